import SDUIIR

/// What went wrong inside a section, before it is known where that section stands. One word wide, so that throwing
/// functions stay cheap.
@usableFromInline package indirect enum LayoutFailure: Error {
  /// Layout rule R1: a number left 64 bits, perhaps of an item.
  case arithmetic(ArithmeticError, item: Int? = nil)
  /// A rule that cannot be kept: the item, what is wrong, and the figures that show why.
  case broken(LayoutRule, item: Int?, what: String, why: String)
  /// Something in a section of a stack, by its index there and its name in the source.
  case inside(Int, String, LayoutFailure)

  /// A rule that cannot be kept, of no item in particular.
  @usableFromInline package static func breach(_ rule: LayoutRule, _ what: String, _ why: String) -> LayoutFailure {
    .broken(rule, item: nil, what: what, why: why)
  }

  /// The same problem, of an item.
  @usableFromInline func naming(item: Int) -> LayoutFailure {
    switch self {
    case .arithmetic(let error, let known): .arithmetic(error, item: known ?? item)
    case .broken(let rule, let known, let what, let why): .broken(rule, item: known ?? item, what: what, why: why)
    case .inside(let index, let name, let problem): .inside(index, name, problem.naming(item: item))
    }
  }

  /// What an arithmetic error is called.
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
    case .inside: (rule, parts) = (.stack, (nil, "", ""))
    }
    let item = parts.item.map { ", item \($0)" } ?? ""
    self.init(
      rule: rule, section: section, innerSection: inner, sectionName: name, item: parts.item,
      containerWidth: containerWidth,
      message: "\(place)\(item): \(parts.what) at container width \(containerWidth.shortText): \(parts.why)")
  }
}
