import SDUIIR

/// The value of a length in points: a number where one container is laid out, or a linear function of what containers
/// differ in. The rules of sizes are written once for both.
@usableFromInline package protocol LengthValue: Hashable, Sendable {
  /// Nothing.
  static var zero: Self { get }
  /// A number.
  init(constant: Rational)
  /// The exact sum (layout rule R1).
  func adding(_ other: Self) throws(LayoutFailure) -> Self
  /// The exact difference (layout rule R1).
  func subtracting(_ other: Self) throws(LayoutFailure) -> Self
  /// The exact product (layout rule R1).
  func multiplied(by factor: Rational) throws(LayoutFailure) -> Self
  /// The exact quotient (layout rule R1).
  func divided(by divisor: Rational) throws(LayoutFailure) -> Self
  /// As failures quote it. Functions have no text: layout in one container words what fails.
  var shortText: String { get }
}

extension LengthValue {
  @inlinable @inline(__always) package static func + (left: Self, right: Self) throws(LayoutFailure) -> Self {
    try left.adding(right)
  }

  @inlinable @inline(__always) package static func - (left: Self, right: Self) throws(LayoutFailure) -> Self {
    try left.subtracting(right)
  }

  @inlinable @inline(__always) package static func * (value: Self, factor: Rational) throws(LayoutFailure) -> Self {
    try value.multiplied(by: factor)
  }

  @inlinable @inline(__always) package static func / (value: Self, divisor: Rational) throws(LayoutFailure) -> Self {
    try value.divided(by: divisor)
  }
}

extension Rational: LengthValue {
  @inlinable @inline(__always) package init(constant: Rational) { self = constant }

  @inlinable @inline(__always) package func adding(_ other: Rational) throws(LayoutFailure) -> Rational {
    try exact(self + other)
  }

  @inlinable @inline(__always) package func subtracting(_ other: Rational) throws(LayoutFailure) -> Rational {
    try exact(self - other)
  }

  @inlinable @inline(__always) package func multiplied(by factor: Rational) throws(LayoutFailure) -> Rational {
    try exact(self * factor)
  }

  @inlinable @inline(__always) package func divided(by divisor: Rational) throws(LayoutFailure) -> Rational {
    try exact(self / divisor)
  }
}
