import Foundation
import Testing

@testable import SDUILanguageServer

/// Lenses that lead to places, in clients with and without commands of their own.
extension FigureTests {
  @Test func undecidedProofsAndUsesCanBeListed() throws {
    let cards = "/// A card.\ncomponent Card { id: ID, kind: Kind }\nenum Kind { small, large }\n"
    let home = """
      import "cards.sdui"
      action Go { id: ID }
      component Row { id: ID, on tap: Go { id: id } }
      screen Home {
        section a: list { unit Row { height: estimated(60) } }
        section b: list { spacing: 4, unit Row { height: estimated(60) }, unit Card { height: 60 } }
      }

      """
    var client = try TestClient(opening: ["/w/cards.sdui": cards, "/w/home.sdui": home, "/w/more.sdui": home])
    try client.open("/w/home.sdui", home)
    let undecided = try #require(lenses(&client, titled: "2 undecided").first)
    #expect(undecided["command"] as? String == "sdui.showFindings")
    let arguments = try #require(undecided["arguments"] as? [Any])
    let places = try #require(arguments.last as? [[String: Any]])
    #expect(arguments.first as? String == "file:///w/home.sdui")
    #expect(places.map(\.start?.first) == [4, 5])

    // Two units of each of the files, and those of the other screen.
    try client.open("/w/cards.sdui", cards)
    #expect(try uses(&client, of: "/w/cards.sdui") == ["2 references [5, 5]", "1 reference [1]"])
    #expect(try uses(&client, of: "/w/home.sdui") == ["1 reference [2]", "2 references [4, 5]"])

    #expect(try client.request("codeLens/resolve", ["data": "file:///w/none.sdui"]).errorCode == -32602)
    #expect(try client.request("codeLens/resolve", [:]).errorCode == -32602)
  }

  private static let undecided = """
    action Go { id: ID }
    component Row { id: ID, on tap: Go { id: id } }
    component Card { id: ID }
    component Spare { id: ID }
    screen Home {
      section a: list { unit Row { height: estimated(60) } }
      section b: list { unit Row { height: estimated(60) }, unit Card { height: 60 } }
      test "narrow" at (width: 320) { require a.Row.width == 320 }
    }

    """

  /// For a client that runs no commands, the server shows the places: in the editor, and in a message if it cannot or if there
  /// are several.
  @Test(arguments: [false, true]) func theServerShowsPlacesForClientsWithoutCommands(opensDocuments: Bool) throws {
    let home = Self.undecided
    let abilities = Self.everythingAndMore(["window": ["showDocument": ["support": opensDocuments]]])
    var client = try TestClient(opening: ["/w/my home.sdui": home], capabilities: abilities, commands: [])
    try client.open("/w/home.sdui", home)
    let undecided = try #require(lenses(&client, titled: "2 undecided").first)
    #expect(undecided["command"] as? String == "sdui.showPlaces")
    let several = try shown(&client, by: undecided)
    #expect(several.messages == ["2 undecided: home.sdui:6, home.sdui:7"])
    #expect(several.documents == (opensDocuments ? ["file:///w/home.sdui 5"] : []))

    let counts = try uses(&client, of: "/w/home.sdui", by: "sdui.showPlaces")
    #expect(counts == ["1 reference [1]", "3 references [5, 6, 7]", "1 reference [6]", "0 references []"])
    let location: [String: Any] = [
      "uri": "file:///w/my%20home.sdui",
      "range": ["start": ["line": 3, "character": 2], "end": ["line": 3, "character": 4]],
    ]
    let one = try shown(&client, by: ["command": "sdui.showPlaces", "arguments": ["1 reference", [location]]])
    #expect(one.messages == (opensDocuments ? [] : ["1 reference: my home.sdui:4"]))
    #expect(one.documents == (opensDocuments ? ["file:///w/my%20home.sdui 3"] : []))
    let many = try shown(
      &client, by: ["command": "sdui.showPlaces", "arguments": ["x", Array(repeating: location, count: 23)]])
    #expect(many.messages.first?.hasSuffix("my home.sdui:4, and 3 more") == true)

    for arguments in [[], ["x"], ["x", []], [1, [location]], ["x", [["uri": "file:///w/home.sdui"]]]] as [[Any]] {
      #expect(try execute(&client, "sdui.showPlaces", arguments).errorCode == -32602, "\(arguments)")
    }
  }

  /// The messages that a command shows, and the documents with the lines of their selections.
  private func shown(
    _ client: inout TestClient, by command: [String: Any]
  ) throws -> (messages: [String], documents: [String]) {
    _ = client.takeReceived()
    let answer = try execute(
      &client, try #require(command["command"] as? String), try #require(command["arguments"] as? [Any]))
    #expect(answer["result"] is NSNull)
    let sent = client.takeReceived().map { ($0["method"] as? String, $0["params"] as? [String: Any] ?? [:]) }
    let documents = sent.filter { $0.0 == "window/showDocument" }.map { $0.1 }
    return (
      sent.filter { $0.0 == "window/showMessage" }.compactMap { $0.1["message"] as? String },
      documents.map { document in
        let selection = document["selection"] as? [String: [String: Int]]
        #expect(document["takeFocus"] as? Bool == true)
        return "\(document["uri"] ?? "") \(selection?["start"]?["line"] ?? -1)"
      }
    )
  }

  /// No lens has a command that neither the client nor the server runs.
  @Test(arguments: [[], ["sdui.showReferences"], ["sdui.showFindings"], ["sdui.showPreview"]], [false, true])
  func everyLensIsRun(commands: [String], opensDocuments: Bool) throws {
    var client = TestClient([:])
    let answer = try client.request(
      "initialize",
      [
        "rootUri": "file:///w", "initializationOptions": ["commands": commands],
        "capabilities": Self.everythingAndMore(["window": ["showDocument": ["support": opensDocuments]]]),
      ])
    let capabilities = (answer["result"] as? [String: Any])?["capabilities"] as? [String: Any]
    let provider = capabilities?["executeCommandProvider"] as? [String: Any]
    let run = Set(commands + (try #require(provider?["commands"] as? [String])))
    try client.open("/w/home.sdui", Self.undecided)
    let lenses = try client.request("textDocument/codeLens", ["textDocument": ["uri": "file:///w/home.sdui"]])
    var titles: Set<String> = []
    for lens in try #require(lenses["result"] as? [[String: Any]]) {
      let resolved =
        lens["command"] == nil ? try client.request("codeLens/resolve", lens)["result"] as? [String: Any] : lens
      let command = try #require(resolved?["command"] as? [String: Any])
      let name = try #require(command["command"] as? String)
      titles.insert(try #require(command["title"] as? String))
      // A title alone leads nowhere, so it must not name something to do.
      #expect(run.contains(name) || name.isEmpty, "\(command)")
      if name.isEmpty { #expect((command["title"] as? String)?.hasPrefix("open") == false, "\(command)") }
    }
    #expect(titles.isSuperset(of: ["run test", "2 undecided", "3 references", "0 references"]), "\(titles)")
  }

  /// The lenses of a file that count uses, with the lines of these.
  private func uses(
    _ client: inout TestClient, of path: String, by name: String = "sdui.showReferences"
  ) throws -> [String] {
    let answer = try client.request("textDocument/codeLens", ["textDocument": ["uri": "file://" + path]])
    let unresolved = try #require(answer["result"] as? [[String: Any]]).filter { $0["data"] != nil }
    return try unresolved.map { lens in
      let resolved = try #require(client.request("codeLens/resolve", lens)["result"] as? [String: Any])
      let command = try #require(resolved["command"] as? [String: Any])
      let places = (command["arguments"] as? [Any])?.last as? [[String: Any]] ?? []
      #expect(command["command"] as? String == (places.isEmpty && name == "sdui.showPlaces" ? "" : name))
      return "\(command["title"] ?? "") \(places.compactMap { $0.start?.first })"
    }
  }
}
