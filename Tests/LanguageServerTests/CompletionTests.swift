import Testing

@testable import SDUILanguageServer

/// Completions as clients get them.
@Suite struct CompletionTests {
  private static let plain = [
    "textDocument": ["completion": ["completionItem": ["documentationFormat": ["plaintext"]]]]
  ]

  /// Returns the completions at the `¦` of a text.
  private func items(_ text: String, _ client: inout TestClient) throws -> [[String: Any]] {
    let before = text.prefix { $0 != "¦" }
    try client.open("/w/home.sdui", text.replacing("¦", with: ""))
    let answer = try client.request(
      "textDocument/completion",
      [
        "textDocument": ["uri": "file:///w/home.sdui"],
        "position": ["line": before.count { $0 == "\n" }, "character": before.reversed().prefix { $0 != "\n" }.count],
      ])
    return (answer["result"] as? [String: Any])?["items"] as? [[String: Any]] ?? []
  }

  private func inserted(_ item: [String: Any]) -> String {
    (item["textEdit"] as? [String: Any])?["newText"] as? String ?? ""
  }

  @Test(arguments: [
    "¦", "screen S { ¦ }", "screen S { section a: list { ¦ } }", "component C { ¦ }",
    "component C { id: ID, badge: ¦ }\naction Open { card: ID }", "screen S { section a: grid { columns: ¦ } }",
    "layout L(gap: Length, ratio: Ratio): list\nscreen S { section a: ¦ }",
  ])
  func textWithoutSnippetsIsBalanced(text: String) throws {
    var client = try TestClient(capabilities: Self.plain)
    let items = try items(text, &client)
    #expect(!items.isEmpty)
    for item in items {
      let text = inserted(item)
      for (open, close) in [("{", "}"), ("(", ")"), ("[", "]")] as [(Character, Character)] {
        #expect(text.count { $0 == open } == text.count { $0 == close }, "\(text)")
      }
      #expect(text.count { $0 == "\"" }.isMultiple(of: 2) && !text.contains("$"), "\(text)")
      #expect(item["insertTextFormat"] == nil)
    }
  }

  @Test func layoutsComeWithValues() throws {
    var client = try TestClient(opening: [:])
    let text = "layout L(gap: Length, count: Int, shape: Ratio, way: Scroll): carousel\nscreen S { section a: ¦ }"
    let layout = try #require(try items(text, &client).first { $0["label"] as? String == "L" })
    #expect(inserted(layout) == "L(gap: ${1:16}, count: ${2:2}, shape: ${3:16:9}, way: ${4:continuous})")
  }

  @Test func documentationFollowsOnDemand() throws {
    var client = try TestClient(opening: [:])
    let items = try items("screen S { section a: grid { ¦ } }", &client)
    #expect(items.allSatisfy { $0["documentation"] == nil })
    let columns = try #require(items.first { $0["label"] as? String == "columns" })
    let resolved = try client.request("completionItem/resolve", columns)["result"] as? [String: Any]
    #expect((resolved?["documentation"] as? String)?.hasPrefix("The number of equal columns") == true)
    #expect(resolved?["sortText"] as? String == columns["sortText"] as? String)
    #expect(resolved.map(inserted) == inserted(columns))
    // One of another list.
    let other = columns.merging(["label": "nothing"]) { $1 }
    #expect(try client.request("completionItem/resolve", other)["error"] != nil)
  }

  @Test func importsThatClashAreNotOffered() throws {
    var client = try TestClient(opening: [
      "/w/cards.sdui": "component Card { id: ID }\ncomponent Row { id: ID }\n",
      "/w/tiles.sdui": "component Tile { id: ID }\n",
    ])
    let text = "component Row { id: ID }\nscreen S { section a: list { unit ¦ } }"
    #expect(try items(text, &client).compactMap { $0["label"] as? String } == ["Row", "Tile"])
    let paths = try items("import \"¦\"\ncomponent Row { id: ID }", &client)
    #expect(paths.compactMap { $0["label"] as? String } == ["tiles.sdui"])
    #expect(paths.first.map(inserted) == "tiles.sdui")
  }

  @Test func unitsOfOtherFilesHaveAnIdentity() throws {
    var client = try TestClient(opening: [
      "/w/cards.sdui": """
      component Title { text: Text }
      component Card { id: ID }
      component Empty { text: Text = "" }

      """
    ])
    let units = try items("screen S { section a: list { unit ¦ } }", &client)
    #expect(units.compactMap { $0["label"] as? String } == ["Card"])
    let placeholders = try items("screen S { empty ¦ }", &client)
    #expect(placeholders.compactMap { $0["label"] as? String } == ["Empty"])
  }
}
