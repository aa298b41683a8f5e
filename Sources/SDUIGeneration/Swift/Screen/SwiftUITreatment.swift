import SDUIIR

extension PropertyTreatment {
  /// The treatment by views of SwiftUI. A property without one does not compile.
  static func swiftUI(_ property: Property) -> PropertyTreatment {
    switch property {
    case .widths, .heights, .textScale, .sideInsets, .minTouchTarget: data
    case .clients, .format, .wire, .sectionOrder, .pagination, .unknown, .invalid: data
    case .minItems, .maxItems, .grows, .identity: data
    case .scrollAnchor, .reorderable, .acceptableTypeIdentifiers, .selectable, .indexTitle, .draggable: app
    case .separator, .separatorInsets, .cornerRadius, .color, .borderWidth, .borderColor: app
    case .scrollDirection: except(.refused, "`horizontal`") { $0 == .keyword(.horizontal) }
    case .insetsReference, .contentInsets, .maxContentWidth, .sectionSpacing: native
    case .insets, .sectionInsetsReference, .spacing, .columns, .rowHeight, .rowAlign, .align: native
    case .rows, .hidden, .collapse: native
    case .fromServer: except(.refused, "`startColumn`", setsStartColumn)
    case .scroll: except(.refused, "`groupPagingCentered`") { $0 == .keyword(.groupPagingCentered) }
    case .packing: except(.refused, "`dense`") { $0 == .keyword(.dense) }
    case .startColumn, .paging, .itemInsets, .deceleration, .bounce: refused
    case .sectionPinned, .pinned: except(.refused, "`screen`") { $0 == .keyword(.screen) }
    case .emptyBehavior, .failureBehavior, .placeholderHeight: native
    case .width, .height, .minWidth, .minHeight, .maxHeight, .supplementaryHeight: native
    case .span: except(.refused, "more than one column") { $0 != .itemSpan(.columns(1)) }
    case .place: except(.refused, "`nextRow`") { $0 == .keyword(.nextRow) }
    case .uniformAcrossSiblings: except(.refused, "`true`") { $0 == .boolean(true) }
    case .fullWidth, .overlays, .barHeight, .backgroundInsets, .backgroundCovers: native
    case .arrangement, .partWidth, .partHeight, .partSpacing, .partInsets: refused
    }
  }

  private static func setsStartColumn(_ value: PropertyValue) -> Bool {
    if case .fromServer(let ranges) = value { ranges.startColumn != nil } else { true }
  }
}

extension LayoutTreatment {
  /// The treatment by views of SwiftUI. A kind without a treatment does not compile.
  static func swiftUI(_ kind: LayoutKind) -> LayoutTreatment {
    switch kind {
    case .hero, .list, .grid, .flow, .carousel: .native
    case .waterfall, .mosaic, .stack: .refused
    }
  }
}

/// Parts of a section that views of SwiftUI support one by one, but not together.
struct SwiftUICombination: Sendable {
  /// The problem, as the rest of a sentence that begins with the section.
  let problem: String
  let applies: @Sendable (SectionVariant) -> Bool

  /// Returns the part of a section that views do not support, as the rest of a sentence; `nil` if they support all.
  static func problem(of variant: SectionVariant) -> String? { all.first { $0.applies(variant) }?.problem }

  /// All combinations, in the order in which they are reported.
  static let all: [SwiftUICombination] = [
    SwiftUICombination(problem: SectionCombinations.changesEstimates) { $0.changesEstimates },
    // A view finds its height before the heights of the others in its row are known.
    SwiftUICombination(problem: "stretches items that are measured") { variant in
      variant.hasEstimates && variant.value(.rowAlign).may(be: .stretch)
    },
    SwiftUICombination(problem: "has `on reachStart` or `on reachEnd`, and makes all of its views at once") { variant in
      (variant.section.has(.reachStart) || variant.section.has(.reachEnd)) && variant.makesAllViews
    },
    SwiftUICombination(problem: "has events of pages, and comes to rest at pages that are not its items") { variant in
      variant.kind.isStrip && variant.section.hasPageEvents && variant.value(.scroll).may(be: .paging)
    },
    // A lazy strip knows the heights of the views that it shows, and no others.
    SwiftUICombination(problem: "is a carousel whose heights are measured") { variant in
      variant.kind.isStrip && variant.units.contains { variant.isEstimated(.height, $0) }
    },
    SwiftUICombination(problem: SectionCombinations.followsMeasuredWidth) { $0.followsMeasuredWidth },
    SwiftUICombination(problem: "has a header or footer that is pinned and overlays the items") { variant in
      [Assignment.Target.header, .footer].contains { part in
        variant.value(.pinned, of: part).may(be: .section) && variant.value(.overlays, of: part).mayBeTrue
      }
    },
    SwiftUICombination(problem: "has a background, and a header or footer that is pinned and measured") { variant in
      variant.section.background != nil
        && [Assignment.Target.header, .footer].contains { part in
          variant.value(.pinned, of: part).may(be: .section)
            && variant.value(.supplementaryHeight, of: part).all.contains { $0.isEstimate }
        }
    },
  ]

  /// The problem of a section whose kinds differ in what they measure.
  static let measuresAsOneKind = "measures a unit as one of its kinds, and not as another"

  /// Returns what the kinds of a section do together and views cannot; `nil` if they support all.
  static func problem(ofKinds variants: [SectionVariant]) -> String? {
    Set(variants.map { $0.measuredUnits }).count > 1 ? measuresAsOneKind : nil
  }
}

extension SectionVariant {
  /// Whether no lazy container of SwiftUI has the items.
  fileprivate var makesAllViews: Bool {
    if kind.isStrip {
      return value(.rows).all.contains { $0 != .count(1) } && (!UnitSizes(self).areAlike || hasEstimates)
    }
    return kind.itemWidth == .units
  }

  /// Whether the app measures the height and the width of the items, by their components.
  var measuredUnits: [ID<Component>: MeasuredAxes] {
    var result: [ID<Component>: MeasuredAxes] = [:]
    for (index, unit) in section.units.enumerated() {
      let (isWide, isHigh) = (isEstimated(.width, .unit(index)), isEstimated(.height, .unit(index)))
      result[unit.component] = MeasuredAxes(width: isWide, height: isHigh)
    }
    return result
  }
}

/// The axes on which a view measures itself.
struct MeasuredAxes: Hashable {
  var width = false
  var height = false
}
