import SDUIIR

/// The properties of a screen that have to do with layout, with the defaults of the vocabulary.
@usableFromInline package struct ResolvedScreenProperties {
  @usableFromInline package var insetsReference = InsetsReference.safeArea
  @usableFromInline package var sectionSpacing = Length.zero
  @usableFromInline package var maxContentWidth: Length?
  @usableFromInline package var contentInsets = Insets()
  @usableFromInline package var scrollDirection = ScrollDirection.vertical
  /// Whether the screen begins to scroll at its end.
  @usableFromInline package var beginsAtEnd = false
  /// The heights of the bars.
  @usableFromInline package var bars = PerBar<Length>()

  /// Creates the properties from those of a screen, over the defaults.
  package init(_ screen: Screen) {
    for entry in screen.properties.entries { set(entry.property, to: entry.value) }
    bars = screen.bars.compactMapValues { $0.properties[.barHeight]?.length }
  }

  private mutating func set(_ property: Property, to value: PropertyValue) {
    switch property {
    case .insetsReference: insetsReference = InsetsReference(value.word, automatic: .safeArea)
    case .sectionSpacing: sectionSpacing = value.length ?? sectionSpacing
    case .maxContentWidth: maxContentWidth = value.length
    case .contentInsets: contentInsets = value.insets ?? contentInsets
    case .scrollDirection: scrollDirection = value.word.flatMap(ScrollDirection.init) ?? scrollDirection
    case .scrollAnchor: beginsAtEnd = value == .keyword(.end)
    // Bounds of what is proved, and what clients do with data.
    case .widths, .heights, .textScale, .sideInsets, .domain, .clients, .format, .wire, .sectionOrder, .pagination:
      break
    case .unknown, .invalid, .minTouchTarget: break
    // Of sections and their parts.
    case .insets, .spacing, .columns, .startColumn, .rowHeight, .packing, .arrangement, .rowAlign, .align, .scroll,
      .rows:
      break
    case .minItems, .maxItems, .hidden, .emptyBehavior, .sectionInsetsReference, .separator, .separatorInsets: break
    case .deceleration, .bounce, .collapse, .sectionPinned, .grows, .identity, .sectionWire, .reorderable: break
    case .acceptableTypeIdentifiers, .selectable, .indexTitle, .fromServer, .failureBehavior, .placeholderHeight,
      .barHeight:
      break
    case .width, .minWidth, .height, .minHeight, .maxHeight, .span, .place, .itemInsets, .uniformAcrossSiblings: break
    case .draggable, .supplementaryHeight, .pinned, .fullWidth, .overlays, .backgroundInsets, .backgroundCovers,
      .cornerRadius:
      break
    case .paging, .color, .borderWidth, .borderColor, .partWidth, .partHeight, .partSpacing, .partInsets: break
    }
  }
}

/// The insets that the contents of sections respect at the sides (layout rule R4).
@usableFromInline package enum InsetsReference: String {
  case safeArea, none, layoutMargins, readableContent

  /// Creates the meaning of a word; `automatic`, and no word, differ for a screen and for a section.
  init(_ word: String?, automatic: InsetsReference) {
    self = word.flatMap(InsetsReference.init(rawValue:)) ?? automatic
  }
}
