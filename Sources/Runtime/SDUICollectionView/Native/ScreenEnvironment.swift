#if canImport(UIKit)
  import UIKit

  /// The container of a screen: what conditions of a layout compare, and what lengths depend on.
  public struct ScreenEnvironment: Hashable, Sendable {
    /// The width of the collection view, with its safe area.
    public var width: CGFloat
    /// The height of the collection view, with its safe area.
    public var height: CGFloat
    /// The height without the safe area at the top and the bottom, as views of SwiftUI know it. Without them it is the whole height.
    public var visibleHeight: CGFloat
    /// The safe area at the leading edge.
    public var leadingSafeArea: CGFloat = 0
    /// The safe area at the trailing edge.
    public var trailingSafeArea: CGFloat = 0
    /// The horizontal size class.
    public var horizontalSizeClass: UIUserInterfaceSizeClass
    /// The vertical size class.
    public var verticalSizeClass: UIUserInterfaceSizeClass
    /// The kind of device.
    public var idiom: UIUserInterfaceIdiom
    /// Whether the layout is from right to left.
    public var isRightToLeft: Bool
    /// The size of text, as a multiple of the standard size.
    public var textScale: CGFloat

    /// The height of one line of a text style, in points (layout rule R1).
    ///
    /// - Parameter heights: The heights at the text sizes of iOS, from the least to the greatest.
    public func lineHeight(_ heights: [CGFloat]) -> CGFloat {
      // The points of the text style `body` at these sizes.
      let sizes: [CGFloat] = [14, 15, 16, 17, 19, 21, 23, 28, 33, 40, 47, 53]
      return heights[sizes.lastIndex { $0 / 17 <= textScale } ?? 0]
    }

    /// The environment of a collection view.
    @MainActor public init(_ collectionView: UICollectionView) {
      self.init(
        size: collectionView.bounds.size, traits: collectionView.traitCollection,
        safeArea: collectionView.safeAreaInsets)
    }

    /// The environment in which a collection view asks for a section.
    @MainActor public init(_ environment: any NSCollectionLayoutEnvironment, in collectionView: UICollectionView?) {
      self.init(
        size: collectionView?.bounds.size ?? environment.container.contentSize, traits: environment.traitCollection,
        safeArea: collectionView?.safeAreaInsets ?? .zero)
    }

    /// An environment of a size, with traits.
    public init(size: CGSize, traits: UITraitCollection, safeArea: UIEdgeInsets = .zero) {
      (width, height, visibleHeight) = (size.width, size.height, size.height)
      isRightToLeft = traits.layoutDirection == .rightToLeft
      leadingSafeArea = isRightToLeft ? safeArea.right : safeArea.left
      trailingSafeArea = isRightToLeft ? safeArea.left : safeArea.right
      let (horizontal, vertical) = (traits.horizontalSizeClass, traits.verticalSizeClass)
      horizontalSizeClass = horizontal != .unspecified ? horizontal : size.width < 600 ? .compact : .regular
      verticalSizeClass = vertical != .unspecified ? vertical : size.height < 480 ? .compact : .regular
      idiom = traits.userInterfaceIdiom
      textScale = traits.preferredContentSizeCategory.textScale
    }
  }

  extension UIContentSizeCategory {
    /// The size of the text style `body`, divided by that of the category `large`.
    public var textScale: CGFloat {
      switch self {
      case .extraSmall: 14 / 17
      case .small: 15 / 17
      case .medium: 16 / 17
      case .extraLarge: 19 / 17
      case .extraExtraLarge: 21 / 17
      case .extraExtraExtraLarge: 23 / 17
      case .accessibilityMedium: 28 / 17
      case .accessibilityLarge: 33 / 17
      case .accessibilityExtraLarge: 40 / 17
      case .accessibilityExtraExtraLarge: 47 / 17
      case .accessibilityExtraExtraExtraLarge: 53 / 17
      default: 1
      }
    }
  }

  extension CGFloat {
    /// A number of a response as a length.
    public init(_ value: Decimal) { self = CGFloat(NSDecimalNumber(decimal: value).doubleValue) }
  }
#endif
