/// Characters that are not seen, or that change the order in which text is shown, so that a reviewer may read something else
/// than the compiler does.
extension Lexer {
  /// The maximum number that is collected in one string or comment. Nobody writes more, and a hostile file could hold
  /// millions.
  private static let limit = 100

  /// Collects the scalar of some bytes if it is one.
  mutating func noteHiddenCharacter(_ offsets: Range<Int>) {
    // All of them begin with one of these bytes.
    switch bytes[offsets.lowerBound] {
    case 0x00..<0x20, 0x7F, 0xC2, 0xD8, 0xE2: break
    default: return
    }
    guard hiddenCharacters.count <= Self.limit, let scalar = scalar(at: offsets.lowerBound) else { return }
    if TerminalText.isHidden(scalar) { hiddenCharacters.append(offsets) }
  }

  /// Reports those of the string or comment from `start` to here: one finding for those that reorder text, and one for the
  /// others.
  mutating func reportHiddenCharacters(from start: Int, inString isString: Bool) {
    guard !hiddenCharacters.isEmpty else { return }
    // Others were passed over outside of it.
    let offsets = hiddenCharacters.filter { start <= $0.lowerBound && $0.upperBound <= position }
    hiddenCharacters.removeAll()
    let reorders = offsets.map { scalar(at: $0.lowerBound).map(TerminalText.isBidirectionalControl) ?? false }
    for code in [DiagnosticCode.bidirectionalControl, .controlCharacter] {
      let found = zip(offsets, reorders).filter { $1 == (code == .bidirectionalControl) }.map { $0.0 }
      reportFirst(of: found, code, inString: isString)
    }
  }

  /// In a string an escape means the same. A comment has none: its text may need a character that reorders it, but no control
  /// character.
  private mutating func reportFirst(of found: [Range<Int>], _ code: DiagnosticCode, inString isString: Bool) {
    guard let first = found.first, let scalar = scalar(at: first.lowerBound) else { return }
    let digits = TerminalText.digits(of: scalar)
    let place = isString ? "string" : "comment"
    let reorders = code == .bidirectionalControl
    let edits = found.map { offsets in
      let escape = self.scalar(at: offsets.lowerBound).map { "\\u" + TerminalText.digits(of: $0) } ?? ""
      // Without the character, two slashes and a third one could become the beginning of a documentation comment.
      return TextEdit(range(offsets), isString ? escape : " ")
    }
    let isFixed = edits.count <= Self.limit && (isString || !reorders)
    findings.report(
      code,
      reorders
        ? "the invisible character U+\(digits) changes the order in which this \(place) is shown"
        : "the control character U+\(digits) in this \(place) is not shown",
      at: range(first), remedy: isString ? "write it as the escape `\\u\(digits)`" : "remove it",
      fixes: isFixed ? [FixIt(isString ? "write it as an escape" : "replace it with a space", edits: edits)] : [])
  }
}
