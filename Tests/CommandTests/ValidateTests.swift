import Foundation
import TestSupport
import Testing

/// `sduic validate`.
@Suite struct ValidateTests {
  private static let program = """
    screen Home {
      essential section cards: list { unit Card { height: 80 }, unit Ad { height: 40 } }
      section more: list { minItems: 2, unit Card { height: 80 } }
    }
    component Card { id: ID, name: Text(max: 5)? }
    component Ad { id: ID }

    """

  private static let head =
    #"{"sdui":"1.0","screen":"Home","layoutId":"\#(String(repeating: "0", count: 64))","page":0,"hasNext":false,"#

  /// A response on one line, whose second section has two cards.
  private static func response(_ cards: String, _ more: String = card("x") + "," + card("y")) -> String {
    head + #""sectionList":[{"section":"cards","sectionId":"cards","units":[\#(cards)]},"#
      + #"{"section":"more","sectionId":"more","units":[\#(more)]}]}"#
  }

  private static func card(_ id: String, _ rest: String = "") -> String {
    #"{"unitType":"Card","data":{"id":"\#(id)"\#(rest)}}"#
  }

  @Test func aValidResponseSaysNothing() throws {
    let folder = try Folder(["home.sdui": Self.program, "r.json": Self.response(Self.card("a"))])
    let run = try folder.sduic("validate", "home.sdui", "r.json")
    #expect(run.status == 0 && run.output.isEmpty && run.errors.isEmpty, "\(run.ending)")
    #expect(try folder.sduic("compile", "home.sdui", "-o", "home.json").status == 0)
    #expect(try folder.sduic("validate", "home.json", "r.json", "r.json").status == 0)
  }

  @Test func contentAloneNeedsNoLayout() throws {
    let sections = #"{"sectionList":[{"sectionId":"cards","units":[\#(Self.card("a"))]}]}"#
    let folder = try Folder(["home.sdui": Self.program, "r.json": sections])
    #expect(try folder.sduic("validate", "home.sdui", "r.json", "--content").status == 0)
    let run = try folder.sduic("validate", "home.sdui", "r.json")
    #expect(run.status == 1 && run.errorText.contains("the response has no `layoutId`"), "\(run.ending)")
    try folder.write("r.json", sections.replacingOccurrences(of: #""id":"a""#, with: #""id":7"#))
    #expect(try folder.sduic("validate", "home.sdui", "r.json", "--content").status == 1)
  }

  @Test func aListOfUnitsIsAResponseOfOneSection() throws {
    let program = "component Card { id: ID }\nscreen One { section cards: list { unit Card { height: 80 } } }\n"
    let folder = try Folder(["one.sdui": program, "home.sdui": Self.program, "r.json": "[\(Self.card("a"))]"])
    #expect(try folder.sduic("validate", "one.sdui", "r.json").status == 0)
    #expect(try folder.sduic("validate", "home.sdui", "r.json").status == 1, "which section would it be?")
    try folder.write("r.json", "[\(Self.card("a")),\(Self.card("a"))]")
    #expect(try folder.sduic("validate", "one.sdui", "r.json").status == 1, "an identity occurs twice")
  }

  @Test func everyFaultIsReportedWithItsPlaceAndTheDeclaration() throws {
    let text = Self.response(Self.card("a", #","name":"longer""#) + "," + Self.card("a"), Self.card("x"))
    let folder = try Folder(["home.sdui": Self.program, "r.json": text])
    let run = try folder.sduic("validate", "home.sdui", "r.json")
    #expect(run.status == 1)
    #expect(run.codes == ["response-constraint", "response-duplicate-identity", "response-item-count"])
    #expect(run.errorText.contains(" at /sectionList/0/units/0/data/name\n"))
    #expect(run.errorText.contains("home.sdui:5:26"), "\(run.errorText)")
    #expect(run.errorText.hasSuffix("3 errors\n"))
    let json = try folder.sduic("validate", "home.sdui", "r.json", "--format", "json")
    #expect(json.status == 1 && json.errors.isEmpty)
    let findings = try json.findings()
    #expect(findings.map { $0["code"] as? String } == run.codes)
    #expect(
      findings.map { $0["pointer"] as? String } == [
        "/sectionList/0/units/0/data/name", "/sectionList/0/units/1/data/id", "/sectionList/1/units",
      ])
    #expect(findings.allSatisfy { ($0["labels"] as? [Any])?.count == 1 })
  }

  @Test func unknownKeysAreWarningsUnlessStrict() throws {
    let folder = try Folder(["home.sdui": Self.program, "r.json": Self.response(Self.card("a", #","later":1"#))])
    let run = try folder.sduic("validate", "home.sdui", "r.json")
    #expect(run.status == 0 && run.errorText.hasSuffix("1 warning\n"))
    let strict = try folder.sduic("validate", "home.sdui", "r.json", "--strict")
    #expect(strict.status == 1 && strict.errorText.hasPrefix("error[response-unknown-field]"))
  }

  @Test func standardInputHasOneResponseALine() throws {
    let good = Self.response(Self.card("a"))
    let lines = Array(repeating: good, count: 200) + ["", "{", Self.response(#"{"unitType":"Old"}"#), good]
    let folder = try Folder(["home.sdui": Self.program, "all.ndjson": lines.joined(separator: "\n")])
    let run = try folder.shell("$SDUIC validate home.sdui < all.ndjson")
    #expect(run.status == 1)
    #expect(run.codes == ["response-syntax", "response-unknown-unit"])
    #expect(run.errorText.contains("-:202:2") && run.errorText.contains("-:203:"), "\(run.errorText)")
    #expect(try folder.shell("head -n 200 all.ndjson | $SDUIC validate home.sdui -").status == 0)
    let json = try folder.shell("$SDUIC validate home.sdui --format json < all.ndjson")
    #expect(try json.findings().count == 2)
    #expect(try folder.shell("$SDUIC validate home.sdui --format json < /dev/null").text == "{\"diagnostics\":[]}\n")
  }

  @Test func whatClientsKeepIsWritten() throws {
    let units = [Self.card("a"), #"{"unitType":"Old","data":{}}"#, Self.card("b", #","name":7"#), Self.card("c")]
    let text = Self.response(units.joined(separator: ","), Self.card("x") + "," + Self.card("", ""))
    let folder = try Folder(["home.sdui": Self.program, "r.json": text])
    let run = try folder.sduic("validate", "home.sdui", "r.json", "--prune", "kept.json")
    #expect(run.status == 1, "every fault counts, whatever clients make of it")
    #expect(run.codes == ["response-unknown-unit", "response-type", "response-constraint"])
    #expect(try folder.sduic("validate", "home.sdui", "kept.json").status == 0)
    let written = try #require(folder.contents("kept.json"))
    let kept = try #require(JSONSerialization.jsonObject(with: written) as? [String: Any])
    let sections = try #require(kept["sectionList"] as? [[String: Any]])
    let ids = sections.map { section in
      (section["units"] as? [[String: Any]] ?? []).compactMap { ($0["data"] as? [String: Any])?["id"] as? String }
    }
    // One card is too few for `more`, which goes as a whole.
    #expect(ids == [["a", "c"]])
  }

  @Test(arguments: ["unknown: fail", "invalid: fail"])
  func aScreenMayKeepNothing(rule: String) throws {
    let program = Self.program.replacing("screen Home {", with: "screen Home {\n  \(rule)")
    let unit = rule.hasPrefix("unknown") ? #"{"unitType":"Old","data":{}}"# : Self.card("")
    let folder = try Folder(["home.sdui": program, "r.json": Self.response(unit), "kept.json": "as it was"])
    let run = try folder.sduic("validate", "home.sdui", "r.json", "--prune", "kept.json")
    #expect(run.status == 1 && run.errorText.contains("clients keep nothing"))
    #expect(folder.contents("kept.json") == Data("as it was".utf8))
    let lost = Self.head + #""sectionList":[]}"#
    try folder.write("lost.json", lost)
    #expect(try folder.sduic("validate", "home.sdui", "lost.json", "--prune", "new.json").status == 1)
    #expect(folder.contents("new.json") == nil)
  }

  @Test func whatClientsKeepOfLinesIsALineEach() throws {
    let lost = Self.head + #""sectionList":[]}"#
    let lines = [Self.response(Self.card("a")), lost, Self.response(Self.card("b") + "," + Self.card("", "")), "{"]
    let folder = try Folder(["home.sdui": Self.program, "all.ndjson": lines.joined(separator: "\n")])
    let run = try folder.shell("$SDUIC validate home.sdui --prune - < all.ndjson > kept.ndjson")
    #expect(run.status == 1)
    #expect(run.errorText.contains("clients keep nothing of the response that begins on line 2"))
    #expect(run.errorText.contains("clients keep nothing of the response that begins on line 4"))
    let kept = try #require(folder.contents("kept.ndjson")).split(separator: UInt8(ascii: "\n"))
    #expect(kept.count == 2 && kept.first.map { Data($0) } == Data(lines[0].utf8))
    #expect(try folder.shell("$SDUIC validate home.sdui < kept.ndjson").errors.isEmpty)
    #expect(try folder.sduic("validate", "home.sdui", "--prune", "k.json").status == 2)
    #expect(try folder.sduic("validate", "home.sdui", "--prune", "-", "--format", "json").status == 2)
  }

  @Test func aWrongCommandLineIsRefused() throws {
    let folder = try Folder(["home.sdui": Self.program, "r.json": Self.response("")])
    #expect(try folder.sduic("validate").status == 2)
    #expect(try folder.sduic("validate", "home.sdui", "none.json").status == 2)
    #expect(try folder.sduic("validate", "home.sdui", "r.json", "r.json", "--prune", "k.json").status == 2)
    #expect(try folder.sduic("validate", "home.sdui", "r.json", "--format", "sarif").status == 2)
  }
}
