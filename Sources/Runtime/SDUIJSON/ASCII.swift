/// The characters with a meaning in JSON, by their Unicode names.
extension UInt8 {
  static var tab: UInt8 { 0x09 }
  static var lineFeed: UInt8 { 0x0A }
  static var carriageReturn: UInt8 { 0x0D }
  static var space: UInt8 { 0x20 }
  static var quotationMark: UInt8 { 0x22 }
  static var plusSign: UInt8 { 0x2B }
  static var comma: UInt8 { 0x2C }
  static var minusSign: UInt8 { 0x2D }
  static var fullStop: UInt8 { 0x2E }
  static var solidus: UInt8 { 0x2F }
  static var digitZero: UInt8 { 0x30 }
  static var digitNine: UInt8 { 0x39 }
  static var colon: UInt8 { 0x3A }
  static var leftBracket: UInt8 { 0x5B }
  static var backslash: UInt8 { 0x5C }
  static var rightBracket: UInt8 { 0x5D }
  static var smallE: UInt8 { 0x65 }
  static var smallU: UInt8 { 0x75 }
  static var leftBrace: UInt8 { 0x7B }
  static var rightBrace: UInt8 { 0x7D }
  static var tilde: UInt8 { 0x7E }

  /// Whether the byte is one of the ten ASCII digits.
  @inline(__always) var isDigit: Bool { self &- UInt8.digitZero < 10 }

  /// The value of a hexadecimal digit of either case, or `nil` for any other byte.
  @inline(__always) var hexadecimalValue: UInt32? {
    if isDigit {
      return UInt32(self &- UInt8.digitZero)
    }
    let letter = (self | 0x20) &- 0x61
    return letter < 6 ? UInt32(letter) + 10 : nil
  }
}
