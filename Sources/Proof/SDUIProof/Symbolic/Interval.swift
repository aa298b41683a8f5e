import SDUIIR
import SDUILayout

/// All numbers between two bounds. Never empty.
public struct Interval: Hashable, Sendable {
  /// `nil` where there is none.
  public private(set) var lower: Bound?
  /// `nil` where there is none.
  public private(set) var upper: Bound?

  /// An end of an interval.
  public struct Bound: Hashable, Sendable {
    /// The end of the interval.
    public let value: Rational
    /// Whether that belongs to it.
    public let isIncluded: Bool

    /// Creates an end of an interval, which by default belongs to it.
    public init(_ value: Rational, isIncluded: Bool = true) {
      self.value = value
      self.isIncluded = isIncluded
    }
  }

  /// All numbers between two bounds.
  public init(lower: Bound? = nil, upper: Bound? = nil) {
    self.lower = lower
    self.upper = upper
  }

  /// One number.
  public init(_ value: Rational) { self.init(lower: Bound(value), upper: Bound(value)) }

  /// No number at all: what is left where nothing meets.
  static var empty: Interval { Interval(lower: Bound(.one), upper: Bound(.zero)) }

  /// The one number that belongs to it, if it is one.
  public var single: Rational? { lower != nil && lower == upper ? lower?.value : nil }
}

extension Interval {
  /// Whether some of it lies below zero.
  var reachesBelowZero: Bool { lower.map { $0.value.isNegative } ?? true }

  /// Whether some of it lies at zero or above.
  var reachesZero: Bool {
    guard let upper else { return true }
    return upper.value > .zero || (upper.value == .zero && upper.isIncluded)
  }

  /// Keeps what belongs to another interval, too.
  mutating func limit(_ other: Interval) {
    if let bound = other.lower, lower.map({ $0.isLooser(than: bound, isLower: true) }) ?? true { lower = bound }
    if let bound = other.upper, upper.map({ $0.isLooser(than: bound, isLower: false) }) ?? true { upper = bound }
  }

  /// Adds another interval and all numbers between both.
  mutating func extend(to other: Interval) {
    if let bound = lower, other.lower.map({ $0.isLooser(than: bound, isLower: true) }) ?? true { lower = other.lower }
    if let bound = upper, other.upper.map({ $0.isLooser(than: bound, isLower: false) }) ?? true { upper = other.upper }
  }

  /// The sums of the members of two intervals.
  func adding(_ other: Interval) throws(LayoutFailure) -> Interval {
    Interval(lower: try Self.sum(lower, other.lower), upper: try Self.sum(upper, other.upper))
  }

  /// The members times a factor, which is not zero.
  func scaled(by factor: Rational) throws(LayoutFailure) -> Interval {
    let (first, second) = (try Self.product(lower, factor), try Self.product(upper, factor))
    return factor.isNegative ? Interval(lower: second, upper: first) : Interval(lower: first, upper: second)
  }

  /// Whether a number belongs to it.
  package func contains(_ value: Rational) -> Bool {
    if let lower, value < lower.value || (value == lower.value && !lower.isIncluded) { return false }
    if let upper, value > upper.value || (value == upper.value && !upper.isIncluded) { return false }
    return true
  }

  /// Whether nothing belongs to it, as after limits that nothing meets.
  var isEmpty: Bool {
    guard let lower, let upper else { return false }
    return lower.value > upper.value || (lower.value == upper.value && !(lower.isIncluded && upper.isIncluded))
  }

  /// A member: what is wished, if it is one; else the lower bound if it is one, or the first whole number above it; else
  /// the upper bound, or something between.
  func member(near wish: Rational? = nil) throws(LayoutFailure) -> Rational {
    if let wish, contains(wish) { return wish }
    if let lower, lower.isIncluded { return lower.value }
    if let lower, let next = try? Rational(lower.value.floor, over: 1) + .one, contains(next) { return next }
    if let upper, upper.isIncluded { return upper.value }
    switch (lower, upper) {
    case (let lower?, let upper?): return try exact((lower.value + upper.value) / Rational(2))
    case (let lower?, nil): return try exact(lower.value + .one)
    case (nil, let upper?): return try exact(upper.value - .one)
    case (nil, nil): return .zero
    }
  }

  private static func sum(_ left: Bound?, _ right: Bound?) throws(LayoutFailure) -> Bound? {
    guard let left, let right else { return nil }
    return Bound(try exact(left.value + right.value), isIncluded: left.isIncluded && right.isIncluded)
  }

  private static func product(_ bound: Bound?, _ factor: Rational) throws(LayoutFailure) -> Bound? {
    guard let bound else { return nil }
    return Bound(try exact(bound.value * factor), isIncluded: bound.isIncluded)
  }
}

extension Interval.Bound {
  /// Whether another bound of the same side leaves less.
  fileprivate func isLooser(than other: Interval.Bound, isLower: Bool) -> Bool {
    if value == other.value { return isIncluded && !other.isIncluded }
    return isLower ? value < other.value : value > other.value
  }
}
