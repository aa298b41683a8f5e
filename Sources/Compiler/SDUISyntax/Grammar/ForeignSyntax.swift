/// Reports the syntax of other languages if its meaning is certain: names in quotes, fields in parentheses, words that
/// begin nothing here.
extension Parser {
  /// Whether there is a name in quotes here, like a key in JSON.
  var isQuotedName: Bool {
    guard current == .string else { return false }
    let quoted = text.bytes[text.tokens[cursor].range]
    let content = quoted.dropFirst().dropLast()
    guard quoted.last == UInt8(ascii: "\""), let first = content.first, isLetter(first) else { return false }
    return content.allSatisfy { isLetter($0) || $0 >= UInt8(ascii: "0") && $0 <= UInt8(ascii: "9") }
  }

  private func isLetter(_ byte: UInt8) -> Bool {
    byte | 0x20 >= UInt8(ascii: "a") && byte | 0x20 <= UInt8(ascii: "z") || byte == UInt8(ascii: "_")
  }

  /// Reads a name, in quotes or not. One in quotes is reported.
  @inline(__always)
  mutating func possiblyQuotedName() {
    if current == .string { quotedName() } else { leaf(.name) }
  }

  @inline(never)
  mutating func quotedName() {
    let name = String(text.string(at: cursor).dropFirst().dropLast())
    report(
      message: "`\(name)` is a name, and names have no quotes", remedy: "write `\(name)`",
      fixes: [.replace(text.range(at: cursor), with: name)])
    leaf(.name)
  }

  /// Fields of a record in parentheses, as in a call. They are read like those in braces.
  mutating func recordBodyInParentheses() {
    let opening = cursor
    let name = text.string(at: opening - 1)
    recordBody(until: .rightParenthesis)
    let closing = cursor - 1
    let isGlued = text.tokens[opening - 1].end == text.tokens[opening].start
    let edits = [
      TextEdit(text.range(at: opening), isGlued ? " { " : "{ "), TextEdit(text.range(at: closing), " }"),
    ]
    findings.report(
      .unexpectedToken, "the fields of `\(name)` belong in braces, found `(`", at: text.range(at: opening),
      remedy: "write `\(name) { name: value }`",
      fixes: text.kind(at: closing) == .rightParenthesis && closing > opening
        ? [FixIt("write braces", edits: edits)] : [])
  }

  /// Whether an unknown word begins what looks like a statement with a block: braces open on its line.
  var opensBraces: Bool {
    var token = cursor + 1
    var depth = 0
    while token < min(text.last, cursor + 32), !text.startsLine(token) {
      switch text.kind(at: token) {
      case .leftBrace: return depth == 0
      case .rightBrace, .string: return false
      case .leftParenthesis: depth += 1
      case .rightParenthesis: depth -= 1
      case .comma where depth == 0: return false
      case .colon where depth == 0 && token != cursor + 2: return false
      case .name where depth == 0 && text.keyword(at: token).beginsStatement: return false
      default: break
      }
      token += 1
    }
    return false
  }

  /// Reports a word that begins no statement but opens braces, and puts it aside with them.
  mutating func unknownStatement() {
    let word = text.string(at: cursor)
    let isComponent = following == .leftBrace && word.first?.isUppercase == true
    let foreign = Self.foreignStatements[word].map(NearestName.init(translated:))
    let near = isComponent ? nil : foreign ?? NearestName.of(word, among: Self.statements)
    report(
      message: "`\(word)` begins no statement",
      remedy: near?.question
        ?? (isComponent ? "an item is written `unit \(word) { … }`" : "a property is written `name: value`"),
      fixes: FixIt.replacing(text.range(at: cursor), with: foreign))
    let mark = open(.unexpected)
    while !isAtClosing, current != .leftBrace { skipOne() }
    if current == .leftBrace { skipOne() }
    close(mark)
  }

  private static let statements = [
    "section", "unit", "item", "header", "footer", "background", "empty", "onFailure", "bundle", "content", "when",
    "require", "allow", "test", "row", "column", "cell", "essential", "repeated",
  ]

  private static let foreignStatements = ["if": "when", "media": "when"]

  /// Puts a word aside that other languages write before a name: `var name: Text`, `case new`.
  mutating func putAsideWord(before what: StaticString) {
    let word = text.string(at: cursor)
    let range = SourceRange(
      file: text.file, Int(text.tokens[cursor].start)..<Int(text.tokens[cursor + 1].start))
    report(
      message: "`\(word)` precedes \(what), which needs no keyword", remedy: "remove it",
      fixes: [.remove(range, "remove `\(word)`")])
    skipAsUnexpected()
    lastErrorToken = -1
  }

  /// Reports the types of other languages: `Text[]`, `name?: Text`.
  ///
  /// - Returns: Whether there is one here.
  mutating func foreignType() -> Bool {
    if current == .leftBracket, following == .rightBracket, cursor > 0, text.kind(at: cursor - 1) == .name {
      report(
        message: "a list's type has its brackets around it, found `[]`",
        remedy: "write `[\(text.string(at: cursor - 1))]`", fixes: [listBrackets])
      skipAsUnexpected()
      lastErrorToken = -1
      return true
    }
    if current == .name, following == .question, text.kind(at: cursor + 2) == .colon {
      report(
        message: "the `?` of an optional field follows its type",
        remedy: "write `\(text.string(at: cursor)): Text?`", fixes: questionAfterType)
      skipToStatement(inFields: true)
      return true
    }
    return false
  }

  /// Puts the brackets of `Text[]` around the name before them.
  private var listBrackets: FixIt {
    let closing = SourceRange(
      file: text.file, Int(text.tokens[cursor].start)..<Int(text.tokens[cursor + 1].end))
    let list = "[\(text.string(at: cursor - 1))]"
    return FixIt(
      "write `\(list)`", edits: [TextEdit(text.range(at: cursor - 1), list), TextEdit(closing, "")])
  }

  /// Moves the `?` of `name?: Text` after the type; empty where no type follows.
  private var questionAfterType: [FixIt] {
    var end = cursor + 3
    guard text.kind(at: end) == .name else { return [] }
    if text.kind(at: end + 1) == .leftParenthesis {
      while end < text.last, text.kind(at: end) != .rightParenthesis { end += 1 }
    }
    let edits = [
      TextEdit(text.range(at: cursor + 1), ""), TextEdit(text.gap(before: end + 1), "?"),
    ]
    return [FixIt("write the `?` after the type", edits: edits)]
  }

  /// The word of a declaration that was probably meant by another one.
  func nearestDeclaration(to word: String) -> NearestName? {
    Self.foreignDeclarations[word].map(NearestName.init(translated:)) ?? NearestName.of(word, among: Self.declarations)
  }

  private static let declarations = [
    "import", "let", "flag", "enum", "record", "action", "component", "decoration", "layout", "screen",
  ]

  private static let foreignDeclarations = [
    "struct": "record", "class": "record", "interface": "record", "type": "record", "const": "let", "var": "let",
    "val": "let", "view": "component", "widget": "component", "page": "screen", "include": "import", "use": "import",
    "style": "decoration", "event": "action",
  ]
}
