import SDUIIR
import SDUILayout

/// Positions of sections, as what they come from (layout rules R7 and R21).
extension RequirementExpression {
  /// The same claim, with the heights and gaps before a section in place of its position; `nil` if a position is not known
  /// before there is a response.
  func withoutPositions(in screen: Screen) -> RequirementExpression? {
    switch self {
    case .comparison(let left, let sign, let right):
      guard let left = left.withoutPositions(in: screen), let right = right.withoutPositions(in: screen) else {
        return nil
      }
      return .comparison(left, sign, right)
    case .all(let claims):
      let known = claims.compactMap { $0.withoutPositions(in: screen) }
      return known.count == claims.count ? .all(known) : nil
    case .any(let claims):
      let known = claims.compactMap { $0.withoutPositions(in: screen) }
      return known.count == claims.count ? .any(known) : nil
    }
  }
}

extension RequirementTerm {
  fileprivate func withoutPositions(in screen: Screen) -> RequirementTerm? {
    switch self {
    case .constant: return self
    case .measure(let measure): return RequirementTerm(position: measure, in: screen)
    case .scaled(let factor, let amount): return amount.withoutPositions(in: screen).map { .scaled(factor, $0) }
    case .sum(let amounts): return Self.all(amounts, in: screen).map { .sum($0) }
    case .least(let amounts): return Self.all(amounts, in: screen).map { .least($0) }
    case .greatest(let amounts): return Self.all(amounts, in: screen).map { .greatest($0) }
    }
  }

  private static func all(_ amounts: [RequirementTerm], in screen: Screen) -> [RequirementTerm]? {
    let known = amounts.compactMap { $0.withoutPositions(in: screen) }
    return known.count == amounts.count ? known : nil
  }

  /// Creates the terms of a measure if it is a position of a section, else the measure; `nil` if it is not known.
  init?(position measure: Measure, in screen: Screen) {
    guard case .position(let place, let unit, let figure) = measure else {
      self = .measure(measure)
      return
    }
    guard unit == nil, screen.obstacle(to: figure, of: place) == nil else { return nil }
    let isDownwards = screen.properties[.scrollDirection] != .keyword(.horizontal)
    guard figure == .y, isDownwards, place.section > 0 else {
      self = .constant(.zero)
      return
    }
    var amounts = (0..<place.section).map { RequirementTerm.measure(.section(SectionPath($0), .height)) }
    if case .length(let spacing)? = screen.properties[.sectionSpacing] {
      guard let gap = RequirementTerm(spacing) else { return nil }
      amounts.append(.scaled(Rational(place.section), gap))
    }
    self = amounts.count == 1 ? amounts[0] : .sum(amounts)
  }

  /// A length that depends on the container and the text scale alone; `nil` for others.
  private init?(_ length: Length) {
    switch length {
    case .points(let value): self = .constant(value)
    case .sum(let terms):
      let amounts = terms.compactMap { term -> RequirementTerm? in
        switch term.figure {
        case .points: .constant(term.factor)
        case .textPoints: .scaled(term.factor, .measure(.textPoints))
        case .line(let style): .scaled(term.factor, .measure(.line(style)))
        case .containerWidth: .scaled(term.factor, .measure(.containerWidth))
        case .containerHeight: .scaled(term.factor, .measure(.containerHeight))
        case .contentWidth, .columnWidth, .itemWidth: nil
        }
      }
      guard amounts.count == terms.count else { return nil }
      self = amounts.count == 1 ? amounts[0] : .sum(amounts)
    case .minimum(let lengths), .maximum(let lengths):
      let amounts = lengths.compactMap { RequirementTerm($0) }
      guard amounts.count == lengths.count else { return nil }
      if case .minimum = length { self = .least(amounts) } else { self = .greatest(amounts) }
    }
  }
}

extension RequirementExpression {
  /// The figures of the claim that is evaluated, and for each section whose position this names one that shows whether the
  /// section is there.
  func measures(evaluatedAs claim: RequirementExpression, in screen: Screen) -> [Measure] {
    // A figure that depends on no item.
    let isStrip = ResolvedScreenProperties(screen).scrollDirection == .horizontal
    var result = claim.measures
    for case .position(let section, _, _) in measures {
      let presence = Measure.section(section, isStrip ? .height : .width)
      if !result.contains(presence) { result.append(presence) }
    }
    return result
  }
}

extension SymbolicFigureChoice {
  /// The same choice, which tells the figures that a claim names as its author wrote it.
  func telling(
    _ claim: RequirementExpression, in screen: Screen, _ path: inout SymbolicPath
  ) throws(LayoutFailure) -> SymbolicFigureChoice {
    var result = self
    for measure in claim.measures {
      guard let term = RequirementTerm(position: measure, in: screen) else { continue }
      result.told.append((measure, try term.form(self, &path)))
    }
    return result
  }
}
