import Foundation
import TestSupport
import Testing

/// Responses on standard input: one a line or over many lines, one after another.
@Suite struct InputDocumentTests {
  private static let program = """
    screen Home { section cards: list { unit Card { height: 80 } } }
    component Card { id: ID, name: Text(max: 5)?, tags: [Text]? }

    """

  private static let digest = String(repeating: "0", count: 64)

  /// A response of which every card whose name is longer than five characters is a fault.
  private static func response(_ names: [String]) -> Any {
    let units = names.enumerated().map { index, name in
      ["unitType": "Card", "data": ["id": "c\(index)", "name": name, "tags": ["{", "}]", "\\\""]]] as [String: Any]
    }
    let section: [String: Any] = ["section": "cards", "sectionId": "cards", "units": units]
    return [
      "sdui": "1.0", "screen": "Home", "layoutId": digest, "page": 0, "hasNext": false, "sectionList": [section],
    ] as [String: Any]
  }

  private static func compact(_ value: Any) throws -> String {
    String(decoding: try JSONSerialization.data(withJSONObject: value, options: .sortedKeys), as: UTF8.self)
  }

  private static func indented(_ value: Any) throws -> String {
    let options: JSONSerialization.WritingOptions = [.sortedKeys, .prettyPrinted]
    return String(decoding: try JSONSerialization.data(withJSONObject: value, options: options), as: UTF8.self)
  }

  /// The same without indentation: every value begins its line.
  private static func unindented(_ text: String) -> String {
    text.split(separator: "\n").map { $0.drop { $0 == " " } }.joined(separator: "\n")
  }

  @Test(arguments: 0..<(Repository.isExhaustive ? 300 : 12))
  func eachDocumentIsFoundHoweverItIsLaidOut(seed: UInt64) throws {
    var random = RandomSource(seed: seed)
    var text = ""
    var expected: [String] = []
    // Values that begin their lines are distinguished from documents as long as none is on one line.
    let isIndented = random.number(0...2) > 0
    for _ in 0..<1 + random.number(0...4) {
      let names = (0..<random.number(0...3)).map { _ in random.number(0...1) == 0 ? "short" : "longer" }
      let value = Self.response(names)
      let first = text.utf8.split(separator: 0x0A, omittingEmptySubsequences: false).count
      let written = try isIndented && random.chance(50) ? Self.compact(value) : Self.indented(value)
      let part = isIndented ? written : Self.unindented(written)
      for (offset, line) in part.split(separator: "\n", omittingEmptySubsequences: false).enumerated() {
        expected += Array(repeating: "\(first + offset)", count: line.components(separatedBy: "longer").count - 1)
      }
      text += part + "\n" + String(repeating: [" \n", "\n", "\r\n"][random.number(0...2)], count: random.number(0...2))
    }
    if random.number(0...1) == 0 { while text.last?.isNewline ?? false || text.last == " " { text.removeLast() } }
    let folder = try Folder(["home.sdui": Self.program, "all.json": text])
    let run = try folder.shell("$SDUIC validate home.sdui --format json < all.json")
    let findings = try run.findings()
    #expect(findings.allSatisfy { $0["code"] as? String == "response-constraint" }, "\(run.text)")
    let lines = findings.map { finding in
      ((finding["range"] as? [String: Any])?["start"] as? [String: Any])?["line"].map { "\($0)" } ?? "none"
    }
    #expect(lines == expected, "\(text)")
  }

  @Test func aBrokenDocumentTakesNoOtherWithIt() throws {
    let good = try Self.compact(Self.response(["short"]))
    let laidOut = try Self.indented(Self.response(["longer"]))
    let folder = try Folder([
      "home.sdui": Self.program,
      "lines.ndjson": [good, "{", good, "{\"sectionList\":[", good, "\"", "7", laidOut, good].joined(separator: "\n"),
      "cut.json": "{\n  \"sdui\": \"1.0\n" + laidOut + "\n",
    ])
    let lines = try folder.shell("$SDUIC validate home.sdui < lines.ndjson")
    #expect(
      lines.codes == ["response-syntax", "response-syntax", "response-syntax", "response-type", "response-constraint"],
      "\(lines.errorText)")
    for place in ["-:2:2", "-:4:17", "-:7:1"] { #expect(lines.errorText.contains(place), "\(place)") }
    let cut = try folder.shell("$SDUIC validate home.sdui < cut.json")
    #expect(cut.codes == ["response-syntax", "response-constraint"], "\(cut.errorText)")
  }

  @Test func whatIsKeptOfEachIsALine() throws {
    let text = try Self.indented(Self.response(["short", "longer"])) + "\n" + Self.indented(Self.response(["short"]))
    let folder = try Folder(["home.sdui": Self.program, "all.json": text])
    let run = try folder.shell("$SDUIC validate home.sdui --prune - < all.json > kept.ndjson")
    #expect(run.status == 1 && run.codes == ["response-constraint"])
    let kept = try #require(folder.contents("kept.ndjson")).split(separator: UInt8(ascii: "\n"))
    #expect(kept.count == 2 && kept[0].count > 100 && kept[1].count > 100)
    #expect(try folder.shell("$SDUIC validate home.sdui < kept.ndjson").errors.isEmpty)
  }
}
