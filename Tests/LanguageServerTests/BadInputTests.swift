import Foundation
import Testing

@testable import SDUILanguageServer

/// Whatever a client sends and whatever happens to files: an answer, and a server that goes on.
@Suite struct BadInputTests {
  private func place(_ line: Int, _ character: Int) -> [String: Any] { ["line": line, "character": character] }

  @Test func aFileOfAHundredThousandLinesIsServed() throws {
    var client = try TestClient(opening: [:])
    let lines = String(repeating: "// One of many.\n", count: 9)
    try client.open("/w/large.sdui", (0..<10_000).map { "\(lines)component C\($0) { id: ID }\n" }.joined())
    #expect(client.findings(about: "/w/large.sdui")?.isEmpty == true)
    try client.notify(
      "textDocument/didChange",
      [
        "textDocument": ["uri": "file:///w/large.sdui", "version": 2],
        "contentChanges": [["range": ["start": place(99_999, 0), "end": place(99_999, 9)], "text": "recrd"]],
      ])
    let findings = client.findings(about: "/w/large.sdui") ?? []
    #expect(findings.contains { $0.start == [99_999, 0] && $0["severity"] as? Int == 1 })
    let hover = try client.request(
      "textDocument/hover", ["textDocument": ["uri": "file:///w/large.sdui"], "position": place(50_009, 12)])
    #expect(hover["error"] == nil)
  }

  @Test func tenThousandMessagesAtOnceAreAnsweredInOrder() throws {
    var client = try TestClient(opening: [:])
    try client.open("/w/home.sdui", "component Card { id: ID }\n")
    _ = client.takeReceived()
    for number in 1...10_000 {
      if number.isMultiple(of: 2) {
        let parameters: [String: Any] = [
          "textDocument": ["uri": "file:///w/home.sdui", "version": number + 1],
          "contentChanges": [["range": ["start": place(0, 0), "end": place(0, 0)], "text": "/"]],
        ]
        try client.enqueue(["jsonrpc": "2.0", "method": "textDocument/didChange", "params": parameters])
      } else {
        let parameters: [String: Any] = [
          "textDocument": ["uri": "file:///w/home.sdui"], "position": place(0, 11),
        ]
        try client.enqueue([
          "jsonrpc": "2.0", "id": 100_000 + number, "method": "textDocument/hover", "params": parameters,
        ])
      }
    }
    try client.run()
    let received = client.takeReceived()
    let answers = received.compactMap { $0["method"] == nil ? $0["id"] as? Int : nil }
    #expect(answers == stride(from: 100_001, to: 110_001, by: 2).map { $0 })
    #expect(received.count { $0["method"] as? String == "textDocument/publishDiagnostics" } == 1)
  }

  @Test func anOpenFileMayBecomeAFolderOrAnotherFile() throws {
    let card = "component Card { id: ID }\n"
    let screen = "import \"cards.sdui\"\nscreen Home { section a: list { unit Card { height: 60 } } }\n"
    var client = try TestClient(opening: ["/w/cards.sdui": card, "/w/home.sdui": screen])
    try client.open("/w/home.sdui", screen)
    try client.open("/w/cards.sdui", card)
    // What is open counts, whatever happens to the file below.
    client.write("/w/cards.sdui", "component Tile { id: ID }\n")
    let changed: [String: Any] = ["changes": [["uri": "file:///w/cards.sdui", "type": 2]]]
    try client.notify("workspace/didChangeWatchedFiles", changed)
    #expect(client.findings(about: "/w/home.sdui")?.isEmpty == true)
    try client.notify("textDocument/didClose", ["textDocument": ["uri": "file:///w/cards.sdui"]])
    #expect(client.findings(about: "/w/home.sdui")?.map { $0["code"] as? String } == ["unknown-name"])
    client.write("/w/cards.sdui", nil)
    client.write("/w/cards.sdui/inside.sdui", card)
    try client.notify("workspace/didChangeWatchedFiles", changed)
    #expect(client.findings(about: "/w/home.sdui")?.map { $0["code"] as? String } == ["import-not-found"])
  }

  @Test(arguments: [
    "textDocument/inlayHint", "textDocument/codeLens", "textDocument/completion", "textDocument/hover",
    "textDocument/codeAction", "textDocument/semanticTokens/full/delta", "textDocument/rangeFormatting",
    "workspace/executeCommand", "textDocument/rename", "textDocument/selectionRange",
  ])
  func requestsWithoutWhatTheyNeedAreRefused(method: String) throws {
    var client = try TestClient(opening: [:])
    try client.open("/w/home.sdui", "component Card { id: ID }\n")
    let parameters: [[String: Any]] = [
      [:], ["textDocument": 1], ["textDocument": ["uri": "file:///w/none.sdui"], "position": place(0, 0)],
      ["textDocument": ["uri": "file:///w/home.sdui"], "position": ["line": -1], "range": ["start": 1]],
    ]
    let asksForWhole = ["textDocument/codeLens", "textDocument/semanticTokens/full/delta"].contains(method)
    for wrong in parameters.prefix(asksForWhole ? 3 : 4) {
      #expect(try client.request(method, wrong).errorCode == -32602, "\(wrong)")
    }
  }
}
