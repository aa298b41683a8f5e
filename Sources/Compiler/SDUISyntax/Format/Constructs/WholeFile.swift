/// Formats a file declaration by declaration, so that no more than one is ever held as atoms.
struct FileFormatter {
  private var builder: Builder
  private var printer: Printer
  /// The declaration written last, and whether it has one line.
  private var previous: (kind: NodeKind, isOneLine: Bool)?

  init(builder: Builder, source: UnsafeBufferPointer<UInt8>) {
    self.builder = builder
    printer = Printer(source: source)
  }

  /// The formatted text of the whole file.
  mutating func format() -> [UInt8] {
    if builder.source.starts(with: [0xEF, 0xBB, 0xBF]) { builder.writtenEnd = 3 }
    var child = 1
    while child < builder.nodes.count {
      declaration(child)
      child += Int(builder.nodes[child].size)
    }
    end()
    return printer.output
  }

  private mutating func declaration(_ node: Int) {
    let first = Int(builder.nodes[node].firstToken)
    guard first < Int(builder.nodes[node].endToken) else { return }
    let kind = builder.nodes[node].kind
    let isBesideUnexpected = previous?.kind == .unexpected || kind == .unexpected
    let gap = isBesideUnexpected && copyGapInLine(before: first) ? nil : self.gap(before: first)
    let start = printer.lineBreaks
    builder.build(node, .nothing)
    builder.writeTrailingComment(before: Int(builder.nodes[node].endToken))
    flush()
    let isOneLine = printer.lineBreaks == start
    if let gap, gap.needsBlankLine(between: previous, and: (kind, isOneLine)) {
      printer.insertBlankLine(at: gap.offset)
    }
    previous = (kind, isOneLine)
  }

  /// Writes the line breaks and comments before a declaration, or before the end of the file; `nil` if they are copied.
  private mutating func gap(before token: Int) -> FileGap? {
    var gap = FileGap(offset: printer.output.count, hasBlankLineFirst: false, hasBlankLine: false)
    while builder.hasComment(before: token) {
      let comment = builder.comments[builder.nextComment]
      if builder.isForeignComment(comment) {
        builder.copy(builder.writtenEnd..<Int(builder.tokens[token].start))
        flush()
        return nil
      }
      breakLine(before: Int(comment.start), &gap)
      builder.write(comment, isTrailing: false)
      flush()
    }
    breakLine(before: Int(builder.tokens[token].start), &gap)
    return gap
  }

  /// Ends the line, and keeps an empty one of the author; there is none at the beginning and at the end of a file.
  private mutating func breakLine(before offset: Int, _ gap: inout FileGap) {
    guard !printer.output.isEmpty else { return }
    let isFirst = gap.offset == printer.output.count
    printer.breakLine()
    if isFirst { gap.offset = printer.output.count }
    guard offset < builder.source.count, builder.hasBlankLine(in: builder.writtenEnd..<offset) else { return }
    gap.hasBlankLine = true
    if isFirst { gap.hasBlankLineFirst = true }
    printer.breakLine()
  }

  /// Copies a gap without a line break beside text that fits nowhere: being on the same line is evidence.
  private mutating func copyGapInLine(before token: Int) -> Bool {
    let gap = builder.writtenEnd..<Int(builder.tokens[token].start)
    guard previous != nil, !builder.source[gap].contains(where: isLineBreak) else { return false }
    builder.copy(gap)
    flush()
    return true
  }

  /// The comments at the end of the file, and its last line break.
  private mutating func end() {
    let last = builder.tokens.count - 1
    _ = gap(before: last)
    if let byte = printer.output.last, byte != 0x0A { printer.breakLine() }
  }

  private mutating func flush() {
    builder.document.finish()
    printer.write(builder.document)
    builder.document.clear()
  }
}

/// The author's text between two declarations.
private struct FileGap {
  /// The start of the text after the first declaration's line.
  var offset: Int
  /// Whether an empty line precedes everything else.
  var hasBlankLineFirst: Bool
  /// Whether there is an empty line anywhere.
  var hasBlankLine: Bool

  /// Whether an empty line is missing: between all declarations but those of one line and one kind that the author
  /// wrote together. Comments after an empty line belong to the following text, those before one to the preceding text.
  func needsBlankLine(
    between previous: (kind: NodeKind, isOneLine: Bool)?, and next: (kind: NodeKind, isOneLine: Bool)
  ) -> Bool {
    guard let previous, !hasBlankLineFirst, previous.kind != .unexpected, next.kind != .unexpected else { return false }
    if previous.isOneLine, next.isOneLine, previous.kind == next.kind { return false }
    return !hasBlankLine || !previous.isOneLine
  }
}
