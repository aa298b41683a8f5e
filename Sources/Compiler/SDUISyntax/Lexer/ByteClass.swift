/// The kinds of tokens that may contain a byte, as bits, so that the lexer's inner loops are one load and one test for
/// each byte.
struct ByteClass: OptionSet {
  let rawValue: UInt8

  /// Space, tab, line feed, carriage return.
  static let blank = ByteClass(rawValue: 1)
  /// A letter or `_`.
  static let nameStart = ByteClass(rawValue: 2)
  /// A letter, digit or `_`.
  static let nameRest = ByteClass(rawValue: 4)
  /// A decimal digit.
  static let digit = ByteClass(rawValue: 8)
  /// A letter.
  static let letter = ByteClass(rawValue: 16)
  /// ASCII that needs no thought in a string: no quote, backslash or control character.
  static let plainInString = ByteClass(rawValue: 32)
  /// ASCII that needs no thought in a comment: no control character but a tab.
  static let plainInComment = ByteClass(rawValue: 64)
  /// A hexadecimal digit.
  static let hexadecimal = ByteClass(rawValue: 128)

  /// The class of each byte.
  static let table: [ByteClass] = (0...255).map { classify(UInt8($0)) }

  private static func classify(_ byte: UInt8) -> ByteClass {
    var result: ByteClass = []
    switch byte {
    case 0x20, 0x09, 0x0A, 0x0D: result.insert(.blank)
    case UInt8(ascii: "0")...UInt8(ascii: "9"): result.formUnion([.digit, .nameRest, .hexadecimal])
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"):
      result.formUnion([.letter, .nameStart, .nameRest])
      if byte | 0x20 <= UInt8(ascii: "f") { result.insert(.hexadecimal) }
    case UInt8(ascii: "_"): result.formUnion([.nameStart, .nameRest])
    default: break
    }
    if byte >= 0x20, byte < 0x7F, byte != UInt8(ascii: "\""), byte != UInt8(ascii: "\\") {
      result.insert(.plainInString)
    }
    if byte == 0x09 || byte >= 0x20 && byte < 0x7F { result.insert(.plainInComment) }
    return result
  }
}
