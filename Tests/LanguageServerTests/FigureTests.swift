import Foundation
import Testing

@testable import SDUILanguageServer

/// Sizes, lenses and commands, and what people set about them.
@Suite struct FigureTests {
  private static let screen = """
    component Card { id: ID }
    screen Home {
      section deals: grid {
        columns: 2
        unit Card { height: 50 }
      }
      test "two" at (width: 390) { require deals.columns == 2 }
      test "three" at (width: 390) { require deals.columns == 3 }
    }

    """

  private func hints(_ client: inout TestClient) throws -> [String] {
    let answer = try client.request(
      "textDocument/inlayHint",
      [
        "textDocument": ["uri": "file:///w/home.sdui"],
        "range": ["start": ["line": 0, "character": 0], "end": ["line": 99, "character": 0]],
      ])
    return try #require(answer["result"] as? [[String: Any]]).compactMap { $0["label"] as? String }
  }

  static func everythingAndMore(_ more: [String: Any]) -> [String: Any] {
    TestClient.everything.merging(more) { $1 }
  }

  @Test func theWidthOfHintsIsAsked() throws {
    var client = TestClient([:])
    let workspace: [String: Any] = ["configuration": true, "inlayHint": ["refreshSupport": true]]
    _ = try client.request(
      "initialize", ["rootUri": "file:///w", "capabilities": Self.everythingAndMore(["workspace": workspace])])
    try client.notify("initialized", [:])
    let asked = try #require(client.takeReceived().first { $0["method"] as? String == "workspace/configuration" })
    try client.open("/w/home.sdui", Self.screen)
    #expect(try hints(&client) == ["2 columns", "195 × 50"])
    _ = client.takeReceived()
    let settings: [String: Any] = ["inlayHints": ["width": 800]]
    try client.answer(asked["id"], [settings])
    #expect(client.takeReceived().map { $0["method"] as? String } == ["workspace/inlayHint/refresh"])
    #expect(try hints(&client) == ["2 columns", "400 × 50"])
    // What cannot be a width changes nothing.
    try client.notify(
      "workspace/didChangeConfiguration", ["settings": ["sdui": ["inlayHints": ["width": "wide"]]]])
    #expect(try hints(&client) == ["2 columns", "400 × 50"])
  }

  @Test func theWidthOfHintsIsTold() throws {
    var client = TestClient([:])
    _ = try client.request(
      "initialize",
      [
        "rootUri": "file:///w", "capabilities": [:] as [String: Any],
        "initializationOptions": ["inlayHints": ["width": 600]],
      ])
    try client.notify("initialized", [:])
    #expect(client.takeReceived().isEmpty)
    try client.open("/w/home.sdui", Self.screen)
    #expect(try hints(&client) == ["2 columns", "300 × 50"])
    try client.notify("workspace/didChangeConfiguration", ["settings": ["sdui": ["inlayHints": ["width": 700]]]])
    #expect(try hints(&client) == ["2 columns", "350 × 50"])
  }

  func execute(
    _ client: inout TestClient, _ command: String, _ arguments: [Any]
  ) throws -> [String: Any] {
    try client.request("workspace/executeCommand", ["command": command, "arguments": arguments])
  }

  /// The weakest width of the proof is on the page, as `sduic preview` shows it.
  @Test func thePreviewMarksWhatTheProofSays() throws {
    var client = try TestClient(opening: [:])
    let requirement = "unit Card { height: 100, require item.width >= 120 }"
    let text = """
      component Card { id: ID }
      screen Home {
        section cards: grid { columns: 2, \(requirement) }
      }
      """
    try client.open("/w/home.sdui", text)
    let page = try #require(try execute(&client, "sdui.preview", ["file:///w/home.sdui"])["result"] as? String)
    // Two columns of 320 points are 160 wide.
    #expect(page.contains("Weakest at width 320: `Card: require item.width &gt;= 120`, holds by at least 40"))
    try client.change("/w/home.sdui", to: text.replacing(">= 120", with: ">= 170"), version: 2)
    let broken = try #require(try execute(&client, "sdui.preview", ["file:///w/home.sdui"])["result"] as? String)
    #expect(broken.contains("Fails at width 320"))
  }

  @Test func thePreviewIsThatOfTheTextInTheEditor() throws {
    var client = try TestClient(opening: [:])
    try client.open("/w/home.sdui", Self.screen)
    let page = try #require(
      try execute(&client, "sdui.preview", ["file:///w/home.sdui"])["result"] as? String)
    #expect(page.hasPrefix("<!DOCTYPE html>") && page.contains("<h1>Home</h1>"))
    try client.change("/w/home.sdui", to: Self.screen.replacing("Home", with: "Start"), version: 2)
    let other = try #require(
      try execute(&client, "sdui.preview", ["file:///w/home.sdui", "Start"])["result"] as? String)
    #expect(other.contains("<h1>Start</h1>"))
    #expect(try execute(&client, "sdui.preview", ["file:///w/home.sdui", "Home"]).errorCode == -32803)
    #expect(try execute(&client, "sdui.preview", ["file:///w/none.sdui"]).errorCode == -32602)
    #expect(try execute(&client, "sdui.preview", [1]).errorCode == -32602)
    #expect(try execute(&client, "sdui.other", []).errorCode == -32602)
    try client.change("/w/home.sdui", to: Self.screen.replacing("columns: 2", with: "columns:"), version: 3)
    #expect(try execute(&client, "sdui.preview", ["file:///w/home.sdui"]).errorCode == -32803)
  }

  @Test func aTestRunsOnTheTextInTheEditor() throws {
    var client = try TestClient(opening: [:])
    try client.open("/w/home.sdui", Self.screen)
    _ = client.takeReceived()
    let passed = try execute(&client, "sdui.runTest", ["file:///w/home.sdui", "two"])
    #expect((passed["result"] as? [String: Any])?["passed"] as? Bool == true)
    let failed = try execute(&client, "sdui.runTest", ["file:///w/home.sdui", "three"])
    let failures = (failed["result"] as? [String: Any])?["failures"] as? [[String: Any]]
    #expect(failures?.map { $0["message"] as? String } == ["require deals.columns == 3\n      deals.columns is 2"])
    let location = failures?.first?["location"] as? [String: Any]
    #expect(location?["uri"] as? String == "file:///w/home.sdui" && location?.start == [7, 33])
    let shown = client.takeReceived().map { ($0["params"] as? [String: Any])?["type"] as? Int }
    #expect(shown == [3, 1])
    // An editor with a list of tests shows the result itself.
    let silent = try execute(&client, "sdui.testResult", ["file:///w/home.sdui", "three"])
    #expect(((silent["result"] as? [String: Any])?["failures"] as? [Any])?.count == 1 && client.takeReceived().isEmpty)
    #expect(try execute(&client, "sdui.runTest", ["file:///w/home.sdui", "four"]).errorCode == -32803)
  }

  /// The command that a lens names, with the arguments that it gives.
  func lenses(_ client: inout TestClient, titled title: String) throws -> [[String: Any]] {
    let answer = try client.request("textDocument/codeLens", ["textDocument": ["uri": "file:///w/home.sdui"]])
    return try #require(answer["result"] as? [[String: Any]]).compactMap { $0["command"] as? [String: Any] }
      .filter { $0["title"] as? String == title }
  }

  @Test func aLensRunsTheTestOfItsScreen() throws {
    var client = TestClient([:])
    let answer = try client.request("initialize", ["capabilities": [:] as [String: Any]])
    let capabilities = (answer["result"] as? [String: Any])?["capabilities"] as? [String: Any]
    let named = (capabilities?["executeCommandProvider"] as? [String: Any])?["commands"] as? [String]
    #expect(named == ["sdui.preview", "sdui.runTest", "sdui.testResult", "sdui.showPlaces"])
    let other = Self.screen.split(separator: "\n").dropFirst().joined(separator: "\n")
      .replacing("Home", with: "Other").replacing("columns: 2", with: "columns: 3")
    try client.open("/w/home.sdui", Self.screen + other)
    let outcomes = try lenses(&client, titled: "run test").map { lens -> Bool? in
      let command = try #require(lens["command"] as? String)
      #expect(named?.contains(command) == true)
      let result = try execute(&client, command, try #require(lens["arguments"] as? [Any]))["result"]
      return (result as? [String: Any])?["passed"] as? Bool
    }
    // The same titles in both screens; the second has three columns.
    #expect(outcomes == [true, false, false, true])
  }

  @Test func thePreviewOfALensIsThatOfItsScreen() throws {
    var client = try TestClient(opening: [:])
    let screens = ["First", "Second"].map { Self.screen.replacing("Home", with: $0) }
    try client.open("/w/home.sdui", screens[0] + screens[1].replacing("component Card { id: ID }\n", with: ""))
    let pages = try lenses(&client, titled: "open preview").map { lens in
      try execute(&client, "sdui.preview", try #require(lens["arguments"] as? [Any]))["result"] as? String
    }
    #expect(pages.count == 2)
    #expect(pages[0]?.contains("<h1>First</h1>") == true && pages[1]?.contains("<h1>Second</h1>") == true)
  }

  /// A client that opens documents, and has no command for previews, gets the page in a file.
  @Test(arguments: [(true, []), (true, ["sdui.showPreview"]), (false, [])])
  func thePreviewIsOpenedByTheClientsBrowser(opensDocuments: Bool, commands: [String]) throws {
    let isOffered = opensDocuments && commands.isEmpty
    let abilities = Self.everythingAndMore(["window": ["showDocument": ["support": opensDocuments]]])
    var client = try TestClient(opening: [:], capabilities: abilities, commands: commands)
    try client.open("/w/home.sdui", Self.screen)
    let lens = try lenses(&client, titled: "open preview").first
    #expect((lens?["command"] as? String == "sdui.openPreview") == isOffered)
    let arguments = ["file:///w/home.sdui", "Home"]
    _ = client.takeReceived()
    let answer = try execute(&client, "sdui.openPreview", arguments)
    #expect((answer.errorCode == nil) == isOffered)
    guard isOffered else { return }
    let shown = try #require(client.takeReceived().first { $0["method"] as? String == "window/showDocument" })
    let parameters = shown["params"] as? [String: Any]
    #expect(parameters?["external"] as? Bool == true)
    let path = try #require((parameters?["uri"] as? String).flatMap { DocumentURI.path(of: $0) })
    let page = client.server.files.memory.files[path].map { String(decoding: $0, as: UTF8.self) }
    #expect(path.hasSuffix(".html") && page?.contains("<h1>Home</h1>") == true)
    // The same screen is written to the same file, so that the browser loads it again.
    try client.change("/w/home.sdui", to: Self.screen.replacing("columns: 2", with: "columns: 3"), version: 2)
    _ = try execute(&client, "sdui.openPreview", arguments)
    #expect(client.server.files.memory.files[path].map { String(decoding: $0, as: UTF8.self) } != page)
    #expect(client.server.files.memory.files.keys.filter { $0.hasSuffix(".html") } == [path])
  }

  /// So many sections that no two have the same shape: more than are proved with the first findings.
  private static func large(_ count: Int) -> String {
    let sections = (1...count).map { number in
      "  section s\(number): list { unit Card { height: \(number == count ? 20 : 44 + number) } }\n"
    }
    return "component Card { id: ID, on tap: Go { id: id } }\naction Go { id: ID }\nscreen Home {\n"
      + sections.joined() + "}\n"
  }

  @Test func whatTakesLongIsToldAfterTheRest() throws {
    var client = TestClient([:])
    let abilities = Self.everythingAndMore([
      "window": ["workDoneProgress": true], "workspace": ["codeLens": ["refreshSupport": true]],
    ])
    _ = try client.request("initialize", ["rootUri": "file:///w", "capabilities": abilities])
    try client.open("/w/home.sdui", Self.large(40))
    let methods = client.takeReceived().map { message -> String in
      let parameters = message["params"] as? [String: Any]
      let value = parameters?["value"] as? [String: Any]
      let count = (parameters?["diagnostics"] as? [Any]).map { " \($0.count)" } ?? ""
      return (message["method"] as? String ?? "") + count + ((value?["kind"] as? String).map { " " + $0 } ?? "")
    }
    #expect(
      methods == [
        "window/workDoneProgress/create", "$/progress begin", "textDocument/publishDiagnostics 0", "$/progress end",
        "workspace/codeLens/refresh", "textDocument/publishDiagnostics 1",
      ])
    // Findings of cached proofs are not sent late.
    try client.change("/w/home.sdui", to: Self.large(40) + "\n// more\n", version: 2)
    #expect(client.takeReceived().map { $0["method"] as? String } == ["textDocument/publishDiagnostics"])
  }

  @Test func anEditStopsProofs() throws {
    var client = TestClient([:])
    let abilities = Self.everythingAndMore(["window": ["workDoneProgress": true]])
    _ = try client.request("initialize", ["rootUri": "file:///w", "capabilities": abilities])
    try client.enqueue([
      "jsonrpc": "2.0", "method": "textDocument/didOpen",
      "params": [
        "textDocument": ["uri": "file:///w/home.sdui", "languageId": "sdui", "version": 1, "text": Self.large(40)]
      ],
    ])
    try client.work(times: 3)
    try client.change("/w/home.sdui", to: "component Card { id: ID }\n", version: 2)
    let ends = client.takeReceived().filter { message in
      ((message["params"] as? [String: Any])?["value"] as? [String: Any])?["kind"] as? String == "end"
    }
    #expect(ends.count == 1)
  }

  /// Most answers are `null`; none is answered in turn.
  @Test func answersAreNotAnswered() throws {
    var client = try TestClient(opening: [:])
    try client.send(try TestClient.framed(["jsonrpc": "2.0", "id": "sduic-1", "result": nil as Int? as Any]))
    try client.send(Array("Content-Length: 44\r\n\r\n{\"jsonrpc\":\"2.0\",\"id\":\"a\",\"result\":null}   ".utf8))
    #expect(client.takeReceived().isEmpty)
  }
}
