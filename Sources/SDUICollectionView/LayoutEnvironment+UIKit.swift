#if canImport(UIKit)
  import SDUI
  import UIKit

  extension LayoutEnvironment {
    /// The environment of a collection view. The container is its bounds.
    ///
    /// - Throws: `ArithmeticError` if its size is not finite.
    @MainActor public init(of view: UICollectionView) throws(ArithmeticError) {
      let insets = view.safeAreaInsets
      try self.init(
        size: view.bounds.size, traits: view.traitCollection,
        isRightToLeft: view.effectiveUserInterfaceLayoutDirection == .rightToLeft,
        safeArea: SafeAreaInsets(
          top: Double(insets.top), left: Double(insets.left), bottom: Double(insets.bottom),
          right: Double(insets.right)))
    }

    /// The environment of a section in another compositional layout. Its container is inside of the safe area.
    ///
    /// - Throws: `ArithmeticError` if its size is not finite.
    @MainActor init(of environment: any NSCollectionLayoutEnvironment) throws(ArithmeticError) {
      try self.init(
        size: environment.container.effectiveContentSize, traits: environment.traitCollection,
        isRightToLeft: environment.traitCollection.layoutDirection == .rightToLeft,
        safeArea: SafeAreaInsets())
    }

    @MainActor private init(
      size: CGSize, traits: UITraitCollection, isRightToLeft: Bool, safeArea: SafeAreaInsets
    ) throws(ArithmeticError) {
      try self.init(
        width: Double(size.width), height: Double(size.height), insets: safeArea,
        direction: isRightToLeft ? .rightToLeft : .leftToRight,
        horizontal: SizeClass(traits.horizontalSizeClass), vertical: SizeClass(traits.verticalSizeClass),
        idiom: traits.userInterfaceIdiom == .pad ? .pad : .phone,
        textScale: traits.preferredContentSizeCategory.textScale)
    }
  }

  extension SizeClass {
    /// The same size class; `nil` if it is not specified.
    fileprivate init?(_ sizeClass: UIUserInterfaceSizeClass) {
      switch sizeClass {
      case .compact: self = .compact
      case .regular: self = .regular
      default: return nil
      }
    }
  }

  extension UIContentSizeCategory {
    /// The factor of `sp`: the size of the text style `body`, divided by that of the category `large`. The sizes are those of
    /// Apple's Human Interface Guidelines (Typography, Dynamic Type sizes).
    fileprivate var textScale: Double {
      let size: Double =
        switch self {
        case .extraSmall: 14
        case .small: 15
        case .medium: 16
        case .extraLarge: 19
        case .extraExtraLarge: 21
        case .extraExtraExtraLarge: 23
        case .accessibilityMedium: 28
        case .accessibilityLarge: 33
        case .accessibilityExtraLarge: 40
        case .accessibilityExtraExtraLarge: 47
        case .accessibilityExtraExtraExtraLarge: 53
        default: 17
        }
      return size / 17
    }
  }
#endif
