extension Builder {
  /// Words, names and values with one space between them and colons directly after the preceding token: declarations,
  /// statements, fields.
  mutating func phrase(_ node: Int, _ separator: Separator) {
    var separator = separator
    var isInClauses = false
    var changesKind = false
    let kind = nodes[node].kind
    var pieces = Fragments(of: node, in: nodes)
    while let piece = pieces.next() {
      switch piece {
      case .token(let token):
        write(token, tokens[token].kind == .colon ? .nothing : separator)
      case .node(let child) where nodes[child].kind.isClause:
        if !isInClauses { beginClauses(of: kind) }
        isInClauses = true
        build(child, .line)
      case .node(let child):
        if isInClauses { endClauses(of: kind) }
        isInClauses = false
        part(child, of: kind, separator, changesKind: changesKind)
        if nodes[child].kind == .layoutReference { changesKind = true }
      }
      separator = .space
    }
    if isInClauses { endClauses(of: kind) }
  }

  /// `since`, `until` and `deprecated` are on lines of their own if they do not fit after the part to which they
  /// belong.
  private mutating func beginClauses(of kind: NodeKind) {
    document.beginGroup()
    document.indent()
    if kind.indentsHeadTwice { document.indent() }
  }

  private mutating func endClauses(of kind: NodeKind) {
    document.outdent()
    if kind.indentsHeadTwice { document.outdent() }
    document.endGroup()
  }

  @inline(__always)
  private mutating func part(_ child: Int, of parent: NodeKind, _ separator: Separator, changesKind: Bool) {
    if parent.indentsHeadTwice, nodes[child].kind == .binaryExpression {
      document.indent()
      build(child, separator)
      document.outdent()
    } else if nodes[child].kind == .parameterList {
      build(child, .nothing)
    } else if nodes[child].endToken - nodes[child].firstToken == 2,
      canBeLeftOut(child, of: parent, changesKind: changesKind)
    {
      writtenEnd = Int(tokens[Int(nodes[child].endToken) - 1].end)
    } else {
      build(child, separator)
    }
  }

  /// Whether a part is a pair of empty braces that is optional: after `when width >= 600: Wide` it is, after a
  /// condition alone it is required.
  private func canBeLeftOut(_ child: Int, of parent: NodeKind, changesKind: Bool) -> Bool {
    guard damage.isEmpty, nodes[child].size == 1, !hasComment(before: Int(nodes[child].endToken) - 1) else {
      return false
    }
    switch nodes[child].kind {
    case .fieldBlock: return true
    case .block where parent == .whenStatement: return changesKind
    case .block: return parent != .itemStatement && parent != .testStatement
    case .recordBody: return parent == .contentElement || parent == .actionCall
    default: return false
    }
  }

  /// Fragments without anything between them: `Text(max: 80)?`, `cartButton.tap`, `320...1376`, `16:9`.
  mutating func tight(_ node: Int, _ separator: Separator) {
    var separator = separator
    var pieces = Fragments(of: node, in: nodes)
    while let piece = pieces.next() {
      switch piece {
      case .token(let token): write(token, separator == .nothing ? separatorBeforeSuffix(token) : separator)
      case .node(let child): build(child, separator)
      }
      separator = .nothing
    }
  }

  /// Returns the separator before a dot, which directly after a number would become a part of it.
  private func separatorBeforeSuffix(_ token: Int) -> Separator {
    guard tokens[token].kind == .dot, token > 0 else { return .nothing }
    switch tokens[token - 1].kind {
    case .number, .ellipsis, .color: return .space
    default: return .nothing
    }
  }
}

extension NodeKind {
  fileprivate var isClause: Bool {
    switch self {
    case .sinceClause, .untilClause, .deprecatedClause: true
    default: false
    }
  }

  /// Whether a block follows a part that may have to be broken: that part is one level deeper than the block, so that
  /// it does not look like its first statements.
  fileprivate var indentsHeadTwice: Bool {
    switch self {
    case .whenStatement, .componentDeclaration: true
    default: false
    }
  }
}
