/// A number of Unicode scalars.
package struct ScalarCount: Hashable, Sendable {
  /// The scalars. A byte that continues no scalar counts with the one before it.
  package fileprivate(set) var utf32 = 0
  /// Those beyond the basic plane, which are two units in UTF-16.
  fileprivate var supplementary = 0

  /// The code units in UTF-16.
  package var utf16: Int { utf32 + supplementary }
}

/// The scalars of a text, counted in blocks, so that those between two offsets are known without reading all bytes
/// between them. A text of ASCII alone needs no table.
struct ScalarIndex: Sendable {
  /// The number of bytes of a block: reading two of them costs about as much as looking up two entries.
  private static let blockSize = 512

  /// The count before each block; empty for a text of ASCII alone.
  private let blocks: [ScalarCount]

  /// Counts the scalars of a text.
  init(of bytes: [UInt8]) {
    guard !bytes.withUnsafeBytes(Self.isASCII) else {
      blocks = []
      return
    }
    var blocks: [ScalarCount] = []
    blocks.reserveCapacity(bytes.count / Self.blockSize + 1)
    var count = ScalarCount()
    var start = 0
    while start < bytes.count {
      blocks.append(count)
      let end = min(start + Self.blockSize, bytes.count)
      count.add(start..<end, of: bytes)
      start = end
    }
    self.blocks = blocks
  }

  /// The scalars in a range of the bytes of the text.
  func count(in range: Range<Int>, of bytes: [UInt8]) -> ScalarCount {
    var count = ScalarCount()
    let (first, last) = (range.lowerBound / Self.blockSize, range.upperBound / Self.blockSize)
    guard !blocks.isEmpty else {
      count.utf32 = range.count
      return count
    }
    guard first < last, last < blocks.count else {
      count.add(range, of: bytes)
      return count
    }
    let end = (first + 1) * Self.blockSize
    count.add(range.lowerBound..<end, of: bytes)
    count.utf32 += blocks[last].utf32 - blocks[first + 1].utf32
    count.supplementary += blocks[last].supplementary - blocks[first + 1].supplementary
    count.add(last * Self.blockSize..<range.upperBound, of: bytes)
    return count
  }

  /// Reads eight bytes at once.
  private static func isASCII(_ buffer: UnsafeRawBufferPointer) -> Bool {
    var index = 0
    while index + 8 <= buffer.count {
      if buffer.loadUnaligned(fromByteOffset: index, as: UInt64.self) & 0x8080_8080_8080_8080 != 0 { return false }
      index += 8
    }
    while index < buffer.count {
      if buffer[index] & 0x80 != 0 { return false }
      index += 1
    }
    return true
  }
}

extension ScalarCount {
  /// Adds those of a range of UTF-8 bytes.
  fileprivate mutating func add(_ range: Range<Int>, of bytes: [UInt8]) {
    for index in range where bytes[index] & 0xC0 != 0x80 {
      utf32 += 1
      if bytes[index] >= 0xF0 { supplementary += 1 }
    }
  }
}
