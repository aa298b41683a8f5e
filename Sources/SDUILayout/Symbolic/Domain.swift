import SDUIIR

/// Containers that have something in common: between bounds of each variable, and where some linear functions are not
/// negative, or are. Never empty.
public struct Domain: Hashable, Sendable {
  /// By variable.
  private var intervals: [Interval]
  /// What depends on several variables.
  private var constraints: [Constraint] = []

  /// All containers whose variables lie between bounds; a variable without bounds may be anything.
  public init(_ intervals: [LinearForm.Variable: Interval]) {
    self.intervals = LinearForm.Variable.allCases.map { intervals[$0] ?? Interval() }
  }

  /// The bounds of a variable by themselves.
  public subscript(variable: LinearForm.Variable) -> Interval { intervals[variable.rawValue] }

  /// The widths of containers that differ in nothing else; none are known where several variables depend on one another.
  var widths: Interval? { constraints.isEmpty ? self[.containerWidth] : nil }

  /// A linear function that is not negative, or one that is.
  struct Constraint: Hashable, Sendable {
    let form: LinearForm
    let isNegative: Bool
  }

  /// Between which values a linear function lies.
  func range(of form: LinearForm) throws(Problem) -> Interval {
    if constraints.isEmpty { return try rangeWithinBounds(of: form) }
    return try Elimination(intervals, constraints).range(of: form)
  }

  /// Whether a linear function is below zero somewhere, and whether it is not somewhere.
  func signs(of form: LinearForm) throws(Problem) -> (reachBelowZero: Bool, reachZero: Bool) {
    // The bounds of the variables alone decide nearly always.
    var range = try rangeWithinBounds(of: form)
    if range.reachesBelowZero && range.reachesZero && !constraints.isEmpty { range = try self.range(of: form) }
    return (range.reachesBelowZero, range.reachesZero)
  }

  /// Nothing outside of this is a value of a linear function, though not all inside need be.
  func rangeWithinBounds(of form: LinearForm) throws(Problem) -> Interval {
    var result = Interval(form.constant)
    for variable in form.variables { result = try result.adding(self[variable].scaled(by: form[variable])) }
    return result
  }

  /// Keeps the containers where a function is negative, or those where it is not; there must be some.
  mutating func limit(_ form: LinearForm, isNegative: Bool) throws(Problem) {
    let variables = form.variables
    guard variables.count == 1, let variable = variables.first else {
      return constraints.append(Constraint(form: form, isNegative: isNegative))
    }
    // `c + f·x < 0` bounds x from above where f is positive; otherwise and where it is not negative from below.
    let bound = Interval.Bound(try exact(-form.constant / form[variable]), isIncluded: !isNegative)
    let isUpper = isNegative != form[variable].isNegative
    intervals[variable.rawValue].limit(isUpper ? Interval(upper: bound) : Interval(lower: bound))
  }

  /// Some container of the domain, by variable.
  ///
  /// - Parameter wishes: What variables should be, by their order, where they may be that.
  func point(near wishes: [Rational?] = []) throws(Problem) -> [Rational] {
    guard constraints.isEmpty else { return try Elimination(intervals, constraints).point(near: wishes) }
    var point: [Rational] = []
    for (index, interval) in intervals.enumerated() {
      point.append(try interval.member(near: index < wishes.count ? wishes[index] : nil))
    }
    return point
  }
}

/// All numbers between two bounds. Never empty.
public struct Interval: Hashable, Sendable {
  /// `nil` where there is none.
  public private(set) var lower: Bound?
  /// `nil` where there is none.
  public private(set) var upper: Bound?

  /// An end of an interval.
  public struct Bound: Hashable, Sendable {
    /// Where the interval ends.
    public let value: Rational
    /// Whether that belongs to it.
    public let isIncluded: Bool

    /// An end of an interval, which belongs to it unless told otherwise.
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

  /// The one number that belongs to it, if it is one.
  public var single: Rational? { lower != nil && lower == upper ? lower?.value : nil }
}

extension Interval {
  /// Whether some of it lies below zero.
  var reachesBelowZero: Bool { lower.map(\.value.isNegative) ?? true }

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

  /// Adds one that lies behind it without a gap.
  mutating func extend(to next: Interval) { upper = next.upper }

  /// The sums of the members of two intervals.
  func adding(_ other: Interval) throws(Problem) -> Interval {
    Interval(lower: try Self.sum(lower, other.lower), upper: try Self.sum(upper, other.upper))
  }

  /// The members times a factor, which is not zero.
  func scaled(by factor: Rational) throws(Problem) -> Interval {
    let (first, second) = (try Self.product(lower, factor), try Self.product(upper, factor))
    return factor.isNegative ? Interval(lower: second, upper: first) : Interval(lower: first, upper: second)
  }

  /// Whether a number belongs to it.
  func contains(_ value: Rational) -> Bool {
    if let lower, value < lower.value || (value == lower.value && !lower.isIncluded) { return false }
    if let upper, value > upper.value || (value == upper.value && !upper.isIncluded) { return false }
    return true
  }

  /// Whether nothing belongs to it, as after limits that nothing meets.
  var isEmpty: Bool {
    guard let lower, let upper else { return false }
    return lower.value > upper.value || (lower.value == upper.value && !(lower.isIncluded && upper.isIncluded))
  }

  /// A member: what is wished, if it is one; else the lower bound or the upper if it is one, else something between.
  func member(near wish: Rational? = nil) throws(Problem) -> Rational {
    if let wish, contains(wish) { return wish }
    if let lower, lower.isIncluded { return lower.value }
    if let upper, upper.isIncluded { return upper.value }
    switch (lower, upper) {
    case (let lower?, let upper?): return try exact((lower.value + upper.value) / Rational(2))
    case (let lower?, nil): return try exact(lower.value + .one)
    case (nil, let upper?): return try exact(upper.value - .one)
    case (nil, nil): return .zero
    }
  }

  private static func sum(_ left: Bound?, _ right: Bound?) throws(Problem) -> Bound? {
    guard let left, let right else { return nil }
    return Bound(try exact(left.value + right.value), isIncluded: left.isIncluded && right.isIncluded)
  }

  private static func product(_ bound: Bound?, _ factor: Rational) throws(Problem) -> Bound? {
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
