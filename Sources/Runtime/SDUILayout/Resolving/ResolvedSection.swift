import SDUIIR

/// One section's properties as they hold in an environment: what was written, what adaptations change, and the
/// defaults of the vocabulary.
@usableFromInline package struct ResolvedSection {
  /// The name in the source.
  @usableFromInline package let name: String
  @usableFromInline package let kind: LayoutKind
  @usableFromInline package var insets = Insets()
  /// `nil` where the section has none of its own.
  @usableFromInline package var insetsReference: InsetsReference?
  @usableFromInline package var spacing = Spacing()
  @usableFromInline package var separator: Separator?
  @usableFromInline package var columns: Columns?
  /// The column of a grid in which the first item begins, from 1.
  @usableFromInline package var startColumn: Int64 = 1
  /// Of every row of a grid; `nil` where the items decide.
  @usableFromInline package var rowHeight: Length?
  /// Whether later items fill the holes that earlier ones leave.
  @usableFromInline package var isDense = false
  @usableFromInline package var arrangement: Arrangement?
  @usableFromInline package var rowAlignment = RowAlignment.top
  @usableFromInline var lineAlignment = LineAlignment.leading
  @usableFromInline package var scroll = ScrollBehavior.continuous
  @usableFromInline package var deceleration = ScrollDeceleration.automatic
  @usableFromInline package var bounce = ScrollBounce.automatic
  @usableFromInline package var paging: Paging?
  @usableFromInline package var rows: Int64 = 1
  @usableFromInline package var minItems: Int64 = 0
  @usableFromInline package var maxItems: Int64?
  @usableFromInline package var isHidden = false
  @usableFromInline package var keepsRoomWhenEmpty = false
  @usableFromInline package var collapse = Collapse.never
  /// Whether the whole section stays in view.
  @usableFromInline package var isPinned = false
  /// Whether its backend failed: then it has no items, and `onFailure` decides what is shown.
  @usableFromInline package let isFailed: Bool
  /// The height of the placeholder that replaces missing items; `nil` if there is none.
  @usableFromInline package var placeholderHeight: Size?
  @usableFromInline package var header: ResolvedSupplementary?
  @usableFromInline package var footer: ResolvedSupplementary?
  @usableFromInline package var background: ResolvedBackground?
  @usableFromInline package var units: [ResolvedUnit]
  /// The sections of a stack, as they were declared.
  @usableFromInline package let sections: [ScreenSection]

  /// Base properties first, then each adaptation that matches, later over earlier; one that changes the kind takes the
  /// place of all that is before it.
  package init(_ declared: borrowing ScreenSection, in environment: borrowing LayoutEnvironment) {
    let (section, adaptations) = declared.standing(in: environment)
    name = declared.name.source
    kind = section.kind
    sections = section.sections
    isFailed = section.state.isFailed
    header = section.header.map { _ in ResolvedSupplementary() }
    footer = section.footer.map { _ in ResolvedSupplementary() }
    background = section.background.map { _ in ResolvedBackground() }
    units = section.units.map { _ in ResolvedUnit() }
    set(section.properties, of: .section)
    placeholderHeight = section.placeholder?.properties[.placeholderHeight]?.size
    if let header = section.header { set(header.properties, of: .header) }
    if let footer = section.footer { set(footer.properties, of: .footer) }
    if let background = section.background { set(background.properties, of: .background) }
    for index in section.units.indices { set(section.units[index].properties, of: .unit(index)) }
    for adaptation in adaptations {
      for assignment in adaptation.assignments {
        set(assignment.property, to: assignment.value, of: assignment.target)
      }
    }
  }

  /// Layout rule R12: hidden sections take no room, and those without items only where `empty` says so; one whose backend
  /// failed only where `onFailure` says so.
  /// A stack without a section that takes room is one without items.
  package func takesRoom(with data: SectionItems, in environment: LayoutEnvironment) -> Bool {
    if isHidden { return false }
    if isFailed { return placeholderHeight != nil }
    if keepsRoomWhenEmpty || placeholderHeight != nil || (!kind.holdsSections && !data.items.isEmpty) { return true }
    return data.sections.contains { child in
      guard sections.indices.contains(child.section) else { return true }
      return ResolvedSection(sections[child.section], in: environment).takesRoom(with: child, in: environment)
    }
  }
}

extension ResolvedSection {
  /// Layout rule R11: the data without what a collapsed or failed section does not show. It takes the room of a section that has
  /// items all the same.
  package func shown(_ data: SectionItems) -> SectionItems {
    var shown = data
    if isFailed {
      shown.items = []
      shown.sections = []
    }
    guard let visible = collapse.visibleCount, visible < shown.items.count else { return shown }
    shown.items = shown.items.leading(Int(visible))
    return shown
  }
}

/// A header's or footer's properties.
@usableFromInline package struct ResolvedSupplementary {
  @usableFromInline package var height: Size?
  @usableFromInline package var pinning = Pinning.never
  @usableFromInline package var isFullWidth = false
  @usableFromInline package var overlays = false
}

/// A background's properties.
@usableFromInline package struct ResolvedBackground {
  @usableFromInline package var insets = Insets()
  /// Whether it covers the items and neither header, footer nor the section's insets.
  @usableFromInline package var coversItems = false
}

/// A unit's properties.
@usableFromInline package struct ResolvedUnit {
  @usableFromInline package var width: Size?
  @usableFromInline package var minWidth: Length?
  @usableFromInline package var height: Size?
  @usableFromInline package var minHeight: Length?
  @usableFromInline package var maxHeight: Length?
  @usableFromInline package var span = ItemSpan.columns(1)
  /// `place: nextRow`.
  @usableFromInline package var waitsForNextRow = false
  @usableFromInline package var insets = Insets()
  @usableFromInline package var isUniformAcrossSiblings = false
}

/// The position of an item in a row that is higher than the item (layout rule R15).
@usableFromInline package enum RowAlignment: String, Sendable {
  case top, center, bottom, stretch
}

/// The position of the items of a flow's line that they do not fill (layout rule R18).
@usableFromInline enum LineAlignment: String {
  case leading, center, justified
}

/// The time for which a header or footer stays in view while the screen scrolls (layout rule R10).
@usableFromInline package enum Pinning: String, Sendable {
  case never, section, screen
}

extension ResolvedSection {
  /// Sets all properties of a list.
  private mutating func set(_ properties: PropertyList, of target: Assignment.Target) {
    for entry in properties.entries { set(entry.property, to: entry.value, of: target) }
  }

  /// Sets one property of one part. The value is of the property's type: the IR has checked that.
  private mutating func set(_ property: Property, to value: PropertyValue, of target: Assignment.Target) {
    switch property {
    case .insets: insets = value.insets ?? insets
    case .sectionInsetsReference: insetsReference = value.word.flatMap(InsetsReference.init(rawValue:))
    case .spacing: spacing = value.spacing ?? spacing
    case .separator: separator = value.separator
    case .columns: columns = value.columns
    case .startColumn: startColumn = value.count ?? startColumn
    case .rowHeight: rowHeight = value.length
    case .packing: isDense = value == .keyword(.dense)
    case .arrangement: arrangement = value.arrangement
    case .align: lineAlignment = value.word.flatMap(LineAlignment.init) ?? lineAlignment
    case .rowAlign: rowAlignment = value.word.flatMap(RowAlignment.init) ?? rowAlignment
    case .scroll: scroll = value.word.flatMap(ScrollBehavior.init) ?? scroll
    case .deceleration: deceleration = value.word.flatMap(ScrollDeceleration.init) ?? deceleration
    case .bounce: bounce = value.word.flatMap(ScrollBounce.init) ?? bounce
    case .paging: paging = value.paging
    case .collapse: collapse = value.collapse ?? collapse
    case .sectionPinned: isPinned = value == .keyword(.screen)
    case .rows: rows = value.count ?? rows
    case .minItems: minItems = value.count ?? minItems
    case .maxItems: maxItems = value.count
    case .hidden: isHidden = value.boolean ?? isHidden
    case .emptyBehavior, .failureBehavior: replacePlaceholder(by: property, value)
    case .width, .minWidth, .height, .minHeight, .maxHeight, .span, .place, .itemInsets, .uniformAcrossSiblings:
      guard case .unit(let index) = target, units.indices.contains(index) else { return }
      units[index].set(property, to: value)
    case .supplementaryHeight, .pinned, .fullWidth, .overlays:
      switch target {
      case .header: header?.set(property, to: value)
      case .footer: footer?.set(property, to: value)
      case .section, .background, .unit: break
      }
    case .backgroundInsets: if let insets = value.insets { background?.insets = insets }
    case .backgroundCovers: background?.coversItems = value == .keyword(.items)
    // Without geometry at rest; then those of the screen, of decorations, and of the parts of an arrangement.
    case .draggable, .grows, .identity, .sectionWire, .reorderable, .acceptableTypeIdentifiers, .selectable,
      .indexTitle, .fromServer, .minTouchTarget, .separatorInsets, .cornerRadius, .borderWidth, .borderColor,
      .widths, .heights, .textScale, .sideInsets, .domain, .clients,
      .scrollAnchor, .format, .wire, .insetsReference, .sectionOrder,
      .sectionSpacing, .maxContentWidth, .unknown, .invalid, .contentInsets, .pagination, .color, .scrollDirection,
      .placeholderHeight, .barHeight, .partWidth, .partHeight, .partSpacing, .partInsets:
      break
    }
  }

  /// Layout rule R12: replaces the placeholder by a word, if there are no items or the backend failed.
  private mutating func replacePlaceholder(by property: Property, _ value: PropertyValue) {
    guard isFailed == (property == .failureBehavior) else { return }
    (keepsRoomWhenEmpty, placeholderHeight) = (value == .keyword(.keep), nil)
  }
}

extension ResolvedUnit {
  /// Sets a property of units.
  fileprivate mutating func set(_ property: Property, to value: PropertyValue) {
    switch property {
    case .width: width = value.size
    case .minWidth: minWidth = value.length
    case .height: height = value.size
    case .minHeight: minHeight = value.length
    case .maxHeight: maxHeight = value.length
    case .span: span = value.itemSpan ?? span
    case .place: waitsForNextRow = value == .keyword(.nextRow)
    case .itemInsets: insets = value.insets ?? insets
    case .uniformAcrossSiblings: isUniformAcrossSiblings = value == .boolean(true)
    default: break
    }
  }
}

extension ResolvedSupplementary {
  /// Sets a property of headers and footers.
  fileprivate mutating func set(_ property: Property, to value: PropertyValue) {
    switch property {
    case .supplementaryHeight: height = value.size
    case .pinned: pinning = value.word.flatMap(Pinning.init) ?? pinning
    case .fullWidth: isFullWidth = value == .boolean(true)
    case .overlays: overlays = value == .boolean(true)
    default: break
    }
  }
}
