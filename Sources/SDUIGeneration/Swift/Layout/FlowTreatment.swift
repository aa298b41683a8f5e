import SDUIIR

extension PropertyTreatment {
  /// The treatment by a flow layout, which has lines of items and cells of a grid. A property without one does not compile.
  static func flow(_ property: Property) -> PropertyTreatment {
    switch property {
    case .widths, .heights, .textScale, .sideInsets, .minTouchTarget: data
    case .clients, .format, .wire, .sectionOrder, .pagination, .unknown, .invalid: data
    case .minItems, .maxItems, .grows, .identity: data
    case .scrollAnchor, .reorderable, .acceptableTypeIdentifiers, .selectable, .indexTitle, .draggable: app
    case .separator, .separatorInsets, .cornerRadius, .color, .borderWidth, .borderColor: app
    case .deceleration, .bounce: app
    case .scrollDirection, .insetsReference, .contentInsets, .maxContentWidth, .sectionSpacing: native
    case .insets, .sectionInsetsReference, .spacing, .columns, .startColumn, .rowHeight, .rowAlign, .align: native
    case .rows, .hidden, .collapse, .fromServer: native
    case .scroll: except(.refused, "values other than `continuous`") { $0 != .keyword(.continuous) }
    case .packing, .itemInsets, .uniformAcrossSiblings: native
    case .paging: refused
    case .sectionPinned, .pinned: except(.refused, "`screen`") { $0 == .keyword(.screen) }
    case .emptyBehavior, .failureBehavior: native
    case .minWidth, .minHeight, .maxHeight, .width, .height, .supplementaryHeight, .placeholderHeight: native
    case .span, .place: native
    case .fullWidth, .overlays, .barHeight, .backgroundInsets, .backgroundCovers: native
    case .arrangement, .partWidth, .partHeight, .partSpacing, .partInsets: refused
    }
  }

  /// The treatment by section controllers, which also decide which items a person moves.
  static func list(_ property: Property) -> PropertyTreatment {
    [.reorderable, .draggable].contains(property) ? native : flow(property)
  }

  static let refused = PropertyTreatment(.refused)
}

/// Parts of a section that a flow layout supports one by one, but not together.
struct FlowCombination: Sendable {
  /// The problem, as the rest of a sentence that begins with the section.
  let problem: String
  let applies: @Sendable (SectionVariant, Screen) -> Bool

  /// Returns the part of a section that a flow layout does not support, as the rest of a sentence; `nil` if it supports all.
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
    FlowCombination(problem: SectionCombinations.changesEstimates) { variant, _ in variant.changesEstimates },
    FlowCombination(problem: SectionCombinations.followsMeasuredWidth) { variant, _ in variant.followsMeasuredWidth },
  ]
}

/// Parts of a stack, or of a section in one, that a flow layout does not support. The section of a stack is one section
/// of the collection view, which has one header, one footer and one background.
struct StackCombination: Sendable {
  /// The problem, as the rest of a sentence that begins with the section.
  let problem: String
  let applies: @Sendable (SectionVariant) -> Bool

  /// Returns the part of a section in a stack that a flow layout does not support; `nil` if it supports all.
  static func problem(of variant: SectionVariant, in stack: ScreenSection) -> String? {
    all.first { $0.applies(variant) }?.problem ?? (stack.isRepeated ? isRepeated : nil)
  }

  /// The problem of a section of a repeated stack.
  static let isRepeated = "is in a stack, and the stack is `repeated`"

  /// All combinations, in the order in which they are reported.
  static let all: [StackCombination] = [
    StackCombination(problem: "is in a stack and is `repeated`") { $0.section.isRepeated },
    StackCombination(problem: "is in a stack and is a `carousel`") { $0.kind.isStrip },
    StackCombination(problem: "is in a stack and has a header, a footer or a background") { variant in
      variant.section.header != nil || variant.section.footer != nil || variant.section.background != nil
    },
    StackCombination(problem: "is in a stack, can be collapsed, and has a placeholder") { variant in
      (variant.section.empty != nil || variant.section.failure != nil)
        && variant.value(.collapse).all.contains { $0 != .collapse(.never) }
    },
  ]

  /// The problem of a section whose items a person may move, if section controllers decide about it.
  static let isReorderable = "is in a stack and is `reorderable`"
}
