extension Parser {
  /// `"on" eventName ":" actionCall`
  mutating func eventStatement() {
    let mark = open(.eventStatement)
    take()
    eventName()
    expect(.colon, ":", after: "an event's name")
    actionCall()
    close(mark)
  }

  /// `name ("." name)?`
  private mutating func eventName() {
    let mark = open(.eventName)
    name("an event such as `tap`")
    if current == .dot {
      take()
      name("the control's event")
    }
    close(mark)
  }

  /// `name recordBody?`
  private mutating func actionCall() {
    let mark = open(.actionCall)
    nameOfReference("an action's name")
    skipUnknown()
    if current == .leftBrace { recordBody() }
    if current == .leftParenthesis, !text.startsLine(cursor) { recordBodyInParentheses() }
    close(mark)
  }
}
