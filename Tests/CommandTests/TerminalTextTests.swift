import Foundation
import TestSupport
import Testing

/// Names, source and data on a terminal: nothing in them steers it, and nothing in them is hidden.
@Suite struct TerminalTextTests {
  /// A control character, one of the second block, and two that reorder text.
  private static let hidden: [(character: String, notation: String)] = [
    ("\u{1B}", "<U+001B>"), ("\n", "<U+000A>"), ("\r", "<U+000D>"), ("\u{7F}", "<U+007F>"), ("\u{9B}", "<U+009B>"),
    ("\u{202E}", "<U+202E>"), ("\u{2066}", "<U+2066>"), ("\u{200F}", "<U+200F>"), ("\u{061C}", "<U+061C>"),
  ]

  @Test(arguments: 0..<9)
  func namesOfFilesAreShownByCodePoints(index: Int) throws {
    let (character, notation) = Self.hidden[index]
    let name = "a\(character)b.sdui"
    let folder = try Folder([name: "let  a = 1\nlet b = 2 @\n", "c.sdui": ""])
    let shown = "a\(notation)b.sdui"
    let listed = try folder.sduic("fmt", "--check", ".")
    #expect(listed.text == shown + "\n" && listed.status == 1, "\(listed.ending)")
    #expect(try folder.sduic("check", name).errorText.contains("┌─ \(shown):2:11\n"))
    #expect(try folder.sduic("compile", "x" + name).errorText == "sduic compile: there is no file `x\(shown)`\n")
    #expect(try folder.sduic("com" + name).errorText.hasPrefix("sduic: there is no command `com\(shown)`\n"))
    #expect(try folder.sduic("compile", "c.sdui", "--flag", name).errorText.contains("`\(shown)` is none\n"))
    let written = try Folder(["home.sdui": Samples.screen()])
    #expect(try written.sduic("fixtures", "home.sdui", "-o", name).text == "\(shown)/Home.typical.json\n")
    let findings = try folder.sduic("check", name, "--format", "json").findings()
    #expect((findings.first?["file"] as? String ?? findings.first?["path"] as? String) == name, "\(findings)")
  }

  /// The caret is below what it blames, which is shown by its code point.
  @Test func linesOfSourceAreShownByCodePoints() throws {
    let folder = try Folder(["a.sdui": "component Card { id: ID, title: Text = \"a\u{202E}b\" }\n"])
    let run = try folder.sduic("check", "a.sdui")
    #expect(run.status == 0)
    #expect(
      run.errorText == """
        warning[bidirectional-control]: the invisible character U+202E changes the order in which this string is shown
          ┌─ a.sdui:1:42
          │
        1 │ component Card { id: ID, title: Text = "a<U+202E>b" }
          │                                          ^^^^^^^^
          = write it as the escape `\\u202E`

        1 warning

        """)
    #expect(try folder.sduic("check", "a.sdui", "--deny", "warnings").status == 1)
  }

  @Test func whatHidesIsNotHidden() throws {
    let allowed = "screen Home {\n allow \"bidirectional-control\" because \"a\"\n // \u{202E}\n}\n"
    let run = try Folder(["a.sdui": allowed]).sduic("check", "a.sdui")
    #expect(run.codes.contains("bidirectional-control"))
    #expect(run.errorText.contains("`bidirectional-control` cannot be allowed\n"), "\(run.errorText)")
  }

  @Test func dataIsShownByCodePoints() throws {
    let folder = try Folder(["home.sdui": Samples.screen()])
    let title = "\u{1B}]0;owned\u{07}\u{202E}"
    try folder.write("data.json", "{\"sections\": [{\"section\": \"\(title)\", \"units\": []}]}")
    for command in ["render home.sdui --data data.json", "validate home.sdui data.json"] {
      let run = try folder.sduic(command.split(separator: " ").map(String.init))
      #expect(!run.errorText.isEmpty)
      for scalar in title.unicodeScalars where scalar.value < 0x20 || scalar.value > 0x7F {
        #expect(!run.errorText.unicodeScalars.contains(scalar), "\(command): \(run.errorText)")
      }
    }
  }
}
