extension Parser {
  /// Parses a required name. What begins a property is none, so that a name forgotten before it does not eat it.
  @inline(__always)
  mutating func name(_ what: StaticString, mayPrecedeColon: Bool = true) {
    if current == .name, mayPrecedeColon || following != .colon { return leaf(.name) }
    missingName(what, mayPrecedeColon)
  }

  @inline(never)
  private mutating func missingName(_ what: StaticString, _ mayPrecedeColon: Bool) {
    skipUnknown()
    if current == .name, mayPrecedeColon || following != .colon { return leaf(.name) }
    if isQuotedName { return quotedName() }
    if current == .string || current == .number {
      report(message: "\(what) is needed here, found \(found)", remedy: "a name is a letter, then letters and digits")
      return skipAsUnexpected()
    }
    expected(what)
  }

  /// Parses the required name of a declaration. The word of the next declaration or section on a line of its own is
  /// none.
  @inline(__always)
  mutating func nameOfDeclaration(_ what: StaticString) {
    if following == .name, beginsNextStatement, !text.keyword(at: cursor + 1).followsDeclaredName {
      return expected(what)
    }
    name(what)
  }

  /// Parses the required name of something declared elsewhere. The word of a statement on a line of its own is that
  /// statement.
  mutating func nameOfReference(_ what: StaticString) {
    skipUnknown()
    let word = keyword
    if word.beginsStatement || word.beginsDeclaration, text.startsLine(cursor) { return expected(what) }
    name(what, mayPrecedeColon: false)
  }

  /// Parses a required string.
  mutating func string(_ what: StaticString) {
    skipUnknown()
    if current == .string { return leaf(.stringLiteral) }
    expected(what)
    if current == .name, following != .colon, !text.startsLine(cursor), !keyword.beginsStatement { skipAsUnexpected() }
  }

  /// `"as" stringLiteral`, if there is one here.
  @inline(__always)
  mutating func wireName() {
    guard keyword == .as, following != .colon else { return }
    let mark = open(.wireName)
    take()
    string("the name that the server uses, in quotes,")
    close(mark)
  }

  /// `sinceClause? untilClause? deprecatedClause?`, each reported if it comes before its turn.
  ///
  /// - Parameters:
  ///   - strict: Whether the words are names unless their version or text follows, as between enum cases.
  ///   - word: The word that precedes the clauses and belongs after all of them.
  mutating func clauses(strict: Bool = false, behind word: String? = nil) {
    var lastKind = NodeKind.missing
    while let kind = clauseKind(strict: strict) {
      let isFirst = lastKind == .missing
      if isFirst ? word != nil : kind.rawValue <= lastKind.rawValue {
        report(
          message: "\(found) comes too late",
          remedy: "the order is `since`, `until`, `deprecated`\(word.map { ", `\($0)`" } ?? ""), each at most once")
      }
      lastKind = kind
      let mark = open(kind)
      take()
      if kind == .deprecatedClause { string("a text in quotes, saying what to use instead,") } else { version() }
      close(mark)
    }
  }

  @inline(__always)
  private func clauseKind(strict: Bool) -> NodeKind? {
    guard current == .name else { return nil }
    let kind: NodeKind
    switch keyword {
    case .since: kind = .sinceClause
    case .until: kind = .untilClause
    case .deprecated: kind = .deprecatedClause
    default: return nil
    }
    let following = following
    if kind == .deprecatedClause ? following == .string : following == .number || following == .leftParenthesis {
      return kind
    }
    if strict || following == .colon { return nil }
    let isField = text.keyword(at: cursor + 1) == .as && text.kind(at: cursor + 2) == .string
    return isField ? nil : kind
  }

  /// `numberLiteral | tupleExpression`
  private mutating func version() {
    skipUnknown()
    switch current {
    case .number: leaf(.numberLiteral)
    case .leftParenthesis: _ = parenthesized()
    default: expected("a version", remedy: "write `3.2`, or `(ios: 3.2, android: 3.4)`")
    }
  }

  /// `name argumentList?`: a kind or a layout.
  mutating func layoutReference() {
    let mark = open(.layoutReference)
    nameOfReference("a kind such as `grid`, or a layout's name,")
    optionalArgumentList()
    close(mark)
  }

  /// Parses a comma, if there is one here: between statements, fields and cases it is optional.
  @inline(__always)
  mutating func optionalComma() {
    if current == .comma { take() }
  }

  private mutating func takeComma() { take() }

  /// Elements with commas between them, one allowed at the end, up to a closing bracket that is not taken.
  mutating func elements(until closing: TokenKind, _ element: (inout Parser) -> Void) {
    while !isAtClosing {
      let start = cursor
      element(&self)
      if current == .comma {
        takeComma()
      } else if !isAtClosing {
        if cursor == start { skipElement() } else { separateElements() }
      }
    }
  }

  /// Neither a comma nor the end follows an element.
  @inline(never)
  private mutating func separateElements() {
    let hadUnknown = current == .unknown
    skipUnknown()
    if current == .comma { return take() }
    if isAtClosing { return }
    if beginsExpression, !hadUnknown {
      let place = text.gap(before: cursor)
      return report(
        .missingToken, "`,` is needed before \(found)", at: place, fixes: [.insert(",", before: place)])
    }
    report(message: "`,` is needed before the next value, found \(found)")
    skipElement()
  }

  /// Puts tokens aside up to the next comma or the closing bracket.
  @inline(never)
  mutating func skipElement() {
    let mark = open(.unexpected)
    while !isAtClosing, current != .comma { skipOne() }
    close(mark)
    if nodes[mark].firstToken == nodes[mark].endToken, nodes.count == mark + 1 { nodes.removeLast() }
    optionalComma()
  }

  /// Whether an expression can begin with the current token.
  var beginsExpression: Bool {
    switch current {
    case .name, .number, .string, .color, .leftParenthesis, .leftBracket, .minus: true
    default: false
    }
  }
}
