/// Turns bytes into tokens and comments in one pass. Whatever it meets becomes a token, so it never fails; what is
/// wrong is reported, and later phases stay silent about tokens of the kind `unknown`.
struct Lexer {
  let bytes: UnsafeBufferPointer<UInt8>
  let classes: UnsafeBufferPointer<ByteClass>
  let file: FileID
  /// The next byte to read.
  var position = 0
  var tokens: TableWriter<Token>
  var comments: [Comment] = []
  var brackets = BracketBalance()
  var findings = Findings()
  /// Those of the string or comment at hand.
  var hiddenCharacters: [Range<Int>] = []

  init(
    bytes: UnsafeBufferPointer<UInt8>, classes: UnsafeBufferPointer<ByteClass>, file: FileID,
    tokens: TableWriter<Token>
  ) {
    self.bytes = bytes
    self.classes = classes
    self.file = file
    self.tokens = tokens
  }

  /// Reads the whole file.
  mutating func run() {
    if bytes.count >= 3, bytes[0] == 0xEF, bytes[1] == 0xBB, bytes[2] == 0xBF { position = 3 }
    while position < bytes.count {
      lexToken(bytes[position])
    }
    append(.endOfFile, from: position)
  }

  /// Reads one token, comment or run of blanks that begins with `byte`.
  @inline(__always)
  private mutating func lexToken(_ byte: UInt8) {
    switch byte {
    case 0x20, 0x09, 0x0A, 0x0D:
      position &+= 1
      skip(.blank) { $0.leadingSpaces }
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"), UInt8(ascii: "_"):
      lexName()
    case UInt8(ascii: "0")...UInt8(ascii: "9"): lexNumber()
    case UInt8(ascii: ":"): lexPunctuation(.colon)
    case UInt8(ascii: ","): lexPunctuation(.comma)
    case UInt8(ascii: "{"): lexOpening(.leftBrace, until: .rightBrace)
    case UInt8(ascii: "}"): lexClosing(.rightBrace)
    case UInt8(ascii: "("): lexOpening(.leftParenthesis, until: .rightParenthesis)
    case UInt8(ascii: ")"): lexClosing(.rightParenthesis)
    case UInt8(ascii: "["): lexOpening(.leftBracket, until: .rightBracket)
    case UInt8(ascii: "]"): lexClosing(.rightBracket)
    case UInt8(ascii: "\""): lexString()
    case UInt8(ascii: "/"): lexSlash()
    case UInt8(ascii: "."): lexDots()
    case UInt8(ascii: "#"): lexColor()
    case UInt8(ascii: "?"): lexPunctuation(.question)
    case UInt8(ascii: "+"): lexPunctuation(.plus)
    case UInt8(ascii: "-"): lexPunctuation(.minus)
    case UInt8(ascii: "*"): lexPunctuation(.star)
    case UInt8(ascii: "="): lexPunctuation(.equal, orWithEqual: .equalEqual)
    case UInt8(ascii: "<"): lexPunctuation(.less, orWithEqual: .lessEqual)
    case UInt8(ascii: ">"): lexPunctuation(.greater, orWithEqual: .greaterEqual)
    case UInt8(ascii: "!") where self.byte(at: position + 1) == UInt8(ascii: "="):
      position += 2
      append(.notEqual, from: position - 2)
    default: lexUnknown()
    }
  }

  @inline(__always)
  private mutating func lexPunctuation(_ kind: TokenKind) {
    position &+= 1
    append(kind, from: position &- 1)
  }

  @inline(__always)
  private mutating func lexOpening(_ kind: TokenKind, until closing: TokenKind) {
    brackets.open(until: closing)
    lexPunctuation(kind)
  }

  @inline(__always)
  private mutating func lexClosing(_ kind: TokenKind) {
    brackets.close(kind)
    lexPunctuation(kind)
  }

  private mutating func lexPunctuation(_ kind: TokenKind, orWithEqual longer: TokenKind) {
    let start = position
    let isLonger = byte(at: start + 1) == UInt8(ascii: "=")
    position += isLonger ? 2 : 1
    append(isLonger ? longer : kind, from: start)
  }

  @inline(__always)
  private mutating func lexName() {
    let start = position
    position &+= 1
    skip(.nameRest) { $0.leadingNameBytes }
    if position < bytes.count, bytes[position] >= 0x80 { extendForeignName(from: start) }
    append(.name, from: start)
  }

  private mutating func lexDots() {
    let start = position
    while byte(at: position) == UInt8(ascii: ".") { position += 1 }
    let count = position - start
    if count == 1 {
      if isDigit(at: position), !endsOperand(before: start) { return lexNumberWithoutZero(from: start) }
      return append(.dot, from: start)
    }
    // `..<` leaves the end out, which no range here does.
    let isHalfOpen = count == 2 && byte(at: position) == UInt8(ascii: "<")
    if isHalfOpen { position += 1 }
    if count != 3 {
      var fix = FixIt.replace(range(start..<position), with: "...")
      fix.isCertain = !isHalfOpen
      findings.report(
        .unknownCharacter, "`\(text(start..<position))` is not an operator", at: range(start..<position),
        remedy: isHalfOpen
          ? "a range is written with three dots and includes its end" : "a range is written with three dots",
        fixes: [fix])
    }
    append(.ellipsis, from: start)
  }

  /// Whether the byte before an offset ends something that a dot could select from.
  private func endsOperand(before offset: Int) -> Bool {
    guard offset > 0 else { return false }
    let previous = bytes[offset - 1]
    return classes[Int(previous)].contains(.nameRest) || previous == UInt8(ascii: ")") || previous == UInt8(ascii: "]")
  }
}

extension Lexer {
  /// Adds a token that ends at `position`.
  @inline(__always)
  mutating func append(_ kind: TokenKind, from start: Int) {
    tokens.append(
      Token(kind: kind, start: UInt32(truncatingIfNeeded: start), end: UInt32(truncatingIfNeeded: position)))
  }

  /// Goes on while bytes are of a class.
  @inline(__always)
  mutating func skip(_ byteClass: ByteClass) {
    while position < bytes.count, classes[Int(bytes[position])].rawValue & byteClass.rawValue != 0 {
      position &+= 1
    }
  }

  /// Goes on while bytes are of a class: by eights as far as `count` knows them, which need not be all, then singly.
  @inline(__always)
  mutating func skip(_ byteClass: ByteClass, _ count: (EightBytes) -> Int) {
    while let next = EightBytes(bytes, at: position) {
      let count = count(next)
      position &+= count
      if count < 8 { break }
    }
    skip(byteClass)
  }

  /// The byte at an offset, or 0 beyond the end.
  @inline(__always)
  func byte(at offset: Int) -> UInt8 { offset < bytes.count ? bytes[offset] : 0 }

  /// Whether there is a decimal digit at an offset.
  @inline(__always)
  func isDigit(at offset: Int) -> Bool { offset < bytes.count && classes[Int(bytes[offset])].contains(.digit) }

  /// A range of this file.
  func range(_ offsets: Range<Int>) -> SourceRange { SourceRange(file: file, offsets) }

  /// The text of some bytes.
  func text(_ offsets: Range<Int>) -> String { String(decoding: bytes[offsets], as: UTF8.self) }
}
