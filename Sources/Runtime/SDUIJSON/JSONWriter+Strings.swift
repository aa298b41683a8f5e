extension JSONWriter {
  /// Writes a string, followed by the colon of a key.
  @inline(__always)
  mutating func appendQuoted(_ text: String, followedByColon isKey: Bool) {
    var text = text
    text.withUTF8 { (text) in appendQuoted(text, followedByColon: isKey) }
  }

  @inline(__always)
  private mutating func appendQuoted(_ text: UnsafeBufferPointer<UInt8>, followedByColon isKey: Bool) {
    // An escape takes up to six bytes; the marks, the colon and the end of the last word that is copied take eleven.
    write(atMost: 6 &* text.count &+ 11) { (storage, start) -> Int in
      storage[start] = .quotationMark
      var end = start &+ 1
      var cursor = 0
      while !JSONStringScanner.copyPlainRun(of: text, from: &cursor, to: storage, at: &end) {
        JSONWriter.escape(text[cursor], to: storage, at: &end)
        cursor &+= 1
      }
      storage[end] = .quotationMark
      storage[end &+ 1] = .colon
      return end &+ (isKey ? 2 : 1)
    }
  }

  /// Writes the escape of a byte.
  @inline(never)
  private static func escape(_ byte: UInt8, to storage: UnsafeMutableBufferPointer<UInt8>, at end: inout Int) {
    storage[end] = .backslash
    storage[end + 1] = .smallU
    switch byte {
    case .quotationMark, .backslash: storage[end + 1] = byte
    case .lineFeed: storage[end + 1] = UInt8(ascii: "n")
    case .tab: storage[end + 1] = UInt8(ascii: "t")
    case .carriageReturn: storage[end + 1] = UInt8(ascii: "r")
    case 0x08: storage[end + 1] = UInt8(ascii: "b")
    case 0x0C: storage[end + 1] = UInt8(ascii: "f")
    default:
      let lowDigit = byte & 0xF
      storage[end + 2] = .digitZero
      storage[end + 3] = .digitZero
      storage[end + 4] = .digitZero + byte >> 4
      storage[end + 5] = lowDigit < 10 ? .digitZero + lowDigit : UInt8(ascii: "a") + lowDigit - 10
      end += 4
    }
    end += 2
  }
}
