import SDUICompiler
import SDUIIR
import SDUISyntax

extension NameWalk {
  /// The statements of a node's block.
  mutating func visit(blockOf syntax: Syntax, in scope: NameScope) {
    guard let block = program.child(of: syntax, .block) else { return }
    var scope = scope
    if let header = program.child(of: block, .headerStatement), let name = program.name(of: header) {
      scope.header = names.declaration(name.text, [.componentDeclaration], in: syntax.file)
    }
    // Properties of a section that read data read the fields that all its units have.
    if scope.place == .section, let name = program.child(of: block, .unitStatement).flatMap(program.name) {
      scope.unit = names.declaration(name.text, [.componentDeclaration], in: syntax.file)
    }
    for statement in program.children(of: block) { visit(statement: statement, in: scope) }
  }

  private mutating func visit(statement syntax: Syntax, in scope: NameScope) {
    var inner = scope
    switch program.kind(of: syntax) {
    case .property: return visit(property: syntax, in: scope)
    case .eventStatement: return visit(event: syntax, in: scope)
    case .requireStatement: return visit(requirement: syntax, in: scope)
    case .contentStatement: return visit(content: syntax, in: scope)
    case .bundleStatement: return visit(recordBodyOf: syntax, filling: nil, in: scope)
    case .sectionDeclaration:
      declare(syntax)
      inner.place = .section
      visit(referenceOf: syntax, in: &inner)
    case .whenStatement:
      if let condition = program.children(of: syntax).first { visit(expression: condition, in: scope) }
      visit(referenceOf: syntax, in: &inner)
    case .unitStatement:
      inner.place = .item
      inner.unit = visit(componentOf: syntax)
    case .itemStatement: inner.place = .item
    case .headerStatement, .footerStatement:
      inner.place = .supplementary
      inner.unit = visit(componentOf: syntax)
    case .backgroundStatement, .arrangementStatement:
      inner.place = program.kind(of: syntax) == .backgroundStatement ? .background : .part
      _ = visit(componentOf: syntax)
    case .emptyStatement, .failureStatement:
      inner.place = .placeholder
      inner.unit = visit(componentOf: syntax)
    case .barStatement:
      inner.place = .bar
      inner.unit = visit(componentOf: syntax)
    case .testStatement: break
    default: return
    }
    visit(blockOf: syntax, in: inner)
  }

  mutating func visit(requirement syntax: Syntax, in scope: NameScope) {
    if let value = program.value(of: syntax) { visit(expression: value, in: scope) }
  }

  /// The component or decoration that a statement names.
  private mutating func visit(componentOf syntax: Syntax) -> Syntax? {
    guard let name = program.name(of: syntax) else { return nil }
    let kinds: [NodeKind] = [.componentDeclaration, .decorationDeclaration]
    let declaration = names.declaration(name.text, kinds, in: syntax.file)
    note(name, declaration.map(Meaning.declared))
    return declaration
  }

  mutating func visit(property syntax: Syntax, in scope: NameScope) {
    guard let name = program.name(of: syntax) else { return }
    let property = Vocabulary.property(named: name.text, in: scope.place)
    note(name, property.map(Meaning.property) ?? spelling(name.text, in: scope).map(Meaning.spelling))
    guard let value = program.value(of: syntax) else { return }
    if case .keyword(let words)? = property?.type { return visit(value: value, of: words, in: scope) }
    visit(expression: value, in: scope)
  }

  /// A value that is one of a few words, or a parameter.
  mutating func visit(value: Syntax, of words: [Keyword], in scope: NameScope) {
    let text = program.text(of: value)
    let isParameter = scope.layout.flatMap { names.parameter(text, of: $0) } != nil
    guard program.kind(of: value) == .nameExpression, !isParameter,
      let word = words.first(where: { $0.rawValue == text })
    else { return visit(expression: value, in: scope) }
    note(WrittenName(text: text, range: program.range(of: value)), .keyword(word))
  }

  /// Another way to write a property of this place, by its index.
  private func spelling(_ name: String, in scope: NameScope) -> Int? {
    Vocabulary.spellings.firstIndex {
      $0.name == name && $0.property.row.scope == scope.place && (scope.kind.map($0.kinds.contains) ?? true)
    }
  }

  /// `content { ProductCard { id: "a" } }`
  private mutating func visit(content syntax: Syntax, in scope: NameScope) {
    guard let block = program.child(of: syntax, .contentBlock) else { return }
    for element in program.children(of: block, .contentElement) {
      guard let name = program.name(of: element) else { continue }
      let component = names.declaration(name.text, [.componentDeclaration], in: syntax.file)
      note(name, component.map(Meaning.declared))
      visit(recordBodyOf: element, filling: component ?? (name.text == "header" ? scope.header : nil), in: scope)
    }
  }
}
