import SDUISyntax

/// Parses a text.
func tree(of text: String) -> SyntaxTree { tree(of: Array(text.utf8)) }

/// Parses bytes.
func tree(of bytes: [UInt8]) -> SyntaxTree { parse(SourceFile(path: "test.sdui", bytes: bytes), file: FileID(0)) }

/// Formats a text.
func formatted(_ text: String) -> String { String(decoding: format(tree(of: text)), as: UTF8.self) }

/// The first promise of formatting that is broken for a text, or `nil`.
func firstBrokenPromise(for bytes: [UInt8]) -> String? {
  let before = tree(of: bytes)
  let result = format(before)
  let after = tree(of: result)
  if format(after) != result { return "formatting twice is not the same as once" }
  if after.diagnostics.map(\.code) != before.diagnostics.map(\.code) { return "the findings are others" }
  if meaning(of: after) != meaning(of: before) { return "the tokens are others" }
  if let gap = firstNewComma(before, after) { return "a comma is new beside something broken: \(gap)" }
  if comments(of: after) != comments(of: before) { return "the comments are others" }
  // Documentation beside a comma documents nothing, and what follows when the comma has moved away from it.
  let isMoved = before.comments.contains { $0.isDocumentation && stands($0, besideCommaIn: before) }
  if !isMoved, after.danglingDocumentation().count != before.danglingDocumentation().count {
    return "documentation is lost"
  }
  if edits(formatting: before).applied(to: bytes) != result { return "the edits give another text" }
  return firstBrokenCopy(before, after) ?? (before.diagnostics.isEmpty ? firstUntidyLine(of: after) : nil)
}

/// Whether a comment precedes a comma, or follows one on its line.
private func stands(_ comment: Comment, besideCommaIn tree: SyntaxTree) -> Bool {
  let next = Int(comment.nextToken)
  if tree.tokens[next].kind == .comma { return true }
  guard next > 0, tree.tokens[next - 1].kind == .comma else { return false }
  return !tree.source.text(in: Int(tree.tokens[next - 1].end)..<Int(comment.start)).contains(where: \.isNewline)
}

/// Returns the tokens without commas and empty braces.
private func meaning(of tree: SyntaxTree) -> [String] {
  var result: [String] = []
  for index in tree.tokens.indices where tree.tokens[index].kind != .comma {
    let text = tree.text(ofToken: index)
    if text == "}", result.last == "{", tree.diagnostics.isEmpty { result.removeLast() } else { result.append(text) }
  }
  return result
}

/// The tokens around a comma that formatting has put where something is missing or fits nowhere, or `nil`.
private func firstNewComma(_ before: SyntaxTree, _ after: SyntaxTree) -> String? {
  let broken = before.nodes.indices.filter { index in
    let id = NodeID(index)
    let hasMissing = before.children(of: id).contains { before.kind(of: $0) == .missing }
    return before.kind(of: id) == .unexpected || hasMissing
  }.map { before.tokenRange(of: NodeID($0)) }
  guard !broken.isEmpty else { return nil }
  let known = Set(tokensBeforeCommas(in: before).map(\.number))
  let tokens = before.tokens.indices.filter { before.tokens[$0].kind != .comma }
  for (number, _) in tokensBeforeCommas(in: after) where !known.contains(number) && number + 1 < tokens.count {
    let (left, right) = (tokens[number], tokens[number + 1])
    if broken.contains(where: { $0.contains(left) || $0.contains(right) }) {
      return before.text(ofToken: left) + " , " + before.text(ofToken: right)
    }
  }
  return nil
}

/// The tokens that a comma follows: by their number among those that are none.
private func tokensBeforeCommas(in tree: SyntaxTree) -> [(number: Int, token: Int)] {
  var number = -1
  return tree.tokens.indices.compactMap { index in
    if tree.tokens[index].kind == .comma { return (number, index) }
    number += 1
    return nil
  }
}

/// The comments without the blanks at their ends.
private func comments(of tree: SyntaxTree) -> [String] {
  tree.comments.map { comment in
    var text = tree.source.text(in: Int(comment.start)..<Int(comment.end))
    while text.last == " " || text.last == "\t" { text.removeLast() }
    return text
  }
}

/// A node with something missing or unexpected whose text has changed.
private func firstBrokenCopy(_ before: SyntaxTree, _ after: SyntaxTree) -> String? {
  guard !before.diagnostics.isEmpty else { return nil }
  for index in before.nodes.indices {
    let id = NodeID(index)
    let isDamaged = before.children(of: id).contains { before.kind(of: $0) == .missing }
    guard isDamaged || before.kind(of: id) == .unexpected else { continue }
    if before.text(of: id) != after.text(of: id) { return "a broken part has changed: \(before.text(of: id))" }
  }
  return nil
}
