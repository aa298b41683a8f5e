/// The part of a finding's line that is shown: all of it, or of a long line the part around the finding.
///
/// The line is cut by its bytes before anything is decoded. A response may be one line of a million bytes, and each of
/// its units may have a finding.
struct Excerpt: Equatable {
  /// The number of characters of a line that are shown.
  private static let maximumColumns = 120

  /// The number of the line.
  let number: Int
  /// The bytes that are shown.
  private let bytes: Range<Int>
  /// Whether characters are left out on the left, and on the right.
  private let isCutBefore, isCutBehind: Bool

  /// The line of `place`; of a long one from half a width before the place on.
  init(of source: SourceFile, around place: SourcePosition) {
    let line = source.byteRange(ofLine: place.line)
    var start = line.lowerBound
    if Self.end(of: Self.maximumColumns, scalarsFrom: start, to: line.upperBound, in: source.bytes) < line.upperBound {
      start = Self.start(of: Self.maximumColumns / 2, scalarsTo: place.offset, from: start, in: source.bytes)
    }
    isCutBefore = start > line.lowerBound
    // The sign for what is left out takes the place of one character.
    let width = Self.maximumColumns - (isCutBefore ? 1 : 0)
    bytes = start..<Self.end(of: width, scalarsFrom: start, to: line.upperBound, in: source.bytes)
    isCutBehind = bytes.upperBound < line.upperBound
    number = place.line
  }

  /// Whether a place that is not before this one's is in view.
  func shows(_ place: SourcePosition) -> Bool {
    place.line == number && (!isCutBehind || place.offset < bytes.upperBound)
  }

  /// The characters, with `…` where some are left out.
  func text(of source: SourceFile) -> String {
    (isCutBefore ? "…" : "") + source.text(in: bytes) + (isCutBehind ? "…" : "")
  }

  /// Returns the blanks below the text that precedes the underline.
  func indentation(before place: SourcePosition, in source: SourceFile) -> String {
    var indentation = isCutBefore ? " " : ""
    for scalar in source.text(in: bytes.lowerBound..<max(bytes.lowerBound, place.offset)).unicodeScalars {
      indentation += scalar == "\t" ? "\t" : String(repeating: " ", count: Self.columns(of: scalar))
    }
    return indentation
  }

  /// Returns the length of the underline of a mark on the line: to the mark's end or the line's, at least 1.
  func underlineLength(of mark: Range<Int>, in source: SourceFile) -> Int {
    let end = min(mark.upperBound, source.byteRange(ofLine: number).upperBound)
    var start = mark.lowerBound
    var length = 0
    while start < end, length < Self.maximumColumns {
      let next = Self.end(of: Self.maximumColumns, scalarsFrom: start, to: end, in: source.bytes)
      length += source.text(in: start..<next).unicodeScalars.reduce(0) { $0 + Self.columns(of: $1) }
      start = next
    }
    return min(max(1, length), Self.maximumColumns)
  }

  /// Returns the width of a character on a terminal: wide ones are two columns, combining ones none. What is hidden is
  /// shown by its code point.
  private static func columns(of scalar: Unicode.Scalar) -> Int {
    if TerminalText.isHidden(scalar) { return TerminalText.notation(of: scalar).count }
    if scalar.properties.generalCategory == .nonspacingMark || scalar.value == 0x200D { return 0 }
    switch scalar.value {
    case 0x1100...0x115F, 0x2E80...0xA4CF, 0xAC00...0xD7A3, 0xF900...0xFAFF, 0xFE30...0xFE4F, 0xFF00...0xFF60,
      0xFFE0...0xFFE6, 0x1F300...0x1FAFF, 0x20000...0x3FFFD:
      return 2
    default: return 1
    }
  }
}

// MARK: - Scalars by their bytes

extension Excerpt {
  /// The end of the first `count` scalars of some bytes.
  private static func end(of count: Int, scalarsFrom start: Int, to end: Int, in bytes: [UInt8]) -> Int {
    var offset = start
    for _ in 0..<count where offset < end {
      let limit = min(end, offset + 4)
      offset += 1
      while offset < limit, continuesScalar(bytes[offset]) { offset += 1 }
    }
    return offset
  }

  /// The start of the last `count` scalars of some bytes.
  private static func start(of count: Int, scalarsTo end: Int, from start: Int, in bytes: [UInt8]) -> Int {
    var offset = end
    for _ in 0..<count where offset > start {
      let limit = max(start, offset - 4)
      offset -= 1
      while offset > limit, continuesScalar(bytes[offset]) { offset -= 1 }
    }
    return offset
  }

  private static func continuesScalar(_ byte: UInt8) -> Bool { byte & 0xC0 == 0x80 }
}
