import SDUIIR
import SDUILayout

/// The figures that a claim names, as functions, of one choice of items.
struct SymbolicFigureChoice {
  private(set) var figures: [(measure: Measure, form: LinearForm)] = []
  /// The figures of a container in which the claim fails.
  var told: [(measure: Measure, form: LinearForm)] = []
  /// The chosen size of a unit's items.
  private var taken: [(section: SectionPath, unit: Int, index: Int)] = []
  /// The items of sections where these decide.
  private(set) var fillings: [SectionFilling] = []

  /// The same choice with the items of one more section.
  func adding(_ filling: SectionFilling) -> SymbolicFigureChoice {
    var result = self
    result.fillings.append(filling)
    return result
  }

  /// The items of all sections where these decide.
  var items: [ShownItems] { fillings.map { $0.items } }

  /// The same choice with a figure of each of a unit's items: figures of one unit are figures of one and the same item.
  func taking(
    _ items: [ItemSize], of section: SectionPath, _ unit: Int, _ figure: Measure.UnitFigure
  ) -> [SymbolicFigureChoice] {
    items.indices.compactMap { index in
      taking(index, of: section, unit)?
        .adding(.unit(section, unit, figure), figure == .width ? items[index].width : items[index].height)
    }
  }

  /// The items of a section, where these decide.
  func filling(of section: SectionPath) -> SectionFilling? { fillings.first { $0.section == section } }

  /// The same choice with one more figure.
  func adding(_ measure: Measure, _ form: LinearForm) -> SymbolicFigureChoice {
    var result = self
    result.figures.append((measure, form))
    return result
  }

  /// The same choice with one of the sizes of a unit's items; `nil` if another was taken already.
  private func taking(_ index: Int, of section: SectionPath, _ unit: Int) -> SymbolicFigureChoice? {
    if let known = taken.first(where: { $0.section == section && $0.unit == unit }) {
      return known.index == index ? self : nil
    }
    var result = self
    result.taken.append((section, unit, index))
    return result
  }
}

extension RequirementExpression {
  /// Whether this holds throughout a part of the containers; the path divides them where it does so in some.
  func holds(_ choice: SymbolicFigureChoice, _ path: inout SymbolicPath) throws(LayoutFailure) -> Bool {
    switch self {
    case .comparison(let left, let sign, let right):
      let (first, second) = (try left.form(choice, &path), try right.form(choice, &path))
      return try sign.holds(first, second, &path)
    case .all(let claims):
      for claim in claims where try !claim.holds(choice, &path) { return false }
      return true
    case .any(let claims):
      for claim in claims where try claim.holds(choice, &path) { return true }
      return false
    }
  }

  /// The part of this that is to blame where it fails.
  ///
  /// - Parameter evaluated: The same claim, without positions.
  func failing(
    _ evaluated: RequirementExpression, _ choice: SymbolicFigureChoice, _ path: inout SymbolicPath
  ) throws(LayoutFailure) -> RequirementExpression {
    guard case .all(let claims) = self, case .all(let parts) = evaluated else { return self }
    for (claim, part) in zip(claims, parts) where try !part.holds(choice, &path) {
      return try claim.failing(part, choice, &path)
    }
    return self
  }

  /// By how much a single comparison holds; `nil` where that has no meaning.
  func difference(_ choice: SymbolicFigureChoice, _ path: inout SymbolicPath) throws(LayoutFailure) -> LinearForm? {
    guard case .comparison(let left, let sign, let right) = self else { return nil }
    let (first, second) = (try left.form(choice, &path), try right.form(choice, &path))
    switch sign {
    case .less, .lessOrEqual: return try second - first
    case .greater, .greaterOrEqual: return try first - second
    case .equal, .notEqual: return nil
    }
  }
}

extension RequirementExpression.Comparison {
  fileprivate func holds(
    _ left: LinearForm, _ right: LinearForm, _ path: inout SymbolicPath
  ) throws(LayoutFailure) -> Bool {
    switch self {
    case .less: try path.isLess(left, right)
    case .lessOrEqual: try !path.isLess(right, left)
    case .equal: try path.isEqual(left, right)
    case .notEqual: try !path.isEqual(left, right)
    case .greaterOrEqual: try !path.isLess(left, right)
    case .greater: try path.isLess(right, left)
    }
  }
}

extension RequirementTerm {
  /// The value that this has with the figures of a choice.
  func form(
    _ choice: SymbolicFigureChoice, _ path: inout SymbolicPath
  ) throws(LayoutFailure) -> LinearForm {
    switch self {
    case .constant(let value): return LinearForm(value)
    case .measure(let measure): return choice.figures.first { $0.measure == measure }?.form ?? .zero
    case .scaled(let factor, let amount): return try amount.form(choice, &path) * factor
    case .sum(let amounts):
      var sum = LinearForm.zero
      for amount in amounts { sum = try sum + amount.form(choice, &path) }
      return sum
    case .least(let amounts): return try Self.best(amounts, choice, &path, isLeast: true)
    case .greatest(let amounts): return try Self.best(amounts, choice, &path, isLeast: false)
    }
  }

  private static func best(
    _ amounts: [RequirementTerm], _ choice: SymbolicFigureChoice, _ path: inout SymbolicPath, isLeast: Bool
  ) throws(LayoutFailure) -> LinearForm {
    var result: LinearForm?
    for amount in amounts {
      let form = try amount.form(choice, &path)
      guard let best = result else {
        result = form
        continue
      }
      result = try isLeast ? path.least(best, form) : path.greatest(best, form)
    }
    return result ?? .zero
  }
}

extension RequirementExpression {
  /// The sections whose figures it names, in their order.
  var sections: [SectionPath] {
    var result: [SectionPath] = []
    for section in measures.compactMap({ $0.section }) where !result.contains(section) { result.append(section) }
    return result
  }
}
