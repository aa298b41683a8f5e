import SDUICompiler
import SDUIIR
import SDUISyntax

/// Visits declarations and records each name that has a meaning. Names without a meaning are skipped: the checker
/// reports them.
struct NameWalk {
  let names: NameTable
  /// The same as that of `names`, which would be copied each time.
  let program: Program
  private(set) var occurrences: [Occurrence] = []
  /// The sections of the screen that is gone through, which may be thousands.
  private(set) var sections: [String: Syntax] = [:]

  init(_ names: NameTable) {
    self.names = names
    program = names.program
  }

  mutating func note(_ name: WrittenName?, _ meaning: Meaning?, isDeclaration: Bool = false) {
    guard let name, let meaning else { return }
    occurrences.append(Occurrence(range: name.range, meaning: meaning, isDeclaration: isDeclaration))
  }

  /// A name that declares the node that it is the name of.
  mutating func declare(_ syntax: Syntax) {
    note(program.name(of: syntax), .declared(syntax), isDeclaration: true)
  }

  /// All names of one declaration at the top of a file.
  mutating func visit(declaration syntax: Syntax) {
    var scope = NameScope(file: syntax.file)
    let kind = program.kind(of: syntax)
    guard kind.declaresName else { return }
    declare(syntax)
    switch kind {
    case .letDeclaration:
      if let value = program.value(of: syntax) { visit(expression: value, in: scope) }
    case .flagDeclaration:
      for name in program.children(of: syntax, .name).dropFirst() {
        let written = WrittenName(text: program.text(of: name), range: program.range(of: name))
        note(written, .declared(name), isDeclaration: true)
      }
    case .enumDeclaration:
      scope.place = .screen
      for property in program.children(of: syntax, .property) { visit(property: property, in: scope) }
      for item in program.children(of: syntax, .enumCase) {
        declare(item)
        visit(typeOf: item)
      }
    case .recordDeclaration, .actionDeclaration, .componentDeclaration:
      scope.fields = syntax
      visit(fieldsOf: syntax, in: scope)
    case .decorationDeclaration:
      scope.place = .decoration
      visit(blockOf: syntax, in: scope)
    case .layoutDeclaration: visit(layout: syntax, in: scope)
    default:
      scope.screen = syntax
      sections = names.sections(of: syntax)
      visit(blockOf: syntax, in: scope)
    }
  }

  private mutating func visit(layout syntax: Syntax, in scope: NameScope) {
    var scope = scope
    scope.layout = syntax
    if let list = program.child(of: syntax, .parameterList) {
      for parameter in program.children(of: list, .parameter) {
        declare(parameter)
        let type = names.parameterType(of: parameter)
        note(program.child(of: parameter, .namedType).flatMap(program.name), type.flatMap(meaning(ofParameterType:)))
        if let value = defaultValue(of: parameter) { visit(value: value, of: type?.words ?? [], in: scope) }
      }
    }
    visit(referenceOf: syntax, in: &scope)
    scope.place = .section
    visit(blockOf: syntax, in: scope)
  }

  private mutating func visit(fieldsOf owner: Syntax, in scope: NameScope) {
    if let fallback = program.child(of: owner, .fallbackClause), let name = program.name(of: fallback) {
      let other = names.declaration(name.text, [.componentDeclaration], in: owner.file)
      note(name, other.map(Meaning.declared))
      if let other { visit(recordBodyOf: fallback, filling: other, in: scope) }
    }
    guard let block = program.child(of: owner, .fieldBlock) else { return }
    for member in program.children(of: block) {
      switch program.kind(of: member) {
      case .field:
        declare(member)
        visit(typeOf: member)
        if let value = defaultValue(of: member) {
          visit(expression: value, in: scope, expecting: names.declaredType(of: member))
        }
      case .withStatement: note(program.name(of: member), names.copiedDeclaration(member).map(Meaning.declared))
      case .eventStatement: visit(event: member, in: scope)
      case .requireStatement: visit(requirement: member, in: scope)
      default: break
      }
    }
  }

  /// Returns the expression after `=`.
  private func defaultValue(of member: Syntax) -> Syntax? {
    program.children(of: member).first { piece in
      switch program.kind(of: piece) {
      case .name, .wireName, .namedType, .listType, .optionalType, .sinceClause, .untilClause, .deprecatedClause: false
      default: true
      }
    }
  }

  /// The names in a field's type; `Action(OpenProduct)` names actions.
  private mutating func visit(typeOf member: Syntax) {
    for piece in program.children(of: member) where program.kind(of: piece).isType {
      guard program.kind(of: piece) == .namedType else {
        // The key of a map.
        if program.kind(of: piece) == .listType { note(program.name(of: piece), meaning(ofType: piece)) }
        visit(typeOf: piece)
        continue
      }
      note(program.name(of: piece), meaning(ofType: piece))
      guard let list = program.child(of: piece, .argumentList) else { continue }
      for argument in program.children(of: list, .argument) {
        if let value = program.value(of: argument) { visit(expression: value, in: NameScope(file: member.file)) }
      }
    }
  }

  private func meaning(ofParameterType type: ParameterType) -> Meaning? {
    if let property = type.property { return .words(property) }
    return Program.builtInTypes.contains(type.name) ? .builtInType : nil
  }

  private func meaning(ofType syntax: Syntax) -> Meaning? {
    guard let name = program.name(of: syntax)?.text else { return nil }
    if let declared = names.declaration(name, in: syntax.file) { return .declared(declared) }
    return Program.builtInTypes.contains(name) ? .builtInType : nil
  }

  /// The kind or layout that a section, layout or `when` names, with its arguments; the scope gets the kind.
  mutating func visit(referenceOf syntax: Syntax, in scope: inout NameScope) {
    guard let reference = program.child(of: syntax, .layoutReference), let name = program.name(of: reference) else {
      return
    }
    scope.kind = names.kind(of: reference)
    let layout = names.declaration(name.text, [.layoutDeclaration], in: syntax.file)
    note(name, LayoutKind(rawValue: name.text).map(Meaning.kind) ?? layout.map(Meaning.declared))
    guard let list = program.child(of: reference, .argumentList) else { return }
    for argument in program.children(of: list, .argument) {
      let label = program.name(of: argument)
      let parameter = layout.flatMap { layout in label.flatMap { names.parameter($0.text, of: layout) } }
      note(label, parameter.map(Meaning.declared))
      if let value = program.value(of: argument) {
        visit(value: value, of: parameter.flatMap(names.parameterType)?.words ?? [], in: scope)
      }
    }
  }

  /// `on tap: OpenProduct { product: id }`
  mutating func visit(event syntax: Syntax, in scope: NameScope) {
    guard let call = program.child(of: syntax, .actionCall), let name = program.name(of: call) else { return }
    if let action = names.declaration(name.text, [.actionDeclaration], in: syntax.file) {
      note(name, .declared(action))
      visit(recordBodyOf: call, filling: action, in: scope)
    } else if let field = scope.fields.flatMap({ names.field(name.text, of: $0) }) {
      note(name, .declared(field))
    }
  }

  /// Visits `{ field: value }` after the name of the declaration that has the fields.
  mutating func visit(recordBodyOf syntax: Syntax, filling owner: Syntax?, in scope: NameScope) {
    guard let body = program.child(of: syntax, .recordBody) else { return }
    for item in program.children(of: body, .recordField) {
      let name = program.name(of: item)
      let field = owner.flatMap { owner in name.flatMap { names.field($0.text, of: owner) } }
      note(name, field.map(Meaning.declared))
      if let value = program.value(of: item) {
        visit(expression: value, in: scope, expecting: field.flatMap(names.declaredType))
      }
    }
  }
}
