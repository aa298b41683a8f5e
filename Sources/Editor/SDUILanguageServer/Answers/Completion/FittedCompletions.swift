import SDUISyntax

/// Completions in a text that is written already: before the rest of a statement, and after a typing error.
extension Completion {
  /// The same before a token of the same line: its first word alone, if what the rest would begin with is there already.
  ///
  /// - Parameter isTyped: Whether a part of the word is written. Before other words a keyword is then the beginning of what
  ///   follows, and not of a new statement.
  /// - Parameter statements: The words that begin other statements at the place.
  func fitting(before following: (kind: TokenKind, text: String)?, isTyped: Bool, besides statements: [String])
    -> Completion
  {
    guard let following else { return self }
    let word = firstWord
    let rest = text.dropFirst(word.count).drop { $0 == " " }
    // The blank after `not` is there already.
    if rest.isEmpty, text != word { return inserting([.text(word)]) }
    let hasRest =
      switch following.kind {
      case .leftBrace: rest.first == "{"
      case .leftParenthesis: rest.first == "("
      case .colon: rest.first == ":"
      case .dot: rest.first == "."
      case .name, .string, .number:
        isTyped && kind == .keyword && !rest.isEmpty
          && (!statements.contains(following.text) || rest.hasPrefix(following.text))
      default: false
      }
    return hasRest ? inserting([.text(word)]) : self
  }
}

extension [Completion] {
  /// The same for what is typed. If it is part of no label, the label that it nearly is fits as well: `haeder`.
  func matching(_ typed: String) -> [Completion] {
    guard !typed.isEmpty, !contains(where: { $0.contains(lettersOf: typed) }),
      let near = NearestName.of(typed, among: map { $0.label })
    else { return self }
    return map { $0.label == near.text ? $0.filtered(as: typed) : $0 }
  }
}

extension Completion {
  /// Whether some letters are in the label in the same order, as most clients ask.
  fileprivate func contains(lettersOf typed: String) -> Bool {
    var letters = typed.lowercased()[...]
    for letter in label.lowercased() where letter == letters.first { letters.removeFirst() }
    return letters.isEmpty
  }
}
