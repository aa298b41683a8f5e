import TestSupport
import Testing

@testable import SDUIJSON

@Suite struct PrettyPrinterTests {
  private func printed(_ text: String, width: Int = 100) -> String {
    String(decoding: JSONPrettyPrinter(width: width).format(Array(text.utf8)), as: UTF8.self)
  }

  @Test(arguments: [
    ("[]", "[]\n"), ("{}", "{}\n"), ("1", "1\n"), ("\"a\"", "\"a\"\n"), ("[1,2,3]", "[1, 2, 3]\n"),
    (#"{"a":1,"b":[1,2]}"#, "{ \"a\": 1, \"b\": [1, 2] }\n"), (#"[{},[],{"a":{}}]"#, "[{}, [], { \"a\": {} }]\n"),
    (#"{"a,:[{\"":"}\\"}"#, "{ \"a,:[{\\\"\": \"}\\\\\" }\n"),
  ])
  func shortDocumentsTakeOneLine(text: String, expected: String) {
    #expect(printed(text) == expected)
  }

  /// `  "c": { "d": 1 },` is 18 bytes wide and `  "f": { "g": "x" }` is 19.
  @Test func longContainersTakeALineAnItem() {
    let expected = """
      {
        "a": 1,
        "b": [1, 2],
        "c": { "d": 1 },
        "e": [
          1,
          ["long"],
          {},
          []
        ],
        "f": {
          "g": "x"
        }
      }

      """
    #expect(printed(#"{"a":1,"b":[1,2],"c":{"d":1},"e":[1,["long"],{},[]],"f":{"g":"x"}}"#, width: 18) == expected)
  }

  /// Each text with the narrowest width at which its inner container stays on one line, counted by hand.
  @Test(arguments: [
    // `  "b": [1, 2]` is 13 bytes wide.
    (#"{"a":"some longer text","b":[1,2]}"#, 13, "  \"b\": [1, 2]\n"),
    // `  "b": [1, 2],` is 14 bytes wide: the comma counts.
    (#"{"b":[1,2],"a":"some longer text"}"#, 14, "  \"b\": [1, 2],\n"),
    // `  { "a": 1 },` is 13 bytes wide.
    (#"[{"a":1},"some longer text"]"#, 13, "  { \"a\": 1 },\n"),
    // `  ["é"]` is 8 bytes wide, though it has 7 characters.
    (#"["some longer text",["é"]]"#, 8, "  [\"é\"]\n"),
    // `[1, [2, 3]]` is 11 bytes wide.
    ("[1,[2,3]]", 11, "[1, [2, 3]]\n"),
    // `  [[2], 3]` is 10 bytes wide: the comma inside belongs to the inner array.
    ("[\"some longer text\",[[2],3]]", 10, "  [[2], 3]\n"),
  ])
  func containersFitExactly(text: String, width: Int, line: String) {
    #expect(printed(text, width: width).contains(line))
    #expect(!printed(text, width: width - 1).contains(line))
  }

  @Test func widthZeroBreaksAllButEmptyContainers() {
    let expected = """
      {
        "a": [
          1,
          {
            "b": null
          }
        ],
        "c": {},
        "d": []
      }

      """
    #expect(printed(#"{"a":[1,{"b":null}],"c":{},"d":[]}"#, width: 0) == expected)
  }

  @Test func inputMayHaveWhiteSpace() {
    #expect(printed(" { \"a\" :\n[ ] ,\t\"b\":{ } } ") == "{ \"a\": [], \"b\": {} }\n")
    #expect(printed("[ ]", width: 0) == "[]\n")
  }

  @Test func layoutKeepsTheDocument() throws {
    var random = RandomSource(seed: 3)
    for round in 0..<300 {
      let value = Value.random(depth: 5, using: &random)
      var writer = JSONWriter()
      value.write(to: &writer)
      let printer = JSONPrettyPrinter(width: round % 3 == 0 ? 100 : round % 60)
      let pretty = printer.format(writer.bytes)
      let document = try JSONDocument(parsing: pretty)
      #expect(Value(document, document.root) == value)
      #expect(pretty.last == 0x0A)
      #expect(printer.format(pretty) == pretty)
      var compact = JSONWriter()
      Value(document, document.root).write(to: &compact)
      #expect(compact.bytes == writer.bytes)
      #expect(printer.format(compact.bytes) == pretty)
    }
  }

  @Test(arguments: [10, 40, 80]) func onlyScalarsReachPastTheWidth(width: Int) {
    var random = RandomSource(seed: 11)
    var writer = JSONWriter()
    Value.array((0..<100).map { _ in .random(depth: 4, using: &random) }).write(to: &writer)
    for line in JSONPrettyPrinter(width: width).format(writer.bytes).split(separator: 0x0A) where line.count > width {
      #expect(!hasContainerWithItems(Array(line)), "\(String(decoding: line, as: UTF8.self))")
    }
  }

  /// Whether a line has an opening bracket, outside strings, with something but a closing bracket after it.
  private func hasContainerWithItems(_ line: [UInt8]) -> Bool {
    var isInString = false
    var isEscaped = false
    for (index, byte) in line.enumerated() {
      if isInString {
        isInString = isEscaped || byte != 0x22
        isEscaped = !isEscaped && byte == 0x5C
      } else if byte == 0x22 {
        isInString = true
      } else if byte == 0x5B || byte == 0x7B, index + 1 < line.count, ![0x5D, 0x7D].contains(line[index + 1]) {
        return true
      }
    }
    return false
  }

  @Test func deepNestingIsSafe() throws {
    let depth = 2000
    let deep = [UInt8](repeating: 0x5B, count: depth) + [UInt8](repeating: 0x5D, count: depth)
    #expect(JSONPrettyPrinter(width: 2 * depth).format(deep) == deep + [0x0A])
    let pretty = JSONPrettyPrinter(width: 10).format(deep)
    let document = try JSONDocument(parsing: pretty, limits: JSONLimits(maximumDepth: depth))
    #expect(document.nodes.count == depth)
  }

  @Test(arguments: ["", "]", "}}", "[", "{", "[}", "{]", "\"", "\"\\", "[,", ":", "{{,]", "a b", "[\"a]", ",]1[{}"])
  func whatIsNotJSONDoesNoHarm(text: String) {
    for width in [0, 3, 100] {
      #expect(printed(text, width: width).utf8.last == 0x0A)
    }
  }
}
