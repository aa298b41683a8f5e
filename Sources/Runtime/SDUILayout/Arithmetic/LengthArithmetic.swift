import SDUIIR

/// Decides the comparisons that the rules of sizes make. Numbers compare at once (`ExactArithmetic`). A function may be
/// less than another in some containers only; `SymbolicPath` of `SDUIProof` then goes on with a part of them.
@usableFromInline package protocol LengthArithmetic<Value> {
  associatedtype Value: LengthValue

  /// Whether a length is below zero.
  mutating func isNegative(_ value: Value) throws(LayoutFailure) -> Bool
  /// Whether a length is less than another.
  mutating func isLess(_ left: Value, _ right: Value) throws(LayoutFailure) -> Bool
  /// `⌊dividend / divisor⌋` of lengths that are not negative, the divisor positive; at most so much.
  mutating func quotient(_ dividend: Value, by divisor: Value, atMost limit: Int64) throws(LayoutFailure) -> Int64
  /// Whether a length that is not negative is at least so many times another, which is positive.
  mutating func reaches(_ dividend: Value, _ divisor: Value, times count: Int64) throws(LayoutFailure) -> Bool
  /// Notes that the result depends on the container's height.
  mutating func noteHeight()
  /// A width that takes the place of those that data decides; `nil` where data is known.
  var openWidth: Value? { get }
  /// A height that takes the place of those that data decides; `nil` where data is known.
  var openHeight: Value? { get }
  /// Computes the width of one of many columns whose number is not known; `nil` if columns are counted.
  mutating func manyColumns(
    atLeast least: Value, gap: Value, in content: Value
  ) throws(LayoutFailure) -> (count: Int64, width: Value)?
  /// Goes on where something does not fit that other numbers of items would make fit, if only sizes matter.
  mutating func note(misfit failure: LayoutFailure) throws(LayoutFailure)
}

extension LengthArithmetic {
  /// Whether two lengths are equal.
  @inlinable package mutating func isEqual(_ left: Value, _ right: Value) throws(LayoutFailure) -> Bool {
    if left == right { return true }
    if try isLess(left, right) { return false }
    return try !isLess(right, left)
  }

  /// The lesser length.
  @inlinable @inline(__always)
  package mutating func least(_ left: Value, _ right: Value) throws(LayoutFailure) -> Value {
    try isLess(right, left) ? right : left
  }

  /// The greater length.
  @inlinable @inline(__always)
  package mutating func greatest(_ left: Value, _ right: Value) throws(LayoutFailure) -> Value {
    try isLess(left, right) ? right : left
  }

  /// A length that may not be negative (layout rule R26); the words are of a sentence that names it.
  @inlinable @inline(__always)
  package mutating func extent(
    _ value: Value, _ rule: LayoutRule, _ sentence: (Value) -> String
  ) throws(LayoutFailure) -> Value {
    guard try !isNegative(value) else { throw .breach(rule, sentence(value), "no extent may be negative") }
    return value
  }
}

/// Compares numbers.
@usableFromInline package struct ExactArithmetic: LengthArithmetic {
  @inlinable @inline(__always) package init() {}

  @inlinable @inline(__always) package func isNegative(_ value: Rational) -> Bool { value.isNegative }

  @inlinable @inline(__always) package func isLess(_ left: Rational, _ right: Rational) -> Bool { left < right }

  @inlinable @inline(__always)
  package func quotient(
    _ dividend: Rational, by divisor: Rational, atMost limit: Int64
  ) throws(LayoutFailure) -> Int64 {
    min(try exact(dividend / divisor).floor, limit)
  }

  @inlinable
  package func reaches(_ dividend: Rational, _ divisor: Rational, times count: Int64) throws(LayoutFailure) -> Bool {
    try exact(dividend / divisor).floor >= count
  }

  @inlinable @inline(__always) package func noteHeight() {}

  @inlinable @inline(__always) package var openWidth: Rational? { nil }

  @inlinable @inline(__always) package var openHeight: Rational? { nil }

  @inlinable @inline(__always)
  package func manyColumns(
    atLeast least: Rational, gap: Rational, in content: Rational
  ) -> (count: Int64, width: Rational)? { nil }

  @inlinable package func note(misfit failure: LayoutFailure) throws(LayoutFailure) { throw failure }
}
