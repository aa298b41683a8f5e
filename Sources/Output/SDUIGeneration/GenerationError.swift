import SDUIIR

/// A reason why no code can be generated.
package enum GenerationError: Error, Hashable, Sendable {
  /// Two screens declare different things under one name.
  case conflict(DeclarationConflict)
  /// The language or the architecture cannot express a part of a screen.
  case unsupported(UnsupportedPart)
}

/// Two declarations of one name that differ.
package struct DeclarationConflict: Hashable, Sendable {
  /// The name in the source.
  package let name: String
  /// The declaration that the earlier screen uses.
  package let first: Place
  /// The declaration that differs from it.
  package let second: Place

  /// A declaration in one of the screens.
  package struct Place: Hashable, Sendable {
    /// The index of the screen.
    package let screen: Int
    /// The bytes of its source.
    package let origin: Origin
  }
}

/// A part of a screen that generated code cannot express.
package struct UnsupportedPart: Hashable, Sendable {
  /// The part and the reason why it cannot be expressed: one sentence in lower case, without a full stop.
  package let message: String
  /// The alternative for the author.
  package let remedy: String
  /// The index of the screen.
  package let screen: Int
  /// The bytes of its source.
  package let origin: Origin
  /// Other such parts of the same screen.
  package var others: [UnsupportedPart] = []

  /// A part that cannot be expressed.
  package init(message: String, remedy: String, screen: Int, origin: Origin) {
    self.message = message
    self.remedy = remedy
    self.screen = screen
    self.origin = origin
  }
}
