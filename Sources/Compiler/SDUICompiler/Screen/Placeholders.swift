import SDUIIR
import SDUISyntax

extension Checker {
  /// Reads `empty NoOrders { height: 200 }` or `onFailure Trouble { height: 200 }`.
  mutating func readPlaceholder(
    _ statement: Syntax, in scope: Scope, into placeholder: inout SectionDraft.PlaceholderUse?
  ) {
    guard let name = program.name(of: statement), let word = program.keywords(of: statement).first else { return }
    if let earlier = placeholder {
      return report(
        .duplicateProperty, "there is a component for `\(word.text)` already", at: name.range,
        labels: [Label("the first one", at: earlier.use.name.range)], remedy: "remove one of them")
    }
    var entries = Entries()
    readBlock(of: statement, .placeholder, nil, into: &entries, in: scope)
    guard let declaration = resolve(name, as: [.component], expecting: "component", in: statement.file) else { return }
    placeholder = .init(use: .init(declaration: declaration, name: name, statement: statement), entries: entries)
    let block = program.child(of: statement, .block)
    if !entries.contains(.placeholderHeight), !(block.map(program.isBroken) ?? false) {
      reportMissing(
        .missingProperty, "the component `\(name.text)` in place of items has no height", at: name.range,
        adding: "height: 200",
        ", or `height: estimated(200)` if it sizes itself")
    }
    checkIsFilled(declaration, standingFor: declaration, name, word)
  }

  /// Checks a placeholder: a response has no data for it, and so none for its fallbacks.
  mutating func checkIsFilled(
    _ declaration: Declaration, standingFor written: Declaration, _ name: WrittenName, _ word: WrittenName
  ) {
    let missing = fields(of: declaration).filter { field in
      if case .optional = field.type { return false }
      return field.defaultValue == nil
    }
    guard !missing.isEmpty else { return }
    let names = missing.map { "`\($0.name.source)`" }.joined(separator: ", ")
    let fallback = declaration == written ? "" : ", which replaces `\(name.text)` for some clients"
    report(
      .missingField,
      "nothing fills \(names) of `\(declaration.name.text)`\(fallback): `\(word.text)` shows it without data",
      at: name.range,
      labels: missing.prefix(3).compactMap { field in
        range(field.origin).map { Label("`\(field.name.source)` is declared here", at: $0) }
      }, remedy: missing.count == 1 ? "give the field a default" : "give the fields defaults")
  }

  /// A component in place of items fills the place of the property that is named like its word: it is set over what
  /// layouts say, and the section itself says one of the two.
  mutating func setPlaceholders(_ draft: SectionDraft, over layers: inout [Layer]) {
    for (property, placeholder) in [(Property.emptyBehavior, draft.empty), (.failureBehavior, draft.failure)] {
      guard let placeholder, let last = layers.indices.last else { continue }
      if let entry = layers[last].plain.section[property] {
        report(
          .duplicateProperty, "`\(entry.name.text)` is a word and a component of this section", at: entry.name.range,
          labels: [Label("the component", at: placeholder.use.name.range)], remedy: "remove one of them")
      }
      for when in layers[last].whens.indices { layers[last].whens[when].removeFromLayout(property) }
      layers[last].plain.section.remove(property)
      for index in layers.indices.dropLast() { layers[index].remove(property) }
    }
  }

  /// Lowers a component in place of items.
  func placeholder(_ use: SectionDraft.PlaceholderUse) -> Placeholder {
    Placeholder(
      component: ID(use.use.declaration.index), properties: properties(use.entries), origin: origin(use.use.statement))
  }
}

extension Layer {
  /// Leaves a property of the section out.
  fileprivate mutating func remove(_ property: Property) {
    plain.section.remove(property)
    for when in whens.indices {
      whens[when].body.section.remove(property)
      whens[when].removeFromLayout(property)
    }
  }
}

extension WhenLayer {
  /// Leaves a property out of the layout that changes the kind.
  fileprivate mutating func removeFromLayout(_ property: Property) {
    guard let change else { return }
    var layers = change.layers
    for index in layers.indices { layers[index].remove(property) }
    self.change = KindChange(kind: change.kind, layers: layers, range: change.range)
  }
}
