extension Parser {
  /// `declaration*`
  mutating func file() {
    let mark = open(.file)
    while current != .endOfFile {
      let start = cursor
      declaration()
      if cursor == start, current != .endOfFile { skipAsUnexpected() }
    }
    // The end belongs to the file, so that its node covers every token.
    nodes[mark].endToken = UInt32(truncatingIfNeeded: text.tokens.count)
    nodes[mark].size = UInt32(truncatingIfNeeded: nodes.count - mark)
  }

  /// One declaration, or the text in its place.
  mutating func declaration() {
    if following == .colon { return unexpectedAtTop() }
    switch keyword {
    case .import: importDeclaration()
    case .let: letDeclaration()
    case .flag: flagDeclaration()
    case .enum, .open: enumDeclaration()
    case .record: recordDeclaration(.recordDeclaration)
    case .action: recordDeclaration(.actionDeclaration)
    case .component: componentDeclaration()
    case .decoration: blockDeclaration(.decorationDeclaration)
    case .layout: layoutDeclaration()
    case .screen: blockDeclaration(.screenDeclaration)
    default: unexpectedAtTop()
    }
  }

  @inline(never)
  private mutating func unexpectedAtTop() {
    if current == .unknown { return skipUnknown() }
    if current == .comma, restOfNumber() { return }
    let word = keyword
    var isNear = false
    if word.beginsStatement, following != .colon || isNamelessSection {
      report(
        message: "`\(text.string(at: cursor))` belongs inside a block, not at the top of a file",
        remedy: "put it into a `screen` or a `layout`")
    } else if current == .name, following == .colon {
      report(
        message: "`\(text.string(at: cursor)):` belongs inside a block, not at the top of a file",
        remedy: "a constant of the file is written `let \(text.string(at: cursor)) = …`")
    } else {
      let near = current == .name ? nearestDeclaration(to: text.string(at: cursor)) : nil
      isNear = near != nil
      report(
        message: "a declaration begins here, found \(found)",
        remedy: near?.question
          ?? "a file holds `import`, `let`, `flag`, `enum`, `record`, `action`, `component`, `decoration`, `layout` and "
          + "`screen`",
        fixes: FixIt.replacing(text.range(at: cursor), with: near))
    }
    let mark = open(.unexpected)
    repeat {
      skipOne()
      // A whole block after a word that is nearly one of ours was one declaration.
      if isNear, text.kind(at: cursor - 1) == .rightBrace, text.startsLine(cursor) { break }
    } while current != .endOfFile && !isAtDeclaration
    close(mark)
  }

  /// Whether a declaration begins here: its word at the beginning of a line, followed by a name or text.
  private var isAtDeclaration: Bool {
    guard keyword.beginsDeclaration, following == .name || following == .string else { return false }
    return text.startsLine(cursor)
  }

  /// `"import" stringLiteral`
  private mutating func importDeclaration() {
    let mark = open(.importDeclaration)
    take()
    string("a path in quotes")
    close(mark)
  }

  /// `"let" name "=" expression`
  private mutating func letDeclaration() {
    let mark = open(.letDeclaration)
    take()
    nameOfDeclaration("the constant's name")
    if current == .colon, following == .name, text.kind(at: cursor + 2) == .equal {
      typeOfConstant()
    } else if current == .colon {
      report(
        message: "`=` is needed before a constant's value, found `:`",
        fixes: [.replace(text.range(at: cursor), with: "=")])
      skipAsUnexpected()
    } else {
      expect(.equal, "=", after: "a constant's name")
    }
    value("a value")
    close(mark)
  }

  /// Puts `: Length` after a constant's name aside.
  private mutating func typeOfConstant() {
    let place = text.range(at: cursor)
    let type = SourceRange(
      file: text.file, Int(place.lowerBound)..<Int(text.tokens[cursor + 1].end))
    report(
      .unexpectedToken, "a constant has the type of its value, and none is written", at: type,
      remedy: "write `=` directly after the name", fixes: [.remove(type, "remove the type")])
    let mark = open(.unexpected)
    take()
    take()
    close(mark)
    lastErrorToken = -1
    expect(.equal, "=", after: "a constant's name")
  }

  /// `"flag" name ":" "[" name* "]"`
  private mutating func flagDeclaration() {
    let mark = open(.flagDeclaration)
    take()
    nameOfDeclaration("the flag's name")
    expect(.colon, ":", after: "a flag's name")
    if current == .leftBracket {
      take()
      elements(until: .rightBracket) { $0.name("the name of a variant") }
      expect(.rightBracket, "]", after: "a flag's variants")
    } else {
      expected("`[` and the flag's variants", remedy: "the first variant is the default: `[control, tight]`")
    }
    close(mark)
  }

  /// `name wireName? block?` after a word: a decoration or a screen.
  private mutating func blockDeclaration(_ kind: NodeKind) {
    let mark = open(kind)
    take()
    nameOfDeclaration(kind == .screenDeclaration ? "the screen's name" : "the decoration's name")
    wireName()
    optionalBlock()
    close(mark)
  }
}

extension Parser {
  /// Reports an unexpected token.
  mutating func report(message: String, remedy: String? = nil, fixes: [FixIt] = []) {
    report(.unexpectedToken, message, remedy: remedy, fixes: fixes)
  }
}
