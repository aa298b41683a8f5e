import SDUIIR

/// The types that data of a screen's units, headers and footers can hold, directly or inside others. Actions that only
/// events name never travel in a response.
struct ReachedTypes {
  private var components: [Bool]
  private var records: [Bool]
  private var enums: [Bool]
  private var actions: [Bool]
  private var builtIn: [BuiltInType: Bool] = [:]
  private let contract: Contract

  init(from screen: Screen) {
    contract = screen.contract
    components = Array(repeating: false, count: contract.components.count)
    records = Array(repeating: false, count: contract.records.count)
    enums = Array(repeating: false, count: contract.enums.count)
    actions = Array(repeating: false, count: contract.actions.count)
    for section in screen.sections.flatMap({ [$0] + $0.sections }) {
      let supplementary = [section.header, section.footer].compactMap { $0?.component }
      let shown = contract.withFallbacks(section.units.map { $0.component } + supplementary)
      reach(shown)
    }
    reach(contract.withFallbacks(screen.bars.entries.map { $0.value.component }))
  }

  private mutating func reach(_ shown: [ID<Component>]) {
    for id in shown where !components[id.index] {
      components[id.index] = true
      reach(contract.components[id].fields.map { $0.type })
    }
  }

  /// Goes through types and what they name; iterative, since actions may name one another.
  private mutating func reach(_ types: [FieldType]) {
    var waiting = types
    while let type = waiting.popLast() {
      if let kind = BuiltInType(type) { builtIn[kind] = true }
      switch type {
      case .optional(let inner), .list(let inner, _), .map(let inner, _): waiting.append(inner)
      case .enumeration(let id): enums[id.index] = true
      case .choice(let id):
        if !enums[id.index] { waiting += contract.enums[id].payloads.map({ $0.type }) }
        enums[id.index] = true
      case .record(let id):
        if !records[id.index] { waiting += contract.records[id].fields.map({ $0.type }) }
        records[id.index] = true
      case .action(let ids):
        for id in ids where !actions[id.index] {
          actions[id.index] = true
          waiting += contract.actions[id].fields.map { $0.type }
        }
      default: break
      }
      // An image has a URL in it, and one with some schemes is a URL first.
      switch type {
      case .image, .url: builtIn[.type(.url)] = true
      default: break
      }
    }
  }
}

// MARK: - What is reached, in the order of the contract

extension ReachedTypes {
  var componentIDs: [ID<Component>] { contract.components.ids.filter { components[$0.index] } }
  var recordIDs: [ID<Record>] { contract.records.ids.filter { records[$0.index] } }
  var enumIDs: [ID<Enumeration>] { contract.enums.ids.filter { enums[$0.index] } }
  var actionIDs: [ID<Action>] { contract.actions.ids.filter { actions[$0.index] } }

  /// Those of the types that need no declaration.
  var builtInTypes: [BuiltInType] { BuiltInType.allCases.filter { builtIn[$0] == true } }

  /// Lists and maps of which each element is one of several actions, each with a name for such an element. No two are alike.
  var actionLists: [(place: String, actions: [ID<Action>])] {
    let owners =
      componentIDs.map { (contract.components[$0].name, contract.components[$0].fields) }
      + recordIDs.map { (contract.records[$0].name, contract.records[$0].fields) }
      + enumIDs.map { (contract.enums[$0].name, contract.enums[$0].payloads) }
      + actionIDs.map { (contract.actions[$0].name, contract.actions[$0].fields) }
    var found: Set<DefinitionNames.Key> = []
    return owners.flatMap { name, fields in
      fields.compactMap { field -> (String, [ID<Action>])? in
        let place = Self.place(of: field, in: name)
        guard let actions = Self.listedActions(field.type),
          found.insert(.element(actions, of: place)).inserted
        else { return nil }
        return (place, actions)
      }
    }
  }

  /// Returns the name of an element of a field's list or map.
  static func place(of field: Field, in owner: DeclaredName) -> String {
    owner.source + DefinitionNames.element(field.name.source)
  }

  private static func listedActions(_ type: FieldType) -> [ID<Action>]? {
    switch type {
    case .optional(let inner): listedActions(inner)
    case .list(let element, _), .map(let element, _):
      if case .action(let ids) = element.wrapped { ids.count > 1 ? ids : nil } else { listedActions(element) }
    default: nil
    }
  }
}
