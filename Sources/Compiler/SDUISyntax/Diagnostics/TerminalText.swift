/// Text as a terminal may show it.
///
/// Control characters steer a terminal, and bidirectional ones show text in another order than it has. Both come with
/// names of files, source and data, and are shown by their code points: `<U+202E>`.
package enum TerminalText {
  /// The text on one line, with nothing hidden in it; tabs stay.
  package static func printable(_ text: String) -> String {
    guard text.unicodeScalars.contains(where: isHidden) else { return text }
    var result = String.UnicodeScalarView()
    for scalar in text.unicodeScalars {
      if isHidden(scalar) { result += notation(of: scalar).unicodeScalars } else { result.append(scalar) }
    }
    return String(result)
  }

  /// Whether a character changes the order in which the text around it is shown (Unicode Standard Annex 9).
  package static func isBidirectionalControl(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x061C, 0x200E, 0x200F, 0x202A...0x202E, 0x2066...0x2069: true
    default: false
    }
  }

  /// Whether a character is shown by its code point: a control character, the end of a line, or one that reorders text.
  package static func isHidden(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x09: false
    case ..<0x20, 0x7F...0x9F, 0x2028, 0x2029: true
    default: isBidirectionalControl(scalar)
    }
  }

  /// Returns the visible notation of a hidden character.
  static func notation(of scalar: Unicode.Scalar) -> String { "<U+\(digits(of: scalar))>" }

  /// The code point of a character below U+10000, as standards write it: four hexadecimal digits.
  package static func digits(of scalar: Unicode.Scalar) -> String {
    let digits = String(scalar.value, radix: 16, uppercase: true)
    return String(repeating: "0", count: max(0, 4 - digits.count)) + digits
  }
}
