import SDUIIR

/// An error inside a section whose place is not known yet. One word wide, so that throwing functions stay cheap.
@usableFromInline package indirect enum LayoutFailure: Error {
  /// Layout rule R1: a number left 64 bits, perhaps of an item.
  case arithmetic(ArithmeticError, item: Int? = nil)
  /// A rule that cannot be kept: the item, what is wrong, and the figures that show why.
  case broken(LayoutRule, item: Int?, what: String, why: String)
  /// Layout rule R13: a grid that has too few columns, perhaps for an item.
  case tooFewColumns(ColumnShortage, item: Int? = nil)
  /// Something in a section of a stack, by its index there and its name in the source.
  case inside(Int, String, LayoutFailure)

  /// A rule that cannot be kept, of no item in particular.
  @inline(never)
  @usableFromInline package static func breach(_ rule: LayoutRule, _ what: String, _ why: String) -> LayoutFailure {
    .broken(rule, item: nil, what: what, why: why)
  }

  /// The same problem, of an item.
  @usableFromInline func naming(item: Int) -> LayoutFailure {
    switch self {
    case .arithmetic(let error, let known): .arithmetic(error, item: known ?? item)
    case .broken(let rule, let known, let what, let why): .broken(rule, item: known ?? item, what: what, why: why)
    case .tooFewColumns(let shortage, let known): .tooFewColumns(shortage, item: known ?? item)
    case .inside(let index, let name, let problem): .inside(index, name, problem.naming(item: item))
    }
  }

  /// The rule that cannot be kept; `nil` where numbers leave 64 bits.
  package var brokenRule: LayoutRule? {
    switch self {
    case .arithmetic: nil
    case .broken(let rule, _, _, _): rule
    case .tooFewColumns(let shortage, _): shortage.rule
    case .inside(_, _, let problem): problem.brokenRule
    }
  }

  /// The columns that are missing, if that is the problem.
  package var columnShortage: ColumnShortage? {
    switch self {
    case .arithmetic, .broken: nil
    case .tooFewColumns(let shortage, _): shortage
    case .inside(_, _, let problem): problem.columnShortage
    }
  }

  /// Returns the sentence for an arithmetic error.
  static func sentence(_ error: ArithmeticError) -> String {
    switch error {
    case .overflow: "a number needs more than 64 bits"
    case .divisionByZero: "a length is divided by zero"
    }
  }

  /// Why there is no frame then.
  static let reason = "lengths are exact fractions"
}

/// Lifts exact arithmetic into layout: `try exact(a + b)`.
@inlinable @inline(__always)
package func exact<Result>(_ value: @autoclosure () throws(ArithmeticError) -> Result) throws(LayoutFailure) -> Result {
  do { return try value() } catch { throw .arithmetic(error) }
}

extension LayoutError {
  /// A problem and where it arose.
  package init(
    _ problem: LayoutFailure, section: Int? = nil, inner: Int? = nil, name: String? = nil, containerWidth: Rational
  ) {
    if case .inside(let inner, let name, let problem) = problem {
      self.init(problem, section: section, inner: inner, name: name, containerWidth: containerWidth)
      return
    }
    let place = name.map { "section `\($0)`" } ?? "the screen"
    let rule: LayoutRule
    let parts: (item: Int?, what: String, why: String)
    switch problem {
    case .arithmetic(let error, let item):
      (rule, parts) = (.exactArithmetic, (item, LayoutFailure.sentence(error), LayoutFailure.reason))
    case .broken(let broken, let item, let what, let why): (rule, parts) = (broken, (item, what, why))
    case .tooFewColumns(let shortage, let item):
      (rule, parts) = (shortage.rule, (item, shortage.what, "the grid has \(shortage.columns)"))
    case .inside: (rule, parts) = (.stack, (nil, "", ""))
    }
    let item = parts.item.map { ", item \($0)" } ?? ""
    self.init(
      rule: rule, section: section, innerSection: inner, sectionName: name, item: parts.item,
      containerWidth: containerWidth, columnShortage: problem.columnShortage,
      problem: "\(place)\(item): \(parts.what)", reason: parts.why)
  }
}

extension ColumnShortage {
  /// A phrase for the part that takes more columns than there are.
  fileprivate var what: String {
    switch need {
    case .span(let count, _): "the item spans \(count) columns"
    case .start(let column): "the items begin in column \(column)"
    }
  }
}
