import SDUIIR

/// Takes from the contract of a whole program what one screen uses, in the order of first use: a catalogue of three
/// hundred components leaves no trace in a screen that shows five.
struct ContractSelection: Renumbering {
  private let source: Contract
  private var result = Contract()
  /// The new id of everything that was met, by the index of the old one.
  private var enums: [ID<Enumeration>?]
  private var records: [ID<Record>?]
  private var actions: [ID<Action>?]
  private var components: [ID<Component>?]
  private var decorations: [ID<Decoration>?]
  private var flags: [ID<Flag>?]
  /// The sources of the records and actions of the result, and the number of those whose fields have been read. A chain
  /// of thousands must not exhaust the stack, so they are named when they are met and read later.
  private var recordSources: [ID<Record>] = []
  private var actionSources: [ID<Action>] = []
  /// The enumerations whose data is yet to be read.
  private var enumSources: [ID<Enumeration>] = []
  /// The components whose fallbacks are yet to be named.
  private var fallbacks: [(ID<Component>, ID<Component>, [PayloadField])] = []
  private var (readRecordCount, readActionCount) = (0, 0)

  private init(_ source: Contract) {
    self.source = source
    enums = Array(repeating: nil, count: source.enums.count)
    records = Array(repeating: nil, count: source.records.count)
    actions = Array(repeating: nil, count: source.actions.count)
    components = Array(repeating: nil, count: source.components.count)
    decorations = Array(repeating: nil, count: source.decorations.count)
    flags = Array(repeating: nil, count: source.flags.count)
  }

  /// Gives a screen a contract of its own, and renumbers all ids in it.
  static func select(for screen: inout Screen, from contract: Contract) {
    var selection = ContractSelection(contract)
    for index in screen.sections.indices { selection.renumber(&screen.sections[index]) }
    if let id = screen.empty?.component { screen.empty?.component = selection.component(id) }
    screen.bars = screen.bars.compactMapValues { bar in
      var bar = bar
      bar.component = selection.component(bar.component)
      return bar
    }
    for index in screen.requirements.indices { selection.renumber(&screen.requirements[index].condition) }
    selection.readWaiting()
    selection.readFallbacks()
    screen.contract = selection.result
  }

  mutating func flag(_ id: ID<Flag>) -> ID<Flag> {
    if let known = flags[id.index] { return known }
    let new = result.flags.append(source.flags[id])
    flags[id.index] = new
    return new
  }

  mutating func component(_ id: ID<Component>) -> ID<Component> {
    if let known = components[id.index] { return known }
    var component = source.components[id]
    component.fields = renumbered(component.fields)
    for index in component.events.indices { component.events[index] = event(component.events[index]) }
    let fallback = component.fallback
    let new = result.components.append(component)
    components[id.index] = new
    readWaiting()
    // Fallbacks end; a chain of them that is thousands long must not exhaust the stack.
    if case .component(let next, let fields)? = fallback { fallbacks.append((new, next, fields)) }
    return new
  }

  /// Selects fallbacks, after all components that sections name.
  private mutating func readFallbacks() {
    while let (id, next, fields) = fallbacks.popLast() {
      var fields = fields
      for index in fields.indices {
        if case .value(let value) = fields[index].source { fields[index].source = .value(self.value(value)) }
      }
      let target = component(next)
      result.components[id].fallback = .component(target, fields)
      readWaiting()
    }
  }

  mutating func action(_ id: ID<Action>) -> ID<Action> {
    if let known = actions[id.index] { return known }
    let new = result.actions.append(source.actions[id])
    actions[id.index] = new
    actionSources.append(id)
    return new
  }

  mutating func record(_ id: ID<Record>) -> ID<Record> {
    if let known = records[id.index] { return known }
    let new = result.records.append(source.records[id])
    records[id.index] = new
    recordSources.append(id)
    return new
  }

  /// Reads the fields of the records and actions that were named, and the data of enumerations, until no new ones are met.
  private mutating func readWaiting() {
    while true {
      if readRecordCount < recordSources.count {
        let id = recordSources[readRecordCount]
        readRecordCount += 1
        if let new = records[id.index] { result.records[new].fields = renumbered(source.records[id].fields) }
      } else if readActionCount < actionSources.count {
        let id = actionSources[readActionCount]
        readActionCount += 1
        if let new = actions[id.index] { result.actions[new].fields = renumbered(source.actions[id].fields) }
      } else if let id = enumSources.popLast() {
        guard let new = enums[id.index] else { continue }
        for index in source.enums[id].cases.indices {
          if let payload = source.enums[id].cases[index].payload {
            result.enums[new].cases[index].payload = type(payload)
          }
        }
      } else {
        return
      }
    }
  }

  mutating func enumeration(_ id: ID<Enumeration>) -> ID<Enumeration> {
    if let known = enums[id.index] { return known }
    let new = result.enums.append(source.enums[id])
    enums[id.index] = new
    if source.enums[id].hasData { enumSources.append(id) }
    return new
  }

  mutating func decoration(_ id: ID<Decoration>) -> ID<Decoration> {
    if let known = decorations[id.index] { return known }
    let new = result.decorations.append(source.decorations[id])
    decorations[id.index] = new
    return new
  }
}
