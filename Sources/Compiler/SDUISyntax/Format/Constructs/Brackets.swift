extension Builder {
  /// Arguments, parameters, tuples and lists: on one line, or one element a line with a comma after each.
  mutating func list(_ node: Int, _ separator: Separator) {
    let closing = Int(nodes[node].endToken) - 1
    write(Int(nodes[node].firstToken), separator)
    elements(node + 1..<node + Int(nodes[node].size), closing: closing)
  }

  /// The elements of a bracket that is open, and its end.
  mutating func elements(_ children: Range<Int>, closing: Int) {
    guard !children.isEmpty else { return closeEmpty(closing) }
    document.beginGroup()
    document.indent()
    var child = children.lowerBound
    while child < children.upperBound {
      let isFirst = child == children.lowerBound
      element(child, isFirst ? .softLine : .line, keeping: isFirst ? .last : .all)
      child += Int(nodes[child].size)
      if child < children.upperBound { document.comma(.always) }
    }
    // After a broken element it is not known whether it ends.
    if !damage.isEdge(closing), !damage.endsUnexpected(closing) { document.comma(.whenBroken) }
    close(closing, .softLine)
    document.endGroup()
  }

  private mutating func element(_ child: Int, _ separator: Separator, keeping kept: KeptBlankLines) {
    let first = Int(nodes[child].firstToken)
    if mayBeTakenForStatement(first) {
      separate(separator == .line ? .space : .nothing, before: first)
    } else {
      separate(separator, before: first, keeping: kept)
    }
    build(child, .nothing)
  }

  /// A value in parentheses, and the type of a list or a map with its constraints: `(a + b) * 2`, `[Text](min: 1)`,
  /// `[Text: Int]`.
  mutating func enclosed(_ node: Int, _ separator: Separator) {
    let hasKey = nodes[node].kind == .listType && nodes[node + 1].kind == .name
    let inner = node + (hasKey ? 2 : 1)
    let behind = inner + Int(nodes[inner].size)
    let arguments = behind < node + Int(nodes[node].size) ? behind : nil
    let closing = Int(arguments.map { nodes[$0].firstToken } ?? nodes[node].endToken) - 1
    write(Int(nodes[node].firstToken), separator)
    document.beginGroup()
    document.indent()
    if hasKey {
      // A name in lower case that begins a line could be taken for a field.
      let key = tokens[Int(nodes[node + 1].firstToken)]
      build(node + 1, source[Int(key.start)] < UInt8(ascii: "a") ? .softLine : .nothing)
      write(Int(nodes[inner].firstToken) - 1, .nothing)
    }
    element(inner, hasKey ? .space : .softLine, keeping: [])
    close(closing, .softLine)
    document.endGroup()
    if let arguments { build(arguments, .nothing) }
  }

  /// Whether a value at the beginning of a line could be taken for the next statement, as in `[item { … }]`. The parser
  /// looks at the name and the token after it; all names of statements are in lower case.
  private func mayBeTakenForStatement(_ token: Int) -> Bool {
    guard tokens[token].kind == .name, source[Int(tokens[token].start)] >= UInt8(ascii: "a") else { return false }
    switch tokens[token + 1].kind {
    case .leftBrace, .name, .string: return true
    default: return false
    }
  }

  /// Writes the end of a bracket or block; the comments before it are as deep as its content.
  mutating func close(_ closing: Int, _ separator: Separator, keeping kept: KeptBlankLines = .first) {
    guard hasComment(before: closing), !isForeignComment(comments[nextComment]) else {
      document.outdent()
      return write(closing, separator)
    }
    writeTrailingComment(before: closing)
    writeComments(before: closing, keeping: kept)
    document.outdent()
    document.hardLine()
    text(closing)
  }

  /// Writes the end of a bracket that contains at most comments.
  mutating func closeEmpty(_ closing: Int) {
    document.indent()
    close(closing, .nothing, keeping: .last)
  }
}
