extension Lexer {
  /// Reads a comment, or the operator `/`.
  @inline(__always)
  mutating func lexSlash() {
    let start = position
    switch byte(at: start + 1) {
    case UInt8(ascii: "/"): lexLineComment(from: start)
    case UInt8(ascii: "*"): lexBlockComment(from: start)
    default:
      position = start + 1
      append(.slash, from: start)
    }
  }

  private mutating func lexLineComment(from start: Int) {
    position = start + 2
    skipToLineEnd()
    let isDocumentation = byte(at: start + 2) == UInt8(ascii: "/") && byte(at: start + 3) != UInt8(ascii: "/")
    appendComment(from: start, isDocumentation: isDocumentation)
  }

  /// Goes on to the end of the line, whatever precedes it.
  @inline(__always)
  mutating func skipToLineEnd() {
    while true {
      skip(.plainInComment) { $0.leadingPrintable }
      guard position < bytes.count, bytes[position] != 0x0A, bytes[position] != 0x0D else { break }
      skipSpecial()
    }
  }

  /// Adds the comment that ends at `position`.
  mutating func appendComment(from start: Int, isDocumentation: Bool) {
    reportHiddenCharacters(from: start, inString: false)
    comments.append(
      Comment(
        start: UInt32(truncatingIfNeeded: start), end: UInt32(truncatingIfNeeded: position),
        isDocumentation: isDocumentation, nextToken: UInt32(truncatingIfNeeded: tokens.count)))
  }

  /// Reads `/* … */` as the comment that it is meant to be; an unclosed one ends with its line.
  private mutating func lexBlockComment(from start: Int) {
    position = start + 2
    var lineStarts: [Int] = []
    var firstLineEnd: Int?
    var end: Int?
    while position < bytes.count, end == nil {
      switch bytes[position] {
      case UInt8(ascii: "*") where byte(at: position + 1) == UInt8(ascii: "/"):
        position += 2
        end = position
      case 0x0A, 0x0D:
        firstLineEnd = firstLineEnd ?? position
        position += 1
        if bytes[position - 1] == 0x0A || byte(at: position) != 0x0A { lineStarts.append(position) }
      case 0x00..<0x09, 0x0B..<0x20, 0x7F...0xFF: skipSpecial()
      default: position += 1
      }
    }
    if end == nil { position = firstLineEnd ?? position }
    appendComment(from: start, isDocumentation: false)
    var fixes: [FixIt] = []
    if let end, lineStarts.count < 100, isBlankUntilLineBreak(from: end) {
      var edits = [TextEdit(range(start..<start + 2), "//")]
      edits += lineStarts.map { TextEdit(range($0..<$0), "//") }
      edits.append(TextEdit(range(end - 2..<end), ""))
      fixes = [FixIt("write `//` before each line", edits: edits)]
    }
    findings.report(
      .blockComment, "comments begin with `//` and end with their line", at: range(start..<position),
      remedy: "write `//` before each line", fixes: fixes)
  }

  private func isBlankUntilLineBreak(from offset: Int) -> Bool {
    var offset = offset
    while offset < bytes.count, bytes[offset] == 0x20 || bytes[offset] == 0x09 { offset += 1 }
    return offset >= bytes.count || bytes[offset] == 0x0A || bytes[offset] == 0x0D
  }
}
