import Testing
import UIKit
import UIKitModelDriver

/// Sections that scroll on their own. "Header" cites the comments of UICollectionViewCompositionalLayout.h, "§" the
/// published observations of layout semantics.
@MainActor @Suite struct OrthogonalTests {
  private func screen(
    _ behavior: UICollectionLayoutSectionOrthogonalScrollingBehavior, width: CGFloat = 300, count: Int = 5,
    rightToLeft: Bool = false, change: (NSCollectionLayoutSection) -> Void = { _ in }
  ) -> Screen {
    let section = NSCollectionLayoutSection(
      group: .horizontal(layoutSize: size(.absolute(100), .absolute(50)), subitems: [item()]))
    section.orthogonalScrollingBehavior = behavior
    section.interGroupSpacing = 10
    section.contentInsets = insets(5, 20, 15, 30)
    change(section)
    return Screen(width: width, count: count, rightToLeft: rightToLeft, section)
  }

  /// Header: content "will layout orthogonal to the main layout axis"; §1.4: insets pad the content, height of one group.
  @Test func groupsAreSideBySide() {
    let screen = screen(.continuous)
    #expect(screen.cells.map(\.minX) == [20, 130, 240, 350, 460])
    #expect(screen.cells.allSatisfy { $0.minY == 5 && $0.height == 50 })
    #expect(screen.driver.contentSize == CGSize(width: 300, height: 70))
    let scroller = screen.scroller
    // 20 + 5·100 + 4·10 + 30 = 590.
    #expect(scroller?.contentLength == 590)
    #expect(scroller?.maximumOffset == 290)
    #expect(scroller?.restOffsets == nil)
  }

  /// §1.4: rest at min(k·(g+s), maximum).
  @Test(arguments: [
    UICollectionLayoutSectionOrthogonalScrollingBehavior.continuousGroupLeadingBoundary, .groupPaging,
  ]) func groupsRestAtTheirStart(behavior: UICollectionLayoutSectionOrthogonalScrollingBehavior) {
    #expect(screen(behavior).scroller?.restOffsets == [0, 110, 220, 290, 290])
  }

  /// Header: "page size == extent of the collection view's bounds".
  @Test func pagesAreAsWideAsTheView() {
    #expect(screen(.paging, count: 8).scroller?.restOffsets == [0, 300, 600, 620])
  }

  /// Header: insets "to center each group's contents"; §1.4: (W − g) / 2 on both sides.
  @Test func groupsAreCentered() {
    let screen = screen(.groupPagingCentered, count: 3)
    #expect(screen.cells.map(\.minX) == [100, 210, 320])
    #expect(screen.scroller?.restOffsets == [0, 110, 220])
    screen.driver.scroll(section: 0, to: 110)
    #expect(screen.cells[1].midX == 150)
  }

  /// §1.5: from right to left, a carousel starts at its right end.
  @Test func carouselsStartAtTheRight() {
    let screen = screen(.groupPaging, rightToLeft: true)
    #expect(screen.cells.map(\.minX) == [180, 70, -40, -150, -260])
    screen.driver.scroll(section: 0, to: 110)
    #expect(screen.cells.map(\.minX) == [290, 180, 70, -40, -150])
  }

  /// Docs: only elements that intersect the visible range are shown, and headers do not scroll.
  @Test func cellsScrollAndHeadersStay() {
    let screen = screen(.continuous) { section in
      section.boundarySupplementaryItems = [boundary("header", .absolute(20), .top)]
      section.decorationItems = [.background(elementKind: "background")]
    }
    #expect(screen.driver.visible.filter { $0.kind == .cell }.map(\.indexPath.item) == [0, 1, 2])
    screen.driver.scroll(section: 0, to: 1000)
    #expect(screen.driver.visible.filter { $0.kind == .cell }.map(\.indexPath.item) == [2, 3, 4])
    expectEqual(screen.cells, (0..<5).map { rect(CGFloat($0) * 110 - 270, 25, 100, 50) })
    expectEqual(screen.driver.frames(of: .supplementary("header")), [rect(20, 0, 250, 20)])
    expectEqual(screen.driver.frames(of: .decoration("background")), [rect(0, 0, 300, 90)])
    #expect(screen.view.indexPathsForVisibleItems.map(\.item) == [2, 3, 4])
  }

  /// §1.4, [B]: the scroller is as wide as the view; insets of the reference pad the content too.
  @Test func theSafeAreaPadsTheContent() {
    var environment = ModelEnvironment(width: 300)
    environment.safeArea = UIEdgeInsets(top: 0, left: 40, bottom: 0, right: 60)
    let section = NSCollectionLayoutSection(
      group: .horizontal(layoutSize: size(.fractionalWidth(0.5), .absolute(50)), subitems: [item()]))
    section.orthogonalScrollingBehavior = .groupPaging
    let screen = Screen(environment, counts: [4], layout: UICollectionViewCompositionalLayout(section: section))
    #expect(screen.cells.map(\.minX) == [40, 140, 240, 340])
    #expect(screen.scroller?.contentLength == 500)
  }

  /// Docs, visibleItemsInvalidationHandler: called with the offset of the section, and may change items.
  @Test func handlersChangeVisibleItems() {
    var offsets: [CGFloat] = []
    let screen = screen(.continuous) { section in
      section.visibleItemsInvalidationHandler = { items, offset, environment in
        offsets.append(offset.x)
        for item in items {
          item.alpha = item.frame.minX - offset.x < 0 ? 0.5 : 1
          item.zIndex = item.indexPath.item
        }
      }
    }
    screen.driver.scroll(section: 0, to: 50)
    let visible = screen.driver.visible
    #expect(visible.map(\.alpha) == [0.5, 1, 1])
    #expect(visible.map(\.zIndex) == [0, 1, 2])
    #expect(visible[0].view?.alpha == 0.5)
    #expect(offsets.last == 50)
  }

  /// In a layout that scrolls horizontally, orthogonal is vertical.
  @Test func orthogonalIsVerticalInAHorizontalLayout() {
    let configuration = UICollectionViewCompositionalLayoutConfiguration()
    configuration.scrollDirection = .horizontal
    let section = NSCollectionLayoutSection(
      group: .vertical(layoutSize: size(.absolute(80), .absolute(100)), subitems: [item()]))
    section.orthogonalScrollingBehavior = .groupPaging
    let layout = UICollectionViewCompositionalLayout(section: section, configuration: configuration)
    let screen = Screen(ModelEnvironment(width: 300, height: 250), counts: [4, 1], layout: layout)
    #expect(screen.cells.map(\.minY) == [0, 100, 200, 300, 0])
    #expect(screen.cells.map(\.minX) == [0, 0, 0, 0, 80])
    #expect(screen.scroller?.restOffsets == [0, 100, 150, 150])
  }
}
