import Foundation
import TestSupport
import Testing

@testable import SDUILanguageServer

/// A server that has seen many edits gives the answers that a fresh one gives for the same texts: what it remembers
/// makes it faster and nothing else.
@Suite struct LongLivedServerTests {
  /// A program in a workspace.
  private static func inWorkspace(_ sample: Sample) -> Sample {
    let files = sample.files.map { ("/w/" + $0.key, $0.value) }
    return Sample(
      name: sample.name, main: "/w/" + sample.main, files: Dictionary(files, uniquingKeysWith: { first, _ in first }))
  }

  /// Some of the examples and of the cases; all of them where every case is looked at.
  static let programs = some(Corpus.examples, 3) + some(Corpus.goldens + Corpus.formats, 11)

  /// Programs in which it takes many edits until one shows what a server forgot. Here a finding in a layout was
  /// reported for one section, and another one was kept as if it had none.
  static let longPrograms = Corpus.goldens.filter { $0.name == "horizontal-screen: strips that scroll by themselves" }
    .map(inWorkspace)

  /// One in so many.
  private static func some(_ programs: [Sample], _ share: Int) -> [Sample] {
    programs.enumerated().filter { Repository.isExhaustive || $0.offset % share == 0 }.map { inWorkspace($0.element) }
  }

  @Test(arguments: programs) func itAnswersLikeAFreshOne(program: Sample) throws {
    try checkAnswers(of: program, edits: Repository.isExhaustive ? 40 : 6)
  }

  @Test func itAnswersLikeAFreshOneAfterManyEdits() throws {
    #expect(!Self.longPrograms.isEmpty)
    for program in Self.longPrograms { try checkAnswers(of: program, edits: 40) }
  }

  private func checkAnswers(of program: Sample, edits: Int) throws {
    var editor = RandomEditor(seed: 61)
    var files = program.files
    var server = try AnsweringServer(files, opening: program.main)
    for step in 0..<edits {
      let path = editor.pick(server.paths)
      let bytes = editor.edited(Array((files[path] ?? "").utf8), from: Array((program.files[path] ?? "").utf8))
      let text = String(decoding: bytes, as: UTF8.self)
      files[path] = text
      try server.edit(path, to: text, version: step + 2)
      var fresh = try AnsweringServer(files, opening: program.main)
      let (answers, expected) = (try server.answers(), try fresh.answers())
      for (name, answer) in answers where answer != expected[name] {
        let other = expected[name]?.description ?? "nothing"
        Issue.record("\(name) after \(path) was edited:\n\(text)\n\(answer)\nand not\n\(other)")
        return
      }
    }
  }

  /// The sections that an edit leaves alone are as undecided as before it.
  @Test func undecidedObligationsAreCountedAfterAnEdit() throws {
    let text = { (spacing: Int) in
      """
      component Card { id: ID, on tap: Go { id: id } }
      action Go { id: ID }
      screen Home {
        section a: list { unit Card { height: estimated(60) } }
        section b: list { spacing: \(spacing), unit Card { height: estimated(60) } }
      }

      """
    }
    var server = try AnsweringServer(["/w/a.sdui": text(4)], opening: "/w/a.sdui")
    for spacing in [4, 8, 4] {
      try server.edit("/w/a.sdui", to: text(spacing), version: 2 + spacing)
      let lenses = try server.answers()["lenses"]?.description ?? ""
      // Of each section the height of its cards; alike or not.
      #expect(lenses.contains("proved for 320…1376") && lenses.contains("2 undecided"), "\(spacing): \(lenses)")
    }
  }
}

/// A server with one open document, and all that it says about it.
private struct AnsweringServer {
  private var client: TestClient
  private let main: String
  /// The findings that were sent to the client last, by URI.
  private var findings: [String: NSArray] = [:]
  private var tokens: [Int] = []
  private var tokensID: String?

  /// The open document, and the files that it imports.
  var paths: [String] {
    let files = client.server.files.memory.files
    return [main] + client.server.documents[0].reads.sorted().filter { $0 != main && files[$0] != nil }
  }

  init(_ files: [String: String], opening main: String) throws {
    client = try TestClient(opening: files)
    self.main = main
    try client.open(main, files[main] ?? "")
    takeFindings()
  }

  /// Changes an open file in the editor, and other files on disk.
  mutating func edit(_ path: String, to text: String, version: Int) throws {
    if path == main {
      try client.change(path, to: text, version: version)
    } else {
      client.write(path, text)
      let change: [String: Any] = ["uri": "file://" + path, "type": 2]
      try client.notify("workspace/didChangeWatchedFiles", ["changes": [change]])
    }
    takeFindings()
  }

  /// All answers, by what they are about.
  mutating func answers() throws -> [String: NSObject] {
    let document: [String: Any] = ["textDocument": ["uri": "file://" + main]]
    let all = ["start": ["line": 0, "character": 0], "end": ["line": 99_999, "character": 0]]
    let tokens = try semanticTokens(document)
    return [
      "findings": findings.filter { $0.value.count > 0 } as NSDictionary,
      "lenses": try result("textDocument/codeLens", document),
      "hints": try result("textDocument/inlayHint", document.merging(["range": all]) { $1 }),
      "symbols": try result("textDocument/documentSymbol", document),
      "folds": try result("textDocument/foldingRange", document),
      "tokens": tokens as NSArray,
    ]
  }

  private mutating func result(_ method: String, _ parameters: [String: Any]) throws -> NSObject {
    let answer = try client.request(method, parameters)
    takeFindings()
    return try #require(answer["result"] as? NSObject, "\(answer)")
  }

  /// The tokens: what changed since the last ones, where there are any.
  private mutating func semanticTokens(_ document: [String: Any]) throws -> [Int] {
    let id = tokensID.map { ["previousResultId": $0] as [String: Any] }
    let method = "textDocument/semanticTokens/full" + (id == nil ? "" : "/delta")
    let answer = try result(method, document.merging(id ?? [:]) { $1 })
    let members = try #require(answer as? [String: Any])
    tokensID = members["resultId"] as? String
    if let data = members["data"] as? [Int] { tokens = data }
    for edit in members["edits"] as? [[String: Any]] ?? [] {
      let start = try #require(edit["start"] as? Int)
      let count = try #require(edit["deleteCount"] as? Int)
      tokens.replaceSubrange(start..<start + count, with: edit["data"] as? [Int] ?? [])
    }
    return tokens
  }

  private mutating func takeFindings() {
    for message in client.takeReceived() where message["method"] as? String == "textDocument/publishDiagnostics" {
      let parameters = message["params"] as? [String: Any]
      findings[parameters?["uri"] as? String ?? ""] = parameters?["diagnostics"] as? NSArray
    }
  }
}
