import Testing

@testable import SDUIJSON

@Suite struct DocumentTests {
  static func parse(_ text: String) throws -> JSONDocument {
    try JSONDocument(parsing: Array(text.utf8))
  }

  @Test func nodesAreSmall() {
    #expect(MemoryLayout<JSONNode>.stride == 16)
  }

  @Test func containersGiveTheirContents() throws {
    let document = try Self.parse(#" {"a":[1,[2,3],{}],"b":null,"a":"x"} "#)
    let members = Array(document.members(of: document.root))
    #expect(members.map { document.string(of: $0.key) } == ["a", "b", "a"])
    #expect(members.map { document.kind(of: $0.value) } == [.array, .null, .string])
    let elements = Array(document.children(of: members[0].value))
    #expect(elements.map { document.kind(of: $0) } == [.number, .array, .object])
    #expect(document.children(of: elements[1]).map { document.integer(of: $0) } == [2, 3])
    #expect(Array(document.members(of: elements[2])).isEmpty)
    #expect(Array(document.children(of: document.root)).isEmpty)
    #expect(Array(document.members(of: members[0].value)).isEmpty)
    #expect(document.isKey(members[0].key) && !document.isKey(members[0].value))
  }

  @Test func rangesCoverTheSourceOfANode() throws {
    let document = try Self.parse(#" {"a": [1.50, "é"]} "#)
    let array = try #require(document.member("a", of: document.root))
    let elements = Array(document.children(of: array))
    #expect(document.range(of: document.root) == 1..<20)
    #expect(document.range(of: array) == 7..<19)
    #expect(document.range(of: elements[0]) == 8..<12)
    #expect(document.range(of: elements[1]) == 14..<18)
    #expect(document.numberText(of: elements[0]) == "1.50")
    #expect(document.numberText(of: elements[1]) == nil)
  }

  @Test func membersAreFoundByTheirDecodedKeys() throws {
    let document = try Self.parse(#"{"a":1,"\u0062":2,"a":3,"é":4,"a\/b":5,"":6,"ab":7}"#)
    func value(_ name: String) -> Int64? {
      document.member(name, of: document.root).flatMap { document.integer(of: $0) }
    }
    #expect(value("a") == 1)
    #expect(value("b") == 2)
    #expect(value("é") == 4)
    #expect(value("e\u{301}") == nil)
    #expect(value("a/b") == 5)
    #expect(value("") == 6)
    #expect(value("ab") == 7)
    #expect(value("abc") == nil)
    #expect(document.member("a", of: JSONNodeID(rawValue: 2)) == nil)
    let keys = Array(document.members(of: document.root)).map(\.key)
    #expect(document.keyEquals(keys[1], "b") && !document.keyEquals(keys[1], "bb") && !document.keyEquals(keys[1], ""))
    #expect(!document.keyEquals(document.root, ""))
  }

  @Test(arguments: [
    (#""""#, ""), (#""abc""#, "abc"), (#""\"\\\/\b\f\n\r\t""#, "\"\\/\u{8}\u{C}\n\r\t"),
    (#""\u0000x""#, "\0x"), (#""\u007f\u0080\u07ff\u0800\uffff""#, "\u{7F}\u{80}\u{7FF}\u{800}\u{FFFF}"),
    (#""\ud834\udd1e\uD800\uDC00\udbff\udfff""#, "\u{1D11E}\u{10000}\u{10FFFF}"),
    (#""a\u00e9é\n😀""#, "aéé\n😀"),
  ])
  func stringsAreDecoded(source: String, decoded: String) throws {
    let document = try Self.parse(source)
    let string = try #require(document.string(of: document.root))
    #expect(Array(string.utf8) == Array(decoded.utf8))
    #expect(document.keyEquals(document.root, decoded))
  }

  @Test(
    arguments: [
      ("0", 0), ("-0", 0), ("-0.0e5", 0), ("0e999999999999999999999", 0), ("0.000e-99999999999999999999", 0),
      ("1e3", 1000), ("1.0", 1), ("1.50e1", 15), ("100e-2", 1), ("-1200.0E-2", -12), ("1e-1", nil), ("1.5", nil),
      ("1.0000000000000000000000000000000000000001", nil), ("123456789e0", 123_456_789), ("1e00003", 1000),
      ("9223372036854775807", Int64.max), ("9223372036854775808", nil), ("-9223372036854775808", Int64.min),
      ("-9223372036854775809", nil), ("9.223372036854775807e18", Int64.max), ("-92233720368547758080e-1", Int64.min),
      ("1e18", 1_000_000_000_000_000_000), ("1e19", nil), ("1e999999999999999999999999", nil),
      ("1e-999999999999999999999999", nil), ("10000000000000000000000000e-24", 10),
      ("0.00000000000000000000000005e26", 5), ("true", nil), ("\"1\"", nil),
    ] as [(String, Int64?)])
  func integersAreExact(source: String, value: Int64?) throws {
    let document = try Self.parse(source)
    #expect(document.integer(of: document.root) == value)
  }

  @Test func booleansAreRead() throws {
    let document = try Self.parse("[true,false,null,0]")
    #expect(document.children(of: document.root).map { document.boolean(of: $0) } == [true, false, nil, nil])
  }

  /// The examples of RFC 6901, section 5.
  @Test func pointersAreThoseOfTheStandard() throws {
    let document = try Self.parse(
      #"{"foo":["bar","baz"],"":0,"a/b":1,"c%d":2,"e^f":3,"g|h":4,"i\\j":5,"k\"l":6," ":7,"m~n":8}"#)
    let expected = [
      "", "/foo", "/foo", "/foo/0", "/foo/1", "/", "/", "/a~1b", "/a~1b", "/c%d", "/c%d", "/e^f", "/e^f", "/g|h",
      "/g|h", "/i\\j", "/i\\j", "/k\"l", "/k\"l", "/ ", "/ ", "/m~0n", "/m~0n",
    ]
    let pointers = expected.indices.map { document.pointer(to: JSONNodeID(rawValue: UInt32($0))) }
    #expect(pointers == expected)
  }

  @Test func pointersReachNestedNodes() throws {
    let document = try Self.parse(#"[[],{"a":[0,{"~/":[1,2]}]},3]"#)
    let last = (0..<document.nodes.count).map { document.pointer(to: JSONNodeID(rawValue: UInt32($0))) }
    #expect(
      last == [
        "", "/0", "/1", "/1/a", "/1/a", "/1/a/0", "/1/a/1", "/1/a/1/~0~1", "/1/a/1/~0~1", "/1/a/1/~0~1/0",
        "/1/a/1/~0~1/1", "/2",
      ])
  }

  @Test func positionsCountLinesAndBytes() throws {
    let document = try Self.parse("[\n\"é\",\r\n 1\n]")
    let expected = [
      0: (1, 1), 1: (1, 2), 2: (2, 1), 3: (2, 2), 5: (2, 4), 6: (2, 5), 7: (2, 6), 8: (2, 7), 9: (3, 1), 10: (3, 2),
      11: (3, 3), 12: (4, 1), 13: (4, 2), 99: (4, 2), -1: (1, 1),
    ]
    for (offset, place) in expected {
      #expect(document.position(atOffset: offset) == place, "offset \(offset)")
    }
    #expect(JSONDocument.position(atOffset: 0, in: []) == (1, 1))
  }
}
