import Testing
import UIKit
import UIKitModelDriver

/// Estimated dimensions and the sizes that views choose. "Docs" cites Apple's reference, "§" the published observations.
@MainActor @Suite struct SelfSizingTests {
  private func screen(
    _ section: NSCollectionLayoutSection, width: CGFloat = 300, height: CGFloat = 800, count: Int,
    _ sizes: @escaping (Int) -> CGSize?
  ) -> Screen {
    let screen = Screen(width: width, height: height, count: count, section)
    screen.source.cellSize = { sizes($0.item) }
    return screen
  }

  private func list(_ height: NSCollectionLayoutDimension) -> NSCollectionLayoutSection {
    let whole = size(.fractionalWidth(1), height)
    return NSCollectionLayoutSection(
      group: .vertical(layoutSize: whole, subitems: [NSCollectionLayoutItem(layoutSize: whole)]))
  }

  /// Docs, estimated(_:): "The final size of the dimension is determined when the content is rendered". The width is given.
  @Test func measuredHeightsReplaceEstimates() {
    let screen = screen(list(.estimated(50)), count: 3) { CGSize(width: 1, height: 30 + 10 * CGFloat($0)) }
    expectEqual(screen.cells, [rect(0, 0, 300, 30), rect(0, 30, 300, 40), rect(0, 70, 300, 50)])
  }

  /// Docs: only rendered content is measured; the rest keeps its estimate.
  @Test func onlyVisibleCellsAreMeasured() {
    let screen = screen(list(.estimated(50)), height: 100, count: 10) { _ in CGSize(width: 300, height: 60) }
    #expect(screen.contentHeight == 520)
    screen.driver.settleEverything()
    #expect(screen.contentHeight == 600)
    #expect(screen.view.indexPathsForVisibleItems.map(\.item) == [0, 1])
  }

  /// Docs: another width measures again.
  @Test func anotherWidthMeasuresAgain() {
    let screen = Screen(width: 300, count: 2, list(.estimated(50)))
    screen.source.cellSize = { _ in CGSize(width: 0, height: screen.driver.environment.width / 10) }
    #expect(screen.contentHeight == 60)
    screen.driver.environment.width = 400
    screen.view.reloadData()
    #expect(screen.contentHeight == 80)
  }

  /// A row with an estimated height is as high as its highest item.
  @Test func aRowIsAsHighAsItsHighestItem() {
    let cell = NSCollectionLayoutItem(layoutSize: size(.fractionalWidth(0.5), .estimated(20)))
    let section = NSCollectionLayoutSection(
      group: .horizontal(layoutSize: size(.fractionalWidth(1), .estimated(20)), subitems: [cell]))
    let screen = screen(section, count: 3) { CGSize(width: 0, height: [25, 70, 30][$0]) }
    expectEqual(screen.cells, [rect(0, 0, 150, 25), rect(150, 0, 150, 70), rect(0, 70, 150, 30)])
  }

  /// Docs, uniformAcrossSiblings(estimate:): "grows to match the dimension of its largest sibling".
  @Test func uniformItemsMatchTheLargest() {
    let cell = NSCollectionLayoutItem(
      layoutSize: size(.fractionalWidth(0.5), .uniformAcrossSiblings(estimate: 20)))
    let section = NSCollectionLayoutSection(
      group: .horizontal(layoutSize: size(.fractionalWidth(1), .estimated(20)), subitems: [cell]))
    let screen = screen(section, count: 3) { CGSize(width: 0, height: [25, 70, 30][$0]) }
    #expect(screen.cells.map(\.height) == [70, 70, 30])
    #expect(screen.driver.failures.isEmpty)
  }

  /// Header comment of uniformAcrossSiblingsWithEstimate: on the outermost group, "the largest size will be shared across
  /// the entire section".
  @Test func aUniformOutermostGroupSharesItsSize() {
    let cell = NSCollectionLayoutItem(
      layoutSize: size(.fractionalWidth(0.5), .uniformAcrossSiblings(estimate: 20)))
    let section = NSCollectionLayoutSection(
      group: .horizontal(
        layoutSize: size(.fractionalWidth(1), .uniformAcrossSiblings(estimate: 20)), subitems: [cell]))
    let screen = screen(section, count: 3) { CGSize(width: 0, height: [25, 70, 30][$0]) }
    #expect(screen.contentHeight == 140)
  }

  /// §1.2: measured widths decide what fits (chips).
  @Test func measuredWidthsDecideWhatFits() {
    let chip = NSCollectionLayoutItem(layoutSize: size(.estimated(60), .absolute(30)))
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: size(.fractionalWidth(1), .absolute(30)), subitems: [chip])
    group.interItemSpacing = .fixed(10)
    let screen = screen(NSCollectionLayoutSection(group: group), count: 4) {
      CGSize(width: [120, 100, 70, 250][$0], height: 5)
    }
    expectEqual(
      screen.cells, [rect(0, 0, 120, 30), rect(130, 0, 100, 30), rect(0, 30, 70, 30), rect(0, 60, 250, 30)])
  }

  /// Header of extendsBoundary: "For .estimated sized supplementary items, this allows automatic adjustment".
  @Test func headersAreMeasured() {
    let section = list(.absolute(50))
    section.boundarySupplementaryItems = [boundary("header", .estimated(20), .top)]
    let screen = Screen(width: 300, count: 1, section)
    screen.source.headerSize = { _, _ in CGSize(width: 1, height: 33) }
    expectEqual(screen.cells, [rect(0, 33, 300, 50)])
    expectEqual([screen.header()].compactMap { $0 }, [rect(0, 0, 300, 33)])
  }

  /// Items of fixed dimensions keep them, whatever their views prefer.
  @Test func fixedDimensionsAreNotMeasured() {
    let screen = screen(list(.absolute(50)), count: 2) { _ in CGSize(width: 10, height: 10) }
    expectEqual(screen.cells, [rect(0, 0, 300, 50), rect(0, 50, 300, 50)])
  }

  /// Decision "An estimated column holds its template once".
  @Test func anEstimatedColumnHoldsItsTemplate() {
    let row = NSCollectionLayoutItem(layoutSize: size(.fractionalWidth(1), .estimated(50)))
    let group = NSCollectionLayoutGroup.vertical(
      layoutSize: size(.fractionalWidth(1), .estimated(60)), subitems: [row, row])
    group.interItemSpacing = .fixed(5)
    let section = NSCollectionLayoutSection(group: group)
    section.interGroupSpacing = 20
    let screen = screen(section, count: 4) { CGSize(width: 0, height: 40 + CGFloat($0)) }
    #expect(screen.cells.map(\.minY) == [0, 45, 106, 153])
  }

  /// Decision "A fraction of an estimated dimension is one of the estimate".
  @Test func fractionsOfEstimates() {
    let half = item(.fractionalWidth(0.5), .fractionalHeight(0.5))
    let measured = NSCollectionLayoutItem(layoutSize: size(.fractionalWidth(0.5), .estimated(40)))
    let section = NSCollectionLayoutSection(
      group: .horizontal(layoutSize: size(.fractionalWidth(1), .estimated(40)), subitems: [half, measured]))
    let screen = screen(section, count: 2) { _ in CGSize(width: 0, height: 90) }
    expectEqual(screen.cells, [rect(0, 0, 150, 20), rect(150, 0, 150, 90)])
    #expect(screen.contentHeight == 90)
  }

  /// Decision "Measured sizes are forgotten when the data changes".
  @Test func updatesMeasureAgain() {
    var height: CGFloat = 30
    let screen = screen(list(.estimated(50)), count: 2) { _ in CGSize(width: 0, height: height) }
    #expect(screen.contentHeight == 60)
    height = 40
    screen.view.performBatchUpdates {
      screen.source.counts = [2]
      screen.view.reloadItems(at: [IndexPath(item: 0, section: 0)])
    }
    #expect(screen.contentHeight == 70)
    #expect(screen.driver.failures.isEmpty)
  }

  /// A view that never agrees with itself is a failure and no endless loop.
  @Test func unstableViewsFail() {
    let screen = Screen(width: 300, count: 1, list(.estimated(50)))
    screen.driver.settle()
    let cell = screen.view.visibleCells.first as? SizedCell
    cell?.wanted = CGSize(width: 300, height: 20)
    screen.driver.settle()
    #expect(screen.driver.failures.isEmpty)
    let layout = UICollectionViewCompositionalLayout(section: list(.estimated(50)))
    let view = UICollectionView(frame: .zero, collectionViewLayout: layout)
    view.register(GrowingCell.self, forCellWithReuseIdentifier: "cell")
    let source = Source([1])
    view.dataSource = source
    let driver = ModelDriver(view, environment: ModelEnvironment(width: 300))
    driver.settle()
    #expect(driver.failures.map(\.kind) == [.unstableLayout])
  }
}

/// A cell that always wants to be higher.
private final class GrowingCell: UICollectionViewCell {
  override func preferredLayoutAttributesFitting(
    _ layoutAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutAttributes {
    layoutAttributes.size.height += 1
    return layoutAttributes
  }
}
