/// A character that looks like one of the language's: typed on another keyboard or changed by a text program.
enum Lookalike {
  /// A token under another character.
  case token(TokenKind, String)
  /// A blank under another character.
  case blank
  /// Opens or closes a quotation.
  case quote

  /// Creates the character for which a scalar is mistaken.
  init?(_ scalar: Unicode.Scalar) {
    switch scalar {
    case "“", "”", "„", "‟", "«", "»", "‘", "’", "‚", "＂", "＇", "'", "`", "´": self = .quote
    case "\u{A0}", "\u{2000}"..."\u{200B}", "\u{202F}", "\u{205F}", "\u{2060}", "\u{3000}", "\u{FEFF}", "\u{0B}",
      "\u{0C}", "\u{2028}", "\u{2029}", "\u{85}":
      self = .blank
    default:
      guard let (kind, text) = Self.tokens[scalar] else { return nil }
      self = .token(kind, text)
    }
  }

  private static let tokens: [Unicode.Scalar: (TokenKind, String)] = [
    "：": (.colon, ":"), "，": (.comma, ","), "、": (.comma, ","), "．": (.dot, "."), "…": (.ellipsis, "..."),
    "｛": (.leftBrace, "{"), "｝": (.rightBrace, "}"), "（": (.leftParenthesis, "("), "）": (.rightParenthesis, ")"),
    "［": (.leftBracket, "["), "］": (.rightBracket, "]"), "【": (.leftBracket, "["), "】": (.rightBracket, "]"),
    "＝": (.equal, "="), "≠": (.notEqual, "!="), "＜": (.less, "<"), "＞": (.greater, ">"),
    "≤": (.lessEqual, "<="), "≥": (.greaterEqual, ">="), "＋": (.plus, "+"), "－": (.minus, "-"), "−": (.minus, "-"),
    "–": (.minus, "-"), "—": (.minus, "-"), "×": (.star, "*"), "＊": (.star, "*"), "·": (.star, "*"),
    "÷": (.slash, "/"), "／": (.slash, "/"), "？": (.question, "?"),
  ]
}
