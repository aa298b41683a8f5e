extension SyntaxTree {
  /// The text of the `///` lines directly before a node, without their markers, or `nil` if there are none. An ordinary
  /// comment or an empty line between them and the node breaks the bond.
  public func documentation(of id: NodeID) -> String? {
    let run = documentationComments(of: id)
    guard !run.isEmpty else { return nil }
    if run.count == 1 { return documentation(in: comments[run.lowerBound]) }
    return run.map { documentation(in: comments[$0]) }.joined(separator: "\n")
  }

  /// Returns the text of one `///` line, without the marker and the space after it.
  private func documentation(in comment: Comment) -> String {
    let start = Int(comment.start) + 3
    let isSpaced = start < Int(comment.end) && source.bytes[start] == 0x20
    return source.text(in: (isSpaced ? start + 1 : start)..<Int(comment.end))
  }

  /// Returns the `///` comments that document nothing: those that precede no declaration, field, case, section, unit or
  /// other piece that people look up.
  public func danglingDocumentation() -> [Comment] {
    guard comments.contains(where: { $0.isDocumentation }) else { return [] }
    var isConsumed = Array(repeating: false, count: comments.count)
    for index in nodes.indices where nodes[index].kind.takesDocumentation {
      for comment in documentationComments(of: NodeID(index)) { isConsumed[comment] = true }
    }
    return comments.indices.filter { comments[$0].isDocumentation && !isConsumed[$0] }.map { comments[$0] }
  }

  /// The indices of the comments that document a node.
  private func documentationComments(of id: NodeID) -> Range<Int> {
    let token = nodes[id.index].firstToken
    guard isBehindComment(token) else { return 0..<0 }
    let end = firstComment(notBefore: token + 1)
    var start = end
    var next = Int(tokens[Int(token)].start)
    while start > 0, comments[start - 1].nextToken == token, comments[start - 1].isDocumentation,
      lineBreaks(from: Int(comments[start - 1].end), to: next) == 1, beginsLine(Int(comments[start - 1].start))
    {
      start -= 1
      next = Int(comments[start].start)
    }
    return start..<end
  }

  /// Whether anything but blanks is between a token and the one before it, which is rare: only a comment can be.
  private func isBehindComment(_ token: UInt32) -> Bool {
    let start = token == 0 ? 0 : Int(tokens[Int(token) - 1].end)
    return (start..<Int(tokens[Int(token)].start)).contains { source.bytes[$0] == UInt8(ascii: "/") }
  }

  /// Returns the index of the first comment that precedes a token not earlier than `token`.
  private func firstComment(notBefore token: UInt32) -> Int {
    var low = 0
    var high = comments.count
    while low < high {
      let middle = (low + high) / 2
      if comments[middle].nextToken < token { low = middle + 1 } else { high = middle }
    }
    return low
  }

  /// Returns the number of line breaks between two offsets.
  private func lineBreaks(from start: Int, to end: Int) -> Int {
    var count = 0
    for offset in start..<max(start, end) {
      let byte = source.bytes[offset]
      if byte == 0x0A || byte == 0x0D && (offset + 1 >= end || source.bytes[offset + 1] != 0x0A) { count += 1 }
    }
    return count
  }

  /// Whether only blanks precede an offset on its line: a comment after a token belongs to that token's line.
  private func beginsLine(_ offset: Int) -> Bool {
    var offset = offset
    while offset > 0, source.bytes[offset - 1] == 0x20 || source.bytes[offset - 1] == 0x09 { offset -= 1 }
    return offset == 0 || source.bytes[offset - 1] == 0x0A || source.bytes[offset - 1] == 0x0D || offset == 3
  }
}

extension NodeKind {
  /// Whether `///` comments before such a node document it.
  public var takesDocumentation: Bool {
    switch self {
    case .letDeclaration, .flagDeclaration, .enumDeclaration, .enumCase, .recordDeclaration, .actionDeclaration,
      .componentDeclaration, .decorationDeclaration, .layoutDeclaration, .screenDeclaration, .field, .parameter,
      .sectionDeclaration, .unitStatement, .bundleStatement, .eventStatement, .testStatement:
      true
    default: false
    }
  }
}
