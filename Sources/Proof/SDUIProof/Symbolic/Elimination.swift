import SDUIIR
import SDUILayout

/// A system of linear inequalities, solved by eliminating one variable after another (Fourier and Motzkin): exact, also
/// about what is open.
struct Elimination {
  private var inequalities: [Inequality] = []
  /// A number for the factors of each inequality, so that equal ones are found without comparing all factors.
  private var keys: [UInt64] = []

  /// More than that many are given up: no screen comes near.
  private static let maximumCount = 20_000

  private init() {}

  /// Creates the system of bounds on single variables, which are all that the bands count, and on several.
  init(_ intervals: PerVariable<Interval>, of variables: Variables, _ bands: [Domain.Band]) {
    for variable in variables { add(LinearForm(variable), between: intervals[variable]) }
    for band in bands { add(band.direction, between: band.interval) }
  }

  /// - Parameter direction: Has no constant.
  private mutating func add(_ direction: LinearForm, between interval: Interval) {
    var form = direction
    if let lower = interval.lower {
      form.constant = -lower.value
      add(Inequality(form: form, isStrict: !lower.isIncluded))
    }
    if let upper = interval.upper {
      form.constant = -upper.value
      add(Inequality(form: -form, isStrict: !upper.isIncluded))
    }
  }

  /// Between which values a linear function lies: those of a variable that equals it, when all others are eliminated.
  func range(of form: LinearForm) throws(LayoutFailure) -> Interval {
    var system = self
    system.add(Inequality(form: form, function: Rational(-1)))
    system.add(Inequality(form: -form, function: .one))
    for variable in Variables.all { system = try system.eliminating(variable) }
    return try system.interval { $0.function }
  }

  /// Returns the system for the other variables if some may have any value that the system allows.
  func projected(without variables: [LinearForm.Variable]) throws(LayoutFailure) -> [HalfSpace] {
    var system = self
    for variable in variables { system = try system.eliminating(variable) }
    return system.inequalities.map { inequality in
      // `f > 0` is `-f < 0`.
      inequality.isStrict
        ? HalfSpace(form: -inequality.form, isNegative: true)
        : HalfSpace(form: inequality.form, isNegative: false)
    }
  }

  /// A solution: each variable is chosen in what the earlier ones leave.
  func point(near wishes: [Rational?]) throws(LayoutFailure) -> [Rational] {
    // The last system knows the first variable only, the one before it the first two, and so on.
    var systems: [Elimination] = [self]
    for variable in LinearForm.Variable.allCases.dropFirst().reversed() {
      systems.append(try systems[systems.count - 1].eliminating(variable))
    }
    var values: [Rational] = []
    for (variable, system) in zip(LinearForm.Variable.allCases, systems.reversed()) {
      var system = system
      for (earlier, value) in zip(LinearForm.Variable.allCases, values) {
        system = try system.substituting(earlier, by: value)
      }
      let wish = values.count < wishes.count ? wishes[values.count] : nil
      values.append(try system.interval { $0.form[variable] }.member(near: wish))
    }
    return values
  }

  /// Adds an inequality. Of several with the same factors the strongest stays, which says all that the others say: without
  /// that, each elimination could square their number.
  private mutating func add(_ inequality: Inequality) {
    let key = inequality.key
    for place in keys.indices where keys[place] == key && inequalities[place].hasFactors(of: inequality) {
      if inequality.isStronger(than: inequalities[place]) { inequalities[place] = inequality }
      return
    }
    keys.append(key)
    inequalities.append(inequality)
  }

  /// Returns the consequences for the other variables: each lower bound lies below each upper one.
  private func eliminating(_ variable: LinearForm.Variable) throws(LayoutFailure) -> Elimination {
    guard inequalities.contains(where: { $0.form.counting[variable] }) else { return self }
    var result = Elimination()
    for inequality in inequalities where !inequality.form.counting[variable] { result.add(inequality) }
    let lower = inequalities.filter { $0.form[variable] > .zero }
    let upper = inequalities.filter { $0.form[variable].isNegative }
    for low in lower {
      for high in upper {
        let (first, second) = (-high.form[variable], low.form[variable])
        result.add(try low.scaled(by: first).adding(high.scaled(by: second)).normalized())
        if result.inequalities.count > Self.maximumCount { throw .arithmetic(.overflow) }
      }
    }
    return result
  }

  private func substituting(
    _ variable: LinearForm.Variable, by value: Rational
  ) throws(LayoutFailure) -> Elimination {
    var result = Elimination()
    for var inequality in inequalities {
      inequality.form = try inequality.form.substituting(variable, by: value)
      result.add(inequality)
    }
    return result
  }

  /// The bounds of the only variable that is left, by its factor in each inequality.
  private func interval(_ factor: (Inequality) -> Rational) throws(LayoutFailure) -> Interval {
    var result = Interval()
    for inequality in inequalities where factor(inequality) != .zero {
      let factor = factor(inequality)
      let bound = Interval.Bound(
        try exact(-inequality.form.constant / factor), isIncluded: !inequality.isStrict)
      result.limit(factor.isNegative ? Interval(upper: bound) : Interval(lower: bound))
    }
    return result
  }
}

/// `form + factor · function ≥ 0`, or `> 0`.
private struct Inequality {
  var form: LinearForm
  /// The factor of the function that is asked for.
  var function = Rational.zero
  var isStrict = false

  /// Equal for equal factors.
  var key: UInt64 {
    var key: UInt64 = 0
    func add(_ factor: Rational) {
      key = (key ^ UInt64(bitPattern: factor.numerator)) &* 0x9E37_79B9_7F4A_7C15
      key = (key ^ UInt64(bitPattern: factor.denominator)) &* 0x9E37_79B9_7F4A_7C15
      key ^= key >> 32
    }
    for variable in form.counting {
      key ^= UInt64(variable.rawValue + 1)
      add(form[variable])
    }
    add(function)
    return key
  }

  func hasFactors(of other: Inequality) -> Bool {
    function == other.function && form.counting == other.form.counting
      && form.counting.allSatisfy { form[$0] == other.form[$0] }
  }

  /// Whether it excludes more than another with the same factors.
  func isStronger(than other: Inequality) -> Bool {
    form.constant == other.form.constant ? isStrict && !other.isStrict : form.constant < other.form.constant
  }

  func scaled(by factor: Rational) throws(LayoutFailure) -> Inequality {
    if factor == .one { return self }
    return Inequality(form: try form * factor, function: try exact(function * factor), isStrict: isStrict)
  }

  func adding(_ other: Inequality) throws(LayoutFailure) -> Inequality {
    Inequality(
      form: try form + other.form, function: try exact(function + other.function),
      isStrict: isStrict || other.isStrict)
  }

  /// The same inequality with 1 or -1 as its first factor, so that equal ones are found and numbers stay small.
  func normalized() throws(LayoutFailure) -> Inequality {
    let first = form.counting.first.map { form[$0] } ?? function
    if first == .zero { return self }
    return try scaled(by: exact(Rational.one / (first.isNegative ? -first : first)))
  }
}
