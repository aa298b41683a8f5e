import Foundation
import TestSupport
import Testing

/// `--max-findings`, wherever findings are written.
@Suite struct MaxFindingsTests {
  private static let program = """
    screen Home { section cards: list { unit Card { height: 80 } } }
    component Card { id: ID, name: Text(max: 5)? }

    """

  /// As many errors as are asked for, each after a warning.
  private static func response(_ count: Int) -> String {
    let units = (0..<count).map { #"{"unitType":"Card","data":{"id":"c\#($0)","later":1,"name":"longer"}}"# }
    return #"{"sdui":"1.0","screen":"Home","layoutId":"\#(String(repeating: "0", count: 64))","page":0,"#
      + #""hasNext":false,"sectionList":[{"section":"cards","sectionId":"cards","units":[\#(units.joined(separator: ","))]}]}"#
  }

  private func folder(_ count: Int) throws -> Folder {
    // Each name begins with a capital letter, which is a warning, and has no meaning, which is an error.
    let constants = (0..<count).map { "let Size\($0) = missing\($0)\n" }.joined()
    return try Folder(["home.sdui": Self.program, "many.sdui": constants, "r.json": Self.response(count)])
  }

  private func count(_ run: Run, _ severity: String) -> Int {
    run.errorText.split(separator: "\n").count { $0.hasPrefix("\(severity)[") }
  }

  @Test func peopleAreShownAHundredErrorsFirst() throws {
    let folder = try folder(120)
    for arguments in [["validate", "home.sdui", "r.json"], ["layout", "home.sdui", "--data", "r.json"]] {
      let run = try folder.sduic(arguments)
      #expect(run.status == 1 && count(run, "error") == 100 && count(run, "warning") == 0, "\(arguments)")
      let end = "140 more findings are not shown; `--max-findings all` shows them\n120 errors, 120 warnings\n"
      #expect(run.errorText.hasSuffix(end), "\(run.errorText.suffix(200))")
      let all = try folder.sduic(arguments + ["--max-findings", "all"])
      #expect(all.codes.count == 240 && all.errorText.hasSuffix("\n120 errors, 120 warnings\n"))
      let some = try folder.sduic(arguments + ["--max-findings", "130"])
      #expect(count(some, "error") == 120 && count(some, "warning") == 10)
      let none = try folder.sduic(arguments + ["--max-findings", "0"])
      #expect(none.status == 1 && none.codes.isEmpty && none.errorText.hasPrefix("240 more findings are not shown"))
    }
  }

  @Test func severalDocumentsShareTheNumber() throws {
    let folder = try folder(30)
    let run = try folder.shell("(cat r.json; echo; cat r.json; echo) | $SDUIC validate home.sdui --max-findings 70")
    #expect(run.codes.count == 70)
    let end = "50 more findings are not shown; `--max-findings all` shows them\n60 errors, 60 warnings\n"
    #expect(run.errorText.hasSuffix(end))
    let strict = try folder.shell("cat r.json | $SDUIC validate home.sdui --strict --max-findings 1")
    #expect(strict.errorText.hasSuffix("59 more findings are not shown; `--max-findings all` shows them\n60 errors\n"))
  }

  @Test func programsGetAllOrTheNumberThatIsLeftOut() throws {
    let folder = try folder(120)
    func omitted(_ run: Run) throws -> (shown: Int, omitted: Int?) {
      (try run.findings().count, (try run.json() as? [String: Any])?["omitted"] as? Int)
    }
    let commands = [
      ["validate", "home.sdui", "r.json", "--format", "json"], ["check", "many.sdui", "--format", "json"],
    ]
    for command in commands {
      let all = try omitted(folder.sduic(command))
      #expect(all.shown >= 240 && all.omitted == nil, "\(command)")
      let few = try omitted(folder.sduic(command + ["--max-findings", "7"]))
      #expect(few.shown == 7 && few.omitted == all.shown - 7, "\(command)")
    }
    let total = try folder.sduic("check", "many.sdui", "--format", "json").findings().count
    let sarif = try folder.sduic("check", "many.sdui", "--format", "sarif", "--max-findings", "7")
    let log = try sarif.json() as? [String: Any]
    let run = (log?["runs"] as? [[String: Any]])?.first
    #expect((run?["results"] as? [Any])?.count == 7)
    #expect((run?["properties"] as? [String: Any])?["omittedResults"] as? Int == total - 7)
    let commandsOfHost = try folder.sduic("check", "many.sdui", "--format", "github", "--max-findings", "7").text
    #expect(commandsOfHost.hasSuffix("\n::notice::\(total - 7) more findings left out\n"), "\(commandsOfHost)")
    #expect(commandsOfHost.split(separator: "\n").count == 8)
    let people = try folder.sduic("check", "many.sdui")
    #expect(people.codes.count == 100 && people.errorText.contains("\(total - 100) more findings are not shown"))
  }

  @Test func theNumberIsChecked() throws {
    let folder = try folder(1)
    for command in [["check", "home.sdui"], ["compile", "home.sdui"], ["prove", "home.sdui"], ["fmt", "home.sdui"]] {
      for number in ["-1", "many", "1.5"] {
        let run = try folder.sduic(command + ["--max-findings=\(number)"])
        #expect(run.status == 2 && run.errorText.contains("takes a whole number from 0 or `all`, and `\(number)` is"))
      }
    }
  }
}
