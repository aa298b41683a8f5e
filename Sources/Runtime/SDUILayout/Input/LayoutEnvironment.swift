import SDUIIR

/// The environment of a layout: a container, and the traits that adaptations test.
public struct LayoutEnvironment: Hashable, Sendable {
  /// The container's width, in points.
  public var width: Rational
  /// The container's height, in points.
  public var height: Rational
  /// The device's safe-area insets.
  public var insets: SafeAreaInsets
  /// The direction of layout.
  public var direction: InterfaceDirection
  /// The horizontal size class.
  public var horizontal: SizeClass
  /// The vertical size class.
  public var vertical: SizeClass
  /// The kind of device.
  public var idiom: Idiom
  /// The factor of `sp`.
  public var textScale: Rational
  /// Pixels per point, where it is known; only rounding asks for it.
  public var displayScale: Rational?

  /// An environment; a size class that is not given follows from the container: regular from 600 wide, vertically
  /// from 480 high.
  public init(
    width: Rational, height: Rational, insets: SafeAreaInsets = SafeAreaInsets(),
    direction: InterfaceDirection = .leftToRight, horizontal: SizeClass? = nil, vertical: SizeClass? = nil,
    idiom: Idiom = .phone, textScale: Rational = .one, displayScale: Rational? = nil
  ) {
    self.width = width
    self.height = height
    self.insets = insets
    self.direction = direction
    self.horizontal = horizontal ?? SizeClass(width: width)
    self.vertical = vertical ?? SizeClass(height: height)
    self.idiom = idiom
    self.textScale = textScale
    self.displayScale = displayScale
  }
}

extension LayoutEnvironment {
  /// The environment that a device gives.
  public init(_ device: DeviceContainer, direction: InterfaceDirection = .leftToRight, textScale: Rational = .one) {
    self.init(
      width: device.width, height: device.height, insets: device.insets, direction: direction,
      horizontal: device.horizontal, vertical: device.vertical, idiom: device.idiom, textScale: textScale,
      displayScale: device.scale)
  }
}

extension LayoutEnvironment {
  /// The container of a test; what it does not say is as in a container of which only the width is known.
  public init(of test: ScreenTest, for screen: Screen) {
    self.init(
      width: test.width, height: test.height ?? screen.standardHeight, insets: test.insets ?? SafeAreaInsets(),
      textScale: test.textScale ?? .one)
    take(test.traits)
  }

  /// The traits of the container, none of which is open.
  public var traits: Traits {
    Traits(horizontal: horizontal, vertical: vertical, idiom: idiom, direction: direction)
  }

  /// Takes the traits that are not open.
  package mutating func take(_ traits: Traits) {
    horizontal = traits.horizontal ?? horizontal
    vertical = traits.vertical ?? vertical
    idiom = traits.idiom ?? idiom
    direction = traits.direction ?? direction
  }

  /// The point at which the conditions of a screen are evaluated. Flags and the client are open.
  package var conditionPoint: ConditionPoint {
    ConditionPoint(width: width, height: height, textScale: textScale, traits: traits)
  }
}
