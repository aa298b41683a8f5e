/// Matches the brackets of a file whose brackets do not match, and says where the missing ones belong.
///
/// The main evidence is indentation: a line that is no deeper than the line that opened a block is not in the block,
/// and a `}` that begins a line closes the block whose line is as deep.
struct BracketMatcher {
  /// The weight of the indentation as evidence, most first.
  enum Evidence: CaseIterable {
    /// Every line's depth counts.
    case everyLine
    /// Only lines that begin a section or a declaration count.
    case structuralLines
    /// Only declarations count, which close everything.
    case declarations
    /// Lines mean nothing.
    case nothing
  }

  /// An opening bracket that is not closed yet.
  struct Opening {
    let token: Int
    let kind: TokenKind
    /// The depth of its line.
    let depth: Int
    /// The first token of its line.
    let lineStart: Int
  }

  /// A line that holds a token.
  struct Line {
    let firstToken: Int
    let depth: Int
  }

  let text: TokenText
  let evidence: Evidence
  private(set) var repairs: [BracketRepair] = []
  private(set) var stack: [Opening] = []
  private(set) var lines: [Line] = []

  init(text: TokenText, evidence: Evidence) {
    self.text = text
    self.evidence = evidence
  }

  /// The line of the token that is being read.
  var line: Line { lines.last ?? Line(firstToken: 0, depth: 0) }

  /// Reads the file once.
  mutating func run() {
    for token in 0..<text.last {
      let kind = text.tokens[token].kind
      let startsLine = text.startsLine(token)
      if startsLine { lines.append(Line(firstToken: token, depth: depth(of: token))) }
      switch kind {
      case .leftBrace, .leftParenthesis, .leftBracket:
        stack.append(Opening(token: token, kind: kind, depth: line.depth, lineStart: line.firstToken))
      case .rightBrace: closeBrace(token)
      case .rightParenthesis, .rightBracket: closeParenthesis(token, kind)
      default: if startsLine { beginLine(token) }
      }
    }
    while !stack.isEmpty { closeTop(before: text.last) }
  }

  /// Whether a token ends its line, and the next one shows that a block goes on whose line is `depth` deep.
  private func nextLineIsDeeper(than depth: Int, behind token: Int) -> Bool {
    token + 1 < text.last && text.startsLine(token + 1) && self.depth(of: token + 1) > depth
  }

  /// The width of the blanks before a line's first token; a tab goes to the next multiple of four.
  private func depth(of token: Int) -> Int {
    var start = Int(text.tokens[token].start)
    let end = start
    while start > 0, text.bytes[start - 1] == 0x20 || text.bytes[start - 1] == 0x09 { start -= 1 }
    return text.bytes[start..<end].reduce(0) { $1 == 0x09 ? ($0 / 4 + 1) * 4 : $0 + 1 }
  }

  /// A line that begins with anything but a bracket: what its depth says is not open any more, is closed.
  private mutating func beginLine(_ token: Int) {
    let isDeclaration = beginsDeclaration(token)
    switch evidence {
    case .nothing: return
    case .declarations:
      if isDeclaration { while !stack.isEmpty { closeTop(before: token) } }
    case .structuralLines:
      if isDeclaration { while !stack.isEmpty { closeTop(before: token) } }
      if beginsSection(token) { closeOpenings(notBelow: line.depth, before: token, isStructural: true) }
    case .everyLine:
      closeOpenings(
        notBelow: line.depth, before: token, isStructural: isDeclaration || beginsSection(token))
    }
  }

  private mutating func closeOpenings(notBelow depth: Int, before token: Int, isStructural: Bool) {
    while let top = stack.last, top.lineStart < line.firstToken, top.depth >= depth {
      if top.kind != .leftBrace, !isStructural, continuesExpression(token) { return }
      closeTop(before: token)
    }
  }

  /// The innermost open bracket is closed before a token, or earlier where the text says so.
  private mutating func closeTop(before token: Int) {
    guard let top = stack.popLast() else { return }
    let place = top.kind == .leftBrace ? token : closingPlace(of: top, before: token)
    repairs.append(
      BracketRepair(
        token: place, action: .close(opening: top.token), seenKind: BracketRepairs.partner(top.kind)))
  }

  private mutating func passOver(_ token: Int) {
    repairs.append(BracketRepair(token: token, action: .surplus, seenKind: .unknown))
  }

  private mutating func openMissing(_ kind: TokenKind, before token: Int) {
    repairs.append(BracketRepair(token: token, action: .open(kind), seenKind: kind))
  }

  /// The innermost bracket is closed by a token of another kind.
  private mutating func closeTopWrongly(by token: Int) {
    guard let top = stack.popLast() else { return }
    let kind = BracketRepairs.partner(top.kind)
    repairs.append(BracketRepair(token: token, action: .close(opening: top.token), seenKind: kind))
    repairs.append(BracketRepair(token: token, action: .wrongKind(opening: top.token), seenKind: .unknown))
  }
}

extension BracketMatcher {
  /// `}`: closes the innermost block, unless the lines say that it belongs to another one.
  private mutating func closeBrace(_ token: Int) {
    guard let brace = stack.lastIndex(where: { $0.kind == .leftBrace }) else {
      if evidence == .everyLine, let place = placeOfMissingBrace(before: token) {
        return openMissing(.leftBrace, before: place)
      }
      if stack.last?.lineStart == line.firstToken { return closeTopWrongly(by: token) }
      return passOver(token)
    }
    var partner = brace
    if evidence == .everyLine {
      let beginsLine = line.firstToken == token
      let isEarlier = stack[brace].lineStart < line.firstToken
      if isEarlier, !beginsLine, let top = stack.last, top.kind != .leftBrace, top.lineStart == line.firstToken {
        return closeTopWrongly(by: token)
      }
      if isEarlier, !beginsLine || stack[brace].depth < line.depth {
        if let place = placeOfMissingBrace(before: token) { return openMissing(.leftBrace, before: place) }
        if beginsLine || nextLineIsDeeper(than: stack[brace].depth, behind: token) { return passOver(token) }
      }
      let isAlone = brace == 0 || stack[brace - 1].lineStart != line.firstToken
      if !isEarlier, isAlone, nextLineIsDeeper(than: line.depth, behind: token) { return passOver(token) }
      if beginsLine, stack[brace].depth > line.depth {
        partner = stack.lastIndex { $0.kind == .leftBrace && $0.depth == line.depth } ?? brace
      }
    }
    while stack.count > partner + 1 { closeTop(before: token) }
    stack.removeLast()
  }

  /// `)` or `]`: closes its partner if that is open inside the innermost block.
  private mutating func closeParenthesis(_ token: Int, _ kind: TokenKind) {
    let opening = BracketRepairs.partner(kind)
    var index = stack.count - 1
    while index >= 0, stack[index].kind != opening {
      if stack[index].kind == .leftBrace, stack[index].lineStart != line.firstToken { index = 0 }
      index -= 1
    }
    if index >= 0 {
      while stack.count > index + 1 { closeTop(before: token) }
      stack.removeLast()
      return
    }
    if let place = placeOfMissingParenthesis(before: token, kind) { return openMissing(opening, before: place) }
    guard let top = stack.last else { return passOver(token) }
    let isOnLine = top.lineStart == line.firstToken
    let goesOn = text.kind(at: token + 1) == .rightBrace || nextLineIsDeeper(than: line.depth, behind: token)
    if top.kind != .leftBrace || isOnLine && !goesOn { return closeTopWrongly(by: token) }
    passOver(token)
  }
}
