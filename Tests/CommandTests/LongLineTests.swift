import TestSupport
import Testing

/// Findings on lines that nobody reads as a whole: responses as servers send them, on one line.
@Suite struct LongLineTests {
  private static let program = """
    screen Home { essential section cards: list { unit Card { height: 80 } } }
    component Card { id: ID, name: Text(max: 5)? }

    """

  /// Each finding looks at the text around it. Were it the whole line, these took minutes.
  @Test(.timeLimit(.minutes(1))) func aFindingInEachOfThousandsOfUnits() throws {
    let count = 5000
    let units = (0..<count).map { #"{"unitType":"Card","data":{"id":"\#($0)","name":"lön日ger"}}"# }
    let response =
      #"{"sdui":"1.0","screen":"Home","layoutId":"\#("0".repeated(64))","page":0,"hasNext":false,"sectionList":"#
      + #"[{"section":"cards","sectionId":"cards","units":[\#(units.joined(separator: ","))]}]}"#
    let folder = try Folder(["home.sdui": Self.program, "r.json": response])
    let run = try folder.sduic("validate", "home.sdui", "r.json", "--max-findings", "all")
    #expect(run.status == 1 && run.codes.count == count)
    // The mark begins after `…` and the 60 characters before it, and is as wide as a terminal shows it.
    let line = #"…":"lön日ger"}},{"unitType":"Card","data":{"id":"4999","name":"lön日ger"}}]}]}"#
    let column = response.utf8.count - #""lön日ger"}}]}]}"#.utf8.count + 1
    #expect(
      run.errorText.contains(
        """
          ┌─ r.json:1:\(column) at /sectionList/0/units/4999/data/name
          │
        1 │ \(line)
          │ \(" ".repeated(62))\("^".repeated(10))
        """), "\(run.errorText.suffix(900))")
    #expect(run.errorText.hasSuffix("\n\(count) errors\n"))
    let json = try folder.sduic("validate", "home.sdui", "r.json", "--format", "json")
    let findings = try json.findings()
    #expect(findings.count == count)
    let range = findings.last?["range"] as? [String: [String: Int]]
    #expect(range?["start"] == ["line": 1, "column": column, "offset": column - 1])
  }

  /// Two marks on one line that are not in view together: each has its excerpt.
  @Test func marksFarApartAreBothInView() throws {
    let far = "enum Size { a } /*" + "-".repeated(1000) + "*/ enum Size { b }"
    let near = "enum Size { a } /*" + "-".repeated(10) + "*/ enum Size { b } //" + "-".repeated(1000)
    let folder = try Folder(["far.sdui": far, "near.sdui": near])
    let run = try folder.sduic("check", "far.sdui")
    #expect(
      run.errorText.contains(
        """
        1 │ enum Size { a } /*\("-".repeated(102))…
          │      ---- declared here first
        1 │ …\("-".repeated(52))*/ enum Size { b }
          │ \(" ".repeated(61))^^^^

        """), "\(run.errorText)")
    let together = try folder.sduic("check", "near.sdui")
    #expect(
      together.errorText.contains(
        """
        1 │ enum Size { a } /*----------*/ enum Size { b } //\("-".repeated(71))…
          │      ---- declared here first
          │ \(" ".repeated(36))^^^^

        """), "\(together.errorText)")
  }
}
