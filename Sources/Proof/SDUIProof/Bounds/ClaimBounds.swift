import SDUIIR
import SDUILayout

/// The outcome of a claim over all values that its figures may have.
enum BoundedOutcome {
  /// It holds for all of them.
  case always
  /// It fails for all of them.
  case never
  /// It may hold for some and fail for others.
  case unknown

  fileprivate init(always: Bool, never: Bool) { self = always ? .always : never ? .never : .unknown }

  fileprivate var negated: BoundedOutcome {
    switch self {
    case .always: .never
    case .never: .always
    case .unknown: .unknown
    }
  }
}

extension [(measure: Measure, bounds: FigureBounds)] {
  /// Raises the heights of sections to those of their items: a section is no lower than each item that it shows.
  mutating func raiseHeights(_ path: inout SymbolicPath) throws(LayoutFailure) {
    for index in indices {
      guard case .section(let section, .height) = self[index].measure else { continue }
      for item in self {
        guard case .unit(section, _, .height) = item.measure, item.bounds.isSingle, let height = item.bounds.least,
          let least = self[index].bounds.least
        else { continue }
        self[index].bounds = FigureBounds(try path.greatest(least, height), self[index].bounds.greatest)
      }
    }
  }
}

/// Interval arithmetic over functions: a claim that holds with the least favourable ends of its figures holds for all
/// values between. Figures count as independent of one another, so that `unknown` says nothing.
extension RequirementExpression {
  func outcome(
    _ bounds: [(measure: Measure, bounds: FigureBounds)], _ path: inout SymbolicPath
  ) throws(LayoutFailure) -> BoundedOutcome {
    switch self {
    case .comparison(let left, let sign, let right):
      if sign == .greaterOrEqual, left.isNoLower(than: right) { return .always }
      if sign == .lessOrEqual, right.isNoLower(than: left) { return .always }
      return try sign.outcome(left.bounds(bounds, &path), right.bounds(bounds, &path), &path)
    case .all(let claims):
      var result = BoundedOutcome.always
      for claim in claims {
        switch try claim.outcome(bounds, &path) {
        case .always: continue
        case .never: return .never
        case .unknown: result = .unknown
        }
      }
      return result
    case .any(let claims):
      var result = BoundedOutcome.never
      for claim in claims {
        switch try claim.outcome(bounds, &path) {
        case .always: return .always
        case .never: continue
        case .unknown: result = .unknown
        }
      }
      return result
    }
  }
}

extension RequirementExpression.Comparison {
  fileprivate func outcome(
    _ left: FigureBounds, _ right: FigureBounds, _ path: inout SymbolicPath
  ) throws(LayoutFailure) -> BoundedOutcome {
    switch self {
    case .less: return try Self.isLess(left, right, &path)
    case .greaterOrEqual: return try Self.isLess(left, right, &path).negated
    case .greater: return try Self.isLess(right, left, &path)
    case .lessOrEqual: return try Self.isLess(right, left, &path).negated
    case .equal: return try Self.isEqual(left, right, &path)
    case .notEqual: return try Self.isEqual(left, right, &path).negated
    }
  }

  private static func isLess(
    _ left: FigureBounds, _ right: FigureBounds, _ path: inout SymbolicPath
  ) throws(LayoutFailure) -> BoundedOutcome {
    if let end = left.greatest, let other = right.least, try path.isLess(end, other) { return .always }
    if let end = right.greatest, let other = left.least, try !path.isLess(other, end) { return .never }
    return .unknown
  }

  private static func isEqual(
    _ left: FigureBounds, _ right: FigureBounds, _ path: inout SymbolicPath
  ) throws(LayoutFailure) -> BoundedOutcome {
    for (one, other) in [(left, right), (right, left)] {
      if try isLess(one, other, &path) == .always { return .never }
    }
    // Then both are one value.
    guard try isLess(left, right, &path) == .never, try isLess(right, left, &path) == .never else { return .unknown }
    return .always
  }
}

extension RequirementTerm {
  /// Whether it is the height of a section, and the other one that of its items.
  fileprivate func isNoLower(than other: RequirementTerm) -> Bool {
    guard case .measure(.section(let section, .height)) = self,
      case .measure(.unit(let place, _, .height)) = other
    else { return false }
    return place == section || (section.inner == nil && place.section == section.section)
  }

  fileprivate func bounds(
    _ known: [(measure: Measure, bounds: FigureBounds)], _ path: inout SymbolicPath
  ) throws(LayoutFailure) -> FigureBounds {
    switch self {
    case .constant(let value): return FigureBounds(LinearForm(value))
    case .measure(let measure): return known.first { $0.measure == measure }?.bounds ?? .anySize
    case .scaled(let factor, let amount): return try amount.bounds(known, &path) * factor
    case .sum(let amounts):
      var sum = FigureBounds(.zero)
      for amount in amounts { sum = try sum + amount.bounds(known, &path) }
      return sum
    case .least(let amounts):
      return try Self.best(amounts, known, &path) { one, other, path throws(LayoutFailure) in
        try one.least(other, &path)
      }
    case .greatest(let amounts):
      return try Self.best(amounts, known, &path) { one, other, path throws(LayoutFailure) in
        try one.greatest(other, &path)
      }
    }
  }

  private static func best(
    _ amounts: [RequirementTerm], _ known: [(measure: Measure, bounds: FigureBounds)], _ path: inout SymbolicPath,
    _ join: (FigureBounds, FigureBounds, inout SymbolicPath) throws(LayoutFailure) -> FigureBounds
  ) throws(LayoutFailure) -> FigureBounds {
    var result: FigureBounds?
    for amount in amounts {
      let bounds = try amount.bounds(known, &path)
      result = try result.map { one throws(LayoutFailure) in try join(one, bounds, &path) } ?? bounds
    }
    return result ?? .anySize
  }
}
