import SDUICompiler
import SDUISyntax

extension Analysis {
  /// Puts what a layout says in place of its name, and removes the layout where nothing uses it any more.
  func inlinedLayout(of section: Syntax, _ isUsedElsewhere: (SourceRange) -> Bool) -> CodeAction? {
    guard let reference = program.child(of: section, .layoutReference), let name = program.name(of: reference)?.text,
      let layout = NameTable(of: program).declaration(name, [.layoutDeclaration], in: tree.file),
      layout.file == tree.file, let base = program.child(of: layout, .layoutReference)
    else { return nil }
    let values = arguments(of: reference, to: layout)
    var edits = [TextEdit(program.range(of: reference), text(of: base, with: values))]
    if let body = program.child(of: layout, .block) { edits += statements(of: body, into: section, with: values) }
    // The declaration and this use.
    if let declared = program.name(of: layout)?.range, places(ofNameDeclaredAt: declared).count == 2,
      !isUsedElsewhere(declared)
    {
      edits.append(removal(of: layout))
    }
    return CodeAction(kind: .inline, title: "Inline the layout `\(name)`", finding: nil, edits: edits)
  }

  /// Returns the argument of each parameter of a layout.
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
      let isSimple = value.allSatisfy { $0.isLetter || $0.isNumber || ".%#\":".contains($0) }
      let place = (own.lowerBound - range.lowerBound)..<(own.upperBound - range.lowerBound)
      bytes.replaceSubrange(place, with: Array((isSimple ? value : "(\(value))").utf8))
    }
    return String(decoding: bytes, as: UTF8.self)
  }

  /// Puts the statements of a layout before those of a section, with the comments beside them; what the section sets
  /// itself is left out.
  private func statements(of body: Syntax, into section: Syntax, with values: [String: String]) -> [TextEdit] {
    let block = program.child(of: section, .block)
    let own = Set(block.map { program.children(of: $0, .property).compactMap { program.name(of: $0)?.text } } ?? [])
    let kept = program.children(of: body).filter { statement in
      program.kind(of: statement) != .property || !(program.name(of: statement).map { own.contains($0.text) } ?? false)
    }
    guard !kept.isEmpty else { return [] }
    let head = tree.source.line(tree.source.position(at: program.range(of: section).bytes.lowerBound).line)
    let margin = block.map { indentation(insideOf: $0) } ?? head.prefix { $0 == " " || $0 == "\t" } + "  "
    let old = indentation(insideOf: body)
    let lines = kept.flatMap { self.lines(of: $0, without: old, values) }
    guard let block else {
      let end = program.range(of: section).bytes.upperBound
      let holdsComment = lines.contains { line in
        zip(line.utf8, line.utf8.dropFirst()).contains { $0 == UInt8(ascii: "/") && $1 == $0 }
      }
      let isShort = lines.count == kept.count && !holdsComment
      let short = " { \(lines.joined(separator: ", ")) }"
      let long = " {\n\(indented(lines, margin))\n\(margin.dropLast(2))}"
      return [edit(end..<end, isShort ? short : long)]
    }
    let inside = program.range(of: block).bytes.dropFirst().dropLast()
    let text = "\n" + indented(lines, margin)
    if program.text(of: block).contains(where: { $0.isNewline }) { return [edit(inside.prefix(0), text)] }
    let pieces = program.children(of: block).map { program.range(of: $0).bytes }
    let end = "\n" + margin.dropLast(2)
    guard let first = pieces.first, let last = pieces.last else { return [edit(inside, text + end)] }
    return [
      edit(inside.lowerBound..<first.lowerBound, text + "\n" + margin), edit(last.upperBound..<inside.upperBound, end),
    ]
  }

  private func edit(_ bytes: Range<Int>, _ text: String) -> TextEdit {
    TextEdit(SourceRange(file: tree.file, bytes), text)
  }

  /// A statement with values in place of names and with the comments beside it, a line each; the blanks before its first
  /// line and so many of the others are left out.
  private func lines(of statement: Syntax, without margin: String, _ values: [String: String]) -> [String] {
    let (before, behind) = self.comments(beside: statement)
    let text = self.text(of: statement, with: values) + (behind.map { "  " + $0 } ?? "")
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    return before + lines.map { String($0.hasPrefix(margin) ? $0.dropFirst(margin.count) : $0) }
  }

  private func indented(_ lines: [String], _ margin: some StringProtocol) -> String {
    lines.map { $0.isEmpty ? "" : margin + $0 }.joined(separator: "\n")
  }

  /// Returns the comments on the lines before a statement, and the one after it on its line.
  private func comments(beside statement: Syntax) -> (before: [String], behind: String?) {
    let bytes = program.range(of: statement).bytes
    let line = { (offset: Int) in tree.source.position(at: offset).line }
    let token = tree.nodes[statement.node.index].firstToken
    let start = token > 0 ? line(Int(tree.tokens[Int(token) - 1].end)) : 0
    let text = { (comment: Comment) in tree.source.text(in: Int(comment.start)..<Int(comment.end)) }
    let before = tree.comments.filter { $0.nextToken == token && line(Int($0.start)) > start }
    // A comma is allowed between them, and no brace.
    let end = tree.nodes[statement.node.index].endToken
    let last = tree.tokens[Int(end)].kind == .comma ? end + 1 : end
    let behind = tree.comments.first {
      Int($0.start) >= bytes.upperBound && line(Int($0.start)) == line(bytes.upperBound) && $0.nextToken <= last
    }
    return (before.map(text), behind.map(text))
  }

  /// Removes a declaration with its documentation and its lines, if nothing else is on these.
  func removal(of declaration: Syntax) -> TextEdit {
    let bytes = program.range(of: declaration).bytes
    let source = tree.source
    let last = source.position(at: bytes.upperBound).line
    let first = source.byteRange(ofLine: source.position(at: bytes.lowerBound).line).lowerBound
    let isAlone =
      source.text(in: first..<bytes.lowerBound).allSatisfy { $0.isWhitespace }
      && source.text(in: bytes.upperBound..<source.byteRange(ofLine: last).upperBound).allSatisfy({ $0.isWhitespace })
    guard isAlone else { return edit(bytes, "") }
    var (start, line) = (startOfDeclaration(declaration.node), last)
    while line < source.lineStarts.count, source.line(line + 1).allSatisfy({ $0.isWhitespace }) { line += 1 }
    let end = self.bytes(ofLines: last...line).upperBound
    // At the end of the file the empty lines before it go.
    while end == source.bytes.count, start > 1, source.bytes[start - 1] == 0x0A, source.bytes[start - 2] == 0x0A {
      start -= 1
    }
    return edit(start..<end, "")
  }
}
