import SDUIDiagnostics

extension Lexer {
  /// Reads `#` and all letters and digits behind it, so that a wrong colour is one token.
  mutating func lexColor() {
    let start = position
    position += 1
    skip(.nameRest)
    append(.color, from: start)
    let digits = start + 1..<position
    let isHexadecimal = bytes[digits].allSatisfy { classes[Int($0)].contains(.hexadecimal) }
    if isHexadecimal, digits.count == 6 || digits.count == 8 { return }
    reportColor(start..<position, isHexadecimal: isHexadecimal)
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
