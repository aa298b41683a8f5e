import Foundation
import SDUICompiler
import SDUISyntax
import TestSupport
import Testing

@testable import SDUILanguageServer

/// Renaming over all files of a workspace: the program means the same afterwards.
@Suite struct RenameTests {
  private static let files = [
    "/w/cards.sdui": "component Card { id: ID, name: Text }\n",
    "/w/home.sdui": "import \"cards.sdui\"\nscreen Home { section deals: list { unit Card { height: 60 } } }\n",
    "/w/more.sdui": "import \"cards.sdui\"\nscreen More { section deals: list { unit Card { height: 60 } } }\n",
    "/w/other.sdui": "component Card { id: ID }\n",
  ]

  private func renamed(
    _ files: [String: String], at path: String, _ line: Int, _ character: Int, to name: String
  ) throws -> [String: String] {
    try texts(files, after: try answer(files, at: path, line, character, to: name))
  }

  private func answer(
    _ files: [String: String], at path: String, _ line: Int, _ character: Int, to name: String
  ) throws -> [String: Any] {
    var client = try TestClient(opening: files)
    try client.open(path, try #require(files[path]))
    return try client.request(
      "textDocument/rename",
      [
        "textDocument": ["uri": "file://" + path], "position": ["line": line, "character": character], "newName": name,
      ])
  }

  private func texts(_ files: [String: String], after answer: [String: Any]) throws -> [String: String] {
    let changes = try #require((answer["result"] as? [String: Any])?["changes"] as? [String: [[String: Any]]])
    var result = files
    for (uri, edits) in changes {
      let path = try #require(DocumentURI.path(of: uri))
      var lines = try #require(files[path]).split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
      for edit in edits.reversed() {
        let start = try #require(edit.start)
        let range = edit["range"] as? [String: [String: Int]]
        let end = try #require(range?["end"]?["character"])
        var line = Array(lines[start[0]].utf16)
        line.replaceSubrange(start[1]..<end, with: Array((edit["newText"] as? String ?? "").utf16))
        lines[start[0]] = String(decoding: line, as: UTF16.self)
      }
      result[path] = lines.joined(separator: "\n")
    }
    return result
  }

  @Test func allFilesThatImportTheNameFollow() throws {
    let result = try renamed(Self.files, at: "/w/home.sdui", 1, 45, to: "Tile")
    #expect(result["/w/cards.sdui"] == "component Tile as \"Card\" { id: ID, name: Text }\n")
    #expect(result["/w/home.sdui"]?.contains("unit Tile {") == true)
    #expect(result["/w/more.sdui"]?.contains("unit Tile {") == true)
    #expect(result["/w/other.sdui"] == Self.files["/w/other.sdui"])
  }

  /// Edits say which text they are for; a file that is not open has no version.
  @Test func editsNameTheVersionsOfTheirTexts() throws {
    var abilities = TestClient.everything
    abilities["workspace"] = ["workspaceEdit": ["documentChanges": true]]
    var client = try TestClient(opening: Self.files, capabilities: abilities)
    let path = "/w/home.sdui"
    try client.open(path, try #require(Self.files[path]))
    try client.change(path, to: "\n" + (try #require(Self.files[path])), version: 7)
    let parameters: [String: Any] = [
      "textDocument": ["uri": "file://" + path], "position": ["line": 2, "character": 45], "newName": "Tile",
    ]
    let answer = try client.request("textDocument/rename", parameters)["result"] as? [String: Any]
    let changes = try #require(answer?["documentChanges"] as? [[String: Any]])
    let texts = changes.compactMap { $0["textDocument"] as? [String: Any] }
    #expect(answer?["changes"] == nil && texts.count == 3)
    for text in texts {
      #expect(text["version"] as? Int == (text["uri"] as? String == "file://" + path ? 7 : nil))
      #expect(text["version"] is Int || text["version"] is NSNull)
    }
  }

  /// A layout that is put in place of its only name in the file stays where another file uses it.
  @Test(arguments: [("Cards", false), ("grid", true)])
  func aLayoutStaysForOtherFiles(layout: String, goes: Bool) throws {
    let home = """
      component Card { id: ID }
      layout Cards: grid { columns: 2 }
      screen Home { section deals: Cards { unit Card { height: 60 } } }

      """
    let more = "import \"home.sdui\"\nscreen More { section all: \(layout) { columns: 2, unit Card { height: 60 } } }\n"
    var client = try TestClient(opening: ["/w/home.sdui": home, "/w/more.sdui": more])
    try client.open("/w/home.sdui", home)
    let place = ["line": 2, "character": 24]
    let answer = try client.request(
      "textDocument/codeAction",
      [
        "textDocument": ["uri": "file:///w/home.sdui"], "range": ["start": place, "end": place],
        "context": ["diagnostics": [], "only": ["refactor.inline"]],
      ])
    let actions = try #require(answer["result"] as? [[String: Any]])
    #expect(actions.map { $0["title"] as? String } == ["Inline the layout `Cards`"])
    let edit = actions.first?["edit"] as? [String: [String: [[String: Any]]]]
    let edits = try #require(edit?["changes"]?["file:///w/home.sdui"])
    #expect(edits.contains { $0["newText"] as? String == "" } == goes)
  }

  @Test func referencesAreThoseOfTheWholeWorkspace() throws {
    var client = try TestClient(opening: Self.files)
    try client.open("/w/cards.sdui", try #require(Self.files["/w/cards.sdui"]))
    for (wants, count) in [(true, 3), (false, 2)] {
      let answer = try client.request(
        "textDocument/references",
        [
          "textDocument": ["uri": "file:///w/cards.sdui"], "position": ["line": 0, "character": 12],
          "context": ["includeDeclaration": wants],
        ])
      let uris = (answer["result"] as? [[String: Any]])?.compactMap { $0["uri"] as? String } ?? []
      #expect(uris.count == count)
      #expect(Set(uris).isSuperset(of: ["file:///w/home.sdui", "file:///w/more.sdui"]))
    }
  }

  /// Each name that an example declares gets a new name, or one that another file declares: either it is refused, or no
  /// file of the workspace has other findings afterwards.
  @Test(arguments: [
    "Shop/home.sdui", "Shop/catalogue.sdui", "Shop/offers.sdui", "Feed/feed.sdui", "Presenter/market.sdui",
  ])
  func examplesMeanTheSameAfterwards(path: String) throws {
    let files = try Programs.examples(in: path.prefix { $0 != "/" } + "/", below: "/w/")
    let symbols = try symbols(of: "/w/" + path, in: files)
    let others = try files.keys.sorted().flatMap { try self.symbols(of: $0, in: files).map(\.name) }
    let known = try codes(of: files)
    var random = RandomSource(seed: 5)
    var refused: Set<String> = []
    // Each takes a check of every file.
    for symbol in symbols where Repository.isExhaustive || random.chance(40) {
      let new = symbol.name.first?.isLowercase == true ? "zebra" : "Zebra"
      // A name in another style would be a finding of its own.
      let alike = others.filter { $0.first?.isLowercase == symbol.name.first?.isLowercase }
      for name in [new] + (random.chance(Repository.isExhaustive ? 100 : 20) ? [random.pick(alike)] : []) {
        let answer = try answer(files, at: "/w/" + path, symbol.line, symbol.character, to: name)
        guard answer["error"] == nil else {
          if name == new { refused.insert(symbol.name) }
          continue
        }
        #expect(try codes(of: try texts(files, after: answer)) == known, "\(symbol.name) to \(name)")
      }
    }
    // Units are identified by `id`; any other name may be a new one.
    #expect(refused.isSubset(of: ["id"]))
  }

  /// The names that a file declares, those of fields, cases and sections too, and where they are.
  private func symbols(
    of path: String, in files: [String: String]
  ) throws -> [(name: String, line: Int, character: Int)] {
    var client = try TestClient(opening: files)
    try client.open(path, try #require(files[path]))
    let answer = try client.request("textDocument/documentSymbol", ["textDocument": ["uri": "file://" + path]])
    func all(_ symbols: [[String: Any]]) throws -> [(name: String, line: Int, character: Int)] {
      try symbols.flatMap { symbol in
        let range = symbol["selectionRange"] as? [String: [String: Int]]
        let (start, name) = (try #require(range?["start"]), try #require(symbol["name"] as? String))
        // Tests have titles.
        let own = symbol["kind"] as? Int == 6 ? [] : [(name, start["line"] ?? 0, start["character"] ?? 0)]
        return own + (try all(symbol["children"] as? [[String: Any]] ?? []))
      }
    }
    return try all(answer["result"] as? [[String: Any]] ?? [])
  }

  /// The findings of each file.
  private func codes(of files: [String: String]) throws -> [[String]] {
    try files.keys.sorted().map { path in
      let compilation = try Compilation(of: path, root: "/w", from: MemoryFiles(files))
      return compilation.diagnostics.map(\.code.rawValue) + ["\(compilation.screens.count) screens"]
    }
  }

  /// A name that a file needs without writing it counts as well: a unit's component has an `id`.
  @Test func aNameThatAnotherFileNeedsIsRefused() throws {
    let files = Self.files.merging(["/w/spare.sdui": "component Spare { id: ID }\nlet Card = 4\n"]) { $1 }
    let refusal = try #require(try answer(files, at: "/w/cards.sdui", 0, 17, to: "key")["error"] as? [String: Any])
    let message = try #require(refusal["message"] as? String)
    #expect(message.hasPrefix("`key` would break `home.sdui`: "), "\(message)")
    // No file shows this one as a unit.
    #expect(try answer(files, at: "/w/spare.sdui", 0, 18, to: "key")["error"] == nil)
    // A name that another file declares itself.
    let clash = Self.files.merging([
      "/w/home.sdui": try #require(Self.files["/w/home.sdui"]) + "component Tile { id: ID }\n"
    ]) { $1 }
    let error = try answer(clash, at: "/w/cards.sdui", 0, 11, to: "Tile")["error"] as? [String: Any]
    #expect((error?["message"] as? String)?.contains("`home.sdui`") == true)
    // An import that is missing hides nothing.
    let missing = Self.files.merging([
      "/w/home.sdui": "import \"none.sdui\"\n" + (try #require(Self.files["/w/home.sdui"]))
    ]) { $1 }
    #expect(try answer(missing, at: "/w/cards.sdui", 0, 17, to: "key").errorCode == -32803)
  }

  @Test func aUnitLeadsToItsComponentInAnImport() throws {
    var client = try TestClient(opening: Self.files)
    let path = "/w/home.sdui"
    try client.open(path, try #require(Self.files[path]))
    func answer(_ line: Int, _ character: Int) throws -> [String: Any] {
      let place = ["line": line, "character": character]
      return try client.request(
        "textDocument/typeDefinition", ["textDocument": ["uri": "file://" + path], "position": place])
    }
    let found = try #require(try answer(1, 43)["result"] as? [String: Any])
    #expect(found["uri"] as? String == "file:///w/cards.sdui" && found.start == [0, 10])
    #expect(try answer(1, 8)["result"] is NSNull)
    #expect(try answer(999, 999)["result"] is NSNull)
    #expect(try client.request("textDocument/typeDefinition", [:]).errorCode == -32602)
  }

  @Test func namesOfTheWholeWorkspaceAreFound() throws {
    var client = try TestClient(opening: Self.files)
    for (query, names) in [
      ("card", ["Card", "Card"]), ("hm", ["Home"]), ("", ["Card", "Home", "deals", "More", "deals", "Card"]),
    ] {
      let answer = try client.request("workspace/symbol", ["query": query])
      #expect((answer["result"] as? [[String: Any]])?.compactMap { $0["name"] as? String } == names)
    }
  }

  /// The rename of a name that servers know and that cannot be kept needs a confirmation, or is announced if the client
  /// cannot ask.
  @Test(arguments: [true, false])
  func peopleAreAskedAboutFlags(asks: Bool) throws {
    var abilities = TestClient.everything
    let support: [String: Any] = asks ? ["changeAnnotationSupport": ["groupsOnLabel": true]] : [:]
    abilities["workspace"] = ["workspaceEdit": support.merging(["documentChanges": true]) { old, _ in old }]
    let text = "flag grid: [control, tight]\nlet gap = 8\n"
    var client = try TestClient(opening: ["/w/home.sdui": text], capabilities: abilities)
    try client.open("/w/home.sdui", text)
    for (line, isAsked) in [(0, true), (1, false)] {
      let answer = try client.request(
        "textDocument/rename",
        [
          "textDocument": ["uri": "file:///w/home.sdui"], "position": ["line": line, "character": 5],
          "newName": "other",
        ])
      let told = client.takeReceived().filter { $0["method"] as? String == "window/showMessage" }
      let edit = try #require(answer["result"] as? [String: Any])
      let edits = (edit["documentChanges"] as? [[String: Any]])?.first?["edits"] as? [[String: Any]]
      let annotations = edit["changeAnnotations"] as? [String: [String: Any]]
      #expect(edits?.count == 1 && told.count == (isAsked && !asks ? 1 : 0))
      #expect((annotations != nil) == (isAsked && asks))
      guard let annotations else { continue }
      let annotation = try #require(annotations[edits?.first?["annotationId"] as? String ?? ""])
      #expect(annotation["needsConfirmation"] as? Bool == true)
      #expect((annotation["description"] as? String)?.contains("know the flag as `grid`") == true)
    }
  }
}
