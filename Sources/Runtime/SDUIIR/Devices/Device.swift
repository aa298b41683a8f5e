/// A device, or several that are alike to layout.
public struct Device: Hashable, Sendable {
  /// The names of the devices: `iphone-15`. Never empty, and no name is that of two devices.
  public let names: [String]
  /// The idiom of the devices.
  public let idiom: Idiom
  /// The width in portrait, in points.
  public let width: Rational
  /// The height in portrait, in points.
  public let height: Rational
  /// Pixels per point.
  public let scale: Rational
  /// The safe area in portrait.
  public let portraitInsets: SafeAreaInsets
  /// The safe area in landscape.
  public let landscapeInsets: SafeAreaInsets
  /// The horizontal size class in portrait.
  public let portraitClass: SizeClass
  /// The horizontal size class in landscape.
  public let landscapeClass: SizeClass
  /// The first version of its system that shows containers like its own; `nil` if all versions do.
  package let since: Version?

  /// The orientation of a device.
  public enum Orientation: String, CaseIterable, Hashable, Sendable {
    case portrait
    case landscape
  }

  /// The part of a pad's screen that an app has beside another one.
  public enum Split: String, CaseIterable, Hashable, Sendable {
    case third
    case half
    case twoThirds = "two-thirds"
  }

  /// The parts that an app can have besides the whole screen. Phones show one app, and pads have halves in landscape only.
  public func splits(_ orientation: Orientation) -> [Split] {
    guard idiom == .pad else { return [] }
    return orientation == .landscape ? [.third, .half, .twoThirds] : [.third, .twoThirds]
  }
}

/// The insets that a device gives, at its physical sides whatever the direction of layout (layout rule R4).
public struct SafeAreaInsets: Hashable, Sendable {
  /// Takes no part in layout.
  public var top: Rational
  /// At the left side of the device.
  public var left: Rational
  /// Takes no part in layout.
  public var bottom: Rational
  /// At the right side of the device.
  public var right: Rational

  /// Insets by physical side.
  public init(top: Rational = .zero, left: Rational = .zero, bottom: Rational = .zero, right: Rational = .zero) {
    self.top = top
    self.left = left
    self.bottom = bottom
    self.right = right
  }

  /// Whether both sides have the same inset.
  package var areEqual: Bool { left == right }
}
