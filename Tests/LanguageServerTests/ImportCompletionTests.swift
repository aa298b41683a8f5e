import Testing

@testable import SDUILanguageServer

/// Names that an import would bring, with the edit that adds it.
@Suite struct ImportCompletionTests {
  private static let files = [
    "/w/Catalogue/cards.sdui": "/// One product.\ncomponent Card as \"CARD\" { id: ID }\naction Open { card: ID }\n",
    "/w/Screens/shared.sdui": "layout Shelf(gap: Length = 8): carousel { spacing: gap }\nlet side = 4\n",
    "/w/Screens/start.sdui": "import \"home.sdui\"\ncomponent Start { id: ID }\n",
    "/elsewhere/other.sdui": "component Other { id: ID }\n",
  ]

  /// Returns the completions after a piece of a text with an import: labels, details and the edits.
  private func offered(_ text: String, behind part: String, _ client: inout TestClient) throws -> [String] {
    try client.open("/w/Screens/home.sdui", text)
    let before = text[..<(try #require(text.range(of: part)).upperBound)]
    let line = before.count { $0 == "\n" }
    let character = before.split(separator: "\n", omittingEmptySubsequences: false).last?.count ?? 0
    let answer = try client.request(
      "textDocument/completion",
      [
        "textDocument": ["uri": "file:///w/Screens/home.sdui"],
        "position": ["line": line, "character": character],
      ])
    let items = (answer["result"] as? [String: Any])?["items"] as? [[String: Any]] ?? []
    return items.compactMap { item in
      guard let edit = (item["additionalTextEdits"] as? [[String: Any]])?.first, let start = edit.start else {
        return nil
      }
      return "\(item["label"] ?? ""): \(item["detail"] ?? "") at \(start) writes \(edit["newText"] ?? "")"
    }
  }

  @Test func namesOfOtherFilesComeWithTheirImport() throws {
    var client = try TestClient(opening: Self.files)
    let text = "/// The start.\nscreen Home {\n  section a: list {\n    unit \n  }\n}\n"
    #expect(
      try offered(text, behind: "unit ", &client) == [
        "Card: import \"../Catalogue/cards.sdui\" at [0, 0] writes import \"../Catalogue/cards.sdui\"\n\n"
      ])
    #expect(
      try offered(text.replacing("list", with: ""), behind: "section a: ", &client) == [
        "Shelf: import \"shared.sdui\" at [0, 0] writes import \"shared.sdui\"\n\n"
      ])
    // What is written so is right.
    let written = "import \"../Catalogue/cards.sdui\"\n\n" + text.replacing("unit ", with: "unit Card { height: 60 }")
    try client.change("/w/Screens/home.sdui", to: written, version: 2)
    #expect(client.findings(about: "/w/Screens/home.sdui")?.isEmpty == true)
  }

  @Test func whatIsKnownAlreadyIsNotImportedAgain() throws {
    var client = try TestClient(opening: Self.files)
    let text = "import \"shared.sdui\"\ncomponent Card { id: ID }\nscreen Home { section a: Shelf { unit  } }\n"
    #expect(try offered(text, behind: "unit ", &client).isEmpty)
    #expect(try offered(text, behind: "section a: ", &client).isEmpty)
    let two = text.replacing("component Card", with: "component Tile")
    #expect(
      try offered(two, behind: "unit ", &client) == [
        "Card: import \"../Catalogue/cards.sdui\" at [0, 20] writes \nimport \"../Catalogue/cards.sdui\""
      ])
  }

  @Test func filesAreReadAgainWhenTheyChange() throws {
    var client = try TestClient(opening: Self.files)
    let text = "screen Home { section a: list { unit  } }\n"
    #expect(try offered(text, behind: "unit ", &client).count == 1)
    client.write("/w/Catalogue/cards.sdui", "component Tile { id: ID }\ncomponent Row { id: ID }\n")
    #expect(try offered(text, behind: "unit ", &client).map { $0.prefix(4) } == ["Tile", "Row:"])
    client.write("/w/Catalogue/cards.sdui", nil)
    #expect(try offered(text, behind: "unit ", &client).isEmpty)
  }
}
