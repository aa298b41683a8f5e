/// Finds, eight bytes at a time, where the bytes that a string may hold as they are come to an end.
enum JSONStringScanner {
  /// The index of the first byte from `start` on that is `"`, `\` or a control character, or, when
  /// `stopsAtNonASCII`, not ASCII; the number of bytes when there is none.
  @inline(__always)
  static func endOfPlainRun(
    in bytes: UnsafeBufferPointer<UInt8>, from start: Int, stopsAtNonASCII: Bool
  ) -> Int {
    let raw = UnsafeRawBufferPointer(bytes)
    let highBits: UInt64 = 0x8080_8080_8080_8080
    var cursor = start
    while cursor &+ 8 <= bytes.count {
      let word = UInt64(littleEndian: raw.loadUnaligned(fromByteOffset: cursor, as: UInt64.self))
      // Each term has a byte's high bit set when the byte is special. A borrow can set a wrong one only above a
      // right one, so the lowest is always right.
      var special = ((word &- 0x2020_2020_2020_2020) | zeroBytes(word ^ 0x2222_2222_2222_2222)) & ~word
      special |= zeroBytes(word ^ 0x5C5C_5C5C_5C5C_5C5C) & ~word
      if stopsAtNonASCII {
        special |= word
      }
      special &= highBits
      if special != 0 {
        return cursor &+ special.trailingZeroBitCount / 8
      }
      cursor &+= 8
    }
    while cursor < bytes.count, !isSpecial(bytes[cursor], stopsAtNonASCII: stopsAtNonASCII) {
      cursor &+= 1
    }
    return cursor
  }

  /// Has the high bit of each byte set that is zero, and perhaps of bytes above the lowest of those.
  @inline(__always)
  private static func zeroBytes(_ word: UInt64) -> UInt64 {
    (word &- 0x0101_0101_0101_0101) & ~word
  }

  @inline(__always)
  private static func isSpecial(_ byte: UInt8, stopsAtNonASCII: Bool) -> Bool {
    byte < 0x20 || byte == .quotationMark || byte == .backslash || (stopsAtNonASCII && byte >= 0x80)
  }
}
