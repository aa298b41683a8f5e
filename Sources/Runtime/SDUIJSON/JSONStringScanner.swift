/// Finds, eight bytes at a time, the end of the bytes that need no escape in a string.
enum JSONStringScanner {
  private static var highBits: UInt64 { 0x8080_8080_8080_8080 }

  /// The index of the first byte from `start` on that is `"`, `\` or a control character, or, when
  /// `stopsAtNonASCII`, not ASCII; the number of bytes when there is none.
  @inline(__always)
  static func endOfPlainRun(
    in bytes: UnsafeBufferPointer<UInt8>, from start: Int, stopsAtNonASCII: Bool
  ) -> Int {
    let raw = UnsafeRawBufferPointer(bytes)
    var cursor = start
    while cursor &+ 8 <= bytes.count {
      let word = UInt64(littleEndian: raw.loadUnaligned(fromByteOffset: cursor, as: UInt64.self))
      let special = (specialBytes(word) | (stopsAtNonASCII ? word : 0)) & highBits
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

  /// Copies the bytes up to the first that is `"`, `\` or a control character, or to the end.
  ///
  /// - Parameters:
  ///   - cursor: where the bytes to copy start; moves past them.
  ///   - end: where they go; moves past them. Up to eight bytes from there on are overwritten.
  /// - Returns: whether that was all.
  @inline(__always)
  static func copyPlainRun(
    of text: UnsafeBufferPointer<UInt8>, from cursor: inout Int, to storage: UnsafeMutableBufferPointer<UInt8>,
    at end: inout Int
  ) -> Bool {
    while cursor < text.count {
      let length = min(text.count &- cursor, 8)
      let word = UnsafeRawBufferPointer(text).word(at: cursor, count: length)
      UnsafeMutableRawBufferPointer(storage).storeBytes(of: word.littleEndian, toByteOffset: end, as: UInt64.self)
      // Spaces, which are not special, take the place of the bytes that the word lacks.
      let spaces: UInt64 = length < 8 ? 0x2020_2020_2020_2020 &<< UInt64(8 &* length) : 0
      let special = specialBytes(word | spaces) & highBits
      if special != 0 {
        let plain = special.trailingZeroBitCount / 8
        cursor &+= plain
        end &+= plain
        return false
      }
      cursor &+= length
      end &+= length
    }
    return true
  }

  /// Copies bytes whatever they are. Up to eight bytes after them are overwritten.
  ///
  /// - Returns: the index after the last.
  @inline(__always)
  static func copy(
    _ text: UnsafeBufferPointer<UInt8>, to storage: UnsafeMutableBufferPointer<UInt8>, at start: Int
  ) -> Int {
    let (source, target) = (UnsafeRawBufferPointer(text), UnsafeMutableRawBufferPointer(storage))
    var cursor = 0
    while cursor < text.count {
      let word = source.word(at: cursor, count: min(text.count &- cursor, 8))
      target.storeBytes(of: word.littleEndian, toByteOffset: start &+ cursor, as: UInt64.self)
      cursor &+= 8
    }
    return start &+ text.count
  }

  /// Has a byte's high bit set when it is `"`, `\` or a control character. A borrow can set a wrong one only above a
  /// right one, so the lowest is always right. The other bits mean nothing.
  @inline(__always)
  private static func specialBytes(_ word: UInt64) -> UInt64 {
    let marks = zeroBytes(word ^ 0x2222_2222_2222_2222) | zeroBytes(word ^ 0x5C5C_5C5C_5C5C_5C5C)
    return ((word &- 0x2020_2020_2020_2020) | marks) & ~word
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

extension UnsafeRawBufferPointer {
  /// Up to eight bytes as a word, the first lowest; zeros where there are none.
  @inlinable
  @inline(__always)
  func word(at start: Int, count: Int) -> UInt64 {
    if count >= 8 {
      return UInt64(littleEndian: loadUnaligned(fromByteOffset: start, as: UInt64.self))
    }
    // Two loads that may overlap where they agree.
    if count >= 4 {
      let first = UInt32(littleEndian: loadUnaligned(fromByteOffset: start, as: UInt32.self))
      let last = UInt32(littleEndian: loadUnaligned(fromByteOffset: start &+ count &- 4, as: UInt32.self))
      return UInt64(first) | UInt64(last) &<< UInt64(8 &* (count &- 4))
    }
    if count >= 2 {
      let first = UInt16(littleEndian: loadUnaligned(fromByteOffset: start, as: UInt16.self))
      let last = UInt16(littleEndian: loadUnaligned(fromByteOffset: start &+ count &- 2, as: UInt16.self))
      return UInt64(first) | UInt64(last) &<< UInt64(8 &* (count &- 2))
    }
    return count == 1 ? UInt64(self[start]) : 0
  }
}
