import Foundation
import Testing

@testable import SDUILanguageServer

/// From `initialize` to `exit`, and what comes at a wrong time. The codes are those of JSON-RPC 2.0 and of LSP 3.17.
@Suite struct LifecycleTests {
  @Test func nothingIsAnsweredBeforeInitialize() throws {
    var client = TestClient()
    #expect(try client.request("textDocument/hover", [:]).errorCode == -32002)
    try client.notify("textDocument/didOpen", ["textDocument": ["uri": "file:///w/a.sdui", "text": "x", "version": 1]])
    #expect(client.received.isEmpty)
    #expect(try client.request("initialize", ["capabilities": [:]])["result"] != nil)
    #expect(try client.request("initialize", ["capabilities": [:]]).errorCode == -32600)
  }

  @Test func shutdownIsFollowedByExitOnly() throws {
    var client = try TestClient(opening: [:])
    #expect(try client.request("shutdown", [:])["result"] is NSNull)
    #expect(try client.request("textDocument/hover", [:]).errorCode == -32600)
    #expect(!client.server.hasEnded)
    try client.notify("exit", [:])
    #expect(client.server.hasEnded && client.server.endsOrderly)
  }

  @Test func exitWithoutShutdownIsNotOrderly() throws {
    var client = try TestClient(opening: [:])
    try client.notify("exit", [:])
    #expect(client.server.hasEnded && !client.server.endsOrderly)
  }

  @Test func unknownMethodsAreRefusedAndUnknownNotificationsPassedOver() throws {
    var client = try TestClient(opening: [:])
    #expect(try client.request("textDocument/teleport", [:]).errorCode == -32601)
    try client.notify("$/setTrace", ["value": "off"])
    try client.notify("workspace/somethingNew", [:])
    #expect(client.received.isEmpty)
  }

  @Test(arguments: [
    ("hover", "{}"),
    ("hover", #"{"textDocument":{"uri":"file:///w/none.sdui"},"position":{"line":0,"character":0}}"#),
    ("hover", #"{"textDocument":{"uri":"file:///w/a.sdui"},"position":{"line":-1,"character":0}}"#),
    ("hover", #"{"textDocument":{"uri":"file:///w/a.sdui"},"position":{"line":0.5,"character":0}}"#),
    ("rangeFormatting", #"{"textDocument":{"uri":"file:///w/a.sdui"},"range":"all"}"#),
    ("semanticTokens/full/delta", #"{"textDocument":{"uri":7}}"#),
  ])
  func wrongParametersAreRefused(method: String, parameters: String) throws {
    var client = try TestClient(opening: [:])
    try client.open("/w/a.sdui", "let a = 1\n")
    _ = client.takeReceived()
    let content = #"{"jsonrpc":"2.0","id":"x","method":"textDocument/\#(method)","params":\#(parameters)}"#
    try client.send(Array("Content-Length: \(content.utf8.count)\r\n\r\n\(content)".utf8))
    #expect(client.received.map(\.errorCode) == [-32602])
  }

  @Test func whatIsCancelledWhileItWaitsIsNotBegun() throws {
    var client = try TestClient(opening: [:])
    try client.open("/w/a.sdui", "let a = 1\n")
    _ = client.takeReceived()
    let place: [String: Any] = ["textDocument": ["uri": "file:///w/a.sdui"]]
    try client.enqueue(["id": "one", "method": "textDocument/documentSymbol", "params": place])
    try client.enqueue(["id": "two", "method": "textDocument/documentSymbol", "params": place])
    try client.enqueue(["method": "$/cancelRequest", "params": ["id": "one"]])
    try client.enqueue(["method": "$/cancelRequest", "params": ["id": "unknown"]])
    try client.run()
    let answers = client.takeReceived()
    #expect(answers.map { $0["id"] as? String } == ["one", "two"])
    #expect(answers[0].errorCode == -32800 && answers[1]["result"] != nil)
    // The name may be used again.
    try client.enqueue(["id": "one", "method": "textDocument/documentSymbol", "params": place])
    try client.run()
    #expect(client.received[0]["result"] != nil)
  }

  @Test func onlyWhatTheClientCanDoIsUsed() throws {
    var client = TestClient(["/w/a.sdui": ""])
    _ = try client.request("initialize", ["rootUri": "file:///w", "capabilities": [:]])
    try client.notify("initialized", [:])
    #expect(client.received.isEmpty)
    try client.open("/w/a.sdui", "component A { id: ID }\ncomponent A { id: ID }\n")
    let findings = client.findings(about: "/w/a.sdui")
    let finding = try #require(findings?.first)
    #expect(Set(finding.keys) == ["range", "severity", "code", "source", "message"])
    let symbols = try client.request("textDocument/documentSymbol", ["textDocument": ["uri": "file:///w/a.sdui"]])
    let flat = try #require(symbols["result"] as? [[String: Any]])
    #expect(flat.map { $0["name"] as? String } == ["A", "id", "A", "id"])
    #expect(flat.allSatisfy { $0["location"] != nil && $0["range"] == nil })
  }

  @Test func filesAreWatchedIfTheClientCan() throws {
    var client = TestClient()
    let watching: [String: Any] = ["workspace": ["didChangeWatchedFiles": ["dynamicRegistration": true]]]
    _ = try client.request("initialize", ["capabilities": watching])
    try client.notify("initialized", [:])
    #expect(client.received.map { $0["method"] as? String } == ["client/registerCapability"])
  }
}
