/// Whether every bracket has its partner, as the lexer meets them. Where one has not, `BracketMatcher` finds out why.
struct BracketBalance {
  /// The brackets that would close what is open, innermost last.
  private var open: [TokenKind] = []
  private var isBroken = false

  /// Whether every bracket so far has its partner.
  var isBalanced: Bool { !isBroken && open.isEmpty }

  /// A token that may be a bracket.
  mutating func read(_ kind: TokenKind) {
    switch kind {
    case .leftBrace, .leftParenthesis, .leftBracket: open(until: BracketRepairs.partner(kind))
    case .rightBrace, .rightParenthesis, .rightBracket: close(kind)
    default: break
    }
  }

  /// An opening bracket.
  @inline(__always)
  mutating func open(until closing: TokenKind) { open.append(closing) }

  /// A closing bracket.
  @inline(__always)
  mutating func close(_ kind: TokenKind) {
    if open.popLast() != kind { isBroken = true }
  }
}
