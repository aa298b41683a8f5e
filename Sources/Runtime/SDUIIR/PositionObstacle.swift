/// Why a position of a section is not known before there is a response, so that only a test can ask for it.
package enum PositionObstacle: Hashable, Sendable {
  /// The section is in a stack.
  case stack
  /// The screen scrolls horizontally, and is mirrored over all of its content from right to left (layout rule R3).
  case mirroredStrip
  /// A response may order the sections freely.
  case freeOrder
  /// A section before it may occur several times; its index.
  case repeated(Int)
  /// A section before it may take no room; its index.
  case optional(Int)
}

extension Screen {
  /// Why a position of a section is not known; `nil` if it is.
  package func obstacle(to figure: Measure.PositionFigure, of place: SectionPath) -> PositionObstacle? {
    if place.inner != nil { return .stack }
    let isStrip = properties[.scrollDirection] == .keyword(.horizontal)
    // Across the direction in which sections follow one another, all of them begin at the edge.
    guard figure == (isStrip ? .x : .y) else { return nil }
    if isStrip { return .mirroredStrip }
    if properties[.sectionOrder] != .keyword(.fixed) { return .freeOrder }
    for (index, section) in sections.prefix(place.section).enumerated() where !section.alwaysTakesRoom {
      return section.isRepeated ? .repeated(index) : .optional(index)
    }
    return nil
  }
}

extension ScreenSection {
  /// Whether it takes room in every container and with every response, but for one that says that its backend failed.
  fileprivate var alwaysTakesRoom: Bool {
    if isRepeated || everyValue(of: .hidden).contains(.boolean(true)) { return false }
    if empty != nil || (properties[.emptyBehavior] == .keyword(.keep) && everyValue(of: .emptyBehavior).count == 1) {
      return true
    }
    if kind.holdsSections { return sections.contains { $0.alwaysTakesRoom } }
    let counts = everyValue(of: .minItems)
    return properties[.minItems] != nil
      && counts.allSatisfy { if case .count(let count) = $0 { count >= 1 } else { false } }
  }

  /// The values that the section sets a property of its own to, in any container.
  private func everyValue(of property: Property) -> [PropertyValue] {
    [properties[property]].compactMap { $0 }
      + adaptations.flatMap { adaptation in
        adaptation.assignments.filter { $0.target == .section && $0.property == property }.map { $0.value }
          + [adaptation.replacement?.properties[property]].compactMap { $0 }
      }
  }
}
