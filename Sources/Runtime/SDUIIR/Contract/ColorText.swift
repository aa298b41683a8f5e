/// Colours as data and documents hold them: `#RRGGBB` or `#RRGGBBAA`.
package enum ColorText {
  /// Whether a text, by its bytes, is a colour.
  static func isValid(_ text: UnsafeBufferPointer<UInt8>) -> Bool {
    guard text.first == UInt8(ascii: "#"), text.count == 7 || text.count == 9 else { return false }
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

  /// `0xRRGGBBAA` of a text; `nil` of one that is no colour.
  package static func value(of text: String) -> UInt32? {
    guard TextSyntax.color.isValid(text), let digits = UInt32(Substring(text.utf8.dropFirst()), radix: 16) else {
      return nil
    }
    return text.utf8.count == 7 ? digits << 8 | 0xFF : digits
  }
}
