import SDUISyntax

/// The JSON documents on standard input, one after another, however many there are: only the one at hand is in memory.
///
/// A document begins on a line of its own and ends with the line on which its brackets are closed, so that one takes a
/// line or many. A line that begins with `{` or `[`, without indentation, begins a new document where the one at hand
/// cannot go on so: a line that is cut short is one broken document and does not take the next ones with it.
struct InputDocuments {
  private var lines = InputLines()
  private var number = 0
  /// A line that was read and belongs to the next document.
  private var waiting: [UInt8]?
  /// Whether a document was on one line, as each is in JSON Lines.
  private var standOnLines = false

  private static let blanks: [UInt8] = [0x20, 0x09, 0x0D]

  /// Returns the next document, with the number of its first line; `nil` after the last.
  mutating func next() throws(FileError) -> SourceFile? {
    var bytes: [UInt8] = []
    var (first, count) = (0, 0)
    var brackets = OpenBrackets()
    while let line = try nextLine() {
      if count == 0 {
        if line.allSatisfy(Self.blanks.contains) { continue }
        first = number
        bytes = line
      } else {
        if Self.begins(line), standOnLines || !brackets.expectsValue {
          waiting = line
          break
        }
        bytes.append(0x0A)
        bytes += line
      }
      count += 1
      guard bytes.count <= SourceFile.maximumByteCount else {
        throw FileError(path: "-", reason: .tooLarge(byteCount: bytes.count))
      }
      brackets.read(line)
      if brackets.areClosed { break }
    }
    if count == 0 { return nil }
    if count == 1, brackets.areClosed { standOnLines = true }
    return SourceFile(path: "-", bytes: bytes, firstLine: first)
  }

  private mutating func nextLine() throws(FileError) -> [UInt8]? {
    if let line = waiting {
      waiting = nil
      return line
    }
    number += 1
    return try lines.next()
  }

  private static func begins(_ line: [UInt8]) -> Bool {
    line.first == UInt8(ascii: "{") || line.first == UInt8(ascii: "[")
  }
}

/// The brackets of a JSON text that are open after some of its lines.
private struct OpenBrackets {
  private var depth = 0
  /// The last byte that is not blank.
  private var last: UInt8 = 0

  /// Whether every bracket is closed.
  var areClosed: Bool { depth <= 0 }
  /// Whether a value may follow, and not only a key or the end of something.
  var expectsValue: Bool { [UInt8(ascii: ","), UInt8(ascii: ":"), UInt8(ascii: "[")].contains(last) }

  /// Goes on by a line. Strings end with their line, in broken texts as well.
  mutating func read(_ line: [UInt8]) {
    line.withUnsafeBufferPointer { bytes in
      var index = 0
      while index < bytes.count {
        let byte = bytes[index]
        index += 1
        switch byte {
        case UInt8(ascii: "\""):
          while index < bytes.count, bytes[index] != UInt8(ascii: "\"") {
            index += bytes[index] == UInt8(ascii: "\\") ? 2 : 1
          }
          index += 1
          last = byte
        case UInt8(ascii: "{"), UInt8(ascii: "["):
          depth += 1
          last = byte
        case UInt8(ascii: "}"), UInt8(ascii: "]"):
          depth -= 1
          last = byte
        case 0x20, 0x09, 0x0D: break
        default: last = byte
        }
      }
    }
  }
}
