import Foundation
import Testing

@testable import SDUILanguageServer

/// Requests about a file with very long lines cost as much as those about short ones.
@Suite struct LongLineTests {
  /// A component with many fields on one line, with characters that are two and four bytes long.
  private static func text(_ count: Int) -> String {
    let fields = (0..<count).map { "field\($0): Text(max: 9)" }.joined(separator: ", ")
    return "component Card { id: ID, note: Text = \"ü\u{1F600}\", \(fields) }\n"
  }

  private struct Session {
    var client: TestClient

    init(_ text: String) throws {
      client = try TestClient(opening: [:])
      try client.open("/w/home.sdui", text)
    }

    mutating func answer(_ method: String) throws -> [String: Any] {
      try client.request(method, ["textDocument": ["uri": "file:///w/home.sdui"]])
    }

    /// The least time of a few answers, which other processes disturb least.
    mutating func seconds(_ method: String) throws -> Double {
      var least = Double.infinity
      for _ in 0..<3 {
        let start = ContinuousClock.now
        _ = try answer(method)
        least = min(least, (ContinuousClock.now - start) / .seconds(1))
      }
      return least
    }
  }

  /// Eight times as many fields take about eight times as long. Counting each line from its beginning would take 64 times.
  @Test(arguments: ["textDocument/semanticTokens/full", "textDocument/documentSymbol"])
  func timeGrowsWithTheText(method: String) throws {
    var (short, long) = (try Session(Self.text(500)), try Session(Self.text(4_000)))
    let growth = try long.seconds(method) / short.seconds(method)
    #expect(growth < 24, "\(method) takes \(growth) times as long")
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
