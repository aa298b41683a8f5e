import SDUISyntax
import TestSupport
import Testing

/// Parses a text.
func tree(of text: String) -> SyntaxTree { parse(SourceFile(path: "test.sdui", text: text), file: FileID(0)) }

/// Parses bytes.
func tree(of bytes: [UInt8]) -> SyntaxTree { parse(SourceFile(path: "test.sdui", bytes: bytes), file: FileID(0)) }

/// Returns the first broken invariant of the tree, or `nil`.
func firstBrokenInvariant(of tree: SyntaxTree) -> String? {
  var end: UInt32 = 0
  for (index, token) in tree.tokens.enumerated() {
    if token.start < end || token.end < token.start { return "token \(index) overlaps the one before it" }
    if token.start == token.end, token.kind != .endOfFile { return "token \(index) is empty" }
    if token.kind == .endOfFile, index != tree.tokens.count - 1 { return "the file ends at token \(index)" }
    if let wrong = firstUnexplainedByte(in: Int(end)..<Int(token.start), of: tree, before: index) {
      return "byte \(wrong) is in no token and no comment"
    }
    end = token.end
  }
  guard tree.tokens.last?.kind == .endOfFile, Int(end) == tree.source.bytes.count else { return "no end of file" }
  return firstBrokenNode(of: tree) ?? firstBrokenFinding(of: tree)
}

/// A byte of a gap that is neither blank nor a comment's nor the byte-order mark's.
private func firstUnexplainedByte(in gap: Range<Int>, of tree: SyntaxTree, before token: Int) -> Int? {
  guard !gap.isEmpty else { return nil }
  var offset = gap.lowerBound
  var low = 0
  var high = tree.comments.count
  while low < high {
    let middle = (low + high) / 2
    if Int(tree.comments[middle].start) < offset { low = middle + 1 } else { high = middle }
  }
  while offset < gap.upperBound {
    if low < tree.comments.count, Int(tree.comments[low].start) == offset {
      guard Int(tree.comments[low].nextToken) == token else { return offset }
      offset = Int(tree.comments[low].end)
      low += 1
    } else if [0x20, 0x09, 0x0A, 0x0D].contains(tree.source.bytes[offset]) {
      offset += 1
    } else if offset == 0, tree.source.bytes.starts(with: [0xEF, 0xBB, 0xBF]) {
      offset = 3
    } else {
      return offset
    }
  }
  return offset == gap.upperBound ? nil : offset
}

private func firstBrokenNode(of tree: SyntaxTree) -> String? {
  guard let file = tree.nodes.first, file.kind == .file, Int(file.size) == tree.nodes.count,
    file.firstToken == 0, Int(file.endToken) == tree.tokens.count
  else { return "the file's node does not cover the file" }
  for (index, node) in tree.nodes.enumerated() {
    var name: String { "node \(index), \(node.kind)," }
    if node.endToken < node.firstToken { return "\(name) ends before it begins" }
    if node.size < 1 || index + Int(node.size) > tree.nodes.count { return "\(name) has a wrong size" }
    if node.kind == .missing, node.firstToken != node.endToken || node.size != 1 { return "\(name) is not missing" }
    var token = node.firstToken
    var next = index + 1
    while next < index + Int(node.size) {
      let child = tree.nodes[next]
      if child.firstToken < token { return "\(name) has a child out of order: \(child.kind)" }
      if child.endToken > node.endToken { return "\(name) does not cover its child \(child.kind)" }
      if child.size < 1 { return "\(name) has a child without size" }
      token = child.endToken
      next += Int(child.size)
    }
    if next != index + Int(node.size) { return "\(name) has children that reach beyond it" }
  }
  return nil
}

private func firstBrokenFinding(of tree: SyntaxTree) -> String? {
  var last: UInt32 = 0
  if tree.diagnostics.count > 101 { return "\(tree.diagnostics.count) findings" }
  for finding in tree.diagnostics {
    if finding.range.lowerBound < last { return "findings are out of order" }
    if Int(finding.range.upperBound) > tree.source.bytes.count { return "a finding is beyond the file" }
    if finding.message.isEmpty { return "a finding has no words" }
    last = finding.range.lowerBound
  }
  return nil
}

/// The tree as text: a node a line, leaves with their text.
func dump(_ tree: SyntaxTree) -> String {
  var lines: [String] = []
  func visit(_ id: NodeID, _ depth: Int) {
    let leaf = tree.nodes[id.index].size == 1 ? " \(tree.text(of: id))" : ""
    lines.append(String(repeating: "  ", count: depth) + "\(tree.kind(of: id))" + leaf)
    for child in tree.children(of: id) { visit(child, depth + 1) }
  }
  visit(tree.root, 0)
  return lines.joined(separator: "\n")
}

/// The tree as nested brackets of kinds, without the `file` around them.
func shape(_ text: String) -> String {
  let tree = tree(of: text)
  func visit(_ id: NodeID) -> String {
    let children = tree.children(of: id).map(visit)
    return children.isEmpty ? "\(tree.kind(of: id))" : "\(tree.kind(of: id))(\(children.joined(separator: " ")))"
  }
  return tree.children(of: tree.root).map(visit).joined(separator: " ")
}

/// The text after the edits of a fix-it.
func apply(_ fix: FixIt, to text: String) -> String {
  String(decoding: fix.edits.applied(to: Array(text.utf8)), as: UTF8.self)
}

/// Holds a text against the findings that it must have and no others. `⟦…⟧` marks their ranges, in order.
///
/// - Parameter fixed: the text after the fix-its of all findings, one after another; it must have no findings.
func expectFindings(
  _ marked: String, _ codes: [DiagnosticCode], fixed: String? = nil, location: SourceLocation = #_sourceLocation
) {
  let (text, ranges) = (MarkedText(marked).text, MarkedText(marked).ranges)
  let tree = tree(of: text)
  #expect(firstBrokenInvariant(of: tree) == nil, sourceLocation: location)
  #expect(tree.diagnostics.map(\.code) == codes, "\(tree.diagnostics.map(\.message))", sourceLocation: location)
  #expect(tree.diagnostics.map(\.range.bytes) == ranges, sourceLocation: location)
  guard let fixed else { return }
  var mended = text
  while let fix = SDUISyntaxTests.tree(of: mended).diagnostics.first?.fixes.first {
    let next = apply(fix, to: mended)
    if next == mended { break }
    mended = next
  }
  #expect(mended == fixed, sourceLocation: location)
  #expect(SDUISyntaxTests.tree(of: mended).diagnostics.isEmpty, sourceLocation: location)
}
