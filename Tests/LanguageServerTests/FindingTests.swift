import Foundation
import SDUICompiler
import SDUIReports
import SDUISyntax
import TestSupport
import Testing

@testable import SDUILanguageServer

/// The published findings are those of `sduic check` for the texts in the editor.
@Suite struct FindingTests {
  private static let card = "component Card { id: ID, height: Int }\n"
  private static let screen =
    "import \"cards.sdui\"\nscreen Home { section deals: list { unit Card { height: 40 } } }\n"

  @Test func aFindingHasAllThatIsKnownAboutIt() throws {
    var client = try TestClient(opening: [:])
    try client.open("/w/a.sdui", "component A { id: ID }\ncomponent A { id: ID }\n", version: 3)
    let findings = client.findings(about: "/w/a.sdui")
    let finding = try #require(findings?.first)
    #expect(finding.start == [1, 10] && finding["severity"] as? Int == 1 && finding["source"] as? String == "sduic")
    #expect(finding["code"] as? String == "duplicate-declaration")
    #expect(
      finding["message"] as? String == "`A` is declared already, as a component; rename one of them")
    let page = finding["codeDescription"] as? [String: Any]
    #expect(page?["href"] as? String == "https://example.com/D.md#duplicate-declaration")
    let related = try #require(finding["relatedInformation"] as? [[String: Any]])
    #expect(related.map { $0["message"] as? String } == ["declared here first"])
    #expect((related[0]["location"] as? [String: Any])?["uri"] as? String == "file:///w/a.sdui")
  }

  @Test func whatDoesNothingIsFadedAndWhatIsDeprecatedStruckThrough() throws {
    var client = try TestClient(opening: [:])
    try client.open(
      "/w/a.sdui",
      """
      let unused = 1
      component Old deprecated "gone" { id: ID }
      screen S { section a: list { unit Old { height: 60 } } }

      """)
    let findings = client.findings(about: "/w/a.sdui") ?? []
    let tags = findings.map { "\($0["code"] ?? "") \(($0["tags"] as? [Int]) ?? [])" }
    #expect(tags == ["unused-declaration [1]", "deprecated-use [2]"])
  }

  @Test func importsAreSeenAsTheyStandInTheEditor() throws {
    var client = try TestClient(opening: ["/w/cards.sdui": Self.card])
    try client.open("/w/home.sdui", Self.screen)
    #expect(client.findings(about: "/w/home.sdui")?.isEmpty == true)
    // What is open counts, whatever is on disk.
    try client.open("/w/cards.sdui", "component Tile { id: ID }\n")
    #expect(client.findings(about: "/w/home.sdui")?.map { $0["code"] as? String } == ["unknown-name"])
    try client.change("/w/cards.sdui", to: Self.card, version: 2)
    #expect(client.findings(about: "/w/home.sdui")?.isEmpty == true)
    // Once it is closed, the disk counts.
    try client.change("/w/cards.sdui", to: "component Tile { id: ID }\n", version: 3)
    #expect(client.findings(about: "/w/home.sdui")?.count == 1)
    try client.notify("textDocument/didClose", ["textDocument": ["uri": "file:///w/cards.sdui"]])
    #expect(client.findings(about: "/w/home.sdui")?.isEmpty == true)
  }

  @Test func filesThatChangeOnDiskAreReadAgain() throws {
    var client = try TestClient(opening: [:])
    try client.open("/w/home.sdui", Self.screen)
    #expect(client.findings(about: "/w/home.sdui")?.map { $0["code"] as? String } == ["import-not-found"])
    client.write("/w/cards.sdui", Self.card)
    let event: [String: Any] = ["changes": [["uri": "file:///w/cards.sdui", "type": 1]]]
    try client.notify("workspace/didChangeWatchedFiles", event)
    #expect(client.findings(about: "/w/home.sdui")?.isEmpty == true)
    client.write("/w/cards.sdui", nil)
    try client.notify("workspace/didChangeWatchedFiles", event)
    #expect(client.findings(about: "/w/home.sdui")?.count == 1)
  }

  @Test func anOpenFileMayBeDeleted() throws {
    var client = try TestClient(opening: ["/w/home.sdui": "let a = 1\n", "/w/cards.sdui": Self.card])
    try client.open("/w/home.sdui", Self.screen)
    client.write("/w/home.sdui", nil)
    try client.notify(
      "workspace/didChangeWatchedFiles", ["changes": [["uri": "file:///w/home.sdui", "type": 3]]])
    #expect(client.findings(about: "/w/home.sdui")?.isEmpty == true)
    try client.change("/w/home.sdui", to: Self.screen + "let unused = 1\n", version: 2)
    #expect(client.findings(about: "/w/home.sdui")?.count == 1)
  }

  @Test func whatIsFoundInAnImportIsShownThereOnce() throws {
    let broken = "component Card { id: Identity }\n"
    var client = try TestClient(opening: ["/w/cards.sdui": broken])
    try client.open("/w/home.sdui", Self.screen)
    try client.open("/w/more.sdui", Self.screen)
    #expect(client.findings(about: "/w/cards.sdui")?.count == 1)
    try client.notify("textDocument/didClose", ["textDocument": ["uri": "file:///w/home.sdui"]])
    #expect(client.findings(about: "/w/cards.sdui") == nil)
    try client.notify("textDocument/didClose", ["textDocument": ["uri": "file:///w/more.sdui"]])
    #expect(client.findings(about: "/w/cards.sdui")?.isEmpty == true)
  }

  /// A file that does not compile never appears without findings: a broken import is reported where it is imported.
  @Test func whatIsFoundInAnImportIsShownAtTheImport() throws {
    let broken = "component Card { id: Identity, page: Adress }\n"
    let files = [
      "/w/cards.sdui": broken, "/w/all.sdui": "import \"cards.sdui\"\nlet gap = 8\n", "/w/right.sdui": "let a = 1\n",
    ]
    var client = try TestClient(opening: files)
    try client.open("/w/home.sdui", Self.screen)
    let finding = try #require(client.findings(about: "/w/home.sdui")?.first)
    #expect(finding.start == [0, 7] && finding["severity"] as? Int == 1)
    let message = try #require(finding["message"] as? String)
    #expect(message.hasPrefix("this import brings 2 errors, the first in `cards.sdui`: "), "\(message)")
    let related = try #require(finding["relatedInformation"] as? [[String: Any]])
    let places = related.map { $0["location"] as? [String: Any] }
    #expect(places.map { $0?["uri"] as? String } == ["file:///w/cards.sdui", "file:///w/cards.sdui"])
    // Through another file, at the import that leads there.
    let through = "import \"right.sdui\"\nimport \"all.sdui\"\nlet b = a + gap\n"
    try client.open("/w/more.sdui", through)
    let shown = client.findings(about: "/w/more.sdui") ?? []
    #expect(shown.filter { $0["severity"] as? Int == 1 }.map(\.start) == [[1, 7]])
    // It goes with the errors.
    client.write("/w/cards.sdui", Self.card)
    try client.notify(
      "workspace/didChangeWatchedFiles", ["changes": [["uri": "file:///w/cards.sdui", "type": 2]]])
    #expect(client.findings(about: "/w/home.sdui")?.isEmpty == true)
  }

  /// A fault of a layout in the file's use of it only is reported at the use.
  @Test func whatIsFoundInAnImportedLayoutIsShownAtItsUse() throws {
    let layout = "layout Tiles(count: Int): grid { columns: count }\n"
    let text = "import \"tiles.sdui\"\ncomponent Card { id: ID }\nscreen S {\n"
    var client = try TestClient(opening: ["/w/tiles.sdui": layout])
    try client.open("/w/home.sdui", text + "  section a: Tiles(count: 0) { unit Card { height: 60 } }\n}\n")
    #expect(client.findings(about: "/w/tiles.sdui")?.count == 1)
    let finding = try #require(client.findings(about: "/w/home.sdui")?.first)
    #expect(finding.start?.first == 3)
  }

  @Test func foldersOfTheWorkspaceAreTheRootsOfImports() throws {
    let files = ["/w/cards.sdui": Self.card]
    let text = Self.screen.replacing("cards.sdui", with: "../cards.sdui")
    var client = try TestClient(opening: files)
    try client.open("/w/Screens/home.sdui", text)
    #expect(client.findings(about: "/w/Screens/home.sdui")?.isEmpty == true)
    let folder = { (uri: String) in ["uri": uri, "name": "x"] }
    try client.notify(
      "workspace/didChangeWorkspaceFolders",
      ["event": ["added": [folder("file:///w/Screens")], "removed": [folder("file:///w")]]])
    #expect(client.findings(about: "/w/Screens/home.sdui")?.map { $0["code"] as? String } == ["import-outside-root"])
  }

  @Test func whatAProofFindsIsFoundUnlessItIsAllowed() throws {
    let screen = { (statement: String) in
      """
      component Card { id: ID, on tap: Open { card: id } }
      action Open { card: ID }
      screen Home {
        section deals: list {
          unit Card { height: 30 }
      \(statement)  }
      }

      """
    }
    var client = try TestClient(opening: [:])
    try client.open("/w/home.sdui", screen(""))
    let codes = client.findings(about: "/w/home.sdui")?.map { $0["code"] as? String }
    #expect(codes == ["touch-target"])
    try client.change("/w/home.sdui", to: screen("    allow \"touch-target\" because \"a pen\"\n"), version: 2)
    #expect(client.findings(about: "/w/home.sdui")?.isEmpty == true)
  }

  /// Every example, and every example with pieces taken out by chance, of itself and of what it imports.
  @Test(arguments: Repository.files(in: "Examples", withExtension: "sdui"))
  func theyAreThoseOfTheCompiler(path: String) throws {
    let files = try Programs.examples(below: "/w/")
    var random = RandomSource(seed: 11)
    var client = try TestClient(opening: files)
    let main = "/w/" + path
    var texts = [main: try #require(files[main])]
    try client.open(main, texts[main] ?? "")
    for version in 2...7 {
      var overlay = MemoryFiles(files).memory
      for (path, text) in texts { overlay.files[path] = Array(text.utf8) }
      let compilation = try Compilation(
        of: main, root: "/w", from: overlay, proving: proofDiagnostics)
      let own = compilation.diagnostics.filter { $0.range.file.index == 0 }
      let expected = own.map { "\($0.code.rawValue) \($0.range.bytes.lowerBound)" }
      let source = compilation.sources[0]
      let published = client.findings(about: main)?.map { finding -> String in
        let start = finding.start ?? []
        let offset = PositionEncoding.utf16.offset(of: Position(line: start[0], character: start[1]), in: source)
        let related = finding["relatedInformation"] as? [[String: Any]]
        let isImported = related?.first?["message"] as? String == "the error is here"
        return (isImported ? "imported " : "") + "\(finding["code"] ?? "") \(offset)"
      }
      // After them, errors of imports are repeated.
      let told = published?.filter { !$0.hasPrefix("imported ") }
      #expect(told == expected)
      let isBroken = compilation.diagnostics.contains { $0.severity == .error && $0.range.file.index != 0 }
      #expect((told != published) == isBroken)
      let edited = version.isMultiple(of: 2) ? main : random.pick(compilation.sources.map(\.path))
      if texts[edited] == nil { try client.open(edited, files[edited] ?? "") }
      var scalars = Array((texts[edited] ?? files[edited] ?? "").unicodeScalars)
      let start = random.number(0...scalars.count - 1)
      scalars.removeSubrange(start..<min(scalars.count, start + random.number(1...20)))
      texts[edited] = String(String.UnicodeScalarView(scalars))
      try client.change(edited, to: texts[edited] ?? "", version: version)
    }
  }

  /// Earlier texts are kept until the next ones are known, and not longer.
  @Test func earlierTextsAreLetGo() throws {
    var client = try TestClient(opening: ["/w/cards.sdui": "component Card { id: ID }\n"])
    try client.open("/w/home.sdui", Self.screen)
    for version in 2...20 {
      let text = Self.screen + String(repeating: "// more\n", count: version)
      try client.change("/w/home.sdui", to: text, version: version)
      #expect(client.server.documents[0].analysis?.sources.count == 2)
      #expect(client.server.documents[0].earlierAnalysis == nil)
    }
  }
}
