import Swift5Client
import Swift6Client
import Testing
import UIKit
import UIKitModelDriver

/// What a collection view does apart from layouts. "Docs" cites Apple's reference.
@MainActor @Suite struct CollectionViewTests {
  private func screen(_ counts: [Int], height: CGFloat = 400) -> Screen {
    let section = NSCollectionLayoutSection(
      group: .horizontal(layoutSize: size(.fractionalWidth(1), .absolute(100)), subitems: [item()]))
    let screen = Screen(
      ModelEnvironment(width: 300, height: height), counts: counts,
      layout: UICollectionViewCompositionalLayout(section: section))
    screen.driver.settle()
    return screen
  }

  private func paths(_ items: Int...) -> [IndexPath] { items.map { IndexPath(item: $0, section: 0) } }

  /// Docs, performBatchUpdates: deletions name old places, insertions new ones.
  @Test func batchesAreApplied() {
    let screen = screen([3])
    let third = screen.view.cellForItem(at: IndexPath(item: 2, section: 0))
    var isDone = false
    screen.view.performBatchUpdates {
      screen.source.counts = [4]
      screen.view.deleteItems(at: paths(0))
      screen.view.insertItems(at: paths(0, 3))
    } completion: {
      isDone = $0
    }
    #expect(isDone && screen.driver.failures.isEmpty)
    #expect(screen.cells.count == 4)
    #expect(screen.view.cellForItem(at: IndexPath(item: 2, section: 0)) === third)
  }

  /// Docs, traitOverrides: they replace traits of the surroundings, and all others are inherited.
  @Test func overridesReplaceTraits() {
    let view = screen([3]).view
    view.traitOverrides.horizontalSizeClass = .regular
    view.traitOverrides.displayScale = 2
    #expect(view.traitCollection.horizontalSizeClass == .regular && view.traitCollection.displayScale == 2)
    #expect(view.traitCollection.preferredContentSizeCategory == .large)
    let layout = view.collectionViewLayout as? UICollectionViewCompositionalLayout
    view.bounds.size.width = 300.2
    layout?.invalidateLayout()
    view.layoutIfNeeded()
    #expect(view.layoutAttributesForItem(at: IndexPath(item: 1, section: 0))?.frame.width == 300)
    // Other surroundings do not end an override.
    ModelDriver(view, environment: ModelEnvironment(width: 300, height: 400)).settle()
    #expect(view.traitCollection.horizontalSizeClass == .regular)
    view.traitOverrides.horizontalSizeClass = .unspecified
    #expect(view.traitCollection.horizontalSizeClass == .unspecified)
  }

  /// Observed exception: "invalid number of items in section 0 … after the update (1) must be equal to …".
  @Test func countsMustAgree() {
    let screen = screen([1])
    screen.view.insertItems(at: paths(0))
    #expect(screen.driver.failures.map(\.kind) == [.invalidUpdate])
    #expect(
      screen.driver.failures[0].message.hasPrefix(
        "invalid number of items in section 0: the number after the update (1) must be equal to"))
  }

  /// Observed exception: an item was deleted and inserted, but the counts differ by one.
  @Test func deletionsAndInsertionsMustAgree() {
    let screen = screen([3])
    screen.view.performBatchUpdates {
      screen.source.counts = [2]
      screen.view.deleteItems(at: paths(2))
      screen.view.insertItems(at: paths(1))
    }
    #expect(screen.driver.failures.map(\.kind) == [.invalidUpdate])
  }

  /// Docs: places must exist, and no item may be deleted twice or moved away from a deletion.
  @Test func placesMustExist() {
    let screen = screen([3])
    screen.view.performBatchUpdates {
      screen.source.counts = [2]
      screen.view.deleteItems(at: paths(5))
    }
    screen.source.counts = [3]
    screen.view.reloadData()
    screen.driver.settle()
    screen.view.performBatchUpdates {
      screen.source.counts = [2]
      screen.view.deleteItems(at: paths(1))
      screen.view.moveItem(at: paths(1)[0], to: paths(0)[0])
    }
    #expect(screen.driver.failures.map(\.kind) == [.invalidUpdate, .invalidUpdate])
    #expect(screen.driver.failures[0].message.contains("contains only 3 items before the update"))
  }

  /// Docs: sections are inserted, deleted and moved as items are.
  @Test func sectionsAreUpdated() {
    let screen = screen([1, 2, 3], height: 2000)
    let cell = screen.view.cellForItem(at: IndexPath(item: 2, section: 2))
    screen.view.performBatchUpdates {
      screen.source.counts = [3, 5, 1]
      screen.view.deleteSections([1])
      screen.view.insertSections([1])
      screen.view.moveSection(2, toSection: 0)
    }
    #expect(screen.driver.failures.isEmpty)
    #expect(screen.view.cellForItem(at: IndexPath(item: 2, section: 0)) === cell)
    screen.view.performBatchUpdates { screen.source.counts = [3, 5] }
    #expect(screen.driver.failures.map(\.kind) == [.invalidUpdate])
  }

  /// Docs: the data source is asked for counts on reload and in updates only.
  @Test func countsAreKept() {
    let screen = screen([2])
    screen.source.counts = [5]
    #expect(screen.view.numberOfItems(inSection: 0) == 2)
    screen.view.reloadData()
    #expect(screen.view.numberOfItems(inSection: 0) == 5)
  }

  /// Docs, dequeueReusableCell: cells that left the screen are used again.
  @Test func cellsAreReused() {
    let screen = screen([20])
    let first = screen.view.cellForItem(at: IndexPath(item: 0, section: 0))
    screen.driver.scroll(to: CGPoint(x: 0, y: 1000))
    #expect(screen.view.indexPathsForVisibleItems == paths(10, 11, 12, 13))
    #expect(first != nil && screen.view.visibleCells.contains { $0 === first })
    screen.driver.scroll(to: CGPoint(x: 0, y: 5000))
    #expect(screen.view.contentOffset.y == 1600)
  }

  /// Docs, UICollectionViewDataSourcePrefetching.
  @Test func dataIsPrefetched() {
    let screen = screen([20])
    let prefetcher = Prefetcher()
    screen.view.prefetchDataSource = prefetcher
    screen.driver.settle()
    #expect(prefetcher.asked == paths(4, 5, 6, 7))
    screen.driver.scroll(to: CGPoint(x: 0, y: 200))
    #expect(prefetcher.asked == paths(4, 5, 6, 7, 8, 9))
    #expect(prefetcher.cancelled == [])
    screen.driver.scroll(to: CGPoint(x: 0, y: 1600))
    #expect(prefetcher.cancelled == paths(6, 7, 8, 9))
  }

  /// Docs, targetContentOffset of the layout and scrollViewWillEndDragging of the delegate: both may change where a drag
  /// comes to rest.
  @Test func dragsComeToRestWhereLayoutAndDelegateSay() {
    let view = UICollectionView(frame: .zero, collectionViewLayout: SnappingLayout())
    let delegate = Snapper()
    view.register(SizedCell.self, forCellWithReuseIdentifier: "cell")
    view.dataSource = delegate.source
    view.delegate = delegate
    let driver = ModelDriver(view, environment: ModelEnvironment(width: 300, height: 100))
    driver.endDragging(proposing: CGPoint(x: 0, y: 130), velocity: CGPoint(x: 0, y: 1))
    // The layout snaps to 120, the delegate adds 7.
    #expect(view.contentOffset.y == 127)
    #expect(delegate.heard == ["begin", "end", "rest"])
  }

  /// Docs, semanticContentAttribute: a view may force a direction.
  @Test func aViewForcesADirection() {
    let screen = screen([1])
    screen.view.semanticContentAttribute = .forceRightToLeft
    #expect(screen.view.effectiveUserInterfaceLayoutDirection == .rightToLeft)
  }

  /// Docs, scrollToItem and setCollectionViewLayout.
  @Test func viewsScrollAndChangeLayouts() {
    let screen = screen([20])
    screen.view.scrollToItem(at: IndexPath(item: 7, section: 0), at: .centeredVertically, animated: true)
    #expect(screen.view.contentOffset.y == 550)
    let flow = UICollectionViewFlowLayout()
    screen.view.setCollectionViewLayout(flow, animated: false)
    #expect(screen.cells.first == rect(0, 0, 50, 50))
    #expect(flow.collectionView === screen.view)
  }

  /// Code of language mode 5 compiles and runs.
  @Test func aClientOfSwift5Runs() {
    let catalogue = Catalogue()
    var environment = ModelEnvironment(width: 320)
    environment.horizontalSizeClass = .regular
    let driver = ModelDriver(catalogue.collectionView, environment: environment)
    catalogue.show(Array(0..<7))
    expectEqual(Array(driver.cellFrames[1...2]), [rect(90, 8, 66, 100), rect(16, 124, 66, 100)])
    #expect(driver.failures.isEmpty)
  }

  /// Code of language mode 6 compiles and runs.
  @Test func aClientOfSwift6Runs() async {
    let gallery = Gallery()
    let driver = ModelDriver(gallery.collectionView, environment: ModelEnvironment(width: 390))
    await gallery.show(count: 3)
    expectEqual(driver.cellFrames, [rect(0, 30, 195, 60), rect(195, 30, 195, 60), rect(0, 90, 195, 60)])
    #expect(gallery.progress == 0.5)
    #expect(driver.failures.isEmpty)
  }
}

/// Records what is prefetched.
private final class Prefetcher: NSObject, UICollectionViewDataSourcePrefetching {
  var asked: [IndexPath] = []
  var cancelled: [IndexPath] = []

  func collectionView(_ collectionView: UICollectionView, prefetchItemsAt indexPaths: [IndexPath]) {
    asked += indexPaths
  }

  func collectionView(_ collectionView: UICollectionView, cancelPrefetchingForItemsAt indexPaths: [IndexPath]) {
    cancelled += indexPaths
  }
}

/// A layout that snaps to lines.
private final class SnappingLayout: UICollectionViewFlowLayout {
  override func targetContentOffset(
    forProposedContentOffset proposedContentOffset: CGPoint, withScrollingVelocity velocity: CGPoint
  ) -> CGPoint { CGPoint(x: 0, y: (proposedContentOffset.y / 60).rounded() * 60) }
}

/// A delegate that moves the target on.
private final class Snapper: NSObject, UICollectionViewDelegate {
  let source = Source([100])
  var heard: [String] = []

  func scrollViewWillBeginDragging(_ scrollView: UIScrollView) { heard.append("begin") }

  func scrollViewWillEndDragging(
    _ scrollView: UIScrollView, withVelocity velocity: CGPoint, targetContentOffset: UnsafeMutablePointer<CGPoint>
  ) {
    heard.append("end")
    targetContentOffset.pointee.y += 7
  }

  func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) { heard.append("rest") }
}
