import Foundation
import TestSupport
import Testing

/// `sduic render`.
@Suite struct RenderTests {
  private static let program = """
    screen Home {
      essential section cards: list { unit Card { height: 80 } }
      section ads: list { unit Ad { height: 40 } }
    }
    component Card { id: ID, name: Text(max: 5)? }
    component Ad { id: ID }

    """

  private static let data =
    #"{"sections":[{"section":"cards","units":[{"unitType":"Card","data":{"id":"a"}}]}]}"#

  private static func folder(_ data: String = data, _ screen: String = "") throws -> Folder {
    try Folder([
      "home.sdui": program.replacingOccurrences(of: "Home {\n", with: "Home {\n\(screen)\n"), "today.json": data,
    ])
  }

  @Test func theResponseKeepsTheContractFromSourceAndFromTheDocument() throws {
    let folder = try Self.folder()
    let run = try folder.sduic("render", "home.sdui", "--data", "today.json")
    #expect(run.status == 0 && run.errors.isEmpty, "\(run.ending)")
    #expect(try folder.sduic("compile", "home.sdui", "-o", "home.json").status == 0)
    #expect(try folder.sduic("render", "home.json", "--data", "today.json").output == run.output)
    #expect(try folder.shell("$SDUIC render home.json --data - < today.json").output == run.output)
    try folder.write("r.json", run.output)
    let check = try folder.sduic("validate", "home.sdui", "r.json", "--strict")
    #expect(check.status == 0 && check.errors.isEmpty, "\(check.ending)")
  }

  @Test func theLayoutIsSentAlongIfAsked() throws {
    let folder = try Self.folder()
    let layout = try folder.sduic("compile", "home.sdui", "--emit", "layout").json() as? [String: Any]
    let inline = try folder.sduic("render", "home.sdui", "--data", "today.json", "--inline").json() as? [String: Any]
    let plain = try folder.sduic("render", "home.sdui", "--data", "today.json").json() as? [String: Any]
    #expect(inline?["layout"] as? NSDictionary == layout?["layout"] as? NSDictionary && inline?["layout"] != nil)
    #expect(plain?["layout"] == nil && plain?["layoutId"] as? String == layout?["layoutId"] as? String)
  }

  @Test func flagsAndClientsAreResolvedAndNamed() throws {
    let folder = try Folder([
      "home.sdui": """
      flag grid: [wide, tight]
      screen Home {
        clients: (ios: 1.0...)
        section cards: grid { columns: 2, unit Card { height: 80 }, when flag(grid) == tight { columns: 3 } }
      }
      component Card since 2.0 fallback Old { id: id } { id: ID, name: Text }
      component Old { id: ID }

      """,
      "today.json":
        #"{"sections":[{"section":"cards","units":[{"unitType":"Card","data":{"id":"a","name":"n"}}]}]}"#,
    ])
    let arguments = ["--flag", "grid=tight", "--client", "ios@1.4"]
    let run = try folder.sduic(["render", "home.sdui", "--data", "today.json"] + arguments)
    #expect(run.text.contains(#""variants":{"flags":{"grid":"tight"},"client":"ios@1.4"}"#), "\(run.ending)")
    #expect(run.text.contains(#"{"unitType":"Old","data":{"id":"a"}}"#))
    let layout = try folder.sduic(["compile", "home.sdui", "--emit", "layout"] + arguments).json() as? [String: Any]
    #expect((try run.json() as? [String: Any])?["layoutId"] as? String == layout?["layoutId"] as? String)
    let wrong = try folder.sduic("render", "home.sdui", "--data", "today.json", "--flag", "grid=huge")
    #expect(wrong.status == 2 && wrong.errorText.contains("the flag `grid` has no case `huge`"))
  }

  @Test func whatIsLeftOutIsReportedAndCounted() throws {
    let units = #"{"unitType":"Card","data":{"id":"a","name":"longer"}},{"unitType":"Card","data":{"id":"b"}}"#
    let data = #"{"sections":[{"section":"cards","units":[\#(units)]}]}"#
    let run = try Self.folder(data).sduic("render", "home.sdui", "--data", "today.json")
    #expect(run.status == 3 && run.text.contains(#""units":[{"unitType":"Card","data":{"id":"b"}}]"#))
    #expect(run.errorText.hasPrefix("warning[response-constraint]: `name` has 6 characters"))
    #expect(run.errorText.contains("today.json:1:85 at /sections/0/units/0/data/name"))
    let unit = "the unit `Card` with the id `a` of the section `cards`, today.json:1:42 at /sections/0/units/0"
    #expect(
      run.errorText.hasSuffix("1 warning\nleft out: \(unit)\nleft out: 1 part of the data that breaks the contract\n"))
    let quiet = try Self.folder(data).sduic("render", "home.sdui", "--data", "today.json", "--max-findings", "0")
    #expect(quiet.status == 3 && !quiet.errorText.contains("the unit") && quiet.errorText.contains("1 part"))
    let strict = try Self.folder(data, "invalid: fail").sduic("render", "home.sdui", "--data", "today.json")
    #expect(strict.status == 1 && strict.output.isEmpty)
    #expect(strict.errorText.hasPrefix("error[response-constraint]") && !strict.errorText.contains("left out"))
  }

  @Test func withoutAnEssentialSectionNothingIsWritten() throws {
    let folder = try Self.folder(#"{"sections":[]}"#)
    try folder.write("old.json", "old")
    let run = try folder.sduic("render", "home.sdui", "--data", "today.json", "-o", "old.json")
    #expect(run.status == 1 && run.codes == ["response-missing-section"])
    #expect(folder.contents("old.json") == Data("old".utf8))
    #expect(try folder.names() == ["home.sdui", "old.json", "today.json"])
  }

  @Test(arguments: [
    (#"{"sections":"#, "response-syntax"), ("[]", "response-missing-section"), ("3", "response-type"),
    ("{}", "response-missing-key"), (#"{"sections":{}}"#, "response-type"),
    (#"{"sections":[],"page":-1}"#, "response-type"), ("\u{FEFF}{}", "response-syntax"),
    (String(repeating: "[", count: 10_000), "response-syntax"),
  ])
  func dataOfAnotherFormAreRefused(data: String, code: String) throws {
    let run = try Self.folder(data).sduic("render", "home.sdui", "--data", "today.json")
    #expect(run.status == 1 && run.output.isEmpty && run.codes.contains(code), "\(run.ending)")
  }

  @Test func aWrongCommandLineIsToldAndNothingIsReplaced() throws {
    let folder = try Self.folder()
    let cases: [([String], String)] = [
      (["home.sdui"], "needs `--data`"), (["home.sdui", "--data", "none.json"], "none.json"),
      (["home.sdui", "--data", "."], "folder"),
      (["home.sdui", "--data", "today.json", "-o", "home.sdui"], "is a source of this response"),
      (["home.sdui", "--data", "today.json", "-o", "./today.json"], "is a source of this response"),
      (["home.sdui", "--data", "today.json", "-o", "today.json/r.json"], "today.json/r.json"),
    ]
    for (arguments, message) in cases {
      let run = try folder.sduic(["render"] + arguments)
      #expect(run.status == 2 && run.errorText.contains(message), "\(arguments): \(run.ending)")
    }
    #expect(folder.contents("today.json") == Data(Self.data.utf8))
  }
}

/// The backend in `Examples`.
@Suite struct BackendExampleTests {
  @Test func itsOwnTestsPass() throws {
    let tool = try #require(Executable.url)
    var environment = ProcessInfo.processInfo.environment
    environment["SDUIC"] = tool.path
    let run = try Run(
      "python3", ["-B", "-m", "unittest", "test_server"], in: URL(filePath: Repository.path("Examples/Canteen")),
      environment: environment, patience: 120)
    guard run.status != 127 else { return try MissingTool.skip("python3") }
    #expect(run.status == 0 && run.errorText.contains("Ran 4 tests"), "\(run.ending)")
  }
}
