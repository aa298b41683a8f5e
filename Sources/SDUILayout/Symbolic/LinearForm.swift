import SDUIIR

/// A linear function of what containers differ in, in points: what a length is as long as no comparison of layout comes
/// out differently.
public struct LinearForm: Hashable, Sendable {
  /// What does not depend on anything.
  public private(set) var constant: Rational
  /// By how much each variable counts, in their order; the variables behind the last one that counts are left out.
  private var factors: [Rational]

  /// What containers differ in.
  public enum Variable: Int, CaseIterable, Hashable, Sendable {
    /// The container's width, in points.
    case containerWidth
    /// The container's height, in points.
    case containerHeight
    /// What `sp` is multiplied by.
    case textScale
    /// The inset of the safe area at the left, in points.
    case leftInset
    /// The inset of the safe area at the right, in points.
    case rightInset
  }

  /// A constant.
  public init(_ constant: Rational) {
    self.constant = constant
    factors = []
  }

  /// A variable by itself.
  public init(_ variable: Variable) {
    constant = .zero
    factors = Array(repeating: .zero, count: variable.rawValue) + [.one]
  }

  /// Nothing.
  public static var zero: LinearForm { LinearForm(.zero) }

  /// By how much a variable counts.
  public subscript(variable: Variable) -> Rational {
    variable.rawValue < factors.count ? factors[variable.rawValue] : .zero
  }

  /// Whether no variable counts.
  public var isConstant: Bool { factors.isEmpty }

  /// The variables that count, in their order.
  public var variables: [Variable] { Variable.allCases.filter { self[$0] != .zero } }

  /// The value at a point.
  ///
  /// - Throws: `ArithmeticError` if a number leaves 64 bits.
  public func value(_ value: (Variable) -> Rational) throws(ArithmeticError) -> Rational {
    var sum = constant
    for variable in variables {
      let (term, known) = (try self[variable] * value(variable), sum)
      sum = try known + term
    }
    return sum
  }

  /// The same function with a factor for each variable, those that do not count included or not.
  private init(constant: Rational, factors: [Rational]) {
    self.constant = constant
    self.factors = factors
    while self.factors.last == .zero { self.factors.removeLast() }
  }
}

// Exact, as all arithmetic of layout (layout rule R1).
extension LinearForm {
  static func + (left: LinearForm, right: LinearForm) throws(Problem) -> LinearForm {
    let constant = try exact(left.constant + right.constant)
    if left.isConstant && right.isConstant { return LinearForm(constant) }
    var factors: [Rational] = []
    for index in 0..<max(left.factors.count, right.factors.count) {
      let variable = Variable.allCases[index]
      factors.append(try exact(left[variable] + right[variable]))
    }
    return LinearForm(constant: constant, factors: factors)
  }

  static func - (left: LinearForm, right: LinearForm) throws(Problem) -> LinearForm { try left + (-right) }

  static prefix func - (form: LinearForm) -> LinearForm {
    LinearForm(constant: -form.constant, factors: form.factors.map { -$0 })
  }

  static func * (form: LinearForm, factor: Rational) throws(Problem) -> LinearForm {
    let constant = try exact(form.constant * factor)
    if form.isConstant { return LinearForm(constant) }
    return LinearForm(
      constant: constant, factors: try form.factors.map { value throws(Problem) in try exact(value * factor) })
  }

  static func / (form: LinearForm, divisor: Rational) throws(Problem) -> LinearForm {
    try form * exact(Rational.one / divisor)
  }
}

extension LinearForm {
  /// The same function as documents write lengths, where no insets count.
  public var length: Length {
    if isConstant { return .points(constant) }
    let terms = [
      (constant, Figure.points), (self[.textScale], .textPoints), (self[.containerWidth], .containerWidth),
      (self[.containerHeight], .containerHeight),
    ]
    return .sum(terms.filter { $0.0 != .zero }.map { Length.Term($0.0, $0.1) })
  }
}
