extension Parser {
  /// Parses a block, if there is one here.
  @inline(__always)
  mutating func optionalBlock() {
    skipUnknown()
    if current == .leftBrace { block() }
  }

  /// Parses a required block.
  mutating func requiredBlock(_ what: StaticString) {
    skipUnknown()
    if current == .leftBrace { block() } else { expected(what) }
  }

  /// `"{" statement* "}"`
  mutating func block() {
    let mark = open(.block)
    if enter() {
      take()
      while current != .rightBrace, current != .endOfFile {
        let start = cursor
        statement()
        if cursor == start { skipAsUnexpected() }
        optionalComma()
      }
      expect(.rightBrace, "}", after: "a block")
      leave()
    } else {
      skipAsUnexpected()
    }
    close(mark)
  }

  /// A name and a colon are a property, but for a section without its name; otherwise a word says what begins.
  @inline(__always)
  mutating func statement() {
    guard current == .name else { return unexpectedStatement() }
    if following == .colon { return isNamelessSection ? sectionDeclaration() : property() }
    wordStatement()
  }

  private mutating func wordStatement() {
    switch keyword {
    case .section, .essential, .repeated: sectionDeclaration()
    case .unit: namedStatement(.unitStatement, "the unit's component")
    case .empty: namedStatement(.emptyStatement, "the empty view's component")
    case .onFailure: namedStatement(.failureStatement, "the component to show")
    case .topBar, .bottomBar: namedStatement(.barStatement, "the bar's component")
    case .header: supplementaryStatement(.headerStatement)
    case .footer: supplementaryStatement(.footerStatement)
    case .background: supplementaryStatement(.backgroundStatement)
    case .row, .column, .cell: supplementaryStatement(.arrangementStatement)
    case .item: itemStatement()
    case .bundle: bundleStatement()
    case .content: contentStatement()
    case .when: whenStatement()
    case .require: requireStatement()
    case .allow: allowStatement()
    case .on: eventStatement()
    case .test: testStatement()
    case .reserved: reservedStatement()
    case .with: withStatement()
    default: unexpectedStatement()
    }
  }

  /// `name ":" expression`
  @inline(__always)
  mutating func property() {
    let mark = open(.property)
    possiblyQuotedName()
    take()
    value("a value")
    close(mark)
  }

  @inline(never)
  private mutating func unexpectedStatement() {
    if current == .unknown { return skipUnknown() }
    if isQuotedName, following == .colon { return property() }
    if current == .name, !keyword.beginsDeclaration {
      if following == .equal { return propertyWithEqual() }
      if opensBraces { return unknownStatement() }
      if isValueWithoutColon { return propertyWithoutColon() }
    }
    if restOfNumber() { return }
    if keyword.beginsDeclaration {
      report(
        message: "`\(text.string(at: cursor))` belongs at the top of a file, not inside a block",
        remedy: "move it out of the braces")
      if beginsWholeDeclaration { return putAside { $0.declaration() } }
    } else if current == .name {
      report(
        message: "\(found) begins no statement", remedy: "a property is written `name: value`")
    } else {
      let isSecondValue = beginsExpression && !text.startsLine(cursor) && text.kind(at: cursor - 1) == .number
      report(
        message: "a statement is needed here, found \(found)",
        remedy: isSecondValue
          ? "several values have names: `(horizontal: 16, vertical: 20)`" : "a property is written `name: value`")
    }
    skipToStatement()
  }

  /// Whether a value follows a name on the same line, which makes it a property without its colon.
  private var isValueWithoutColon: Bool {
    switch following {
    case .number, .string, .color, .leftBracket: !text.startsLine(cursor + 1)
    // `VStack(spacing: 8)`
    case .leftParenthesis: !text.startsLine(cursor + 1) && text.string(at: cursor).first?.isUppercase != true
    // `else if`
    case .name where text.string(at: cursor) == "else": false
    case .name:
      !text.startsLine(cursor + 1) && text.kind(at: cursor + 2) != .colon
        && !text.keyword(at: cursor + 1).beginsStatement && text.kind(at: cursor + 2) != .leftBrace
    default: false
    }
  }

  private mutating func propertyWithoutColon() {
    if Self.foreignRequirements.contains(text.string(at: cursor)) { return foreignRequirement() }
    let mark = open(.property)
    leaf(.name)
    expect(.colon, ":", after: "a property's name")
    value("a value")
    close(mark)
  }

  /// The words of testing libraries for what must hold.
  private static let foreignRequirements: Set<String> = ["assert", "expect", "ensure", "verify", "check"]

  private mutating func foreignRequirement() {
    let mark = open(.requireStatement)
    let near = NearestName(translated: "require")
    report(
      message: "`\(text.string(at: cursor))` begins no statement", remedy: near.question,
      fixes: FixIt.replacing(text.range(at: cursor), with: near))
    skipAsUnexpected()
    lastErrorToken = -1
    value("what must hold")
    close(mark)
  }

  private mutating func propertyWithEqual() {
    let mark = open(.property)
    leaf(.name)
    report(
      message: "`:` is needed after a property's name, found `=`",
      fixes: [.replace(text.range(at: cursor), with: ":")])
    skipAsUnexpected()
    lastErrorToken = -1
    value("a value")
    close(mark)
  }

  /// `name block?` after a word.
  private mutating func namedStatement(_ kind: NodeKind, _ what: StaticString) {
    let mark = open(kind)
    take()
    if isAtSupplementaryName || current != .name { name(what) } else { expected(what) }
    optionalBlock()
    close(mark)
  }

  /// `name? block?` after a word: a header, a footer, a background, a part of a mosaic.
  private mutating func supplementaryStatement(_ kind: NodeKind) {
    let mark = open(kind)
    take()
    skipUnknown()
    if isAtSupplementaryName { leaf(.name) }
    optionalBlock()
    close(mark)
  }

  /// Whether the current token is a component's name, and not the next statement.
  @inline(__always)
  private var isAtSupplementaryName: Bool {
    current == .name && following != .colon && !keyword.beginsStatement
  }

  /// `"item" block`
  private mutating func itemStatement() {
    let mark = open(.itemStatement)
    take()
    requiredBlock("`{` and the properties of every item")
    close(mark)
  }

}
