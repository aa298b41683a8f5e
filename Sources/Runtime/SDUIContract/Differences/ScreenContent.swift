import SDUIIR

/// The content of a screen, as differences compare it: what its author wrote, or what a response filled it with.
struct ScreenContent: ComparableContent {
  private let contract: Contract
  /// Those of a stack follow it.
  private let sections: [(path: SectionPath, section: ScreenSection)]

  init(_ screen: Screen) {
    contract = screen.contract
    sections = screen.sections.enumerated().flatMap { index, section in
      [(SectionPath(index), section)]
        + section.sections.enumerated().map { (SectionPath(index, inner: $0.offset), $0.element) }
    }
  }

  var sectionCount: Int { sections.count }

  /// A filled screen has a repeated section several times, so its name says more than its place.
  func identity(ofSection section: Int) -> SectionIdentity? {
    let declared = sections[section].section
    guard declared.isRepeated else {
      return SectionIdentity(path: SectionPath(0), name: declared.name.wire)
    }
    return declared.state.identifier.map { SectionIdentity(path: SectionPath(1), name: $0) }
  }

  func itemCount(ofSection section: Int) -> Int { items(ofSection: section).count }

  private func items(ofSection section: Int) -> [Content.Item] {
    sections[section].section.content?.items ?? []
  }

  func matchedItems(of section: Int, with oldSection: Int, in old: ScreenContent) -> ItemMatches {
    let (items, oldItems) = (items(ofSection: section), old.items(ofSection: oldSection))
    var matches = ItemMatches(itemCount: items.count)
    matches.match(
      identities(ofSection: section).enumerated().map { ($0.offset, $0.element) },
      with: old.identities(ofSection: oldSection).enumerated().map { ($0.offset, $0.element) }
    ) { item, oldItem in
      items[item].fields == oldItems[oldItem].fields && items[item].measured == oldItems[oldItem].measured
    }
    return matches
  }

  func hasSameSettings(_ section: Int, as oldSection: Int, in old: ScreenContent) -> Bool {
    let (section, oldSection) = (sections[section].section, old.sections[oldSection].section)
    return section.kind == oldSection.kind && section.state.isFailed == oldSection.state.isFailed
      && section.properties == oldSection.properties && section.background == oldSection.background
  }

  func hasSameHeader(_ section: Int, as oldSection: Int, in old: ScreenContent) -> Bool {
    let (section, oldSection) = (sections[section].section, old.sections[oldSection].section)
    return section.header == oldSection.header && section.content?.header == oldSection.content?.header
      && section.content?.measuredHeaderHeight == oldSection.content?.measuredHeaderHeight
  }

  func hasSameFooter(_ section: Int, as oldSection: Int, in old: ScreenContent) -> Bool {
    let (section, oldSection) = (sections[section].section, old.sections[oldSection].section)
    return section.footer == oldSection.footer && section.content?.footer == oldSection.content?.footer
      && section.content?.measuredFooterHeight == oldSection.content?.measuredFooterHeight
  }

  /// The identity by which an item is matched.
  private struct Identity: Hashable {
    let component: ID<Component>
    let id: Value
  }

  /// The identities of a section's items, by the rule of ``ScreenSection/needsIdentities``.
  private func identities(ofSection section: Int) -> [Identity?] {
    let (units, byPosition) = (sections[section].section.units, sections[section].section.identifiesByPosition)
    return items(ofSection: section).enumerated().map { position, item in
      let component = units[item.unit].component
      if byPosition { return Identity(component: component, id: .integer(Int64(position))) }
      let fields = contract.components[component].fields
      let field = fields.firstIndex { $0.isIdentity }
      let value = field.flatMap { field in item.fields.first { $0.field == field }?.value ?? fields[field].defaultValue
      }
      return Identity(component: component, id: value ?? .text(""))
    }
  }

  /// - Throws: the places of sections and items that have an identity twice.
  func checkIdentities(isNew: Bool) throws(AmbiguousContent) {
    var fault = AmbiguousContent(isNew: isNew)
    var names: Set<SectionIdentity> = []
    for section in sections.indices {
      if let identity = identity(ofSection: section), !names.insert(identity).inserted {
        fault.sections.append(section)
      }
      var known: Set<Identity> = []
      for (item, identity) in identities(ofSection: section).enumerated() {
        guard let identity, !known.insert(identity).inserted else { continue }
        fault.items.append(ItemPosition(section: section, item: item))
      }
    }
    guard fault.sections.isEmpty, fault.items.isEmpty else { throw fault }
  }
}

extension Screen {
  /// The changes from this content of a screen to another content of the same screen.
  ///
  /// Sections are matched by their names, and those of a repeated section by what responses call them. Items are matched
  /// within their section by component and `id`. A repeated section without a name is deleted and inserted. If the two
  /// screens have different contracts, all of the content is replaced.
  ///
  /// The time is linear in the number of items, and a logarithm more for those that move.
  ///
  /// - Throws: `AmbiguousContent` where sections or items have the same identity.
  public func changes(to new: Screen) throws(AmbiguousContent) -> ContentChanges {
    let (oldContent, newContent) = (ScreenContent(self), ScreenContent(new))
    try oldContent.checkIdentities(isNew: false)
    try newContent.checkIdentities(isNew: true)
    guard contract == new.contract else { return ContentDifference.replacement(of: oldContent, by: newContent) }
    var changes = ContentDifference(from: oldContent, to: newContent).changes
    changes.reloadedBars = Bar.allCases.filter { bars[$0] != new.bars[$0] }
    return changes
  }
}
