import Foundation

/// Decimals in texts: `16`, `-1.5`, `2.50`.
enum DecimalText {
  /// Reads a decimal of at most 64 bits.
  static func decimal(_ text: String) -> Decimal? {
    let digits = text.hasPrefix("-") ? text.dropFirst() : text[...]
    let parts = digits.split(separator: ".", omittingEmptySubsequences: false)
    guard 1...2 ~= parts.count, parts.allSatisfy({ !$0.isEmpty && $0.utf8.allSatisfy(isDigit) }) else { return nil }
    let places = parts.count > 1 ? parts[1].count : 0
    guard places <= 18, let significand = Int64(parts.joined()) else { return nil }
    return Decimal(sign: text.hasPrefix("-") ? .minus : .plus, exponent: -places, significand: Decimal(significand))
  }

  private static func isDigit(_ byte: UInt8) -> Bool { UInt8(ascii: "0")...UInt8(ascii: "9") ~= byte }
}

/// Absolute URLs.
enum URLText {
  /// Whether a text has a scheme, no blanks or control characters, and at most 2,048 code points.
  static func isValid(_ text: String) -> Bool {
    guard let colon = text.utf8.firstIndex(of: UInt8(ascii: ":")), let first = text.utf8.first, isLetter(first) else {
      return false
    }
    return text.utf8[..<colon].allSatisfy(isOfScheme) && text.utf8.allSatisfy { $0 > 0x20 && $0 != 0x7F }
      && text.unicodeScalars.count <= 2_048
  }

  private static func isOfScheme(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "+"), UInt8(ascii: "-"), UInt8(ascii: "."): true
    default: isLetter(byte)
    }
  }

  private static func isLetter(_ byte: UInt8) -> Bool { UInt8(ascii: "a")...UInt8(ascii: "z") ~= byte | 0x20 }
}
