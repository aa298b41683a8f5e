/// Recovers from statements and declarations in a wrong place, such as a `section` among the fields of a component.
/// They are put aside whole, so that each is one finding.
extension Parser {
  /// Reports a statement or declaration among something else, and puts it aside.
  ///
  /// - Parameter remedy: What is written there, and where a statement belongs.
  /// - Returns: Whether there is one here.
  mutating func putAsideMisplaced(among others: StaticString, remedy: String) -> Bool {
    let isDeclaration = beginsWholeDeclaration
    guard isDeclaration || beginsWholeStatement else { return false }
    let home = isDeclaration ? "at the top of a file" : "in a block"
    report(
      message: "`\(text.string(at: cursor))` belongs \(home), not among \(others)",
      remedy: isDeclaration ? "move it out of the braces" : remedy)
    if isDeclaration { putAside { $0.declaration() } } else { putAside { $0.statement() } }
    return true
  }

  /// Puts aside what `read` reads. Findings in it are not shown: it is at the wrong place as a whole.
  mutating func putAside(_ read: (inout Parser) -> Void) {
    let outer = (findings, lastErrorToken, hasReportedDepth)
    let mark = open(.unexpected)
    read(&self)
    while nodes.count > mark + 1 { nodes.removeLast() }
    close(mark)
    (findings, lastErrorToken, hasReportedDepth) = outer
  }

  /// Whether a declaration begins here, as far as a few tokens tell. The words are names elsewhere, so that `layout` may
  /// be a field.
  var beginsWholeDeclaration: Bool {
    let word = keyword
    let second = text.kind(at: cursor + 2)
    switch word {
    case .import: return following == .string
    case .let: return following == .name && (second == .equal || second == .colon)
    case .flag: return following == .name && second == .colon && text.kind(at: cursor + 3) == .leftBracket
    case .open: return text.keyword(at: cursor + 1) == .enum && second == .name
    case .layout: return following == .name && (second == .colon || second == .leftParenthesis)
    case .enum, .record, .action, .component, .decoration, .screen:
      return following == .name && (second == .leftBrace || text.keyword(at: cursor + 2).followsDeclaredName)
    default: return false
    }
  }

  /// Whether a statement of a block begins here, as far as a few tokens tell.
  private var beginsWholeStatement: Bool {
    let second = text.kind(at: cursor + 2)
    switch keyword {
    case .section: return following == .name && second == .colon || isNamelessSection
    case .essential, .repeated: return text.keyword(at: cursor + 1).beginsStatement
    case .unit, .empty, .onFailure, .topBar, .bottomBar, .header, .footer, .background:
      return following == .leftBrace || following == .name && second == .leftBrace
    case .item, .content, .row, .column, .cell: return following == .leftBrace
    case .bundle: return following == .leftBrace || text.keyword(at: cursor + 1) == .as
    case .when, .require: return following == .name && (beginsOperation(second) || text.keyword(at: cursor + 1) == .not)
    case .test: return following == .string
    case .allow: return following == .string || text.keyword(at: cursor + 1) == .breaking && second == .string
    case .on: return following == .name && (second == .colon || second == .dot)
    default: return false
    }
  }

  /// Whether a condition's first name goes on with a token.
  private func beginsOperation(_ kind: TokenKind) -> Bool {
    switch kind {
    case .less, .lessEqual, .greater, .greaterEqual, .equalEqual, .notEqual, .dot, .leftParenthesis, .leftBrace: true
    default: false
    }
  }
}
