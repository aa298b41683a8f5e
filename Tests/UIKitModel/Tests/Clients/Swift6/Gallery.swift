import UIKit

// Code as an app for iOS contains it, in language mode 6. It only has to compile, here and against UIKit, and to run.

/// Attributes with a value of their own, as layouts of apps have them.
final class GalleryAttributes: UICollectionViewLayoutAttributes {
  var progress: CGFloat = 0

  override func copy(with zone: NSZone? = nil) -> Any {
    let copy = super.copy(with: zone)
    (copy as? GalleryAttributes)?.progress = progress
    return copy
  }
}

final class GalleryCell: UICollectionViewCell {
  private(set) var progress: CGFloat = -1

  override func apply(_ layoutAttributes: UICollectionViewLayoutAttributes) {
    super.apply(layoutAttributes)
    progress = (layoutAttributes as? GalleryAttributes)?.progress ?? -1
  }

  override func preferredLayoutAttributesFitting(
    _ layoutAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutAttributes {
    guard let attributes = layoutAttributes.copy() as? UICollectionViewLayoutAttributes else { return layoutAttributes }
    attributes.size.height = 60
    return attributes
  }
}

/// A compositional layout with attributes of its own.
final class GalleryLayout: UICollectionViewCompositionalLayout {
  override class var layoutAttributesClass: AnyClass { GalleryAttributes.self }

  override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
    let result = super.layoutAttributesForElements(in: rect)
    for attributes in result ?? [] { (attributes as? GalleryAttributes)?.progress = 0.5 }
    return result
  }
}

/// A gallery with registrations.
@MainActor public final class Gallery {
  /// The collection view.
  public let collectionView: UICollectionView
  private let dataSource: UICollectionViewDiffableDataSource<String, UUID>

  /// The progress that the first cell took over.
  public var progress: CGFloat? {
    (collectionView.cellForItem(at: IndexPath(item: 0, section: 0)) as? GalleryCell)?.progress
  }

  /// Creates a gallery.
  public init() {
    let configuration = UICollectionViewCompositionalLayoutConfiguration()
    configuration.interSectionSpacing = 20
    let layout = GalleryLayout(
      sectionProvider: { _, environment in Self.section(width: environment.container.effectiveContentSize.width) },
      configuration: configuration)
    layout.register(UICollectionReusableView.self, forDecorationViewOfKind: "background")
    let view = UICollectionView(frame: .zero, collectionViewLayout: layout)
    collectionView = view
    let cells = UICollectionView.CellRegistration<GalleryCell, UUID> { cell, _, item in cell.tag = item.hashValue }
    let headers = UICollectionView.SupplementaryRegistration<UICollectionReusableView>(
      elementKind: UICollectionView.elementKindSectionHeader
    ) { view, _, indexPath in view.tag = indexPath.section }
    dataSource = UICollectionViewDiffableDataSource(collectionView: view) { view, indexPath, item in
      view.dequeueConfiguredReusableCell(using: cells, for: indexPath, item: item)
    }
    dataSource.supplementaryViewProvider = { view, _, indexPath in
      view.dequeueConfiguredReusableSupplementary(using: headers, for: indexPath)
    }
  }

  private static func section(width: CGFloat) -> NSCollectionLayoutSection {
    let size = NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .estimated(44))
    let columns = max(1, Int(width / 180))
    let item = NSCollectionLayoutItem(
      layoutSize: NSCollectionLayoutSize(
        widthDimension: .fractionalWidth(1 / CGFloat(columns)), heightDimension: .estimated(44)))
    let section = NSCollectionLayoutSection(group: .horizontal(layoutSize: size, subitems: [item]))
    let header = NSCollectionLayoutBoundarySupplementaryItem(
      layoutSize: NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .absolute(30)),
      elementKind: UICollectionView.elementKindSectionHeader, alignment: .top)
    header.pinToVisibleBounds = true
    section.boundarySupplementaryItems = [header]
    section.decorationItems = [.background(elementKind: "background")]
    section.visibleItemsInvalidationHandler = { items, offset, environment in
      for item in items where item.frame.minY < offset.y { item.alpha = 0.5 }
      _ = environment.container.contentSize
    }
    return section
  }

  /// Shows a number of items.
  public func show(count: Int) async {
    var snapshot = NSDiffableDataSourceSnapshot<String, UUID>()
    snapshot.appendSections(["all"])
    snapshot.appendItems((0..<count).map { _ in UUID() })
    await dataSource.apply(snapshot, animatingDifferences: true)
  }
}
