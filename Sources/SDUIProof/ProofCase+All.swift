import SDUIIR
import SDUILayout

extension ProofCase {
  /// All cases of some sections of a screen that its conditions, and others, can tell apart.
  ///
  /// - Parameter screen: Holds these sections and no others.
  /// - Throws: `TooManyCases` where flags make more of them than anyone could look at.
  static func all(
    of screen: Screen, _ others: [ConditionBox] = [], by rules: ProofRules
  ) throws(TooManyCases) -> [ProofCase] {
    let isSymmetric = screen.hasSymmetricSideInsets || !rules.tellsSidesApart
    return try ProofVariants(screen, others, rules).screens.flatMap { screen -> [ProofCase] in
      let boxes = screen.sections.flatMap { $0.allBoxes } + others
      return traits(asked: boxes, screen, rules).flatMap { traits -> [ProofCase] in
        let resolved = screen.resolved(for: Variants(traits: traits))
        let boxes = resolved.sections.flatMap { $0.allBoxes } + others
        return Extents(of: screen, traits, rules).cases.map {
          ProofCase(resolved, traits, $0, boxes, isSymmetric, rules)
        }
      }
    }
  }

  /// The traits that make a difference, in all of their values.
  private static func traits(asked boxes: [ConditionBox], _ screen: Screen, _ rules: ProofRules) -> [Traits] {
    let resolved = screen.variants.traits
    var result = [resolved]
    func part<Value>(_ isAsked: Bool, _ known: Value?, _ values: [Value], _ set: (inout Traits, Value) -> Void) {
      guard isAsked, known == nil else { return }
      result = result.flatMap { traits in
        values.map { value in
          var traits = traits
          set(&traits, value)
          return traits
        }
      }
    }
    part(boxes.contains { $0.horizontal != nil } || screen.usesMargins, resolved.horizontal, SizeClass.allCases) {
      $0.horizontal = $1
    }
    part(boxes.contains { $0.vertical != nil }, resolved.vertical, SizeClass.allCases) { $0.vertical = $1 }
    let idioms = rules.tellsIdioms ? Idiom.allCases : [.phone]
    part(boxes.contains { $0.idiom != nil }, resolved.idiom, idioms) { $0.idiom = $1 }
    let directions = rules.tellsDirections ? LayoutDirection.allCases : [.leftToRight]
    part(boxes.contains { $0.direction != nil }, resolved.direction, directions) { $0.direction = $1 }
    return result
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
  /// What a screen declares.
  fileprivate init(_ range: ValueRange) {
    self.init(lower: Bound(range.lowerBound), upper: range.upperBound.map { Bound($0) })
  }
}

extension Section {
  /// All conditions of the section and of those in it.
  var allBoxes: [ConditionBox] { adaptations.flatMap { $0.condition } + sections.flatMap { $0.allBoxes } }
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
