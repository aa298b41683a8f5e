import SDUIIR
import SDUILayout

extension LayoutEnvironment {
  /// An environment in lengths of `Double`, as views have them; a size class that is not given follows from the
  /// container: regular from 600 wide, vertically from 480 high.
  ///
  /// - Parameters:
  ///   - width: The container's width, in points.
  ///   - height: The container's height, in points.
  ///   - textScale: What `sp` is multiplied by.
  /// - Throws: `ArithmeticError` for what is not finite.
  public init(
    width: Double, height: Double, insets: SafeAreaInsets = SafeAreaInsets(),
    direction: InterfaceDirection = .leftToRight, horizontal: SizeClass? = nil, vertical: SizeClass? = nil,
    idiom: Idiom = .phone, textScale: Double = 1
  ) throws(ArithmeticError) {
    self.init(
      width: try Rational(width), height: try Rational(height), insets: insets, direction: direction,
      horizontal: horizontal, vertical: vertical, idiom: idiom, textScale: try Rational(textScale))
  }
}

extension SafeAreaInsets {
  /// Insets of a device, in points.
  ///
  /// - Throws: `ArithmeticError` for what is not finite.
  public init(top: Double, left: Double, bottom: Double, right: Double) throws(ArithmeticError) {
    self.init(
      top: try Rational(top), left: try Rational(left), bottom: try Rational(bottom), right: try Rational(right))
  }
}

extension MeasuredSize {
  /// A size that a view measured, in points.
  ///
  /// - Throws: `ArithmeticError` for what is not finite.
  public init(width: Double? = nil, height: Double) throws(ArithmeticError) {
    var size = MeasuredSize(height: try Rational(height))
    if let width { size.width = try Rational(width) }
    self = size
  }
}

extension Frame {
  /// A rectangle, in points.
  ///
  /// - Throws: `ArithmeticError` for what is not finite.
  public init(x: Double, y: Double, width: Double, height: Double) throws(ArithmeticError) {
    self.init(x: try Rational(x), y: try Rational(y), width: try Rational(width), height: try Rational(height))
  }
}

extension ScreenLayout {
  /// The same on whole pixels (layout rule R2).
  ///
  /// - Parameter scale: Pixels per point, such as the scale of a screen; positive.
  /// - Throws: `LayoutError` for another scale, or where arithmetic overflows.
  public func rounded(scale: Double, mode: Rounding = .nearest) throws(LayoutError) -> ScreenLayout {
    // What is no number is no scale either.
    try rounded(scale: (try? Rational(scale)) ?? .zero, mode: mode)
  }
}
