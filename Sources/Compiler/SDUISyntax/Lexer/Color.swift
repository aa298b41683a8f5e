extension Lexer {
  /// Reads `#` and all letters and digits after it, so that a wrong colour is one token; or a comment, if it can be no
  /// colour.
  mutating func lexColor() {
    let start = position
    position += 1
    skip(.nameRest)
    let digits = start + 1..<position
    let isHexadecimal = isHexadecimal(digits)
    if isHexadecimal, digits.count == 6 || digits.count == 8 { return append(.color, from: start) }
    if isHashComment(digits) { return lexHashComment(from: start) }
    if digits.isEmpty, lexColorBehindBlanks(from: start) { return }
    append(.color, from: start)
    reportColor(start..<position, isHexadecimal: isHexadecimal)
  }

  /// Reads `# FF00AA`, whose digits are separated from the mark.
  private mutating func lexColorBehindBlanks(from start: Int) -> Bool {
    let digits = wordBehindBlanks(at: start + 1)
    guard isHexadecimal(digits), digits.count == 6 || digits.count == 8 else { return false }
    position = digits.upperBound
    append(.color, from: start)
    findings.report(
      .invalidColor, "the digits of `\(text(start..<position))` are separated from their `#`",
      at: range(start..<position),
      remedy: "write `#\(text(digits))`", fixes: [.replace(range(start..<position), with: "#\(text(digits))")])
    return true
  }

  private mutating func reportColor(_ offsets: Range<Int>, isHexadecimal: Bool) {
    let found = text(offsets)
    guard isHexadecimal else {
      return findings.report(
        .invalidColor, "`\(found)` is not a colour: a colour's digits are 0 to 9 and A to F", at: range(offsets),
        remedy: "write `#RRGGBB` or `#RRGGBBAA`")
    }
    var fixes: [FixIt] = []
    if found.utf8.count == 4 || found.utf8.count == 5 {
      fixes = [.replace(range(offsets), with: "#" + found.dropFirst().map { "\($0)\($0)" }.joined())]
    }
    let count = found.utf8.count - 1
    findings.report(
      .invalidColor, "`\(found)` has \(count) digit\(count == 1 ? "" : "s"), where a colour has 6 or 8",
      at: range(offsets), remedy: "write `#RRGGBB` or `#RRGGBBAA`", fixes: fixes)
  }
}
