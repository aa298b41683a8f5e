import SDUIIR

/// Renumbers the ids in a part of a screen.
protocol Renumbering {
  mutating func enumeration(_ id: ID<Enumeration>) -> ID<Enumeration>
  mutating func record(_ id: ID<Record>) -> ID<Record>
  mutating func action(_ id: ID<Action>) -> ID<Action>
  mutating func component(_ id: ID<Component>) -> ID<Component>
  mutating func decoration(_ id: ID<Decoration>) -> ID<Decoration>
  mutating func flag(_ id: ID<Flag>) -> ID<Flag>
}

extension Renumbering {
  /// All ids of a section, in the order in which a reader meets them.
  mutating func renumber(_ section: inout ScreenSection) {
    if let id = section.header?.component { section.header?.component = component(id) }
    for index in section.units.indices { section.units[index].component = component(section.units[index].component) }
    for index in section.sections.indices { renumber(&section.sections[index]) }
    if let id = section.footer?.component { section.footer?.component = component(id) }
    if let id = section.empty?.component { section.empty?.component = component(id) }
    if let id = section.failure?.component { section.failure?.component = component(id) }
    switch section.background?.appearance {
    case .decoration(let id): section.background?.appearance = .decoration(decoration(id))
    case .component(let id): section.background?.appearance = .component(component(id))
    case nil: break
    }
    for index in section.adaptations.indices { renumber(&section.adaptations[index].condition) }
    for index in section.events.indices { section.events[index] = event(section.events[index]) }
    guard var content = section.content else { return }
    content.header = content.header.map { values($0) }
    content.footer = content.footer.map { values($0) }
    for index in content.items.indices { content.items[index].fields = values(content.items[index].fields) }
    section.content = content
  }

  /// Flags are renumbered in the order in which conditions meet them, and are in that order in a box.
  mutating func renumber(_ condition: inout [ConditionBox]) {
    for index in condition.indices where !condition[index].flags.isEmpty {
      condition[index].flags = condition[index].flags.map { FlagCases(flag: flag($0.flag), cases: $0.cases) }
        .sorted { $0.flag < $1.flag }
    }
  }

  mutating func event(_ binding: EventBinding) -> EventBinding {
    var binding = binding
    guard case .declared(let id, var payload) = binding.action else { return binding }
    for index in payload.indices {
      if case .value(let value) = payload[index].source { payload[index].source = .value(self.value(value)) }
    }
    binding.action = .declared(action(id), payload)
    return binding
  }

  mutating func values(_ values: [FieldValue]) -> [FieldValue] {
    values.map { FieldValue(field: $0.field, value: value($0.value)) }
  }

  mutating func value(_ value: Value) -> Value {
    switch value {
    case .text, .localized, .integer, .decimal, .number, .digits, .boolean, .color, .image: value
    case .enumerationCase(let id, let index): .enumerationCase(enumeration(id), index)
    case .choice(let id, let index, let payload): .choice(enumeration(id), index, payload.map { self.value($0) })
    case .record(let id, let fields): .record(record(id), values(fields))
    case .action(let id, let fields): .action(action(id), values(fields))
    case .list(let elements): .list(elements.map { self.value($0) })
    case .map(let entries): .map(entries.map { MapEntry(key: $0.key, value: self.value($0.value)) })
    }
  }

  /// Most fields name nothing, and a list in which nothing changes is not copied.
  mutating func renumbered(_ fields: [Field]) -> [Field] {
    var fields = fields
    for index in fields.indices {
      if Self.hasIDs(fields[index].type) {
        let type = type(fields[index].type)
        if type != fields[index].type { fields[index].type = type }
      }
      if let value = fields[index].defaultValue { fields[index].defaultValue = self.value(value) }
    }
    return fields
  }

  private static func hasIDs(_ type: FieldType) -> Bool {
    switch type.element {
    case .enumeration, .choice, .record, .action: true
    default: false
    }
  }

  mutating func type(_ type: FieldType) -> FieldType {
    switch type {
    case .enumeration(let id): .enumeration(enumeration(id))
    case .choice(let id): .choice(enumeration(id))
    case .record(let id): .record(record(id))
    case .action(let ids): .action(ids.map { action($0) })
    case .list(let inner, let bounds): .list(self.type(inner), bounds)
    case .map(let inner, let bounds): .map(self.type(inner), bounds)
    case .optional(let inner): .optional(self.type(inner))
    default: type
    }
  }
}
