import SDUIIR
import SDUILayout

/// The items with which a requirement is tried.
extension ProofTrial {
  /// The items that are tried for sections of which a requirement names no unit.
  struct ItemChoice {
    /// Of those that a section accepts.
    var unit = 0
    /// The number, in mosaics; others have one.
    var count = 1
    /// The only section of a stack that a response brings; `nil` where it brings all.
    var section: Int?
  }

  /// If the first unit of a section does not fit, another one may. As many items as fill all cells of most mosaics;
  /// where these do not fit, the items before the cell that is too small may. Where none fits in one section of a
  /// stack, the others show what the stack is.
  var itemChoices: [ItemChoice] {
    let unitCount = screen.sections.flatMap { [$0] + $0.sections }.map(\.units.count).max() ?? 0
    let counts = screen.sections.contains { $0.holdsMosaic } ? [12, 8, 7, 6, 5, 4, 3, 2, 1] : [1]
    let inAll = (0..<max(1, unitCount)).flatMap { unit in counts.map { ItemChoice(unit: unit, count: $0) } }
    let sectionCount = screen.sections.map(\.sections.count).max() ?? 0
    return inAll
      + (0..<sectionCount).flatMap { section in
        inAll.map { ItemChoice(unit: $0.unit, count: $0.count, section: section) }
      } + [ItemChoice(count: 0)]
  }

  /// Returns the subject of a requirement and nothing else, so that nothing else breaks: one item of each unit that it
  /// names, or of one that is chosen.
  func items(
    for measures: [Measure], _ sample: DataSample, _ choice: ItemChoice
  ) -> ScreenItems {
    var units: [SectionPath: [Int]] = [:]
    for measure in measures {
      switch measure {
      case .textPoints, .line, .containerWidth, .containerHeight, .position: break
      case .section(let path, _): units[path, default: []] += []
      case .unit(let path, let unit, _): units[path, default: []].append(unit)
      }
    }
    return ScreenItems(
      sections: Set(units.keys.map(\.section)).sorted().map { section in
        var data = standard.sections[section]
        let declared = screen.sections[section]
        if declared.kind != .stack {
          let asked = units[SectionPath(section)] ?? []
          return items(of: asked, declared, data, sample, choice)
        }
        let named = Set(units.keys.filter { $0.section == section }.compactMap(\.inner))
        if !named.isEmpty { data.sections.removeAll { !named.contains($0.section) } }
        if named.isEmpty, let only = choice.section { data.sections.removeAll { $0.section != only } }
        for (index, inner) in data.sections.enumerated() {
          let asked = units[SectionPath(section, inner: inner.section)] ?? []
          data.sections[index] = items(of: asked, declared.sections[inner.section], inner, sample, choice)
        }
        return data
      })
  }

  private func items(
    of units: [Int], _ section: ScreenSection, _ data: SectionItems, _ sample: DataSample, _ choice: ItemChoice
  ) -> SectionItems {
    var data = data
    let known = section.units.indices.filter { !section.units[$0].properties.isSizedByData }
    let least = Int(leastCount(of: section) ?? 0)
    var count = choice.count == 0 ? least : section.kind == .mosaic ? choice.count : 1
    let others = known + section.units.indices.filter { !known.contains($0) }
    let chosen = others.isEmpty ? 0 : others[min(choice.unit, others.count - 1)]
    var shown = units.isEmpty ? [chosen] : Set(units).sorted()
    // No response brings so many.
    if case .count(let most)? = section.properties[.maxItems] {
      if shown.count > most { shown = [] } else { count = min(count, Int(most) / max(1, shown.count)) }
    }
    data.items = ItemList(
      shown.flatMap { unit in
        let item = data.items.first { $0.unit == unit } ?? ItemData(unit: unit)
        guard section.units.indices.contains(unit) else { return Array(repeating: item, count: count) }
        return (0..<count).map { _ in self.item(item, with: sample, of: section.units[unit]) }
      })
    data.header = sample.applied(to: data.header)
    data.footer = sample.applied(to: data.footer)
    return data
  }

  /// Returns the number of items that it needs, if it has one.
  func leastCount(of section: ScreenSection) -> Int64? {
    guard case .count(let count)? = section.resolved(in: container.environment).properties[.minItems] else {
      return nil
    }
    return count
  }
}

extension ScreenSection {
  /// Whether it or one of its sections is a mosaic, in some environment.
  fileprivate var holdsMosaic: Bool {
    kind == .mosaic || adaptations.contains { $0.replacement?.kind == .mosaic } || sections.contains { $0.holdsMosaic }
  }
}
