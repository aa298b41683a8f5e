import SDUISyntax

#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// The lines of standard input, one after another, however much there is: only the line at hand is in memory.
struct InputLines {
  private var buffer: [UInt8] = []
  /// The start of the next line.
  private var start = 0
  /// The end of the part of the buffer that was searched for the end of a line.
  private var searched = 0
  private var isAtEnd = false

  /// The number of bytes that are read at once.
  private static let chunk = 1 << 20

  /// Returns the next line without its line break; `nil` after the last.
  mutating func next() throws(FileError) -> [UInt8]? {
    while true {
      if let end = buffer[searched...].firstIndex(of: 0x0A) {
        defer { (start, searched) = (end + 1, end + 1) }
        return Array(buffer[start..<end])
      }
      searched = buffer.count
      if isAtEnd {
        defer { (start, searched) = (buffer.count, buffer.count) }
        return start < buffer.count ? Array(buffer[start...]) : nil
      }
      guard searched - start <= SourceFile.maximumByteCount else {
        throw FileError(path: "-", reason: .tooLarge(byteCount: searched - start))
      }
      try readMore()
    }
  }

  private mutating func readMore() throws(FileError) {
    buffer.removeSubrange(..<start)
    (start, searched) = (0, searched - start)
    let count = buffer.count
    buffer += [UInt8](repeating: 0, count: Self.chunk)
    let received = buffer.withUnsafeMutableBytes { bytes in
      System.read(STDIN_FILENO, into: UnsafeMutableRawBufferPointer(rebasing: bytes[count...]))
    }
    buffer.removeLast(Self.chunk - max(0, received))
    guard received >= 0 else { throw FileError(path: "-", reason: .refused(System.lastError)) }
    isAtEnd = received == 0
  }
}
