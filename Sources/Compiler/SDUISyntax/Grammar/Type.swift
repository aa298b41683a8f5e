extension Parser {
  /// `name argumentList? | "[" (name ":")? type "]" argumentList?`, then `"?"` any number of times.
  mutating func type() {
    let mark = nodes.count
    skipUnknown()
    switch current {
    case .name where following == .less && Self.namesOfLists.contains(text.string(at: cursor)): genericList()
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
      if isKeyOfMap {
        leaf(.name)
        take()
      }
      type()
      if !isAtClosing {
        report(message: "`]` is needed after the type of a list's elements, found \(found)")
        skipElements()
      }
      let isClosed = current == .rightBracket
      expect(.rightBracket, "]", after: "the type of a list's elements")
      leave()
      if isClosed { optionalArgumentList() }
    } else {
      skipAsUnexpected()
    }
    close(mark)
  }

  /// Whether `Text: …` follows, and not a field on the next line after an unfinished list.
  private var isKeyOfMap: Bool {
    guard current == .name, following == .colon else { return false }
    return !text.startsLine(cursor) || text.string(at: cursor).utf8.first.map { $0 < UInt8(ascii: "a") } == true
  }

  private static let namesOfLists = ["List", "Array", "Set", "Sequence", "Collection"]

  /// `List<Text>`, as other languages write it: read as the list that is meant.
  @inline(never)
  private mutating func genericList() {
    let mark = open(.listType)
    if enter() {
      let opening = SourceRange(
        file: text.file, Int(text.tokens[cursor].start)..<Int(text.tokens[cursor + 1].end))
      let word = text.string(at: cursor)
      for _ in 0..<2 { skipAsUnexpected() }
      lastErrorToken = -1
      type()
      let isClosed = current == .greater
      findings.report(
        .unexpectedToken, "a list's type has brackets around it, found `\(word)<`", at: opening,
        remedy: "a list is written `[Text]`",
        fixes: isClosed
          ? [FixIt("write brackets", edits: [TextEdit(opening, "["), TextEdit(text.range(at: cursor), "]")])] : [])
      if isClosed { skipAsUnexpected() }
      leave()
      if isClosed { optionalArgumentList() }
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
