import Testing
import UIKit
import UIKitModelDriver

/// A cell or supplementary view of a size of its own.
final class SizedCell: UICollectionViewCell {
  var wanted: CGSize?

  override func systemLayoutSizeFitting(
    _ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
    verticalFittingPriority: UILayoutPriority
  ) -> CGSize { wanted ?? targetSize }
}

/// A header of a size of its own.
final class SizedView: UICollectionReusableView {
  var wanted: CGSize?

  override func systemLayoutSizeFitting(
    _ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
    verticalFittingPriority: UILayoutPriority
  ) -> CGSize { wanted ?? targetSize }
}

/// A data source of sections with numbers of items, and a delegate of a flow layout.
final class Source: NSObject, UICollectionViewDataSource, UICollectionViewDelegateFlowLayout {
  var counts: [Int]
  var cellSize: (IndexPath) -> CGSize? = { _ in nil }
  var headerSize: (String, IndexPath) -> CGSize? = { _, _ in nil }
  var flowSize: ((IndexPath) -> CGSize)?
  var configured: [IndexPath] = []

  init(_ counts: [Int]) {
    self.counts = counts
    super.init()
  }

  func numberOfSections(in collectionView: UICollectionView) -> Int { counts.count }

  func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
    counts[section]
  }

  func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
    (cell as? SizedCell)?.wanted = cellSize(indexPath)
    configured.append(indexPath)
    return cell
  }

  func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath
  ) -> UICollectionReusableView {
    let view = SizedView(frame: .zero)
    view.wanted = headerSize(kind, indexPath)
    return view
  }

  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    sizeForItemAt indexPath: IndexPath
  ) -> CGSize {
    flowSize?(indexPath) ?? (collectionViewLayout as? UICollectionViewFlowLayout)?.itemSize ?? .zero
  }
}

/// A collection view with its data source in a driver.
@MainActor final class Screen {
  let source: Source
  let driver: ModelDriver

  init(_ environment: ModelEnvironment, counts: [Int], layout: UICollectionViewLayout) {
    source = Source(counts)
    let view = UICollectionView(frame: .zero, collectionViewLayout: layout)
    view.register(SizedCell.self, forCellWithReuseIdentifier: "cell")
    layout.register(UICollectionReusableView.self, forDecorationViewOfKind: "background")
    view.delegate = source
    view.dataSource = source
    driver = ModelDriver(view, environment: environment)
  }

  /// A screen of one compositional section.
  convenience init(
    width: CGFloat, height: CGFloat = 800, count: Int, rightToLeft: Bool = false, _ section: NSCollectionLayoutSection
  ) {
    var environment = ModelEnvironment(width: width, height: height)
    environment.isRightToLeft = rightToLeft
    self.init(environment, counts: [count], layout: UICollectionViewCompositionalLayout(section: section))
  }

  var cells: [CGRect] { driver.cellFrames }
  var view: UICollectionView { driver.collectionView }
  var contentHeight: CGFloat { driver.contentSize.height }
  var scroller: ModelScroller? { driver.scroller(ofSection: 0) }

  func header(_ section: Int = 0) -> CGRect? {
    driver.all.first { $0.kind == .supplementary("header") && $0.indexPath.first == section }?.exactFrame
  }
}

@MainActor func size(_ width: NSCollectionLayoutDimension, _ height: NSCollectionLayoutDimension)
  -> NSCollectionLayoutSize
{ NSCollectionLayoutSize(widthDimension: width, heightDimension: height) }

@MainActor func item(
  _ width: NSCollectionLayoutDimension = .fractionalWidth(1),
  _ height: NSCollectionLayoutDimension = .fractionalHeight(1)
) -> NSCollectionLayoutItem { NSCollectionLayoutItem(layoutSize: size(width, height)) }

@MainActor func boundary(
  _ kind: String, _ height: NSCollectionLayoutDimension, _ alignment: NSRectAlignment
) -> NSCollectionLayoutBoundarySupplementaryItem {
  NSCollectionLayoutBoundarySupplementaryItem(
    layoutSize: size(.fractionalWidth(1), height), elementKind: kind, alignment: alignment)
}

func rect(_ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat) -> CGRect {
  CGRect(x: x, y: y, width: width, height: height)
}

func insets(_ top: CGFloat, _ leading: CGFloat, _ bottom: CGFloat, _ trailing: CGFloat) -> NSDirectionalEdgeInsets {
  NSDirectionalEdgeInsets(top: top, leading: leading, bottom: bottom, trailing: trailing)
}

/// Expects frames that differ by less than a thousandth of a point.
func expectEqual(
  _ frames: [CGRect], _ expected: [CGRect], tolerance: CGFloat = 0.001, _ comment: String = "",
  at location: SourceLocation = #_sourceLocation
) {
  let isEqual =
    frames.count == expected.count
    && zip(frames, expected).allSatisfy { frame, wanted in
      abs(frame.minX - wanted.minX) < tolerance && abs(frame.minY - wanted.minY) < tolerance
        && abs(frame.width - wanted.width) < tolerance && abs(frame.height - wanted.height) < tolerance
    }
  #expect(isEqual, "\(comment) \(frames) is not \(expected)", sourceLocation: location)
}
