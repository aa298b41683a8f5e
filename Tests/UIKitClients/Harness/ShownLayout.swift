import Foundation
import SDUICollectionView
import UIKit
import UIKitModelDriver

/// A collection view of the model with a generated layout and a diffable data source, as an app makes them.
@MainActor final class ShownLayout {
  let driver: ModelDriver
  let source: HarnessSource
  /// The layouts of carousels in collection views of their own, by sections.
  private let ownCarousels: [CarouselCollectionViewLayout?]

  /// The layout of a carousel in a collection view of its own.
  func ownLayout(ofCarousel index: Int) -> CarouselCollectionViewLayout? {
    if let layout = driver.collectionView.collectionViewLayout as? ScreenFlowLayout {
      return layout.carousel(ofSection: index)
    }
    return ownCarousels[index]
  }

  init(_ response: GeneratedResponse, _ environment: ModelEnvironment) {
    let layoutEnvironment = ScreenEnvironment(
      size: CGSize(width: environment.width, height: environment.height), traits: environment.traits,
      safeArea: environment.safeArea)
    let snapshot = makeSnapshot(response, layoutEnvironment)
    ownCarousels = snapshot.sections.map { shown in
      // Of a screen with a component for no sections, the section is optional.
      let section: GeneratedSection? = shown.section
      return section.flatMap { carousel($0, layoutEnvironment) }
    }
    let layout = factory.layout { index in
      snapshot.sections.indices.contains(index) ? snapshot.sections[index].section : nil
    }
    for kind in decorationKinds { layout.register(UICollectionReusableView.self, forDecorationViewOfKind: kind) }
    let view = UICollectionView(frame: .zero, collectionViewLayout: layout)
    view.contentInsetAdjustmentBehavior = .never
    view.contentInset = factory.contentInset(for: response, layoutEnvironment)
    source = HarnessSource(view, snapshot)
    driver = ModelDriver(view, environment: environment)
  }
}

/// A data source whose cells prefer given sizes.
@MainActor final class HarnessSource {
  private let dataSource: UICollectionViewDiffableDataSource<GeneratedSectionIdentifier, GeneratedItemIdentifier>
  /// The sizes of views that measure themselves.
  var preferred: [ShownElement: CGSize] = [:]

  init(_ view: UICollectionView, _ snapshot: GeneratedSnapshot) {
    let kinds = [UICollectionView.elementKindSectionHeader, UICollectionView.elementKindSectionFooter]
    view.register(HarnessCell.self, forCellWithReuseIdentifier: "cell")
    for kind in kinds {
      view.register(HarnessView.self, forSupplementaryViewOfKind: kind, withReuseIdentifier: "view")
    }
    weak var current: HarnessSource?
    dataSource = UICollectionViewDiffableDataSource(collectionView: view) { view, path, _ in
      let cell = view.dequeueReusableCell(withReuseIdentifier: "cell", for: path)
      (cell as? HarnessCell)?.size = { current?.size("cell", $0) }
      return cell
    }
    dataSource.supplementaryViewProvider = { view, kind, path in
      let header = view.dequeueReusableSupplementaryView(ofKind: kind, withReuseIdentifier: "view", for: path)
      (header as? HarnessView)?.size = { current?.size(kind, $0) }
      return header
    }
    dataSource.apply(snapshot.dataSourceSnapshot, animatingDifferences: false)
    current = self
  }

  /// Shows a snapshot, and asks for all of its data again.
  func reload(_ snapshot: GeneratedSnapshot) {
    var items = snapshot.dataSourceSnapshot
    items.reloadSections(snapshot.sections.map { $0.identifier })
    dataSource.apply(items, animatingDifferences: false)
  }

  private func size(_ name: String, _ path: IndexPath) -> CGSize? {
    preferred[ShownElement(name: name, section: path.section, item: path.item)]
  }
}

/// A cell that measures itself.
final class HarnessCell: UICollectionViewCell {
  var size: (IndexPath) -> CGSize? = { _ in nil }

  override func preferredLayoutAttributesFitting(
    _ layoutAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutAttributes {
    layoutAttributes.preferring(size(layoutAttributes.indexPath))
  }
}

/// A header or footer that measures itself.
final class HarnessView: UICollectionReusableView {
  var size: (IndexPath) -> CGSize? = { _ in nil }

  override func preferredLayoutAttributesFitting(
    _ layoutAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutAttributes {
    layoutAttributes.preferring(size(layoutAttributes.indexPath))
  }
}

extension UICollectionViewLayoutAttributes {
  func preferring(_ size: CGSize?) -> UICollectionViewLayoutAttributes {
    let copy = copy() as? UICollectionViewLayoutAttributes ?? self
    if let size { copy.size = size }
    return copy
  }
}
