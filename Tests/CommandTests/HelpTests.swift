import TestSupport
import Testing

/// The help of the tool.
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
        == "sduic: there is no command, code, kind, property or word `unknown-propertyy`\n"
        + "did you mean `sduic help unknown-property`?\n")
  }

  /// Kinds, properties, their words and the places of properties, with the vocabulary's own words.
  @Test func explainKnowsTheVocabulary() throws {
    let folder = try Folder()
    for (subject, texts) in [
      ("pinned", ["of a header or footer", "`never`, `section`, `screen`"]),
      ("insets", ["of a section", "of a unit", "of a background"]),
      ("ratio", ["16:9", "width to height"]), ("groupPaging", ["`scroll: groupPaging`, of a section"]),
      ("unit", ["`height`", "`span`"]), ("header", ["`pinned`"]), ("idiom", ["`phone` or `pad`"]),
      ("grid", ["Equal columns", "`columns` (required)", "`height` (required)"]),
      (
        "section",
        [
          "# `section`, a place of properties", "- `columns` (of `grid`, `waterfall`)",
          "`pinned: section`, of a header or footer",
        ]
      ),
    ] {
      let run = try folder.sduic("explain", subject)
      #expect(run.status == 0 && run.errorText == "")
      for text in texts { #expect(run.text.contains(text), "\(subject): \(run.text)") }
      #expect(try folder.sduic("help", subject).output == run.output)
    }
    for (typo, near) in [("gird", "grid"), ("pined", "pinned"), ("grupPaging", "groupPaging"), ("spacng", "spacing")] {
      let run = try folder.sduic("explain", typo)
      #expect(run.status == 2 && run.errorText.contains("did you mean `\(near)`?"), "\(run.errorText)")
    }
  }

  @Test func explainShowsACode() throws {
    let folder = try Folder()
    let run = try folder.sduic("explain", "unknown-property")
    #expect(run.status == 0, "\(run.ending)")
    #expect(run.errorText == "")
    let unknown = try folder.sduic("explain", "unknown-propertyy")
    #expect(unknown.status == 2)
    #expect(unknown.text == "")
    #expect(
      unknown.errorText.contains(
        "there is no code, kind, property or word `unknown-propertyy`; did you mean `unknown-property`?"))
  }
}
