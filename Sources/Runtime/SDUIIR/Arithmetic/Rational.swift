/// An exact fraction in lowest terms: the number of layout arithmetic (layout rule R1).
///
/// The denominator is positive, and zero is 0/1, so equal values are equal fields. Every operation that could leave
/// 64 bits throws instead of wrapping.
@frozen public struct Rational: Hashable, Sendable {
  /// The numerator; carries the sign.
  public let numerator: Int64
  /// The denominator; at least 1.
  public let denominator: Int64

  /// A whole number.
  @inlinable public init(_ value: Int) {
    numerator = Int64(value)
    denominator = 1
  }

  /// A fraction, brought to lowest terms.
  ///
  /// - Throws: `ArithmeticError` if the denominator is 0 or the result needs more than 64 bits.
  public init(_ numerator: Int64, over denominator: Int64) throws(ArithmeticError) {
    guard denominator != 0 else { throw .divisionByZero }
    let divisor = greatestCommonDivisor(numerator.magnitude, denominator.magnitude)
    let top = numerator.magnitude / divisor
    let bottom = denominator.magnitude / divisor
    let isNegative = (numerator < 0) != (denominator < 0)
    guard bottom <= UInt64(Int64.max), top <= UInt64(Int64.max) else { throw .overflow }
    self.numerator = isNegative ? -Int64(top) : Int64(top)
    self.denominator = Int64(bottom)
  }

  /// Parts that are in lowest terms already.
  @inlinable init(reducedNumerator numerator: Int64, denominator: Int64) {
    self.numerator = numerator
    self.denominator = denominator
  }

  /// Zero.
  @inlinable public static var zero: Rational { Rational(0) }
  /// One.
  @inlinable public static var one: Rational { Rational(1) }

  /// Whether this is below zero.
  @inlinable public var isNegative: Bool { numerator < 0 }
  /// Whether this is a whole number.
  @inlinable public var isWhole: Bool { denominator == 1 }

  /// The greatest whole number that is not above this.
  public var floor: Int64 {
    let quotient = numerator / denominator
    return numerator < 0 && numerator % denominator != 0 ? quotient - 1 : quotient
  }
}

/// Why exact arithmetic gave up.
public enum ArithmeticError: Error, Hashable, Sendable {
  /// The exact result needs more than 64 bits above or below the line.
  case overflow
  /// A division by zero.
  case divisionByZero
}

extension Rational: Comparable {
  /// Equal values are equal fields.
  @inlinable public static func == (left: Rational, right: Rational) -> Bool {
    left.numerator == right.numerator && left.denominator == right.denominator
  }

  /// Compares by 128-bit cross products, so that it never overflows.
  @inlinable public static func < (left: Rational, right: Rational) -> Bool {
    if left.denominator == right.denominator { return left.numerator < right.numerator }
    return isLess(left, right)
  }

  @usableFromInline static func isLess(_ left: Rational, _ right: Rational) -> Bool {
    if left.isNegative != right.isNegative { return left.isNegative }
    let first = left.numerator.multipliedFullWidth(by: right.denominator)
    let second = right.numerator.multipliedFullWidth(by: left.denominator)
    return first.high != second.high ? first.high < second.high : first.low < second.low
  }
}

// Most lengths are whole numbers, for which the operators compute the result inline; the other cases have functions of
// their own.
extension Rational {
  /// The exact sum.
  @inlinable public static func + (left: Rational, right: Rational) throws(ArithmeticError) -> Rational {
    guard left.denominator == 1, right.denominator == 1 else { return try sum(left, right) }
    return Rational(reducedNumerator: try add(left.numerator, right.numerator), denominator: 1)
  }

  /// The exact difference.
  @inlinable public static func - (left: Rational, right: Rational) throws(ArithmeticError) -> Rational {
    try left + (-right)
  }

  /// The exact product.
  @inlinable public static func * (left: Rational, right: Rational) throws(ArithmeticError) -> Rational {
    guard left.denominator == 1, right.denominator == 1 else { return try product(left, right) }
    return Rational(reducedNumerator: try multiply(left.numerator, right.numerator), denominator: 1)
  }

  @usableFromInline static func sum(_ left: Rational, _ right: Rational) throws(ArithmeticError) -> Rational {
    if left.denominator == right.denominator {
      let (sum, overflow) = left.numerator.addingReportingOverflow(right.numerator)
      guard !overflow else { throw .overflow }
      return try Rational(sum, over: left.denominator)
    }
    let shared = Int64(greatestCommonDivisor(left.denominator.magnitude, right.denominator.magnitude))
    // As of a whole number and a fraction: nothing can cancel.
    if shared == 1 {
      return Rational(
        reducedNumerator: try add(
          multiply(left.numerator, right.denominator), multiply(right.numerator, left.denominator)),
        denominator: try multiply(left.denominator, right.denominator))
    }
    let sum = try add(
      multiply(left.numerator, right.denominator / shared), multiply(right.numerator, left.denominator / shared))
    // Only the shared part of the denominators can still cancel.
    let divisor = Int64(greatestCommonDivisor(sum.magnitude, shared.magnitude))
    return Rational(
      reducedNumerator: sum / divisor, denominator: try multiply(left.denominator / shared, right.denominator / divisor)
    )
  }

  @usableFromInline static func product(_ left: Rational, _ right: Rational) throws(ArithmeticError) -> Rational {
    let first = Int64(greatestCommonDivisor(left.numerator.magnitude, right.denominator.magnitude))
    let second = Int64(greatestCommonDivisor(right.numerator.magnitude, left.denominator.magnitude))
    if first == 1 && second == 1 {
      return Rational(
        reducedNumerator: try multiply(left.numerator, right.numerator),
        denominator: try multiply(left.denominator, right.denominator))
    }
    return Rational(
      reducedNumerator: try multiply(left.numerator / first, right.numerator / second),
      denominator: try multiply(left.denominator / second, right.denominator / first))
  }

  /// The exact quotient.
  public static func / (left: Rational, right: Rational) throws(ArithmeticError) -> Rational {
    guard right.numerator != 0 else { throw .divisionByZero }
    let inverse = Rational(
      reducedNumerator: right.isNegative ? -right.denominator : right.denominator,
      denominator: right.isNegative ? -right.numerator : right.numerator
    )
    return try left * inverse
  }

  /// The same distance on the other side of zero. Never overflows, since the smallest `Int64` is no numerator.
  @inlinable public static prefix func - (value: Rational) -> Rational {
    Rational(reducedNumerator: -value.numerator, denominator: value.denominator)
  }

  @inlinable static func add(_ left: Int64, _ right: Int64) throws(ArithmeticError) -> Int64 {
    let (sum, overflow) = left.addingReportingOverflow(right)
    guard !overflow, sum != Int64.min else { throw .overflow }
    return sum
  }

  @inlinable static func multiply(_ left: Int64, _ right: Int64) throws(ArithmeticError) -> Int64 {
    let (product, overflow) = left.multipliedReportingOverflow(by: right)
    guard !overflow, product != Int64.min else { throw .overflow }
    return product
  }
}

/// The greatest number that divides both, by Euclid; 1 for two zeros, so that it may always be divided by.
@usableFromInline func greatestCommonDivisor(_ left: UInt64, _ right: UInt64) -> UInt64 {
  if left == 1 || right == 1 { return 1 }
  // Processors divide short numbers in a fraction of the time.
  if let left = UInt32(exactly: left), let right = UInt32(exactly: right) {
    var (first, second) = (left, right)
    while second != 0 { (first, second) = (second, first % second) }
    return UInt64(max(first, 1))
  }
  var first = left
  var second = right
  while second != 0 { (first, second) = (second, first % second) }
  return max(first, 1)
}
