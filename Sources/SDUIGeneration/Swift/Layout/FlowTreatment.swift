import SDUIIR

extension PropertyTreatment {
  /// The treatment by a flow layout, which has lines of items and nothing else. A property without one does not compile.
  static func flow(_ property: Property) -> PropertyTreatment {
    switch property {
    case .widths, .heights, .textScale, .sideInsets, .minTouchTarget: data
    case .clients, .format, .wire, .sectionOrder, .pagination, .unknown, .invalid: data
    case .minItems, .maxItems, .grows: data
    case .scrollAnchor, .reorderable, .acceptableTypeIdentifiers, .selectable, .indexTitle, .draggable: app
    case .separator, .separatorInsets, .cornerRadius, .color, .borderWidth, .borderColor: app
    case .deceleration, .bounce: app
    case .scrollDirection, .insetsReference, .contentInsets, .maxContentWidth, .sectionSpacing: native
    case .insets, .sectionInsetsReference, .spacing, .columns, .rowHeight, .rowAlign, .align: native
    case .rows, .hidden, .collapse: native
    case .fromServer: except(.refused, "`startColumn`", setsStartColumn)
    case .scroll: except(.refused, "values other than `continuous`") { $0 != .keyword(.continuous) }
    case .packing: except(.refused, "`dense`") { $0 == .keyword(.dense) }
    case .startColumn, .paging, .itemInsets: refused
    case .sectionPinned, .pinned: except(.refused, "`screen`") { $0 == .keyword(.screen) }
    case .emptyBehavior, .failureBehavior: native
    case .minWidth, .minHeight, .maxHeight: native
    case .width, .height, .supplementaryHeight, .placeholderHeight:
      except(.refused, "estimates") { $0.isEstimate }
    case .span: except(.refused, "more than one column") { $0 != .itemSpan(.columns(1)) }
    case .place: except(.refused, "`nextRow`") { $0 == .keyword(.nextRow) }
    case .uniformAcrossSiblings: except(.refused, "`true`") { $0 == .boolean(true) }
    case .fullWidth, .overlays, .barHeight, .backgroundInsets, .backgroundCovers: native
    case .arrangement, .partWidth, .partHeight, .partSpacing, .partInsets: refused
    }
  }

  /// The treatment by section controllers, which also decide which items a person moves.
  static func list(_ property: Property) -> PropertyTreatment {
    [.reorderable, .draggable].contains(property) ? native : flow(property)
  }

  static let refused = PropertyTreatment(.refused)

  static func setsStartColumn(_ value: PropertyValue) -> Bool {
    if case .fromServer(let ranges) = value { ranges.startColumn != nil } else { true }
  }
}

/// Parts of a section that a flow layout supports one by one, but not together.
struct FlowCombination: Sendable {
  /// What the section does, as the rest of a sentence that begins with it.
  let problem: String
  let applies: @Sendable (SectionVariant, Screen) -> Bool

  /// What a section does that a flow layout cannot do, as the rest of a sentence; `nil` if there is nothing.
  static func problem(of variant: SectionVariant, on screen: Screen) -> String? {
    all.first { $0.applies(variant, screen) }?.problem
  }

  /// All combinations, in the order in which they are reported.
  static let all: [FlowCombination] = [
    FlowCombination(problem: "is a `carousel`, and the screen has other sections and scrolls vertically") {
      variant, screen in
      variant.kind.isStrip && !screen.scrollsHorizontally && (screen.sections.count > 1 || variant.section.isRepeated)
    },
    FlowCombination(problem: "is a `carousel` with a header, a footer or a background") { variant, _ in
      let section = variant.section
      return variant.kind.isStrip && (section.header != nil || section.footer != nil || section.background != nil)
    },
    FlowCombination(problem: "changes `fullWidth` of a header or footer by a `when`") { variant, _ in
      [Assignment.Target.header, .footer].contains { !variant.value(.fullWidth, of: $0).changes.isEmpty }
    },
  ]
}
