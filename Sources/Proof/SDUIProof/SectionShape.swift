import SDUIIR
import SDUILayout

/// All that a proof of a section looks at, without names, documentation, content and events: sections of one shape are
/// proved once. Nothing is copied to compare them.
struct SectionShape: Hashable, Sendable {
  private let section: ScreenSection
  /// Whether each component of its screen can be tapped; screens may be compared whose components are others.
  private let isTappable: [Bool]
  /// Computed once, since a table asks for it again whenever it grows.
  private let hash: Int

  /// The shape of a section in which nothing but what can be tapped depends on the contract; `nil` where more does.
  ///
  /// - Parameter isTappable: Whether a unit of a component can be tapped, of all components of the screen.
  init?(_ section: ScreenSection, _ isTappable: [Bool]) {
    if section.asksForFields { return nil }
    self.section = section
    self.isTappable = isTappable
    var hasher = Hasher()
    section.hashLayout(into: &hasher)
    hash = hasher.finalize()
  }

  func hash(into hasher: inout Hasher) { hasher.combine(hash) }

  static func == (left: SectionShape, right: SectionShape) -> Bool {
    left.hash == right.hash && left.section.isLaidOut(like: right.section, left.isTappable, right.isTappable)
  }
}

extension ScreenSection {
  /// Whether numbers among the fields of components decide about its sizes.
  var asksForFields: Bool {
    for unit in units where unit.properties.asksForFields { return true }
    for adaptation in adaptations {
      for assignment in adaptation.assignments where assignment.value.isField { return true }
      if let replacement = adaptation.replacement, replacement.units.contains(where: { $0.asksForFields }) {
        return true
      }
    }
    return sections.contains { $0.asksForFields }
  }

  /// Of what has geometry as much as tells most sections apart.
  fileprivate func hashLayout(into hasher: inout Hasher) {
    hasher.combine(kind)
    hasher.combine(properties)
    hasher.combine(adaptations)
    for unit in units { hasher.combine(unit.properties) }
    for section in sections { section.hashLayout(into: &hasher) }
  }

  /// Whether nothing that has geometry is different in another section.
  ///
  /// - Parameters:
  ///   - isTappable: Which components can be tapped.
  ///   - isSameTappable: Which components of the other section's screen can be.
  func isLaidOut(like other: ScreenSection, _ isTappable: [Bool], _ isSameTappable: [Bool]) -> Bool {
    guard kind == other.kind, properties == other.properties, adaptations == other.adaptations, state == other.state,
      header?.properties == other.header?.properties, footer?.properties == other.footer?.properties,
      background?.properties == other.background?.properties, empty?.properties == other.empty?.properties,
      failure?.properties == other.failure?.properties, units.count == other.units.count,
      sections.count == other.sections.count
    else { return false }
    func isAlike(_ component: ID<Component>?, _ same: ID<Component>?) -> Bool {
      guard let component, let same else { return true }
      return isTappable[component.index] == isSameTappable[same.index]
    }
    guard isAlike(header?.component, other.header?.component), isAlike(footer?.component, other.footer?.component),
      isAlike(empty?.component, other.empty?.component), isAlike(failure?.component, other.failure?.component)
    else { return false }
    for (unit, same) in zip(units, other.units) {
      guard isTappable[unit.component.index] == isSameTappable[same.component.index], unit.properties == same.properties
      else { return false }
    }
    for (section, same) in zip(sections, other.sections)
    where !section.isLaidOut(like: same, isTappable, isSameTappable) {
      return false
    }
    return true
  }
}

extension PropertyList {
  /// Whether a number in the data is a size.
  fileprivate var asksForFields: Bool { entries.contains { $0.value.isField } }
}

extension PropertyValue {
  /// Whether a number in the data is the size.
  fileprivate var isField: Bool {
    if case .size(.field) = self { true } else { false }
  }
}

extension Component {
  /// Whether something happens when a unit of it is tapped.
  var isTappable: Bool { events.contains { $0.event == "tap" } }
}

extension Obligation {
  /// Returns the same obligation of another section of the same shape, whose units are others; `nil` if it cannot be
  /// expressed for these.
  func moved(from old: ScreenSection, to new: ScreenSection, at index: Int) -> Obligation? {
    guard let verdict = verdict.moved(from: old, to: new, at: index) else { return nil }
    switch statement {
    case .fits(let path):
      let path = SectionPath(index, inner: path.inner)
      guard let section = new.part(at: path) else { return nil }
      return Obligation(statement: .fits(path), verdict: verdict, origin: section.origin)
    case .touchTarget(let target, let axis):
      guard let known = target.section else { return nil }
      let path = SectionPath(index, inner: known.inner)
      guard let old = old.part(at: path), let new = new.part(at: path) else { return nil }
      var declared = new.declared(target.part)
      if let unit = old.units.firstIndex(where: { $0.component == target.component }), target.part == .unit {
        declared = DeclaredPart(component: new.units[unit].component, origin: new.units[unit].origin)
      }
      return declared.map {
        Obligation(
          statement: .touchTarget(target.moved(to: path, showing: $0.component), axis), verdict: verdict,
          origin: $0.origin)
      }
    case .versions, .visibleRoom, .requirement: return nil
    }
  }
}

extension Obligation.Verdict {
  /// Returns a proof of one section for the other; an open obligation depends on the same property of it.
  fileprivate func moved(from old: ScreenSection, to new: ScreenSection, at index: Int) -> Obligation.Verdict? {
    let reason: OpenReason
    switch self {
    case .proved(let evidence): return .proved(evidence.moved(to: index))
    case .absent, .broken: return self
    case .undecided(let open): reason = open
    }
    let moved = reason.moved { place in
      guard let path = place.section else { return place }
      let newPath = SectionPath(index, inner: path.inner)
      guard case .unit(let component) = place.part else { return PropertyPlace(newPath, place.part) }
      guard let unit = old.part(at: path)?.units.firstIndex(where: { $0.component == component }),
        let units = new.part(at: newPath)?.units
      else { return nil }
      return PropertyPlace(newPath, .unit(units[unit].component))
    }
    return moved.map(Obligation.Verdict.undecided)
  }
}

extension ScreenSection {
  /// The section, or one of a stack's.
  fileprivate func part(at path: SectionPath) -> ScreenSection? {
    guard let inner = path.inner else { return self }
    return sections.indices.contains(inner) ? sections[inner] : nil
  }
}
