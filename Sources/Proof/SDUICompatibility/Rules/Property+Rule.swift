import SDUIIR
import SDUISyntax

extension CompatibilityRule {
  /// Whether frames at rest show every effect that the rule reports of a section.
  var isDecidedByFrames: Bool {
    switch self {
    case .kindChanged, .breakpointChanged, .columnsChanged, .arrangementChanged, .insetsChanged, .spacingChanged,
      .alignmentChanged, .itemSizeChanged, .itemSpanChanged, .supplementarySizeChanged, .backgroundChanged:
      true
    default: false
    }
  }
}

extension Property {
  /// The rule that a changed value concerns; `nil` for properties that other comparisons read.
  var rule: CompatibilityRule? {
    switch self {
    case .clients, .format, .wire, .sectionOrder, .pagination, .unknown, .invalid, .minItems, .maxItems, .identity,
      .sectionWire,
      .fromServer:
      nil
    case .widths, .heights, .textScale, .sideInsets, .domain, .minTouchTarget: .declaredRangeChanged
    case .insetsReference, .contentInsets, .maxContentWidth, .insets, .sectionInsetsReference, .itemInsets:
      .insetsChanged
    case .sectionSpacing, .spacing: .spacingChanged
    case .scrollDirection, .scrollAnchor, .scroll, .paging, .deceleration, .bounce: .scrollingChanged
    case .separator, .separatorInsets, .backgroundInsets, .backgroundCovers, .cornerRadius, .color, .borderWidth,
      .borderColor:
      .backgroundChanged
    case .columns, .startColumn, .rowHeight, .packing, .rows: .columnsChanged
    case .arrangement, .partWidth, .partHeight, .partSpacing, .partInsets: .arrangementChanged
    case .rowAlign, .align: .alignmentChanged
    case .hidden, .emptyBehavior, .failureBehavior, .collapse: .visibilityChanged
    case .sectionPinned, .pinned: .pinnedChanged
    case .grows, .reorderable, .acceptableTypeIdentifiers, .selectable, .indexTitle, .draggable: .interactionChanged
    case .width, .minWidth, .height, .minHeight, .maxHeight, .uniformAcrossSiblings: .itemSizeChanged
    case .span, .place: .itemSpanChanged
    case .supplementaryHeight, .fullWidth, .overlays, .placeholderHeight, .barHeight: .supplementarySizeChanged
    }
  }

  /// Whether a changed value moves no frame.
  var movesNothing: Bool {
    switch self {
    case .widths, .heights, .textScale, .sideInsets, .domain, .minTouchTarget, .separator, .cornerRadius, .color,
      .borderWidth, .borderColor,
      .deceleration, .bounce, .paging, .grows, .identity, .reorderable,
      .acceptableTypeIdentifiers, .selectable, .indexTitle, .draggable, .separatorInsets:
      true
    default: false
    }
  }
}
