import SDUIIR

/// The correspondence between the declarations of one kind in two versions: by source name, then by wire name.
struct Pairing {
  private var newByOld: [Int?]
  private var oldByNew: [Int?]

  /// The pairs of names: those that are equal in the source, then those that are equal in responses.
  init(_ old: [DeclaredName], _ new: [DeclaredName]) {
    newByOld = Array(repeating: nil, count: old.count)
    oldByNew = Array(repeating: nil, count: new.count)
    pair(old.map { $0.source }, new.map { $0.source })
    pair(old.map { $0.wire }, new.map { $0.wire })
  }

  /// Pairs equal names of those without a counterpart, the first with the first.
  private mutating func pair(_ old: [String], _ new: [String]) {
    var open: [String: [Int]] = [:]
    for index in old.indices.reversed() where newByOld[index] == nil { open[old[index], default: []].append(index) }
    for (index, name) in new.enumerated() where oldByNew[index] == nil {
      if let other = open[name]?.popLast() { join(other, index) }
    }
  }

  /// The indices that belong together, in the order of the new version.
  var pairs: [(old: Int, new: Int)] {
    oldByNew.indices.compactMap { index in oldByNew[index].map { (old: $0, new: index) } }
  }

  /// The indices of the old version without a counterpart.
  var removed: [Int] { newByOld.indices.filter { newByOld[$0] == nil } }

  /// The indices of the new version without a counterpart.
  var added: [Int] { oldByNew.indices.filter { oldByNew[$0] == nil } }

  /// Returns the index in the new version.
  func new(_ old: Int) -> Int? { newByOld[old] }

  /// Returns the index in the old version.
  func old(_ new: Int) -> Int? { oldByNew[new] }

  /// Pairs two declarations that use the same place in a type; no effect if either has a counterpart.
  ///
  /// - Returns: Whether they are a new pair.
  mutating func pair(_ old: Int, _ new: Int) -> Bool {
    guard newByOld[old] == nil, oldByNew[new] == nil else { return false }
    join(old, new)
    return true
  }

  private mutating func join(_ old: Int, _ new: Int) {
    newByOld[old] = new
    oldByNew[new] = old
  }
}

/// The correspondences between two contracts.
struct ContractPairing {
  var enums: Pairing
  var records: Pairing
  var actions: Pairing
  var components: Pairing

  /// The pairs by name. Records and enums, whose names are in no response, are also paired by the fields that use them.
  init(_ old: Contract, _ new: Contract) {
    enums = Pairing(old.enums.elements.map { $0.name }, new.enums.elements.map { $0.name })
    records = Pairing(old.records.elements.map { $0.name }, new.records.elements.map { $0.name })
    actions = Pairing(old.actions.elements.map { $0.name }, new.actions.elements.map { $0.name })
    components = Pairing(old.components.elements.map { $0.name }, new.components.elements.map { $0.name })
    for pair in components.pairs {
      pairTypes(old.components.elements[pair.old].fields, new.components.elements[pair.new].fields, old, new)
    }
    for pair in actions.pairs {
      pairTypes(old.actions.elements[pair.old].fields, new.actions.elements[pair.new].fields, old, new)
    }
    for pair in records.pairs {
      pairTypes(old.records.elements[pair.old].fields, new.records.elements[pair.new].fields, old, new)
    }
  }

  private mutating func pairTypes(_ old: [Field], _ new: [Field], _ before: Contract, _ after: Contract) {
    for pair in Pairing(old.map { $0.name }, new.map { $0.name }).pairs {
      switch (old[pair.old].type.element, new[pair.new].type.element) {
      case (.record(let left), .record(let right)):
        guard records.pair(left.index, right.index) else { continue }
        pairTypes(before.records[left].fields, after.records[right].fields, before, after)
      case (.enumeration(let left), .enumeration(let right)), (.choice(let left), .choice(let right)),
        (.enumeration(let left), .choice(let right)), (.choice(let left), .enumeration(let right)):
        _ = enums.pair(left.index, right.index)
      default: continue
      }
    }
  }
}
