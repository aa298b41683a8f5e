import SDUICompiler
import SDUISyntax

extension Analysis {
  /// Returns the actions for a finding that has no fix-it, since the reader will want to write something else: the
  /// example of a statement that is missing, and an `allow` whose reason is the reader's to give.
  func additions(mending finding: Diagnostic) -> [CodeAction] {
    var actions: [CodeAction] = []
    if let line = finding.missing, let edit = addition(of: line, to: finding.range),
      !meetsSyntaxError([edit.range], of: finding)
    {
      actions.append(CodeAction(kind: .fix, title: "Add `\(line)`", finding: finding, edits: [edit]))
    }
    if finding.code.canBeAllowed, let block = blockAround(finding.range.bytes) {
      let line = "allow \"\(finding.code.rawValue)\" because \"give the reason\""
      let title = "Allow `\(finding.code.rawValue)` here"
      actions.append(
        CodeAction(kind: .allow, title: title, finding: finding, edits: [insertion(of: line, into: block)]))
    }
    return actions
  }

  /// Whether places that a finding concerns touch another one of syntax, around which the text means something else.
  func meetsSyntaxError(_ places: [SourceRange], of finding: Diagnostic) -> Bool {
    guard !tree.diagnostics.contains(finding) else { return false }
    return tree.diagnostics.contains { error in
      let bytes = withBlanksAround(error.range.bytes)
      return places.contains { $0.bytes.lowerBound <= bytes.upperBound && bytes.lowerBound <= $0.bytes.upperBound }
    }
  }

  private func withBlanksAround(_ range: Range<Int>) -> Range<Int> {
    let bytes = tree.source.bytes
    var (start, end) = (range.lowerBound, range.upperBound)
    while start > 0, bytes[start - 1] == UInt8(ascii: " ") { start -= 1 }
    while end < bytes.count, bytes[end] == UInt8(ascii: " ") { end += 1 }
    return start..<end
  }

  /// Adds a line to the block of the statement whose head holds a place.
  private func addition(of line: String, to place: SourceRange) -> TextEdit? {
    let path = path(to: place.bytes.lowerBound).map { Syntax(file: tree.file, node: $0) }
    guard let owner = path.last(where: { Self.owners.contains(program.kind(of: $0)) }) else { return nil }
    if let block = block(of: owner) { return insertion(of: line, into: block) }
    let end = program.range(of: owner).bytes.upperBound
    return TextEdit(SourceRange(file: tree.file, end..<end), " { \(line) }")
  }

  /// The nodes that have a block of their own, or could have one.
  private static let owners: Set<NodeKind> = [
    .componentDeclaration, .decorationDeclaration, .sectionDeclaration, .unitStatement, .headerStatement,
    .footerStatement, .emptyStatement, .failureStatement, .barStatement, .arrangementStatement, .whenStatement,
  ]

  /// The innermost block of the file around some bytes; that of what is named there, if it has one.
  private func blockAround(_ bytes: Range<Int>) -> Syntax? {
    for node in path(to: bytes.lowerBound).reversed() {
      let syntax = Syntax(file: tree.file, node: node)
      let isAround = { (other: Syntax) in
        let range = program.range(of: other).bytes
        return range.lowerBound <= bytes.lowerBound && bytes.upperBound <= range.upperBound
      }
      guard isAround(syntax) else { continue }
      if Self.blocks.contains(program.kind(of: syntax)) { return syntax }
      if let block = block(of: syntax) { return block }
    }
    return nil
  }

  private static let blocks: [NodeKind] = [.block, .fieldBlock]

  private func block(of owner: Syntax) -> Syntax? {
    Self.blocks.lazy.compactMap { program.child(of: owner, $0) }.first
  }

  /// Puts a line at the beginning of a block, in the way in which the block is written.
  func insertion(of line: String, into block: Syntax) -> TextEdit {
    let bytes = program.range(of: block).bytes
    let start = bytes.lowerBound + 1
    let place = SourceRange(file: tree.file, start..<start)
    let inner = tree.source.text(in: start..<max(start, bytes.upperBound - 1))
    if inner.allSatisfy({ $0 == " " }) {
      return TextEdit(SourceRange(file: tree.file, start..<max(start, bytes.upperBound - 1)), " \(line) ")
    }
    guard inner.contains(where: { $0.isNewline }) else { return TextEdit(place, " \(line),") }
    return TextEdit(place, "\n" + indentation(insideOf: block) + line)
  }

  /// Returns the blanks before the content of a block, two more than before the line in which it begins.
  func indentation(insideOf block: Syntax) -> String {
    let line = tree.source.position(at: program.range(of: block).bytes.lowerBound).line
    return String(tree.source.line(line).prefix { $0 == " " || $0 == "\t" }) + "  "
  }
}
