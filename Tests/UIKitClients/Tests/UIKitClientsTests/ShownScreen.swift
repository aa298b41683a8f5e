import SDUI
import SDUICollectionView
import UIKit
import UIKitModelDriver

/// A collection view of the model that shows a screen by ``ScreenCollectionViewLayout``.
@MainActor final class ShownScreen {
  let layout: ScreenCollectionViewLayout
  let driver: ModelDriver
  let source: CountedDataSource

  /// Shows a screen in an environment.
  init(_ screen: Screen, _ environment: ModelEnvironment, sizes: @escaping CellSizes = { _, size in size }) throws {
    layout = ScreenCollectionViewLayout(screen)
    let expected = try LayoutEnvironment(environment)
    let items = ScreenItems.standard(for: screen, in: expected)
    source = CountedDataSource(items.sections.flatMap { [$0] + $0.sections }.map(\.items.count), sizes: sizes)
    for id in screen.contract.decorations.ids {
      layout.register(
        UICollectionReusableView.self, forDecorationViewOfKind: screen.contract.decorations[id].name.source)
    }
    let view = UICollectionView(frame: .zero, collectionViewLayout: layout)
    source.register(in: view)
    driver = ModelDriver(view, environment: environment)
  }

  /// The limits of the layout, after the collection view has been laid out.
  var limits: [ScreenLayoutLimit] {
    driver.settle()
    return layout.limits
  }
}

/// The size that a view prefers, by its index path and the size that it has.
typealias CellSizes = @MainActor (IndexPath, CGSize) -> CGSize

/// A data source of numbers of cells.
@MainActor final class CountedDataSource: NSObject, UICollectionViewDataSource {
  private let counts: [Int]
  private let sizes: CellSizes
  static let kinds = [
    UICollectionView.elementKindSectionHeader, UICollectionView.elementKindSectionFooter,
    ScreenCollectionViewLayout.placeholderKind, ScreenCollectionViewLayout.backgroundKind,
    ScreenCollectionViewLayout.topBarKind, ScreenCollectionViewLayout.bottomBarKind,
    ScreenCollectionViewLayout.emptyScreenKind,
  ]

  init(_ counts: [Int], sizes: @escaping CellSizes = { _, size in size }) {
    (self.counts, self.sizes) = (counts, sizes)
  }

  func register(in view: UICollectionView) {
    view.register(SizedCell.self, forCellWithReuseIdentifier: "cell")
    for kind in Self.kinds {
      view.register(UICollectionReusableView.self, forSupplementaryViewOfKind: kind, withReuseIdentifier: "view")
    }
    view.dataSource = self
  }

  func numberOfSections(in collectionView: UICollectionView) -> Int { counts.count }

  func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
    counts[section]
  }

  func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
    (cell as? SizedCell)?.sizes = sizes
    return cell
  }

  func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath
  ) -> UICollectionReusableView {
    collectionView.dequeueReusableSupplementaryView(ofKind: kind, withReuseIdentifier: "view", for: indexPath)
  }
}

/// A cell that prefers a size.
final class SizedCell: UICollectionViewCell {
  var sizes: CellSizes = { _, size in size }

  override func preferredLayoutAttributesFitting(
    _ layoutAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutAttributes {
    let copy = layoutAttributes.copy() as? UICollectionViewLayoutAttributes ?? layoutAttributes
    copy.size = sizes(layoutAttributes.indexPath, layoutAttributes.size)
    return copy
  }
}

extension Screen {
  /// The screen without carousels that are pinned, if no `when` pins one.
  var withoutPinnedCarousels: Screen {
    var screen = self
    for index in screen.sections.indices where screen.sections[index].kind == .carousel {
      screen.sections[index].properties[.sectionPinned] = nil
    }
    return screen
  }
}
