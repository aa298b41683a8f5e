/// The words that mean something at certain places; everywhere else they are names like any other.
enum Keyword: UInt8 {
  case none
  case action, allow, and, `as`, at, background, because, bottomBar, breaking, bundle, cell, column, component, content,
    decoration
  case deprecated, empty, `enum`, essential, fallback, flag, footer, header, `import`, item, layout, `let`, not, on
  case onFailure, open, or, record, repeated, require, reserved, row, screen, section, since, test, topBar, unit, until
  case when, with

  /// The word that some bytes spell. It is found by length first, so that most names are compared with few words, and
  /// without making a string.
  @inline(__always)
  init(_ bytes: UnsafeBufferPointer<UInt8>, _ token: Token) {
    let word = Word(bytes: bytes, start: Int(token.start), count: Int(token.end &- token.start))
    switch word.count {
    case 2: self = Self.ofTwo(word)
    case 3: self = Self.ofThree(word)
    case 4: self = Self.ofFour(word)
    case 5: self = Self.ofFive(word)
    case 6: self = Self.ofSix(word)
    case 7: self = Self.ofSeven(word)
    case 8: self = Self.ofEight(word)
    case 9: self = Self.ofNine(word)
    case 10: self = Self.ofTen(word)
    default: self = .none
    }
  }

  /// Whether it begins a declaration of a file.
  var beginsDeclaration: Bool {
    switch self {
    case .import, .let, .flag, .open, .enum, .record, .action, .component, .decoration, .layout, .screen: true
    default: false
    }
  }

  /// Whether it may follow the name of a declaration.
  var followsDeclaredName: Bool {
    switch self {
    case .as, .since, .until, .deprecated, .fallback: true
    default: false
    }
  }

  /// Whether it begins a statement of a block.
  var beginsStatement: Bool {
    switch self {
    case .section, .essential, .repeated, .unit, .item, .header, .footer, .background, .empty, .onFailure, .bundle,
      .content, .when, .require, .allow, .on, .test, .row, .column, .cell, .reserved, .topBar, .bottomBar, .with:
      true
    default: false
    }
  }
}

extension Keyword {
  /// The bytes of one name.
  fileprivate struct Word {
    let bytes: UnsafeBufferPointer<UInt8>
    let start: Int
    let count: Int

    /// Whether the bytes are those of a word of the same length.
    @inline(__always)
    func spells(_ word: StaticString) -> Bool {
      let other = word.utf8Start
      var index = 0
      while index < count {
        if bytes[start &+ index] != other[index] { return false }
        index &+= 1
      }
      return true
    }
  }

  private static func ofTwo(_ word: Word) -> Keyword {
    if word.spells("as") { return .as }
    if word.spells("on") { return .on }
    if word.spells("or") { return .or }
    return word.spells("at") ? .at : .none
  }

  private static func ofThree(_ word: Word) -> Keyword {
    if word.spells("and") { return .and }
    if word.spells("not") { return .not }
    if word.spells("let") { return .let }
    return word.spells("row") ? .row : .none
  }

  private static func ofFour(_ word: Word) -> Keyword {
    if word.spells("unit") { return .unit }
    if word.spells("when") { return .when }
    if word.spells("with") { return .with }
    if word.spells("item") { return .item }
    if word.spells("cell") { return .cell }
    if word.spells("test") { return .test }
    if word.spells("enum") { return .enum }
    if word.spells("open") { return .open }
    return word.spells("flag") ? .flag : .none
  }

  private static func ofFive(_ word: Word) -> Keyword {
    if word.spells("empty") { return .empty }
    if word.spells("allow") { return .allow }
    if word.spells("since") { return .since }
    return word.spells("until") ? .until : .none
  }

  private static func ofSix(_ word: Word) -> Keyword {
    if word.spells("header") { return .header }
    if word.spells("footer") { return .footer }
    if word.spells("bundle") { return .bundle }
    if word.spells("column") { return .column }
    if word.spells("import") { return .import }
    if word.spells("record") { return .record }
    if word.spells("action") { return .action }
    if word.spells("screen") { return .screen }
    if word.spells("topBar") { return .topBar }
    return word.spells("layout") ? .layout : .none
  }

  private static func ofSeven(_ word: Word) -> Keyword {
    if word.spells("section") { return .section }
    if word.spells("require") { return .require }
    if word.spells("content") { return .content }
    return word.spells("because") ? .because : .none
  }

  private static func ofEight(_ word: Word) -> Keyword {
    if word.spells("repeated") { return .repeated }
    if word.spells("reserved") { return .reserved }
    if word.spells("breaking") { return .breaking }
    return word.spells("fallback") ? .fallback : .none
  }

  private static func ofNine(_ word: Word) -> Keyword {
    if word.spells("essential") { return .essential }
    if word.spells("component") { return .component }
    if word.spells("bottomBar") { return .bottomBar }
    return word.spells("onFailure") ? .onFailure : .none
  }

  private static func ofTen(_ word: Word) -> Keyword {
    if word.spells("background") { return .background }
    if word.spells("deprecated") { return .deprecated }
    return word.spells("decoration") ? .decoration : .none
  }
}
