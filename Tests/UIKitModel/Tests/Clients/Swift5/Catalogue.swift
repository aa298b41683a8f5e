import UIKit

// Code as an app for iOS contains it, in language mode 5. It only has to compile, here and against UIKit, and to run.

enum Shelf: Hashable {
  case featured
  case grid(String)
}

final class CatalogueCell: UICollectionViewCell {
  static let identifier = "CatalogueCell"
  var title: String?

  override init(frame: CGRect) {
    super.init(frame: frame)
    contentView.backgroundColor = .systemBackground
  }

  required init?(coder: NSCoder) { super.init(coder: coder) }

  override func prepareForReuse() {
    super.prepareForReuse()
    title = nil
  }
}

/// A catalogue with a diffable data source.
public final class Catalogue: NSObject, UICollectionViewDelegate {
  /// The collection view.
  public let collectionView: UICollectionView
  private var dataSource: UICollectionViewDiffableDataSource<Shelf, Int>?
  var scrolled = 0

  /// Creates a catalogue.
  @MainActor public override init() {
    let layout = UICollectionViewCompositionalLayout { index, environment in
      Catalogue.section(index, environment)
    }
    collectionView = UICollectionView(frame: .zero, collectionViewLayout: layout)
    super.init()
    collectionView.register(CatalogueCell.self, forCellWithReuseIdentifier: CatalogueCell.identifier)
    collectionView.delegate = self
    dataSource = UICollectionViewDiffableDataSource(collectionView: collectionView) { view, indexPath, item in
      let cell = view.dequeueReusableCell(withReuseIdentifier: CatalogueCell.identifier, for: indexPath)
      (cell as? CatalogueCell)?.title = "\(item)"
      return cell
    }
  }

  @MainActor private static func section(
    _ index: Int, _ environment: NSCollectionLayoutEnvironment
  ) -> NSCollectionLayoutSection {
    let isWide = environment.traitCollection.horizontalSizeClass == .regular
    let item = NSCollectionLayoutItem(
      layoutSize: NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .fractionalHeight(1)))
    let size = NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .absolute(100))
    let group = NSCollectionLayoutGroup.horizontal(layoutSize: size, subitem: item, count: isWide ? 4 : 2)
    group.interItemSpacing = .fixed(8)
    let section = NSCollectionLayoutSection(group: group)
    section.contentInsets = NSDirectionalEdgeInsets(top: 8, leading: 16, bottom: 8, trailing: 16)
    return section
  }

  /// Shows numbers.
  @MainActor public func show(_ numbers: [Int]) {
    var snapshot = NSDiffableDataSourceSnapshot<Shelf, Int>()
    snapshot.appendSections([.featured, .grid("all")])
    snapshot.appendItems(Array(numbers.prefix(2)), toSection: .featured)
    snapshot.appendItems(Array(numbers.dropFirst(2)))
    dataSource?.apply(snapshot, animatingDifferences: false)
  }

  /// Counts scrolling.
  public func scrollViewDidScroll(_ scrollView: UIScrollView) { scrolled += 1 }
}
