import SDUIIR
import SDUIJSON
import SDUISyntax

extension LanguageServer {
  /// `textDocument/documentColor`
  mutating func documentColors(_ parameters: Parameters) throws(ResponseError) -> JSONTree {
    let (document, analysis) = try analyzed(parameters)
    return .array(
      analysis.documentColors().map { color in
        let names = ["red", "green", "blue", "alpha"]
        let members = names.enumerated().map { index, name -> (key: String, value: JSONTree?) in
          (key: name, value: ColorPart.fraction(of: color.value >> UInt32(24 - 8 * index) & 0xFF))
        }
        return ["range": client.encoding.range(color.range, in: document.source), "color": .members(members)]
      })
  }

  /// `textDocument/colorPresentation`: the one way in which the language writes a colour.
  func colorPresentations(_ parameters: Parameters) throws(ResponseError) -> JSONTree {
    let color = try parameters.required("color")
    var value: UInt32 = 0
    for name in ["red", "green", "blue", "alpha"] {
      guard let byte = try color.required(name).numberText.flatMap(ColorPart.byte) else {
        throw ResponseError(.invalidParameters, "`\(name)` must be a number from 0 to 1")
      }
      value = value << 8 | byte
    }
    return [["label": .string(ColorText.text(of: value))]]
  }
}

/// A part of a colour: a byte in a text, a number from 0 to 1 in the protocol.
private enum ColorPart {
  /// A byte as a part of 255, with six decimals: enough for the byte to be found again.
  static func fraction(of byte: UInt32) -> JSONTree {
    if byte == 0 || byte == 255 { return .integer(byte == 0 ? 0 : 1) }
    let millionths = String((byte * 1_000_000 + 127) / 255)
    return .written(Array(("0." + String(repeating: "0", count: 6 - millionths.utf8.count) + millionths).utf8))
  }

  /// The byte that is nearest to a part of 255.
  static func byte(of text: String) -> UInt32? {
    let parts = text.split(separator: "e", maxSplits: 1).flatMap { $0.split(separator: "E", maxSplits: 1) }
    // Encoders write numbers that are hardly more than nothing with an exponent.
    if parts.count == 2 { return parts[1].hasPrefix("-") && !text.hasPrefix("-") ? 0 : nil }
    // More decimals decide nothing, and would not fit.
    let point = text.firstIndex(of: ".") ?? text.endIndex
    guard let number = Rational(decimal: text[..<point] + text[point...].prefix(10)), number >= .zero, number <= .one,
      let scaled = try? number * Rational(255) + Rational(1, over: 2)
    else { return nil }
    return UInt32(clamping: scaled.floor)
  }
}
