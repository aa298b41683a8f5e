import SDUIIR

extension RequirementExpression {
  /// Whether this holds of some figures, exactly.
  func holds(_ figures: [MeasuredFigure]) throws(LayoutFailure) -> Bool {
    switch self {
    case .comparison(let left, let sign, let right):
      let left = try left.value(figures)
      return sign.holds(left, try right.value(figures))
    case .all(let claims):
      for claim in claims where !(try claim.holds(figures)) { return false }
      return true
    case .any(let claims):
      for claim in claims where try claim.holds(figures) { return true }
      return false
    }
  }
}

extension RequirementExpression.Comparison {
  fileprivate func holds(_ left: Rational, _ right: Rational) -> Bool {
    switch self {
    case .less: left < right
    case .lessOrEqual: left <= right
    case .equal: left == right
    case .notEqual: left != right
    case .greaterOrEqual: left >= right
    case .greater: left > right
    }
  }
}

extension RequirementTerm {
  /// The value that this has with some figures, exactly (layout rule R1).
  fileprivate func value(_ figures: [MeasuredFigure]) throws(LayoutFailure) -> Rational {
    switch self {
    case .constant(let value): return value
    case .measure(let measure): return figures.first { $0.measure == measure }?.value ?? .zero
    case .scaled(let factor, let amount):
      let value = try amount.value(figures)
      return try exact(factor * value)
    case .sum(let amounts):
      var sum = Rational.zero
      for amount in amounts {
        let value = try amount.value(figures)
        sum = try exact(sum + value)
      }
      return sum
    case .least(let amounts): return try Self.extreme(amounts, figures) { $0 < $1 }
    case .greatest(let amounts): return try Self.extreme(amounts, figures) { $0 > $1 }
    }
  }

  private static func extreme(
    _ amounts: [RequirementTerm], _ figures: [MeasuredFigure], _ isBetter: (Rational, Rational) -> Bool
  ) throws(LayoutFailure) -> Rational {
    var best: Rational?
    for amount in amounts {
      let value = try amount.value(figures)
      if best.map({ isBetter(value, $0) }) ?? true { best = value }
    }
    return best ?? .zero
  }
}

extension Screen {
  /// The same screen with items whose cells are their boxes.
  package var withoutItemInsets: Screen {
    var result = self
    for index in sections.indices { result.sections[index].removeItemInsets() }
    return result
  }
}

extension ScreenSection {
  fileprivate mutating func removeItemInsets() {
    for index in units.indices { units[index].properties[.itemInsets] = nil }
    for index in adaptations.indices {
      adaptations[index].assignments.removeAll { $0.property == .itemInsets }
      guard var replacement = adaptations[index].replacement else { continue }
      for unit in replacement.units.indices { replacement.units[unit][.itemInsets] = nil }
      adaptations[index].replacement = replacement
    }
    for index in sections.indices { sections[index].removeItemInsets() }
  }
}
