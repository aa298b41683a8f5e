import SDUIIR

extension RandomScreen {
  /// A contract in which everything may name everything before it.
  mutating func makeContract() {
    for _ in 0..<random.number(0...2) { addFlag() }
    for _ in 0..<random.number(0...3) { addEnumeration() }
    for _ in 0..<random.number(0...3) {
      var record = Record(name: name("Record"), documentation: documentation(), fields: fields(0...4))
      record.reserved = reserved()
      _ = contract.records.append(record)
    }
    for _ in 0..<random.number(0...3) {
      var action = Action(name: name("Action"), documentation: documentation(), fields: fields(0...3))
      action.reserved = reserved()
      _ = contract.actions.append(action)
    }
    for _ in 0..<random.number(1...4) { addComponent() }
    for _ in 0..<random.number(0...2) {
      _ = contract.decorations.append(
        Decoration(name: name("Decoration"), documentation: documentation(), properties: properties(in: .decoration)))
    }
  }

  private mutating func addEnumeration() {
    var cases: [Enumeration.Case] = []
    for _ in 0..<random.number(1...4) {
      var enumerationCase = Enumeration.Case(name: name("case"), documentation: documentation())
      enumerationCase.availability = availability()
      if random.chance(25) { enumerationCase.payload = fieldType(depth: 2).wrapped }
      cases.append(enumerationCase)
    }
    var enumeration = Enumeration(
      name: name("Enum"), documentation: documentation(), isOpen: random.chance(30), cases: cases)
    if enumeration.hasData, random.chance(50) {
      let areRecords = cases.allSatisfy { known in
        if case .record? = known.payload { true } else { known.payload == nil }
      }
      let forms: [CaseForm] =
        [.onlyKey, .keys(type: "the kind", data: "\"é")] + (areRecords ? [.beside(type: "\\ ~")] : [])
      enumeration.form = random.pick(forms)
    }
    _ = contract.enums.append(enumeration)
  }

  private mutating func addComponent() {
    var component = Component(name: name("Component"), documentation: documentation(), fields: fields(0...5))
    if random.chance(10) { component.fields = [Field(name: DeclaredName("all", wire: "."), type: fieldType())] }
    if random.chance(20) { component.events.append(EventBinding(event: "select", action: .toggleSection)) }
    if contract.actions.count > 0 {
      let events = ["tap", "cartButton.tap", "longPress"].filter { _ in random.chance(40) }
      for event in events {
        component.events.append(EventBinding(event: event, action: action(from: component.fields)))
      }
    }
    component.availability = availability()
    component.fallback = fallback(from: component.fields)
    component.reserved = reserved()
    _ = contract.components.append(component)
  }

  private mutating func action(from fields: [Field]) -> EventAction {
    let choice = fields.first { field in
      switch field.type {
      case .action, .optional(.action): true
      default: false
      }
    }
    if let choice, random.chance(50) { return .field([choice.name.wire]) }
    let action = random.pick(contract.actions.ids)
    return .declared(action, payload(of: action, from: fields))
  }

  /// Returns actions on some events of a section.
  mutating func sectionEvents() -> [EventBinding] {
    guard contract.actions.count > 0 else { return [] }
    var events: [EventBinding] = []
    for event in SectionEvent.allCases where random.chance(20) {
      let action = random.pick(contract.actions.ids)
      var payload = payload(of: action, from: [])
      for index in payload.indices {
        if case .int = contract.actions[action].fields[payload[index].field].type, let figure = event.figures.first {
          payload[index].source = .event(figure)
        }
      }
      events.append(EventBinding(event: event.rawValue, action: .declared(action, payload)))
    }
    return events
  }

  private mutating func payload(of action: ID<Action>, from fields: [Field]) -> [PayloadField] {
    sources(for: contract.actions[action].fields, from: fields)
  }

  private func date(_ notation: DateNotation) -> Value {
    switch notation {
    case .offset: .text("2026-11-21T09:30:00+01:00")
    case .seconds: .number(Rational(decimal: "1700000000.25") ?? .one)
    case .milliseconds: .integer(-1)
    case .local: .text("2026-11-21 09:30:00.5")
    case .day: .text("2026-11-21")
    case .pattern(let pattern): .text(pattern.example)
    }
  }

  /// Returns the sources of the values of some fields: of all required ones, and of most others.
  mutating func sources(for filled: [Field], from fields: [Field]) -> [PayloadField] {
    var payload: [PayloadField] = []
    for (index, field) in filled.enumerated() where field.isRequired || random.chance(80) {
      if fields.isEmpty || random.chance(40) {
        payload.append(PayloadField(field: index, source: .value(value(of: field.type))))
      } else {
        payload.append(PayloadField(field: index, source: .data(path(into: fields))))
      }
    }
    return payload
  }

  private mutating func path(into fields: [Field]) -> [String] {
    let field = random.pick(fields)
    var path = [field.name.wire]
    switch field.type {
    case .record(let id), .optional(.record(let id)):
      let inner = contract.records[id].fields
      if !inner.isEmpty, random.chance(70) { path.append(random.pick(inner).name.wire) }
    case .image: if random.chance(50) { path.append("url") }
    default: break
    }
    return path
  }

  private mutating func fields(_ count: ClosedRange<Int>) -> [Field] {
    var fields: [Field] = []
    for _ in 0..<random.number(count) {
      var field = Field(name: name("field"), documentation: documentation(), type: fieldType())
      if random.chance(30) { field.defaultValue = value(of: field.type) }
      if field.type.isOptional {
        field.isNilIfInvalid = random.chance(30)
        field.absentTexts = Array(["-", "é~", "\"\n"].prefix(random.number(0...3)))
      }
      field.availability = availability()
      fields.append(field)
    }
    return fields
  }

  private mutating func fieldType(depth: Int = 0) -> FieldType {
    switch random.number(1...(depth < 3 ? 16 : 9)) {
    case 1: return .id
    case 2: return .text(textBounds())
    case 3: return .int(bounds())
    case 4: return random.pick([.decimal(bounds()), .decimal(bounds()), .number(bounds()), .anyDecimal(bounds())])
    case 5: return .bool
    case 6: return .url(schemes())
    case 7:
      let pattern = (try? DatePattern("d. MMMM yyyy 'um' h:mm a")).map { DateNotation.pattern($0) } ?? .day
      return .date(random.pick([.offset, .seconds, .milliseconds, .local, .day, pattern]))
    case 8: return random.pick([.color, .shortColor])
    case 9, 10: return .image
    case 11: return contract.enums.count == 0 ? .bool : enumeration(random.pick(contract.enums.ids))
    case 12: return contract.records.count == 0 ? .id : .record(random.pick(contract.records.ids))
    case 13:
      let ids = contract.actions.ids.filter { _ in random.chance(60) }
      return ids.isEmpty ? .url() : .action(ids)
    case 14:
      let (element, bounds) = (fieldType(depth: depth + 1), random.chance(30) ? textBounds() : FieldType.Bounds())
      if random.chance(40) { return .map(element, bounds) }
      var counts = bounds
      counts.takesOne = element.wrapped.name != .list && random.chance(30)
      return .list(element, counts)
    default:
      let wrapped = fieldType(depth: depth + 1)
      if case .optional = wrapped { return wrapped }
      return .optional(wrapped)
    }
  }

  private func enumeration(_ id: ID<Enumeration>) -> FieldType {
    contract.enums[id].hasData ? .choice(id) : .enumeration(id)
  }

  private mutating func textBounds() -> FieldType.Bounds {
    FieldType.Bounds(
      minimum: random.chance(30) ? Rational(random.number(0...3)) : nil,
      maximum: random.chance(30) ? Rational(random.number(3...90)) : nil)
  }

  private mutating func schemes() -> FieldType.Bounds {
    var bounds = FieldType.Bounds()
    if random.chance(30) { bounds.schemes = ["https"] + (random.chance(50) ? ["my-app"] : []) }
    return bounds
  }

  private mutating func bounds() -> FieldType.Bounds {
    FieldType.Bounds(
      minimum: random.chance(30) ? Rational(random.number(-9...3)) : nil,
      maximum: random.chance(30) ? Rational(random.number(3...90)) : nil)
  }
}

extension RandomScreen {
  /// Those of the fields that must be there, and most others, in their order.
  mutating func fieldValues(_ fields: [Field]) -> [FieldValue] {
    var values: [FieldValue] = []
    for (index, field) in fields.enumerated() where field.isRequired || random.chance(80) {
      values.append(FieldValue(field: index, value: value(of: field.type)))
    }
    return values
  }

  private mutating func decimal(within bounds: FieldType.Bounds) -> Rational {
    guard bounds == FieldType.Bounds() else { return Rational(3) }
    return Rational(decimal: random.pick(["9.5", "-0.000000000000000001", "9223372036854775807"])) ?? .one
  }

  /// A value of a field's type, within its bounds: 3 is in all of them.
  mutating func value(of type: FieldType) -> Value {
    switch type {
    case .id: return .text(random.pick(["p1", "https://example.com/ä?q=\"1\"", "🙂"]))
    case .numericID: return .digits(random.pick(["7", "-1", "0", "123456789012345678901234567890"]))
    case .url(let bounds): return .text(bounds.schemes.isEmpty ? "a:" : "HTTPS://example.com/ä?q=\"1\"")
    case .date(let notation): return date(notation)
    case .text(let bounds): return .text(bounds == FieldType.Bounds() ? documentation() : "äb🙂")
    case .int(let bounds):
      return .integer(bounds == FieldType.Bounds() ? random.pick([0, -1, 1 << 53, -(1 << 53)]) : 3)
    case .decimal(let bounds), .anyDecimal(let bounds): return .decimal(decimal(within: bounds))
    case .number(let bounds): return .number(decimal(within: bounds))
    case .bool: return .boolean(random.chance(50))
    case .color, .shortColor: return .color(color())
    case .image:
      return .image(
        ImageValue(
          url: "https://example.com/s.jpg", width: Rational(1200), height: Rational(600),
          alternativeText: random.chance(50) ? "Summer" : nil))
    case .enumeration(let id):
      return .enumerationCase(id, random.number(0...contract.enums[id].cases.count - 1))
    case .choice(let id):
      let index = random.number(0...contract.enums[id].cases.count - 1)
      return .choice(id, index, contract.enums[id].cases[index].payload.map { value(of: $0) })
    case .record(let id): return .record(id, fieldValues(contract.records[id].fields))
    case .action(let ids):
      let id = random.pick(ids)
      return .action(id, fieldValues(contract.actions[id].fields))
    case .list(let element, let bounds):
      var values: [Value] = []
      for _ in 0..<(bounds == FieldType.Bounds() ? random.number(0...3) : 3) { values.append(value(of: element)) }
      return .list(values)
    case .map(let element, let bounds):
      let keys = ["", "a/b~c", "é\"\n"].prefix(bounds == FieldType.Bounds() ? random.number(0...3) : 3)
      return .map(keys.map { MapEntry(key: $0, value: value(of: element)) })
    case .optional(let wrapped): return value(of: wrapped)
    }
  }
}
