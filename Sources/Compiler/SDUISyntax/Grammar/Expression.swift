extension Parser {
  /// An expression that is a statement's, a field's or a declaration's value.
  @inline(__always)
  mutating func value(_ what: StaticString) {
    // A lone number or name before the next property is what most values are.
    if current == .number, endsSimpleValue(cursor + 1) { return leaf(.numberLiteral) }
    _ = expression(what)
  }

  @inline(__always)
  private func endsSimpleValue(_ index: Int) -> Bool {
    guard index != repairToken else { return false }
    switch text.kind(at: index) {
    case .comma, .rightBrace, .rightParenthesis: return true
    case .name: return text.kind(at: index + 1) == .colon
    default: return false
    }
  }

  /// Any expression.
  ///
  /// - Returns: how deep the tree under it is, in operators and brackets.
  mutating func expression(_ what: StaticString) -> Int {
    binary(.or, what)
  }

  /// Operands with operators that bind at least as tightly as `minimum`.
  private mutating func binary(_ minimum: Precedence, _ what: StaticString) -> Int {
    let mark = nodes.count
    var height = unary(minimum, what)
    var last = Precedence.none
    var lastOperator = cursor
    while let precedence = binaryOperator(), precedence >= minimum {
      guard depth + height < Self.maximumDepth, enter() else {
        reportDepth()
        skipExpressionRest()
        break
      }
      if precedence == .comparison, last == .comparison { reportChain(lastOperator) }
      if precedence == .or, last == .and { reportMixture(lastOperator, cursor) }
      let operatorToken = cursor
      wrap(mark, .binaryExpression)
      take()
      let right = binary(precedence.tighter, "a value")
      if precedence == .or, topPrecedence == .and { reportMixture(operatorToken, topOperator) }
      leave()
      close(mark)
      height = max(height, right) + 1
      last = precedence
      lastOperator = operatorToken
    }
    topPrecedence = last
    topOperator = lastOperator
    return height
  }

  /// `("-" | "not") expression`, or an operand.
  private mutating func unary(_ minimum: Precedence, _ what: StaticString) -> Int {
    if current == .minus { return unaryExpression { $0.unary(.product, "a value") } }
    if keyword == .not, condition == .when || following != .colon {
      if minimum > .comparison { reportInversion() }
      return unaryExpression { $0.binary(.comparison, "a condition") }
    }
    return postfix(what)
  }

  @inline(never)
  private mutating func reportInversion() {
    report(message: "`not` negates a whole condition", remedy: "put it and its condition into parentheses")
  }

  @inline(never)
  private mutating func unaryExpression(_ operand: (inout Parser) -> Int) -> Int {
    guard enter() else {
      skipExpressionRest()
      return 0
    }
    let mark = open(.unaryExpression)
    take()
    let height = operand(&self)
    leave()
    close(mark)
    return height + 1
  }

  /// An operand and what is selected from it.
  private mutating func postfix(_ what: StaticString) -> Int {
    let mark = nodes.count
    var height = primary(what)
    while current == .dot, !isModifier(of: mark) {
      guard depth + height < Self.maximumDepth else {
        reportDepth()
        skipExpressionRest()
        break
      }
      wrap(mark, .memberExpression)
      take()
      // A property on the next line is no member; after a `when`'s condition the colon belongs to the new kind.
      let isProperty = following == .colon && condition != .when && text.startsLine(cursor)
      if current == .name, !isProperty { leaf(.name) } else { missingMember() }
      close(mark)
      height += 1
    }
    return height
  }

  /// Whether a dot begins a line after a literal, as calls do in other languages: `.padding(16)`. It selects nothing.
  private func isModifier(of mark: Int) -> Bool {
    guard mark < nodes.count, text.startsLine(cursor) else { return false }
    switch nodes[mark].kind {
    case .numberLiteral, .stringLiteral, .colorLiteral: return true
    default: return false
    }
  }

  @inline(never)
  private mutating func missingMember() {
    expected("a name after `.`")
    if current == .number, !text.startsLine(cursor) { skipAsUnexpected() }
  }

  /// Puts aside what is left of an expression that nests too deep.
  private mutating func skipExpressionRest() {
    let mark = open(.unexpected)
    while !isAtClosing, current != .comma, !isAtStatementStart() { skipOne() }
    close(mark)
    lastErrorToken = cursor
  }
}
