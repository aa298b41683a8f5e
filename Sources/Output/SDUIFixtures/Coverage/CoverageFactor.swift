/// One respect in which responses differ.
struct CoverageFactor: Sendable {
  let name: String
  let levels: [String]
  /// The index of its first level among those of all factors.
  let first: Int
  /// The conditions under which it has any level.
  let conditions: [Condition]

  /// Another factor is one of some levels.
  struct Condition: Hashable, Sendable {
    let factor: Int
    /// The indices of its levels among those of all factors.
    let levels: [Int]
  }

  /// Whether its conditions leave a level of another factor.
  func allows(_ level: Int, of other: CoverageFactor) -> Bool {
    let range = other.first..<other.first + other.levels.count
    return conditions.allSatisfy { condition in
      guard let any = condition.levels.first, range.contains(any) else { return true }
      return condition.levels.contains(level)
    }
  }

  /// Whether both can be something at once. Conditions are in the order of their factors.
  func agrees(with other: CoverageFactor) -> Bool {
    var (index, otherIndex) = (0, 0)
    while index < conditions.count, otherIndex < other.conditions.count {
      let (condition, another) = (conditions[index], other.conditions[otherIndex])
      if condition.factor == another.factor, !condition.levels.contains(where: another.levels.contains) { return false }
      if condition.factor <= another.factor { index += 1 }
      if another.factor <= condition.factor { otherIndex += 1 }
    }
    return true
  }
}
