import SDUIIR

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

extension Section {
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
}

extension SettledSection {
  /// Why data decides about an extent of a part, if it does.
  func openQuestion(
    about axis: Measure.UnitFigure, of part: TouchTarget.Part, _ direction: ScrollDirection
  ) -> String? {
    let isAround = part == .header || part == .footer
    if axis == .width {
      return direction == .horizontal && isAround ? "its width depends on the number of items" : nil
    }
    let height = isAround ? (part == .header ? header : footer)?.height : placeholderHeight
    return height?.comesFromData ?? false ? "its height comes from the data" : nil
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
    guard let empty, contract.components[empty.component].isTappable || contract.components.hasFallbacks else {
      return []
    }
    var section = Section(name: name, kind: .list)
    section.empty = empty
    var alone = self.alone([])
    (alone.sections, alone.properties[.scrollDirection]) = ([section], nil)
    return SectionProof(alone, section: 0, detail, rules).obligations.compactMap { obligation in
      guard case .touchTarget(let target, let axis) = obligation.statement else { return nil }
      return Obligation(
        statement: .touchTarget(target.moved(to: nil), axis), verdict: obligation.verdict, origin: obligation.origin)
    }
  }
}

extension Store<Component> {
  /// Whether clients may get another component than one that is named.
  fileprivate var hasFallbacks: Bool { elements.contains { $0.fallback != nil } }
}
