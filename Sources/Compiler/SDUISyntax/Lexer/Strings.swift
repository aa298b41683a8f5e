extension Lexer {
  /// Reads `"…"`; what is wrong inside is reported, and the token goes on.
  @inline(__always)
  mutating func lexString() {
    let start = position
    position &+= 1
    skip(.plainInString) { $0.leadingPlainInString }
    if position < bytes.count, bytes[position] == UInt8(ascii: "\"") {
      position &+= 1
      return append(.string, from: start)
    }
    lexRestOfString(from: start)
  }

  /// Goes on at the first byte that needs a thought.
  private mutating func lexRestOfString(from start: Int) {
    while position < bytes.count {
      skip(.plainInString)
      guard position < bytes.count else { break }
      switch bytes[position] {
      case UInt8(ascii: "\""):
        position += 1
        reportHiddenCharacters(from: start, inString: true)
        return append(.string, from: start)
      case UInt8(ascii: "\\"): lexEscape()
      case 0x0A, 0x0D: return finishUnterminatedString(from: start)
      case 0x01..<0x20: reportControlCharacter()
      default: skipSpecial()
      }
    }
    finishUnterminatedString(from: start)
  }

  /// Closing brackets at the line's end that the text does not open are taken for the program's, so that a missing
  /// quote does not look like a missing bracket as well.
  private mutating func finishUnterminatedString(from start: Int) {
    var balance: [UInt8: Int] = [:]
    for byte in bytes[start..<position] {
      switch byte {
      case UInt8(ascii: "{"): balance[UInt8(ascii: "}"), default: 0] -= 1
      case UInt8(ascii: "("): balance[UInt8(ascii: ")"), default: 0] -= 1
      case UInt8(ascii: "["): balance[UInt8(ascii: "]"), default: 0] -= 1
      case UInt8(ascii: "}"), UInt8(ascii: ")"), UInt8(ascii: "]"): balance[byte, default: 0] += 1
      default: break
      }
    }
    var end = position
    var cut = position
    while end > start + 1 {
      let byte = bytes[end - 1]
      if balance[byte, default: 0] > 0 {
        balance[byte, default: 0] -= 1
        cut = end - 1
      } else if byte != 0x20, byte != 0x09, byte != UInt8(ascii: ",") {
        break
      }
      end -= 1
    }
    if cut < position {
      position = cut
      while position > start + 1, bytes[position - 1] == 0x20 || bytes[position - 1] == 0x09 { position -= 1 }
    }
    append(.string, from: start)
    let found = range(start..<position)
    findings.report(
      .unterminatedString, "the string is not closed before the end of its line", at: found,
      remedy: "close it with `\"`; a line break inside is written `\\n`")
  }

  /// Reads a backslash and what belongs to it.
  private mutating func lexEscape() {
    let start = position
    position += 1
    switch byte(at: position) {
    case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "/"), UInt8(ascii: "b"), UInt8(ascii: "f"),
      UInt8(ascii: "n"), UInt8(ascii: "r"), UInt8(ascii: "t"):
      position += 1
    case UInt8(ascii: "u"):
      position += 1
      lexUnicodeEscape(from: start)
    case 0x0A, 0x0D: reportEscape(start..<position)
    default:
      if position < bytes.count { position += max(scalarLength(at: position), 1) }
      reportEscape(start..<position)
    }
  }

  /// Reads the digits of `\uXXXX`, and of the second half if two form one character.
  private mutating func lexUnicodeEscape(from start: Int) {
    guard let unit = lexCodeUnit() else { return reportEscape(start..<position) }
    if unit & 0xFC00 == 0xD800, byte(at: position) == UInt8(ascii: "\\"), byte(at: position + 1) == UInt8(ascii: "u") {
      let middle = position
      position += 2
      if let low = lexCodeUnit(), low & 0xFC00 == 0xDC00 { return }
      position = middle
    }
    if unit & 0xF800 == 0xD800 {
      findings.report(
        .invalidEscape, "`\(text(start..<position))` is half a character", at: range(start..<position),
        remedy: "write the character itself, or both halves: `\\uD83D\\uDE00`")
    }
  }

  /// Reads four hexadecimal digits, or as many as there are.
  private mutating func lexCodeUnit() -> UInt32? {
    let start = position
    while position < start + 4, position < bytes.count, classes[Int(bytes[position])].contains(.hexadecimal) {
      position += 1
    }
    return position == start + 4 ? UInt32(text(start..<position), radix: 16) : nil
  }

  private mutating func reportEscape(_ offsets: Range<Int>) {
    let isUnicode = byte(at: offsets.lowerBound + 1) == UInt8(ascii: "u")
    findings.report(
      .invalidEscape,
      isUnicode
        ? "`\\u` needs four hexadecimal digits, as in `\\u00E9`" : "`\(text(offsets))` is not an escape",
      at: range(offsets),
      remedy: isUnicode
        ? nil : "the escapes are `\\\"` `\\\\` `\\/` `\\b` `\\f` `\\n` `\\r` `\\t` and `\\u` with four digits")
  }

  private mutating func reportControlCharacter() {
    let byte = bytes[position]
    let digits = String(byte, radix: 16, uppercase: true)
    let escape = byte == 0x09 ? "\\t" : "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
    let found = range(position..<position + 1)
    position += 1
    findings.report(
      .unknownCharacter, "a control character inside a string is written as an escape", at: found,
      fixes: [.replace(found, with: escape)])
  }
}
