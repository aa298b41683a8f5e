extension Parser {
  /// `"layout" name parameterList? ":" layoutReference block?`
  mutating func layoutDeclaration() {
    let mark = open(.layoutDeclaration)
    take()
    nameOfDeclaration("the layout's name")
    skipUnknown()
    if current == .leftParenthesis { parameterList() }
    expect(.colon, ":", after: "a layout's name and parameters")
    layoutReference()
    optionalBlock()
    close(mark)
  }

  /// `"(" parameter* ")"`
  private mutating func parameterList() {
    let mark = open(.parameterList)
    take()
    elements(until: .rightParenthesis) { $0.parameter() }
    expect(.rightParenthesis, ")", after: "the parameters")
    close(mark)
  }

  /// `name ":" type ("=" expression)?`
  private mutating func parameter() {
    skipUnknown()
    guard current == .name else {
      report(message: "a parameter is needed here, found \(found)", remedy: "a parameter is written `name: Type`")
      return
    }
    let mark = open(.parameter)
    leaf(.name)
    expect(.colon, ":", after: "a parameter's name")
    type()
    if current == .equal {
      take()
      value("the default")
    }
    close(mark)
  }
}
