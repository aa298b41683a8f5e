import SDUIDiagnostics
import SDUIIR
import SDUISource

extension Checker {
  /// The `y` of a section in a requirement: the heights of all sections before it, and the spacing between them. `nil` where
  /// the response decides about one of them, or where it is no `y` of a section.
  mutating func sectionTop(
    _ path: [WrittenName], _ expression: Syntax, _ context: inout RequirementContext
  ) -> RequirementTerm? {
    guard !context.isTest, path.count == 2, path[1].text == "y", let place = context.places[path[0].text],
      Self.reasonAgainstTop(of: place, in: context.screen) == nil
    else { return nil }
    if place.section == 0 { return .constant(.zero) }
    var amounts = (0..<place.section).map { RequirementTerm.measure(.section(SectionPath($0), .height)) }
    if case .length(let spacing)? = context.screen.properties[.sectionSpacing] {
      guard let amount = amount(of: spacing, expression, &context),
        let all = scaled(amount, by: Rational(place.section), expression)
      else { return nil }
      amounts.append(all)
    }
    return amounts.count == 1 ? amounts[0] : .sum(amounts)
  }

  /// Why nobody knows before there is a response where a section begins, and what would change that; `nil` if it is known.
  static func reasonAgainstTop(of place: SectionPath, in screen: Screen) -> (why: String, remedy: String)? {
    if place.inner != nil { return ("it is in a stack", "require the height of what is above it") }
    if screen.properties[.scrollDirection] == .keyword(.horizontal) {
      return ("the screen scrolls horizontally", "require the widths of the sections before it")
    }
    if screen.properties[.sectionOrder] != .keyword(.fixed) {
      return ("a response may order sections freely", "write `sections: fixed` in the screen")
    }
    for section in screen.sections.prefix(place.section) where !section.alwaysTakesRoom {
      let name = section.name.source
      if section.isRepeated { return ("`\(name)` may stand several times", "require the height of what is above it") }
      return ("`\(name)` may take no room", "give `\(name)` a `minItems` of 1 or more, and show it everywhere")
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

  /// What the section sets a property of its own to, in any container.
  private func everyValue(of property: Property) -> [PropertyValue] {
    [properties[property]].compactMap { $0 }
      + adaptations.flatMap { adaptation in
        adaptation.assignments.filter { $0.target == .section && $0.property == property }.map { $0.value }
          + [adaptation.replacement?.properties[property]].compactMap { $0 }
      }
  }
}
