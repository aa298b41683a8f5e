/// Takes the bytes of a stream apart into messages: a header with `Content-Length`, an empty line, the content.
///
/// Any bytes are taken. After something that is no header, reading goes on at the next `Content-Length`, so that one
/// broken message costs no other.
struct MessageReader {
  /// A piece of the stream.
  enum Piece: Equatable {
    /// The content of one message.
    case content([UInt8])
    /// Bytes that are no message, and what is wrong with them.
    case broken(String)
  }

  /// No message is larger: twice the largest file, whose text is escaped in JSON.
  static let maximumContentLength = 128 << 20
  /// A header that does not end within so many bytes is none.
  private static let maximumHeaderLength = 4_096

  private var buffer: [UInt8] = []
  /// The start of the bytes that were not taken yet.
  private var start = 0
  /// Whether the reader searches for a header, after something that is none.
  private var isLost = false

  /// The number of waiting bytes.
  var waitingCount: Int { buffer.count - start }

  /// Adds bytes as they come.
  mutating func append(_ bytes: some Sequence<UInt8>) {
    if start > 1 << 16 {
      buffer.removeSubrange(..<start)
      start = 0
    }
    buffer.append(contentsOf: bytes)
  }

  /// The next piece; `nil` where more bytes must come first.
  mutating func next() -> Piece? {
    if isLost { findHeader() }
    guard start < buffer.count, !isLost else { return nil }
    guard let end = endOfHeader() else {
      guard waitingCount > Self.maximumHeaderLength else { return nil }
      return resume(after: "a header without an end")
    }
    guard let length = Self.contentLength(in: buffer[start..<end]) else {
      return resume(after: "a header without a `Content-Length` that is a number")
    }
    guard length <= Self.maximumContentLength else {
      return resume(after: "a message of \(length) bytes, more than \(Self.maximumContentLength)")
    }
    guard buffer.count - end >= length else { return nil }
    start = end + length
    return .content(Array(buffer[end..<end + length]))
  }

  /// One past the empty line after the header.
  private func endOfHeader() -> Int? {
    let limit = min(buffer.count, start + Self.maximumHeaderLength)
    var index = start
    while index + 1 < limit {
      if buffer[index] == 0x0A {
        if buffer[index + 1] == 0x0A { return index + 2 }
        if index + 2 < limit, buffer[index + 1] == 0x0D, buffer[index + 2] == 0x0A { return index + 3 }
      }
      index += 1
    }
    return nil
  }

  /// Returns the number in a header; other fields may be beside it.
  private static func contentLength(in header: ArraySlice<UInt8>) -> Int? {
    for line in header.split(whereSeparator: { $0 == 0x0A || $0 == 0x0D }) {
      guard let colon = line.firstIndex(of: UInt8(ascii: ":")) else { return nil }
      guard String(decoding: line[..<colon], as: UTF8.self).lowercased() == "content-length" else { continue }
      let value = line[(colon + 1)...].drop { $0 == 0x20 || $0 == 0x09 }
      guard value.count <= 18, let last = value.lastIndex(where: { $0 != 0x20 }) else { return nil }
      let digits = value[...last]
      guard digits.allSatisfy({ (0x30...0x39).contains($0) }) else { return nil }
      return digits.reduce(0) { $0 * 10 + Int($1 - 0x30) }
    }
    return nil
  }

  /// Skips the broken data here.
  private mutating func resume(after problem: String) -> Piece {
    start += 1
    isLost = true
    return .broken(problem)
  }

  /// Passes over bytes up to the next header; what may become the name of one is kept.
  private mutating func findHeader() {
    let name = Array("content-length:".utf8)
    while start < buffer.count {
      let length = min(name.count, buffer.count - start)
      if zip(buffer[start..<start + length], name).allSatisfy({ $0 | 0x20 == $1 | 0x20 }) {
        isLost = length < name.count
        return
      }
      start += 1
    }
  }
}
