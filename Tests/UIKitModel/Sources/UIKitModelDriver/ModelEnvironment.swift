import UIKit

/// The surroundings of a collection view on a screen.
public struct ModelEnvironment: Hashable, Sendable {
  /// The width in points.
  public var width: CGFloat
  /// The height in points.
  public var height: CGFloat
  /// Pixels in a point. Zero leaves frames exact; any other value rounds them to pixels.
  public var scale: CGFloat = 0
  /// The insets of the safe area.
  public var safeArea = UIEdgeInsets.zero
  /// The layout margins, with the safe area included.
  public var layoutMargins = UIEdgeInsets.zero
  /// The width of the readable content, if it is not that of the model.
  public var readableWidth: CGFloat?
  /// Whether the direction is from right to left.
  public var isRightToLeft = false
  /// The horizontal size class.
  public var horizontalSizeClass = UIUserInterfaceSizeClass.unspecified
  /// The vertical size class.
  public var verticalSizeClass = UIUserInterfaceSizeClass.unspecified
  /// The kind of device.
  public var idiom = UIUserInterfaceIdiom.phone
  /// The size of text.
  public var contentSizeCategory = UIContentSizeCategory.large

  /// Creates surroundings of a size.
  public init(width: CGFloat, height: CGFloat = 800) {
    self.width = width
    self.height = height
  }

  /// The traits of the surroundings.
  public var traits: UITraitCollection {
    UITraitCollection { traits in
      traits.displayScale = scale
      traits.layoutDirection = isRightToLeft ? .rightToLeft : .leftToRight
      traits.horizontalSizeClass = horizontalSizeClass
      traits.verticalSizeClass = verticalSizeClass
      traits.userInterfaceIdiom = idiom
      traits.preferredContentSizeCategory = contentSizeCategory
    }
  }
}
