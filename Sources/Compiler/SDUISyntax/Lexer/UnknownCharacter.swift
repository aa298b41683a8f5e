extension Lexer {
  /// Reads what begins no token: a look-alike becomes the token it is taken for, a foreign letter a name, the rest a
  /// run of the kind `unknown`. There is one finding for each.
  @inline(never)
  mutating func lexUnknown() {
    let start = position
    guard let scalar = scalar(at: start), scalar.value != 0 else {
      skipSpecial()
      return append(.unknown, from: start)
    }
    if let lookalike = Lookalike(scalar) { return lexLookalike(lookalike, scalar) }
    if scalar.value >= 0x80, scalar.properties.isAlphabetic {
      extendForeignName(from: start)
      return append(.name, from: start)
    }
    if lexForeignOperator() { return }
    position += scalarLength(at: start)
    while let next = self.scalar(at: position), isPartOfUnknownRun(next) { position += scalarLength(at: position) }
    append(.unknown, from: start)
    findings.report(
      .unknownCharacter, "\(quoted(start..<position)) has no meaning here", at: range(start..<position),
      remedy: "remove it",
      fixes: text(start..<position).allSatisfy { $0 == ";" } ? [.remove(range(start..<position), "remove it")] : [])
  }

  /// Goes on with a name over letters that no name may hold.
  @inline(never)
  mutating func extendForeignName(from start: Int) {
    let first = position
    while let scalar = scalar(at: position),
      isForeignLetter(scalar) || classes[Int(bytes[position])].contains(.nameRest)
    {
      position += scalarLength(at: position)
    }
    guard position > first else { return }
    findings.report(
      .unknownCharacter, "`\(text(start..<position))` is not a name: names hold the letters A to Z, digits and `_`",
      at: range(start..<position))
  }

  private func isForeignLetter(_ scalar: Unicode.Scalar) -> Bool {
    guard scalar.value >= 0x80, Lookalike(scalar) == nil else { return false }
    return scalar.properties.isAlphabetic || scalar.properties.generalCategory == .nonspacingMark
  }

  private mutating func lexLookalike(_ lookalike: Lookalike, _ scalar: Unicode.Scalar) {
    let start = position
    position += scalarLength(at: start)
    switch lookalike {
    case .token(let kind, let replacement):
      brackets.read(kind)
      append(kind, from: start)
      reportLookalike(start..<position, replacement)
    case .blank:
      while let next = self.scalar(at: position), case .blank? = Lookalike(next) {
        position += scalarLength(at: position)
      }
      append(.unknown, from: start)
      findings.report(
        .unknownCharacter, "a blank that is not a space", at: range(start..<position),
        fixes: [FixIt("replace with a space", edits: [TextEdit(range(start..<position), " ")])])
    case .quote: lexForeignString(from: start)
    }
  }

  private mutating func reportLookalike(_ offsets: Range<Int>, _ replacement: String) {
    findings.report(
      .unknownCharacter, "`\(text(offsets))` is not `\(replacement)`", at: range(offsets),
      fixes: [.replace(range(offsets), with: replacement)])
  }

  /// Reads a string in other quotes, if they close on their line.
  private mutating func lexForeignString(from start: Int) {
    let contentStart = position
    var end = position
    while let scalar = scalar(at: end), scalar != "\n", scalar != "\r", scalar.value != 0 {
      let length = scalarLength(at: end)
      if scalar == "\"" { break }
      if case .quote? = Lookalike(scalar) {
        position = end + length
        reportHiddenCharacters(from: start, inString: true)
        append(.string, from: start)
        return findings.report(
          .unknownCharacter, "strings are enclosed in `\"`", at: range(start..<position),
          fixes: [
            FixIt(
              "replace the quotes",
              edits: [TextEdit(range(start..<contentStart), "\""), TextEdit(range(end..<position), "\"")])
          ])
      }
      noteHiddenCharacter(end..<end + length)
      end += length
    }
    append(.unknown, from: start)
    findings.report(
      .unknownCharacter, "\(quoted(start..<position)) has no meaning here", at: range(start..<position),
      remedy: "strings are enclosed in `\"`")
  }

  /// Operators of other languages, with their replacements here.
  private mutating func lexForeignOperator() -> Bool {
    let start = position
    let next = byte(at: start + 1)
    let replacement: String
    switch bytes[start] {
    case UInt8(ascii: "&") where next == UInt8(ascii: "&"): replacement = "and"
    case UInt8(ascii: "|") where next == UInt8(ascii: "|"): replacement = "or"
    case UInt8(ascii: "!"):
      if lexForce(at: start) { return true }
      guard isBeforeCondition(start) else {
        lexMeaningless(at: start)
        return true
      }
      replacement = "not"
    case UInt8(ascii: "%"):
      position += 1
      append(.unknown, from: start)
      findings.report(
        .unknownCharacter, "`%` directly follows a number", at: range(start..<position),
        remedy: "a percentage is written `80%`")
      return true
    default: return false
    }
    position += replacement == "not" ? 1 : 2
    append(.unknown, from: start)
    let isGlued = classes[Int(byte(at: position))].contains(.nameRest)
    findings.report(
      .unknownCharacter, "`\(text(start..<position))` is written `\(replacement)`", at: range(start..<position),
      fixes: [
        FixIt(
          "replace with `\(replacement)`",
          edits: [TextEdit(range(start..<position), isGlued ? replacement + " " : replacement)])
      ])
    return true
  }

  private mutating func lexMeaningless(at start: Int) {
    position += 1
    append(.unknown, from: start)
    findings.report(
      .unknownCharacter, "\(quoted(start..<position)) has no meaning here", at: range(start..<position),
      remedy: "remove it")
  }

  /// Whether a condition begins at an offset: only there `!` can be meant as `not`.
  private func isBeforeCondition(_ offset: Int) -> Bool {
    var end = offset
    while end > 0, [UInt8(ascii: " "), UInt8(ascii: "\t")].contains(bytes[end - 1]) { end -= 1 }
    if end > 0, [UInt8(ascii: "("), UInt8(ascii: "&"), UInt8(ascii: "|"), UInt8(ascii: "!")].contains(bytes[end - 1]) {
      return true
    }
    var start = end
    while start > 0, classes[Int(bytes[start - 1])].contains(.nameRest) { start -= 1 }
    return ["when", "require", "and", "or", "not"].contains(text(start..<end))
  }

  /// `ID!`, as other languages say that a value must be there.
  private mutating func lexForce(at start: Int) -> Bool {
    guard start > 0, classes[Int(bytes[start - 1])].contains(.nameRest) else { return false }
    guard !classes[Int(byte(at: start + 1))].contains(.nameRest) else { return false }
    position += 1
    append(.unknown, from: start)
    findings.report(
      .unknownCharacter, "`!` is not needed: a field is required unless its type ends in `?`",
      at: range(start..<position), fixes: [.remove(range(start..<position), "remove `!`")])
    return true
  }

  private func isPartOfUnknownRun(_ scalar: Unicode.Scalar) -> Bool {
    if scalar.value >= 0x80 { return Lookalike(scalar) == nil && !scalar.properties.isAlphabetic }
    switch scalar {
    case ";", "$", "@", "^", "~", "\\": return true
    default: return scalar.value != 0 && scalar.value < 0x20 && !" \t\r\n\u{0B}\u{0C}".unicodeScalars.contains(scalar)
    }
  }

  /// The text in backquotes, or what a character that cannot be seen is called.
  private func quoted(_ offsets: Range<Int>) -> String {
    let found = text(offsets)
    guard let scalar = found.unicodeScalars.first, scalar.value < 0x20 || scalar.value == 0x7F else {
      return "`\(found)`"
    }
    return "the control character U+00" + (scalar.value < 0x10 ? "0" : "")
      + String(scalar.value, radix: 16, uppercase: true)
  }
}
