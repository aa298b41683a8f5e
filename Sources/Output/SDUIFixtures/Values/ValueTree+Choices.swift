import SDUIIR

// One of several things: an action, or a case of an enumeration with data.

extension ValueTreeBuilder {
  /// Cases with their data, less those whose data would hold itself.
  mutating func choice(
    _ enumeration: Enumeration, _ path: String, in place: Place
  ) throws(DataExcess) -> (ValueNode.Form, [ValueLevel]) {
    var forms: [ValueNode.Choice] = []
    for known in enumeration.cases where enumeration.mayHold(known, at: client) {
      guard let data = known.payload else {
        forms.append(ValueNode.Choice(name: known.name.wire, payload: .nothing))
        continue
      }
      var inner = place
      let name = NameWords(known.name.source)
      inner.hash = place.hash.named(known.name.source)
      inner.fields.append(known.name.source)
      inner.names.append(name)
      inner.words.append(name.words)
      let node = try node(
        data, key: enumeration.form.dataKey(of: known.name.wire) ?? "", "\(path)(\(known.name.wire))", in: inner,
        mayBeAbsent: false, mayBeNull: false)
      guard node.isPossible else { continue }
      let isBeside = if case .beside = enumeration.form { true } else { false }
      let fields: [ValueNode]? = if isBeside, case .record(let fields) = node.form { fields } else { nil }
      forms.append(ValueNode.Choice(name: known.name.wire, payload: fields.map { .beside($0) } ?? .value(node)))
    }
    if forms.isEmpty, !enumeration.isOpen { return (.impossible, [.plain]) }
    let levels = forms.indices.map(ValueLevel.choice) + (enumeration.isOpen ? [.unknown] : [])
    return (.choice(forms, enumeration.form), levels)
  }

  /// Returns the actions that a server may choose, except those that would contain themselves. Within some actions
  /// there is only what they cannot be without, by the shortest way.
  mutating func action(
    _ ids: [ID<Action>], _ path: String, in place: Place
  ) throws(DataExcess) -> (ValueNode.Form, [ValueLevel]) {
    var forms: [ValueNode.Choice] = []
    for id in choices(among: ids, in: place) {
      let action = contract.actions[id]
      var inner = place
      inner.path = "\(path)(\(action.name.wire))."
      inner.hash = place.hash.named(action.name.source)
      (inner.fields, inner.names, inner.words, inner.records) = ([], [], NameWords(words: []), [])
      inner.owner = NameWords(action.name.source)
      inner.actions.append(id)
      inner.isRequired = true
      let payload = try nodes(action.fields, in: inner)
      guard payload.allSatisfy({ $0.isPossible || $0.mayBeAbsent }) else { continue }
      forms.append(ValueNode.Choice(name: action.name.wire, payload: .fields(payload)))
    }
    return forms.isEmpty ? (.impossible, [.plain]) : (.choice(forms, .standard), forms.indices.map(ValueLevel.choice))
  }

  private func choices(among ids: [ID<Action>], in place: Place) -> [ID<Action>] {
    if place.actions.count < Self.greatestActionDepth { return ids.filter { !place.actions.contains($0) } }
    return place.isRequired ? depths.shallowest(of: ids).map { [$0] } ?? [] : []
  }

  /// In so many actions around it a place still has all the choices of its type.
  private static let greatestActionDepth = 3
}
