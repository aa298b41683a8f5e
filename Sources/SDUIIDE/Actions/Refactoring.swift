import SDUICheck
import SDUIDiagnostics
import SDUIIR
import SDUISource
import SDUISyntax

extension Analysis {
  /// What can be written in another way at an offset of the file, with the same screens: a layout of a section's own
  /// properties, or the properties of a layout in place of its name.
  ///
  /// - Parameter screens: Those of the file, which has no errors.
  public func refactorings(at offset: Int, of screens: [Screen]) -> [CodeAction] {
    guard !screens.isEmpty, let section = section(withHeadAt: offset) else { return [] }
    // Asked of the compiler, so that nothing is offered that it understands in another way.
    return [extractedLayout(of: section), inlinedLayout(of: section)].compactMap(\.self).filter { action in
      let changed = LoweredProgram(checking: program.replacing(SourceFile(path: "", bytes: applied(action.edits))))
      return changed.screens == screens
    }
  }

  /// The section before whose block an offset stands.
  private func section(withHeadAt offset: Int) -> Syntax? {
    let path = path(to: offset).map { Syntax(file: tree.file, node: $0) }
    let innermost = path.last { [.sectionDeclaration, .block].contains(program.kind(of: $0)) }
    return innermost.flatMap { program.kind(of: $0) == .sectionDeclaration ? $0 : nil }
  }

  /// The text of the file with some edits made.
  func applied(_ edits: [TextEdit]) -> [UInt8] {
    var bytes = tree.source.bytes
    for edit in edits.sorted(by: { $0.range > $1.range }) {
      bytes.replaceSubrange(edit.range.bytes, with: Array(edit.replacement.utf8))
    }
    return bytes
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
        program.children(of: $0).allSatisfy { [.property, .itemStatement].contains(program.kind(of: $0)) }
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
      guard before.allSatisfy(\.isWhitespace) else { return nil }
      let rest = after.drop(while: \.isWhitespace)
      guard rest.isEmpty || rest.hasPrefix("//") else { return nil }
      while first > 1, tree.source.line(first - 1).drop(while: \.isWhitespace).hasPrefix("//") { first -= 1 }
      result.append(first...last)
    }
    return result
  }

  private func bytes(ofLines lines: ClosedRange<Int>) -> Range<Int> {
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

  /// Where a declaration begins, with the documentation before it.
  func startOfDeclaration(_ node: NodeID) -> Int {
    var line = tree.source.position(at: tree.range(of: node).bytes.lowerBound).line
    while line > 1, tree.source.line(line - 1).hasPrefix("///") { line -= 1 }
    return tree.source.byteRange(ofLine: line).lowerBound
  }

  /// A name that nothing in the program has, made from a wish.
  private func freeName(_ wish: String) -> String {
    let known = Set(NameTable(of: program).declarations(in: tree.file).map(\.name))
    var (name, count) = (wish, 1)
    while known.contains(name) {
      count += 1
      name = wish + String(count)
    }
    return name
  }
}

// MARK: - A section without its layout

extension Analysis {
  /// Puts what a layout says in place of its name.
  private func inlinedLayout(of section: Syntax) -> CodeAction? {
    guard let reference = program.child(of: section, .layoutReference), let name = program.name(of: reference)?.text,
      let layout = NameTable(of: program).declaration(name, [.layoutDeclaration], in: tree.file),
      layout.file == tree.file, let base = program.child(of: layout, .layoutReference)
    else { return nil }
    let values = arguments(of: reference, to: layout)
    var edits = [TextEdit(program.range(of: reference), text(of: base, with: values))]
    if let body = program.child(of: layout, .block) {
      guard let addition = statements(of: body, into: section, with: values) else { return nil }
      edits += addition
    }
    return CodeAction(kind: .inline, title: "Inline the layout `\(name)`", finding: nil, edits: edits)
  }

  /// What each parameter of a layout stands for.
  private func arguments(of reference: Syntax, to layout: Syntax) -> [String: String] {
    var values: [String: String] = [:]
    for parameter in program.child(of: layout, .parameterList).map({ Array(program.children(of: $0, .parameter)) })
      ?? []
    {
      guard let name = program.name(of: parameter)?.text, let value = program.value(of: parameter) else { continue }
      if !program.kind(of: value).isType { values[name] = program.text(of: value) }
    }
    for argument in program.child(of: reference, .argumentList).map({ Array(program.children(of: $0, .argument)) })
      ?? []
    {
      guard let name = program.name(of: argument)?.text, let value = program.value(of: argument) else { continue }
      values[name] = program.text(of: value)
    }
    return values
  }

  /// The text of a piece with values in place of names.
  private func text(of piece: Syntax, with values: [String: String]) -> String {
    let range = program.range(of: piece).bytes
    var bytes = Array(tree.source.bytes[range])
    let end = piece.node.index + Int(tree.nodes[piece.node.index].size)
    for index in (piece.node.index..<end).reversed() where tree.nodes[index].kind == .nameExpression {
      let own = tree.range(of: NodeID(index)).bytes
      guard let value = values[tree.source.text(in: own)] else { continue }
      let isSimple = value.allSatisfy { $0.isLetter || $0.isNumber || ".%#\"".contains($0) }
      let place = (own.lowerBound - range.lowerBound)..<(own.upperBound - range.lowerBound)
      bytes.replaceSubrange(place, with: Array((isSimple ? value : "(\(value))").utf8))
    }
    return String(decoding: bytes, as: UTF8.self)
  }

  /// Puts the statements of a layout before those of a section; what the section sets itself is left out.
  private func statements(of body: Syntax, into section: Syntax, with values: [String: String]) -> [TextEdit]? {
    let block = program.child(of: section, .block)
    let own = Set(block.map { program.children(of: $0, .property).compactMap { program.name(of: $0)?.text } } ?? [])
    let kept = program.children(of: body).filter { statement in
      program.kind(of: statement) != .property || !(program.name(of: statement).map { own.contains($0.text) } ?? false)
    }
    guard !kept.isEmpty else { return [] }
    guard let block else {
      let text = kept.map { self.text(of: $0, with: values) }.joined(separator: ", ")
      let end = program.range(of: section).bytes.upperBound
      guard !text.contains(where: \.isNewline) else { return nil }
      return [TextEdit(SourceRange(file: tree.file, end..<end), " { \(text) }")]
    }
    let margin = indentation(insideOf: block)
    let old = indentation(insideOf: body)
    let start = program.range(of: block).bytes.lowerBound + 1
    let lines = kept.map { statement in
      let lines = text(of: statement, with: values).split(separator: "\n", omittingEmptySubsequences: false)
      return lines.enumerated().map { index, line in
        index == 0 || !line.hasPrefix(old) ? margin + line.drop { $0 == " " } : margin + line.dropFirst(old.count)
      }.joined(separator: "\n")
    }
    let isOnOneLine = !program.text(of: block).contains(where: \.isNewline)
    let end = isOnOneLine ? "\n" + margin : ""
    return [
      TextEdit(SourceRange(file: tree.file, start..<start), "\n" + lines.joined(separator: "\n") + end)
    ]
  }
}
