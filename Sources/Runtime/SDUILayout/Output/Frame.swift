import SDUIIR

/// A rectangle in the coordinates of the screen, in points: x to the right, y downwards.
@frozen public struct Frame: Hashable, Sendable {
  /// The left edge.
  public var x: Rational
  /// The top edge.
  public var y: Rational
  /// Never negative.
  public var width: Rational
  /// Never negative.
  public var height: Rational

  /// A rectangle.
  @inlinable public init(x: Rational, y: Rational, width: Rational, height: Rational) {
    self.x = x
    self.y = y
    self.width = width
    self.height = height
  }

  /// Nothing, at the origin.
  @inlinable public static var zero: Frame { Frame(x: .zero, y: .zero, width: .zero, height: .zero) }
}

extension Frame: CustomStringConvertible {
  /// The four lengths as those of a `CGRect` are printed: `(16, 52, 358, 100)`.
  public var description: String { "(\(x.text), \(y.text), \(width.text), \(height.text))" }
}

/// A width and a height, in points.
@frozen public struct Extent: Hashable, Sendable {
  /// In points.
  public var width: Rational
  /// In points.
  public var height: Rational

  /// A width and a height.
  @inlinable public init(width: Rational, height: Rational) {
    self.width = width
    self.height = height
  }
}
