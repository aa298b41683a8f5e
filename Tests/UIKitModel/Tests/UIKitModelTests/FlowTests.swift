import Testing
import UIKit
import UIKitModelDriver

/// The flow layout. "Docs" cites Apple's reference, "§" the published observations of layout semantics.
@MainActor @Suite struct FlowTests {
  private func layout(_ width: CGFloat, _ height: CGFloat, spacing: CGFloat = 10) -> UICollectionViewFlowLayout {
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = CGSize(width: width, height: height)
    layout.minimumInteritemSpacing = spacing
    return layout
  }

  private func screen(_ layout: UICollectionViewFlowLayout, counts: [Int], height: CGFloat = 400) -> Screen {
    Screen(ModelEnvironment(width: 300, height: height), counts: counts, layout: layout)
  }

  /// §2: what is left over goes between items; the last line of a uniform grid keeps its columns.
  @Test func uniformLinesAreJustified() {
    let screen = screen(layout(80, 40), counts: [5])
    expectEqual(
      screen.cells,
      [rect(0, 0, 80, 40), rect(110, 0, 80, 40), rect(220, 0, 80, 40), rect(0, 50, 80, 40), rect(110, 50, 80, 40)])
  }

  /// §2, openradar 20825965: with mixed sizes, the last line is packed at the least space.
  @Test func aMixedLastLineIsPacked() {
    let screen = screen(layout(0, 0), counts: [5])
    screen.source.flowSize = { CGSize(width: [100, 120, 90, 100, 60][$0.item], height: 20) }
    expectEqual(
      screen.cells,
      [rect(0, 0, 100, 20), rect(180, 0, 120, 20), rect(0, 30, 90, 20), rect(100, 30, 100, 20), rect(210, 30, 60, 20)])
  }

  /// §2: a lone item of a line that is not the last is centred.
  @Test func aLoneItemIsCentered() {
    let screen = screen(layout(0, 0), counts: [3])
    screen.source.flowSize = { CGSize(width: [200, 180, 100][$0.item], height: 20) }
    expectEqual(screen.cells, [rect(50, 0, 200, 20), rect(0, 30, 180, 20), rect(190, 30, 100, 20)])
  }

  /// §2: items are centred in the height of their line.
  @Test func itemsAreCenteredInTheirLine() {
    let screen = screen(layout(0, 0), counts: [2])
    screen.source.flowSize = { CGSize(width: 100, height: [20, 50][$0.item]) }
    expectEqual(screen.cells, [rect(0, 15, 100, 20), rect(110, 0, 100, 50)])
  }

  /// Docs, headerReferenceSize: only the height counts; the header is as wide as the view, and outside of the insets.
  @Test func headersAreOutsideOfInsets() {
    let layout = layout(280, 40)
    layout.sectionInset = UIEdgeInsets(top: 5, left: 10, bottom: 7, right: 10)
    layout.headerReferenceSize = CGSize(width: 1, height: 30)
    layout.footerReferenceSize = CGSize(width: 1, height: 20)
    let screen = screen(layout, counts: [2, 1])
    expectEqual(screen.cells, [rect(10, 35, 280, 40), rect(10, 85, 280, 40), rect(10, 187, 280, 40)])
    let header = ModelElement.Kind.supplementary(UICollectionView.elementKindSectionHeader)
    expectEqual(screen.driver.frames(of: header), [rect(0, 0, 300, 30), rect(0, 152, 300, 30)])
    #expect(screen.contentHeight == 254)
  }

  /// Docs, sectionHeadersPinToVisibleBounds: a header floats until its section has gone.
  @Test func headersArePinned() {
    let layout = layout(300, 100)
    layout.minimumLineSpacing = 0
    layout.headerReferenceSize = CGSize(width: 0, height: 30)
    layout.sectionHeadersPinToVisibleBounds = true
    let screen = screen(layout, counts: [2, 3], height: 200)
    let header = ModelElement.Kind.supplementary(UICollectionView.elementKindSectionHeader)
    for (offset, first, second) in [(0, 0, 230), (100, 100, 230), (215, 200, 230), (300, 200, 300)] {
      screen.driver.scroll(to: CGPoint(x: 0, y: offset))
      #expect(screen.driver.frames(of: header).map(\.minY) == [CGFloat(first), CGFloat(second)])
    }
  }

  /// Docs, scrollDirection: lines are columns, and line spacing is between columns.
  @Test func columnsFillDownwards() {
    let layout = layout(50, 120)
    layout.scrollDirection = .horizontal
    layout.minimumLineSpacing = 7
    let screen = screen(layout, counts: [4], height: 400)
    expectEqual(
      screen.cells, [rect(0, 0, 50, 120), rect(0, 140, 50, 120), rect(0, 280, 50, 120), rect(57, 0, 50, 120)])
  }

  /// Docs: "the item width must be less than the width of the UICollectionView minus the section insets", as UIKit logs.
  @Test func itemsMustFit() {
    let screen = screen(layout(301, 40), counts: [1])
    screen.driver.settle()
    #expect(screen.driver.failures.map(\.kind) == [.itemTooLarge])
  }

  /// Docs, estimatedItemSize: cells choose their size.
  @Test func cellsChooseTheirSize() {
    let layout = layout(0, 0)
    layout.estimatedItemSize = CGSize(width: 100, height: 20)
    let screen = screen(layout, counts: [3])
    screen.source.cellSize = { CGSize(width: [150, 100, 200][$0.item], height: 25) }
    expectEqual(screen.cells, [rect(0, 0, 150, 25), rect(200, 0, 100, 25), rect(0, 35, 200, 25)])
  }

  /// Docs, sectionInsetReference.
  @Test func insetsCanAddToTheSafeArea() {
    let layout = layout(100, 40)
    layout.sectionInsetReference = .fromSafeArea
    var environment = ModelEnvironment(width: 300)
    environment.safeArea = UIEdgeInsets(top: 0, left: 40, bottom: 0, right: 50)
    let screen = Screen(environment, counts: [2], layout: layout)
    expectEqual(screen.cells, [rect(40, 0, 100, 40), rect(150, 0, 100, 40)])
  }

  /// Decision "A flow layout is not mirrored": docs, flipsHorizontallyInOppositeLayoutDirection is false by default.
  @Test func aFlowLayoutIsNotMirrored() {
    var environment = ModelEnvironment(width: 300)
    environment.isRightToLeft = true
    let screen = Screen(environment, counts: [1], layout: layout(140, 40))
    #expect(screen.cells.map(\.minX) == [0])
  }
}
