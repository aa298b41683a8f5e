import SDUIIR
import SDUISyntax

extension Checker {
  /// Reads what clients get that do not know a component: `fallback Old { title: title }`, `fallback drop`.
  mutating func lowerFallbacks() {
    var clauses: [Int: Syntax] = [:]
    for declaration in declarations.all(.component) {
      guard let clause = program.child(of: declaration.syntax, .fallbackClause), let name = program.name(of: clause)
      else { continue }
      clauses[declaration.index] = clause
      if contract.components.elements[declaration.index].availability.isUniversal, !program.isBroken(declaration.syntax)
      {
        report(
          .needlessFallback, "every client knows `\(declaration.name.text)`, so its fallback is never used",
          at: program.range(of: clause),
          remedy: "add the version that introduces it: `component \(declaration.name.text) since 3.2 fallback …`")
      }
      contract.components[ID(declaration.index)].fallback = fallback(clause, name, of: declaration)
    }
    if !clauses.isEmpty { reportFallbackCycles(clauses) }
  }

  private mutating func fallback(_ clause: Syntax, _ name: WrittenName, of declaration: Declaration) -> Fallback? {
    if name.text == "drop" { return .drop }
    guard let target = resolve(name, as: [.component], expecting: "component", in: clause.file) else { return nil }
    let component = contract.components.elements[target.index]
    let identity = identity(of: component, from: declaration)
    let body = program.child(of: clause, .recordBody)
    guard
      var fields = sources(
        body, of: component.fields, named: component.name.source, in: .component(declaration), at: name.range,
        given: identity.map { component.fields[$0.field] })
    else { return nil }
    if let identity {
      if let index = fields.firstIndex(where: { $0.field == identity.field }) {
        if fields[index] != identity { reportOtherIdentity(body, component.fields[identity.field]) }
        fields[index] = identity
      } else {
        fields.append(identity)
        fields.sort { $0.field < $1.field }
      }
    }
    return .component(ID(target.index), fields)
  }

  /// A unit stays the same unit for all clients: the fallback's `id` is the component's.
  private func identity(of target: Component, from declaration: Declaration) -> PayloadField? {
    let fields = fields(of: declaration)
    guard let field = target.fields.firstIndex(where: { $0.isIdentity }),
      let source = fields.first(where: { $0.isIdentity }), source.type == target.fields[field].type
    else { return nil }
    return PayloadField(field: field, source: .data([source.name.wire]))
  }

  private mutating func reportOtherIdentity(_ body: Syntax?, _ field: Field) {
    let entry = entries(of: body).first { program.name(of: $0)?.text == field.name.source }
    guard let entry else { return }
    report(
      .typeMismatch, "a fallback keeps the identity of the component that it replaces, and this field changes it",
      at: program.range(of: entry), remedy: "remove it: `id` is kept without being written")
  }

  /// Reports fallbacks that lead back to where they began, and cuts them.
  private mutating func reportFallbackCycles(_ clauses: [Int: Syntax]) {
    let all = declarations.all(.component)
    var walks = [Int?](repeating: nil, count: all.count)
    for start in all.indices where clauses[start] != nil {
      var path: [Int] = []
      var next: Int? = start
      while let index = next, walks[index] == nil {
        walks[index] = start
        path.append(index)
        next = if case .component(let id, _)? = contract.components.elements[index].fallback { id.index } else { nil }
      }
      guard let index = next, walks[index] == start, let first = path.firstIndex(of: index), let clause = clauses[index]
      else { continue }
      let names = (path[first...] + [index]).map { "`\(all[$0].name.text)`" }.joined(separator: " → ")
      report(
        .fallbackCycle, "the fallback leads back to the component: \(names)", at: program.range(of: clause),
        remedy: "let one of them be known to every client, or end with `fallback drop`")
      // All of them, so that none depends on where the cycle was entered.
      for index in path[first...] { contract.components[ID(index)].fallback = nil }
    }
  }
}
