import Testing

@testable import SDUIJSON

@Suite struct LimitTests {
  private func nested(_ depth: Int) -> [UInt8] {
    Array(repeating: 0x5B, count: depth) + Array(repeating: 0x5D, count: depth)
  }

  @Test func depthIsLimited() throws {
    #expect(try JSONDocument(parsing: nested(512)).range(of: JSONNodeID(rawValue: 511)) == 511..<513)
    #expect(throws: JSONSyntaxError(.nestingTooDeep(limit: 512), at: 512)) { try JSONDocument(parsing: nested(513)) }
    #expect(throws: JSONSyntaxError(.nestingTooDeep(limit: 512), at: 512)) {
      try JSONDocument(parsing: nested(10_000))
    }
    #expect(throws: JSONSyntaxError(.nestingTooDeep(limit: 512), at: 512)) {
      try JSONDocument(parsing: Array(repeating: 0x5B, count: 100_000))
    }
  }

  @Test func depthCountsObjectsToo() {
    let text = String(repeating: #"{"a":["#, count: 300)
    #expect(throws: JSONSyntaxError(.nestingTooDeep(limit: 512), at: 256 * 6)) {
      try JSONDocument(parsing: Array(text.utf8))
    }
  }

  @Test func depthIsThatOfNestingAndNotOfContainers() throws {
    let text = "[" + Array(repeating: "[[]]", count: 1000).joined(separator: ",") + "]"
    let document = try JSONDocument(parsing: Array(text.utf8), limits: JSONLimits(maximumDepth: 3))
    #expect(Array(document.children(of: document.root)).count == 1000)
  }

  @Test func depthMayBeSetFreely() throws {
    let deep = try JSONDocument(parsing: nested(200_000), limits: JSONLimits(maximumDepth: .max))
    #expect(deep.nodes.count == 200_000)
    #expect(deep.duplicateKeys().isEmpty)
    #expect(deep.pointer(to: JSONNodeID(rawValue: 199_999)).utf8.count == 399_998)
    #expect(try JSONDocument(parsing: [0x31], limits: JSONLimits(maximumDepth: 0)).kind(of: deep.root) == .number)
    #expect(throws: JSONSyntaxError(.nestingTooDeep(limit: 0), at: 0)) {
      try JSONDocument(parsing: nested(1), limits: JSONLimits(maximumDepth: 0))
    }
  }

  @Test func numbersAreLimitedInDigits() throws {
    let limits = JSONLimits(maximumNumberDigits: 5)
    for text in ["12345", "-123.45", "-1.23e+45"] {
      _ = try JSONDocument(parsing: Array(text.utf8), limits: limits)
    }
    for text in ["123456", "-123.456", "-1.23e+456", "0.12345"] {
      #expect(throws: JSONSyntaxError(.numberTooLong(limit: 5), at: 2)) {
        try JSONDocument(parsing: Array("[ \(text)]".utf8), limits: limits)
      }
    }
  }

  @Test func documentsAreLimitedInBytes() throws {
    _ = try JSONDocument(parsing: Array("[1]".utf8), limits: JSONLimits(maximumByteCount: 3))
    #expect(throws: JSONSyntaxError(.documentTooLarge(limit: 2), at: 0)) {
      try JSONDocument(parsing: Array("[1]".utf8), limits: JSONLimits(maximumByteCount: 2))
    }
    #expect(JSONLimits(maximumByteCount: .max).maximumByteCount == JSONLimits.largestByteCount)
  }
}

@Suite struct DuplicateKeyTests {
  private func duplicates(_ text: String) throws -> [String] {
    let document = try JSONDocument(parsing: Array(text.utf8))
    return document.duplicateKeys().map { "\(document.range(of: $0).lowerBound)" }
  }

  @Test(
    arguments: [
      (#"{}"#, []), (#"{"a":1,"b":2}"#, []), (#"{"a":1,"a":2}"#, ["7"]), (#"{"a":1,"a":2,"a":3}"#, ["7", "13"]),
      (#"{"a":1,"\u0061":2}"#, ["7"]), (#"{"\u0061":1,"\u0061":2}"#, ["12"]), (#"{"a":1,"A":2}"#, []),
      (#"{"a":{"a":1},"b":{"a":1}}"#, []), (#"[{"a":1},{"a":1}]"#, []), (#"{"":1,"":2}"#, ["6"]),
      (#"{"a":{"b":1,"b":2},"a":3}"#, ["12", "19"]), (#"{"a":"a","b":"a"}"#, []), (#"{"a":1,"ab":1,"a":1}"#, ["14"]),
      ("{\"\u{E9}\":1,\"e\u{301}\":2}", []), (#"{"\ud83d\ude00":1,"😀":2}"#, ["18"]),
    ] as [(String, [String])])
  func areFoundInOrder(text: String, offsets: [String]) throws {
    #expect(try duplicates(text) == offsets)
  }

  /// The same answer as a set's, on both sides of the size at which the method changes.
  @Test(arguments: [2, 15, 16, 17, 18, 100, 1000]) func agreeWithASet(count: Int) throws {
    for divisor in [1, 2, 3, 7] {
      var writer = JSONWriter()
      writer.beginObject()
      var seen: Set<String> = []
      var expected: [UInt32] = []
      for index in 0..<count {
        let name = "key \(index * 31 % count / divisor)"
        if !seen.insert(name).inserted {
          expected.append(UInt32(1 + 2 * index))
        }
        writer.key(name)
        writer.integer(0)
      }
      writer.endObject()
      #expect(try JSONDocument(parsing: writer.finish()).duplicateKeys().map(\.rawValue) == expected)
    }
  }

  /// A quadratic search would compare twenty thousand million pairs here.
  @Test(.timeLimit(.minutes(1))) func areFoundInHugeObjects() throws {
    var text = "{"
    for index in 0..<200_000 {
      text += "\"key\(index)\":0,"
    }
    let document = try JSONDocument(parsing: Array((text + "\"key7\":0}").utf8))
    #expect(document.duplicateKeys().map(\.rawValue) == [400_001])
  }
}
