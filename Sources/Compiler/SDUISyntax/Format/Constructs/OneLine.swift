extension Builder {
  /// The maximum number of statements or fields of a block on one line.
  private static var statementsOnOneLine: Int { 3 }

  /// Whether the content of braces may be on one line, if it fits: the author wrote it so, and it is easy to read.
  ///
  /// A record and an enum may hold any number of fields and cases. A block holds up to three plain statements, or a
  /// single one that has a plain block of its own, as in `when width >= 600 { item { inView: 2 } }`.
  func canStandOnOneLine(_ children: Range<Int>, of kind: NodeKind, between opening: Int, and closing: Int) -> Bool {
    // More tokens than columns never fit, so that what follows is quick on lines of any length.
    guard closing - opening <= Printer.lineWidth, isWrittenOnOneLine(opening, closing) else { return false }
    if kind == .recordBody || kind == .enumDeclaration { return true }
    let depth = depthOfBraces(between: opening, and: closing)
    let count = numberOfStatements(in: children)
    return count == 1 ? depth <= 1 : count <= Self.statementsOnOneLine && depth == 0
  }

  private func isWrittenOnOneLine(_ opening: Int, _ closing: Int) -> Bool {
    if hasComment(before: closing) { return false }
    return !source[Int(tokens[opening].end)..<Int(tokens[closing].start)].contains(where: isLineBreak)
  }

  /// Returns the depth of nested braces between two others; those with nothing in them do not count.
  private func depthOfBraces(between opening: Int, and closing: Int) -> Int {
    var depth = 0
    var deepest = 0
    for token in opening + 1..<closing {
      switch tokens[token].kind {
      case .leftBrace where tokens[token + 1].kind != .rightBrace:
        depth += 1
        deepest = max(deepest, depth)
      case .rightBrace where tokens[token - 1].kind != .leftBrace: depth -= 1
      default: break
      }
    }
    return deepest
  }

  /// Returns the number of statements; one that cannot be understood is more than any.
  private func numberOfStatements(in children: Range<Int>) -> Int {
    var count = 0
    var child = children.lowerBound
    while child < children.upperBound {
      if nodes[child].kind == .unexpected { return .max }
      count += 1
      child += Int(nodes[child].size)
    }
    return count
  }
}
