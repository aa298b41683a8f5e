import SDUISource
import SDUISyntax

/// A colour that the text writes.
package struct DocumentColor: Hashable, Sendable {
  /// The literal.
  package let range: Range<Int>
  /// Red, green, blue and opacity, a byte each from the highest on.
  package let value: UInt32
}

extension DocumentColor {
  /// A colour as the language writes it: `#RRGGBB`, or `#RRGGBBAA` where it is not opaque.
  package static func text(of value: UInt32) -> String {
    let isOpaque = value & 0xFF == 0xFF
    let digits = String(isOpaque ? value >> 8 : value, radix: 16, uppercase: true)
    return "#" + String(repeating: "0", count: (isOpaque ? 6 : 8) - digits.utf8.count) + digits
  }
}

extension Analysis {
  /// The colours of the file, in the order of the text. What is no colour is left out.
  package func documentColors() -> [DocumentColor] {
    tree.tokens.compactMap { token in
      guard token.kind == .color else { return nil }
      let digits = tree.source.text(in: token.range).dropFirst()
      guard digits.utf8.count == 6 || digits.utf8.count == 8, let value = UInt32(digits, radix: 16) else { return nil }
      return DocumentColor(range: token.range, value: digits.utf8.count == 6 ? value << 8 | 0xFF : value)
    }
  }
}
