import SDUISyntax

/// An expression that is being written: its words up to the cursor, without those in brackets.
struct WrittenExpression {
  /// The operators so far.
  private(set) var operators: [StatementLevel.Word] = []
  /// The operand to the left of the last comparison.
  private(set) var subject: [StatementLevel.Word] = []
  /// The operand that is being written; empty after an operator.
  private(set) var operand: [StatementLevel.Word] = []

  init(_ words: ArraySlice<StatementLevel.Word>) {
    for word in words {
      if operand.isEmpty {
        if word.kind == .minus || word.text == "not" { continue }
        operand = [word]
      } else if Self.isOperator(word) {
        if Self.isComparison(word.kind) { subject = operand }
        operators.append(word)
        operand = []
      } else {
        operand.append(word)
      }
    }
  }

  /// Whether an operator may follow.
  var isOperandComplete: Bool { !operand.isEmpty && !isAfterDot }

  /// Whether the name of a member must follow.
  var isAfterDot: Bool { operand.last?.kind == .dot }

  /// Whether the comparison that the cursor is in has its operator.
  var isCompared: Bool {
    let last = operators.last { Self.isComparison($0.kind) || ["and", "or"].contains($0.text) }
    return last.map { Self.isComparison($0.kind) } ?? false
  }

  /// The word by which comparisons are joined; `nil` where there is one comparison.
  var conjunction: String? { operators.first { ["and", "or"].contains($0.text) }?.text }

  /// Whether the last operator is a comparison.
  var isAfterComparison: Bool { operators.last.map { Self.isComparison($0.kind) } ?? false }

  /// The last operator.
  var lastOperator: String? { operators.last?.text }

  static func isComparison(_ kind: TokenKind) -> Bool {
    switch kind {
    case .equalEqual, .notEqual, .less, .lessEqual, .greater, .greaterEqual: true
    default: false
    }
  }

  private static func isOperator(_ word: StatementLevel.Word) -> Bool {
    switch word.kind {
    case .plus, .minus, .star, .slash: true
    case .name: ["and", "or"].contains(word.text)
    default: isComparison(word.kind)
    }
  }
}
