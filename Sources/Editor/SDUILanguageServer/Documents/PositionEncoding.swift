import SDUIJSON
import SDUISyntax

/// The units in which a client counts characters of a line. Lines count from 0 in all of them.
enum PositionEncoding: String {
  case utf8 = "utf-8"
  case utf16 = "utf-16"
  case utf32 = "utf-32"

  /// Returns the number of units of a UTF-8 sequence, by its first byte; 0 for a byte that continues one.
  fileprivate func units(ofSequenceAt byte: UInt8) -> Int {
    if byte & 0xC0 == 0x80 { return self == .utf8 ? 1 : 0 }
    return self == .utf16 && byte >= 0xF0 ? 2 : 1
  }
}

/// A position as the protocol has it.
struct Position: Comparable {
  let line: Int
  let character: Int

  static func < (left: Position, right: Position) -> Bool {
    (left.line, left.character) < (right.line, right.character)
  }

  var json: JSONTree { ["line": .integer(Int64(line)), "character": .integer(Int64(character))] }
}

extension PositionEncoding {
  /// The position of a byte offset.
  func position(of offset: Int, in source: SourceFile) -> Position {
    let place = source.position(at: offset)
    let character =
      switch self {
      case .utf8: place.column - 1
      case .utf16: source.scalarCount(before: place).utf16
      case .utf32: source.scalarCount(before: place).utf32
      }
    return Position(line: place.line - 1, character: character)
  }

  /// The length of a part of a line.
  func length(of range: Range<Int>, in source: SourceFile) -> Int {
    if self == .utf8 { return range.count }
    var length = 0
    // The bytes that continue a character count nothing.
    for offset in range where source.bytes[offset] & 0xC0 != 0x80 {
      length += units(ofSequenceAt: source.bytes[offset])
    }
    return length
  }

  /// Returns the byte offset of a position. A position after the end of its line is the line's end, as the protocol
  /// requires, one after the last line is the end of the text, and one inside a character is its beginning.
  func offset(of position: Position, in source: SourceFile) -> Int {
    guard position.line < source.lineStarts.count else { return source.bytes.count }
    let line = source.byteRange(ofLine: position.line + 1)
    var (offset, left) = (line.lowerBound, position.character)
    while offset < line.upperBound {
      var end = offset + 1
      while end < line.upperBound, source.bytes[end] & 0xC0 == 0x80 { end += 1 }
      let units = self == .utf8 ? end - offset : units(ofSequenceAt: source.bytes[offset])
      guard units <= left else { break }
      left -= units
      offset = end
    }
    return offset
  }

  /// A range of bytes as the protocol has it.
  func range(_ bytes: Range<Int>, in source: SourceFile) -> JSONTree {
    [
      "start": position(of: bytes.lowerBound, in: source).json,
      "end": position(of: bytes.upperBound, in: source).json,
    ]
  }
}

extension Parameters {
  /// The position that an object says.
  var position: Position {
    get throws(ResponseError) { Position(line: try count("line"), character: try count("character")) }
  }

  /// The bytes of a range of a text. One that ends before it begins is empty.
  func range(in source: SourceFile, _ encoding: PositionEncoding) throws(ResponseError) -> Range<Int> {
    let start = encoding.offset(of: try required("start").position, in: source)
    let end = encoding.offset(of: try required("end").position, in: source)
    return start..<max(start, end)
  }
}
