import SDUIDiagnostics

extension Parser {
  /// `name argumentList? | "[" type "]"`, then `"?"` any number of times.
  mutating func type() {
    let mark = nodes.count
    skipUnknown()
    switch current {
    case .name where following != .colon && !isNextMember: namedType()
    case .leftBracket: listType()
    case .question: break
    default: return expected("a type", remedy: "types are `ID`, `Text`, `Int`, … , a declared name, or `[Text]`")
    }
    var links = depth
    while current == .question {
      guard links < Self.maximumDepth else {
        reportDepth()
        return skipAsUnexpected()
      }
      links += 1
      if mark == nodes.count { expected("a type before `?`") }
      wrap(mark, .optionalType)
      take()
      close(mark)
    }
  }

  /// Whether what begins the next line is a statement between fields, `on tap: …`, and no type.
  @inline(__always)
  private var isNextMember: Bool { (following == .name || following == .string) && beginsNextStatement }

  private mutating func namedType() {
    let mark = open(.namedType)
    leaf(.name)
    optionalArgumentList()
    close(mark)
  }

  private mutating func listType() {
    let mark = open(.listType)
    if enter() {
      take()
      type()
      if !isAtClosing {
        report(message: "`]` is needed after the type of a list's elements, found \(found)")
        skipElements()
      }
      expect(.rightBracket, "]", after: "the type of a list's elements")
      leave()
    } else {
      skipAsUnexpected()
    }
    close(mark)
  }

  private mutating func skipElements() {
    let mark = open(.unexpected)
    while !isAtClosing { skipOne() }
    close(mark)
  }
}
