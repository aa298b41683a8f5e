/// Colours as data and documents hold them: `#RRGGBB` or `#RRGGBBAA`, or in short `#RGB` or `#RGBA`.
package enum ColorText {
  /// Whether a text, by its bytes, is a colour.
  static func isValid(_ text: UnsafeBufferPointer<UInt8>) -> Bool { isColor(text, of: 7, 9) }

  /// Whether a text is a colour with one digit for each part.
  static func isShort(_ text: UnsafeBufferPointer<UInt8>) -> Bool { isColor(text, of: 4, 5) }

  private static func isColor(_ text: UnsafeBufferPointer<UInt8>, of count: Int, _ other: Int) -> Bool {
    guard text.first == UInt8(ascii: "#"), text.count == count || text.count == other else { return false }
    return text.dropFirst().allSatisfy { byte in
      UInt8(ascii: "0")...UInt8(ascii: "9") ~= byte || UInt8(ascii: "a")...UInt8(ascii: "f") ~= byte | 0x20
    }
  }

  /// The text of `0xRRGGBBAA`: `#RRGGBB`, or `#RRGGBBAA` where it is not opaque.
  package static func text(of value: UInt32) -> String {
    let isOpaque = value & 0xFF == 0xFF
    let digits = String(isOpaque ? value >> 8 : value, radix: 16, uppercase: true)
    return "#" + String(repeating: "0", count: (isOpaque ? 6 : 8) - digits.utf8.count) + digits
  }

  /// `0xRRGGBBAA` of a text, which may be short; `nil` of one that is no colour.
  package static func value(of text: String) -> UInt32? {
    guard TextSyntax.shortColor.isValid(text), let digits = UInt32(Substring(text.utf8.dropFirst()), radix: 16) else {
      return nil
    }
    switch text.utf8.count {
    case 4, 5:
      let long = (0..<4).reduce(UInt32(0)) { $0 | (digits >> ($1 * 4) & 0xF) * 0x11 << ($1 * 8) }
      return text.utf8.count == 4 ? long << 8 | 0xFF : long
    case 7: return digits << 8 | 0xFF
    default: return digits
    }
  }
}
