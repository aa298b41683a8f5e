import Foundation
import TestSupport
import Testing

/// `sduic check`.
@Suite struct CheckTests {
  @Test func isSilentIfAllIsWell() throws {
    let folder = try Folder(Samples.shop)
    for operands in [["home.sdui"], ["."], ["home.sdui", "catalogue.sdui"], [folder.url.path]] {
      let run = try folder.sduic(["check"] + operands)
      #expect(run.status == 0, "\(run.ending)")
      #expect(run.output.isEmpty && run.errors.isEmpty)
    }
    let json = try folder.sduic("check", ".", "--format", "json")
    #expect(json.text == "{\"diagnostics\":[]}\n")
    #expect(json.status == 0)
  }

  @Test func aFolderWithoutFilesIsAWarning() throws {
    let folder = try Folder(["Empty/notes.txt": "", "Full/home.sdui": Samples.screen()])
    let warning = "sduic check: warning: there is no .sdui file below `Empty`\n"
    let alone = try folder.sduic("check", "Empty")
    #expect(alone.status == 0 && alone.output.isEmpty && alone.errorText == warning, "\(alone.ending)")
    let both = try folder.sduic("check", "Full", "Empty", "--format", "json", "--deny", "warnings")
    #expect(both.status == 1 && both.errorText == warning, "\(both.ending)")
    #expect(both.text == "{\"diagnostics\":[]}\n")
    #expect(try folder.sduic("check", ".", "--deny", "warnings").status == 0)
    for command in ["fmt", "test"] {
      let run = try folder.sduic(command, "Empty")
      #expect(run.status == 0 && run.errorText.contains("there is no .sdui file below `Empty`"), "\(run.ending)")
    }
  }

  @Test func findingsAreTheResultAsJSON() throws {
    let text = Samples.screen("    colums: 3\n    spacing: 1 / 0")
    let folder = try Folder(["home.sdui": text])
    let run = try folder.sduic("check", "home.sdui", "--format", "json")
    #expect(run.status == 1)
    #expect(run.errors.isEmpty)
    let findings = try run.findings()
    #expect(findings.map { $0["code"] as? String } == ["unknown-property", "division-by-zero"])
    let first = try #require(findings.first)
    #expect(first["severity"] as? String == "error")
    #expect(first["message"] as? String == "a list has no property `colums`")
    #expect(first["file"] as? String == "home.sdui")
    let start = try #require(text.offset(of: "colums"))
    let range = first["range"] as? NSDictionary
    #expect(
      range == [
        "start": ["line": 5, "column": 5, "offset": start], "end": ["line": 5, "column": 11, "offset": start + 6],
      ], "\(String(describing: range))")
    #expect(first["labels"] is [Any] && first["fixes"] is [Any])
  }

  @Test func lineEndsDoNotMoveColumns() throws {
    let text = Samples.screen("    colums: 3").replacing("\n", with: "\r\n")
    let folder = try Folder(["home.sdui": text])
    let finding = try #require(try folder.sduic("check", "home.sdui", "--format", "json").findings().first)
    let start = try #require(text.offset(of: "colums"))
    #expect(
      finding["range"] as? NSDictionary == [
        "start": ["line": 5, "column": 5, "offset": start], "end": ["line": 5, "column": 11, "offset": start + 6],
      ])
    #expect(try folder.sduic("check", "home.sdui").errorText.contains("5 │     colums: 3\n"))
  }

  @Test func columnsCountBytesAndAByteOrderMarkIsAccepted() throws {
    let folder = try Folder(["home.sdui": "\u{FEFF}" + Samples.screen("/* é */")])
    #expect(try folder.sduic("check", "home.sdui").status == 1, "a block comment is an error of its own")
    try folder.write("home.sdui", "\u{FEFF}" + Samples.screen())
    #expect(try folder.sduic("check", "home.sdui").status == 0)
    try folder.write("home.sdui", "\u{FEFF}let a = \"é\" + 1\n")
    let finding = try #require(try folder.sduic("check", "home.sdui", "--format", "json").findings().first)
    let range = try #require(finding["range"] as? [String: [String: Int]])
    #expect(range["start"]?["line"] == 1)
    #expect((range["end"]?["column"] ?? 0) - 1 == range["end"]?["offset"], "both count bytes")
  }

  /// Programs apply what a report corrects, so that it contains only what is certain.
  @Test func aReportCorrectsWhatIsCertain() throws {
    for (written, isCorrected) in [("raed", true), ("unread", false)] {
      let folder = try Folder([
        "home.sdui": "enum State { read, sent }\ncomponent Mail { id: ID, state: State = \(written) }\n"
          + "screen S { section a: list { unit Mail { height: 60 } } }\n"
      ])
      for (format, isMentioned) in [("json", "\"replacement\""), ("sarif", "\"insertedContent\"")] {
        let report = try String(decoding: folder.sduic("check", "home.sdui", "--format", format).output, as: UTF8.self)
        #expect(report.contains(isMentioned) == isCorrected, "\(report)")
        #expect(report.lowercased().contains("did you mean `read`?"), "\(report)")
      }
    }
  }

  @Test func aFolderIsCheckedWholeAndEachFindingOnce() throws {
    let folder = try Folder([
      "a/one.sdui": "import \"../shared.sdui\"\n", "b/two.sdui": "import \"../shared.sdui\"\n",
      "shared.sdui": "let a = 1 / 0\n", ".hidden/three.sdui": "let b = 1 / 0\n", "notes.txt": "let c = 1 / 0\n",
    ])
    try folder.link("loop", to: ".")
    let run = try folder.sduic("check", ".")
    #expect(run.status == 1)
    #expect(run.codes == ["division-by-zero"], "\(run.errorText)")
    #expect(run.errorText.contains("shared.sdui:1:13"))
  }

  @Test func warningsCountWhereTheyAreDenied() throws {
    let folder = try Folder(["card.sdui": Samples.card, "a.sdui": Samples.importedTwice])
    #expect(try folder.sduic("check", ".").status == 0)
    let denied = try folder.sduic("check", ".", "--deny", "warnings")
    #expect(denied.status == 1)
    #expect(denied.codes == ["duplicate-import"])
    #expect(try folder.sduic("check", "card.sdui", "--deny", "warnings").status == 0)
    #expect(try folder.sduic("check", ".", "--deny=warnings", "--format=json").findings().count == 1)
  }

  @Test func aDocumentIsNoSource() throws {
    let folder = try Folder(["home.json": "{\"sdui\": \"1.0\"}"])
    let run = try folder.sduic("check", "home.json")
    #expect(run.status == 2)
    #expect(run.errorText.contains("`home.json` is a JSON document, where .sdui files are checked"))
  }

  @Test(.disabled(if: !Terminal.isAvailable, "script(1) gives a terminal"))
  func coloursAreForTerminals() throws {
    let folder = try Folder(["home.sdui": Samples.screen("    colums: 3")])
    let shown = try folder.shell("script -qec '\"$SDUIC\" check home.sdui' /dev/null")
    #expect(shown.text.contains("\u{1B}[1;31merror[unknown-property]"), "\(shown.text)")
    let plain = try folder.shell("NO_COLOR=1 script -qec '\"$SDUIC\" check home.sdui' /dev/null")
    #expect(plain.text.contains("error[unknown-property]"))
    #expect(!plain.text.contains("\u{1B}["))
    let empty = try folder.shell("NO_COLOR= script -qec '\"$SDUIC\" check home.sdui' /dev/null")
    #expect(empty.text.contains("\u{1B}["), "an empty NO_COLOR counts as none")
    let pretty = try folder.shell(
      "sed -i s/colums:.3// home.sdui; script -qec '\"$SDUIC\" compile home.sdui' /dev/null")
    #expect(pretty.text.hasPrefix("{\r\n  \"sdui\": \"1.0\""), "indented on a terminal")
  }
}

/// A terminal for the tool, where `script` of util-linux is installed.
enum Terminal {
  static let isAvailable = (try? Folder().shell("script -qec true /dev/null").status) == 0
}
