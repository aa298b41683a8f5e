import Testing
import UIKit
import UIKitModelDriver

/// Inputs of the size of real lists. They finish in seconds, also in a debug build.
@MainActor @Suite struct LargeInputTests {
  /// 5,000 measured cells: one pass to create and measure them, one to place them.
  @Test(.timeLimit(.minutes(1))) func manyCellsAreMeasured() {
    let whole = size(.fractionalWidth(1), .estimated(50))
    let section = NSCollectionLayoutSection(
      group: .vertical(layoutSize: whole, subitems: [NSCollectionLayoutItem(layoutSize: whole)]))
    let screen = Screen(width: 300, count: 5000, section)
    screen.source.cellSize = { CGSize(width: 0, height: 20 + CGFloat($0.item % 3)) }
    screen.driver.settleEverything()
    // 1667 × 20 + 1667 × 21 + 1666 × 22.
    #expect(screen.contentHeight == 104_999)
    #expect(screen.driver.failures.isEmpty)
  }

  /// 20,000 items, added one by one, and compared with the same without every tenth.
  @Test(.timeLimit(.minutes(1))) func manyItemsAreApplied() {
    var snapshot = NSDiffableDataSourceSnapshot<Int, Int>()
    snapshot.appendSections([0])
    for item in 0..<20_000 { snapshot.appendItems([item]) }
    let view = UICollectionView(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
    let source = UICollectionViewDiffableDataSource<Int, Int>(collectionView: view) { _, _, _ in
      UICollectionViewCell()
    }
    source.apply(snapshot)
    snapshot.deleteItems((0..<2_000).map { $0 * 10 })
    let driver = ModelDriver(view, environment: ModelEnvironment(width: 320))
    _ = driver.takeUpdates()
    source.apply(snapshot)
    #expect(driver.takeUpdates().count == 2_000)
    #expect(view.numberOfItems(inSection: 0) == 18_000)
  }
}
