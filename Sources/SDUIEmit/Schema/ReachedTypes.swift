import SDUIIR

/// The types that data of a screen's units, headers and footers can hold, directly or inside others. Actions that only
/// events name never travel in a response.
struct ReachedTypes {
  private(set) var components: [Bool]
  private(set) var records: [Bool]
  private(set) var enums: [Bool]
  private(set) var actions: [Bool]
  /// Those of the types that need no declaration.
  private(set) var builtIn: [BuiltInType: Bool] = [:]
  private let contract: Contract

  init(from screen: Screen) {
    contract = screen.contract
    components = Array(repeating: false, count: contract.components.count)
    records = Array(repeating: false, count: contract.records.count)
    enums = Array(repeating: false, count: contract.enums.count)
    actions = Array(repeating: false, count: contract.actions.count)
    for section in screen.sections.flatMap({ [$0] + $0.sections }) {
      let supplementary = [section.header, section.footer].compactMap { $0?.component }
      let shown = contract.withFallbacks(section.units.map(\.component) + supplementary)
      for id in shown where !components[id.index] {
        components[id.index] = true
        reach(contract.components[id].fields.map(\.type))
      }
    }
  }

  /// Goes through types and what they name; iterative, since actions may name one another.
  private mutating func reach(_ types: [FieldType]) {
    var waiting = types
    while let type = waiting.popLast() {
      if let kind = BuiltInType(type) { builtIn[kind] = true }
      switch type {
      case .optional(let inner), .list(let inner): waiting.append(inner)
      case .enumeration(let id): enums[id.index] = true
      case .record(let id):
        if !records[id.index] { waiting += contract.records[id].fields.map(\.type) }
        records[id.index] = true
      case .action(let ids):
        for id in ids where !actions[id.index] {
          actions[id.index] = true
          waiting += contract.actions[id].fields.map(\.type)
        }
      case .id, .text, .int, .decimal, .bool, .url, .date, .color, .image: break
      }
      // An image has a URL in it.
      if case .image = type { builtIn[.url] = true }
    }
  }
}
