import SDUIIR
import SDUIJSON

extension SectionInference {
  /// Declares a component with its fields.
  mutating func declare(_ component: ComponentSamples) throws(ImportError) {
    let data = component.data
    try checkKinds(of: data, component)
    var fields: [InferredField] = []
    if let first = data.first, samples.kind(first) != .object {
      let type = try inference.type(of: data, key: component.isUnit ? "id" : "text", owner: component.name)
      let isIdentity = component.isUnit && type == .plain("ID") && isUnique(component.lists)
      if component.isUnit, !isIdentity {
        throw inference.error(
          "the data of `\(component.wire)` are \(samples.kind(first).words) and do not identify the unit", [first],
          "send an object with an `id`")
      }
      fields = [InferredField(name: isIdentity ? "id" : "text", wire: ".", type: type)]
      if component.bare != nil, !isIdentity { fields[0].isOptional = true }
    } else {
      let ignored: Set<String> = envelope.isFlat ? [envelope.keys[.unitType], "measured"] : []
      fields = try inference.fields(of: data, owner: component.name, ignoring: ignored)
      if component.isUnit { identify(component, &fields) }
      if component.bare != nil { makeOptional(&fields) }
    }
    inference.add(
      InferredDeclaration(kind: .component, name: component.name, wire: component.wire, fields: fields))
    if data.count < 5, let first = data.first {
      inference.note(
        "`\(component.name)` is inferred from \(data.count) \(data.count == 1 ? "value" : "values")", at: first)
    }
  }

  /// Refuses data that are an object in one place and a single value in another.
  private func checkKinds(of data: [SampleNode], _ component: ComponentSamples) throws(ImportError) {
    guard let first = data.first else { return }
    let kind = samples.kind(first)
    guard let other = data.first(where: { samples.kind($0) != kind }) else { return }
    throw inference.error(
      "the data of `\(component.wire)` are \(kind.words) in one place and \(samples.kind(other).words) in another",
      [first, other], "send data of one kind for each component")
  }

  /// Makes the identity of units the field `id`, and the first one.
  private mutating func identify(_ component: ComponentSamples, _ fields: inout [InferredField]) {
    let candidates = fields.indices.filter { fields[$0].type == .plain("ID") && !fields[$0].isOptional }
    let best =
      candidates.first { fields[$0].wire == "id" && isUnique(component, "id") }
      ?? candidates.first { isUnique(component, fields[$0].wire) }
    for index in fields.indices where fields[index].name == "id" && index != best {
      fields[index] = renamed(fields[index], among: fields)
    }
    guard let best else { return addIdentity(component, &fields) }
    let identity = fields.remove(at: best)
    fields.insert(InferredField(name: "id", wire: identity.wire, type: .plain("ID")), at: 0)
    if identity.wire != "id", let first = component.data.first {
      inference.note("`\(identity.wire)` identifies `\(component.name)`: it is unique in each list", at: first)
    }
  }

  private func renamed(_ field: InferredField, among fields: [InferredField]) -> InferredField {
    var names = NameTable(fields.map { $0.name })
    return InferredField(
      name: names.unique("idValue"), wire: field.wire, type: field.type, isOptional: field.isOptional)
  }

  /// Adds an identity that no response has: a unit must have one.
  private mutating func addIdentity(_ component: ComponentSamples, _ fields: inout [InferredField]) {
    let wire = EnvelopeReader.unused("id", in: fields.map { $0.wire })
    fields.insert(
      InferredField(name: "id", wire: wire, type: .plain("ID"), defaultValue: "\"\(component.name)\""), at: 0)
    guard let first = component.data.first ?? component.bare else { return }
    inference.note(
      "no text identifies `\(component.name)`; its `id` has a default, and clients cannot tell its units apart",
      at: first)
  }

  /// Makes all fields optional, because a unit without data lacks them.
  private mutating func makeOptional(_ fields: inout [InferredField]) {
    for index in fields.indices where fields[index].defaultValue == nil {
      if fields[index].name == "id" { fields[index].defaultValue = "\"none\"" } else { fields[index].isOptional = true }
    }
  }

  private func isUnique(_ component: ComponentSamples, _ key: String) -> Bool {
    isUnique(component.lists.map { list in list.compactMap { samples.member(key, $0) } })
  }

  private func isUnique(_ lists: [[SampleNode]]) -> Bool {
    lists.allSatisfy { list in
      let texts = list.compactMap { samples.text($0) }
      return Set(texts).count == texts.count
    }
  }
}
