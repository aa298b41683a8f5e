import Foundation
import SDUISyntax
import TestSupport
import Testing

@testable import SDUILanguageServer

@Suite struct SynchronizationTests {
  /// Edits by chance, in each encoding: the server's text is that of a plain string that is edited alike.
  @Test(arguments: ["utf-8", "utf-16", "utf-32"])
  func editsLeaveTheTextThatTheClientHas(encoding: String) throws {
    var client = TestClient()
    _ = try client.request("initialize", ["capabilities": ["general": ["positionEncodings": [encoding]]]])
    var random = RandomSource(seed: 7)
    var scalars: [Unicode.Scalar] = Array("let a = 1\nscreen S {}\n".unicodeScalars)
    try client.open("/w/a.sdui", String(String.UnicodeScalarView(scalars)))
    let pieces = ["x", "\n", "\r\n", "ü", "\u{1F600}", "{ }", ""]
    for version in 2...200 {
      var changes: [[String: Any]] = []
      for _ in 0..<random.number(1...3) {
        let start = random.number(0...scalars.count)
        let end = min(scalars.count, start + random.number(0...4))
        // No client splits CR LF.
        guard !splitsBreak(scalars, start), !splitsBreak(scalars, end) else { continue }
        let text = random.pick(pieces)
        changes.append([
          "range": ["start": place(start, scalars, encoding), "end": place(end, scalars, encoding)], "text": text,
        ])
        scalars.replaceSubrange(start..<end, with: Array(text.unicodeScalars))
      }
      try client.notify(
        "textDocument/didChange",
        ["textDocument": ["uri": "file:///w/a.sdui", "version": version], "contentChanges": changes])
      let expected = Array(String(String.UnicodeScalarView(scalars)).utf8)
      #expect(client.server.documents[0].source.bytes == expected, "version \(version)")
    }
  }

  private func splitsBreak(_ scalars: [Unicode.Scalar], _ index: Int) -> Bool {
    index > 0 && index < scalars.count && scalars[index - 1] == "\r" && scalars[index] == "\n"
  }

  private func place(_ index: Int, _ scalars: [Unicode.Scalar], _ encoding: String) -> [String: Int] {
    var (line, character) = (0, 0)
    for (position, scalar) in scalars[..<index].enumerated() {
      let endsLine =
        scalar == "\n" || scalar == "\r" && (position + 1 >= scalars.count || scalars[position + 1] != "\n")
      if endsLine { (line, character) = (line + 1, 0) } else { character += units(of: scalar, encoding) }
    }
    return ["line": line, "character": character]
  }

  private func units(of scalar: Unicode.Scalar, _ encoding: String) -> Int {
    switch encoding {
    case "utf-8": UTF8.width(scalar)
    case "utf-16": UTF16.width(scalar)
    default: 1
    }
  }

  @Test func editsOfUnknownDocumentsAreLogged() throws {
    var client = try TestClient(opening: [:])
    try client.change("/w/other.sdui", to: "let b = 2\n", version: 6)
    #expect(client.takeReceived().map { $0["method"] as? String } == ["window/logMessage"])
    #expect(client.server.documents.isEmpty)
  }

  /// JupyterLab opens a document with version 0 and changes it with version 0 first; others count anew. Each edit is of
  /// the text that the edits before it left, so that all have to be applied.
  @Test(arguments: [(0, 0), (5, 5), (5, 4), (5, 7)])
  func editsAreAppliedWhateverTheirVersions(opened: Int, changed: Int) throws {
    var client = try TestClient(opening: [:])
    try client.open("/w/a.sdui", "let a = 1\n", version: opened)
    _ = client.takeReceived()
    let insert = { (text: String, version: Int) -> [String: Any] in
      let start = ["line": 0, "character": 4]
      return [
        "textDocument": ["uri": "file:///w/a.sdui", "version": version],
        "contentChanges": [["range": ["start": start, "end": start], "text": text]],
      ]
    }
    try client.notify("textDocument/didChange", insert("b", changed))
    let received = client.takeReceived()
    let messages = received.compactMap { ($0["params"] as? [String: Any])?["message"] as? String }
    let words = "version \(changed) of `file:///w/a.sdui` does not follow version \(opened): its edit is applied"
    #expect(messages == (changed > opened ? [] : [words]))
    // Findings are of the version that the client counts now.
    let published = received.last { $0["method"] as? String == "textDocument/publishDiagnostics" }
    #expect((published?["params"] as? [String: Any])?["version"] as? Int == changed)
    try client.notify("textDocument/didChange", insert("c", changed + 1))
    #expect(client.server.documents[0].source.bytes == Array("let cba = 1\n".utf8))
    #expect(client.takeReceived().allSatisfy { $0["method"] as? String != "window/logMessage" })
  }

  @Test func aBurstOfEditsIsCheckedOnce() throws {
    var client = try TestClient(opening: [:])
    try client.open("/w/a.sdui", "let a = 1\n")
    _ = client.takeReceived()
    for version in 2...10_001 {
      try client.enqueue([
        "method": "textDocument/didChange",
        "params": [
          "textDocument": ["uri": "file:///w/a.sdui", "version": version],
          "contentChanges": [["text": "let a = \(version)\n"]],
        ],
      ])
    }
    try client.run()
    let published = client.takeReceived()
    #expect(published.count == 1)
    #expect((published.first?["params"] as? [String: Any])?["version"] as? Int == 10_001)
  }

  @Test func textsWithoutAPlaceOnDiskAreChecked() throws {
    var client = try TestClient(opening: ["/w/cards.sdui": "component Card { id: ID }\n"])
    let text = "import \"cards.sdui\"\nscreen S { section a: list { unit Card { height: 4 } } }\n"
    let item: [String: Any] = ["uri": "untitled:Untitled-1", "languageId": "sdui", "version": 1, "text": text]
    try client.notify("textDocument/didOpen", ["textDocument": item])
    let parameters = client.received.last?["params"] as? [String: Any]
    #expect(parameters?["uri"] as? String == "untitled:Untitled-1")
    #expect((parameters?["diagnostics"] as? [[String: Any]])?.isEmpty == true)
  }
}
