extension Parser {
  /// `"test" stringLiteral "at" argumentList block`
  mutating func testStatement() {
    let mark = open(.testStatement)
    take()
    string("the test's title in quotes")
    expectWord(.at, "at", after: "a test's title")
    skipUnknown()
    if current == .leftParenthesis {
      argumentList()
    } else {
      expected("the container in parentheses", remedy: "write `at (width: 390)`")
    }
    requiredBlock("`{` and what the test requires")
    close(mark)
  }

  /// `"allow" "breaking"? stringLiteral "because" stringLiteral`
  mutating func allowStatement() {
    let mark = open(.allowStatement)
    take()
    if keyword == .breaking {
      take()
      string("the rule of the change to accept, in quotes,")
      expectWord(.because, "because", after: "the rule of the change")
    } else {
      string("the check to silence, in quotes,")
      expectWord(.because, "because", after: "the check to silence")
    }
    string("the reason in quotes")
    close(mark)
  }
}
