extension Builder {
  /// A block, a record's fields, content: one statement a line, or all on one line with commas between them if the
  /// author wrote it so and it is short.
  mutating func braces(_ node: Int, _ separator: Separator) {
    write(Int(nodes[node].firstToken), separator)
    members(
      node + 1..<node + Int(nodes[node].size), of: nodes[node].kind,
      between: Int(nodes[node].firstToken), and: Int(nodes[node].endToken) - 1)
  }

  /// A declaration whose brackets have no node of their own: `enum Badge { … }`, `flag grid: [ … ]`.
  mutating func bodied(_ node: Int, _ separator: Separator) {
    var separator = separator
    var pieces = Fragments(of: node, in: nodes)
    let closing = Int(nodes[node].endToken) - 1
    let end = node + Int(nodes[node].size)
    var child = node + 1
    while let piece = pieces.next() {
      switch piece {
      case .token(let token):
        write(token, tokens[token].kind == .colon ? .nothing : separator)
        if tokens[token].kind == .leftBracket { return elements(child..<end, closing: closing) }
        if tokens[token].kind == .leftBrace {
          return members(child..<end, of: .enumDeclaration, between: token, and: closing)
        }
      case .node(let part):
        build(part, separator)
        child = part + Int(nodes[part].size)
      }
      separator = .space
    }
  }

  /// Writes the content of braces of which the first is written, and the other brace.
  private mutating func members(_ children: Range<Int>, of kind: NodeKind, between opening: Int, and closing: Int) {
    guard !children.isEmpty else { return closeEmpty(closing) }
    if canStandOnOneLine(children, of: kind, between: opening, and: closing) {
      return membersOnOneLine(children, closing: closing)
    }
    document.indent()
    var child = children.lowerBound
    while child < children.upperBound {
      member(child, isFirst: child == children.lowerBound)
      child += Int(nodes[child].size)
    }
    close(closing, .hardLine)
  }

  private mutating func member(_ child: Int, isFirst: Bool) {
    let first = Int(nodes[child].firstToken)
    if isUnseparated(child, isFirst: isFirst) {
      copy(writtenEnd..<Int(tokens[first].start))
    } else {
      separate(.hardLine, before: first, keeping: isFirst ? .last : .all)
    }
    build(child, .nothing)
  }

  /// Whether two tokens are on one line, which is evidence where something is wrong beside them: the gap is copied. A
  /// comma between them is a separation in itself, but for what fits nowhere.
  private func isUnseparated(_ child: Int, isFirst: Bool) -> Bool {
    if damage.isEmpty { return false }
    let first = Int(nodes[child].firstToken)
    let gap = source[writtenEnd..<Int(tokens[first].start)]
    if gap.contains(where: isLineBreak) { return false }
    if nodes[child].kind == .unexpected || damage.endsUnexpected(first) { return true }
    return !isFirst && damage.isEdge(first) && !gap.contains(UInt8(ascii: ","))
  }

  private mutating func membersOnOneLine(_ children: Range<Int>, closing: Int) {
    document.beginGroup()
    document.indent()
    var child = children.lowerBound
    while child < children.upperBound {
      let isFirst = child == children.lowerBound
      if !isFirst, isUnseparated(child, isFirst: false) {
        copy(writtenEnd..<Int(tokens[Int(nodes[child].firstToken)].start))
        build(child, .nothing)
      } else {
        if !isFirst { document.comma(.onOneLine) }
        build(child, .line)
      }
      child += Int(nodes[child].size)
    }
    close(closing, .line)
    document.endGroup()
  }
}
