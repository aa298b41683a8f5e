import SDUISyntax

extension Program {
  /// An expression on one line and without comments, with blanks where the one style has them: what travels does not
  /// depend on how it was written.
  func written(_ expression: Syntax) -> String {
    let tree = trees[expression.file.index]
    var text = ""
    // What stands before, as far as blanks depend on it.
    var before = Spacing.open
    for index in tree.tokenRange(of: expression.node) {
      let token = tree.tokens[index]
      let word = String(decoding: tree.source.bytes[Int(token.start)..<Int(token.end)], as: UTF8.self)
      let joins = word == "and" || word == "or" || word == "not"
      var next = Spacing.operand
      switch token.kind {
      case .leftParenthesis:
        if before == .word { text += " " }
        next = .open
      case .rightParenthesis: break
      case .dot, .colon, .ellipsis: next = .open
      case .comma: next = .word
      case .minus where before != .operand:
        if before == .word { text += " " }
        next = .open
      case .slash where tree.isFraction(index): next = .open
      case .plus, .minus, .star, .slash, .equalEqual, .notEqual, .less, .lessEqual, .greater, .greaterEqual:
        text += " "
        next = .word
      default:
        if before == .word || (before == .operand && (joins || token.kind == .name)) { text += " " }
        if joins { next = .word }
      }
      text += word
      before = next
    }
    return text
  }

  /// What a token leaves before the next one.
  private enum Spacing {
    /// Nothing: the beginning, and what stands close to what it belongs to.
    case open
    /// A blank.
    case word
    /// A blank before a word or an operator.
    case operand
  }
}

extension SyntaxTree {
  /// Whether a token divides two plain numbers and so writes one: `4/3`. Not so in `x / 4 / 3`, which would look like
  /// another value.
  fileprivate func isFraction(_ index: Int) -> Bool {
    guard isPlainNumber(index - 1), isPlainNumber(index + 1) else { return false }
    return index < 2 || tokens[index - 2].kind != .slash
  }

  private func isPlainNumber(_ index: Int) -> Bool {
    guard tokens.indices.contains(index), tokens[index].kind == .number else { return false }
    // The last byte tells: a unit stands behind the digits.
    return (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(source.bytes[Int(tokens[index].end) - 1])
  }
}
