/// Numbers at equal steps, each known at once: `first + index · step`, for so many indices as it was made for.
///
/// All of them are held over one denominator. So the first and the last tell whether any leaves 64 bits, and asking for
/// one cannot fail.
package struct Progression: Hashable, Sendable {
  /// Over `denominator`, as `step` is.
  private let first: Int64
  private let step: Int64
  private let denominator: Int64

  /// - Throws: `ArithmeticError` if one of the numbers needs more than 64 bits over the common denominator.
  package init(first: Rational, step: Rational, count: Int) throws(ArithmeticError) {
    denominator = try Rational.commonDenominator(first.denominator, step.denominator)
    self.first = try Rational.multiply(first.numerator, denominator / first.denominator)
    self.step = try Rational.multiply(step.numerator, denominator / step.denominator)
    let way = try Rational.multiply(self.step, Int64(clamping: max(0, count - 1)))
    guard !self.first.addingReportingOverflow(way).overflow else { throw .overflow }
  }

  /// The number at an index from 0, below the count.
  package subscript(index: Int) -> Rational {
    Rational(reducing: first &+ step &* Int64(index), positive: denominator)
  }
}

extension Rational {
  /// The least number that two denominators divide.
  package static func commonDenominator(_ left: Int64, _ right: Int64) throws(ArithmeticError) -> Int64 {
    if left == right { return left }
    return try multiply(left, right / Int64(greatestCommonDivisor(left.magnitude, right.magnitude)))
  }

  /// A fraction whose parts fit.
  @inlinable package init(reducing numerator: Int64, positive denominator: Int64) {
    if denominator == 1 {
      self.init(reducedNumerator: numerator, denominator: 1)
    } else {
      let divisor = Int64(greatestCommonDivisor(numerator.magnitude, denominator.magnitude))
      self.init(reducedNumerator: numerator / divisor, denominator: denominator / divisor)
    }
  }
}
