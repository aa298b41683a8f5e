import SDUICompiler
import SDUIIR
import SDUISyntax

extension NameWalk {
  /// The names in an expression.
  ///
  /// - Parameter expected: The enum whose cases, or the record whose fields, the value is made of.
  mutating func visit(expression syntax: Syntax, in scope: NameScope, expecting expected: Syntax? = nil) {
    switch program.kind(of: syntax) {
    case .nameExpression:
      let name = WrittenName(text: program.text(of: syntax), range: program.range(of: syntax))
      note(name, meaning(of: name.text, in: scope, expecting: expected).map(Meaning.declared))
    case .memberExpression: visit(path: path(of: syntax), in: scope)
    case .recordExpression:
      let name = program.name(of: syntax)
      let owner = name.flatMap { names.declaration($0.text, in: syntax.file) }
      note(name, owner.map(Meaning.declared))
      visit(recordBodyOf: syntax, filling: owner, in: scope)
    case .callExpression:
      // The name before the parentheses is a function of the language.
      guard let list = program.child(of: syntax, .argumentList) else { return }
      let arguments = Array(program.children(of: list, .argument))
      // `match(data.size, small: 1, large: 2)`
      let isMatch = program.child(of: syntax, .nameExpression).map { program.text(of: $0) == "match" } ?? false
      let matched = (isMatch ? arguments.first : nil).flatMap(program.value).flatMap {
        type(ofField: path(of: $0), in: scope)
      }
      for argument in arguments {
        let label = program.name(of: argument)
        note(label, matched.flatMap { type in label.flatMap { names.choice($0.text, of: type) } }.map(Meaning.declared))
        if let value = program.value(of: argument) { visit(expression: value, in: scope) }
      }
    case .argument:
      if let value = program.value(of: syntax) { visit(expression: value, in: scope) }
    case .binaryExpression:
      let sides = Array(program.children(of: syntax))
      let flag = sides.first.flatMap { self.flag(askedBy: $0) }
      if let subject = sides.first, ConditionAxis.takesWords(program.text(of: subject)) { return }
      for side in sides { visit(expression: side, in: scope, expecting: side == sides.first ? nil : flag) }
    default:
      for piece in program.children(of: syntax) { visit(expression: piece, in: scope, expecting: expected) }
    }
  }

  /// Returns the meaning of a name without a prefix, the nearest first.
  private func meaning(of name: String, in scope: NameScope, expecting expected: Syntax?) -> Syntax? {
    if let choice = expected.flatMap({ names.choice(name, of: $0) }) { return choice }
    if let parameter = scope.layout.flatMap({ names.parameter(name, of: $0) }) { return parameter }
    if let field = scope.fields.flatMap({ names.field(name, of: $0) }) { return field }
    return names.declaration(name, in: scope.file)
  }

  /// The flag of `flag(name)`.
  private func flag(askedBy syntax: Syntax) -> Syntax? {
    guard program.kind(of: syntax) == .callExpression, let list = program.child(of: syntax, .argumentList),
      let name = program.child(of: syntax, .nameExpression), program.text(of: name) == "flag",
      let value = program.child(of: list, .argument).flatMap(program.value)
    else { return nil }
    return names.declaration(program.text(of: value), [.flagDeclaration], in: syntax.file)
  }

  /// Returns the names with dots between them; empty if something else precedes the first dot.
  private func path(of syntax: Syntax) -> [WrittenName] {
    var names: [WrittenName] = []
    var current = syntax
    while program.kind(of: current) == .memberExpression {
      guard let name = program.name(of: current), let base = program.children(of: current).first else { return [] }
      names.append(name)
      current = base
    }
    guard program.kind(of: current) == .nameExpression else { return [] }
    names.append(WrittenName(text: program.text(of: current), range: program.range(of: current)))
    return names.reversed()
  }

  private mutating func visit(path: [WrittenName], in scope: NameScope) {
    guard let first = path.first else { return }
    switch first.text {
    case "data": return visit(fields: path.dropFirst(), of: scope.unit)
    case "header" where scope.header != nil && scope.place == .section:
      return visit(fields: path.dropFirst(), of: scope.header)
    default: break
    }
    if scope.screen != nil, let section = sections[first.text] {
      note(first, .declared(section))
      // `deals.ProductCard.height`
      guard path.count == 3 else { return }
      let unit = names.declaration(path[1].text, [.componentDeclaration], in: scope.file)
      return note(path[1], unit.map(Meaning.declared))
    }
    visit(fields: path[...], of: scope.fields)
  }

  /// The declaration that is the type of a field after `data`.
  private func type(ofField path: [WrittenName], in scope: NameScope) -> Syntax? {
    guard path.first?.text == "data" else { return nil }
    return path.dropFirst().reduce(scope.unit) { owner, name in
      owner.flatMap { names.field(name.text, of: $0) }.flatMap(names.declaredType)
    }
  }

  /// `price.amount`: a field, and fields of the record that it holds.
  private mutating func visit(fields path: ArraySlice<WrittenName>, of owner: Syntax?) {
    var owner = owner
    for name in path {
      guard let field = owner.flatMap({ names.field(name.text, of: $0) }) else { return }
      note(name, .declared(field))
      owner = names.declaredType(of: field)
    }
  }
}
