import SDUIIR
import SDUILayout
import SDUIProof
import TestSupport

/// Items that a response may bring, for requirements that depend on which these are.
extension ProofTrial {
  /// Whether a requirement speaks of a figure that depends on other items than those that it names.
  func dependsOnItems(_ claim: RequirementExpression) -> Bool {
    let isStrip = screen.properties[.scrollDirection] == .keyword(.horizontal)
    return claim.measures.contains { measure in
      switch measure {
      case .textPoints, .line, .containerWidth, .containerHeight: false
      case .section(_, .height), .position: true
      case .section(_, .width), .section(_, .headerWidth), .section(_, .footerWidth): isStrip
      case .section: false
      case .unit(let path, _, .height): screen.section(at: path)?.hasSiblings ?? false
      case .unit: false
      }
    }
  }

  /// Whether a requirement holds with each of some sequences of items that responses may bring, always the same ones, or
  /// with those that the container names.
  func verdictsWithSequences(on requirement: Requirement, _ sample: DataSample) -> [Bool?] {
    let paths = paths(deciding: requirement.claim)
    if !container.items.isEmpty {
      return [verdict(on: requirement, paths, sample) { path in container.items.first { $0.section == path } }]
    }
    var random = RandomSource(
      seed: UInt64(bitPattern: container.environment.width.floor &* 31 &+ container.environment.height.floor))
    // First with the items that it names and no others, beside which others may not fit.
    return (0...Self.mostSequences).map { number in
      var chosen: [SectionPath: [Int]] = [:]
      for path in paths {
        let named = requirement.claim.units(of: path)
        let alone = number == 0 ? sequence(in: path, of: named) : nil
        chosen[path] = alone ?? sequence(in: path, naming: named, &random)
      }
      let leavesOut = (random.chance(30), random.chance(30))
      return verdict(on: requirement, paths, sample, chosen, leavesOut)
    }
  }

  /// The sections that a requirement names, those in a stack that it names, and those before a section whose position it
  /// names.
  func paths(deciding claim: RequirementExpression) -> [SectionPath] {
    var paths = Set(claim.measures.compactMap(\.section))
    for case .position(let path, _, _) in claim.measures {
      for index in 0..<path.section {
        paths.insert(SectionPath(index))
        for inner in screen.sections[index].sections.indices { paths.insert(SectionPath(index, inner: inner)) }
      }
    }
    for path in paths where path.inner == nil {
      paths.formUnion(screen.sections[path.section].sections.indices.map { SectionPath(path.section, inner: $0) })
    }
    return paths.sorted { ($0.section, $0.inner ?? -1) < ($1.section, $1.inner ?? -1) }
  }

  /// As few items as may be of some units and no others; `nil` where there are no such units.
  private func sequence(in path: SectionPath, of units: [Int]) -> [Int]? {
    guard let section = screen.section(at: path), let first = units.first else { return nil }
    let (least, most) = bounds(of: section)
    if units.count > most { return nil }
    return units + Array(repeating: first, count: max(0, least - units.count))
  }

  private static let mostSequences = 6

  /// A random sequence of units, as few and as many as may be or between.
  func sequence(in path: SectionPath, naming named: [Int], _ random: inout RandomSource) -> [Int] {
    guard let section = screen.section(at: path), !section.units.isEmpty else { return [] }
    let (least, most) = bounds(of: section)
    let count = [least, min(most, least + 24), random.number(least...min(most, least + 9))][random.number(0...2)]
    if count > 30 { return Array(repeating: random.number(0...(section.units.count - 1)), count: count) }
    var units = (0..<count).map { _ in random.number(0...(section.units.count - 1)) }
    if random.chance(40) { units = units.map { _ in units[0] } }
    for unit in named where section.units.indices.contains(unit) && !units.contains(unit) && !units.isEmpty {
      units[random.number(0...(units.count - 1))] = unit
    }
    return units
  }

  func bounds(of section: ScreenSection) -> (least: Int, most: Int) {
    var (least, most) = (0, Int.max)
    if case .count(let count)? = section.properties[.minItems] { least = Int(count) }
    if case .count(let count)? = section.properties[.maxItems] { most = Int(count) }
    return (least, max(least, most))
  }

  /// The same with items that a counterexample names; sections of which it names none have one item.
  private func verdict(
    on requirement: Requirement, _ paths: [SectionPath], _ sample: DataSample,
    _ shown: (SectionPath) -> ShownItems?
  ) -> Bool? {
    var chosen: [SectionPath: [Int]] = [:]
    var leavesOut = (false, false)
    for path in paths {
      guard let section = screen.section(at: path) else { continue }
      guard let items = shown(path) else {
        let named = requirement.claim.units(of: path)
        let units = named.isEmpty ? [0] : named
        if section.units.isEmpty { continue }
        chosen[path] = units + Array(repeating: units[0], count: max(0, bounds(of: section).least - units.count))
        continue
      }
      chosen[path] = items.runs.flatMap { run in
        let name = whole.contract.components[run.component].name
        let unit = section.units.firstIndex { screen.contract.components[$0.component].name == name }
        return Array(repeating: unit ?? -1, count: run.count)
      }
      leavesOut = (items.leavesOutHeader, items.leavesOutFooter)
      let (least, most) = bounds(of: section)
      let isFailed = container.states.contains { $0.section == path && $0.state == .failed }
      if !isFailed, items.count < least || items.count > most { return nil }
    }
    return verdict(on: requirement, paths, sample, chosen, leavesOut)
  }

  private func verdict(
    on requirement: Requirement, _ paths: [SectionPath], _ sample: DataSample, _ chosen: [SectionPath: [Int]],
    _ leavesOut: (header: Bool, footer: Bool)
  ) -> Bool? {
    var sections: [SectionItems] = []
    for path in paths {
      guard let section = screen.section(at: path) else { return nil }
      var data = SectionItems(section: path.inner ?? path.section)
      let own = path.inner.map { standard.sections[path.section].sections[$0] } ?? standard.sections[path.section]
      data.items = ItemList(
        (chosen[path] ?? []).map { unit in
          let item = own.items.first { $0.unit == unit } ?? ItemData(unit: unit)
          return section.units.indices.contains(unit)
            ? self.item(item, with: sample, of: section.units[unit]) : item
        })
      (data.header, data.footer) = (sample.applied(to: own.header), sample.applied(to: own.footer))
      if leavesOut.header, isOptional(section.header) { data.header = nil }
      if leavesOut.footer, isOptional(section.footer) { data.footer = nil }
      if path.inner == nil {
        sections.append(data)
      } else if let index = sections.firstIndex(where: { $0.section == path.section }) {
        sections[index].sections.append(data)
      } else {
        sections.append(SectionItems(section: path.section, sections: [data]))
      }
    }
    // With more items than are tried there is room for a background, and the items are as large as with few.
    let isAboutSections = requirement.claim.measures.contains { if case .section = $0 { true } else { $0.isPosition } }
    let keepsBackgrounds = !hasBackgrounds || isAboutSections || !hasRoomForBackgrounds(sections)
    guard let check = check(ScreenItems(sections: sections), of: Form(state: state, hasBackgrounds: keepsBackgrounds)),
      let verdict = try? check.verdict(on: requirement)
    else { return nil }
    switch verdict {
    case .holds: return true
    case .fails: return false
    case .notRequired, .notShown: return nil
    }
  }

  /// Whether some number of items that a response may bring leaves room for the backgrounds.
  private func hasRoomForBackgrounds(_ sections: [SectionItems]) -> Bool {
    let items = ScreenItems(sections: sections)
    if let known = roomsForBackgrounds[items] { return known }
    let result = findsRoomForBackgrounds(sections)
    roomsForBackgrounds[items] = result
    return result
  }

  private func findsRoomForBackgrounds(_ sections: [SectionItems]) -> Bool {
    func filled(_ data: SectionItems, _ section: ScreenSection, _ unit: Int) -> SectionItems {
      var data = data
      data.sections = data.sections.map { filled($0, section.sections[$0.section], unit) }
      let missing = min(bounds(of: section).most, data.items.count + 40) - data.items.count
      guard !section.units.isEmpty, missing > 0 else { return data }
      let item = ItemData(unit: min(unit, section.units.count - 1))
      data.items = ItemList(Array(data.items) + Array(repeating: item, count: missing))
      return data
    }
    let unitCount = sections.map { screen.sections[$0.section] }.flatMap { [$0] + $0.sections }.map(\.units.count).max()
    return (0..<max(1, unitCount ?? 1)).contains { unit in
      let most = sections.map { filled($0, screen.sections[$0.section], unit) }
      return (try? layout(ScreenItems(sections: most)).get()) != nil
    }
  }

  /// Whether a part with required fields may be left out.
  func isOptional(_ part: Supplementary?) -> Bool {
    part.map { screen.contract.components[$0.component].fields.contains(where: \.isRequired) } ?? false
  }
}

extension ScreenSection {
  /// Whether items of other units may raise an item: in a mosaic they do not.
  fileprivate var hasSiblings: Bool { units.count > 1 && [.grid, .flow, .carousel].contains(kind) }
}

extension RequirementExpression {
  /// The units of a section that it names, in their order.
  func units(of path: SectionPath) -> [Int] {
    Set(measures.compactMap { if case .unit(path, let unit, _) = $0 { unit } else { nil } }).sorted()
  }
}
