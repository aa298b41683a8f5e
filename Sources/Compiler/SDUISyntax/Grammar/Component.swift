extension Parser {
  /// `"record" | "action"`, then `name wireName? fieldBlock?`
  mutating func recordDeclaration(_ kind: NodeKind) {
    let mark = open(kind)
    take()
    nameOfDeclaration(kind == .recordDeclaration ? "the record's name" : "the action's name")
    wireName()
    optionalFieldBlock()
    close(mark)
  }

  /// `"component" name wireName? sinceClause? untilClause? deprecatedClause? fallbackClause? fieldBlock?`
  mutating func componentDeclaration() {
    let mark = open(.componentDeclaration)
    take()
    nameOfDeclaration("the component's name")
    wireName()
    clauses()
    if keyword == .fallback {
      fallbackClause()
      clauses(behind: "fallback")
    }
    optionalFieldBlock()
    close(mark)
  }

  /// `"fallback" name recordBody?`: after a component's name the first braces are its fields.
  private mutating func fallbackClause() {
    let mark = open(.fallbackClause)
    take()
    let isDrop = current == .name && text.tokens[cursor].range.count == 4 && text.string(at: cursor) == "drop"
    name("a component's name, or `drop`,")
    if !isDrop, current == .leftBrace { recordBody() }
    close(mark)
  }

  private mutating func optionalFieldBlock() {
    skipUnknown()
    if current == .leftBrace { fieldBlock() }
  }

  /// `"{" (field | withStatement | eventStatement | requireStatement | reservedStatement | allowStatement)* "}"`
  private mutating func fieldBlock() {
    let mark = open(.fieldBlock)
    if enter() {
      take()
      while current != .rightBrace, current != .endOfFile {
        let start = cursor
        fieldBlockMember()
        if cursor == start { skipAsUnexpected() }
        optionalComma()
      }
      expect(.rightBrace, "}", after: "the fields")
      leave()
    } else {
      skipAsUnexpected()
    }
    close(mark)
  }

  private mutating func fieldBlockMember() {
    guard current == .name else { return unexpectedMember() }
    let following = following
    if following == .colon { return field() }
    if following == .name, text.keyword(at: cursor + 1) == .as, text.kind(at: cursor + 2) == .string { return field() }
    switch keyword {
    case .on: eventStatement()
    case .require: requireStatement()
    case .reserved: reservedStatement()
    case .with: withStatement()
    case .allow: allowStatement()
    default:
      let isBeforeName = following == .name && text.kind(at: cursor + 2) == .colon
      if isBeforeName, keyword == .none || keyword == .let { return putAsideWord(before: "a field's name") }
      let remedy = "put it into a `screen` or a `layout`; a field is written `name: Type`"
      if putAsideMisplaced(among: "fields", remedy: remedy) { return }
      // A name followed by a type is a field without its colon.
      if following == .name || following == .leftBracket { return field() }
      unexpectedMember()
    }
  }

  @inline(never)
  private mutating func unexpectedMember() {
    if current == .unknown { return skipUnknown() }
    if isQuotedName, following == .colon { return field() }
    if foreignType() { return }
    if restOfNumber() { return }
    report(
      message: "a field is needed here, found \(found)",
      remedy:
        "a field is written `name: Type`; `with`, `on`, `require`, `reserved` and `allow` may come between fields")
    skipToStatement(inFields: true)
  }

  /// `name wireName? ":" type ("=" expression)? sinceClause? untilClause? deprecatedClause?`
  private mutating func field() {
    let mark = open(.field)
    possiblyQuotedName()
    wireName()
    expect(.colon, ":", after: "a field's name")
    type()
    skipUnknown()
    if current == .equal {
      take()
      value("the default")
    }
    clauses()
    if current == .equal {
      report(
        message: "the default comes too late", remedy: "the order is the default, `since`, `until`, `deprecated`")
      take()
      value("the default")
      clauses()
    }
    close(mark)
  }

  /// `"reserved" name`
  mutating func reservedStatement() {
    let mark = open(.reservedStatement)
    take()
    name("the name to close", mayPrecedeColon: false)
    close(mark)
  }

  /// `"with" name`
  mutating func withStatement() {
    let mark = open(.withStatement)
    take()
    name("the component or record to copy", mayPrecedeColon: false)
    close(mark)
  }
}
