/// The author's empty lines that are kept in a gap.
struct KeptBlankLines: OptionSet {
  let rawValue: UInt8

  /// An empty line directly after the token before the gap or after the comment on its line.
  static let first = KeptBlankLines(rawValue: 1)
  /// An empty line directly before the token after the gap.
  static let last = KeptBlankLines(rawValue: 2)
  /// As between two statements.
  static let all: KeptBlankLines = [.first, .last]
}

extension Builder {
  /// Writes the text between the token written last and the next one: a separator, or the comments there, each on a
  /// line of its own except for a trailing one.
  @inline(__always)
  mutating func separate(_ separator: Separator, before token: Int, keeping kept: KeptBlankLines = []) {
    if hasComment(before: token) { return separateWithComments(separator, before: token, keeping: kept) }
    document.separator(separator)
    if separator.isBreak, kept == .all, hasBlankLine(in: writtenEnd..<Int(tokens[token].start)) {
      document.blankLine()
    }
  }

  @inline(never)
  private mutating func separateWithComments(_ separator: Separator, before token: Int, keeping kept: KeptBlankLines) {
    if isForeignComment(comments[nextComment]) { return copy(writtenEnd..<Int(tokens[token].start)) }
    // In the middle of a statement the lines after a comment are one level deeper.
    if !separator.isBreak { document.indent() }
    writeTrailingComment(before: token)
    writeComments(before: token, keeping: kept)
    document.hardLine()
    if kept.contains(.last), hasBlankLine(in: writtenEnd..<Int(tokens[token].start)) { document.blankLine() }
    if !separator.isBreak { document.outdent() }
  }

  /// Writes the next comment if it precedes a token and is on the line of the token written last.
  mutating func writeTrailingComment(before token: Int) {
    guard hasComment(before: token) else { return }
    let comment = comments[nextComment]
    guard !isForeignComment(comment), writtenEnd > 0,
      !source[writtenEnd..<Int(comment.start)].contains(where: isLineBreak)
    else { return }
    write(comment, isTrailing: true)
  }

  /// Writes the comments before a token, each on a line of its own.
  mutating func writeComments(before token: Int, keeping kept: KeptBlankLines) {
    var isFirst = true
    while hasComment(before: token) {
      let comment = comments[nextComment]
      document.hardLine()
      if isFirst ? kept.contains(.first) : !kept.isEmpty, hasBlankLine(in: writtenEnd..<Int(comment.start)) {
        document.blankLine()
      }
      write(comment, isTrailing: false)
      isFirst = false
    }
  }

  /// Writes one comment without the blanks at its end.
  mutating func write(_ comment: Comment, isTrailing: Bool) {
    var end = comment.end
    while end > comment.start, source[Int(end) - 1] == 0x20 || source[Int(end) - 1] == 0x09 { end -= 1 }
    document.comment(comment.start, end, isTrailing: isTrailing)
    writtenEnd = Int(comment.end)
    nextComment += 1
  }

  /// Whether a comment is `/* … */` or `# …`, which the language does not have.
  func isForeignComment(_ comment: Comment) -> Bool {
    source[Int(comment.start)] == UInt8(ascii: "#") || source[Int(comment.start) + 1] == UInt8(ascii: "*")
  }

  /// Whether a gap of blanks and commas contains an empty line.
  @inline(__always)
  func hasBlankLine(in gap: Range<Int>) -> Bool {
    // Most gaps are a line break and an indentation.
    var count = 0
    var offset = gap.lowerBound
    while offset < gap.upperBound {
      let byte = source[offset]
      offset &+= 1
      switch byte {
      case 0x0A: count &+= 1
      case 0x0D: if offset >= gap.upperBound || source[offset] != 0x0A { count &+= 1 }
      case UInt8(ascii: ","): count = 0
      default: continue
      }
      if count == 2 { return true }
    }
    return false
  }
}
