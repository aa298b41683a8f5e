/// Eight bytes of the text in one register, so that a run of bytes is measured without a branch for each.
///
/// Each test leaves the highest bit of a byte set where the run cannot go on. Carries never cross bytes, since all sums
/// are of numbers below 128.
struct EightBytes {
  private let value: UInt64
  private static let ones: UInt64 = 0x0101_0101_0101_0101
  private static let highBits: UInt64 = 0x8080_8080_8080_8080

  /// The bytes from an offset on; nothing where fewer than eight are left.
  @inline(__always)
  init?(_ bytes: UnsafeBufferPointer<UInt8>, at offset: Int) {
    guard offset >= 0, offset &+ 8 <= bytes.count else { return nil }
    value = UInt64(littleEndian: UnsafeRawBufferPointer(bytes).loadUnaligned(fromByteOffset: offset, as: UInt64.self))
  }

  /// The number of spaces before the first other byte.
  @inline(__always)
  var leadingSpaces: Int { (value ^ Self.all(0x20)).trailingZeroBitCount >> 3 }

  /// The number of letters, digits and `_` before the first other byte.
  @inline(__always)
  var leadingNameBytes: Int {
    let low = value & ~Self.highBits
    let letters = Self.from(0x61, low | Self.all(0x20)) & ~Self.from(0x7B, low | Self.all(0x20))
    let digits = Self.from(0x30, low) & ~Self.from(0x3A, low)
    let underscores = Self.from(0x5F, low) & ~Self.from(0x60, low)
    return Self.count(before: ~(letters | digits | underscores) | value)
  }

  /// The number of ASCII bytes before the first control character or byte beyond ASCII.
  @inline(__always)
  var leadingPrintable: Int {
    let low = value & ~Self.highBits
    return Self.count(before: ~Self.from(0x20, low) | Self.from(0x7F, low) | value)
  }

  /// The number of these before the first quote or backslash.
  @inline(__always)
  var leadingPlainInString: Int {
    let low = value & ~Self.highBits
    let others = Self.from(0x01, low ^ Self.all(0x22)) & Self.from(0x01, low ^ Self.all(0x5C)) & Self.from(0x20, low)
    return Self.count(before: ~others | Self.from(0x7F, low) | value)
  }

  @inline(__always)
  private static func all(_ byte: UInt64) -> UInt64 { ones &* byte }

  /// Marks the bytes that are at least `byte`; all are below 128.
  @inline(__always)
  private static func from(_ byte: UInt64, _ value: UInt64) -> UInt64 { value &+ all(0x80 - byte) }

  @inline(__always)
  private static func count(before marks: UInt64) -> Int { (marks & highBits).trailingZeroBitCount >> 3 }
}
