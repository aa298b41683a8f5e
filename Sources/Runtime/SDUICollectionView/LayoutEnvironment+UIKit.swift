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
        textScale: Double(traits.preferredContentSizeCategory.textScale))
    }
  }

  extension LayoutEnvironment {
    /// The environment of a screen, as the interpreter takes it; `nil` if its size is no number.
    init?(_ environment: ScreenEnvironment) {
      let (leading, trailing) = (Double(environment.leadingSafeArea), Double(environment.trailingSafeArea))
      let isRightToLeft = environment.isRightToLeft
      do {
        let safeArea = try SafeAreaInsets(
          top: 0, left: isRightToLeft ? trailing : leading, bottom: 0, right: isRightToLeft ? leading : trailing)
        try self.init(
          width: Double(environment.width), height: Double(environment.height), insets: safeArea,
          direction: isRightToLeft ? .rightToLeft : .leftToRight,
          horizontal: environment.horizontalSizeClass == .regular ? .regular : .compact,
          vertical: environment.verticalSizeClass == .regular ? .regular : .compact,
          idiom: environment.idiom == .pad ? .pad : .phone, textScale: Double(environment.textScale))
      } catch { return nil }
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
#endif
