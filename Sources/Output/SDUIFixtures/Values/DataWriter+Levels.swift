extension DataWriter {
  /// Returns the level of a place.
  ///
  /// - Parameter turn: The index among the elements of a list, which differ from one another.
  func level(of node: ValueNode, at hash: StableHash, turn: Int = 0) -> ValueLevel {
    if emptiesLists, case .list = node.form { return node.levels[0] }
    if wishes.indices.contains(node.index), let wish = wishes[node.index] {
      if turn == 0 { return wish }
      let levels = node.allLevels
      return levels[((levels.firstIndex(of: wish) ?? 0) + turn) % levels.count]
    }
    guard node.isPossible else { return node.mayBeNull && !node.mayBeAbsent ? .null : .absent }
    switch taste {
    case .minimal: return node.mayBeAbsent ? .absent : minimal(node)
    case .typical:
      let chance = hash.at(11)
      // An optional value is mostly present; one with a default is present in half of the cases.
      if node.mayBeAbsent, chance.holds(in: node.mayBeNull ? 30 : 50) { return .absent }
      return typical(node, hash)
    case .complete:
      if case .image = node.form { return node.last }
      if case .list = node.form { return node.last }
      return typical(node, hash)
    case .maximal: return maximal(node, hash)
    case .edge(let edge): return level(of: node, hash, edge)
    }
  }

  private func minimal(_ node: ValueNode) -> ValueLevel {
    switch node.form {
    // A word says more than no text, and is as short.
    case .text(let form): form.minimum > 0 ? node.first(of: .least) : node.first(of: .plain)
    case .sample, .image, .list, .integer, .decimal, .anyDecimal, .number: node.first(of: .least)
    default: node.levels[0]
    }
  }

  private func typical(_ node: ValueNode, _ hash: StableHash) -> ValueLevel {
    let chance = hash.at(12)
    switch node.form {
    case .cases(let names, let isCurrency):
      return names.isEmpty ? .unknown : .choice(isCurrency ? 0 : chance.below(names.count))
    case .boolean: return chance.pick(node.levels)
    case .choice(let choices, _): return choices.isEmpty ? .unknown : .choice(chance.below(choices.count))
    // The first has the least rank.
    case .integer(let form) where form.isRank && number % 10 == 0: return node.first(of: .least)
    case .image: return chance.holds(in: 85) ? .most : .least
    case .list:
      return chance.holds(in: 10)
        ? node.first(of: .least) : chance.at(1).holds(in: 20) ? node.first(of: .plain) : node.last
    default: return node.first(of: .plain)
    }
  }

  private func maximal(_ node: ValueNode, _ hash: StableHash) -> ValueLevel {
    switch node.form {
    case .cases, .choice, .boolean: typical(node, hash)
    default: node.last
    }
  }

  private func level(of node: ValueNode, _ hash: StableHash, _ edge: ValueEdge) -> ValueLevel {
    switch edge {
    case .longest: return maximal(node, hash)
    case .sparse:
      if node.mayBeAbsent { return .absent }
      if case .cases = node.form { return typical(node, hash) }
      if case .choice = node.form { return typical(node, hash) }
      return node.levels[0]
    case .unknown:
      // There is one currency, and no other.
      if case .cases(_, isCurrency: true) = node.form { return typical(node, hash) }
      if node.levels.contains(.unknown) { return .unknown }
      return node.mayBeNull ? .null : typical(node, hash)
    case .pictures, .fromRightToLeft, .unbroken:
      return typical(node, hash)
    }
  }
}

extension ValueNode {
  /// A level if the place has it, else the first that it has.
  fileprivate func first(of level: ValueLevel) -> ValueLevel { levels.contains(level) ? level : levels[0] }

  /// The most that it can be.
  fileprivate var last: ValueLevel { levels[levels.count - 1] }
}
