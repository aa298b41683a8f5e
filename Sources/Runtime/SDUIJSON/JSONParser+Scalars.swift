extension JSONParser {
  /// Reads a string or key from its opening quotation mark at `position` to past the closing one.
  @inline(__always)
  mutating func parseString(flags: UInt8 = 0) throws(JSONSyntaxError) {
    let start = position
    var cursor = JSONStringScanner.endOfPlainRun(in: bytes, from: start &+ 1, stopsAtNonASCII: true)
    if cursor < bytes.count, bytes[cursor] == .quotationMark {
      nodes.append(JSONNode(kind: .string, flags: flags, from: start, to: cursor &+ 1))
      position = cursor &+ 1
      return
    }
    var hasEscapes = false
    try scanStringRemainder(from: &cursor, hasEscapes: &hasEscapes)
    let allFlags = hasEscapes ? flags | JSONNode.escapesFlag : flags
    nodes.append(JSONNode(kind: .string, flags: allFlags, from: start, to: cursor))
    position = cursor
  }

  /// Checks the rest of a string that has more than plain ASCII in it; leaves `cursor` past its closing mark.
  private func scanStringRemainder(from cursor: inout Int, hasEscapes: inout Bool) throws(JSONSyntaxError) {
    while cursor < bytes.count {
      let byte = bytes[cursor]
      if byte >= 0x80 {
        try scanMultibyteSequence(at: &cursor)
        continue
      }
      switch byte {
      case .quotationMark:
        cursor &+= 1
        return
      case .backslash:
        hasEscapes = true
        try scanEscape(at: &cursor)
      case 0..<0x20:
        throw JSONSyntaxError(.controlCharacter, at: cursor)
      default:
        cursor = JSONStringScanner.endOfPlainRun(in: bytes, from: cursor, stopsAtNonASCII: true)
      }
    }
    throw JSONSyntaxError(.unexpectedEnd, at: bytes.count)
  }

  /// Checks one UTF-8 sequence of more than one byte, by table 3-7 of the Unicode standard.
  @inline(__always)
  private func scanMultibyteSequence(at cursor: inout Int) throws(JSONSyntaxError) {
    let length: Int
    var allowed: ClosedRange<UInt8> = 0x80...0xBF
    switch bytes[cursor] {
    case 0xC2...0xDF: length = 2
    case 0xE0: (length, allowed) = (3, 0xA0...0xBF)
    case 0xED: (length, allowed) = (3, 0x80...0x9F)
    case 0xE1...0xEF: length = 3
    case 0xF0: (length, allowed) = (4, 0x90...0xBF)
    case 0xF4: (length, allowed) = (4, 0x80...0x8F)
    case 0xF1...0xF3: length = 4
    default: throw JSONSyntaxError(.invalidUTF8, at: cursor)
    }
    for index in 1..<length {
      guard cursor &+ index < bytes.count else { throw JSONSyntaxError(.unexpectedEnd, at: bytes.count) }
      guard allowed.contains(bytes[cursor &+ index]) else { throw JSONSyntaxError(.invalidUTF8, at: cursor) }
      allowed = 0x80...0xBF
    }
    cursor &+= length
  }

  /// Checks one escape, both halves of a surrogate pair together.
  private func scanEscape(at cursor: inout Int) throws(JSONSyntaxError) {
    let start = cursor
    switch try byte(at: start &+ 1) {
    case .quotationMark, .backslash, .solidus, UInt8(ascii: "b"), UInt8(ascii: "f"), UInt8(ascii: "n"),
      UInt8(ascii: "r"), UInt8(ascii: "t"):
      cursor = start &+ 2
    case .smallU:
      cursor = start &+ 6
      let unit = try codeUnit(at: start &+ 2)
      guard unit & 0xF800 == 0xD800 else { return }
      guard unit < 0xDC00, try byte(at: cursor) == .backslash, try byte(at: cursor &+ 1) == .smallU,
        try codeUnit(at: cursor &+ 2) & 0xFC00 == 0xDC00
      else { throw JSONSyntaxError(.loneSurrogate, at: start) }
      cursor &+= 6
    default:
      throw JSONSyntaxError(.invalidEscape, at: start &+ 1)
    }
  }

  /// The UTF-16 code unit that the four hexadecimal digits at `start` name.
  private func codeUnit(at start: Int) throws(JSONSyntaxError) -> UInt32 {
    var unit: UInt32 = 0
    for index in start..<start + 4 {
      guard let digit = try byte(at: index).hexadecimalValue else {
        throw JSONSyntaxError(.invalidUnicodeEscape, at: index)
      }
      unit = unit << 4 | digit
    }
    return unit
  }

  /// The byte at `index`, which may be at most the end of the text.
  @inline(__always)
  private func byte(at index: Int) throws(JSONSyntaxError) -> UInt8 {
    guard index < bytes.count else { throw JSONSyntaxError(.unexpectedEnd, at: bytes.count) }
    return bytes[index]
  }
}

extension JSONParser {
  /// Reads a number from its minus sign or first digit at `position`.
  mutating func parseNumber() throws(JSONSyntaxError) {
    let start = position
    if bytes[position] == .minusSign {
      position &+= 1
    }
    var digitCount = 1
    if try currentByte() == .digitZero {
      position &+= 1
      if position < bytes.count, bytes[position].isDigit {
        throw JSONSyntaxError(.leadingZero, at: position)
      }
    } else {
      digitCount = try skipDigits()
    }
    if position < bytes.count, bytes[position] == .fullStop {
      position &+= 1
      digitCount &+= try skipDigits()
    }
    if position < bytes.count, bytes[position] | 0x20 == .smallE {
      position &+= 1
      let sign = try currentByte()
      if sign == .plusSign || sign == .minusSign {
        position &+= 1
      }
      digitCount &+= try skipDigits()
    }
    guard digitCount <= limits.maximumNumberDigits else {
      throw JSONSyntaxError(.numberTooLong(limit: limits.maximumNumberDigits), at: start)
    }
    nodes.append(JSONNode(kind: .number, from: start, to: position))
  }

  /// Goes past one or more digits.
  ///
  /// - Returns: how many.
  @inline(__always)
  private mutating func skipDigits() throws(JSONSyntaxError) -> Int {
    guard try currentByte().isDigit else { throw JSONSyntaxError(.expectedDigit, at: position) }
    let start = position
    repeat {
      position &+= 1
    } while position < bytes.count && bytes[position].isDigit
    return position &- start
  }

  /// Reads `true`, `false` or `null`, of which the first letter has been seen.
  mutating func parseLiteral(_ word: StaticString, kind: JSONKind, flags: UInt8 = 0) throws(JSONSyntaxError) {
    let start = position
    for index in 0..<word.utf8CodeUnitCount {
      guard try currentByte() == word.utf8Start[index] else { throw JSONSyntaxError(.invalidLiteral, at: position) }
      position &+= 1
    }
    nodes.append(JSONNode(kind: kind, flags: flags, from: start, to: position))
  }
}
