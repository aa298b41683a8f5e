import Foundation
import SDUISyntax
import TestSupport
import Testing

/// The extension for VS Code, checked and run without it.
@Suite struct VSCodeTests {
  private static let folder = "Grammar/Editors/VSCode/"

  private func isInstalled(_ program: String) throws -> Bool {
    if try Run("/bin/sh", ["-c", "command -v \(program)"]).status == 0 { return true }
    try MissingTool.skip(program)
    return false
  }

  /// The types of all that it uses are declared in its folder.
  @Test func itsTypesAreRight() throws {
    guard try isInstalled("tsc") else { return }
    let run = try Run("tsc", ["-p", Repository.path(Self.folder)], patience: 120)
    #expect(run.status == 0, "\(run.text)")
  }

  @Test func wrongTypesAreFound() throws {
    guard try isInstalled("tsc") else { return }
    let copy = try Folder()
    for name in ["tsconfig.json", "types/vscode.d.ts", "types/vscode-languageclient.d.ts", "types/node.d.ts"] {
      try copy.write(name, try Repository.read(Self.folder + name))
    }
    let text = try Repository.read(Self.folder + "extension.js")
    let broken = text.replacing("await stopped?.stop();", with: "await stopped?.stop(\"now\");")
    #expect(broken != text)
    try copy.write("extension.js", broken)
    let run = try Run("tsc", ["-p", "."], in: copy.url, patience: 120)
    #expect(run.status != 0 && run.text.contains("extension.js") && run.text.contains("TS2345"), "\(run.text)")
  }

  private static let home = """
    component Card { id: ID }

    screen Home {
      section deals: grid {
        columns: 2
        unit Card { height: 60 }
      }

      test "two columns" at (width: 390) { require deals.columns == 2 }
    }

    screen Other {
      section others: list { unit Card { height: 60 } }
    }

    """

  private static let options =
    #"{"documentSelector":[{"scheme":"file","language":"sdui"},{"scheme":"untitled","language":"sdui"}],"#
    + #""initializationOptions":{"commands":["sdui.showPreview","sdui.showReferences","sdui.showFindings"]},"#
    + #""synchronize":{"configurationSection":"sdui"},"middleware":{}}"#

  /// The events, in the words of the driver.
  private static let happenings = """
    client sdui SDUI sduic lsp \(options)
    server sduic sdui.preview sdui.runTest sdui.testResult
    commands sdui.preview sdui.restartServer sdui.runTest sdui.runTests sdui.showFindings sdui.showPreview \
    sdui.showReferences sdui.testResult
    contributed sdui.restartServer sdui.runTests sdui.showPreview
    indentation compared
    problem broken.sdui:5:5 error unknown-property a grid has no property `colums`
    status sduic VERSION 0 Restart
    choice Home Other
    panel Preview of Home beside with scripts
    page with deals in Preview of Home
    choice Home Other
    revealed
    choice Other Home
    panel Preview of Other beside with scripts
    page with others in Preview of Other
    revealed
    page with offers in Preview of Home
    page with others in Preview of Other
    page with offers in Preview of Home (stale: the text has errors)
    page with others in Preview of Other (stale: the text has errors)
    title Preview of Home
    test started two columns
    test failed two columns home.sdui:9:40 require deals.columns == 3 / deals.columns is 2
    tests ended
    test started two columns
    test passed two columns
    tests ended
    command editor.action.showReferences home.sdui 4:11 home.sdui:4:11
    command editor.action.goToLocations home.sdui 4:11 home.sdui:4:11 peek
    shown passed: two columns
    refused there is no such screen
    tests of open files 0
    task sduic test: test home.sdui $sduic
    task sduic test: test home.sdui $sduic
    task sduic check: check . $sduic
    task sduic test: test . $sduic
    task sduic check: check Screens $sduic
    stopped
    client sdui SDUI /nowhere/sduic lsp \(options)
    message /nowhere/sduic could not be started. Install it, or name it in the setting sdui.path.
    status sduic is missing 2 Set up
    done

    """

  /// Runs the extension in Node in a folder, with a substitute for VS Code that records, and the real server.
  ///
  /// - Returns: `nil` if Node is not installed.
  private func session(_ driver: String, _ files: [String: String]) throws -> String? {
    guard try isInstalled("node") else { return nil }
    guard let tool = Executable.url else { throw Executable.Missing() }
    let workspace = try Folder(files)
    let arguments = [Repository.path(Self.folder), tool.path, workspace.url.path(percentEncoded: false)]
    let run = try Run("node", [Driver.path(driver)] + arguments, patience: 120)
    #expect(run.status == 0, "\(run.ending)")
    return run.text
  }

  @Test func itStartsTheServerAndShowsPreviews() throws {
    let broken = Self.home.replacing("columns: 2", with: "colums: 2")
    let files = ["home.sdui": Self.home, "broken.sdui": broken]
    guard let happenings = try session("vscode.js", files) else { return }
    #expect(happenings == Self.happenings)
  }

  private static let layouts = """
    component Card { id: ID }

    layout Two: grid {
      columns: 2
      require columns <= 3
      when width >= 600 { columns: 4 }
    }

    """

  private static let importing = """
    import "layouts.sdui"

    screen Home {
      section deals: Two { unit Card { height: 60 } }

      test "narrow" at (width: 390) { require deals.columns == 2 }
      test "wide" at (width: 800) { require deals.columns == 4 }
    }

    """

  private static let changes = """
    client sdui SDUI sduic lsp \(options)
    server sduic sdui.preview sdui.runTest sdui.testResult
    tests at first: narrow, wide
    tests after one was deleted: wide
    tests while a brace is missing: narrow, wide
    tests after the last one was deleted: none
    tests after all came back: narrow, wide
    test started narrow
    test passed narrow
    test started wide
    test failed wide layouts.sdui:5:3 require columns <= 3 / deals.columns is 4
    tests ended
    test started narrow
    test skipped narrow
    tests ended
    test started narrow
    test passed narrow
    tests ended
    panel Preview of Home beside with scripts
    page with deals in Preview of Home
    page with deals in Preview of Home (stale: the text has errors)
    page with deals in Preview of Home
    page with deals in Preview of Home (stale: there is no such screen)
    page with deals in Preview of Home
    page with deals in Preview of Home (stale: the text is closed)
    page with deals in Preview of Home
    status sduic has stopped 2 Restart
    page with deals in Preview of Home (stale: the server does not run)
    test started narrow
    test errored narrow the server does not run
    test started wide
    test errored wide the server does not run
    tests ended
    server sduic sdui.preview sdui.runTest sdui.testResult
    status sduic VERSION 0 Restart
    page with offers in Preview of Home
    tests after the server ended: small, wide
    server sduic sdui.preview sdui.runTest sdui.testResult
    server sduic sdui.preview sdui.runTest sdui.testResult
    server sduic sdui.preview sdui.runTest sdui.testResult
    status sduic has stopped 2 Restart
    page with offers in Preview of Home (stale: the server does not run)
    client sdui SDUI sduic lsp \(options)
    server sduic sdui.preview sdui.runTest sdui.testResult
    status sduic VERSION 0 Restart
    page with deals in Preview of Home
    tests after a restart: narrow, wide
    proofs Proving large.sdui busy
    proofs none idle
    stopped
    client sdui SDUI sduic lsp \(options)
    server sduic sdui.preview sdui.runTest sdui.testResult
    stopped
    client sdui SDUI sduic lsp \(options)
    server sduic sdui.preview sdui.runTest sdui.testResult
    status sduic VERSION 0 Restart
    stopped
    done

    """

  /// Tests, failures, titles of previews and the status follow texts, files and the server.
  @Test func itFollowsWhatChanges() throws {
    let sections = (1...40).map { "  section s\($0): list { unit Card { height: \(44 + $0) } }\n" }.joined()
    let large =
      "component Card { id: ID, on tap: Go { id: id } }\naction Go { id: ID }\nscreen Large {\n\(sections)}\n"
    let files = ["home.sdui": Self.importing, "layouts.sdui": Self.layouts, "large.sdui": large]
    guard let happenings = try session("vscode-changes.js", files) else { return }
    #expect(happenings == Self.changes)
  }

  /// The picture of the manifest is drawn from the SVG beside it.
  ///
  /// Pixels are compared by the drawing's own compression, which another version of zlib may do otherwise, so that the
  /// lengths of the pictures may differ while their pixels do not.
  @Test func iconIsDrawnFromItsSource() throws {
    let folder = try Folder()
    let compare = """
      import sys, zlib
      def pixels(path):
          data = open(path, "rb").read()
          start = data.index(b"IDAT") + 4
          return data[16:24], zlib.decompress(data[start:start + int.from_bytes(data[start - 8:start - 4], "big")])
      drawn, committed = pixels(sys.argv[1]), pixels(sys.argv[2])
      print("same" if drawn == committed and drawn[0] == bytes([0, 0, 0, 128] * 2) else "other")
      """
    let script = "python3 '\(Repository.path(Self.folder + "icon"))' icon.png"
    #expect(try Run("/bin/sh", ["-c", script], in: folder.url).status == 0)
    let committed = Repository.path(Self.folder + "icon.png")
    let run = try Run("python3", ["-c", compare, "icon.png", committed], in: folder.url)
    #expect(run.text == "same\n", "\(run.ending)")
  }

  /// The rules of the manifest for workspaces that are not trusted, and of the program that packs extensions.
  @Test func manifestFollowsTheRules() throws {
    struct Manifest: Decodable {
      struct Capabilities: Decodable {
        struct Workspaces: Decodable {
          let supported: String
          let restrictedConfigurations: [String]
        }
        let untrustedWorkspaces: Workspaces
      }
      let name: String
      let version: String
      let publisher: String
      let icon: String
      let capabilities: Capabilities
    }
    let data = Data(try Repository.bytes(Self.folder + "package.json"))
    let manifest = try JSONDecoder().decode(Manifest.self, from: data)
    #expect(manifest.name.wholeMatch(of: /[a-z0-9][a-z0-9\-]*/) != nil)
    #expect(manifest.publisher.wholeMatch(of: /[a-z0-9][a-z0-9\-]*/) != nil)
    #expect(manifest.version.wholeMatch(of: /\d+\.\d+\.\d+/) != nil)
    // Packing refuses an SVG.
    #expect(manifest.icon.hasSuffix(".png"))
    #expect(manifest.capabilities.untrustedWorkspaces.supported == "limited")
    #expect(manifest.capabilities.untrustedWorkspaces.restrictedConfigurations == ["sdui.path"])
  }

  /// Each snippet with its first choices is a program, or a part of a screen.
  @Test func snippetsAreRight() throws {
    struct Snippet: Decodable {
      let prefix: String
      let body: [String]
    }
    let data = Data(try Repository.bytes(Self.folder + "snippets/sdui.json"))
    let snippets = try JSONDecoder().decode([String: Snippet].self, from: data)
    #expect(snippets.count >= 10)
    for (name, snippet) in snippets.sorted(by: { $0.key < $1.key }) {
      let text = snippet.body.joined(separator: "\n").replacing(/\$\{\d+:([^}]*)\}/) { $0.output.1 }
        .replacing(/\$\{\d+\|([^,|]*)[^}]*\}/) { $0.output.1 }.replacing(/\$\d+/, with: "")
      #expect(!text.contains("$"), "\(name): \(text)")
      let isDeclaration = ["screen", "component", "layout", "action", "record", "enum", "flag"].contains(snippet.prefix)
      let program = isDeclaration ? text : "screen Home {\n\(text)\n}"
      let tree = parse(SourceFile(path: name, text: program), file: FileID(0))
      #expect(tree.diagnostics.map(\.message) == [], "\(name): \(program)")
      #expect(text.hasPrefix(snippet.prefix) || ["grid", "carousel"].contains(snippet.prefix))
    }
  }
}
