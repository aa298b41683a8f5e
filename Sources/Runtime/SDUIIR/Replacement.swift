/// The layout of a section where an adaptation gives it a kind: everything but its content, which stays. Lists of
/// properties are complete, as those of a section are.
public struct Replacement: Hashable, Sendable {
  /// The kind of the section there; never a stack.
  public var kind: LayoutKind
  /// Properties of scope `section`. If `empty` or `onFailure` is among them, no component replaces the items.
  public var properties: PropertyList
  /// Properties of the header; empty without one.
  public var header: PropertyList
  /// Properties of the footer; empty without one.
  public var footer: PropertyList
  /// Properties of the background; empty without one.
  public var background: PropertyList
  /// The properties of each unit, in the order of the section's.
  public var units: [PropertyList]

  /// A layout in place of the section's own.
  public init(
    kind: LayoutKind, properties: PropertyList, header: PropertyList = PropertyList(),
    footer: PropertyList = PropertyList(), background: PropertyList = PropertyList(), units: [PropertyList] = []
  ) {
    self.kind = kind
    self.properties = properties
    self.header = header
    self.footer = footer
    self.background = background
    self.units = units
  }

  /// The layout of a section where no adaptation matches.
  init(_ section: ScreenSection) {
    self.init(
      kind: section.kind, properties: section.properties, header: section.header?.properties ?? PropertyList(),
      footer: section.footer?.properties ?? PropertyList(),
      background: section.background?.properties ?? PropertyList(), units: section.units.map { $0.properties })
  }
}

extension ScreenSection {
  /// Returns the section that results where a replacement holds and no later one, without adaptations.
  package func replaced(by replacement: Replacement) -> ScreenSection {
    var section = self
    section.kind = replacement.kind
    section.properties = replacement.properties
    section.header?.properties = replacement.header
    section.footer?.properties = replacement.footer
    section.background?.properties = replacement.background
    for (index, properties) in replacement.units.enumerated() where section.units.indices.contains(index) {
      section.units[index].properties = properties
    }
    if replacement.properties[.emptyBehavior] != nil { section.empty = nil }
    if replacement.properties[.failureBehavior] != nil { section.failure = nil }
    section.adaptations = []
    return section
  }

  /// The section's own kind, and those that adaptations give it, in their order.
  package var kinds: [LayoutKind] { [kind] + adaptations.compactMap { $0.replacement?.kind } }
}

extension Property {
  /// Whether a section or unit keeps this where a `when` changes the kind: what every kind with items takes and has to
  /// do with behaviour and data.
  package var staysWhereKindChanges: Bool {
    switch self {
    case .insets, .spacing, .width, .height, .minHeight, .maxHeight, .span, .place, .itemInsets,
      .uniformAcrossSiblings, .fromServer:
      false
    default: Vocabulary.itemKinds.allSatisfy(kinds.contains)
    }
  }
}
