import Foundation
import TestSupport
import Testing

@testable import SDUILanguageServer

/// A place in a text, as the protocol counts in UTF-16.
struct TextPlace {
  var line = 0
  var character = 0

  /// A place of a text, at the end of a line now and then.
  static func random(in text: String, _ random: inout RandomSource) -> TextPlace {
    let lines = text.components(separatedBy: "\n")
    let line = random.number(0...lines.count - 1)
    return TextPlace(line: line, character: random.number(0...lines[line].utf16.count))
  }

  var json: [String: Int] { ["line": line, "character": character] }
}

/// A server with one open document, and everything that it answers about it.
///
/// The client remembers what it got: findings and their reports, and tokens. It asks for changes where it can.
struct AnsweringServer {
  private var client: TestClient
  private let main: String
  /// Whether the client asks for findings, and goes on while proofs are made.
  private let isPulling: Bool
  /// The findings that the client has, by URI.
  private var findings: [String: NSArray] = [:]
  /// The names of the reports that it has, by URI.
  private var reports: [String: String] = [:]
  private var tokens: [Int] = []
  private var tokensID: String?

  /// The open document, and the files that it imports.
  var paths: [String] {
    let files = client.server.files.memory.files
    return [main] + client.server.documents[0].reads.sorted().filter { $0 != main && files[$0] != nil }
  }

  init(_ files: [String: String], opening main: String, isPulling: Bool = false) throws {
    client = try TestClient(opening: files, capabilities: isPulling ? TestClient.pulling() : TestClient.everything)
    self.main = main
    self.isPulling = isPulling
    try client.open(main, files[main] ?? "")
    takeFindings()
  }

  /// The findings that the client has about a file.
  func findings(about path: String) -> NSArray { findings["file://" + path] ?? [] }

  /// Changes an open file in the editor, and other files on disk. Who pulls findings asks before anything is proved.
  mutating func edit(_ path: String, to text: String, version: Int) throws {
    let uri = "file://" + path
    if path == main {
      let item: [String: Any] = ["uri": uri, "version": version]
      try notify("textDocument/didChange", ["textDocument": item, "contentChanges": [["text": text]]])
    } else {
      client.write(path, text)
      try notify("workspace/didChangeWatchedFiles", ["changes": [["uri": uri, "type": 2] as [String: Any]]])
    }
    takeFindings()
  }

  private mutating func notify(_ method: String, _ parameters: [String: Any]) throws {
    if isPulling {
      try client.enqueue(["jsonrpc": "2.0", "method": method, "params": parameters])
      _ = try pullDocument()
    } else {
      try client.notify(method, parameters)
    }
  }

  /// Answers, by the methods that ask for them: what editors always show, and those of other methods.
  ///
  /// - Parameter place: The place of the cursor.
  mutating func answers(at place: TextPlace, to others: some Sequence<String> = []) throws -> [String: NSObject] {
    if isPulling { try pullFindings() }
    let document: [String: Any] = ["textDocument": ["uri": "file://" + main]]
    let all = ["start": ["line": 0, "character": 0], "end": ["line": 99_999, "character": 0]]
    var parameters = document
    parameters["range"] = all
    parameters["context"] = ["diagnostics": [Any](), "includeDeclaration": true]
    parameters["options"] = ["tabSize": 2, "insertSpaces": true] as [String: Any]
    parameters["query"] = ""
    parameters["position"] = place.json
    parameters["positions"] = [place.json]
    parameters["newName"] = "another"
    var answers: [String: NSObject] = [:]
    for method in Self.shownMethods + others { answers[method] = try answer(method, parameters) }
    answers["findings"] = findings.filter { $0.value.count > 0 } as NSDictionary
    answers["textDocument/semanticTokens/full"] = try semanticTokens(document) as NSArray
    for (list, items, resolve) in Self.resolved {
      guard let answer = answers[list] else { continue }
      let unresolved = (answer as? NSDictionary)?[items] ?? answer
      // Only the first ones: a list of completions has hundreds, and a code lens counts references in all files.
      let some = (unresolved as? [[String: Any]] ?? []).prefix(Repository.isExhaustive ? 20 : 5)
      answers[resolve] = try some.map { try self.answer(resolve, $0) } as NSArray
    }
    return answers
  }

  private static let shownMethods = ["textDocument/codeLens", "textDocument/inlayHint"]

  /// The methods of which some are called after each edit.
  static let otherMethods = [
    "textDocument/documentSymbol", "textDocument/foldingRange",
    "textDocument/documentLink", "textDocument/documentColor", "textDocument/codeAction", "textDocument/formatting",
    "textDocument/semanticTokens/range", "workspace/symbol", "textDocument/hover", "textDocument/completion",
    "textDocument/signatureHelp", "textDocument/definition", "textDocument/typeDefinition", "textDocument/references",
    "textDocument/documentHighlight", "textDocument/prepareRename", "textDocument/rename",
    "textDocument/selectionRange",
  ]

  /// Lists whose elements are completed one by one, the member of the answer that has them, and the method for it.
  private static let resolved = [
    ("textDocument/codeLens", "", "codeLens/resolve"),
    ("textDocument/completion", "items", "completionItem/resolve"),
  ]

  /// The result of a request, or its error.
  private mutating func answer(_ method: String, _ parameters: [String: Any]) throws -> NSObject {
    let answer = try client.request(method, parameters)
    takeFindings()
    return try #require((answer["result"] ?? answer["error"]) as? NSObject, "\(answer)")
  }

  /// The tokens: what changed since the last ones, where there are any.
  private mutating func semanticTokens(_ document: [String: Any]) throws -> [Int] {
    let id = tokensID.map { ["previousResultId": $0] as [String: Any] }
    let method = "textDocument/semanticTokens/full" + (id == nil ? "" : "/delta")
    let members = try #require(try answer(method, document.merging(id ?? [:]) { $1 }) as? [String: Any])
    tokensID = members["resultId"] as? String
    if let data = members["data"] as? [Int] { tokens = data }
    for edit in members["edits"] as? [[String: Any]] ?? [] {
      let start = try #require(edit["start"] as? Int)
      let count = try #require(edit["deleteCount"] as? Int)
      tokens.replaceSubrange(start..<start + count, with: edit["data"] as? [Int] ?? [])
    }
    return tokens
  }

  // MARK: - Findings

  /// Asks for the findings of the document until nothing more is proved, and for those of the workspace.
  private mutating func pullFindings() throws {
    while try pullDocument() {}
    let known = reports.sorted { $0.key < $1.key }.map { ["uri": $0.key, "value": $0.value] }
    let answer = try client.request("workspace/diagnostic", ["previousResultIds": known])
    let items = (answer["result"] as? [String: Any])?["items"] as? [[String: Any]]
    for report in try #require(items) {
      let uri = try #require(report["uri"] as? String)
      try take(report, about: uri)
    }
  }

  /// Asks for the findings of the document.
  ///
  /// - Returns: Whether the server wants the client to ask again.
  private mutating func pullDocument() throws -> Bool {
    let uri = "file://" + main
    var parameters: [String: Any] = ["textDocument": ["uri": uri]]
    parameters["previousResultId"] = reports[uri]
    let answer = try client.request("textDocument/diagnostic", parameters)
    let report = try #require(answer["result"] as? [String: Any], "\(answer)")
    try take(report, about: uri)
    for (other, related) in report["relatedDocuments"] as? [String: [String: Any]] ?? [:] {
      findings[other] = try #require(related["items"] as? NSArray)
      reports[other] = related["resultId"] as? String
    }
    return client.takeReceived().contains { $0["method"] as? String == "workspace/diagnostic/refresh" }
  }

  /// Takes a report. One without findings is of those that the client has.
  private mutating func take(_ report: [String: Any], about uri: String) throws {
    let id = try #require(report["resultId"] as? String)
    if report["kind"] as? String == "unchanged" {
      #expect(reports[uri] == id)
    } else {
      // The same findings are not sent again.
      #expect(reports[uri] != id)
      findings[uri] = try #require(report["items"] as? NSArray)
    }
    reports[uri] = id
  }

  private mutating func takeFindings() {
    for message in client.takeReceived() where message["method"] as? String == "textDocument/publishDiagnostics" {
      #expect(!isPulling)
      let parameters = message["params"] as? [String: Any]
      findings[parameters?["uri"] as? String ?? ""] = parameters?["diagnostics"] as? NSArray
    }
  }
}
