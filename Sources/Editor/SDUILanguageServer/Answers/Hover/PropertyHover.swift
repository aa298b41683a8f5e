import SDUICompiler
import SDUIIR
import SDUISyntax

/// The values of a property: those that hold at other places, and the one that it replaces.
extension Analysis {
  /// Returns sentences about the other values of the property that a statement sets: in `when`s, and before it in `item`,
  /// in the layouts of the section, or by default.
  func paragraphs(aboutPropertyNamedAt range: SourceRange, _ row: PropertyRow) -> [String] {
    let path = path(to: range.bytes.lowerBound).map { Syntax(file: tree.file, node: $0) }
    guard let property = path.last(where: { program.kind(of: $0) == .property }),
      let owner = path.last(where: { Self.partsWithProperties.contains(program.kind(of: $0)) })
    else { return [] }
    let names = Vocabulary.spellings.filter { $0.property == row.property }.map { $0.name } + [row.name]
    let homes: [NodeKind] = [.sectionDeclaration, .layoutDeclaration, .screenDeclaration, .decorationDeclaration]
    guard let home = path.last(where: { homes.contains(program.kind(of: $0)) }) else { return [] }
    let search = ValueSearch(program: program, names: names, part: owner == home ? nil : owner)
    var sentences: [String] = []
    let when = path.last { program.kind(of: $0) == .whenStatement }
    if let when, let condition = program.children(of: when).first {
      sentences.append("Set where `\(program.text(of: condition))` holds.")
    }
    let whens = program.child(of: home, .block).map { search.valuesInWhens(of: $0, besides: property) } ?? []
    for (condition, value) in whens.prefix(4) { sentences.append("Where `\(condition)` holds it is `\(value)`.") }
    if let before = valueBefore(property, in: home, search) {
      sentences.append("In place of \(before).")
    } else if let standard = row.defaultText {
      sentences.append("In place of the default, `\(standard)`.")
    }
    return sentences
  }

  private static let partsWithProperties: [NodeKind] = [
    .sectionDeclaration, .layoutDeclaration, .screenDeclaration, .decorationDeclaration, .unitStatement,
    .itemStatement, .headerStatement, .footerStatement, .backgroundStatement, .emptyStatement, .failureStatement,
    .barStatement, .arrangementStatement,
  ]

  /// The value that would hold without a statement, with its place.
  private func valueBefore(_ property: Syntax, in home: Syntax, _ search: ValueSearch) -> String? {
    if let own = program.child(of: home, .block).flatMap({ search.value(in: $0, besides: property) }) {
      return "`\(own.text)` of \(own.isShared ? "`item`" : "this section")"
    }
    let names = NameTable(of: program)
    var user = home
    // Layouts may build on themselves, which the checker reports.
    for _ in 0..<64 {
      guard let name = program.child(of: user, .layoutReference).flatMap({ program.name(of: $0) }),
        let layout = names.declaration(name.text, [.layoutDeclaration], in: user.file)
      else { return nil }
      if let found = program.child(of: layout, .block).flatMap({ search.value(in: $0, besides: property) }) {
        let place = layout.file == tree.file ? "" : " in `\(sources[layout.file.index].path)`"
        return "`\(found.text)` of the layout `\(name.text)`\(place)"
      }
      user = layout
    }
    return nil
  }

  /// The properties that a layout sets, in a sentence; `nil` for another declaration.
  func propertiesSet(by layout: Syntax) -> String? {
    guard program.kind(of: layout) == .layoutDeclaration, let block = program.child(of: layout, .block) else {
      return nil
    }
    let statements = program.children(of: block, .property).map { "`\(program.text(of: $0))`" }
    return statements.isEmpty ? nil : "Sets \(statements.prefix(8).joined(separator: ", "))."
  }
}

/// The search for the values of one property of a section or of one of its parts.
private struct ValueSearch {
  let program: Program
  /// The names of the property.
  let names: [String]
  /// The part of the section that has the property; `nil` for the section itself.
  let part: Syntax?

  /// The value that a block sets, in its statement of the part; else in `item` for a unit.
  func value(in block: Syntax, besides property: Syntax) -> (text: String, isShared: Bool)? {
    guard let part else { return statement(in: block, besides: property).map { ($0, false) } }
    var shared: String?
    for piece in program.children(of: block) {
      guard let inner = program.child(of: piece, .block) else { continue }
      if isSame(piece, part), let text = statement(in: inner, besides: property) { return (text, false) }
      if program.kind(of: part) == .unitStatement, program.kind(of: piece) == .itemStatement {
        shared = statement(in: inner, besides: property) ?? shared
      }
    }
    return shared.map { ($0, true) }
  }

  /// The values in the `when`s of a block, with their conditions.
  func valuesInWhens(of block: Syntax, besides property: Syntax) -> [(condition: String, value: String)] {
    var found: [(condition: String, value: String)] = []
    for when in program.children(of: block, .whenStatement) {
      guard let condition = program.children(of: when).first, let inner = program.child(of: when, .block),
        let set = value(in: inner, besides: property)
      else { continue }
      found.append((condition: program.text(of: condition), value: set.text))
    }
    return found
  }

  private func isSame(_ piece: Syntax, _ part: Syntax) -> Bool {
    program.kind(of: piece) == program.kind(of: part)
      && (program.kind(of: part) != .unitStatement || program.name(of: piece)?.text == program.name(of: part)?.text)
  }

  private func statement(in block: Syntax, besides property: Syntax) -> String? {
    let found = program.children(of: block, .property).filter { statement in
      statement != property && names.contains(program.name(of: statement)?.text ?? "")
    }
    return found.last.flatMap { program.value(of: $0) }.map { program.text(of: $0) }
  }
}
