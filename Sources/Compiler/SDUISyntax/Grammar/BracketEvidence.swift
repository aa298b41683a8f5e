/// Finds the places of missing brackets, as far as the tokens around decide them.
extension BracketMatcher {
  /// Deeper than this nothing is worth a search, and searches would make the work grow with the square of the file.
  private static let maximumSearchedDepth = 64
  /// The number of lines or tokens that a search goes back.
  private static let maximumSearchedCount = 4096

  /// Whether a line begins a declaration: its word, and on the same line a name or a text.
  func beginsDeclaration(_ token: Int) -> Bool {
    let word = text.keyword(at: token)
    guard word.beginsDeclaration, !text.startsLine(token + 1) else { return false }
    switch text.kind(at: token + 1) {
    case .name: return word != .open || text.keyword(at: token + 1) == .enum
    case .string: return word == .import
    default: return false
    }
  }

  /// Whether a line begins a section.
  func beginsSection(_ token: Int) -> Bool {
    guard text.kind(at: token + 1) == .name else { return false }
    switch text.keyword(at: token) {
    case .section, .essential, .repeated: return true
    default: return false
    }
  }

  /// Whether a line goes on with the expression of the line before it.
  func continuesExpression(_ token: Int) -> Bool {
    switch text.kind(at: token) {
    case .plus, .minus, .star, .slash, .comma, .colon, .dot, .question, .less, .greater, .equalEqual: return true
    default: return token == 0 || !endsOperand(token - 1) && !beginsStatement(token)
    }
  }

  /// Whether a line can be nothing but a statement: its word, followed by a name, which no expression has.
  private func beginsStatement(_ token: Int) -> Bool {
    guard text.keyword(at: token).beginsStatement, text.kind(at: token + 1) == .name else { return false }
    switch text.keyword(at: token + 1) {
    case .and, .or, .as: return false
    default: return !text.startsLine(token + 1)
    }
  }

  /// Whether a token can be an operand's last.
  private func endsOperand(_ token: Int) -> Bool {
    switch text.kind(at: token) {
    case .name, .number, .string, .color, .ellipsis, .rightBrace, .rightBracket, .rightParenthesis, .question: true
    default: false
    }
  }

  /// Returns the place where a parenthesis without its partner ends: where, after a value and without a comma, a
  /// property begins.
  func closingPlace(of opening: Opening, before end: Int) -> Int {
    guard stack.count < Self.maximumSearchedDepth else { return end }
    var nesting = 0
    for token in opening.token + 1..<min(end, opening.token + Self.maximumSearchedCount) {
      switch text.tokens[token].kind {
      case .leftBrace, .leftBracket, .leftParenthesis: nesting += 1
      case .rightBrace, .rightBracket, .rightParenthesis: nesting -= 1
      case .name where nesting == 0 && token > opening.token + 1 && endsOperand(token - 1):
        if text.kind(at: token + 1) == .colon { return token }
        if text.startsLine(token), text.keyword(at: token).beginsStatement { return token }
      default: break
      }
      if nesting < 0 { return token }
    }
    // The block follows `at (width: 390` and the like.
    return end
  }

  /// Returns the place of a missing `{` of a block whose `}` is at hand: after the line's own words, or after the line
  /// that is as deep as the `}`.
  func placeOfMissingBrace(before token: Int) -> Int? {
    guard stack.count < Self.maximumSearchedDepth else { return nil }
    let place = line.firstToken == token ? placeBehindLine(before: token) : placeInLine(before: token)
    guard let place, place > stack.last?.token ?? -1 else { return nil }
    return place
  }

  private func placeBehindLine(before token: Int) -> Int? {
    var index = lines.count - 2
    let stop = max(0, index - Self.maximumSearchedCount)
    while index >= stop, lines[index].depth > line.depth { index -= 1 }
    guard index >= stop, lines[index].depth == line.depth else { return nil }
    let range = lines[index].firstToken..<lines[index + 1].firstToken
    guard range.count < Self.maximumSearchedCount, !range.contains(where: { isBrace($0) }) else { return nil }
    let first = range.lowerBound
    let isHead = text.kind(at: first) == .name && text.kind(at: first + 1) != .colon
    let last = range.upperBound - 1
    // `image: Image` is a record without its brace.
    let isRecord = text.kind(at: first) == .name && text.kind(at: last) == .name && isType(last)
    return isHead || isRecord ? range.upperBound : nil
  }

  private func isBrace(_ token: Int) -> Bool {
    text.kind(at: token) == .leftBrace || text.kind(at: token) == .rightBrace
  }

  private func placeInLine(before end: Int) -> Int? {
    let first = line.firstToken
    guard end - first < Self.maximumSearchedCount else { return nil }
    let isHead = text.kind(at: first) == .name && text.kind(at: first + 1) != .colon
    if isHead, text.keyword(at: first) == .enum { return min(first + 2, end) }
    var nesting = 0
    for token in first..<end {
      switch text.tokens[token].kind {
      case .leftBrace, .leftBracket, .leftParenthesis: nesting += 1
      case .rightBrace, .rightBracket, .rightParenthesis: nesting -= 1
      case .name where nesting == 0 && token > first:
        if beginsContent(token, ofHead: isHead) { return token }
      default: break
      }
    }
    return nil
  }

  /// Whether a property or statement begins at a token that cannot belong to the words before it.
  private func beginsContent(_ token: Int, ofHead isHead: Bool) -> Bool {
    let previous = text.keyword(at: token - 1)
    guard endsOperand(token - 1) || previous != .none else { return false }
    switch previous {
    case .section, .on, .layout, .flag, .essential, .repeated: return false
    default: break
    }
    if text.kind(at: token + 1) == .colon { return isHead || isType(token - 1) }
    guard isHead, token > line.firstToken + 1 else { return false }
    return text.keyword(at: token).beginsStatement && text.kind(at: token + 1) == .name
  }

  /// Whether a name is written as types are.
  private func isType(_ token: Int) -> Bool {
    guard text.kind(at: token) == .name else { return false }
    return (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(text.bytes[Int(text.tokens[token].start)])
  }

  /// Returns the place of a missing `(` or `[` whose partner is at hand: after a name that is followed by a value.
  func placeOfMissingParenthesis(before end: Int, _ kind: TokenKind) -> Int? {
    let first = line.firstToken
    guard stack.count < Self.maximumSearchedDepth, end - first < Self.maximumSearchedCount, first + 1 < end else {
      return nil
    }
    var nesting = 0
    var place: Int?
    var token = end - 1
    while token > first, token > stack.last?.token ?? -1 {
      switch text.tokens[token].kind {
      case .rightBrace, .rightBracket, .rightParenthesis: nesting += 1
      case .leftBrace, .leftBracket, .leftParenthesis: nesting -= 1
      default: if nesting == 0, beginsArguments(token, kind) { place = token }
      }
      // A list does not reach back over the name of what it is the value of.
      if kind == .rightBracket, nesting == 0, text.kind(at: token) == .colon { break }
      token -= 1
    }
    guard kind == .rightBracket, let first = place else { return place }
    return text.tokens[first..<end].contains { $0.kind == .comma } ? first : nil
  }

  private func beginsArguments(_ token: Int, _ kind: TokenKind) -> Bool {
    let previous = text.kind(at: token - 1)
    if kind == .rightBracket { return previous == .colon }
    guard text.kind(at: token) == .name || text.kind(at: token) == .number else { return false }
    if previous == .colon { return text.kind(at: token) == .name && text.kind(at: token + 1) == .colon }
    guard previous == .name, token > line.firstToken + 1 || text.kind(at: token + 1) == .colon else { return false }
    let word = text.keyword(at: token - 1)
    return !word.beginsStatement && !word.beginsDeclaration && word != .and && word != .or && word != .not
  }
}
