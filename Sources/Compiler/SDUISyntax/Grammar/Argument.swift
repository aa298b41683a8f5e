extension Parser {
  /// Arguments, if there are any here.
  @inline(__always)
  mutating func optionalArgumentList() {
    if current == .leftParenthesis { argumentList() }
  }

  /// `"(" argument* ")"`
  ///
  /// - Returns: how deep its expressions are.
  @discardableResult
  mutating func argumentList() -> Int {
    let mark = open(.argumentList)
    let height = argumentListBody { $0.argument() }
    close(mark)
    return height
  }

  /// The brackets and what is between them.
  ///
  /// - Returns: how deep the expressions are; kept in `elementHeight` by each element.
  mutating func argumentListBody(_ element: (inout Parser) -> Void) -> Int {
    guard enter() else {
      skipAsUnexpected()
      return 0
    }
    let outer = elementHeight
    elementHeight = 0
    take()
    elements(until: .rightParenthesis, element)
    expect(.rightParenthesis, ")", after: "the last value")
    leave()
    let height = elementHeight
    elementHeight = outer
    return height + 1
  }

  /// `(name ":")? expression`
  mutating func argument() {
    if isRestOfNamedNumber, restOfNumber() { return }
    let mark = open(.argument)
    if current == .name, following == .colon {
      leaf(.name)
      take()
    } else if isLabelWithoutColon {
      leaf(.name)
      expect(.colon, ":", after: "a value's name")
    }
    element("a value")
    close(mark)
  }

  /// Whether a name is followed by a value on its line, which makes it a label without its colon.
  var isLabelWithoutColon: Bool {
    guard current == .name, keyword != .not else { return false }
    switch following {
    case .number, .string, .color: return !text.startsLine(cursor + 1)
    case .name:
      let next = text.keyword(at: cursor + 1)
      return next != .and && next != .or && text.kind(at: cursor + 2) != .colon && !text.startsLine(cursor + 1)
    default: return false
    }
  }

  /// Parses an expression that counts for the depth of its parent.
  mutating func element(_ what: StaticString) {
    elementHeight = max(elementHeight, expression(what))
  }
}

extension Parser {
  /// `"{" recordField* "}"`
  ///
  /// - Parameter closing: What ends it.
  @discardableResult
  mutating func recordBody(until closing: TokenKind = .rightBrace) -> Int {
    let mark = open(.recordBody)
    var height = 0
    if enter() {
      let outer = elementHeight
      let outerCondition = condition
      elementHeight = 0
      condition = .none
      take()
      while !isAtClosing {
        let start = cursor
        recordField()
        if cursor == start { skipAsUnexpected() }
        optionalComma()
      }
      expect(closing, "}", after: "the fields")
      leave()
      height = elementHeight + 1
      elementHeight = outer
      condition = outerCondition
    } else {
      skipAsUnexpected()
    }
    close(mark)
    return height
  }

  /// Parses a required body of a record.
  mutating func requiredRecordBody(_ what: StaticString) {
    skipUnknown()
    if current == .leftBrace { recordBody() } else { expected(what) }
  }

  @inline(never)
  private mutating func unexpectedField() {
    if current == .unknown { return skipUnknown() }
    if isQuotedName, following == .colon { return readField() }
    if current == .name, following == .equal { return fieldWithEqual() }
    if restOfNumber() { return }
    let isAlone = current == .name && text.kind(at: cursor - 1) == .leftBrace && following == .rightBrace
    let alone = isAlone ? "; a case without data is written alone: `\(text.string(at: cursor))`" : ""
    report(message: "a field is needed here, found \(found)", remedy: "a field is written `name: value`" + alone)
    skipToStatement(inFields: true)
  }

  /// `name ":" expression`
  private mutating func recordField() {
    if current != .name || following != .colon {
      if putAsideMisplaced(among: "a record's fields", remedy: "a field is written `name: value`") { return }
      guard isLabelWithoutColon else { return unexpectedField() }
    }
    readField()
  }

  private mutating func fieldWithEqual() {
    let mark = open(.recordField)
    leaf(.name)
    report(
      message: "`:` is needed after a field's name, found `=`",
      fixes: [.replace(text.range(at: cursor), with: ":")])
    skipAsUnexpected()
    lastErrorToken = -1
    element("a value")
    close(mark)
  }

  private mutating func readField() {
    let mark = open(.recordField)
    possiblyQuotedName()
    expect(.colon, ":", after: "a field's name")
    element("a value")
    close(mark)
  }
}
