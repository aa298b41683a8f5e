import Foundation

/// What insets of the collection view apply to a section.
public enum UIContentInsetsReference: Int, Sendable {
  case automatic = 0
  case none
  case safeArea
  case layoutMargins
  case readableContent
}

/// How a section scrolls across the direction of the layout.
public enum UICollectionLayoutSectionOrthogonalScrollingBehavior: Int, Sendable {
  case none = 0
  case continuous
  case continuousGroupLeadingBoundary
  case paging
  case groupPaging
  case groupPagingCentered
}

/// Details of the scrolling of a section (iOS 17).
@MainActor public final class UICollectionLayoutSectionOrthogonalScrollingProperties: NSObject {
  /// How fast scrolling slows down.
  public struct DecelerationRate: RawRepresentable, Hashable, Sendable {
    /// The factor.
    public let rawValue: CGFloat

    /// Creates a rate.
    public init(rawValue: CGFloat) { self.rawValue = rawValue }

    /// The rate of the collection view.
    public static let automatic = DecelerationRate(rawValue: -1)
    /// The default rate.
    public static let normal = DecelerationRate(rawValue: 0.998)
    /// The rate of paging.
    public static let fast = DecelerationRate(rawValue: 0.99)
  }

  /// When scrolling bounces.
  public enum Bounce: Int, Sendable {
    case automatic = 0
    case always
    case never
  }

  /// How fast scrolling slows down.
  public var decelerationRate = DecelerationRate.automatic
  /// When scrolling bounces.
  public var bounce = Bounce.automatic

  /// Creates default properties.
  public override init() { super.init() }
}

/// A closure that changes visible items right before they are shown.
public typealias NSCollectionLayoutSectionVisibleItemsInvalidationHandler =
  ([any NSCollectionLayoutVisibleItem], CGPoint, any NSCollectionLayoutEnvironment) -> Void

/// A section of a compositional layout: groups one after the other.
@MainActor public final class NSCollectionLayoutSection: NSObject {
  let group: NSCollectionLayoutGroup

  /// Space around the groups.
  public var contentInsets = NSDirectionalEdgeInsets.zero
  /// Space between groups.
  public var interGroupSpacing: CGFloat = 0
  /// What insets of the collection view apply (iOS 14); automatic is that of the configuration.
  public var contentInsetsReference = UIContentInsetsReference.automatic
  /// What insets of the collection view apply to boundary items (iOS 16); automatic is that of the section.
  public var supplementaryContentInsetsReference = UIContentInsetsReference.automatic
  /// How the section scrolls on its own.
  public var orthogonalScrollingBehavior = UICollectionLayoutSectionOrthogonalScrollingBehavior.none
  /// Details of the section's own scrolling (iOS 17).
  public let orthogonalScrollingProperties = UICollectionLayoutSectionOrthogonalScrollingProperties()
  /// Headers, footers and other views at the boundary.
  public var boundarySupplementaryItems: [NSCollectionLayoutBoundarySupplementaryItem] = []
  /// Whether boundary items are inside of the section's insets. Deprecated in iOS 16.
  public var supplementariesFollowContentInsets = true
  /// A closure that changes visible items right before they are shown.
  public var visibleItemsInvalidationHandler: NSCollectionLayoutSectionVisibleItemsInvalidationHandler?
  /// Views behind the section.
  public var decorationItems: [NSCollectionLayoutDecorationItem] = []

  /// Creates a section of a group that repeats.
  public init(group: NSCollectionLayoutGroup) {
    self.group = group
    super.init()
  }
}
