extension Parser {
  /// Reports what is wrong at the current token, unless something has been reported there before.
  @inline(never)
  mutating func report(
    _ code: DiagnosticCode = .unexpectedToken, _ message: String, at range: SourceRange? = nil,
    labels: [Label] = [], remedy: String? = nil, fixes: [FixIt] = []
  ) {
    guard lastErrorToken != cursor, current != .unknown else {
      lastErrorToken = cursor
      return
    }
    lastErrorToken = cursor
    findings.report(
      code, message, at: range ?? text.range(at: cursor), labels: labels, remedy: remedy, fixes: fixes)
  }

  /// A description of the current token, for a message; empty once no message is shown any more.
  var found: String { findings.isFull ? "" : text.description(at: cursor) }

  /// A description of the place of a missing piece: the line's end, if the current token begins another line.
  private var foundInLine: String { isBehindLine ? "the end of the line" : found }

  /// Whether the current token begins another line than the one before it. A bracket continues the current construct on
  /// any line.
  private var isBehindLine: Bool {
    switch current {
    case .leftBrace, .rightParenthesis, .rightBracket: false
    default: cursor > 0 && text.startsLine(cursor)
    }
  }

  /// Takes a required token. A missing one becomes a node, and a fix-it where its place is certain.
  @inline(__always)
  mutating func expect(_ kind: TokenKind, _ spelling: StaticString, after what: StaticString) {
    if current == kind { return take() }
    recover(kind, spelling, after: what)
  }

  @inline(never)
  private mutating func recover(_ kind: TokenKind, _ spelling: StaticString, after what: StaticString) {
    skipUnknown()
    if current == kind { return take() }
    let place = text.gap(before: cursor)
    report(
      .missingToken, "`\(spelling)` is needed after \(what), found \(foundInLine)", at: place,
      fixes: [.insert("\(spelling)", before: place)])
    missing()
  }

  /// Takes a required word.
  mutating func expectWord(_ word: Keyword, _ spelling: StaticString, after what: StaticString) {
    skipUnknown()
    if keyword == word, following != .colon { return take() }
    let place = text.gap(before: cursor)
    report(
      .missingToken, "`\(spelling)` is needed after \(what), found \(foundInLine)", at: place)
    missing()
  }

  /// Adds a `missing` node for a piece that is not a token, and says what was needed. The line that lacks it is to
  /// blame, and not the next one.
  @inline(never)
  mutating func expected(_ what: StaticString, remedy: String? = nil) {
    let what = "\(what)"
    let verb = what.split(separator: " ").contains("and") ? "are" : "is"
    report(
      .missingToken, "\(what) \(verb) needed here, found \(foundInLine)",
      at: isBehindLine || current == .endOfFile ? text.gap(before: cursor) : nil, remedy: remedy)
    missing()
  }

  /// Puts tokens that the lexer has already reported aside. What follows them is then not reported either.
  @inline(__always)
  mutating func skipUnknown() {
    if current == .unknown { skipUnknownRun() }
  }

  @inline(never)
  private mutating func skipUnknownRun() {
    let mark = open(.unexpected)
    while current == .unknown { take() }
    close(mark)
    lastErrorToken = cursor
  }

  /// Takes one token, or a bracket with everything up to its partner. Without recursion.
  mutating func skipOne() {
    var open = 0
    repeat {
      switch current {
      case .leftBrace, .leftParenthesis, .leftBracket: open += 1
      case .rightBrace, .rightParenthesis, .rightBracket: open -= 1
      case .endOfFile: return
      default: break
      }
      take()
    } while open > 0
  }

  /// Puts tokens aside up to where something new begins: a closing bracket, a statement, a declaration.
  /// The first token is always taken, unless it closes what is open.
  @inline(never)
  mutating func skipToStatement(inFields: Bool = false) {
    let mark = open(.unexpected)
    let start = cursor
    while !isAtClosing, cursor == start || !isAtStatementStart(inFields: inFields) {
      skipOne()
      // A whole bracket ends what cannot be understood, unless its line goes on.
      if text.kind(at: cursor - 1) == .rightBrace, current != .endOfFile, text.startsLine(cursor) { break }
      if current == .comma, !isAtClosing {
        break
      }
    }
    close(mark)
    if nodes[mark].firstToken == nodes[mark].endToken, nodes[mark].size == 1 { nodes.removeLast() }
  }

  /// Whether the current token is a closing bracket or the end.
  @inline(__always)
  var isAtClosing: Bool {
    switch current {
    case .rightBrace, .rightParenthesis, .rightBracket, .endOfFile: true
    default: false
    }
  }

  /// Whether a statement or declaration probably begins here. Only asked where something is wrong.
  func isAtStatementStart(inFields: Bool = false) -> Bool {
    guard current == .name else { return false }
    if following == .colon { return true }
    let word = keyword
    let startsLine = text.startsLine(cursor)
    if inFields, following == .name, text.keyword(at: cursor + 1) == .as { return true }
    guard word.beginsStatement || word.beginsDeclaration else { return false }
    switch following {
    case .name, .leftBrace: return startsLine || word.beginsStatement
    case .string: return startsLine
    default: return false
    }
  }

  /// Goes one level deeper if that is allowed; otherwise the caller skips what it cannot enter.
  @inline(__always)
  mutating func enter() -> Bool {
    if depth >= Self.maximumDepth {
      reportDepth()
      return false
    }
    depth &+= 1
    return true
  }

  /// Comes back up.
  @inline(__always)
  mutating func leave() { depth &-= 1 }

  @inline(never)
  mutating func reportDepth() {
    if !hasReportedDepth {
      report(
        .nestingTooDeep, "more than \(Self.maximumDepth) levels of nesting", remedy: "give parts a name with `let`")
    }
    hasReportedDepth = true
    lastErrorToken = cursor
  }

  /// Puts a bracket and its content aside, or one token.
  @inline(never)
  mutating func skipAsUnexpected() {
    let mark = open(.unexpected)
    skipOne()
    close(mark)
    lastErrorToken = cursor
  }
}
