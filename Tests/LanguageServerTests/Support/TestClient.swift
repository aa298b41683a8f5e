import Foundation
import SDUISyntax
import TestSupport
import Testing

@testable import SDUILanguageServer

/// A client in the tests' own process, over files in memory.
struct TestClient {
  private(set) var server: LanguageServer<MemoryFiles>
  /// The messages from the server that were not read yet.
  private(set) var received: [[String: Any]] = []
  private var nextID = 1

  init(_ files: [String: String] = [:]) {
    server = LanguageServer(
      files: MemoryFiles(files), settings: ServerSettings(version: "test", pages: "https://example.com/D.md"))
  }

  /// A client that is past `initialize`, with a workspace at `/w`.
  init(
    opening files: [String: String] = [:], capabilities: [String: Any] = Self.everything,
    commands: [String] = ["sdui.showPreview", "sdui.showReferences", "sdui.showFindings"]
  ) throws {
    self.init(files)
    let result = try request(
      "initialize",
      [
        "processId": NSNull(), "rootUri": "file:///w", "capabilities": capabilities,
        "initializationOptions": ["commands": commands],
      ])
    _ = try #require(result["result"])
    try notify("initialized", [:])
    received = []
  }

  static var everything: [String: Any] {
    [
      "textDocument": [
        "publishDiagnostics": [
          "relatedInformation": true, "tagSupport": ["valueSet": [1, 2]], "codeDescriptionSupport": true,
          "versionSupport": true,
        ],
        "documentSymbol": ["hierarchicalDocumentSymbolSupport": true], "hover": ["contentFormat": ["markdown"]],
        "codeAction": ["codeActionLiteralSupport": ["codeActionKind": ["valueSet": ["quickfix"]]]],
        "completion": ["completionItem": ["snippetSupport": true]], "rename": ["prepareSupport": true],
      ]
    ]
  }

  /// Those of a client that asks for findings.
  ///
  /// - Parameters:
  ///   - isRefreshed: Whether the server may ask it to ask again.
  ///   - takesRelated: Whether reports may come with those about other files.
  static func pulling(isRefreshed: Bool = true, takesRelated: Bool = true) -> [String: Any] {
    var capabilities = everything
    var text = capabilities["textDocument"] as? [String: Any] ?? [:]
    text["publishDiagnostics"] = nil
    text["diagnostic"] = [
      "relatedInformation": true, "tagSupport": ["valueSet": [1, 2]], "codeDescriptionSupport": true,
      "relatedDocumentSupport": takesRelated,
    ]
    capabilities["textDocument"] = text
    capabilities["workspace"] = ["diagnostics": ["refreshSupport": isRefreshed]]
    return capabilities
  }

  /// Sends bytes as they are, and lets the server do all that it has to do.
  mutating func send(_ bytes: [UInt8]) throws {
    server.receive(bytes)
    try run()
  }

  /// Sends bytes and lets them wait.
  mutating func enqueue(_ message: [String: Any]) throws { server.receive(try Self.framed(message)) }

  mutating func run() throws {
    while server.hasWork { server.work() }
    received += try Self.messages(in: server.takeOutput())
  }

  /// Sends a request and gives the message that answers it; what came beside it stays in `received`.
  mutating func request(_ method: String, _ parameters: [String: Any]) throws -> [String: Any] {
    let id = nextID
    nextID += 1
    try enqueue(["jsonrpc": "2.0", "id": id, "method": method, "params": parameters])
    try run()
    let index = try #require(received.firstIndex { $0["id"] as? Int == id && $0["method"] == nil })
    return received.remove(at: index)
  }

  mutating func notify(_ method: String, _ parameters: [String: Any]) throws {
    try enqueue(["jsonrpc": "2.0", "method": method, "params": parameters])
    try run()
  }

  /// Answers a request of the server.
  mutating func answer(_ id: Any?, _ result: Any) throws {
    try enqueue(["jsonrpc": "2.0", "id": id ?? NSNull(), "result": result])
    try run()
  }

  /// Lets the server do so many things, if it has so many to do.
  mutating func work(times: Int) throws {
    for _ in 0..<times where server.hasWork { server.work() }
    received += try Self.messages(in: server.takeOutput())
  }

  mutating func open(_ path: String, _ text: String, version: Int = 1) throws {
    let item: [String: Any] = ["uri": "file://" + path, "languageId": "sdui", "version": version, "text": text]
    try notify("textDocument/didOpen", ["textDocument": item])
  }

  mutating func change(_ path: String, to text: String, version: Int) throws {
    try notify(
      "textDocument/didChange",
      ["textDocument": ["uri": "file://" + path, "version": version], "contentChanges": [["text": text]]])
  }

  /// The findings that were published last about a document; `nil` if none were. They are taken out of `received`.
  mutating func findings(about path: String) -> [[String: Any]]? {
    let published = received.filter { message in
      let parameters = message["params"] as? [String: Any]
      return message["method"] as? String == "textDocument/publishDiagnostics"
        && parameters?["uri"] as? String == "file://" + path
    }
    received.removeAll { message in
      (message["params"] as? [String: Any])?["uri"] as? String == "file://" + path
    }
    return (published.last?["params"] as? [String: Any])?["diagnostics"] as? [[String: Any]]
  }

  /// Changes what is on disk.
  mutating func write(_ path: String, _ text: String?) {
    server.files.memory.files[path] = text.map { Array($0.utf8) }
  }

  /// Takes all that came.
  mutating func takeReceived() -> [[String: Any]] {
    defer { received = [] }
    return received
  }

  static func framed(_ message: [String: Any]) throws -> [UInt8] {
    let content = try JSONSerialization.data(withJSONObject: message)
    return Array("Content-Length: \(content.count)\r\n\r\n".utf8) + content
  }

  static func messages(in bytes: [UInt8]) throws -> [[String: Any]] {
    var reader = MessageReader()
    reader.append(bytes)
    var messages: [[String: Any]] = []
    while case .content(let content)? = reader.next() {
      messages.append(try #require(try JSONSerialization.jsonObject(with: Data(content)) as? [String: Any]))
    }
    #expect(reader.waitingCount == 0)
    return messages
  }
}

/// Files in memory, as a workspace.
final class MemoryFiles: WorkspaceFiles {
  var memory: MemoryFileProvider

  init(_ files: [String: String]) { memory = MemoryFileProvider(files) }

  func contents(of path: String) throws(FileError) -> [UInt8] {
    try memory.contents(of: canonicalPath(of: path) ?? path)
  }

  func canonicalPath(of path: String) -> String? {
    memory.canonicalPath(of: path.contains("..") ? URL(filePath: path).standardizedFileURL.path() : path)
  }

  func writePage(_ text: String, named name: String) -> String? {
    memory.files["/pages/" + name] = Array(text.utf8)
    return "/pages/" + name
  }

  func sourceFiles(below folder: String) -> [String] {
    memory.files.keys.filter { $0.hasPrefix(folder + "/") && $0.hasSuffix(".sdui") }.sorted()
  }
}

extension [String: Any] {
  /// The code of an error.
  var errorCode: Int? { (self["error"] as? [String: Any])?["code"] as? Int }

  /// The line and character at which a finding begins.
  var start: [Int]? {
    let start = (self["range"] as? [String: Any])?["start"] as? [String: Any]
    guard let line = start?["line"] as? Int, let character = start?["character"] as? Int else { return nil }
    return [line, character]
  }
}
