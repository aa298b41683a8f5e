import SDUIIR

/// How deep data of each action are at least: 1 where they need no other action. An action has no depth if it would have to
/// hold itself.
///
/// Found from the inside out, each place once, so that it takes time in proportion to the contract.
struct ActionDepths: Sendable {
  private var depths: [Int?]

  /// The depths of the actions of a contract.
  init(_ contract: Contract) {
    depths = Array(repeating: nil, count: contract.actions.count)
    var requirements = RequirementGraph(contract)
    var settled = requirements.startingNodes
    var depth = 1
    while !settled.isEmpty {
      for node in settled where node < depths.count { depths[node] = depth }
      settled = requirements.satisfied(by: settled)
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

/// What actions and records cannot be without: for each required field, one of several actions, or a record. Actions come
/// first among the nodes, then records.
private struct RequirementGraph {
  /// How many required fields of a node are not satisfied yet.
  private var openCounts: [Int]
  /// To which node each required field belongs; `nil` of one that is satisfied.
  private var owners: [Int?] = []
  /// The fields that a node satisfies.
  private var fields: [[Int]]

  init(_ contract: Contract) {
    let actionCount = contract.actions.count
    openCounts = Array(repeating: 0, count: actionCount + contract.records.count)
    fields = Array(repeating: [], count: openCounts.count)
    for (node, action) in contract.actions.elements.enumerated() { add(action.fields, of: node, actionCount) }
    for (index, record) in contract.records.elements.enumerated() {
      add(record.fields, of: actionCount + index, actionCount)
    }
  }

  private mutating func add(_ required: [Field], of node: Int, _ actionCount: Int) {
    for field in required where field.isRequired {
      let choices: [Int]
      switch field.type {
      case .action(let ids): choices = ids.map { $0.index }
      case .record(let id): choices = [actionCount + id.index]
      default: continue
      }
      for choice in choices { fields[choice].append(owners.count) }
      owners.append(node)
      openCounts[node] += 1
    }
  }

  /// The nodes that need no other.
  var startingNodes: [Int] { openCounts.indices.filter { openCounts[$0] == 0 } }

  /// The nodes that lack nothing more as soon as these exist.
  mutating func satisfied(by nodes: [Int]) -> [Int] {
    var result: [Int] = []
    for node in nodes {
      for field in fields[node] {
        guard let owner = owners[field] else { continue }
        owners[field] = nil
        openCounts[owner] -= 1
        if openCounts[owner] == 0 { result.append(owner) }
      }
    }
    return result
  }
}
