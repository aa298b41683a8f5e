import SDUIIR
import SDUILayout

/// The containers of some traits: a regular width class from 600 points on only, a compact one below 960 only, the border
/// of heights at 480. One side may have an inset wherever the devices of the screen have one (``SideInsetLimits``), and both
/// sides where a container is wide and low.
struct Extents {
  private var width: Interval
  private var height: Interval
  private let scale: Interval
  private let rules: ProofRules
  private let insets: SideInsetLimits
  /// Whether the left inset counts for both sides.
  private let isSymmetric: Bool
  /// Whether anything depends on the inset of one side rather than on the sum of both.
  private let looksAtSides: Bool

  /// Some of the containers.
  struct Containers {
    let domain: Domain
    /// All heights that there are with the traits.
    let heights: Interval
    /// Whether the left inset counts for both sides.
    var isSymmetric = false
    /// Why others hold wherever these do.
    var reductions = Reductions()
    /// The width from which on only heights tell these containers from low ones before; `nil` if there are none.
    var widthOfLow: Rational?
  }

  init(of screen: Screen, _ traits: Traits, _ rules: ProofRules, looksAtSides: Bool) {
    (self.rules, insets, self.looksAtSides) = (rules, screen.sideInsetLimits, looksAtSides)
    isSymmetric = insets.areEqual || !rules.tellsSidesApart
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

  /// Wide and low ones with insets at both sides; then those with an inset at one side, among them those without any. Where
  /// the sum of both insets decides, one distribution of it represents the others.
  var containers: [Containers] {
    var low = self
    low.width.limit(Interval(lower: .init(rules.widthOfInsets)))
    low.height.limit(Interval(upper: .init(rules.heightOfInsets, isIncluded: false)))
    let both = interval(to: greatest(insets.ofBothSides))
    let withBoth = low.domain(left: both, right: both).map {
      Containers(domain: $0, heights: height, isSymmetric: isSymmetric || !looksAtSides, reductions: reductions)
    }
    let greatestSum = (try? greatest(insets.ofBothSides) + greatest(insets.ofBothSides)) ?? .zero
    let isOfSums = withBoth != nil && (isSymmetric || !looksAtSides) && greatestOfOneSide <= greatestSum
    let withOne = domainsWithOneInset.map {
      Containers(
        domain: $0, heights: height, isSymmetric: isSymmetric, reductions: reductions,
        widthOfLow: isOfSums ? rules.widthOfInsets : nil)
    }
    return [withBoth].compactMap { $0 } + withOne
  }

  private var reductions: Reductions { isSymmetric || looksAtSides ? [] : .sumRepresentsSides }

  private var greatestOfOneSide: Rational {
    rules.looksAtOneSide && !isSymmetric ? greatest(insets.ofOneSide) : .zero
  }

  /// Those with an inset at the right side, and at the left side. Containers that are too narrow for one have none.
  private var domainsWithOneInset: [Domain] {
    let (none, one) = (Interval(.zero), interval(to: greatestOfOneSide))
    guard one != none else { return [domain(left: none, right: none)].compactMap { $0 } }
    var (narrow, wide) = (self, self)
    narrow.width.limit(Interval(upper: .init(SideInsetLimits.leastRoom, isIncluded: false)))
    wide.width.limit(Interval(lower: .init(SideInsetLimits.leastRoom)))
    return [
      narrow.domain(left: none, right: none), wide.domain(left: none, right: one),
      looksAtSides ? wide.domain(left: one, right: none) : nil,
    ].compactMap { $0 }
  }

  private func greatest(_ inset: Rational) -> Rational { min(inset, rules.greatestInset ?? inset) }

  private func interval(to greatest: Rational) -> Interval { Interval(lower: .init(.zero), upper: .init(greatest)) }

  private func domain(left: Interval, right: Interval) -> Domain? {
    if width.isEmpty || height.isEmpty { return nil }
    var result = Domain([
      .containerWidth: width, .containerHeight: height, .textScale: scale, .leftInset: left, .rightInset: right,
    ])
    guard left != right else { return result }
    for inset in [LinearForm.Variable.leftInset, .rightInset] where result[inset].single == nil {
      let room = try? LinearForm(.containerWidth) - LinearForm(inset) - LinearForm(SideInsetLimits.leastRoom)
      if let room { try? result.limit(room, isNegative: false) }
    }
    return result
  }
}

extension Interval {
  /// Creates the bounds of a declared range.
  package init(_ range: ValueRange) {
    self.init(lower: Bound(range.lowerBound), upper: range.upperBound.map { Bound($0) })
  }
}
