import Foundation
import TestSupport
import Testing

@testable import SDUILanguageServer

/// After files are renamed and moved, imports lead to the files to which they led before.
@Suite struct RenamedFileTests {
  private static let files = [
    "/w/shared/cards.sdui": "import \"theme.sdui\"\ncomponent Card { id: ID }\n",
    "/w/shared/theme.sdui": "let gap = 8\n",
    "/w/home.sdui": "import \"shared/cards.sdui\" { Card }\nimport \"./shared/../shared/theme.sdui\"\n",
    "/w/screens/sale.sdui": "import \"../shared/cards.sdui\"\nimport \"nowhere.sdui\"\n",
    "/w/other.sdui": "let other = 1\n",
  ]

  @Test func theServerSaysSo() throws {
    var client = TestClient([:])
    let answer = try client.request("initialize", ["capabilities": [:] as [String: Any]])
    let capabilities = (answer["result"] as? [String: Any])?["capabilities"] as? [String: Any]
    let operations = (capabilities?["workspace"] as? [String: Any])?["fileOperations"] as? [String: Any]
    let filters = (operations?["willRename"] as? [String: Any])?["filters"] as? [[String: Any]]
    #expect(filters?.count == 2)
  }

  @Test func aRenamedFileIsImportedByItsNewName() throws {
    #expect(
      try edits([("shared/cards.sdui", "shared/tiles.sdui")]) == [
        "/w/home.sdui": ["\"shared/tiles.sdui\""], "/w/screens/sale.sdui": ["\"../shared/tiles.sdui\""],
      ])
  }

  @Test func aMovedFileImportsFromItsNewPlace() throws {
    #expect(
      try edits([("shared/cards.sdui", "cards.sdui")]) == [
        "/w/shared/cards.sdui": ["\"shared/theme.sdui\""], "/w/home.sdui": ["\"cards.sdui\""],
        "/w/screens/sale.sdui": ["\"../cards.sdui\""],
      ])
    // What is missing there is missing still, by the same place.
    #expect(
      try edits([("screens/sale.sdui", "sale.sdui")]) == [
        "/w/screens/sale.sdui": ["\"shared/cards.sdui\"", "\"screens/nowhere.sdui\""]
      ])
  }

  @Test func aFolderMovesWithWhatIsInIt() throws {
    // Between themselves the files are where they were.
    #expect(
      try edits([("shared", "parts/common")]) == [
        "/w/home.sdui": ["\"parts/common/cards.sdui\"", "\"parts/common/theme.sdui\""],
        "/w/screens/sale.sdui": ["\"../parts/common/cards.sdui\""],
      ])
    #expect(try edits([("shared/", "parts/")]).count == 2)
  }

  @Test func severalMoveAtOnce() throws {
    // The two change places.
    #expect(
      try edits([("shared/cards.sdui", "shared/theme.sdui"), ("shared/theme.sdui", "shared/cards.sdui")]) == [
        "/w/shared/cards.sdui": ["\"cards.sdui\""],
        "/w/home.sdui": ["\"shared/theme.sdui\"", "\"shared/cards.sdui\""],
        "/w/screens/sale.sdui": ["\"../shared/theme.sdui\""],
      ])
    // Of a folder and a file in it, the file's own new place counts.
    #expect(
      try edits([("shared", "parts"), ("shared/theme.sdui", "theme.sdui")]) == [
        "/w/shared/cards.sdui": ["\"../theme.sdui\""],
        "/w/home.sdui": ["\"parts/cards.sdui\"", "\"theme.sdui\""],
        "/w/screens/sale.sdui": ["\"../parts/cards.sdui\""],
      ])
  }

  @Test func namesWithQuotesAreEscaped() throws {
    #expect(
      try edits([("shared/cards.sdui", "shared/\"a\\b\".sdui")])["/w/home.sdui"] == [#""shared/\"a\\b\".sdui""#])
  }

  @Test func whatIsNotAboutScreensChangesNothing() throws {
    #expect(try edits([("readme.md", "README.md")]).isEmpty)
    #expect(try edits([("other.sdui", "another.sdui")]).isEmpty)
    var client = try TestClient(opening: Self.files)
    for files: Any in [[], 7, [["oldUri": 7]], [["oldUri": "untitled:1", "newUri": "file:///w/a.sdui"]], [[:]]] {
      let answer = try client.request("workspace/willRenameFiles", ["files": files])
      #expect(answer["result"] is NSNull)
    }
    #expect(try client.request("workspace/willRenameFiles", [:])["result"] is NSNull)
  }

  /// An import may not leave the root. Its text is unchanged; the others follow.
  @Test func importsThatCannotLeaveTheWorkspaceAreNamed() throws {
    // The file that moves out loses its import, and others lose it.
    var (edits, message) = try moves([("/w/shared/cards.sdui", "/x/cards.sdui")])
    #expect(edits.isEmpty)
    let reason = "an import cannot leave the folder of the workspace, so that these break: "
    #expect(
      message == reason + "`home.sdui` imports `shared/cards.sdui`, `screens/sale.sdui` imports `shared/cards.sdui`, "
        + "`shared/cards.sdui` imports `shared/theme.sdui`")
    // A folder that moves out keeps the imports in it.
    (edits, message) = try moves([("/w/shared", "/x/shared"), ("/w/other.sdui", "/w/more/other.sdui")])
    #expect(edits.isEmpty)
    #expect(message?.contains("`home.sdui` imports `shared/theme.sdui`") == true)
    #expect(message?.contains("`shared/cards.sdui` imports") == false)
    // What moves within the workspace at the same time is corrected.
    (edits, message) = try moves([("/w/shared/cards.sdui", "/x/cards.sdui"), ("/w/shared/theme.sdui", "/w/theme.sdui")])
    #expect(edits == ["/w/home.sdui": ["\"theme.sdui\""]])
    #expect(message?.hasPrefix(reason) == true)
    // What comes in from elsewhere, and what led nowhere before, breaks nothing.
    (edits, message) = try moves([("/w/home.sdui", "/w/screens/home.sdui"), ("/x/new.sdui", "/w/new.sdui")])
    #expect(edits.count == 1 && message == nil)
  }

  /// The new texts of imports, by the path of the file that has them, and the message to people.
  private func moves(_ renames: [(String, String)]) throws -> ([String: [String]], String?) {
    var client = try TestClient(opening: Self.files)
    let files = renames.map { ["oldUri": DocumentURI.uri(ofPath: $0), "newUri": DocumentURI.uri(ofPath: $1)] }
    let answer = try client.request("workspace/willRenameFiles", ["files": files])
    let changes = (answer["result"] as? [String: Any])?["changes"] as? [String: [[String: Any]]] ?? [:]
    var result: [String: [String]] = [:]
    for (uri, edits) in changes {
      result[String(uri.dropFirst("file://".count))] = edits.compactMap { $0["newText"] as? String }
    }
    let messages = client.takeReceived().filter { $0["method"] as? String == "window/showMessage" }
    #expect(messages.count < 2)
    return (result, (messages.first?["params"] as? [String: Any])?["message"] as? String)
  }

  /// Files of the examples move into another folder, and each compiles as before.
  @Test func movedExamplesHaveTheSameFindings() throws {
    let files = try Programs.examples(below: "/w/")
    var client = try TestClient(opening: files)
    for (old, new) in [
      ("Shop", "Elsewhere/Shop"), ("Shop/catalogue.sdui", "catalogue.sdui"), ("Sale/sale.sdui", "x.sdui"),
    ] {
      let answer = try client.request("workspace/willRenameFiles", Self.parameters([(old, new)]))
      let changes = (answer["result"] as? [String: Any])?["changes"] as? [String: [[String: Any]]] ?? [:]
      var moved: [String: String] = [:]
      for (path, text) in files {
        let edits = (changes["file://" + path] ?? []).sorted { ($0.start?[0] ?? 0) > ($1.start?[0] ?? 0) }
        var lines = text.components(separatedBy: "\n")
        for edit in edits {
          let line = try #require(edit.start)[0]
          let range = try #require(edit["range"] as? [String: [String: Int]])
          let (start, end) = (range["start"]?["character"] ?? 0, range["end"]?["character"] ?? 0)
          let written = try #require(edit["newText"] as? String)
          lines[line] = String(lines[line].prefix(start)) + written + String(lines[line].dropFirst(end))
        }
        let isMoved = path == "/w/" + old || path.hasPrefix("/w/" + old + "/")
        moved[isMoved ? "/w/" + new + path.dropFirst(("/w/" + old).count) : path] = lines.joined(separator: "\n")
      }
      #expect(moved.count == files.count)
      var reader = try TestClient(opening: moved)
      for (path, text) in moved {
        try reader.open(path, text)
        #expect(reader.findings(about: path)?.isEmpty == true, "\(path) after \(old) became \(new)")
        try reader.notify("textDocument/didClose", ["textDocument": ["uri": "file://" + path]])
      }
    }
  }

  private static func parameters(_ renames: [(String, String)]) -> [String: Any] {
    let uri = { (path: String) in DocumentURI.uri(ofPath: "/w/" + path) }
    return ["files": renames.map { ["oldUri": uri($0), "newUri": uri($1)] }]
  }

  /// The new texts of imports, by the path of the file that has them.
  private func edits(_ renames: [(String, String)]) throws -> [String: [String]] {
    var client = try TestClient(opening: Self.files)
    let answer = try client.request("workspace/willRenameFiles", Self.parameters(renames))
    let changes = (answer["result"] as? [String: Any])?["changes"] as? [String: [[String: Any]]] ?? [:]
    var result: [String: [String]] = [:]
    for (uri, edits) in changes {
      result[String(uri.dropFirst("file://".count))] = edits.compactMap { $0["newText"] as? String }
    }
    return result
  }
}
