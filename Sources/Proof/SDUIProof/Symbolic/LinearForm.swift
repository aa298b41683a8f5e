import SDUIIR
import SDUILayout

/// A linear function of what containers differ in, in points: what a length is as long as no comparison of layout comes
/// out differently.
package struct LinearForm: Hashable, Sendable {
  /// The part that does not depend on anything.
  package internal(set) var constant: Rational
  /// By how much each variable counts; zero where one is not among those that do.
  private var factors: PerVariable<Rational>
  /// The variables whose factor is not zero.
  private(set) var counting = Variables()

  /// The variables in which containers differ.
  package enum Variable: Int, CaseIterable, Hashable, Sendable {
    /// The container's width, in points.
    case containerWidth
    /// The container's height, in points.
    case containerHeight
    /// The factor of `sp`.
    case textScale
    /// The inset of the safe area at the left, in points.
    case leftInset
    /// The inset of the safe area at the right, in points.
    case rightInset
    /// The width of one of many columns, in points, where a proof leaves open how many there are. Containers do not
    /// differ in it. Where a response sets the space between items, it is that.
    case columnWidth
    /// The width, in points, that data or a client's measuring gives items, where a proof leaves it open. Containers do
    /// not differ in it. Where a response sets insets and no width is open, it is the inset at each side.
    case dataWidth
    /// The height that it gives them, in points. Where a response sets the space between lines that items may span, it is
    /// that.
    case dataHeight
  }

  /// A constant.
  package init(_ constant: Rational) {
    self.constant = constant
    factors = PerVariable(.zero)
  }

  /// A variable by itself.
  package init(_ variable: Variable) {
    self.init(.zero)
    self[variable] = .one
  }

  /// Nothing.
  package static var zero: LinearForm { LinearForm(.zero) }

  /// By how much a variable counts.
  package fileprivate(set) subscript(variable: Variable) -> Rational {
    get { factors[variable] }
    set {
      factors[variable] = newValue
      counting[variable] = newValue != .zero
    }
  }

  /// Some of its terms, without the constant.
  func terms(of variables: Variables) -> LinearForm {
    var result = self
    result.constant = .zero
    for variable in counting where !variables[variable] { result[variable] = .zero }
    return result
  }

  /// The same function without some of its terms.
  func leavingOut(_ variables: Variables) -> LinearForm {
    var result = self
    for variable in counting where variables[variable] { result[variable] = .zero }
    return result
  }

  /// Whether data decides about it.
  func depends(on sizes: DataSizes) -> Bool {
    (sizes.width != nil && counting[.dataWidth]) || (sizes.height != nil && counting[.dataHeight])
  }

  /// Whether no variable counts.
  package var isConstant: Bool { counting.isEmpty }

  /// The variables that count, in their order.
  package var variables: [Variable] { Array(counting) }

  /// The only variable that counts, if there is one only.
  var onlyVariable: Variable? { counting.count == 1 ? counting.first : nil }

  /// The value at a point.
  ///
  /// - Throws: `ArithmeticError` if a number leaves 64 bits.
  package func value(_ value: (Variable) -> Rational) throws(ArithmeticError) -> Rational {
    var sum = constant
    for variable in counting {
      let (term, known) = (try factors[variable] * value(variable), sum)
      sum = try known + term
    }
    return sum
  }
}

// Exact, as all arithmetic of layout (layout rule R1). Most functions have one variable at most: what does not count costs
// nothing.
extension LinearForm: LengthValue {
  @usableFromInline package init(constant: Rational) { self.init(constant) }

  @usableFromInline package func adding(_ other: LinearForm) throws(LayoutFailure) -> LinearForm {
    var result = self
    result.constant = try exact(constant + other.constant)
    for variable in other.counting {
      result[variable] = try exact(self[variable] + other[variable])
    }
    return result
  }

  @usableFromInline package func subtracting(_ other: LinearForm) throws(LayoutFailure) -> LinearForm {
    var result = self
    result.constant = try exact(constant - other.constant)
    for variable in other.counting {
      result[variable] = try exact(self[variable] - other[variable])
    }
    return result
  }

  @usableFromInline package func multiplied(by factor: Rational) throws(LayoutFailure) -> LinearForm {
    if factor == .zero { return .zero }
    var result = self
    result.constant = try exact(constant * factor)
    for variable in counting {
      result[variable] = try exact(self[variable] * factor)
    }
    return result
  }

  @usableFromInline package func divided(by divisor: Rational) throws(LayoutFailure) -> LinearForm {
    try multiplied(by: exact(Rational.one / divisor))
  }

  /// None: layout in one of the containers words what fails.
  @usableFromInline package var shortText: String { "" }

  static prefix func - (form: LinearForm) -> LinearForm {
    var result = form
    result.constant = -form.constant
    for variable in form.counting { result[variable] = -form[variable] }
    return result
  }

  /// The same function where a variable is known.
  func substituting(_ variable: Variable, by value: Rational) throws(LayoutFailure) -> LinearForm {
    var result = self
    result.constant = try exact(constant + self[variable] * value)
    result[variable] = .zero
    return result
  }
}

extension LinearForm {
  /// The same function as documents write lengths, where no insets count.
  package var length: Length {
    if isConstant { return .points(constant) }
    let terms = [
      (constant, Figure.points), (self[.textScale], .textPoints), (self[.containerWidth], .containerWidth),
      (self[.containerHeight], .containerHeight),
    ]
    return .sum(terms.filter { $0.0 != .zero }.map { Length.Term($0.0, $0.1) })
  }
}
