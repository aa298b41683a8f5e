import SDUIIR
import SDUILayout

/// A unit of a section.
struct UnitPlace: Hashable {
  let section: SectionPath
  let unit: Int
}

/// The case that a field of the data has, where it decides the span of a unit's items.
package struct SpanCase: Hashable, Sendable {
  package let section: SectionPath
  package let component: ID<Component>
  /// The field's path by wire names, joined with dots.
  package let field: String
  /// The wire name of the case.
  package let name: String

  /// The same of a section at another place.
  func moved(_ place: (SectionPath) -> SectionPath) -> SpanCase {
    SpanCase(section: place(section), component: component, field: field, name: name)
  }
}

extension Screen {
  /// The cases to which spans are fixed, in the order of the screen.
  var chosenCases: [SpanCase] {
    var result: [SpanCase] = []
    guard hasSpansOfData else { return result }
    _ = changingSpans { place, matched in
      guard let index = matched.chosen, let unit = section(at: place.section)?.units[place.unit] else { return }
      let chosen = SpanCase(
        section: place.section, component: unit.component, field: matched.field, name: matched.cases[index].name)
      if !result.contains(chosen) { result.append(chosen) }
    }
    return result
  }

  private var hasSpansOfData: Bool {
    sections.contains { $0.isSpannedByData || $0.sections.contains { $0.isSpannedByData } }
  }

  /// Returns the screen with each span that the data chooses fixed to one case, in as many screens as the unit with the
  /// most cases has: each case of each unit is in one of them. Itself alone where the data chooses none.
  func casesOfSpans() -> [Screen] {
    let counts = spanCounts
    guard let most = counts.values.max() else { return [self] }
    return (0..<most).map { index in choosingSpans { _ in index } }
  }

  /// The same with all combinations of the cases of several groups of units; `nil` if these are too many. The units of a
  /// group take their first cases together, then their second ones, and so on.
  func casesOfSpans(ofEach groups: [[UnitPlace]], atMost limit: Int) -> [Screen]? {
    let counts = spanCounts
    if counts.isEmpty { return [self] }
    var choices: [[UnitPlace: Int]] = [[:]]
    for group in groups {
      guard let count = group.compactMap({ counts[$0] }).max() else { continue }
      guard choices.count * count <= limit else { return nil }
      choices = choices.flatMap { choice in
        (0..<count).map { index in
          var extended = choice
          for unit in group { extended[unit] = index }
          return extended
        }
      }
    }
    return choices.map { choice in choosingSpans { choice[$0] ?? 0 } }
  }

  /// The screen of one client with a case that it knows in place of each one that never reaches it.
  var choosingKnownCases: Screen {
    guard let client = variants.client, contract.enums.elements.contains(where: { $0.hasVersions }) else { return self }
    return changingSpans { place, matched in
      guard let chosen = matched.chosen, let unit = section(at: place.section)?.units[place.unit],
        let cases = contract.enumeration(at: matched.field, of: unit.component),
        cases.cases.indices.contains(chosen), !cases.mayHold(cases.cases[chosen], at: client)
      else { return }
      matched.chosen = cases.cases.firstIndex { cases.mayHold($0, at: client) } ?? chosen
    }
  }

  /// The most cases of a span of each unit whose span the data chooses in some container.
  private var spanCounts: [UnitPlace: Int] {
    var counts: [UnitPlace: Int] = [:]
    guard hasSpansOfData else { return counts }
    _ = changingSpans { place, matched in
      counts[place] = max(counts[place] ?? 0, matched.cases.count)
    }
    return counts
  }

  private func choosingSpans(_ index: (UnitPlace) -> Int) -> Screen {
    changingSpans { place, matched in matched.chosen = min(index(place), matched.cases.count - 1) }
  }

  private func changingSpans(_ change: (UnitPlace, inout MatchedSpan) -> Void) -> Screen {
    var result = self
    for index in sections.indices {
      result.sections[index].changeSpans { change(UnitPlace(section: SectionPath(index), unit: $0), &$1) }
      for inner in sections[index].sections.indices {
        result.sections[index].sections[inner].changeSpans {
          change(UnitPlace(section: SectionPath(index, inner: inner), unit: $0), &$1)
        }
      }
    }
    return result
  }
}

extension ScreenSection {
  /// Changes each span that the data chooses, wherever the section sets it.
  fileprivate mutating func changeSpans(_ change: (Int, inout MatchedSpan) -> Void) {
    for unit in units.indices { units[unit].properties.changeSpan { change(unit, &$0) } }
    for index in adaptations.indices {
      for place in adaptations[index].assignments.indices {
        guard case .unit(let unit) = adaptations[index].assignments[place].target,
          case .itemSpan(.matched(var matched)) = adaptations[index].assignments[place].value
        else { continue }
        change(unit, &matched)
        adaptations[index].assignments[place].value = .itemSpan(.matched(matched))
      }
      guard var replacement = adaptations[index].replacement else { continue }
      for unit in replacement.units.indices { replacement.units[unit].changeSpan { change(unit, &$0) } }
      adaptations[index].replacement = replacement
    }
  }
}

extension PropertyList {
  fileprivate mutating func changeSpan(_ change: (inout MatchedSpan) -> Void) {
    guard case .itemSpan(.matched(var matched))? = self[.span] else { return }
    change(&matched)
    self[.span] = .itemSpan(.matched(matched))
  }
}

extension Contract {
  /// Returns the clients that know the cases by which data choose the spans of a section's units.
  func clientSets(ofSpansIn section: ScreenSection) -> [ClientSet] {
    guard enums.elements.contains(where: { $0.hasVersions }) else { return [] }
    var (section, result) = (section, [ClientSet]())
    let units = section.units
    section.changeSpans { unit, matched in
      for known in enumeration(at: matched.field, of: units[unit].component)?.cases ?? []
      where !known.availability.isUniversal { result.append(known.availability.clients) }
    }
    return result + section.sections.flatMap { clientSets(ofSpansIn: $0) }
  }
}

extension Enumeration {
  /// Whether not all clients know all cases.
  fileprivate var hasVersions: Bool { cases.contains { !$0.availability.isUniversal } }
}
