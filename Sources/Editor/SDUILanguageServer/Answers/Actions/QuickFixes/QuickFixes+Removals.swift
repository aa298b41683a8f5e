import SDUICompiler
import SDUIIR
import SDUISyntax

/// Fixes that remove a piece of the text, with its comma or its line.
extension QuickFixes {
  /// Removes a declaration that nothing uses. It may be used soon, so that this is not certain.
  func removal(ofDeclarationNamedAt range: SourceRange) -> [QuickFix] {
    guard let declaration = declaration(around: range) else { return [] }
    return [QuickFix(title: "Remove `\(text(range))`", edits: [analysis.removal(of: declaration)])]
  }

  /// Removes a declaration that repeats another one word for word.
  func removal(ofRepetitionAt range: SourceRange) -> [QuickFix] {
    guard let declaration = declaration(around: range), program.name(of: declaration)?.range == range,
      let first = names.declaration(text(range), in: tree.file), first != declaration,
      program.text(of: first) == program.text(of: declaration)
    else { return [] }
    return [
      QuickFix(title: "Remove the repetition", edits: [analysis.removal(of: declaration)], isCertain: true)
    ]
  }

  /// Removes one of two statements of a property, which is certain if both are the same; or the only one.
  func removals(ofPropertyAt range: SourceRange) -> [QuickFix] {
    guard let property = node([.property], at: range), program.name(of: property)?.range == range,
      let block = path(to: range).last(where: { program.kind(of: $0) == .block })
    else { return [] }
    let written = text(range)
    let same = program.children(of: block, .property).filter { program.name(of: $0)?.text == written }
    guard same.count == 2, let first = same.first, let last = same.last else {
      return [QuickFix(title: "Remove `\(written)`", edits: [removal(of: property)])]
    }
    guard program.text(of: first) != program.text(of: last) else {
      return [QuickFix(title: "Remove the repetition", edits: [removal(of: last)], isCertain: true)]
    }
    return [
      QuickFix(title: "Keep `\(program.text(of: last))`", edits: [removal(of: first)]),
      QuickFix(title: "Keep `\(program.text(of: first))`", edits: [removal(of: last)]),
    ]
  }

  /// Removes an argument; certain if it repeats another one word for word.
  func removal(ofArgumentAt range: SourceRange) -> [QuickFix] {
    guard let argument = node([.argument], at: range), let list = node([.argumentList], at: range) else { return [] }
    let written = program.text(of: argument)
    let isRepeated = program.children(of: list, .argument).count { program.text(of: $0) == written } > 1
    return [
      QuickFix(title: "Remove `\(written)`", edits: [removal(of: argument)], isCertain: isRepeated)
    ]
  }

  /// Removes a `when` that changes nothing.
  func removal(ofWhenAt range: SourceRange) -> [QuickFix] {
    node([.whenStatement], at: range).map { [QuickFix(title: "Remove the `when`", edits: [removal(of: $0)])] } ?? []
  }

  /// Removes a fallback that no client needs.
  func removal(ofFallbackAt range: SourceRange) -> [QuickFix] {
    let component = path(to: range).first { program.kind(of: $0) == .componentDeclaration }
    guard let clause = component.flatMap({ program.child(of: $0, .fallbackClause) }) else { return [] }
    let own = bytes(of: clause)
    var start = own.lowerBound
    while start > 0, tree.source.bytes[start - 1] == UInt8(ascii: " ") { start -= 1 }
    return [QuickFix(title: "Remove the fallback", edits: [edit(start..<own.upperBound, "")])]
  }

  /// Removes a statement or an argument: its lines if nothing else is on them, and else itself with one comma.
  func removal(of piece: Syntax) -> TextEdit {
    let own = bytes(of: piece)
    let text = tree.source.bytes
    let isBlank = { (byte: UInt8) in byte == UInt8(ascii: " ") || byte == UInt8(ascii: "\t") }
    let isBreak = { (byte: UInt8) in byte == 0x0A || byte == 0x0D }
    var (start, end) = (own.lowerBound, own.upperBound)
    while start > 0, isBlank(text[start - 1]) { start -= 1 }
    if end < text.count, text[end] == UInt8(ascii: ",") { end += 1 }
    let hasComma = end > own.upperBound
    while end < text.count, isBlank(text[end]) { end += 1 }
    let beginsLine = start == 0 || isBreak(text[start - 1])
    let endsLine = end == text.count || isBreak(text[end])
    if beginsLine, endsLine {
      let last = tree.source.position(at: own.upperBound).line
      return edit(analysis.bytes(ofLines: tree.source.position(at: own.lowerBound).line...last), "")
    }
    if hasComma { return edit((beginsLine ? own.lowerBound : own.lowerBound)..<end, "") }
    // The last one takes the comma before it, and the blanks after it stay.
    if start > 0, text[start - 1] == UInt8(ascii: ",") { return edit(start - 1..<own.upperBound, "") }
    return edit(start..<own.upperBound, "")
  }
}
