import SDUIIR
import SDUISyntax

/// Cases of enums against the clients that get them: an open enum tolerates one that a client does not know, a closed
/// one breaks there. What a server sends is its own matter; this is about what the author wrote.
extension Checker {
  /// Checks the values in the contract of a component and of its fallbacks: defaults, the values that fill fallbacks,
  /// and whether there is a case to send if one is required.
  mutating func checkCases(of declaration: Declaration, for supported: ClientSet) {
    var clients = [supported]
    var index = declaration.index
    for _ in contract.components.elements.indices {
      let component = contract.components.elements[index]
      checkCases(of: component.fields, for: clients.knowing(component.availability))
      clients = clients.subtracting(component.availability)
      guard !clients.isEmpty, case .component(let next, let sources)? = component.fallback else { return }
      let clause = program.child(of: declarations.all(.component)[index].syntax, .fallbackClause)
      if let clause {
        check(
          sources, of: contract.components[next].fields,
          for: clients.knowing(contract.components[next].availability), at: program.range(of: clause))
      }
      index = next.index
    }
  }

  /// Fields, and those of records in them. Chains of records may be long, so that nothing here calls itself.
  private mutating func checkCases(of fields: [Field], for clients: [ClientSet]) {
    var waiting = [(fields: fields, clients: clients)]
    var seen: Set<RecordUse> = []
    var seenChoices: Set<ID<Enumeration>> = []
    while let next = waiting.popLast() {
      for field in next.fields {
        let clients = next.clients.knowing(field.availability)
        if clients.isEmpty { continue }
        if let value = field.defaultValue, let place = range(field.origin) {
          checkCases(in: value, for: clients, at: place)
        }
        switch field.type.element {
        case .record(let id) where seen.insert(RecordUse(id: id, clients: clients)).inserted:
          waiting.append((contract.records[id].fields, clients))
        case .enumeration(let id) where field.type == .enumeration(id) && field.defaultValue == nil:
          checkHasCase(id, field, for: clients)
        case .choice(let id):
          if field.type == .choice(id), field.defaultValue == nil { checkHasCase(id, field, for: clients) }
          if seenChoices.insert(id).inserted { waiting.append((contract.enums[id].payloads, clients)) }
        default: break
        }
      }
    }
  }

  /// A record as some clients get it.
  private struct RecordUse: Hashable {
    let id: ID<Record>
    let clients: [ClientSet]
  }

  /// Whether each client knows some case of an enum, where a field must have one.
  private mutating func checkHasCase(_ id: ID<Enumeration>, _ field: Field, for clients: [ClientSet]) {
    let enumeration = contract.enums[id]
    guard !enumeration.isOpen, !enumeration.cases.isEmpty, let place = range(field.origin) else { return }
    var rest = clients
    for known in enumeration.cases { rest = rest.subtracting(known.availability) }
    guard let first = rest.first else { return }
    report(
      .unknownToClient,
      "\(first.phrase) knows `\(field.name.source)`, and no case of `\(enumeration.name.source)` that could be sent in it",
      at: place, labels: range(enumeration.origin).map { [Label("the enum", at: $0)] } ?? [],
      remedy: "make the field optional, give it the versions of the cases, or support later clients only")
  }

  /// Checks the author's values in an action's payload or a fallback.
  ///
  /// - Parameter clients: Those that get it; of a field, those that know it.
  mutating func check(_ payload: [PayloadField], of fields: [Field], for clients: [ClientSet], at place: SourceRange) {
    guard usesVersions else { return }
    for source in payload {
      guard case .value(let value) = source.source else { continue }
      checkCases(in: value, for: clients.knowing(fields[source.field].availability), at: place)
    }
  }

  /// Checks the values of the author's content, and those that fallbacks get from it.
  mutating func checkCases(
    in values: [FieldValue], _ element: Syntax, of declaration: Declaration, for supported: ClientSet
  ) {
    guard usesVersions else { return }
    var places: [String: SourceRange] = [:]
    for entry in entries(of: program.child(of: element, .recordBody)) {
      guard let name = program.name(of: entry), let expression = program.children(of: entry).last else { continue }
      places[name.text] = program.range(of: expression)
    }
    var (id, values) = (ID<Component>(declaration.index), values)
    var clients = [supported]
    for _ in contract.components.elements.indices {
      let component = contract.components[id]
      let known = clients.knowing(component.availability)
      for value in values {
        let field = component.fields[value.field]
        let place = id.index == declaration.index ? places[field.name.source] : nil
        checkCases(
          in: value.value, for: known.knowing(field.availability), at: place ?? program.range(of: element),
          fallback: id.index == declaration.index ? nil : component.name.source)
      }
      clients = clients.subtracting(component.availability)
      guard !clients.isEmpty, let next = contract.fallback(of: id, filledFrom: values) else { return }
      (id, values) = next
    }
  }

  /// Whether clients know every case in a value that they get.
  private mutating func checkCases(
    in value: Value, for clients: [ClientSet], at place: SourceRange, fallback: String? = nil
  ) {
    guard let (unknown, enumeration, known) = unknownCase(in: value, for: clients) else { return }
    report(
      .unknownToClient,
      "\(unknown.phrase) does not know the case `\(known.name.source)` of `\(enumeration.name.source)`, and gets it "
        + (fallback.map { "in the fallback `\($0)`" } ?? "here"), at: place,
      labels: range(known.origin).map { [Label("declared here", at: $0)] } ?? [],
      remedy: "use a case that all supported clients know, write `open enum`, or support later clients only")
  }

  private func unknownCase(
    in value: Value, for clients: [ClientSet]
  ) -> (ClientSet, Enumeration, Enumeration.Case)? {
    switch value {
    case .enumerationCase(let id, let index):
      let enumeration = contract.enums[id]
      if enumeration.isOpen { return nil }
      return clients.subtracting(enumeration.cases[index].availability).first.map {
        ($0, enumeration, enumeration.cases[index])
      }
    case .choice(let id, let index, let payload):
      let known = contract.enums[id].cases[index].availability
      return unknownCase(in: .enumerationCase(id, index), for: clients)
        ?? payload.flatMap { unknownCase(in: $0, for: clients.knowing(known)) }
    case .map(let entries): return entries.lazy.compactMap { unknownCase(in: $0.value, for: clients) }.first
    case .list(let values): return values.lazy.compactMap { unknownCase(in: $0, for: clients) }.first
    case .record(let id, let values): return unknownCase(in: values, of: contract.records[id].fields, for: clients)
    case .action(let id, let values): return unknownCase(in: values, of: contract.actions[id].fields, for: clients)
    case .text, .localized, .integer, .decimal, .number, .digits, .boolean, .color, .image: return nil
    }
  }

  private func unknownCase(
    in values: [FieldValue], of fields: [Field], for clients: [ClientSet]
  ) -> (ClientSet, Enumeration, Enumeration.Case)? {
    values.lazy.compactMap { unknownCase(in: $0.value, for: clients.knowing(fields[$0.field].availability)) }.first
  }
}

extension [ClientSet] {
  /// Those that know something.
  func knowing(_ availability: Availability) -> [ClientSet] {
    if availability.isUniversal { return self }
    return map { $0.intersection(availability.clients) }.filter { !$0.isEmpty }
  }

  /// Those that do not know something.
  func subtracting(_ availability: Availability) -> [ClientSet] {
    if availability.isUniversal { return [] }
    return flatMap { $0.subtracting(availability.clients) }
  }
}
