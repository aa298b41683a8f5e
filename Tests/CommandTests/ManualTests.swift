import TestSupport
import Testing

/// `sduic manual`.
@Suite struct ManualTests {
  @Test func itHasTheHelpOfEveryCommand() throws {
    let folder = try Folder()
    let manual = try folder.sduic("manual")
    #expect(manual.status == 0 && manual.errors.isEmpty, "\(manual.ending)")
    try folder.write("sduic.1", manual.output)
    let page = try Run("groff", ["-man", "-Tutf8", "-P-cbou", "-ww", folder.url.appending(path: "sduic.1").path])
    if page.status == 127 { return try MissingTool.skip("groff") }
    #expect(page.status == 0 && page.errors.isEmpty, "\(page.ending)")
    let words = { (text: String) in text.split { $0.isWhitespace } }
    let shown = words(page.text).joined(separator: " ")
    for command in [
      "new", "compile", "check", "fmt", "layout", "preview", "prove", "clients", "render", "validate", "merge", "lsp",
    ] {
      let help = try folder.sduic("help", command).text.replacing("…", with: "...")
      #expect(shown.contains(words(help).joined(separator: " ")), "\(command)")
    }
  }
}
