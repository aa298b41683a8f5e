import Foundation

/// A width or a height of an item.
@MainActor public final class NSCollectionLayoutDimension: NSObject {
  /// The rule of a dimension.
  enum Rule: Sendable {
    case fractionalWidth
    case fractionalHeight
    case absolute
    case estimated
    case uniform
  }

  let rule: Rule
  /// The fraction, or the points.
  public let dimension: CGFloat

  /// Creates a dimension.
  required init(rule: Rule, dimension: CGFloat) {
    self.rule = rule
    self.dimension = dimension
    super.init()
  }

  /// A fraction of the width of the container.
  public class func fractionalWidth(_ fractionalWidth: CGFloat) -> Self {
    self.init(rule: .fractionalWidth, dimension: fractionalWidth)
  }

  /// A fraction of the height of the container.
  public class func fractionalHeight(_ fractionalHeight: CGFloat) -> Self {
    self.init(rule: .fractionalHeight, dimension: fractionalHeight)
  }

  /// Points.
  public class func absolute(_ absoluteDimension: CGFloat) -> Self {
    self.init(rule: .absolute, dimension: absoluteDimension)
  }

  /// Points until the view is measured.
  public class func estimated(_ estimatedDimension: CGFloat) -> Self {
    self.init(rule: .estimated, dimension: estimatedDimension)
  }

  /// Points until the view is measured; then that of the largest sibling (iOS 17).
  public class func uniformAcrossSiblings(estimate estimatedDimension: CGFloat) -> Self {
    self.init(rule: .uniform, dimension: estimatedDimension)
  }

  /// Whether the dimension is a fraction of a width.
  public var isFractionalWidth: Bool { rule == .fractionalWidth }
  /// Whether the dimension is a fraction of a height.
  public var isFractionalHeight: Bool { rule == .fractionalHeight }
  /// Whether the dimension is in points.
  public var isAbsolute: Bool { rule == .absolute }
  /// Whether the dimension is measured.
  public var isEstimated: Bool { rule == .estimated }
  /// Whether the dimension is measured and that of the largest sibling (iOS 17).
  public var isUniformAcrossSiblings: Bool { rule == .uniform }

  /// Whether the view chooses the dimension.
  var isMeasured: Bool { rule == .estimated || rule == .uniform }
}

/// A width and a height of an item.
@MainActor public final class NSCollectionLayoutSize: NSObject {
  /// The width.
  public let widthDimension: NSCollectionLayoutDimension
  /// The height.
  public let heightDimension: NSCollectionLayoutDimension

  /// Creates a size.
  public init(widthDimension width: NSCollectionLayoutDimension, heightDimension height: NSCollectionLayoutDimension) {
    widthDimension = width
    heightDimension = height
    super.init()
  }

  /// The axes along which the view chooses.
  var estimatedAxes: EstimatedAxes {
    var result: EstimatedAxes = []
    if widthDimension.isMeasured { result.insert(.width) }
    if heightDimension.isMeasured { result.insert(.height) }
    return result
  }
}

/// A space between items.
@MainActor public final class NSCollectionLayoutSpacing: NSObject {
  /// The points, or the least points of flexible space.
  public let spacing: CGFloat
  /// Whether the space may grow.
  public let isFlexibleSpacing: Bool
  /// Whether the space is exact.
  public var isFixedSpacing: Bool { !isFlexibleSpacing }

  /// Creates a space.
  required init(spacing: CGFloat, isFlexible: Bool) {
    self.spacing = spacing
    isFlexibleSpacing = isFlexible
    super.init()
  }

  /// A space of at least some points.
  public class func flexible(_ flexibleSpacing: CGFloat) -> Self {
    self.init(spacing: flexibleSpacing, isFlexible: true)
  }

  /// A space of some points.
  public class func fixed(_ fixedSpacing: CGFloat) -> Self { self.init(spacing: fixedSpacing, isFlexible: false) }
}

/// Spaces around an item.
@MainActor public final class NSCollectionLayoutEdgeSpacing: NSObject {
  /// The space before the item.
  public let leading: NSCollectionLayoutSpacing?
  /// The space above the item.
  public let top: NSCollectionLayoutSpacing?
  /// The space after the item.
  public let trailing: NSCollectionLayoutSpacing?
  /// The space below the item.
  public let bottom: NSCollectionLayoutSpacing?

  /// Creates spaces.
  public init(
    leading: NSCollectionLayoutSpacing?, top: NSCollectionLayoutSpacing?, trailing: NSCollectionLayoutSpacing?,
    bottom: NSCollectionLayoutSpacing?
  ) {
    self.leading = leading
    self.top = top
    self.trailing = trailing
    self.bottom = bottom
    super.init()
  }
}
