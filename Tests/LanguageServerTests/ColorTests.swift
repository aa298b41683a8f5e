import Foundation
import TestSupport
import Testing

@testable import SDUILanguageServer

/// Colours of the text, and texts of colours.
@Suite struct ColorTests {
  private static let text = """
    // #123456 is no colour here
    decoration Panel { color: (light: #F4F4F6, dark: #1C1C1E80) }
    decoration Broken { color: #12345 }

    """

  private struct Color: Decodable, Equatable {
    let red, green, blue, alpha: Double
  }

  private func colors(_ client: inout TestClient, _ path: String) throws -> [(start: [Int], color: Color)] {
    let answer = try client.request("textDocument/documentColor", ["textDocument": ["uri": "file://" + path]])
    return try #require(answer["result"] as? [[String: Any]]).map { found in
      let data = try JSONSerialization.data(withJSONObject: try #require(found["color"]))
      return (try #require(found.start), try JSONDecoder().decode(Color.self, from: data))
    }
  }

  private func label(_ client: inout TestClient, _ color: Any) throws -> String? {
    let answer = try client.request(
      "textDocument/colorPresentation",
      [
        "textDocument": ["uri": "file:///w/a.sdui"], "color": color,
        "range": ["start": ["line": 1, "character": 34], "end": ["line": 1, "character": 41]],
      ])
    return (answer["result"] as? [[String: Any]])?.first?["label"] as? String
  }

  @Test func coloursAreFoundWithTheirParts() throws {
    var client = try TestClient(opening: [:])
    try client.open("/w/a.sdui", Self.text)
    let found = try colors(&client, "/w/a.sdui")
    #expect(found.map(\.start) == [[1, 34], [1, 49]])
    for (color, expected) in zip(found.map(\.color), [[0xF4, 0xF4, 0xF6, 0xFF], [0x1C, 0x1C, 0x1E, 0x80]]) {
      for (part, byte) in zip([color.red, color.green, color.blue, color.alpha], expected) {
        #expect(abs(part - Double(byte) / 255) < 1e-6)
      }
    }
  }

  /// A colour that an editor gives back is the same text, for every byte.
  @Test func aColourIsWrittenAsItWasRead() throws {
    var client = try TestClient(opening: [:])
    for byte in stride(from: 0, through: 255, by: 5) {
      let digits = String(format: "%02X", byte)
      let literal = "#\(digits)\(digits)00" + (byte == 255 ? "" : digits)
      try client.open("/w/a.sdui", "decoration Panel { color: \(literal) }\n")
      let found = try #require(colors(&client, "/w/a.sdui").first?.color)
      let color = ["red": found.red, "green": found.green, "blue": found.blue, "alpha": found.alpha]
      #expect(try label(&client, color) == literal)
    }
    let long = ["red": 0.09803921568627451, "green": 0.011764705882352941, "blue": 0.99999999999999989, "alpha": 1]
    #expect(try label(&client, long) == "#1903FF")
    #expect(try label(&client, ["red": 1, "green": 0.5, "blue": 1e-9, "alpha": 1.0]) == "#FF8000")
  }

  @Test func whatIsNoColourIsRefused() throws {
    var client = try TestClient(opening: [:])
    let parameters: [[String: Any]] = [
      [:], ["color": ["red": 1]], ["color": ["red": 2, "green": 0, "blue": 0, "alpha": 0]],
      ["color": ["red": -0.1, "green": 0, "blue": 0, "alpha": 0]],
      ["color": ["red": "1", "green": 0, "blue": 0, "alpha": 0]],
    ]
    for wrong in parameters {
      #expect(try client.request("textDocument/colorPresentation", wrong).errorCode == -32602)
    }
  }
}
