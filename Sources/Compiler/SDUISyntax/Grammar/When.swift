extension Parser {
  /// `"when" expression (":" layoutReference block? | block)`
  mutating func whenStatement() {
    let mark = open(.whenStatement)
    take()
    readCondition(.when)
    if current == .colon {
      take()
      layoutReference()
      optionalBlock()
    } else {
      if current != .leftBrace { skipToBlock() }
      requiredBlock("`{` and what changes under the condition")
    }
    close(mark)
  }

  /// `"require" expression`
  mutating func requireStatement() {
    let mark = open(.requireStatement)
    take()
    readCondition(.require)
    close(mark)
  }

  private mutating func readCondition(_ context: ConditionContext) {
    let outer = condition
    condition = context
    value("a condition")
    condition = outer
  }

  /// Puts the text between a condition and its block aside, if there is a block on this line.
  @inline(never)
  private mutating func skipToBlock() {
    skipUnknown()
    guard current != .leftBrace, !isAtClosing, !isAtStatementStart(), !text.startsLine(cursor) else { return }
    report(message: "`{` is needed after a condition, found \(found)")
    let mark = open(.unexpected)
    while !isAtClosing, current != .leftBrace, !isAtStatementStart(), !text.startsLine(cursor) { skipOne() }
    close(mark)
    lastErrorToken = cursor
  }
}
