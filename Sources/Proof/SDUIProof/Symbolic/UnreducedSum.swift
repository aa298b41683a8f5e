import SDUIIR
import SDUILayout

/// A sum of fractions that is never brought to lowest terms. That is exact as well, takes a fraction of the time, and is
/// all that it takes to know whether the sum is below zero.
struct UnreducedSum {
  private var numerator: Int64
  /// Positive.
  private var denominator: Int64

  init(_ value: Rational) {
    numerator = value.numerator
    denominator = value.denominator
  }

  /// Adds a product. Gives `false`, and is not to be used any more, where a number leaves 64 bits.
  mutating func add(_ left: Rational, times right: Rational) -> Bool {
    let (top, first) = left.numerator.multipliedReportingOverflow(by: right.numerator)
    let (bottom, second) = left.denominator.multipliedReportingOverflow(by: right.denominator)
    let (own, third) = numerator.multipliedReportingOverflow(by: bottom)
    let (others, fourth) = top.multipliedReportingOverflow(by: denominator)
    let (sum, fifth) = own.addingReportingOverflow(others)
    let (shared, sixth) = denominator.multipliedReportingOverflow(by: bottom)
    (numerator, denominator) = (sum, shared)
    return !(first || second || third || fourth || fifth || sixth)
  }

  var isNegative: Bool { numerator < 0 }
  var isZero: Bool { numerator == 0 }
  var isPositive: Bool { numerator > 0 }
}
