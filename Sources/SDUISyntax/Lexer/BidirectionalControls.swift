import SDUIDiagnostics

/// Characters that are not seen and change the order in which text is shown, so that a reviewer may read something else
/// than the compiler does.
extension Lexer {
  /// The maximum number that is collected in one string or comment. Nobody writes more, and a hostile file could hold
  /// millions.
  private static let limit = 100

  /// Collects the scalar of some bytes if it is one.
  mutating func noteBidirectionalControl(_ offsets: Range<Int>) {
    // All of them begin with one of these bytes.
    guard bytes[offsets.lowerBound] == 0xE2 || bytes[offsets.lowerBound] == 0xD8 else { return }
    guard bidirectionalControls.count <= Self.limit, let scalar = scalar(at: offsets.lowerBound) else { return }
    if TerminalText.isBidirectionalControl(scalar) { bidirectionalControls.append(offsets) }
  }

  /// Reports those of the string or comment from `start` to here, as one finding. In a string an escape means the same; a
  /// comment has none, and its text may need the character.
  mutating func reportBidirectionalControls(from start: Int, inString isString: Bool) {
    guard !bidirectionalControls.isEmpty else { return }
    // Others were passed over outside of it.
    let offsets = bidirectionalControls.filter { start <= $0.lowerBound && $0.upperBound <= position }
    bidirectionalControls.removeAll()
    guard let first = offsets.first, let scalar = scalar(at: first.lowerBound) else { return }
    let edits = offsets.map { offsets in
      TextEdit(range(offsets), self.scalar(at: offsets.lowerBound).map { "\\u" + TerminalText.digits(of: $0) } ?? "")
    }
    let digits = TerminalText.digits(of: scalar)
    findings.report(
      .bidirectionalControl,
      "the invisible character U+\(digits) changes the order in which this \(isString ? "string" : "comment") is shown",
      at: range(first), remedy: isString ? "write it as the escape `\\u\(digits)`" : "remove it",
      fixes: isString && edits.count <= Self.limit ? [FixIt("write it as an escape", edits: edits)] : [])
  }
}
