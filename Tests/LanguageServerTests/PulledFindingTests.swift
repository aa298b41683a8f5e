import Foundation
import TestSupport
import Testing

@testable import SDUILanguageServer

/// Findings that a client asks for are those that would be published, in open files and in all others.
@Suite struct PulledFindingTests {
  private static let card = "component Card { id: ID }\n"
  private static let home = "import \"cards.sdui\"\nscreen Home { section deals: list { unit Card { height: 40 } } }\n"

  private static func client(_ files: [String: String], refreshing: Bool = true) throws -> TestClient {
    try TestClient(opening: files, capabilities: TestClient.pulling(isRefreshed: refreshing))
  }

  @Test func theServerSaysSo() throws {
    for (capabilities, isOffered) in [(TestClient.pulling(), true), (TestClient.everything, false)] {
      var client = TestClient([:])
      let answer = try client.request("initialize", ["rootUri": "file:///w", "capabilities": capabilities])
      let offered = (answer["result"] as? [String: Any])?["capabilities"] as? [String: Any]
      let provider = offered?["diagnosticProvider"] as? [String: Any]
      #expect((provider?["workspaceDiagnostics"] as? Bool ?? false) == isOffered)
    }
  }

  @Test func nothingIsPublishedToAClientThatAsks() throws {
    var client = try Self.client([:])
    try client.open("/w/home.sdui", Self.home)
    try client.notify("textDocument/didClose", ["textDocument": ["uri": "file:///w/home.sdui"]])
    #expect(client.takeReceived().isEmpty)
  }

  @Test func aReportIsNotSentTwice() throws {
    var client = try Self.client([:])
    try client.open("/w/home.sdui", Self.home)
    let first = try client.report("/w/home.sdui")
    #expect(first.kind == "full" && first.codes == ["import-not-found"])
    let second = try client.report("/w/home.sdui", known: first.id)
    #expect(second.kind == "unchanged" && second.id == first.id)
    try client.change("/w/home.sdui", to: Self.card, version: 2)
    let third = try client.report("/w/home.sdui", known: first.id)
    #expect(third.kind == "full" && third.codes == [] && third.id != first.id)
  }

  @Test func filesThatAreNotOpenAreReported() throws {
    var client = try Self.client(["/w/cards.sdui": Self.card, "/w/home.sdui": Self.home, "/w/broken.sdui": "screen {"])
    try client.open("/w/cards.sdui", "component Tile { id: ID }\n")
    let first = try client.workspace()
    #expect(first.map(\.uri) == ["broken", "cards", "home"].map { "file:///w/\($0).sdui" })
    #expect(!first[0].codes.isEmpty)
    #expect(first[1].version == 1 && first[0].version == nil)
    // What is open counts, whatever is on disk.
    #expect(first[2].codes == ["unknown-name"])

    // What did not change is not sent again, and what an import changes is.
    try client.change("/w/cards.sdui", to: Self.card, version: 2)
    let second = try client.workspace(known: first)
    #expect(second.map(\.kind) == ["unchanged", "unchanged", "full"])
    #expect(second[2].codes == [])
    client.write("/w/broken.sdui", "let gap = gap\n")
    let third = try client.workspace(known: second)
    #expect(third[0].kind == "full" && third[0].codes != first[0].codes && !third[0].codes.isEmpty)
    #expect(third[2].kind == "unchanged")
    client.write("/w/broken.sdui", nil)
    #expect(try client.workspace().map(\.uri) == ["file:///w/cards.sdui", "file:///w/home.sdui"])
  }

  @Test func aFileThatIsNotOpenCanBeAskedAbout() throws {
    var client = try Self.client(["/w/cards.sdui": Self.card, "/w/home.sdui": Self.home])
    #expect(try client.report("/w/home.sdui").codes == [])
    client.write("/w/cards.sdui", "")
    #expect(try client.report("/w/home.sdui").codes == ["unknown-name"])
    let answer = try client.request(
      "textDocument/diagnostic", ["textDocument": ["uri": "file:///w/nowhere.sdui"]])
    #expect(answer.errorCode == -32602)
    #expect(try client.request("textDocument/diagnostic", [:]).errorCode == -32602)
    #expect(try client.request("workspace/diagnostic", ["previousResultIds": 7])["result"] != nil)
  }

  /// A finding of a screen in a layout that it imports belongs to the file of the layout, whoever asks about it.
  @Test func findingsInAnImportComeWithThoseOfItsUser() throws {
    let layouts = "layout Two: grid {\n  columns: 2\n  require columns <= 3\n  when width >= 600 { columns: 4 }\n}\n"
    let screen = Self.card + "import \"layouts.sdui\"\nscreen Home { section a: Two { unit Card { height: 60 } } }\n"
    let fine = screen.replacing(
      "section a: Two {", with: "section a: Two { columns: 1, when width >= 600 { columns: 1 },")
    let (path, uri) = ("/w/layouts.sdui", "file:///w/layouts.sdui")
    for takesRelated in [true, false] {
      var client = try TestClient(
        opening: [path: layouts, "/w/home.sdui": fine], capabilities: TestClient.pulling(takesRelated: takesRelated))
      try client.open("/w/home.sdui", screen)
      let related = try client.related("/w/home.sdui")
      #expect(related[uri]?.codes == (takesRelated ? ["broken-requirement"] : nil))
      let alone = try client.report(path)
      #expect(alone.codes == ["broken-requirement"])
      if takesRelated { #expect(alone.id == related[uri]?.id) }
      #expect(try client.workspace().first { $0.uri == uri }?.id == alone.id)
      // It goes with the screen that has it, and is not sent for ever.
      try client.change("/w/home.sdui", to: fine, version: 2)
      #expect(try client.related("/w/home.sdui")[uri]?.codes == (takesRelated ? [] : nil))
      #expect(try client.related("/w/home.sdui").isEmpty)
      #expect(try client.report(path).codes == [])
      // Nothing is left when the screen is closed.
      try client.change("/w/home.sdui", to: screen, version: 3)
      #expect(try client.related("/w/home.sdui").isEmpty != takesRelated)
      _ = client.takeReceived()
      try client.notify("textDocument/didClose", ["textDocument": ["uri": "file:///w/home.sdui"]])
      let asked = client.takeReceived().contains { $0["method"] as? String == "workspace/diagnostic/refresh" }
      #expect(asked == takesRelated)
      #expect(try client.report(path).codes == [])
    }
  }

  /// As many sections as need several steps.
  private static let large =
    "component Card { id: ID, on tap: Open { card: id } }\naction Open { card: ID }\nscreen Home {\n"
    + (0..<40).map { "  section s\($0): list { spacing: \($0), unit Card { height: 30 } }\n" }.joined() + "}\n"

  @Test func proofsThatTakeLongAreAskedForAgain() throws {
    var client = try Self.client([:])
    try client.open("/w/home.sdui", Self.large)
    #expect(client.takeReceived().contains { $0["method"] as? String == "workspace/diagnostic/refresh" })
    let report = try client.report("/w/home.sdui")
    #expect(!report.codes.isEmpty)

    // A client that cannot be asked to ask again waits for all.
    var other = try Self.client([:], refreshing: false)
    let item: [String: Any] = [
      "uri": "file:///w/home.sdui", "languageId": "sdui", "version": 1, "text": Self.large,
    ]
    try other.enqueue(["jsonrpc": "2.0", "method": "textDocument/didOpen", "params": ["textDocument": item]])
    #expect(try other.report("/w/home.sdui").codes == report.codes)
    #expect(other.takeReceived().isEmpty)
  }

  @Test func othersAreAnsweredWhileTheWorkspaceIsChecked() throws {
    var client = try Self.client(["/w/a.sdui": Self.card, "/w/b.sdui": Self.card, "/w/c.sdui": Self.card])
    try client.enqueue(["jsonrpc": "2.0", "id": "whole", "method": "workspace/diagnostic", "params": [String: Any]()])
    try client.work(times: 2)
    try client.enqueue(["jsonrpc": "2.0", "id": "symbols", "method": "workspace/symbol", "params": ["query": ""]])
    try client.run()
    #expect(client.takeReceived().map { $0["id"] as? String } == ["symbols", "whole"])

    try client.enqueue(["jsonrpc": "2.0", "id": "next", "method": "workspace/diagnostic", "params": [String: Any]()])
    try client.work(times: 2)
    try client.notify("$/cancelRequest", ["id": "next"])
    let received = client.takeReceived()
    #expect(received.count == 1 && received[0].errorCode == -32800)
  }

  /// Golden cases have findings of all codes.
  @Test func reportsAreWhatWouldBePublished() throws {
    let samples = stride(from: 0, to: Corpus.goldens.count, by: 9).map { Corpus.goldens[$0] }
    for sample in samples {
      let screens = sample.files.filter { $0.key.hasSuffix(".sdui") }
      let files = Dictionary(uniqueKeysWithValues: screens.map { ("/w/" + $0, $1) })
      var published = try TestClient(opening: files)
      var pulled = try Self.client(files)
      let reports = try pulled.workspace()
      for (path, text) in files {
        try published.open(path, text)
        let expected = published.findings(about: path)
        try published.notify("textDocument/didClose", ["textDocument": ["uri": "file://" + path]])
        let found = reports.first { $0.uri == "file://" + path }?.items
        #expect(NSArray(array: found ?? []) == NSArray(array: expected ?? []), "\(path) of \(sample)")
        try pulled.open(path, text)
        #expect(try NSArray(array: pulled.report(path).items) == NSArray(array: expected ?? []), "\(path) of \(sample)")
        try pulled.notify("textDocument/didClose", ["textDocument": ["uri": "file://" + path]])
      }
    }
  }
}

/// A report as it came.
private struct Report {
  let uri: String?
  let version: Int?
  let kind: String?
  let id: String?
  let items: [[String: Any]]

  init(_ json: [String: Any]) {
    uri = json["uri"] as? String
    version = json["version"] as? Int
    kind = json["kind"] as? String
    id = json["resultId"] as? String
    items = json["items"] as? [[String: Any]] ?? []
  }

  var codes: [String] { items.compactMap { $0["code"] as? String } }
}

extension TestClient {
  fileprivate mutating func report(_ path: String, known: String? = nil) throws -> Report {
    var parameters: [String: Any] = ["textDocument": ["uri": "file://" + path]]
    parameters["previousResultId"] = known
    let answer = try request("textDocument/diagnostic", parameters)
    return Report(try #require(answer["result"] as? [String: Any]))
  }

  /// The reports about other files that come with one, by URI.
  fileprivate mutating func related(_ path: String) throws -> [String: Report] {
    let answer = try request("textDocument/diagnostic", ["textDocument": ["uri": "file://" + path]])
    let report = try #require(answer["result"] as? [String: Any])
    return (report["relatedDocuments"] as? [String: [String: Any]] ?? [:]).mapValues(Report.init)
  }

  fileprivate mutating func workspace(known: [Report] = []) throws -> [Report] {
    let ids = known.map { ["uri": $0.uri ?? "", "value": $0.id ?? ""] }
    let answer = try request("workspace/diagnostic", ["previousResultIds": ids])
    let items = (answer["result"] as? [String: Any])?["items"] as? [[String: Any]]
    return try #require(items).map(Report.init)
  }
}
