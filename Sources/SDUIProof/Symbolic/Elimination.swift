import SDUIIR
import SDUILayout

/// A system of linear inequalities, solved by eliminating one variable after another (Fourier and Motzkin): exact, also
/// about what is open.
struct Elimination {
  fileprivate var inequalities: [Inequality] = []
  /// The place of the one inequality with some factors.
  private var places: [[Rational]: Int] = [:]

  /// `constant + Σ factor · variable ≥ 0`, or `> 0`.
  fileprivate struct Inequality {
    var constant: Rational
    /// By variable; one more than there are, for the function that is asked for.
    var factors: [Rational]
    var isStrict: Bool
  }

  private static let target = LinearForm.Variable.allCases.count
  /// More than that many are given up: no screen comes near.
  private static let maximumCount = 20_000

  private init() {}

  /// Creates the system of bounds on single variables and on several.
  init(_ intervals: PerVariable<Interval>, _ bands: [Domain.Band]) {
    for variable in Variables.all { add(LinearForm(variable), between: intervals[variable]) }
    for band in bands { add(band.direction, between: band.interval) }
  }

  private mutating func add(_ form: LinearForm, between interval: Interval) {
    let factors = Self.factors(of: form)
    if let lower = interval.lower {
      add(Inequality(constant: -lower.value, factors: factors + [.zero], isStrict: !lower.isIncluded))
    }
    if let upper = interval.upper {
      add(
        Inequality(constant: upper.value, factors: factors.map { -$0 } + [.zero], isStrict: !upper.isIncluded))
    }
  }

  /// Between which values a linear function lies: those of a variable that equals it, when all others are eliminated.
  func range(of form: LinearForm) throws(LayoutFailure) -> Interval {
    var system = self
    let factors = Self.factors(of: form)
    system.add(Inequality(constant: form.constant, factors: factors + [-.one], isStrict: false))
    system.add(Inequality(constant: -form.constant, factors: factors.map { -$0 } + [.one], isStrict: false))
    for variable in Variables.all { system = try system.eliminating(variable.rawValue) }
    return try system.interval(of: Self.target)
  }

  /// Returns the system for the other variables if some may have any value that the system allows.
  func projected(without variables: [LinearForm.Variable]) throws(LayoutFailure) -> [HalfSpace] {
    var system = self
    for variable in variables { system = try system.eliminating(variable.rawValue) }
    return try system.inequalities.map { inequality throws(LayoutFailure) in
      var form = LinearForm(inequality.constant)
      for variable in LinearForm.Variable.allCases {
        form = try form + LinearForm(variable) * inequality.factors[variable.rawValue]
      }
      // `f > 0` is `-f < 0`.
      return inequality.isStrict
        ? HalfSpace(form: try form * Rational(-1), isNegative: true) : HalfSpace(form: form, isNegative: false)
    }
  }

  /// A solution: each variable is chosen in what the earlier ones leave.
  func point(near wishes: [Rational?]) throws(LayoutFailure) -> [Rational] {
    // The last system knows the first variable only, the one before it the first two, and so on.
    var systems: [Elimination] = [self]
    for variable in LinearForm.Variable.allCases.indices.dropFirst().reversed() {
      systems.append(try systems[systems.count - 1].eliminating(variable))
    }
    var values: [Rational] = []
    for system in systems.reversed() {
      var system = system
      for (variable, value) in values.enumerated() { system = try system.substituting(variable, by: value) }
      let wish = values.count < wishes.count ? wishes[values.count] : nil
      values.append(try system.interval(of: values.count).member(near: wish))
    }
    return values
  }

  private static func factors(of form: LinearForm) -> [Rational] { LinearForm.Variable.allCases.map { form[$0] } }

  /// Adds an inequality. Of several with the same factors the strongest stays, which says all that the others say: without
  /// that, each elimination could square their number.
  private mutating func add(_ inequality: Inequality) {
    guard let place = places[inequality.factors] else {
      places[inequality.factors] = inequalities.count
      inequalities.append(inequality)
      return
    }
    if inequality.isStronger(than: inequalities[place]) { inequalities[place] = inequality }
  }

  /// Returns the consequences for the other variables: each lower bound lies below each upper one.
  private func eliminating(_ variable: Int) throws(LayoutFailure) -> Elimination {
    var result = Elimination()
    for inequality in inequalities where inequality.factors[variable] == .zero { result.add(inequality) }
    let lower = inequalities.filter { $0.factors[variable] > .zero }
    let upper = inequalities.filter { $0.factors[variable].isNegative }
    for low in lower {
      for high in upper {
        let (first, second) = (-high.factors[variable], low.factors[variable])
        result.add(try low.scaled(by: first).adding(high.scaled(by: second)).normalized())
        if result.inequalities.count > Self.maximumCount { throw .arithmetic(.overflow) }
      }
    }
    return result
  }

  private func substituting(_ variable: Int, by value: Rational) throws(LayoutFailure) -> Elimination {
    var result = Elimination()
    for inequality in inequalities {
      var inequality = inequality
      inequality.constant = try exact(inequality.constant + inequality.factors[variable] * value)
      inequality.factors[variable] = .zero
      result.add(inequality)
    }
    return result
  }

  /// The bounds of the only variable that is left.
  private func interval(of variable: Int) throws(LayoutFailure) -> Interval {
    var result = Interval()
    for inequality in inequalities where inequality.factors[variable] != .zero {
      let factor = inequality.factors[variable]
      let bound = Interval.Bound(try exact(-inequality.constant / factor), isIncluded: !inequality.isStrict)
      result.limit(factor.isNegative ? Interval(upper: bound) : Interval(lower: bound))
    }
    return result
  }
}

extension Elimination.Inequality {
  /// Whether it excludes more than another with the same factors.
  fileprivate func isStronger(than other: Self) -> Bool {
    constant == other.constant ? isStrict && !other.isStrict : constant < other.constant
  }

  fileprivate func scaled(by factor: Rational) throws(LayoutFailure) -> Self {
    var result = self
    result.constant = try exact(constant * factor)
    result.factors = try factors.map { value throws(LayoutFailure) in try exact(value * factor) }
    return result
  }

  fileprivate func adding(_ other: Self) throws(LayoutFailure) -> Self {
    var result = self
    result.constant = try exact(constant + other.constant)
    for index in factors.indices { result.factors[index] = try exact(factors[index] + other.factors[index]) }
    result.isStrict = isStrict || other.isStrict
    return result
  }

  /// The same inequality with 1 or -1 as its first factor, so that equal ones are found and numbers stay small.
  fileprivate func normalized() throws(LayoutFailure) -> Self {
    guard let first = factors.first(where: { $0 != .zero }) else { return self }
    return try scaled(by: exact(Rational.one / (first.isNegative ? -first : first)))
  }
}
