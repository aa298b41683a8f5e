import SDUICompiler
import SDUIIR
import SDUISyntax

/// Fixes of statements that are written in another way, or at another place.
extension QuickFixes {
  /// Gives a declaration a name in the style of the language, at all its places.
  func rename(at range: SourceRange) -> [QuickFix] {
    guard let holder = path(to: range).last(where: { program.kind(of: $0) != .name }),
      let style = NameStyle(program.kind(of: holder))
    else { return [] }
    let (old, new) = (text(range), style.applied(to: text(range)))
    let clause = analysis.keepingWireName(of: range.bytes)?.replacement ?? ""
    guard new != old, (try? analysis.checkRename(at: range.bytes.lowerBound, to: new)) != nil else { return [] }
    let edits = analysis.places(ofNameDeclaredAt: range).map { edit($0, new + ($0 == range.bytes ? clause : "")) }
    return [QuickFix(title: "Rename to `\(new)`", edits: edits, newName: new)]
  }

  /// Writes the shape of `height: 9/16`: `ratio: 16:9`.
  func ratio(at range: SourceRange) -> [QuickFix] {
    guard let property = node([.property], at: range), let name = program.name(of: property), name.text == "height",
      let value = program.value(of: property), program.range(of: value) == range
    else { return [] }
    let sides = program.children(of: value).map { program.text(of: $0) }
    guard sides.count == 2 else { return [] }
    let shape = "ratio: \(sides[1]):\(sides[0])"
    return [QuickFix(title: "Write `\(shape)`", edits: [edit(bytes(of: property), shape)], isCertain: true)]
  }

  /// Swaps the ends of a range that ends before it begins.
  func swappedRange(at range: SourceRange) -> [QuickFix] {
    guard let written = node([.rangeExpression], at: range) else { return [] }
    let ends = program.children(of: written).map { program.text(of: $0) }
    guard ends.count == 2 else { return [] }
    let swapped = "\(ends[1])...\(ends[0])"
    return [QuickFix(title: "Write `\(swapped)`", edits: [edit(bytes(of: written), swapped)], isCertain: true)]
  }

  /// Writes parentheses around one of two operators: `a and b or c`.
  func groupings(at range: SourceRange) -> [QuickFix] {
    let outer = path(to: range).first { program.kind(of: $0) == .binaryExpression }
    guard let outer, let inner = program.children(of: outer).first, program.kind(of: inner) == .binaryExpression else {
      return []
    }
    let right = program.children(of: inner).last
    return [inner, right].compactMap { $0 }.map { first in
      let whole = first == inner ? bytes(of: inner) : bytes(of: first).lowerBound..<bytes(of: outer).upperBound
      let grouped = "(\(tree.source.text(in: whole)))"
      return QuickFix(title: "Write `\(grouped)`", edits: [edit(whole, grouped)])
    }
  }

  /// Writes a word as a text, where a text is needed.
  func quotedText(at range: SourceRange) -> [QuickFix] {
    guard node([.nameExpression], at: range).map({ program.range(of: $0) }) == range else { return [] }
    guard !["nil", "null", "none", "undefined"].contains(text(range).lowercased()) else { return [] }
    let text = "\"\(text(range))\""
    return [QuickFix(title: "Write the text `\(text)`", edits: [TextEdit(range, text)])]
  }

  /// Changes the kind of the section to one that has a property.
  func otherKinds(at range: SourceRange) -> [QuickFix] {
    guard let section = node([.sectionDeclaration, .layoutDeclaration], at: range),
      let reference = program.child(of: section, .layoutReference), let name = program.name(of: reference),
      LayoutKind(rawValue: name.text) != nil
    else { return [] }
    let kinds = LayoutKind.allCases.filter { kind in
      Vocabulary.rows(in: .section, of: kind).contains { $0.name == text(range) }
    }
    return kinds.map { kind in
      QuickFix(title: "Make it a `\(kind.rawValue)`", edits: [TextEdit(name.range, kind.rawValue)])
    }
  }

  /// Moves a property into the statement around it that has the property, or into the `item` of a section.
  func movedProperty(at range: SourceRange) -> [QuickFix] {
    guard let property = node([.property], at: range), program.name(of: property)?.range == range else { return [] }
    let around = path(to: range).reversed().drop { $0 != property }.dropFirst()
    let owners = around.filter { block(of: $0) != nil }.dropFirst()
    let statement = program.text(of: property)
    return owners.compactMap { owner in
      guard let block = block(of: owner) else { return nil }
      let isSet = program.children(of: block, .property).contains { program.name(of: $0)?.text == text(range) }
      guard !isSet else { return nil }
      let target = program.name(of: owner).map { "`\($0.text)`" } ?? "the section"
      return QuickFix(
        title: "Move it to \(target)", edits: [removal(of: property), analysis.insertion(of: statement, into: block)],
        isCertain: true)
    }
  }

  /// Declares the unit of an item, or the header or footer, in the section around it.
  func acceptedUnit(at range: SourceRange) -> [QuickFix] {
    guard let section = node([.sectionDeclaration], at: range), let block = block(of: section) else { return [] }
    let name = text(range)
    guard node([.contentElement], at: range) != nil,
      names.declaration(name, [.componentDeclaration], in: tree.file) != nil
    else { return [] }
    let units = program.children(of: block, .unitStatement)
    let size = units.last.flatMap { self.block(of: $0) }.flatMap { sizes(in: $0) } ?? "height: 60"
    return ["unit \(name)", "unit \(name) { \(size) }"].map { statement in
      let edit =
        units.last.map { insertion(of: statement, after: $0) } ?? analysis.insertion(of: statement, into: block)
      return QuickFix(title: "Add `\(statement)`", edits: [edit])
    }
  }

  /// The sizes that a unit sets with numbers alone.
  private func sizes(in block: Syntax) -> String? {
    let sizes = program.children(of: block, .property).filter { property in
      ["width", "height", "ratio", "inView"].contains(program.name(of: property)?.text ?? "")
        && !program.text(of: property).contains("d")
    }
    return sizes.isEmpty ? nil : sizes.map { program.text(of: $0) }.joined(separator: ", ")
  }

  /// Puts a statement after another one: on a line of its own if the other has one.
  func insertion(of statement: String, after other: Syntax) -> TextEdit {
    let own = bytes(of: other)
    let position = tree.source.position(at: own.lowerBound)
    let before = tree.source.line(position.line).utf8.prefix(position.column - 1)
    guard before.allSatisfy({ $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\t") }) else {
      return insertion(", " + statement, at: own.upperBound)
    }
    return insertion("\n" + String(Substring(before)) + statement, at: own.upperBound)
  }
}
