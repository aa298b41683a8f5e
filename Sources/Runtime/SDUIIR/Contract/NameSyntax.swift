/// The texts that may be a name in a document.
///
/// Names become keys of responses and identifiers in generated code. The compiler writes no others, but a document that
/// another program has written may have any text.
package enum NameSyntax {
  /// A name that travels: not empty, and without characters that are not seen.
  case wire
  /// A name of the language: a letter or `_`, then letters, digits and `_`.
  case source
  /// The name of an event: a name of the language, or that of a control, a dot and that of its event.
  case event

  /// Returns the rule that a text breaks, as the end of a sentence about a name; `nil` for a name.
  package func violation(in name: String) -> String? {
    if name.isEmpty { return "must not be empty" }
    switch self {
    case .wire:
      let hidden = name.unicodeScalars.contains { $0.isHidden }
      return hidden ? "must have no control characters, and none that reorder text" : nil
    case .source: return Self.isIdentifier(name) ? nil : "must be a letter or `_`, then letters, digits and `_`"
    case .event:
      let parts = name.parts(separatedBy: ".")
      if parts.count <= 2, parts.allSatisfy(Self.isIdentifier) { return nil }
      return "must be letters, digits and `_`, with at most one dot between them"
    }
  }

  private static func isIdentifier(_ name: String) -> Bool {
    guard let first = name.utf8.first, !(UInt8(ascii: "0")...UInt8(ascii: "9") ~= first) else { return false }
    return name.utf8.allSatisfy { byte in
      switch byte {
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"): true
      case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"): true
      default: false
      }
    }
  }
}

extension Unicode.Scalar {
  /// Whether it is a control character, ends a line, or reorders the text around it (Unicode Standard Annex 9).
  package var isHidden: Bool {
    switch value {
    case 0..<0x20, 0x7F..<0xA0, 0x61C, 0x200E, 0x200F, 0x2028...0x202E, 0x2066...0x2069, 0xFEFF: true
    default: false
    }
  }
}
