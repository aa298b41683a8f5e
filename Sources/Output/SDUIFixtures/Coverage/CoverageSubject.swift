/// Something of which fixtures are to show all that it can be, each alone and each with each other: the response, a section,
/// or the data of a component.
struct CoverageSubject: Sendable {
  /// Its name in reports.
  let name: String
  private(set) var factors: [CoverageFactor] = []
  /// The factors without conditions.
  private var unconditional: [Int] = []
  /// The index of the factor that a level belongs to, by the index of the level among those of all factors.
  private var owners: [Int] = []
  /// The factors with a condition that a level meets, by the level. With pairs there are none.
  private var dependents: [[Int]] = []
  /// The first level that may be open. With pairs, the first of all.
  private var firstOpen = 0
  /// Pairs of levels that no response can have, beyond what conditions say.
  private var forbidden: Set<LevelPair> = []
  /// The pairs of levels that can be combined, as a matrix. Without pairs there is none.
  private var areTogether: [Bool] = []
  /// The pairs that are not covered yet, as a matrix; a level with itself is the level alone. Without pairs, the
  /// levels.
  private var isOpen: [Bool] = []
  /// The number of open pairs of each level. Without pairs, how many open levels need it, itself among them.
  private(set) var openCounts: [Int] = []
  /// The number of pairs, and the number of open ones.
  private(set) var pairCount = 0
  private(set) var openCount = 0

  private struct LevelPair: Hashable {
    let first: Int
    let second: Int

    init(_ first: Int, _ second: Int) {
      self.first = min(first, second)
      self.second = max(first, second)
    }
  }

  init(_ name: String) { self.name = name }

  /// The number of levels of all factors together.
  var levelCount: Int { owners.count }

  /// Adds a factor, after those of its conditions, and returns its index.
  mutating func add(_ name: String, _ levels: [String], where conditions: [CoverageFactor.Condition] = []) -> Int {
    factors.append(
      CoverageFactor(name: name, levels: levels, first: owners.count, conditions: conditions))
    if conditions.isEmpty { unconditional.append(factors.count - 1) }
    owners += Array(repeating: factors.count - 1, count: levels.count)
    return factors.count - 1
  }

  mutating func forbid(_ first: Int, _ second: Int) { forbidden.insert(LevelPair(first, second)) }

  /// Whether every two levels are to be shown together. There are as many pairs as the square of the levels, so that of
  /// many levels each is shown, with whichever others.
  var isPaired: Bool { levelCount <= Self.greatestPairedCount }

  /// The most levels of which all pairs are shown.
  static let greatestPairedCount = 250

  /// Opens everything that a response can have.
  mutating func open() {
    let count = levelCount
    guard isPaired else {
      isOpen = Array(repeating: true, count: count)
      openCounts = Array(repeating: 0, count: count)
      dependents = Array(repeating: [], count: count)
      for level in 0..<count { countOpen(level, 1) }
      for (index, factor) in factors.enumerated() {
        for condition in factor.conditions { for level in condition.levels { dependents[level].append(index) } }
      }
      (pairCount, openCount) = (count, count)
      return
    }
    areTogether = Array(repeating: false, count: count * count)
    for first in 0..<count {
      for second in first..<count where findTogether(first, second) {
        areTogether[first * count + second] = true
        areTogether[second * count + first] = true
      }
    }
    isOpen = areTogether
    openCounts = Array(repeating: 0, count: count)
    for first in 0..<count {
      for second in first..<count where isOpen[first * count + second] {
        openCounts[first] += 1
        if first != second { openCounts[second] += 1 }
        pairCount += 1
      }
    }
    openCount = pairCount
  }

  /// Without pairs: counts a level for itself and for the levels that it needs.
  private mutating func countOpen(_ level: Int, _ step: Int) {
    openCounts[level] += step
    for condition in factors[owners[level]].conditions {
      for needed in condition.levels { openCounts[needed] += step }
    }
  }

  /// The factor that a level belongs to.
  func factor(of level: Int) -> Int { owners[level] }

  /// The index of a level of a factor among all.
  func level(_ factor: Int, _ level: Int) -> Int { factors[factor].first + level }

  /// Whether one response, section or unit can have both.
  func goTogether(_ first: Int, _ second: Int) -> Bool {
    isPaired ? areTogether[first * levelCount + second] : findTogether(first, second)
  }

  private func findTogether(_ first: Int, _ second: Int) -> Bool {
    if first == second { return true }
    let (one, other) = (owners[first], owners[second])
    if one == other { return false }
    if !forbidden.isEmpty, forbidden.contains(LevelPair(first, second)) { return false }
    if factors[one].conditions.isEmpty, factors[other].conditions.isEmpty { return true }
    return factors[one].allows(second, of: factors[other]) && factors[other].allows(first, of: factors[one])
      && factors[one].agrees(with: factors[other])
  }

  /// Whether two levels are together something that is not covered yet.
  func isOpen(_ first: Int, _ second: Int) -> Bool {
    isPaired ? isOpen[first * levelCount + second] : first == second && isOpen[first]
  }

  /// Closes the pairs of some levels, and adds them to others, covered before or not.
  mutating func cover(_ levels: Set<Int>, into pairs: inout PairSet) {
    let sorted = levels.sorted()
    guard isPaired else { return coverAlone(sorted, into: &pairs) }
    for (index, first) in sorted.enumerated() {
      for second in sorted[index...] where goTogether(first, second) {
        pairs.insert(first * levelCount + second)
        guard isOpen(first, second) else { continue }
        isOpen[first * levelCount + second] = false
        isOpen[second * levelCount + first] = false
        openCounts[first] -= 1
        if first != second { openCounts[second] -= 1 }
        openCount -= 1
      }
    }
  }

  private mutating func coverAlone(_ levels: [Int], into pairs: inout PairSet) {
    for level in levels {
      pairs.insert(level)
      guard isOpen[level] else { continue }
      isOpen[level] = false
      countOpen(level, -1)
      openCount -= 1
    }
    while firstOpen < levelCount, !isOpen[firstOpen] { firstOpen += 1 }
  }
}

// MARK: - Rows

extension CoverageSubject {
  /// A level for each factor that is something, so that much is covered that was not.
  ///
  /// - Parameters:
  ///   - fixed: levels that it has in any case, with what they are conditions of.
  ///   - banned: levels that it must not have.
  func row(_ fixed: [Int], banned: Set<Int> = []) -> [Int?] { filledRow(fixed, banned).levels }

  /// The levels of a row, in order.
  func rowLevels(_ fixed: [Int]) -> [Int] { filledRow(fixed, []).chosen.sorted() }

  private func filledRow(_ fixed: [Int], _ banned: Set<Int>) -> Row {
    let count = isPaired ? levelCount : 0
    var row = Row(
      levels: Array(repeating: nil, count: factors.count), gains: Array(repeating: 0, count: count),
      fits: Array(repeating: true, count: count))
    for level in fixed { choose(level, in: &row) }
    if let seed = seed(fixed, banned) { for level in seed { settle(level, banned, in: &row) } }
    guard !isPaired, forbidden.isEmpty else {
      for factor in factors.indices { fill(factor, banned, in: &row) }
      return row
    }
    // A chosen level decides only which conditions hold, so only the factors that depend on it are looked at.
    for factor in unconditional { fill(factor, banned, in: &row) }
    var next = 0
    while next < row.chosen.count {
      for factor in dependents[row.chosen[next]] { fill(factor, banned, in: &row) }
      next += 1
    }
    return row
  }

  /// Chooses a level of a factor whose conditions hold, if it has none.
  private func fill(_ index: Int, _ banned: Set<Int>, in row: inout Row) {
    if row.levels[index] != nil { return }
    let factor = factors[index]
    let isLive = factor.conditions.allSatisfy { condition in
      row.levels[condition.factor].map(condition.levels.contains) ?? false
    }
    if isLive, let level = best(of: factor, banned, in: row) { choose(level, in: &row) }
  }

  /// A row that is being put together.
  private struct Row {
    /// By the factor.
    var levels: [Int?]
    /// All of them, in the order in which they were chosen.
    var chosen: [Int] = []
    /// With pairs: how many open pairs each level would cover with those that are chosen.
    var gains: [Int32]
    /// With pairs: whether each level goes with all that are chosen.
    var fits: [Bool]
  }

  private func choose(_ level: Int, in row: inout Row) {
    row.levels[owners[level]] = level
    row.chosen.append(level)
    guard isPaired else { return }
    let start = level * levelCount
    for other in 0..<levelCount {
      row.gains[other] &+= isOpen[start + other] ? 1 : 0
      row.fits[other] = row.fits[other] && areTogether[start + other]
    }
  }

  /// Whether the levels of a row cover anything that was open.
  func covers(_ levels: [Int]) -> Bool {
    guard isPaired else { return levels.contains { isOpen[$0] } }
    return levels.indices.contains { index in levels[index...].contains { isOpen(levels[index], $0) } }
  }

  /// Returns the first open pair that can be combined with the fixed levels.
  private func seed(_ fixed: [Int], _ banned: Set<Int>) -> [Int]? {
    guard openCount > 0 else { return nil }
    func fits(_ level: Int) -> Bool {
      !banned.contains(level) && fixed.allSatisfy { goTogether($0, level) }
        && factors[owners[level]].conditions.allSatisfy { !$0.levels.allSatisfy(banned.contains) }
    }
    guard isPaired else { return (firstOpen..<levelCount).first { isOpen[$0] && fits($0) }.map { [$0] } }
    for first in 0..<levelCount where openCounts[first] > 0 && fits(first) {
      for second in first..<levelCount where isOpen(first, second) && fits(second) { return [first, second] }
    }
    return nil
  }

  /// Sets a level, and what it is conditional on.
  private func settle(_ level: Int, _ banned: Set<Int>, in row: inout Row) {
    choose(level, in: &row)
    for condition in factors[owners[level]].conditions where row.levels[condition.factor] == nil {
      let fitting = condition.levels.first { choice in
        !banned.contains(choice)
          && (isPaired ? row.fits[choice] : row.chosen.allSatisfy { goTogether($0, choice) })
      }
      if let fitting { settle(fitting, banned, in: &row) }
    }
  }

  /// Whether a level of a factor whose conditions hold goes with a row. Without pairs, conditions are all that matters but
  /// for what is forbidden.
  private func goes(_ level: Int, with row: Row) -> Bool {
    if isPaired { return row.fits[level] }
    return forbidden.allSatisfy { pair in
      let other = pair.first == level ? pair.second : pair.second == level ? pair.first : nil
      return other.map { row.levels[owners[$0]] != $0 } ?? true
    }
  }

  /// The level that covers most with those that are chosen; where several do, the one that has most to cover.
  private func best(of factor: CoverageFactor, _ banned: Set<Int>, in row: Row) -> Int? {
    var best: (level: Int, gain: Int, open: Int)?
    for level in factor.first..<factor.first + factor.levels.count where !banned.contains(level) {
      guard goes(level, with: row) else { continue }
      guard isPaired else {
        // What others need that are open comes first, so that these are reached.
        let known = best?.gain ?? -1
        if openCounts[level] > known { best = (level, openCounts[level], 0) }
        continue
      }
      let gain = Int(row.gains[level]) + (isOpen(level, level) ? 1 : 0)
      // Where nothing is to gain the first is taken, which leaves most room for others.
      let open = gain > 0 ? openCounts[level] : 0
      if let known = best, (gain, open) <= (known.gain, known.open) { continue }
      best = (level, gain, open)
    }
    return best?.level
  }
}
