/// The possible data of a component, as factors: its places with several possible values, and the page.
struct ComponentCoverage: Sendable {
  let tree: ValueTree
  private(set) var subject: CoverageSubject
  /// The factor of each place; `nil` of one that can be one thing only.
  private var factors: [Int?]
  /// The place of each factor; `nil` of the page.
  private var places: [Int?] = []
  /// The possible levels of each place.
  private var levels: [[ValueLevel]]
  /// The index of each of them.
  private var indices: [[ValueLevel: Int]]

  init(_ tree: ValueTree, pages: [String]) {
    self.tree = tree
    subject = CoverageSubject("component \(tree.name)")
    factors = Array(repeating: nil, count: tree.placeCount)
    levels = Array(repeating: [], count: tree.placeCount)
    indices = Array(repeating: [:], count: tree.placeCount)
    if pages.count > 1 {
      _ = subject.add("page", pages)
      places.append(nil)
    }
    add(tree.root, where: [])
    subject.open()
  }

  private mutating func add(_ node: ValueNode, where conditions: [CoverageFactor.Condition]) {
    levels[node.index] = node.allLevels
    for (index, level) in node.allLevels.enumerated() where indices[node.index][level] == nil {
      indices[node.index][level] = index
    }
    if node.allLevels.count > 1 {
      factors[node.index] = subject.add(
        node.path, node.allLevels.map { node.levelName($0) }, where: conditions)
      places.append(node.index)
    }
    func inside(_ these: [ValueLevel]) -> [CoverageFactor.Condition] {
      guard let factor = factors[node.index] else { return conditions }
      let found = these.compactMap { indices[node.index][$0] }
      return conditions + [.init(factor: factor, levels: found.map { subject.level(factor, $0) })]
    }
    switch node.form {
    case .record(let fields): for field in fields { add(field, where: inside([.plain])) }
    case .choice(let choices, _):
      for (index, choice) in choices.enumerated() {
        for field in choice.nodes { add(field, where: inside([.choice(index)])) }
      }
    case .list(let element, let form):
      let filled = node.levels.filter { !form.isEmpty(at: $0) }
      if !filled.isEmpty { add(element, where: inside(filled)) }
    default: break
    }
  }

  /// Returns the levels of places for data like a row.
  func wishes(_ row: [Int]) -> [ValueLevel?] {
    var result: [ValueLevel?] = Array(repeating: nil, count: factors.count)
    for level in row {
      let factor = subject.factor(of: level)
      if let place = places[factor] { result[place] = levels[place][level - subject.factors[factor].first] }
    }
    return result
  }

  /// The levels of the row of most gain on a page; `nil` where it would cover nothing new.
  func row(onPage page: Int?) -> [Int]? {
    guard subject.openCount > 0 else { return nil }
    let row = subject.rowLevels(page.map { [$0] } ?? [])
    return subject.covers(row) ? row : nil
  }

  /// Covers what data are.
  mutating func cover(_ used: [DataWriter.UsedLevel], onPage page: Int?, into pairs: inout PairSet) {
    var found: Set<Int> = []
    if let page { found.insert(page) }
    for use in used {
      guard let factor = factors[use.place], let index = indices[use.place][use.level] else { continue }
      found.insert(subject.level(factor, index))
    }
    subject.cover(found, into: &pairs)
  }
}

extension ValueNode {
  /// Returns the name of a level in reports.
  func levelName(_ level: ValueLevel) -> String {
    switch (level, form) {
    case (.absent, _): return "absent"
    case (.null, _): return "null"
    case (.absentText(let index), _): return "text `\(absentTexts[index])`"
    case (.unknown, _): return "unknown"
    case (.choice(let index), .cases(let names, _)): return names[index]
    case (.choice(let index), .choice(let choices, _)): return choices[index].name
    case (.choice(let index), _): return index == 0 ? "false" : "true"
    case (.least, .text): return "shortest"
    case (.most, .text): return "longest"
    case (_, .list(_, let form)): return form.name(of: level)
    case (.least, .image): return "without words"
    case (.most, .image): return "with words"
    case (.plain, .sample): return "opaque"
    case (.most, .sample): return "translucent"
    case (.least, _): return "least"
    case (.most, _): return "greatest"
    case (.plain, _): return "between"
    }
  }
}
