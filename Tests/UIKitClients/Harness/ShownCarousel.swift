import SDUI
import SDUICollectionView
import UIKit
import UIKitModelDriver

/// A carousel in a collection view of its own, whose cells measure themselves.
@MainActor final class ShownCarousel: NSObject, UICollectionViewDataSource {
  private let carousel: CarouselCollectionViewLayout
  private let sizes: [CGSize]

  /// Shows a carousel until its cells have the sizes that they prefer.
  ///
  /// - Parameters:
  ///   - layouts: Layouts with different measured sizes. A cell that is the same in all of them prefers a wrong size.
  ///   - layout: The one of them with the sizes that cells prefer.
  init(_ carousel: CarouselCollectionViewLayout, _ layout: ScreenLayout, _ layouts: [ScreenLayout], section: Int) {
    self.carousel = carousel
    let candidates = layouts.map { $0.frames(ofSection: section).map { ExpectedFrames.rectangle($0).size } }
    sizes = layout.frames(ofSection: section).enumerated().map { item, frame in
      let size = ExpectedFrames.rectangle(frame).size
      // A flow layout also follows the heights of carousels.
      let isMeasured = candidates.contains { sizes in
        guard sizes.indices.contains(item) else { return false }
        let (width, height) = (abs(sizes[item].width - size.width), abs(sizes[item].height - size.height))
        return width > 0.01 || isFlowLayout && height > 0.01
      }
      return isMeasured ? size : CGSize(width: size.width + 13, height: size.height + 13)
    }
  }

  /// Asks all cells. The items of an endless carousel have one width, so that none is measured.
  func measure(in environment: ModelEnvironment) {
    guard carousel.numberOfItems == sizes.count else { return }
    let view = UICollectionView(frame: CGRect(origin: .zero, size: carousel.size), collectionViewLayout: carousel)
    view.contentInsetAdjustmentBehavior = .never
    view.register(CarouselCell.self, forCellWithReuseIdentifier: "cell")
    view.dataSource = self
    ModelDriver(view, environment: environment).settleEverything()
  }

  func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
    carousel.numberOfItems
  }

  func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
    (cell as? CarouselCell)?.size = sizes[indexPath.item]
    return cell
  }

  /// A cell with a size of its own.
  private final class CarouselCell: UICollectionViewCell {
    var size = CGSize.zero

    override func preferredLayoutAttributesFitting(
      _ layoutAttributes: UICollectionViewLayoutAttributes
    ) -> UICollectionViewLayoutAttributes {
      let copy = layoutAttributes.copy() as? UICollectionViewLayoutAttributes ?? layoutAttributes
      copy.size = size
      return copy
    }
  }
}
