import SDUIIR
import SDUILayout

/// Something on a screen that people can tap.
public struct TouchTarget: Hashable, Sendable {
  /// The section that it is in; `nil` for what the screen shows where no section takes room.
  public let section: SectionPath?
  /// The part.
  public let part: Part
  /// The component that it shows.
  public let component: ID<Component>

  /// The touch targets of a section.
  public enum Part: String, Hashable, Sendable {
    case unit, header, footer, empty
    case failure = "onFailure"
    case topBar, bottomBar

    /// Whether it is around the items of a section, and not among them or in their place.
    var isAroundItems: Bool { self == .header || self == .footer }
  }

  /// A bar of the screen.
  static func bar(_ bar: Bar, showing component: ID<Component>) -> TouchTarget {
    TouchTarget(section: nil, part: bar == .top ? .topBar : .bottomBar, component: component)
  }

  /// The same target in another section.
  func moved(to section: SectionPath?, showing component: ID<Component>? = nil) -> TouchTarget {
    TouchTarget(section: section, part: part, component: component ?? self.component)
  }
}

/// The declaration of a part of a section around its items or in place of them.
struct DeclaredPart {
  let component: ID<Component>
  let origin: Origin
}

extension ScreenSection {
  /// Returns the declaration of a part around the items or in place of them; `nil` if the section has none.
  func declared(_ part: TouchTarget.Part) -> DeclaredPart? {
    switch part {
    case .unit, .topBar, .bottomBar: nil
    case .header: header.map { DeclaredPart(component: $0.component, origin: $0.origin) }
    case .footer: footer.map { DeclaredPart(component: $0.component, origin: $0.origin) }
    case .empty: empty.map { DeclaredPart(component: $0.component, origin: $0.origin) }
    case .failure: failure.map { DeclaredPart(component: $0.component, origin: $0.origin) }
    }
  }

  /// Returns the touch targets around its items, or in place of them.
  func tappableParts(in contract: Contract) -> [(part: TouchTarget.Part, declared: DeclaredPart)] {
    [TouchTarget.Part.header, .footer, state.isFailed ? .failure : .empty].compactMap { part in
      declared(part).flatMap { contract.components[$0.component].isTappable ? (part, $0) : nil }
    }
  }
}

extension SectionSizes {
  /// Returns the size of a part, if it is present.
  func size(of part: TouchTarget.Part) -> PartSize? {
    switch part {
    case .unit, .topBar, .bottomBar: nil
    case .header: header
    case .footer: footer
    case .empty, .failure: placeholder
    }
  }
}

extension Screen {
  /// Returns the obligations of what the screen itself shows: its bars, and the component in place of sections of which
  /// none takes room (layout rules R10 and R12).
  func ownObligations(_ detail: Proof.Detail, _ rules: ProofRules) -> [Obligation] {
    var result: [Obligation] = []
    for (bar, part) in bars.entries {
      guard let height = part.properties[.barHeight] else { continue }
      var shown = Placeholder(component: part.component, properties: PropertyList(), origin: part.origin)
      shown.properties[.placeholderHeight] = height.length.map { .size(.length($0)) }
      var alone = self.alone(shown)
      // As wide as the container, whatever sections keep clear of. The screen keeps its reference: where the margins
      // leave no width, nothing is laid out, no bar either.
      for index in alone.sections.indices {
        alone.sections[index].properties[.sectionInsetsReference] = .keyword(.none)
      }
      alone.properties[.maxContentWidth] = nil
      result += alone.placeholderObligations(detail, rules) { .bar(bar, showing: $0.component) }
    }
    guard let empty else { return result }
    return result + alone(empty).placeholderObligations(detail, rules) { $0.moved(to: nil) }
  }

  /// The screen with nothing but one component.
  private func alone(_ shown: Placeholder) -> Screen {
    var alone = self.alone([])
    (alone.empty, alone.bars) = (shown, PerBar())
    alone.sections = [alone.vacantSection].compactMap { $0 }
    for property in [Property.scrollDirection, .contentInsets] { alone.properties[property] = nil }
    return alone
  }

  /// Returns the obligations of the component that the only section shows, as of another target.
  private func placeholderObligations(
    _ detail: Proof.Detail, _ rules: ProofRules, _ moved: (TouchTarget) -> TouchTarget
  ) -> [Obligation] {
    guard let empty, contract.components[empty.component].isTappable || contract.components.hasFallbacks else {
      return []
    }
    return SectionProof(self, section: 0, detail, rules).obligations.compactMap { obligation in
      guard case .touchTarget(let target, let axis) = obligation.statement else { return nil }
      return Obligation(
        statement: .touchTarget(moved(target), axis), verdict: obligation.verdict.ofScreen, origin: obligation.origin)
    }
  }
}

extension Obligation.Verdict {
  /// The same where what is open is the screen's.
  fileprivate var ofScreen: Obligation.Verdict {
    guard case .undecided(let reason) = self else { return self }
    return .undecided(reason.moved { PropertyPlace(nil, $0.part) } ?? reason)
  }
}

extension Store<Component> {
  /// Whether clients may get another component than one that is named.
  fileprivate var hasFallbacks: Bool { elements.contains { $0.fallback != nil } }
}
