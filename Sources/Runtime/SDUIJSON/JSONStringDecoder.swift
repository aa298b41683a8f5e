/// Gives the decoded UTF-8 of a string that the parser has accepted, byte by byte.
struct JSONStringDecoder {
  private let bytes: UnsafeBufferPointer<UInt8>
  private var position: Int
  private let end: Int
  /// The bytes of the last escape that are still to come, the next one lowest; 0 when there are none.
  private var pending: UInt32 = 0

  /// - Parameter contents: the string's bytes between its quotation marks.
  init(bytes: UnsafeBufferPointer<UInt8>, contents: Range<Int>) {
    self.bytes = bytes
    self.position = contents.lowerBound
    self.end = contents.upperBound
  }

  /// The next decoded byte, or `nil` at the end.
  @inline(__always)
  mutating func next() -> UInt8? {
    if pending != 0 {
      let byte = UInt8(truncatingIfNeeded: pending)
      pending >>= 8
      return byte
    }
    guard position < end else { return nil }
    let byte = bytes[position]
    position &+= 1
    return byte == .backslash ? decodeEscape() : byte
  }

  /// Whether the rest, which must have no escapes, is exactly `other`.
  @inline(__always)
  func remainderEquals(_ other: UnsafeBufferPointer<UInt8>) -> Bool {
    guard end - position == other.count else { return false }
    let (left, right) = (UnsafeRawBufferPointer(bytes), UnsafeRawBufferPointer(other))
    for index in stride(from: 0, to: other.count, by: 8) {
      let count = min(other.count &- index, 8)
      guard left.word(at: position &+ index, count: count) == right.word(at: index, count: count) else { return false }
    }
    return true
  }

  /// Decodes the escape whose backslash has just been read.
  private mutating func decodeEscape() -> UInt8 {
    let letter = bytes[position]
    position &+= 1
    switch letter {
    case UInt8(ascii: "b"): return 0x08
    case UInt8(ascii: "f"): return 0x0C
    case UInt8(ascii: "n"): return .lineFeed
    case UInt8(ascii: "r"): return .carriageReturn
    case UInt8(ascii: "t"): return .tab
    case .smallU: return decodeUnicodeEscape()
    default: return letter
    }
  }

  private mutating func decodeUnicodeEscape() -> UInt8 {
    var scalar = readCodeUnit()
    if scalar & 0xFC00 == 0xD800 {
      position &+= 2
      scalar = 0x10000 &+ ((scalar & 0x3FF) << 10 | (readCodeUnit() & 0x3FF))
    }
    // Continuation bytes are never zero, so `pending` ends where they do.
    switch scalar {
    case 0..<0x80:
      return UInt8(truncatingIfNeeded: scalar)
    case 0x80..<0x800:
      pending = continuation(scalar)
      return UInt8(truncatingIfNeeded: 0xC0 | scalar >> 6)
    case 0x800..<0x10000:
      pending = continuation(scalar) << 8 | continuation(scalar >> 6)
      return UInt8(truncatingIfNeeded: 0xE0 | scalar >> 12)
    default:
      pending = continuation(scalar) << 16 | continuation(scalar >> 6) << 8 | continuation(scalar >> 12)
      return UInt8(truncatingIfNeeded: 0xF0 | scalar >> 18)
    }
  }

  private func continuation(_ bits: UInt32) -> UInt32 {
    0x80 | bits & 0x3F
  }

  private mutating func readCodeUnit() -> UInt32 {
    var unit: UInt32 = 0
    for _ in 0..<4 {
      unit = unit << 4 | (bytes[position].hexadecimalValue ?? 0)
      position &+= 1
    }
    return unit
  }
}
