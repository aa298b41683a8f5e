import Foundation
import TestSupport
import Testing

/// `sduic compile`.
@Suite struct CompileTests {
  @Test func writesTheDocumentToStandardOutput() throws {
    let folder = try Folder(Samples.shop)
    let run = try folder.sduic("compile", "home.sdui")
    #expect(run.status == 0, "\(run.ending)")
    #expect(run.errorText == "")
    #expect(run.output.count { $0 == 0x0A } == 1, "one line, since standard output is no terminal")
    let document = try #require(try run.json() as? [String: Any])
    #expect(document["sdui"] as? String == "1.0")
    #expect(document["screen"] as? String == "Home")
    #expect(document["documentation"] as? String == "The shop's landing screen.")
    let layout = try #require(document["layout"] as? [String: Any])
    #expect(Set(try #require(layout["sections"] as? [String: Any]).keys) == ["banners", "deals"])
  }

  @Test func prettyAndCompactMeanTheSame() throws {
    let folder = try Folder(Samples.shop)
    let pretty = try folder.sduic("compile", "home.sdui", "--pretty", "--emit", "screen")
    let compact = try folder.sduic("compile", "home.sdui", "--compact")
    #expect(pretty.status == 0 && compact.status == 0)
    #expect(pretty.output.count > compact.output.count)
    #expect(pretty.text.hasSuffix("}\n"))
    #expect(try pretty.json() as? NSDictionary == compact.json() as? NSDictionary)
  }

  @Test func writesAFileAndNothingElse() throws {
    let folder = try Folder(Samples.shop)
    let direct = try folder.sduic("compile", "home.sdui")
    for arguments in [["-o", "a.json"], ["--output", "a.json"], ["--output=a.json"]] {
      let run = try folder.sduic(["compile", "home.sdui"] + arguments)
      #expect(run.status == 0, "\(run.ending)")
      #expect(run.output.isEmpty && run.errors.isEmpty)
      #expect(folder.contents("a.json") == direct.output)
      #expect(try folder.names() == ["a.json", "catalogue.sdui", "home.sdui"], "no temporary file stays")
      try FileManager.default.removeItem(at: folder.url.appendingPathComponent("a.json"))
    }
  }

  @Test func errorsAreExplainedOnStandardError() throws {
    let folder = try Folder(["home.sdui": Samples.screen("    colums: 3")])
    let run = try folder.sduic("compile", "home.sdui")
    #expect(run.status == 1)
    #expect(run.output.isEmpty)
    #expect(
      run.errorText.hasPrefix(
        """
        error[unknown-property]: a list has no property `colums`
          ┌─ home.sdui:5:5
          │
        5 │     colums: 3
          │     ^^^^^^

        """), "\(run.errorText)")
    #expect(run.errorText.hasSuffix("\n1 error\n"))
    #expect(!run.errorText.contains("\u{1B}"), "no colours where no terminal is")
  }

  @Test func warningsLeaveTheResultWhole() throws {
    let folder = try Folder(["card.sdui": Samples.card])
    try folder.write(
      "home.sdui",
      "import \"card.sdui\"\nimport \"./card.sdui\"\nscreen Home { section a: list { unit Card { height: 1 } } }\n")
    let run = try folder.sduic("compile", "home.sdui")
    #expect(run.status == 0)
    #expect(run.codes == ["duplicate-import"])
    #expect(run.errorText.hasSuffix("\n1 warning\n"))
    #expect(try run.json() is [String: Any])
  }

  @Test func theScreenMustBeOne() throws {
    let folder = try Folder(["none.sdui": Samples.card, "two.sdui": Samples.screen() + "screen Other { }\n"])
    let none = try folder.sduic("compile", "none.sdui")
    #expect(none.status == 1)
    #expect(none.codes == ["no-screen"])
    let two = try folder.sduic("compile", "two.sdui")
    #expect(two.status == 1)
    #expect(two.errorText.contains("screen Other"))
    #expect(two.output.isEmpty && none.output.isEmpty)
  }

  @Test func aDocumentCompilesToItself() throws {
    let folder = try Folder(Samples.shop)
    try folder.write("home.json", folder.sduic("compile", "home.sdui", "--pretty").output)
    let again = try folder.sduic("compile", "home.json", "--pretty")
    #expect(again.status == 0, "\(again.ending)")
    #expect(again.output == folder.contents("home.json"))
    #expect(try folder.sduic("compile", "home.json", "-o", "home.json", "--compact").status == 0)
    #expect(try folder.contents("home.json") == folder.sduic("compile", "home.sdui").output)
  }

  @Test func aPipeIsReadOnce() throws {
    let folder = try Folder(["home.sdui": Samples.screen()])
    let piped = try folder.shell("cat home.sdui | \"$SDUIC\" compile /dev/stdin")
    #expect(piped.status == 0, "\(piped.ending)")
    #expect(try piped.output == folder.sduic("compile", "home.sdui").output)
  }
}
