extension Parser {
  /// A literal, a name with what belongs to it, or a bracket.
  ///
  /// - Returns: how deep the tree under it is.
  @inline(__always)
  mutating func primary(_ what: StaticString) -> Int {
    switch current {
    case .name: return named(what)
    case .number: return number()
    case .string:
      leaf(.stringLiteral)
      return 0
    case .color:
      leaf(.colorLiteral)
      return 0
    case .leftParenthesis: return parenthesized()
    case .leftBracket: return list()
    default: return missingOperand(what)
    }
  }

  /// `name`, `name argumentList` or `name recordBody`
  private mutating func named(_ what: StaticString) -> Int {
    let following = following
    switch following {
    case .leftParenthesis: return call()
    case .leftBrace where condition == .none:
      return beginsNextStatement ? missingOperand(what) : record()
    case .colon where condition != .when:
      return missingOperand(what)
    case .name, .string:
      if beginsNextStatement { return missingOperand(what) }
    default: break
    }
    nameExpression()
    return 0
  }

  private mutating func nameExpression() {
    let token = UInt32(truncatingIfNeeded: cursor)
    nodes.append(Node(kind: .nameExpression, firstToken: token, endToken: token &+ 1, size: 2))
    leaf(.name)
  }

  /// `nameExpression argumentList`
  private mutating func call() -> Int {
    let mark = open(.callExpression)
    nameExpression()
    let height = argumentList()
    close(mark)
    return height
  }

  /// `name recordBody`
  private mutating func record() -> Int {
    let mark = open(.recordExpression)
    leaf(.name)
    let height = recordBody()
    close(mark)
    return height
  }

  /// Whether a word on a new line, with what follows it, is a statement rather than the value that is due. If a name
  /// that begins something itself follows, the word is the value.
  var beginsNextStatement: Bool {
    let word = keyword
    guard word.beginsStatement || word.beginsDeclaration, text.startsLine(cursor) else { return false }
    guard following == .name else { return true }
    if word == .on, isEventBehind { return true }
    if word == .section || word == .essential || word == .repeated { return !isStatementBehind || isSectionBehind }
    return !isStatementBehind
  }

  private var isStatementBehind: Bool {
    let behind = text.keyword(at: cursor + 1)
    return behind.beginsStatement || behind.beginsDeclaration || text.kind(at: cursor + 2) == .colon
  }

  /// Whether an event follows `on` on the same line.
  private var isEventBehind: Bool {
    let second = text.kind(at: cursor + 2)
    return (second == .colon || second == .dot) && !text.startsLine(cursor + 1)
  }

  /// Whether a name with a kind follows `section`, or the word `section` follows `essential`.
  private var isSectionBehind: Bool {
    text.kind(at: cursor + 2) == .colon && text.kind(at: cursor + 3) == .name
      || text.kind(at: cursor + 2) == .name && text.keyword(at: cursor + 1) == .section
  }

  /// A number, a range or a ratio.
  private mutating func number() -> Int {
    switch following {
    case .ellipsis:
      let mark = open(.rangeExpression)
      leaf(.numberLiteral)
      take()
      if current == .number { leaf(.numberLiteral) }
      close(mark)
    case .colon where text.kind(at: cursor + 2) == .number:
      let mark = open(.ratioExpression)
      leaf(.numberLiteral)
      take()
      leaf(.numberLiteral)
      close(mark)
    default: leaf(.numberLiteral)
    }
    return 0
  }

  /// `"[" expression* "]"`
  private mutating func list() -> Int {
    guard enter() else {
      skipAsUnexpected()
      return 0
    }
    let mark = open(.listExpression)
    let outer = elementHeight
    elementHeight = 0
    take()
    elements(until: .rightBracket) { $0.element("a value") }
    expect(.rightBracket, "]", after: "the last element")
    close(mark)
    leave()
    let height = elementHeight + 1
    elementHeight = outer
    return height
  }

  /// No expression begins here.
  @inline(never)
  private mutating func missingOperand(_ what: StaticString) -> Int {
    if current == .unknown {
      let line = cursor
      skipUnknown()
      if beginsExpression, current != .name || following != .colon, !isLineBreak(from: line) { return primary(what) }
      missing()
      return 0
    }
    if current == .dot, following == .name, !text.startsLine(cursor + 1), text.kind(at: cursor + 2) != .colon {
      return nameBehindDot(what)
    }
    if current == .leftBrace, cursor > 0, text.kind(at: cursor - 1) == .colon {
      missingBeforeBrace(what)
    } else {
      expected(what)
    }
    return 0
  }

  /// `.small`: a case is written without a dot.
  private mutating func nameBehindDot(_ what: StaticString) -> Int {
    report(
      message: "\(what) is needed here, found `.`",
      remedy: "a name is written without a dot: `\(text.string(at: cursor + 1))`",
      fixes: [.remove(text.range(at: cursor), "remove the dot")])
    let mark = open(.unexpected)
    skipOne()
    close(mark)
    return primary(what)
  }

  /// `item: { … }` has a colon too many, and `insets: { top: 16 }` braces for parentheses.
  private mutating func missingBeforeBrace(_ what: StaticString) {
    guard cursor >= 2, text.keyword(at: cursor - 2).beginsStatement else {
      return expected(what, remedy: "write several values in parentheses: `(horizontal: 16, vertical: 20)`")
    }
    let name = text.string(at: cursor - 2)
    report(
      .unexpectedToken, "`\(name)` is written without a colon before its braces", at: text.range(at: cursor - 2),
      remedy: "write `\(name) { … }`", fixes: [.remove(text.range(at: cursor - 1), "remove the colon")])
    missing()
  }

  private func isLineBreak(from token: Int) -> Bool {
    token < cursor && (token + 1...cursor).contains { text.startsLine($0) }
  }
}

extension Parser {
  /// `"(" expression ")"`, or a tuple: `"(" (name ":" expression)* ")"`
  mutating func parenthesized() -> Int {
    guard enter() else {
      skipAsUnexpected()
      return 0
    }
    let mark = open(.parenthesizedExpression)
    let outer = elementHeight
    elementHeight = 0
    take()
    if isAtTuple {
      nodes[mark].kind = .tupleExpression
      elements(until: .rightParenthesis) { $0.tupleElement() }
    } else {
      singleValue(mark)
    }
    expect(.rightParenthesis, ")", after: "the value")
    close(mark)
    leave()
    let height = elementHeight + 1
    elementHeight = outer
    return height
  }

  private var isAtTuple: Bool {
    switch current {
    case .rightParenthesis: true
    case .name: following == .colon || isLabelWithoutColon
    default: false
    }
  }

  /// Parses the value in parentheses; followed by a comma, it is the first of a tuple whose name is missing.
  private mutating func singleValue(_ mark: Int) {
    let first = nodes.count
    element("a value")
    skipUnknown()
    if current == .comma {
      beginTuple(mark, first)
      elements(until: .rightParenthesis) { $0.argument() }
    } else if !isAtClosing {
      skipBehindValue()
    }
  }

  @inline(never)
  private mutating func beginTuple(_ mark: Int, _ first: Int) {
    nodes[mark].kind = .tupleExpression
    reportUnnamed(at: Int(nodes[first].firstToken))
    wrap(first, .argument)
    close(first)
    take()
  }

  @inline(never)
  private mutating func skipBehindValue() {
    report(message: "`)` is needed after the value, found \(found)")
    let mark = open(.unexpected)
    while !isAtClosing { skipOne() }
    close(mark)
  }

  /// `name ":" expression`
  private mutating func tupleElement() {
    if current != .name || following != .colon, beginsExpression, !isLabelWithoutColon, !isRestOfNamedNumber {
      reportUnnamed(at: cursor)
    }
    argument()
  }

  private mutating func reportUnnamed(at token: Int) {
    report(
      .unexpectedToken, "a value among several in parentheses needs its name", at: text.range(at: token),
      remedy: "write `name: value`; values without names belong in `[ ]`")
  }
}
