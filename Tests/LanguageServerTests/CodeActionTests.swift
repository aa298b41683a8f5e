import Foundation
import Testing

@testable import SDUILanguageServer

/// Quick fixes that need other files of the workspace.
@Suite struct CodeActionTests {
  private func actions(_ client: inout TestClient, _ path: String, only kind: String = "quickfix") throws
    -> [[String: Any]]
  {
    let answer = try client.request(
      "textDocument/codeAction",
      [
        "textDocument": ["uri": "file://" + path], "context": ["diagnostics": [Any](), "only": [kind]],
        "range": ["start": ["line": 0, "character": 0], "end": ["line": 99, "character": 0]],
      ])
    return try #require(answer["result"] as? [[String: Any]])
  }

  /// The new texts of an action, by document.
  private func texts(_ action: [String: Any]) -> [String: [String]] {
    let changes = (action["edit"] as? [String: Any])?["changes"] as? [String: [[String: Any]]] ?? [:]
    return changes.mapValues { $0.compactMap { $0["newText"] as? String } }
  }

  @Test func aNameIsImportedFromTheFileThatDeclaresIt() throws {
    var client = try TestClient(opening: [
      "/w/shared/cards.sdui": "component Card { id: ID }\n", "/w/titles.sdui": "component Title { text: Text }\n",
    ])
    try client.open(
      "/w/home.sdui", "screen S { section a: list { header Title { height: 44 }, unit Card { height: 60 } } }\n")
    let all = try actions(&client, "/w/home.sdui")
    let card = try #require(all.first { $0["title"] as? String == "Import `shared/cards.sdui`" })
    #expect(card["isPreferred"] as? Bool == true)
    #expect(texts(card) == ["file:///w/home.sdui": ["import \"shared/cards.sdui\"\n\n"]])
    let both = try #require(all.first { $0["title"] as? String == "Import all missing names" })
    #expect(
      texts(both) == ["file:///w/home.sdui": ["import \"shared/cards.sdui\"\nimport \"titles.sdui\"\n\n"]])
    let fixAll = try actions(&client, "/w/home.sdui", only: "source.fixAll")
    #expect(fixAll.count == 1)
  }

  @Test func aNameIsWrittenInStyleInAllFiles() throws {
    let screen = "import \"cards.sdui\"\nscreen S { section a: list { unit card { height: 60 } } }\n"
    var client = try TestClient(opening: ["/w/home.sdui": screen])
    try client.open("/w/cards.sdui", "component card { id: ID }\n")
    let action = try #require(
      try actions(&client, "/w/cards.sdui").first { $0["title"] as? String == "Rename to `Card`" })
    #expect(
      texts(action) == ["file:///w/cards.sdui": ["Card as \"card\""], "file:///w/home.sdui": ["Card"]])
  }
}
