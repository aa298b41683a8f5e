import SDUICompiler
import SDUIIR
import SDUISyntax

extension Analysis {
  /// Returns the refactorings at an offset of the file, which keep the screens: a layout of a section's own properties,
  /// or the properties of a layout in place of its name.
  ///
  /// - Parameters:
  ///   - screens: Those of the file, which has no errors.
  ///   - isUsedElsewhere: Whether a file that imports this one uses what is declared under a name in it. Asked only of a
  ///     layout that this file would not use any more.
  package func refactorings(
    at offset: Int, of screens: [Screen], isUsedElsewhere: (SourceRange) -> Bool
  ) -> [CodeAction] {
    guard !screens.isEmpty, let section = section(withHeadAt: offset) else { return [] }
    let actions = [extractedLayout(of: section), inlinedLayout(of: section, isUsedElsewhere)].compactMap { $0 }
    // Asked of the compiler, so that nothing is offered that it understands in another way.
    return actions.filter { action in
      let changed = LoweredProgram(checking: program.applying(action.edits))
      return changed.screens == screens
    }
  }

  /// Returns the section before whose block an offset is.
  private func section(withHeadAt offset: Int) -> Syntax? {
    let path = path(to: offset).map { Syntax(file: tree.file, node: $0) }
    let innermost = path.last { [.sectionDeclaration, .block].contains(program.kind(of: $0)) }
    return innermost.flatMap { program.kind(of: $0) == .sectionDeclaration ? $0 : nil }
  }

}

// MARK: - A layout from a section

extension Analysis {
  /// Moves what sizes a section into a layout before its screen.
  private func extractedLayout(of section: Syntax) -> CodeAction? {
    guard let reference = program.child(of: section, .layoutReference), let block = program.child(of: section, .block),
      let name = program.name(of: section)?.text,
      let screen = path(to: program.range(of: section).bytes.lowerBound).first(where: {
        tree.kind(of: $0) == .screenDeclaration
      })
    else { return nil }
    let moved = program.children(of: block).filter(canStandInALayout)
    guard !moved.isEmpty, let lines = lines(of: moved, in: block) else { return nil }
    let layout = freeName(name.prefix(1).uppercased() + name.dropFirst() + "Layout")
    let margin = indentation(insideOf: block).count - 2
    let body = lines.map { text(ofLines: $0, without: margin) }.joined()
    let start = startOfDeclaration(screen)
    var edits = [
      TextEdit(
        SourceRange(file: tree.file, start..<start),
        "layout \(layout): \(program.text(of: reference)) {\n\(body)}\n\n"),
      TextEdit(program.range(of: reference), layout),
    ]
    edits += lines.map { TextEdit(SourceRange(file: tree.file, bytes(ofLines: $0)), "") }
    return CodeAction(kind: .extract, title: "Extract the layout `\(layout)`", finding: nil, edits: edits)
  }

  /// Whether a statement of a section says how large something is, and not what is shown.
  private func canStandInALayout(_ statement: Syntax) -> Bool {
    switch program.kind(of: statement) {
    case .property, .itemStatement, .arrangementStatement: return true
    case .whenStatement:
      let block = program.child(of: statement, .block)
      return block.map {
        program.children(of: $0).allSatisfy {
          [.property, .itemStatement].contains(program.kind(of: $0))
            || (program.kind(of: $0) == .whenStatement && canStandInALayout($0))
        }
      }
        ?? false
    default: return false
    }
  }

  /// The lines of statements with the comments before them; `nil` where one shares a line with something else.
  private func lines(of statements: [Syntax], in block: Syntax) -> [ClosedRange<Int>]? {
    var result: [ClosedRange<Int>] = []
    for statement in statements {
      let bytes = program.range(of: statement).bytes
      var first = tree.source.position(at: bytes.lowerBound).line
      let last = tree.source.position(at: bytes.upperBound).line
      let before = tree.source.text(in: tree.source.byteRange(ofLine: first).lowerBound..<bytes.lowerBound)
      let after = tree.source.text(in: bytes.upperBound..<tree.source.byteRange(ofLine: last).upperBound)
      guard before.allSatisfy({ $0.isWhitespace }) else { return nil }
      let rest = after.drop { $0.isWhitespace }
      guard rest.isEmpty || rest.hasPrefix("//") else { return nil }
      while first > 1, tree.source.line(first - 1).drop(while: { $0.isWhitespace }).hasPrefix("//") { first -= 1 }
      result.append(first...last)
    }
    return result
  }

  func bytes(ofLines lines: ClosedRange<Int>) -> Range<Int> {
    let start = tree.source.byteRange(ofLine: lines.lowerBound).lowerBound
    let isLast = lines.upperBound == tree.source.lineStarts.count
    return start..<(isLast ? tree.source.bytes.count : tree.source.byteRange(ofLine: lines.upperBound + 1).lowerBound)
  }

  /// Lines with fewer blanks before them, each with its end.
  private func text(ofLines lines: ClosedRange<Int>, without margin: Int) -> String {
    lines.map { line in
      let text = tree.source.line(line)
      return text.drop { $0 == " " }.isEmpty
        ? "\n" : text.dropFirst(min(margin, text.prefix { $0 == " " }.count)) + "\n"
    }.joined()
  }

  /// Returns the start of a declaration, with the documentation before it.
  func startOfDeclaration(_ node: NodeID) -> Int {
    var line = tree.source.position(at: tree.range(of: node).bytes.lowerBound).line
    while line > 1, tree.source.line(line - 1).hasPrefix("///") { line -= 1 }
    return tree.source.byteRange(ofLine: line).lowerBound
  }

  /// A name that nothing in the program has, made from a wish.
  private func freeName(_ wish: String) -> String {
    let known = Set(NameTable(of: program).declarations(in: tree.file).map { $0.name })
    var (name, count) = (wish, 1)
    while known.contains(name) {
      count += 1
      name = wish + String(count)
    }
    return name
  }
}
