import SDUIIR

/// A width that is marked on the rulers of a preview: proofs and conditions name it.
package struct WidthMark: Hashable, Sendable {
  /// The subject of a mark.
  package enum Kind: String, Sendable {
    /// A width at which conditions change.
    case breakpoint
    /// The width at which a proved requirement has the least room.
    case weakest
    /// A width at which an obligation fails.
    case broken
  }

  /// The width of the container.
  package let width: Rational
  /// The kind of the mark.
  package let kind: Kind
  /// The text of the mark.
  package let text: String

  /// A mark.
  package init(_ width: Rational, _ kind: Kind, _ text: String) {
    self.width = width
    self.kind = kind
    self.text = text
  }
}
