/// The text of one file, as bytes, with the arithmetic that turns byte offsets into positions.
///
/// The bytes are kept as they were read: a byte-order mark, carriage returns and invalid UTF-8 stay where they are,
/// so that offsets are always those of the file on disk. `path` is how the file is shown to people.
public struct SourceFile: Sendable {
  /// The name of the file in messages and output; relative if the user wrote it so.
  public let path: String
  /// The file's bytes, unchanged.
  public let bytes: [UInt8]
  /// The number of the first line: 1, but of a part of something that is read line by line.
  public let firstLine: Int
  /// The offset of each line's first byte, ascending; the first is 0.
  public let lineStarts: [UInt32]
  /// The characters before each block of the file, to count those of a long line.
  private let scalars: ScalarIndex

  /// Offsets are held in 32 bits and a compilation holds several files, so larger files are refused when read.
  public static let maximumByteCount = 64 << 20

  /// Makes a file of `bytes`, which hold at most ``maximumByteCount`` bytes.
  public init(path: String, bytes: [UInt8], firstLine: Int = 1) {
    self.path = path
    self.firstLine = firstLine
    self.bytes = bytes
    self.lineStarts = Self.lineStarts(of: bytes)
    self.scalars = ScalarIndex(of: bytes)
  }

  /// Makes a file of a string's UTF-8 bytes.
  public init(path: String, text: String) {
    self.init(path: path, bytes: Array(text.utf8))
  }

  /// The text between two byte offsets; invalid UTF-8 becomes U+FFFD. Offsets beyond the file are brought back to it.
  public func text(in range: Range<Int>) -> String {
    let lower = min(max(range.lowerBound, 0), bytes.count)
    let upper = min(max(range.upperBound, lower), bytes.count)
    return String(decoding: bytes[lower..<upper], as: UTF8.self)
  }

  /// Returns the position of a byte offset; offsets beyond the file give the position of its end. Costs the same for
  /// lines of any length: a response may be one line, with a finding in each of its units.
  public func position(at offset: Int) -> SourcePosition {
    let offset = min(max(offset, 0), bytes.count)
    let line = lineIndex(at: offset)
    return SourcePosition(offset: offset, line: line + firstLine, column: offset - Int(lineStarts[line]) + 1)
  }

  /// The column of a position in UTF-16 code units, counted from 1. Costs the same for lines of any length.
  public func utf16Column(of position: SourcePosition) -> Int { scalarCount(before: position).utf16 + 1 }

  /// The characters on the line of a position before it. Costs the same for lines of any length.
  package func scalarCount(before position: SourcePosition) -> ScalarCount {
    scalars.count(in: position.offset - (position.column - 1)..<position.offset, of: bytes)
  }

  /// The text of a line, counted from ``firstLine``, without its line break.
  public func line(_ number: Int) -> String { text(in: byteRange(ofLine: number)) }

  /// The bytes of a line, counted from ``firstLine``, without its line break; empty for a line that is not there.
  public func byteRange(ofLine number: Int) -> Range<Int> {
    let number = number - firstLine + 1
    guard number >= 1, number <= lineStarts.count else { return 0..<0 }
    let start = Int(lineStarts[number - 1])
    var end = number < lineStarts.count ? Int(lineStarts[number]) : bytes.count
    while end > start, bytes[end - 1] == 0x0A || bytes[end - 1] == 0x0D { end -= 1 }
    return start..<end
  }

  /// Returns the index of the line that holds `offset`: the last whose start is not after it.
  private func lineIndex(at offset: Int) -> Int {
    var low = 0
    var high = lineStarts.count
    while high - low > 1 {
      let middle = (low + high) / 2
      if Int(lineStarts[middle]) <= offset { low = middle } else { high = middle }
    }
    return low
  }

  /// A line ends at LF, CR LF or a lone CR, as in the language-server protocol.
  private static func lineStarts(of bytes: [UInt8]) -> [UInt32] {
    var starts: [UInt32] = [0]
    starts.reserveCapacity(bytes.count / 24 + 2)
    bytes.withUnsafeBytes { buffer in
      var index = 0
      while index < buffer.count {
        if index + 8 <= buffer.count {
          let word = UInt64(littleEndian: buffer.loadUnaligned(fromByteOffset: index, as: UInt64.self))
          let marks = belowSixteen(word)
          if marks == 0 {
            index += 8
            continue
          }
          index += marks.trailingZeroBitCount >> 3
        }
        let byte = buffer[index]
        index += 1
        if byte == 0x0A || byte == 0x0D && (index >= buffer.count || buffer[index] != 0x0A) {
          starts.append(UInt32(truncatingIfNeeded: index))
        }
      }
    }
    return starts
  }

  /// Marks the bytes below 16, the line breaks among them, at their highest bits. Eight bytes at once: most of a text
  /// is passed over without a look at each.
  @inline(__always)
  private static func belowSixteen(_ word: UInt64) -> UInt64 {
    let highBits: UInt64 = 0x8080_8080_8080_8080
    return ~((word & ~highBits) &+ 0x7070_7070_7070_7070 | word) & highBits
  }
}

/// A place in a file, in the units that its readers use.
public struct SourcePosition: Hashable, Sendable {
  /// Bytes from the file's start.
  public let offset: Int
  /// Counted from 1.
  public let line: Int
  /// Counted from 1, in UTF-8 bytes.
  public let column: Int
}
