import SDUIIR
import SDUILayout

extension ProofCase {
  /// All cases of some sections of a screen that its conditions, and others, can tell apart.
  ///
  /// - Parameters:
  ///   - screen: Holds these sections and no others.
  ///   - responses: What responses set of them.
  /// - Throws: `TooManyCases` where flags make more of them than anyone could look at.
  static func all(
    of screen: Screen, _ others: [ConditionBox] = [], _ responses: ResponseChoice? = nil, by rules: ProofRules
  ) throws(TooManyCases) -> [ProofCase] {
    let screen = responses?.applied(to: screen) ?? screen
    let isSymmetric = screen.hasSymmetricSideInsets || !rules.tellsSidesApart
    return try ProofVariants(screen, others, rules).screens.flatMap { screen -> [ProofCase] in
      let boxes = screen.sections.flatMap { $0.conditionBoxes } + others
      return traits(asked: boxes, screen, rules).flatMap { traits -> [ProofCase] in
        let resolved = screen.resolved(for: Variants(traits: traits))
        let boxes = resolved.sections.flatMap { $0.conditionBoxes } + others
        return Extents(of: screen, traits, rules).cases.map {
          ProofCase(resolved, traits, $0, boxes, isSymmetric, responses, rules)
        }
      }
    }
  }

  /// The traits that make a difference, in all of their values.
  private static func traits(asked boxes: [ConditionBox], _ screen: Screen, _ rules: ProofRules) -> [Traits] {
    var known = screen.variants.traits
    for trait in rules.untoldTraits where known.isOpen(trait) { known[trait] = trait.words[0] }
    let open = ContainerTrait.allCases.filter { known.isOpen($0) }
    let margins = screen.usesMargins ? Traits.all(.horizontal).map { ConditionBox(traits: $0) } : []
    return ConditionBox.cells(of: boxes + margins, screen.contract.flags, along: open.map { .trait($0) }).map { cell in
      var traits = known
      traits.override(with: cell.traits)
      return traits
    }
  }
}

/// The containers of some traits: a regular width class from 600 points on only, a compact one below 960 only, the border
/// of heights at 480. Where a container is wide and low, its sides may have insets of up to 68 points.
struct Extents {
  private(set) var width: Interval
  private(set) var height: Interval
  private let scale: Interval
  private let rules: ProofRules

  init(of screen: Screen, _ traits: Traits, _ rules: ProofRules) {
    self.rules = rules
    width = Interval(screen.declaredRange(.widths))
    height = Interval(screen.declaredRange(.heights))
    scale = rules.tellsTextScales ? Interval(screen.declaredRange(.textScale)) : Interval(.one)
    switch traits.horizontal {
    case .regular: width.limit(Interval(lower: .init(rules.regularWidth)))
    case .compact: width.limit(Interval(upper: .init(rules.compactWidthEnd, isIncluded: false)))
    case nil: break
    }
    switch traits.vertical {
    case .regular: height.limit(Interval(lower: .init(SizeClass.regularHeight)))
    case .compact: height.limit(Interval(upper: .init(SizeClass.regularHeight, isIncluded: false)))
    case nil: break
    }
  }

  /// Narrow ones, those with side insets, and wide ones without: these differ from the ones before by their height only.
  var cases: [(domain: Domain, differsByHeight: Bool, heights: Interval)] {
    var (narrow, wide, low) = (self, self, self)
    narrow.width.limit(Interval(upper: .init(rules.widthOfInsets, isIncluded: false)))
    wide.width.limit(Interval(lower: .init(rules.widthOfInsets)))
    low.width = wide.width
    low.height.limit(Interval(upper: .init(rules.heightOfInsets, isIncluded: false)))
    let insets = Interval(lower: .init(.zero), upper: .init(rules.greatestInset))
    guard let withInsets = low.domain(insets: insets) else {
      return [domain()].compactMap { $0 }.map { ($0, false, height) }
    }
    return [
      narrow.domain().map { ($0, false, height) }, (withInsets, false, height),
      wide.domain().map { ($0, true, height) },
    ]
    .compactMap { $0 }
  }

  private func domain(insets: Interval = Interval(.zero)) -> Domain? {
    if width.isEmpty || height.isEmpty { return nil }
    return Domain([
      .containerWidth: width, .containerHeight: height, .textScale: scale, .leftInset: insets, .rightInset: insets,
    ])
  }
}

extension Interval {
  /// Creates the bounds of a declared range.
  package init(_ range: ValueRange) {
    self.init(lower: Bound(range.lowerBound), upper: range.upperBound.map { Bound($0) })
  }
}

extension Screen {
  /// Whether the size class decides about insets (layout rule R4).
  fileprivate var usesMargins: Bool {
    func isMargin(_ value: PropertyValue?) -> Bool {
      value == .keyword(.layoutMargins) || value == .keyword(.readableContent)
    }
    if isMargin(properties[.insetsReference]) { return true }
    return sections.contains { section in
      isMargin(section.properties[.sectionInsetsReference])
        || section.adaptations.contains { adaptation in
          isMargin(adaptation.replacement?.properties[.sectionInsetsReference])
            || adaptation.assignments.contains { $0.property == .sectionInsetsReference && isMargin($0.value) }
        }
    }
  }
}
