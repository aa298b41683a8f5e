extension Lexer {
  /// Reads digits, `.digits` any number of times, and a unit directly after them.
  @inline(__always)
  mutating func lexNumber() {
    let start = position
    position &+= 1
    skip(.digit)
    finishNumber(from: start)
    append(.number, from: start)
  }

  /// Reads `.5`, for which the remedy is `0.5`.
  mutating func lexNumberWithoutZero(from start: Int) {
    skip(.digit)
    finishNumber(from: start)
    append(.number, from: start)
    let found = text(start..<position)
    findings.report(
      .invalidNumber, "`\(found)` has no digit before its dot", at: range(start..<position),
      fixes: [.replace(range(start..<position), with: "0\(found)")])
  }

  /// Reads what follows a number's first digits.
  @inline(__always)
  private mutating func finishNumber(from start: Int) {
    while byte(at: position) == UInt8(ascii: "."), isDigit(at: position &+ 1) {
      position &+= 2
      skip(.digit)
    }
    if byte(at: position) == UInt8(ascii: "%") {
      position &+= 1
    } else {
      skip(.letter)
    }
    guard position < bytes.count else { return }
    let following = bytes[position]
    if classes[Int(following)].contains(.nameRest) || following == UInt8(ascii: ".") || following == UInt8(ascii: "%")
      || following == UInt8(ascii: "'")
    {
      lexGluedRest(of: start)
    }
  }

  /// A number runs into something: all of it becomes one token and one finding. Two dots or more are a range's.
  private mutating func lexGluedRest(of start: Int) {
    let numberEnd = position
    while position < bytes.count {
      let isDot = bytes[position] == UInt8(ascii: ".") && byte(at: position + 1) != UInt8(ascii: ".")
      let isMark = bytes[position] == UInt8(ascii: "'") && isDigit(at: position + 1)
      guard isDot || isMark || classes[Int(bytes[position])].contains(.nameRest) || bytes[position] == UInt8(ascii: "%")
      else { break }
      position += 1
    }
    guard position > numberEnd else { return }
    let found = text(start..<position)
    let groups = found.split(omittingEmptySubsequences: false) { $0 == "_" || $0 == "'" }
    if groups.count > 1, groups.allSatisfy({ !$0.isEmpty && $0.allSatisfy { $0 >= "0" && $0 <= "9" } }) {
      return findings.report(
        .invalidNumber, "`\(found)` is not a number: it has separators between its digits", at: range(start..<position),
        remedy: "write `\(groups.joined())`", fixes: [.replace(range(start..<position), with: groups.joined())])
    }
    if found.last == "." {
      return findings.report(
        .invalidNumber, "`\(found)` has no digit after its dot", at: range(start..<position),
        fixes: [.replace(range(start..<position), with: String(found.dropLast()))])
    }
    findings.report(
      .invalidNumber, "`\(found)` is not a number", at: range(start..<position),
      remedy: "a number is digits such as `12` or `1.5`, with its unit directly after it, as in `20sp` or `80%`")
  }
}
