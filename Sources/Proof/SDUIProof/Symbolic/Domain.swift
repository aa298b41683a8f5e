import SDUIIR
import SDUILayout

/// Containers that have something in common: between bounds of each variable, and of some functions of several. Never
/// empty.
package struct Domain: Hashable, Sendable {
  private var intervals: PerVariable<Interval>
  /// The constraints on several variables; no direction twice.
  private var bands: [Band] = []

  /// All containers whose variables lie between bounds; a variable without bounds may be anything.
  package init(_ intervals: [LinearForm.Variable: Interval]) {
    self.intervals = PerVariable(Interval())
    for variable in Variables.all {
      if let interval = intervals[variable] { self.intervals[variable] = interval }
    }
  }

  /// The bounds of a variable by themselves.
  package subscript(variable: LinearForm.Variable) -> Interval { intervals[variable] }

  /// Between which values a sum of several variables lies.
  struct Band: Hashable, Sendable {
    /// Without a constant; the first variable that counts does so by 1.
    let direction: LinearForm
    fileprivate(set) var interval: Interval
  }

  /// Between which values a linear function lies.
  func range(of form: LinearForm) throws(LayoutFailure) -> Interval {
    if bands.isEmpty { return try rangeWithinBounds(of: form) }
    let relevant = bands(about: form)
    guard let band = relevant.first else { return try rangeWithinBounds(of: form) }
    var inBands = Variables()
    for band in relevant { inBands.formUnion(band.direction.counting) }
    // Variables that are in no band are free of the others.
    let rest = try rangeWithinBounds(of: form.leavingOut(inBands))
    let bound = form.terms(of: inBands)
    if relevant.count == 1 {
      if let variable = bound.onlyVariable {
        return try values(of: variable, in: band).scaled(by: form[variable]).adding(rest)
      }
      if let factor = try bound.factor(of: band.direction) {
        return try values(of: band).scaled(by: factor).adding(rest)
      }
    }
    return try Elimination(intervals, of: inBands, relevant).range(of: bound).adding(rest)
  }

  /// Whether a linear function is below zero somewhere, and whether it is not somewhere.
  func signs(of form: LinearForm) throws(LayoutFailure) -> (reachBelowZero: Bool, reachZero: Bool) {
    // The bounds of the variables alone decide nearly always.
    guard let below = reachesBelowZeroWithinBounds(form), let zero = reachesZeroWithinBounds(form) else {
      let range = try self.range(of: form)
      return (range.reachesBelowZero, range.reachesZero)
    }
    guard below, zero, !bands.isEmpty else { return (below, zero) }
    let range = try self.range(of: form)
    return (range.reachesBelowZero, range.reachesZero)
  }

  /// Whether a function may be below zero, as far as the bounds of its variables say; `nil` where numbers are too large.
  private func reachesBelowZeroWithinBounds(_ form: LinearForm) -> Bool? {
    var least = UnreducedSum(form.constant)
    for variable in form.counting {
      let interval = intervals[variable]
      guard let bound = form[variable].isNegative ? interval.upper : interval.lower else { return true }
      guard least.add(form[variable], times: bound.value) else { return nil }
    }
    return least.isNegative
  }

  /// Whether a function may be zero or above, as far as the bounds of its variables say; `nil` where numbers are too
  /// large.
  private func reachesZeroWithinBounds(_ form: LinearForm) -> Bool? {
    var greatest = UnreducedSum(form.constant)
    var isIncluded = true
    for variable in form.counting {
      let interval = intervals[variable]
      guard let bound = form[variable].isNegative ? interval.lower : interval.upper else { return true }
      guard greatest.add(form[variable], times: bound.value) else { return nil }
      isIncluded = isIncluded && bound.isIncluded
    }
    return greatest.isPositive || (greatest.isZero && isIncluded)
  }

  /// Nothing outside of this is a value of a linear function, though not all inside need be.
  func rangeWithinBounds(of form: LinearForm) throws(LayoutFailure) -> Interval {
    var result = Interval(form.constant)
    for variable in form.counting {
      result = try result.adding(intervals[variable].scaled(by: form[variable]))
    }
    return result
  }

  /// Keeps the containers where a function is negative, or those where it is not; there must be some.
  mutating func limit(_ form: LinearForm, isNegative: Bool) throws(LayoutFailure) {
    guard let first = form.counting.first else { return }
    // `c + f·d < 0` bounds d from above where f is positive; otherwise and where it is not negative from below.
    let bound = Interval.Bound(try exact(-form.constant / form[first]), isIncluded: !isNegative)
    let half = isNegative != form[first].isNegative ? Interval(upper: bound) : Interval(lower: bound)
    if form.onlyVariable != nil { return intervals[first].limit(half) }
    let direction = try (form - LinearForm(form.constant)) / form[first]
    if let index = bands.firstIndex(where: { $0.direction == direction }) {
      bands[index].interval.limit(half)
    } else {
      bands.append(Band(direction: direction, interval: half))
    }
  }

  /// The bounds of containers, and of what responses set, for which some data has the domain's sizes.
  func containers(without sizes: DataSizes?) throws(LayoutFailure) -> [HalfSpace] {
    var variables: [LinearForm.Variable] = []
    if sizes?.width != nil { variables.append(.dataWidth) }
    if sizes?.height != nil { variables.append(.dataHeight) }
    return try Elimination(intervals, of: .all, bands).projected(without: variables)
  }

  /// Returns the widths of its containers in which other variables have given values; `nil` if there are none.
  func widths(at values: [(LinearForm.Variable, Rational)]) throws(LayoutFailure) -> Interval? {
    var result = self
    for (variable, value) in values {
      guard self[variable].contains(value) else { return nil }
      result.intervals[variable] = Interval(value)
    }
    for band in result.bands where try result.values(of: band).isEmpty { return nil }
    let widths = try result.range(of: LinearForm(.containerWidth))
    return widths.isEmpty ? nil : widths
  }

  /// The containers with the same inset at both sides; `nil` where there are none.
  var withEqualInsets: Domain? {
    get throws(LayoutFailure) {
      if self[.leftInset].single != nil, self[.leftInset] == self[.rightInset] { return self }
      let difference = try LinearForm(.leftInset) - LinearForm(.rightInset)
      guard try range(of: difference).contains(.zero) else { return nil }
      var result = self
      try result.limit(difference, isNegative: false)
      try result.limit(-difference, isNegative: false)
      return result
    }
  }

  /// Keeps the containers where a variable lies in an interval; there must be some.
  mutating func limit(_ variable: LinearForm.Variable, to interval: Interval) { intervals[variable].limit(interval) }

  /// Some container of the domain, by variable.
  ///
  /// - Parameter wishes: What variables should be, by their order, where they may be that.
  func point(near wishes: [Rational?] = []) throws(LayoutFailure) -> [Rational] {
    if bands.count > 1 { return try Elimination(intervals, of: .all, bands).point(near: wishes) }
    var point: [Rational] = []
    for variable in Variables.all {
      var interval = intervals[variable]
      if let band = bands.first, band.direction.counting[variable] {
        interval = try values(of: variable, in: band, behind: point)
      }
      point.append(try interval.member(near: point.count < wishes.count ? wishes[point.count] : nil))
    }
    return point
  }

  /// All values that a band's function has.
  private func values(of band: Band) throws(LayoutFailure) -> Interval {
    var result = try rangeWithinBounds(of: band.direction)
    result.limit(band.interval)
    return result
  }

  /// Returns the values that the only band and its bounds leave a variable of it, if those before are known and the others
  /// have their bounds.
  private func values(
    of variable: LinearForm.Variable, in band: Band, behind point: [Rational] = []
  ) throws(LayoutFailure) -> Interval {
    var (rest, result) = (band.interval, intervals[variable])
    for other in band.direction.counting where other != variable {
      let known = other.rawValue < point.count ? Interval(point[other.rawValue]) : intervals[other]
      rest = try rest.adding(known.scaled(by: -band.direction[other]))
    }
    result.limit(try rest.scaled(by: exact(Rational.one / band.direction[variable])))
    return result
  }

  /// The bands that say something about a function: those of its variables, and those of theirs.
  private func bands(about form: LinearForm) -> [Band] {
    var reached = form.counting
    var result: [Band] = []
    var others = bands
    while let index = others.firstIndex(where: { $0.direction.counting.meets(reached) }) {
      let band = others.remove(at: index)
      reached.formUnion(band.direction.counting)
      result.append(band)
    }
    return result
  }
}

extension LinearForm {
  /// Returns the factor by which this is another function; `nil` if there is none.
  fileprivate func factor(of other: LinearForm) throws(LayoutFailure) -> Rational? {
    guard let first = other.counting.first else { return nil }
    let factor = try exact(self[first] / other[first])
    let multiple = try other * factor
    return factor != .zero && multiple == self ? factor : nil
  }
}
