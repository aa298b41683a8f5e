/// Colours as data have them.
enum ColorText {
  /// Whether a text is `#RRGGBB` or `#RRGGBBAA`.
  static func isValid(_ text: String) -> Bool {
    var text = text
    return text.withUTF8 { isValid($0) }
  }

  /// The same for its bytes.
  static func isValid(_ text: UnsafeBufferPointer<UInt8>) -> Bool {
    guard text.first == UInt8(ascii: "#"), text.count == 7 || text.count == 9 else { return false }
    return text.dropFirst().allSatisfy { byte in
      UInt8(ascii: "0")...UInt8(ascii: "9") ~= byte || UInt8(ascii: "a")...UInt8(ascii: "f") ~= byte | 0x20
    }
  }
}
