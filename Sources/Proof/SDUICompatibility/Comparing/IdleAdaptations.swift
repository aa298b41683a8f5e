import SDUIIR
import SDUILayout

extension ContractComparison {
  /// Returns a section without adaptations that change nothing in any container that both versions declare: those that never hold
  /// there, and those that repeat what holds anyway. Equal adaptations at both ends of the lists are kept.
  func withoutIdleAdaptations(_ change: SectionChange) -> SectionChange {
    SectionChange(old: needed(change.old, old, change.new, new), new: needed(change.new, new, change.old, old))
  }

  private func needed(
    _ section: ScreenSection, _ screen: Screen, _ other: ScreenSection, _ otherScreen: Screen
  ) -> ScreenSection {
    let pairs = zip(section.adaptations, other.adaptations)
    func isSame(_ pair: (Adaptation, Adaptation)) -> Bool {
      pair.0.assignments == pair.1.assignments && pair.0.replacement == pair.1.replacement
        && ConditionKey(pair.0, of: screen.contract) == ConditionKey(pair.1, of: otherScreen.contract)
    }
    let first = pairs.prefix(while: isSame).count
    let reversed = zip(section.adaptations.reversed(), other.adaptations.reversed())
    let last = min(
      reversed.prefix(while: isSame).count, min(section.adaptations.count, other.adaptations.count) - first)
    var result = section
    let differing = first..<section.adaptations.count - last
    guard differing.count * section.adaptations.count <= Self.greatestTrialCount else { return section }
    let domain = SizeClass.domain.intersection([screen.declaredBox]).intersection([otherScreen.declaredBox])
    for index in differing.reversed() where result.isIdle(index, in: domain, screen.contract.flags) {
      result.adaptations.remove(at: index)
    }
    return result
  }

  /// The number of adaptations that are tried, each beside all others, before all count as needed.
  private static var greatestTrialCount: Int { 4_096 }
}

extension ScreenSection {
  /// Whether an adaptation changes nothing in a domain; `false` where there are too many cases to tell.
  fileprivate func isIdle(_ index: Int, in domain: [ConditionBox], _ flags: Store<Flag>) -> Bool {
    let reached = adaptations[index].condition.intersection(domain)
    if reached.isEmpty { return true }
    if adaptations[index].replacement != nil { return false }
    let boxes = adaptations.flatMap { $0.condition }.filter { reached.meets($0) }
    return ConditionBox.cells(of: boxes + reached, flags).allSatisfy { cell in
      guard reached.meets(cell) else { return true }
      guard boxes.allSatisfy({ $0.intersection(cell).map { $0 == cell } ?? true }) else { return false }
      let holding = adaptations.indices.filter { adaptations[$0].condition.meets(cell) }
      let others = holding.filter { $0 != index }
      return resolved(by: holding.map { adaptations[$0] }) == resolved(by: others.map { adaptations[$0] })
    }
  }
}

extension Screen {
  /// Every container and client that the screen declares. A declared size belongs to it up to one point more, because bounds leave
  /// out their end.
  fileprivate var declaredBox: ConditionBox {
    func bounds(_ property: Property) -> Bounds {
      let range = declaredRange(property)
      return Bounds(from: range.lowerBound, to: range.upperBound.flatMap { try? $0 + .one })
    }
    return ConditionBox(
      width: bounds(.widths), height: bounds(.heights), clients: properties[.clients].map { _ in supportedClients })
  }
}
