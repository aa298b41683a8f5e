extension Parser {
  /// `("essential" | "repeated")* "section" name wireName? ":" layoutReference block?`
  mutating func sectionDeclaration() {
    let mark = open(.sectionDeclaration)
    while keyword == .essential || keyword == .repeated, following != .colon { take() }
    if isNamelessSection { take() } else { expectWord(.section, "section", after: "`essential` and `repeated`") }
    sectionName()
    wireName()
    sectionColon()
    layoutReference()
    optionalBlock()
    close(mark)
  }

  /// Whether a section without its name begins here, `section: list { … }`. No property is called `section`.
  @inline(__always)
  var isNamelessSection: Bool {
    text.tokens[cursor].range.count == 7 && keyword == .section && following == .colon
      && text.kind(at: cursor + 2) == .name
  }

  private mutating func sectionName() {
    skipUnknown()
    guard current == .colon || current == .leftBrace else { return nameOfDeclaration("the section's name") }
    expected("the section's name", remedy: "a section is written `section products: list { … }`")
  }

  private mutating func sectionColon() {
    guard current == .leftBrace else { return expect(.colon, ":", after: "a section's name") }
    expected("`:` and the section's kind", remedy: "a section is written `section products: list { … }`")
  }

  /// `"bundle" wireName? recordBody`
  mutating func bundleStatement() {
    let mark = open(.bundleStatement)
    take()
    wireName()
    requiredRecordBody("`{` and the bundle's fields")
    close(mark)
  }

  /// `"content" contentBlock`
  mutating func contentStatement() {
    let mark = open(.contentStatement)
    take()
    skipUnknown()
    if current == .leftBrace { contentBlock() } else { expected("`{` and the content's elements") }
    close(mark)
  }

  /// `"{" contentElement* "}"`
  private mutating func contentBlock() {
    let mark = open(.contentBlock)
    if enter() {
      take()
      while current != .rightBrace, current != .endOfFile {
        let start = cursor
        contentElement()
        if cursor == start { skipAsUnexpected() }
        optionalComma()
      }
      expect(.rightBrace, "}", after: "the content")
      leave()
    } else {
      skipAsUnexpected()
    }
    close(mark)
  }

  /// `name recordBody?`
  private mutating func contentElement() {
    let remedy = "an element is written `Banner { id: \"summer\", title: \"Summer Sale\" }`"
    // `header { … }` is an element, and `header` on a line of its own.
    if keyword != .none, following != .leftBrace, !text.startsLine(cursor + 1),
      putAsideMisplaced(among: "the elements of `content`", remedy: remedy)
    {
      return
    }
    guard current == .name, following != .colon else {
      if current == .unknown { return skipUnknown() }
      report(
        message: "a component's name is needed here, found \(found)",
        remedy: remedy)
      return skipToElement()
    }
    let mark = open(.contentElement)
    leaf(.name)
    skipUnknown()
    if current == .leftBrace { recordBody() }
    if current == .leftParenthesis, !text.startsLine(cursor) { recordBodyInParentheses() }
    close(mark)
  }

  /// Puts tokens aside up to what may be the next element: a name at the beginning of a line, or before braces.
  private mutating func skipToElement() {
    let mark = open(.unexpected)
    repeat {
      if isAtClosing { break }
      skipOne()
      if current == .name, following == .leftBrace { break }
    } while !isAtClosing && current != .comma
    close(mark)
  }
}
