extension Lexer {
  /// The length of the UTF-8 scalar at an offset, or 0 if the bytes are none: no overlong forms, no surrogates,
  /// nothing beyond U+10FFFF.
  func scalarLength(at offset: Int) -> Int {
    guard offset < bytes.count else { return 0 }
    let first = byte(at: offset)
    let second = byte(at: offset + 1)
    func isRest(_ distance: Int) -> Bool { byte(at: offset + distance) & 0xC0 == 0x80 }
    switch first {
    case 0x00..<0x80: return 1
    case 0xC2...0xDF: return isRest(1) ? 2 : 0
    case 0xE0: return second >= 0xA0 && isRest(1) && isRest(2) ? 3 : 0
    case 0xED: return second < 0xA0 && isRest(1) && isRest(2) ? 3 : 0
    case 0xE1...0xEF: return isRest(1) && isRest(2) ? 3 : 0
    case 0xF0: return second >= 0x90 && isRest(1) && isRest(2) && isRest(3) ? 4 : 0
    case 0xF1...0xF3: return isRest(1) && isRest(2) && isRest(3) ? 4 : 0
    case 0xF4: return second < 0x90 && isRest(1) && isRest(2) && isRest(3) ? 4 : 0
    default: return 0
    }
  }

  /// The scalar at an offset, if its bytes are valid.
  func scalar(at offset: Int) -> Unicode.Scalar? {
    let length = scalarLength(at: offset)
    guard length > 0 else { return nil }
    var value = UInt32(bytes[offset])
    if length > 1 { value &= 0xFF >> (UInt32(length) + 1) }
    for index in offset + 1..<offset + max(length, 1) {
      value = value << 6 | UInt32(bytes[index] & 0x3F)
    }
    return Unicode.Scalar(value)
  }

  /// Passes over one scalar, a run of NUL bytes or a run of invalid bytes; the runs are reported.
  mutating func skipSpecial() {
    let start = position
    if byte(at: position) == 0 {
      while position < bytes.count, bytes[position] == 0 { position += 1 }
      return findings.report(
        .nulByte, "a NUL byte in a text file", at: range(start..<position), remedy: "save the file as UTF-8",
        fixes: [.remove(range(start..<position), "remove it")])
    }
    let length = scalarLength(at: position)
    if length > 0 {
      position += length
      return noteHiddenCharacter(start..<position)
    }
    while position < bytes.count, scalarLength(at: position) == 0 { position += 1 }
    let count = position - start
    findings.report(
      .invalidUTF8, count == 1 ? "1 byte is not UTF-8" : "\(count) bytes are not UTF-8", at: range(start..<position),
      remedy: "save the file as UTF-8")
  }
}
