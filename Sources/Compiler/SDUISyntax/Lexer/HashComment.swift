/// Comments as many languages have them: `# two columns`.
extension Lexer {
  /// Whether a `#` that begins no whole colour begins a comment. Where no value is due a colour has no place; where one
  /// is, words are none.
  ///
  /// - Parameter digits: The text directly after the `#`.
  func isHashComment(_ digits: Range<Int>) -> Bool {
    if !digits.isEmpty {
      // `[#FFF #000]` lacks a comma.
      return !isValueDue && !(isHexadecimal(digits) && isEndOfValue(byte(at: digits.upperBound)))
    }
    guard isValueDue else { return true }
    let word = wordBehindBlanks(at: digits.upperBound)
    if word.isEmpty { return word.lowerBound < bytes.count && bytes[word.lowerBound] > 0x20 }
    return !isHexadecimal(word) || word.count < 3
  }

  /// Returns the letters and digits after the blanks at an offset.
  func wordBehindBlanks(at offset: Int) -> Range<Int> {
    var start = offset
    while byte(at: start) == 0x20 || byte(at: start) == 0x09 { start += 1 }
    var end = start
    while end < bytes.count, classes[Int(bytes[end])].contains(.nameRest) { end += 1 }
    return start..<end
  }

  /// Whether all bytes are digits of a colour.
  func isHexadecimal(_ digits: Range<Int>) -> Bool {
    bytes[digits].allSatisfy { classes[Int($0)].contains(.hexadecimal) }
  }

  /// Whether a value follows the last token.
  private var isValueDue: Bool {
    guard tokens.count > 0 else { return false }
    switch tokens[tokens.count - 1].kind {
    case .colon, .comma, .equal, .leftParenthesis, .leftBracket: return true
    default: return false
    }
  }

  private func isEndOfValue(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: ","), UInt8(ascii: ")"), UInt8(ascii: "]"), UInt8(ascii: "}"): true
    default: false
    }
  }

  /// Reads the comment that begins with `#`.
  mutating func lexHashComment(from start: Int) {
    position = start
    while byte(at: position) == UInt8(ascii: "#") { position += 1 }
    let signs = range(start..<position)
    // Three slashes would document what follows.
    let replacement = byte(at: position) == UInt8(ascii: "/") ? "// " : "//"
    skipToLineEnd()
    appendComment(from: start, isDocumentation: false)
    findings.report(
      .hashComment, "a comment begins with `//`, not with `#`", at: signs,
      fixes: [.replace(signs, with: replacement)])
  }
}
