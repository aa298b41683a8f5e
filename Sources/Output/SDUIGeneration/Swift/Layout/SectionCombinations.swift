import SDUIIR

/// Looks for properties of a section that generated code lays out one by one, but not together.
struct SectionCombinations {
  private let variant: SectionVariant
  private let contract: Contract

  /// The combinations of a variant.
  init(_ variant: SectionVariant, _ contract: Contract) {
    self.variant = variant
    self.contract = contract
  }

  /// The part of the section that only the interpreter lays out, as the rest of a sentence; `nil` if there is none.
  var reasonForHosting: String? { Self.all.first { $0.applies(variant) }?.problem }

  /// A combination that only the interpreter lays out.
  struct Combination: Sendable {
    /// The problem, as the rest of a sentence that begins with the section.
    let problem: String
    let applies: @Sendable (SectionVariant) -> Bool
  }

  /// The problem of a section of which views measure a size under some conditions only.
  static let changesEstimates = "has a size that is an estimate under some conditions only"
  /// The problem of a section whose heights are known only after widths are measured.
  static let followsMeasuredWidth = "has items whose height follows from a width that is measured"

  /// All combinations, in the order in which they are reported.
  static let all: [Combination] = [
    Combination(problem: changesEstimates) { $0.changesEstimates },
    Combination(
      problem: "has insets around an item along an axis on which the item is measured"
    ) { variant in
      variant.units.contains { unit in
        let insets = variant.value(.itemInsets, of: unit).all.compactMap { $0.insets }
        let isHigh = insets.contains { $0.top != .zero || $0.bottom != .zero }
        let isWide = insets.contains { $0.leading != .zero || $0.trailing != .zero }
        return isHigh && variant.isEstimated(.height, unit) || isWide && variant.isEstimated(.width, unit)
      }
    },
    Combination(
      problem: "has items that wait for the next row or a `startColumn`, and heights that are measured"
    ) { variant in
      let waits = variant.units.contains { variant.value(.place, of: $0).may(be: .nextRow) }
      return (waits || variant.hasStartColumn) && variant.hasEstimates
    },
    Combination(problem: "stretches items of which only some are measured") { variant in
      guard variant.kind.itemWidth == .columns, variant.hasEstimates else { return false }
      let stretches =
        variant.value(.rowAlign).may(be: .stretch)
        || variant.units.contains { variant.value(.uniformAcrossSiblings, of: $0).mayBeTrue }
      return stretches && !variant.units.allSatisfy { variant.isEstimated(.height, $0) }
    },
    Combination(problem: "changes by a `when` which measured items it stretches") { variant in
      guard variant.kind.itemWidth == .columns, variant.hasEstimates else { return false }
      let alignment = variant.value(.rowAlign)
      return alignment.may(be: .stretch) && !alignment.changes.isEmpty
        || variant.units.contains { !variant.value(.uniformAcrossSiblings, of: $0).changes.isEmpty }
    },
    Combination(
      problem: "is a carousel with `uniformAcrossSiblings` and heights that are measured"
    ) { variant in
      variant.kind.isStrip && variant.hasEstimates
        && variant.units.contains { variant.value(.uniformAcrossSiblings, of: $0).mayBeTrue }
    },
    Combination(problem: "is a carousel whose items differ and are measured") { variant in
      variant.kind.isStrip && variant.hasEstimates && !UnitSizes(variant).areAlike
    },
    Combination(problem: "is a carousel whose items differ, and comes to rest at items") {
      $0.restsAtDifferentItems
    },
    Combination(problem: "is a carousel that is pinned to the screen") { $0.isPinnedStrip },
    Combination(problem: "changes `fullWidth`, `overlays` of a part or `covers` by a `when`") {
      variant in
      let parts = [Assignment.Target.header, .footer]
      let changes =
        parts.flatMap { [variant.value(.fullWidth, of: $0), variant.value(.overlays, of: $0)] }
        + [variant.value(.backgroundCovers, of: .background)]
      return changes.contains { !$0.changes.isEmpty }
    },
    Combination(
      problem: "can be collapsed, has a placeholder, and a background that covers the items"
    ) { variant in
      let hasPlaceholder = variant.section.empty != nil || variant.section.failure != nil
      return hasPlaceholder && !variant.value(.collapse).all.isEmpty
        && variant.value(.backgroundCovers, of: .background).may(be: .items)
    },
    Combination(
      problem: "has vertical insets that may be between 0 and 1, and a background that covers the items"
    ) {
      variant in
      guard variant.value(.backgroundCovers, of: .background).may(be: .items) else { return false }
      if case .fromServer(let ranges)? = variant.section.properties[.fromServer], ranges.insets != nil { return true }
      let insets = variant.value(.insets).all.compactMap { $0.insets }
      return insets.flatMap { [$0.top, $0.bottom] }.contains { length in
        length.constant.map { $0 > .zero && $0 < .one } ?? true
      }
    },
    Combination(
      problem: "has a measured header or footer, and a background that covers the items"
    ) { variant in
      variant.section.background != nil && variant.value(.backgroundCovers, of: .background).may(be: .items)
        && [Assignment.Target.header, .footer].contains { part in
          variant.value(.supplementaryHeight, of: part).all.contains { $0.isEstimate }
        }
    },
  ]

  /// A size or span that follows from data that may be missing, or that is not a number or an image, as the rest of a
  /// sentence that begins with the section; `nil` if there is none.
  var unreadableSize: String? {
    for unit in variant.units {
      guard case .unit(let index) = unit else { continue }
      let component = variant.section.units[index].component
      for property in [Property.width, .height, .span] {
        for value in variant.value(property, of: unit).all where !isReadable(value, of: component) {
          return "has the property `\(property.row.name)` that follows from data which may be missing"
        }
      }
      if variant.fieldPaths(of: unit) != SectionVariant.FieldPaths(), isReplaced(component) {
        return "has a unit whose frame follows from data, and which has a `fallback`"
      }
    }
    for part in [Assignment.Target.header, .footer] {
      let values = variant.value(.supplementaryHeight, of: part).all
      if values.contains(where: { $0.fieldPath != nil }) {
        return "has a header or footer whose height follows from data"
      }
    }
    let placeholders = [variant.section.empty, variant.section.failure].compactMap { $0 }
    let heights = placeholders.compactMap { $0.properties[.placeholderHeight] }
    return heights.contains { $0.fieldPath != nil } ? "has a placeholder whose height follows from data" : nil
  }

  /// Whether a fallback, which has other data, may be in place of a component. One that is a unit has sizes of its own.
  private func isReplaced(_ component: ID<Component>) -> Bool {
    let units = Set(variant.section.units.map { $0.component })
    return contract.withFallbacks([component]).contains { $0 != component && !units.contains($0) }
  }

  private func isReadable(_ value: PropertyValue, of component: ID<Component>) -> Bool {
    guard let path = value.fieldPath else { return true }
    let types = contract.fields(at: path, of: component)
    return types.map { !$0.contains { $0.type.isOptional || !$0.availability.isUniversal } } ?? false
  }
}

extension SectionVariant {
  /// The units.
  var units: [Assignment.Target] { section.units.indices.map { .unit($0) } }

  /// The sizes of all parts.
  var sizes: [AdaptedValue] {
    units.flatMap { [value(.width, of: $0), value(.height, of: $0)] }
      + [value(.supplementaryHeight, of: .header), value(.supplementaryHeight, of: .footer)]
  }

  /// Whether a size is an estimate under some conditions only.
  var changesEstimates: Bool { sizes.contains { sizes in Set(sizes.all.map { $0.isEstimate }).count > 1 } }

  /// Whether the height of an item follows from a width that is measured.
  var followsMeasuredWidth: Bool { units.contains { isEstimated(.width, $0) && usesItemWidth($0) } }

  /// Whether a size of a unit is measured by the app.
  func isEstimated(_ property: Property, _ unit: Assignment.Target) -> Bool {
    value(property, of: unit).all.contains { $0.isEstimate }
  }

  /// Whether it is a carousel that comes to rest at items of different sizes.
  fileprivate var restsAtDifferentItems: Bool {
    let resting: [Keyword] = [.continuousGroupLeadingBoundary, .groupPaging, .groupPagingCentered]
    return kind.isStrip && !UnitSizes(self).areAlike && resting.contains { value(.scroll).may(be: $0) }
  }

  /// Whether it is a carousel that a section of a compositional layout cannot be.
  var needsOwnCollectionView: Bool { isEndless || restsAtDifferentItems || isPinnedStrip }

  /// Whether it is a carousel that is pinned to the screen. UIKit places the view in which a section scrolls.
  fileprivate var isPinnedStrip: Bool { kind.isStrip && value(.sectionPinned).may(be: .screen) }

  /// Whether it is a carousel without an end.
  private var isEndless: Bool {
    kind.isStrip
      && value(.paging).all.contains { PropertyTreatment.of(.paging, in: .diffable).treatment(of: $0) == .hosted }
  }

  /// Whether the app measures some item.
  var hasEstimates: Bool { units.contains { isEstimated(.width, $0) || isEstimated(.height, $0) } }

  /// Whether items may span several rows of one height, or fill holes between others.
  var hasCells: Bool {
    value(.packing).may(be: .dense)
      || units.contains { value(.span, of: $0).all.contains { $0.rowSpan > 1 } }
  }

  /// Whether the first item may begin in another column than the first.
  var hasStartColumn: Bool {
    if !value(.startColumn).all.isEmpty { return true }
    guard case .fromServer(let ranges)? = section.properties[.fromServer] else { return false }
    return ranges.startColumn != nil
  }
}

extension PropertyValue {
  /// Whether it is a size that the app measures.
  var isEstimate: Bool { if case .size(.estimate) = self { true } else { false } }

  /// The path by wire names of the field from which a size or span follows.
  var fieldPath: String? {
    switch self {
    case .size(.ratioField(let path)), .size(.field(let path)): path
    case .itemSpan(.matched(let matched)): matched.field
    default: nil
    }
  }
}
