import SDUIIR
import SDUISyntax

/// A colour that the text writes.
package struct DocumentColor: Hashable, Sendable {
  /// The literal.
  package let range: Range<Int>
  /// Red, green, blue and opacity, a byte each from the highest on.
  package let value: UInt32
}

extension Analysis {
  /// The colours of the file, in the order of the text. What is no colour is left out.
  package func documentColors() -> [DocumentColor] {
    tree.tokens.compactMap { token in
      guard token.kind == .color, let value = ColorText.value(of: tree.source.text(in: token.range)) else { return nil }
      return DocumentColor(range: token.range, value: value)
    }
  }
}
