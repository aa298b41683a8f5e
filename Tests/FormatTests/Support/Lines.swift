import SDUISyntax

/// A line of a formatted text that is not as lines are, or `nil`.
func firstUntidyLine(of tree: SyntaxTree) -> String? {
  let text = tree.source.text(in: 0..<tree.source.bytes.count)
  if text.isEmpty { return nil }
  if !text.hasSuffix("\n") || text.hasSuffix("\n\n") || text.hasPrefix("\n") || text.contains("\r") {
    return "the file does not begin and end as files do"
  }
  let lines = text.dropLast().split(separator: "\n", omittingEmptySubsequences: false)
  for (index, line) in lines.enumerated() {
    if line.last == " " || line.last == "\t" { return "line \(index + 1) ends with a blank" }
    if line.isEmpty, lines[index - 1].isEmpty { return "line \(index + 1) is a second empty one" }
    if line.isEmpty, lines[index - 1].hasSuffix("{") { return "line \(index + 1): a block begins with an empty line" }
    if lines[index].drop(while: { $0 == " " }).hasPrefix("}"), index > 0, lines[index - 1].isEmpty {
      return "line \(index + 1): a block ends with an empty line"
    }
  }
  return firstBreakableLine(of: tree)
}

/// A line that is too long and could have been broken.
private func firstBreakableLine(of tree: SyntaxTree) -> String? {
  var line = 0
  var first = 0
  for index in tree.tokens.indices {
    let number = tree.source.position(at: Int(tree.tokens[index].start)).line
    guard number != line || index == tree.tokens.count - 1 else { continue }
    if first < index, isTooLong(first..<index, in: tree), canBeBroken(first..<index, in: tree) {
      return "line \(line) could be broken: \(tree.source.line(line))"
    }
    (line, first) = (number, index)
  }
  return nil
}

private func isTooLong(_ tokens: Range<Int>, in tree: SyntaxTree) -> Bool {
  let start = tree.source.position(at: Int(tree.tokens[tokens.lowerBound].start))
  let lineStart = start.offset - start.column + 1
  return tree.source.text(in: lineStart..<Int(tree.tokens[tokens.upperBound - 1].end)).unicodeScalars.count > 100
}

/// Whether a bracket, block or operator is among the tokens of one line with its own beginning or end beside it.
private func canBeBroken(_ tokens: Range<Int>, in tree: SyntaxTree) -> Bool {
  for index in tokens.dropLast() {
    let next = tree.tokens[index + 1].kind
    switch tree.tokens[index].kind {
    case .leftParenthesis where next != .rightParenthesis, .leftBracket where next != .rightBracket:
      if !isGlued(index + 1, in: tree) { return true }
    case .leftBrace where next != .rightBrace: return true
    case .plus, .star, .equalEqual, .notEqual, .less, .lessEqual, .greater, .greaterEqual:
      if index > tokens.lowerBound { return true }
    default: break
    }
  }
  return false
}

/// Whether no line may begin with a token, since it could be taken for a statement there.
private func isGlued(_ token: Int, in tree: SyntaxTree) -> Bool {
  guard tree.tokens[token].kind == .name, token + 1 < tree.tokens.count else { return false }
  return [.leftBrace, .name, .string].contains(tree.tokens[token + 1].kind)
}
