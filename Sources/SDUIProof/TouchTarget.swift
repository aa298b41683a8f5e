import SDUIIR
import SDUILayout

/// Something on a screen that people can tap.
public struct TouchTarget: Hashable, Sendable {
  /// The section that it is in; `nil` for what the screen shows where no section takes room.
  public let section: SectionPath?
  /// What it is there.
  public let part: Part
  /// The component that it shows.
  public let component: ID<Component>

  /// What can be tapped in a section.
  public enum Part: String, Hashable, Sendable {
    case unit, header, footer, empty
    case failure = "onFailure"

    /// Whether it stands around the items of a section, and not among them or in their place.
    var isAroundItems: Bool { self == .header || self == .footer }
  }

  /// The same target in another section.
  func moved(to section: SectionPath?, showing component: ID<Component>? = nil) -> TouchTarget {
    TouchTarget(section: section, part: part, component: component ?? self.component)
  }
}

/// A part of a section that stands around its items or in place of them, as a declaration has it.
struct DeclaredPart {
  let component: ID<Component>
  let origin: Origin
}

extension ScreenSection {
  /// What stands around the items or in place of them; `nil` where the section has nothing of the kind.
  func declared(_ part: TouchTarget.Part) -> DeclaredPart? {
    switch part {
    case .unit: nil
    case .header: header.map { DeclaredPart(component: $0.component, origin: $0.origin) }
    case .footer: footer.map { DeclaredPart(component: $0.component, origin: $0.origin) }
    case .empty: empty.map { DeclaredPart(component: $0.component, origin: $0.origin) }
    case .failure: failure.map { DeclaredPart(component: $0.component, origin: $0.origin) }
    }
  }

  /// What can be tapped around its items, or in place of them.
  func tappableParts(in contract: Contract) -> [(part: TouchTarget.Part, declared: DeclaredPart)] {
    [TouchTarget.Part.header, .footer, state.isFailed ? .failure : .empty].compactMap { part in
      declared(part).flatMap { contract.components[$0.component].isTappable ? (part, $0) : nil }
    }
  }
}

extension SectionSizes {
  /// How large a part is, if it stands.
  func size(of part: TouchTarget.Part) -> PartSize? {
    switch part {
    case .unit: nil
    case .header: header
    case .footer: footer
    case .empty, .failure: placeholder
    }
  }
}

extension Screen {
  /// What must hold of the component that stands where no section takes room (layout rule R12): as of a section that
  /// has nothing else.
  func placeholderObligations(_ detail: Proof.Detail, _ rules: ProofRules) -> [Obligation] {
    guard let empty, let section = vacantSection,
      contract.components[empty.component].isTappable || contract.components.hasFallbacks
    else {
      return []
    }
    var alone = self.alone([])
    (alone.sections, alone.properties[.scrollDirection]) = ([section], nil)
    return SectionProof(alone, section: 0, detail, rules).obligations.compactMap { obligation in
      guard case .touchTarget(let target, let axis) = obligation.statement else { return nil }
      return Obligation(
        statement: .touchTarget(target.moved(to: nil), axis), verdict: obligation.verdict.ofScreen,
        origin: obligation.origin)
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
