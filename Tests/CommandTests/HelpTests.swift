import TestSupport
import Testing

/// What the tool says about itself.
@Suite struct HelpTests {
  @Test(arguments: [["--help"], ["-h"], ["help"]])
  func helpListsEveryCommand(arguments: [String]) throws {
    let run = try Folder().sduic(arguments)
    #expect(run.status == 0, "\(run.ending)")
    #expect(run.errorText == "")
    for command in ["compile", "check", "layout", "preview", "fixtures", "explain", "completions"] {
      #expect(run.text.contains("  sduic \(command) "))
    }
    #expect(run.text.contains("Exit status: 0 all is well, 1 the input has errors, 2 "))
    #expect(run.text.split(separator: "\n").allSatisfy { $0.count <= 100 }, "fits a terminal")
  }

  @Test func versionIsOneLine() throws {
    let run = try Folder().sduic("--version")
    #expect(run.status == 0)
    #expect(run.text.wholeMatch(of: /sduic \d+\.\d+\.\d+\n/) != nil)
    #expect(run.errorText == "")
  }

  @Test(arguments: ["compile", "check", "layout", "preview", "fixtures", "explain", "completions"])
  func everyCommandExplainsItself(command: String) throws {
    let folder = try Folder()
    let run = try folder.sduic(command, "--help")
    #expect(run.status == 0)
    #expect(run.text.hasPrefix("usage: sduic \(command) "))
    #expect(run.text.contains("\nExamples\n  sduic \(command)"))
    #expect(run.text.split(separator: "\n").allSatisfy { $0.count <= 100 }, "fits a terminal")
    #expect(try folder.sduic("help", command).output == run.output)
    #expect(try folder.sduic(command, "nonsense", "-h").output == run.output, "help wins over what is wrong")
  }

  @Test func nothingAtAllIsAWrongCommandLine() throws {
    let run = try Folder().sduic()
    #expect(run.status == 2)
    #expect(run.text == "")
    #expect(run.errorText.contains("sduic help COMMAND"))
  }

  @Test func helpOfAnUnknownCommandIsRefused() throws {
    let run = try Folder().sduic("help", "layuot")
    #expect(run.status == 2)
    #expect(run.errorText == "sduic: there is no command `layuot`\ndid you mean `sduic layout`?\n")
  }

  @Test func helpOfACodeIsItsPage() throws {
    let folder = try Folder()
    let run = try folder.sduic("help", "unknown-property")
    #expect(run.status == 0)
    #expect(try run.output == folder.sduic("explain", "unknown-property").output)
    let near = try folder.sduic("help", "unknown-propertyy")
    #expect(near.status == 2)
    #expect(
      near.errorText
        == "sduic: there is no diagnostic code `unknown-propertyy`\ndid you mean `sduic help unknown-property`?\n")
  }

  @Test func explainShowsACode() throws {
    let folder = try Folder()
    let run = try folder.sduic("explain", "unknown-property")
    #expect(run.status == 0, "\(run.ending)")
    #expect(run.errorText == "")
    let unknown = try folder.sduic("explain", "unknown-propertyy")
    #expect(unknown.status == 2)
    #expect(unknown.text == "")
    #expect(unknown.errorText.contains("there is no code `unknown-propertyy`; did you mean `unknown-property`?"))
  }
}
