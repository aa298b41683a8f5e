/// A measured size; each axis replaces an estimate on that axis only (layout rule R25).
public struct MeasuredSize: Hashable, Sendable {
  /// In points, where it was measured.
  public var width: Rational?
  /// In points, where it was measured.
  public var height: Rational?

  /// A measured size.
  public init(width: Rational? = nil, height: Rational? = nil) {
    self.width = width
    self.height = height
  }
}
