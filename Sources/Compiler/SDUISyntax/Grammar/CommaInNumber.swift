/// Numbers with commas in them: `1,5`, as in many languages' texts, and `1,000,000`. If several values are allowed they
/// are several numbers; elsewhere they can only be meant as one.
extension Parser {
  /// Whether the number at a token follows a comma directly between digits.
  func isRestOfNumber(_ token: Int) -> Bool {
    guard token >= 2, text.kind(at: token) == .number, text.kind(at: token - 1) == .comma,
      text.kind(at: token - 2) == .number
    else { return false }
    return text.tokens[token - 2].end == text.tokens[token - 1].start
      && text.tokens[token - 1].end == text.tokens[token].start
  }

  /// The same after a name's value: `gap: 1,5`.
  @inline(__always)
  var isRestOfNamedNumber: Bool {
    current == .number && cursor >= 3 && text.kind(at: cursor - 3) == .colon && isRestOfNumber(cursor)
  }

  /// Reports a number with commas in it whose first part has been read, and puts the rest aside.
  ///
  /// - Returns: Whether there is one here: the current token is its first comma, or the number after that.
  mutating func restOfNumber() -> Bool {
    let second = current == .comma ? cursor + 1 : cursor
    guard isRestOfNumber(second) else { return false }
    var last = second
    while isRestOfNumber(last + 2) { last += 2 }
    let parts = stride(from: second - 2, through: last, by: 2).map { text.string(at: $0) }
    let range = SourceRange(
      file: text.file, Int(text.tokens[second - 2].start)..<Int(text.tokens[last].end))
    report(commaInNumber: parts, at: range)
    let mark = open(.unexpected)
    while cursor <= last, current != .endOfFile { take() }
    close(mark)
    return true
  }

  private mutating func report(commaInNumber parts: [String], at range: SourceRange) {
    let fraction = parts.joined(separator: ".")
    let digits = parts.joined()
    let isPlain = parts.dropLast().allSatisfy { $0.utf8.allSatisfy(isDigit) }
    let isThousands = isPlain && parts.dropFirst().allSatisfy { $0.utf8.prefix(while: isDigit).count == 3 }
    let isFraction = isPlain && parts.count == 2
    let written = parts.joined(separator: ",")
    if isThousands, isFraction, parts[0] != "0" {
      report(
        .invalidNumber, "`\(written)` is not a number", at: range,
        remedy: "write `\(digits)` for thousands, or `\(fraction)` for a fraction")
    } else if isThousands || isFraction {
      report(
        .invalidNumber,
        "`\(written)` is not a number: \(isFraction ? "a fraction follows a dot" : "it has separators between its digits")",
        at: range, remedy: "write `\(isFraction ? fraction : digits)`",
        fixes: [.replace(range, with: isFraction ? fraction : digits)])
    } else {
      report(
        .invalidNumber, "`\(written)` is not a number", at: range, remedy: "a number is digits such as `12` or `1.5`")
    }
  }

  private func isDigit(_ byte: UInt8) -> Bool { byte >= UInt8(ascii: "0") && byte <= UInt8(ascii: "9") }
}
