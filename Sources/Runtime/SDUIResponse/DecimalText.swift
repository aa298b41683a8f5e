import Foundation

/// Decimals in texts: `16`, `-1.5`, `2.50`.
enum DecimalText {
  /// Reads a decimal of at most 64 bits.
  static func decimal(_ text: String) -> Decimal? {
    var bytes = text.utf8[...]
    let isNegative = bytes.first == UInt8(ascii: "-")
    if isNegative { bytes.removeFirst() }
    var (significand, places, count) = (Int64(0), -1, 0)
    for byte in bytes {
      switch byte {
      case UInt8(ascii: "0")...UInt8(ascii: "9"):
        let (product, isLarge) = significand.multipliedReportingOverflow(by: 10)
        let (sum, isLarger) = product.addingReportingOverflow(Int64(byte - UInt8(ascii: "0")))
        if isLarge || isLarger { return nil }
        (significand, count) = (sum, count + 1)
        if places >= 0 { places += 1 }
      case UInt8(ascii: ".") where places < 0 && count > 0: places = 0
      default: return nil
      }
    }
    guard count > 0, places != 0, places <= 18 else { return nil }
    return Decimal(
      sign: isNegative ? .minus : .plus, exponent: -max(0, places), significand: Decimal(significand))
  }
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
