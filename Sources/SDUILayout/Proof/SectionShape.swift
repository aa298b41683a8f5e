import SDUIIR

/// All that a proof of a section looks at: sections of one shape are proved once.
struct SectionShape: Hashable, Sendable {
  /// Without names, documentation, content and events.
  private let section: Section
  /// Which units can be tapped; of a stack's sections behind the stack.
  private let tappable: [Bool]

  /// `nil` where the contract decides about more than what can be tapped.
  init?(_ section: Section, _ contract: Contract) {
    guard !section.dependsOnContract(contract) else { return nil }
    tappable = section.allUnits.map { contract.components[$0.component].isTappable }
    self.section = section.shape
  }
}

extension Section {
  /// Its units, and those of its sections.
  fileprivate var allUnits: [Unit] { units + sections.flatMap(\.units) }

  /// Whether versions of components or numbers among their fields decide about its sizes.
  fileprivate func dependsOnContract(_ contract: Contract) -> Bool {
    let assigned = adaptations.lazy.flatMap(\.assignments).map(\.value)
    let replaced = adaptations.lazy.compactMap(\.replacement).flatMap(\.units).flatMap(\.entries).map(\.value)
    return units.contains { $0.properties.entries.contains { $0.value.isField } }
      || assigned.contains(where: \.isField) || replaced.contains(where: \.isField)
      || !contract.clientSets(of: self).isEmpty
      || sections.contains { $0.dependsOnContract(contract) }
  }

  /// The same section with nothing in it that has no geometry.
  fileprivate var shape: Section {
    var result = Section(name: DeclaredName(""), kind: kind, properties: properties)
    result.header = header.map { Supplementary(component: ID(0), properties: $0.properties) }
    result.footer = footer.map { Supplementary(component: ID(0), properties: $0.properties) }
    result.background = background.map { Background(appearance: .component(ID(0)), properties: $0.properties) }
    (result.empty, result.failure) = (empty, failure)
    result.empty?.component = ID(0)
    result.failure?.component = ID(0)
    result.units = units.enumerated().map { Unit(component: ID($0.offset), properties: $0.element.properties) }
    result.sections = sections.map(\.shape)
    (result.adaptations, result.state) = (adaptations, state)
    return result
  }
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
  /// The same obligation of another section of the same shape, whose units are others.
  func moved(from old: Section, to new: Section, at index: Int) -> Obligation? {
    switch statement {
    case .fits(let path):
      let path = SectionPath(index, inner: path.inner)
      guard let section = new.part(at: path) else { return nil }
      return Obligation(statement: .fits(path), verdict: verdict, origin: section.origin)
    case .touchTarget(let path, let component, let axis):
      let path = SectionPath(index, inner: path.inner)
      guard let unit = old.part(at: path)?.units.firstIndex(where: { $0.component == component }),
        let declared = new.part(at: path)?.units[unit]
      else { return nil }
      return Obligation(
        statement: .touchTarget(path, declared.component, axis), verdict: verdict, origin: declared.origin)
    case .versions, .requirement: return nil
    }
  }
}

extension Section {
  /// The section, or one of a stack's.
  fileprivate func part(at path: SectionPath) -> Section? {
    guard let inner = path.inner else { return self }
    return sections.indices.contains(inner) ? sections[inner] : nil
  }
}
