import SDUIIR

/// The minimum number of nested actions in data of each action, itself included: 1 if they need no other action.
/// Records add nothing. An action has no depth if it would have to hold itself.
///
/// Found from the inside out, each place once, so that it takes time in proportion to the contract.
struct ActionDepths: Sendable {
  private var depths: [Int?]

  /// The depths of the actions of a contract.
  init(_ contract: Contract) {
    depths = Array(repeating: nil, count: contract.actions.count)
    var requirements = RequirementGraph(contract)
    var settled = requirements.actions(satisfiedBy: [requirements.start])
    var depth = 1
    while !settled.isEmpty {
      for action in settled { depths[action] = depth }
      settled = requirements.actions(satisfiedBy: settled)
      depth += 1
    }
  }

  /// The action that is least deep, the first of several; `nil` where none has a depth.
  func shallowest(of ids: [ID<Action>]) -> ID<Action>? {
    var best: (id: ID<Action>, depth: Int)?
    for id in ids {
      guard let depth = depths[id.index] else { continue }
      if best.map({ depth < $0.depth }) ?? true { best = (id, depth) }
    }
    return best?.id
  }
}

/// The requirements of actions, records and enumerations with data: for each required field, one of several actions, a
/// record or an enumeration; for an enumeration, the data of one of its cases. Actions come first among the nodes, then
/// records, then enumerations, then the start, which all of them require.
private struct RequirementGraph {
  private let actionCount: Int
  private let recordCount: Int
  /// The node that requires nothing.
  let start: Int
  /// The number of requirements of a node that are not satisfied yet.
  private var openCounts: [Int]
  /// To which node each requirement belongs; `nil` of one that is satisfied.
  private var owners: [Int?] = []
  /// The requirements that a node satisfies.
  private var requirements: [[Int]]

  init(_ contract: Contract) {
    actionCount = contract.actions.count
    recordCount = contract.records.count
    start = actionCount + recordCount + contract.enums.count
    openCounts = Array(repeating: 0, count: start)
    requirements = Array(repeating: [], count: start + 1)
    for (index, action) in contract.actions.elements.enumerated() { add(action.fields, of: index) }
    for (index, record) in contract.records.elements.enumerated() { add(record.fields, of: actionCount + index) }
    for (index, enumeration) in contract.enums.elements.enumerated() {
      let node = actionCount + recordCount + index
      add([start], of: node)
      add(enumeration.cases.flatMap { $0.payload.flatMap { nodes(for: $0) } ?? [start] }, of: node)
    }
  }

  private mutating func add(_ fields: [Field], of node: Int) {
    add([start], of: node)
    for field in fields where field.isRequired {
      if let choices = nodes(for: field.type) { add(choices, of: node) }
    }
  }

  /// The nodes of which a value of a type needs one; `nil` where it needs none.
  private func nodes(for type: FieldType) -> [Int]? {
    switch type {
    case .action(let ids): ids.map { $0.index }
    case .record(let id): [actionCount + id.index]
    case .choice(let id): [actionCount + recordCount + id.index]
    default: nil
    }
  }

  /// Adds a requirement: one of several nodes.
  private mutating func add(_ choices: [Int], of node: Int) {
    for choice in choices { requirements[choice].append(owners.count) }
    owners.append(node)
    openCounts[node] += 1
  }

  /// The actions that lack nothing more as soon as these nodes exist, and the records that need no more than these.
  mutating func actions(satisfiedBy nodes: [Int]) -> [Int] {
    var result: [Int] = []
    var pending = nodes
    while let node = pending.popLast() {
      for requirement in requirements[node] {
        guard let owner = owners[requirement] else { continue }
        owners[requirement] = nil
        openCounts[owner] -= 1
        guard openCounts[owner] == 0 else { continue }
        if owner < actionCount { result.append(owner) } else { pending.append(owner) }
      }
    }
    return result
  }
}
