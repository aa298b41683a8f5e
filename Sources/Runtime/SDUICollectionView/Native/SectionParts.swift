#if canImport(UIKit)
  import UIKit

  extension NSCollectionLayoutBoundarySupplementaryItem {
    /// A header above the content: as wide as the content, or of a width at a distance from its leading edge.
    public static func header(
      width: CGFloat? = nil, offset: CGFloat = 0, height: NSCollectionLayoutDimension
    ) -> NSCollectionLayoutBoundarySupplementaryItem {
      edge(UICollectionView.elementKindSectionHeader, .topLeading, width, offset, height)
    }

    /// A footer below the content: as wide as the content, or of a width at a distance from its leading edge.
    public static func footer(
      width: CGFloat? = nil, offset: CGFloat = 0, height: NSCollectionLayoutDimension
    ) -> NSCollectionLayoutBoundarySupplementaryItem {
      edge(UICollectionView.elementKindSectionFooter, .bottomLeading, width, offset, height)
    }

    private static func edge(
      _ kind: String, _ alignment: NSRectAlignment, _ width: CGFloat?, _ offset: CGFloat,
      _ height: NSCollectionLayoutDimension
    ) -> NSCollectionLayoutBoundarySupplementaryItem {
      let width = width.map { NSCollectionLayoutDimension.absolute($0) } ?? .fractionalWidth(1)
      return NSCollectionLayoutBoundarySupplementaryItem(
        layoutSize: NSCollectionLayoutSize(widthDimension: width, heightDimension: height), elementKind: kind,
        alignment: alignment, absoluteOffset: CGPoint(x: offset, y: 0))
    }
  }

  extension NSCollectionLayoutDecorationItem {
    /// A background inside insets of its section.
    public static func background(
      _ kind: String, inside insets: NSDirectionalEdgeInsets, in environment: ScreenEnvironment
    ) -> NSCollectionLayoutDecorationItem {
      let item = NSCollectionLayoutDecorationItem.background(elementKind: kind)
      let container = CGSize(width: environment.width, height: 1)
      item.contentInsets = insets.points(in: container)
      return item
    }
  }

  extension NSCollectionLayoutGroup {
    /// One item of a height, as wide as the content.
    public static func single(height: NSCollectionLayoutDimension) -> NSCollectionLayoutGroup {
      let size = NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: height)
      return .vertical(layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)])
    }
  }

  extension UICollectionViewCompositionalLayout {
    /// A layout of sections that depend on the container of the screen.
    ///
    /// The insets of sections are those from the edges of the collection view, so no reference of UIKit adds others.
    public static func sections(
      scrollDirection: UICollectionView.ScrollDirection = .vertical, spacing: CGFloat = 0,
      _ provider: @escaping @MainActor (Int, ScreenEnvironment) -> NSCollectionLayoutSection?
    ) -> UICollectionViewCompositionalLayout {
      weak var current: UICollectionViewCompositionalLayout?
      let layout = UICollectionViewCompositionalLayout(
        sectionProvider: { index, environment in
          let section = provider(index, ScreenEnvironment(environment, in: current?.collectionView))
          section?.contentInsetsReference = .none
          return section
        }, configuration: .sections(scrollDirection, spacing: spacing))
      current = layout
      return layout
    }
  }

  extension UICollectionViewCompositionalLayoutConfiguration {
    /// The configuration of a layout of sections. The insets of a section are those that the section has.
    public static func sections(
      _ scrollDirection: UICollectionView.ScrollDirection, spacing: CGFloat
    ) -> UICollectionViewCompositionalLayoutConfiguration {
      let configuration = UICollectionViewCompositionalLayoutConfiguration()
      configuration.scrollDirection = scrollDirection
      configuration.contentInsetsReference = .none
      configuration.interSectionSpacing = spacing
      return configuration
    }
  }
#endif
