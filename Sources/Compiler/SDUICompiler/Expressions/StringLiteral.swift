/// The value of string literals.
package enum StringLiteral {
  /// The text that a literal with its quotes means; `nil` if it is unterminated or has a bad escape, which the lexer
  /// has reported.
  package static func value(of literal: ArraySlice<UInt8>) -> String? {
    guard literal.count >= 2, literal.first == quote, literal.last == quote else { return nil }
    let inner = literal[(literal.startIndex + 1)..<(literal.endIndex - 1)]
    guard inner.contains(backslash) else { return String(decoding: inner, as: UTF8.self) }
    var units: [UInt16] = []
    var result = ""
    var index = inner.startIndex
    func flush() {
      result += String(decoding: units, as: UTF16.self)
      units = []
    }
    while index < inner.endIndex {
      if inner[index] == backslash {
        guard let (unit, length) = escape(inner[index...]) else { return nil }
        units.append(unit)
        index += length
      } else {
        let end = inner[index...].firstIndex(of: backslash) ?? inner.endIndex
        flush()
        result += String(decoding: inner[index..<end], as: UTF8.self)
        index = end
      }
    }
    flush()
    return result
  }

  private static let quote = UInt8(ascii: "\"")
  private static let backslash = UInt8(ascii: "\\")

  /// The UTF-16 unit that an escape means, and how many bytes it takes.
  private static func escape(_ bytes: ArraySlice<UInt8>) -> (unit: UInt16, length: Int)? {
    guard let kind = bytes.dropFirst().first else { return nil }
    switch kind {
    case UInt8(ascii: "\""), backslash, UInt8(ascii: "/"): return (UInt16(kind), 2)
    case UInt8(ascii: "b"): return (0x08, 2)
    case UInt8(ascii: "f"): return (0x0C, 2)
    case UInt8(ascii: "n"): return (0x0A, 2)
    case UInt8(ascii: "r"): return (0x0D, 2)
    case UInt8(ascii: "t"): return (0x09, 2)
    case UInt8(ascii: "u"):
      let digits = String(decoding: bytes.dropFirst(2).prefix(4), as: UTF8.self)
      guard digits.utf8.count == 4, let unit = UInt16(digits, radix: 16) else { return nil }
      return (unit, 6)
    default: return nil
    }
  }
}
