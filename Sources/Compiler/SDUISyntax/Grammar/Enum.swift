extension Parser {
  /// `"open"? "enum" name wireName? "{" (property | enumCase)* "}"`; the property is `wire` with a group.
  mutating func enumDeclaration() {
    let mark = open(.enumDeclaration)
    if keyword == .open {
      take()
      expectWord(.enum, "enum", after: "`open`")
    } else {
      take()
    }
    nameOfDeclaration("the enum's name")
    wireName()
    skipUnknown()
    if current == .leftBrace {
      enumBody()
    } else {
      expected("`{` and the enum's cases")
    }
    close(mark)
  }

  private mutating func enumBody() {
    take()
    while current != .rightBrace, current != .endOfFile {
      let start = cursor
      if current == .name, following == .name, text.string(at: cursor) == "case", !text.startsLine(cursor + 1) {
        putAsideWord(before: "a case's name")
      } else if current == .name, following == .colon, text.kind(at: cursor + 2) == .leftParenthesis,
        text.string(at: cursor) == "wire"
      {
        property()
      } else if current == .name {
        if !putAsideMisplaced(among: "an enum's cases", remedy: "a case is written `name`, or `name: Type` with data") {
          enumCase()
        }
      } else if current == .unknown {
        skipUnknown()
      } else {
        report(
          message: "a case's name is needed here, found \(found)",
          remedy: "a case is written `name`, or `name: Type` with data")
        let mark = open(.unexpected)
        while !isAtClosing, current != .comma, current != .name { skipOne() }
        close(mark)
      }
      if cursor == start, current != .comma { skipAsUnexpected() }
      optionalComma()
    }
    expect(.rightBrace, "}", after: "the cases")
  }

  /// `name wireName? (":" type)? sinceClause? untilClause? deprecatedClause?`
  private mutating func enumCase() {
    let mark = open(.enumCase)
    leaf(.name)
    if keyword == .as, following == .string { wireName() }
    if current == .colon {
      take()
      type()
    }
    clauses(strict: true)
    close(mark)
  }
}
