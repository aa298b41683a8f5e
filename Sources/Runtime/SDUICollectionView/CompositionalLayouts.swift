#if canImport(UIKit)
  import UIKit

  extension SelfSizingCollectionViewLayout {
    /// A layout of sections that depend on the container of the screen, and on the sizes that views prefer.
    public static func sections(
      scrollDirection: UICollectionView.ScrollDirection = .vertical, spacing: CGFloat = 0,
      _ provider:
        @escaping @MainActor (Int, ScreenEnvironment, SelfSizingCollectionViewLayout) -> NSCollectionLayoutSection?
    ) -> SelfSizingCollectionViewLayout {
      weak var current: SelfSizingCollectionViewLayout?
      let layout = SelfSizingCollectionViewLayout(
        sectionProvider: { index, environment in
          guard let layout = current else { return nil }
          let section = provider(index, ScreenEnvironment(environment, in: layout.collectionView), layout)
          section?.contentInsetsReference = .none
          return section
        }, configuration: .sections(scrollDirection, spacing: spacing))
      current = layout
      return layout
    }
  }

  extension PinningCollectionViewLayout {
    /// A layout of sections that depend on the container of the screen, and of parts that are pinned to it.
    public static func sections(
      spacing: CGFloat = 0, _ provider: @escaping @MainActor (Int, ScreenEnvironment) -> NSCollectionLayoutSection?,
      pinning: @escaping @MainActor (Int, ScreenEnvironment) -> ScreenPinning
    ) -> PinningCollectionViewLayout {
      weak var current: PinningCollectionViewLayout?
      let layout = PinningCollectionViewLayout(
        sectionProvider: { index, environment in
          let section = provider(index, ScreenEnvironment(environment, in: current?.collectionView))
          section?.contentInsetsReference = .none
          return section
        }, configuration: .sections(.vertical, spacing: spacing))
      layout.pin(pinning)
      current = layout
      return layout
    }

    /// Pins parts of sections, which depend on the container of the screen.
    public func pin(_ pinning: @escaping @MainActor (Int, ScreenEnvironment) -> ScreenPinning) {
      pinnedParts = { [weak self] index in
        guard let view = self?.collectionView else { return [] }
        return pinning(index, ScreenEnvironment(view))
      }
    }
  }
#endif
