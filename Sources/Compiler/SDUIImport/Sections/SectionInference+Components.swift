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
      let isIdentity = component.isUnit && component.bare == nil && type.isIdentity && isUnique(component.lists)
      fields = [InferredField(name: isIdentity ? "id" : "text", wire: ".", type: type)]
      if component.isUnit, !isIdentity { noteMissingIdentity(component) }
      if component.bare != nil { fields[0].isOptional = true }
    } else {
      let ignored = component.isFlat ? envelope.keysBesideFields : []
      fields = try inference.fields(of: data, owner: component.name, ignoring: ignored)
      if component.isUnit { identify(component, &fields) }
      if component.bare != nil {
        for index in fields.indices { fields[index].isOptional = true }
      }
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
    if component.data.isEmpty, component.bare == nil {
      // A section that never has a unit.
      fields = [InferredField(name: "id", wire: "id", type: .plain("ID"))]
      return
    }
    if envelope.identified.contains(component.wire), let index = fields.firstIndex(where: { $0.wire == "id" }),
      !fields[index].type.isIdentity,
      component.data.allSatisfy({ samples.member("id", $0).flatMap(samples.text) != nil })
    {
      // A key may look like a date or a URL.
      fields[index] = InferredField(name: fields[index].name, wire: "id", type: .plain("ID"))
    }
    let candidates = fields.indices.filter { fields[$0].type.isIdentity && !fields[$0].isOptional }
    let unique = candidates.filter { component.bare == nil && isUnique(component, fields[$0].wire) }
      .filter { namesIdentity(fields[$0].wire, of: component) }
    let named = namedIdentity(of: component, &fields)
    guard let best = named ?? unique.first(where: { fields[$0].wire == "id" }) ?? unique.first else {
      return noteMissingIdentity(component)
    }
    for index in fields.indices where fields[index].name == "id" && index != best {
      fields[index] = renamed(fields[index], among: fields)
    }
    let identity = fields.remove(at: best)
    fields.insert(InferredField(name: "id", wire: identity.wire, type: identity.type), at: 0)
    if identity.wire != "id", let first = component.data.first {
      inference.note("`\(identity.wire)` identifies `\(component.name)`: it is unique in each list", at: first)
    }
  }

  /// Whether a key may name the identity of a component: a usual key, or one that names the component, as `productId` does a
  /// product. Another one names something else, which may be the same in the next response: the author of two posts.
  private func namesIdentity(_ key: String, of component: ComponentSamples) -> Bool {
    let words = SourceNames.words(key)
    let owner = SourceNames.words(component.name)
    if UsualKeys.identities.contains(UsualKeys.plain(key)) || words.count < 2 || words.last != "id" { return true }
    let isNamed = words.dropLast().contains { word in owner.contains { $0.hasPrefix(word) || word.hasPrefix($0) } }
    let isOfAnything = !Set(owner).isDisjoint(with: [
      "card", "element", "entry", "item", "node", "record", "row", "unit",
    ])
    return isNamed || isOfAnything && Set(words).isDisjoint(with: Self.owners)
  }

  /// Words of keys that name the person or the place that something belongs to.
  private static let owners: Set<String> = [
    "account", "actor", "author", "category", "channel", "creator", "customer", "owner", "parent", "sender", "user",
  ]

  /// The field that a person names for the identity, if all units have it and it is unique; it becomes an identity.
  private mutating func namedIdentity(of component: ComponentSamples, _ fields: inout [InferredField]) -> Int? {
    guard let key = envelope.identity, !envelope.identified.contains(component.wire),
      let index = fields.firstIndex(where: { $0.wire == key })
    else { return nil }
    let values = component.data.compactMap { samples.member(key, $0) }
    guard !fields[index].isOptional, component.bare == nil, isUnique(component, key), let first = values.first else {
      if let first = values.first ?? component.data.first {
        inference.note("`\(key)` does not identify `\(component.name)`: it is not there, or not unique", at: first)
      }
      return nil
    }
    if values.allSatisfy({ samples.digits($0) != nil }), values.contains(where: { samples.kind($0) == .number }) {
      fields[index] = InferredField(name: fields[index].name, wire: key, type: .numericID)
    } else if values.allSatisfy({ samples.text($0) != nil }) {
      fields[index] = InferredField(name: fields[index].name, wire: key, type: .plain("ID"))
    } else {
      inference.note("`\(key)` does not identify `\(component.name)`: it is no text and no whole number", at: first)
      return nil
    }
    return index
  }

  private func renamed(_ field: InferredField, among fields: [InferredField]) -> InferredField {
    var names = NameTable(fields.map { $0.name })
    return InferredField(
      name: names.unique("idValue"), wire: field.wire, type: field.type, isOptional: field.isOptional,
      absentTexts: field.absentTexts)
  }

  /// Leaves it to the position to tell units apart.
  private mutating func noteMissingIdentity(_ component: ComponentSamples) {
    if envelope.sectionsAlone.contains(component.wire) { return }
    withoutIdentity.insert(component.name)
    guard let first = component.data.first ?? component.bare else { return }
    inference.note(
      "nothing identifies `\(component.name)` in each list; with `identity: position`, clients cannot animate its changes",
      at: first)
  }

  private func isUnique(_ component: ComponentSamples, _ key: String) -> Bool {
    isUnique(component.lists.map { list in list.compactMap { samples.member(key, $0) } })
  }

  private func isUnique(_ lists: [[SampleNode]]) -> Bool {
    lists.allSatisfy { list in
      let texts = list.compactMap { samples.digits($0) ?? samples.text($0) }
      return Set(texts).count == texts.count
    }
  }
}
