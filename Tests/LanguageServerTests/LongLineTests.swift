import Foundation
import TestSupport
import Testing

@testable import SDUILanguageServer

/// Requests about a file with very long lines cost as much as those about short ones.
@Suite struct LongLineTests {
  /// A component with many fields on one line, with characters that are two and four bytes long.
  private static func text(_ count: Int) -> String {
    let fields = (0..<count).map { "field\($0): Text(max: 9)" }.joined(separator: ", ")
    return "component Card { id: ID, note: Text = \"ü\u{1F600}\", \(fields) }\n"
  }

  /// The same fields, each on a line of its own.
  private static func shortLines(_ count: Int) -> String { text(count).replacing(", field", with: ",\nfield") }

  /// A document in which a field is typed, near its end.
  private struct Session {
    var client: TestClient
    private let text: String
    private var version = 1

    init(_ text: String) throws {
      client = try TestClient(opening: [:])
      self.text = text
      try client.open("/w/home.sdui", text)
    }

    mutating func answer(_ method: String) throws -> [String: Any] {
      if method == "textDocument/didChange" { return try edit() }
      let document = ["uri": "file:///w/home.sdui"]
      return try client.request(method, ["textDocument": document, "position": place(of: "field")])
    }

    /// The place of the last word of a kind.
    private func place(of word: String) -> [String: Int] {
      let lines = text.dropLast().split(separator: "\n", omittingEmptySubsequences: false)
      let line = lines[lines.count - 1]
      let start = line.range(of: word, options: .backwards)?.lowerBound ?? line.startIndex
      return ["line": lines.count - 1, "character": line[..<start].utf16.count]
    }

    /// Types a space and removes it again, and asks for a small answer at the end of the text each time.
    private mutating func edit() throws -> [String: Any] {
      var answer: [String: Any] = [:]
      let start = place(of: "field")
      let end = start.merging(["character": (start["character"] ?? 0) + 1]) { $1 }
      for (range, written) in [(["start": start, "end": start], " "), (["start": start, "end": end], "")] {
        version += 1
        let item: [String: Any] = ["uri": "file:///w/home.sdui", "version": version]
        let change: [String: Any] = ["range": range, "text": written]
        try client.notify("textDocument/didChange", ["textDocument": item, "contentChanges": [change]])
        answer = try self.answer("textDocument/hover")
      }
      return answer
    }

    /// The least time of a few answers, which other processes disturb least.
    mutating func seconds(_ method: String) throws -> Double {
      var least = Double.infinity
      for _ in 0..<2 {
        let start = ContinuousClock.now
        let answer = try answer(method)
        least = min(least, (ContinuousClock.now - start) / .seconds(1))
        #expect(answer["result"] != nil && !(answer["result"] is NSNull), "\(method): \(answer)")
      }
      return least
    }
  }

  private static let methods = [
    "textDocument/semanticTokens/full", "textDocument/documentSymbol", "textDocument/hover", "textDocument/completion",
    "textDocument/didChange",
  ]

  /// Eight times as many fields take about eight times as long. Counting each line from its beginning would take 64 times.
  @Test func timeGrowsWithTheText() throws {
    let count = Repository.isExhaustive ? 500 : 250
    var (short, long) = (try Session(Self.text(count)), try Session(Self.text(8 * count)))
    for method in Self.methods {
      let growth = try long.seconds(method) / short.seconds(method)
      #expect(growth < 24, "\(method) takes \(growth) times as long")
    }
  }

  /// Thousands of fields on one line take about as long as on as many lines.
  @Test func oneLineIsAsFastAsMany() throws {
    let count = Repository.isExhaustive ? 20_000 : 5_000
    var (one, many) = (try Session(Self.text(count)), try Session(Self.shortLines(count)))
    for method in Self.methods {
      let ratio = try one.seconds(method) / many.seconds(method)
      #expect(ratio < 4, "\(method) takes \(ratio) times as long on one line")
    }
  }

  /// The default of `note` is a character of one unit of UTF-16, and one of two.
  @Test func charactersAreCountedBeyondTheFirstBlock() throws {
    let count = 2_000
    var session = try Session(Self.text(count))
    let line = Array(Self.text(count).utf16)
    let result = try session.answer("textDocument/semanticTokens/full")["result"] as? [String: Any]
    let data = try #require(result?["data"] as? [Int])
    var (names, start) = ([String](), 0)
    for token in stride(from: 0, to: data.count, by: 5) {
      start += data[token + 1]
      names.append(String(decoding: line[start..<start + data[token + 2]], as: UTF16.self))
    }
    // `component`, `Card`, then `id` and its type, and for each field its name, its type, a label and a number.
    for index in 0..<count { #expect(names.contains("field\(index)")) }
    #expect(names.first == "component" && names.last == "9")
  }
}
