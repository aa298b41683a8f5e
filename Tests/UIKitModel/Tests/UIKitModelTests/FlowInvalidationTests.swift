import Testing
import UIKit
import UIKitModelDriver

/// A delegate that has metrics for each section, and counts how often it is asked for sizes.
private final class FlowDelegate: NSObject, UICollectionViewDelegateFlowLayout {
  var askedForSizes = 0
  var headerHeight: CGFloat = 0

  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    sizeForItemAt indexPath: IndexPath
  ) -> CGSize {
    askedForSizes += 1
    return CGSize(width: 100, height: indexPath.section == 0 ? 20 : 40)
  }

  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    insetForSectionAt section: Int
  ) -> UIEdgeInsets {
    section == 0 ? .zero : UIEdgeInsets(top: 7, left: 30, bottom: 9, right: 50)
  }

  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    minimumLineSpacingForSectionAt section: Int
  ) -> CGFloat { section == 0 ? 3 : 5 }

  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    minimumInteritemSpacingForSectionAt section: Int
  ) -> CGFloat { section == 0 ? 100 : 20 }

  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    referenceSizeForHeaderInSection section: Int
  ) -> CGSize { CGSize(width: 0, height: headerHeight) }
}

/// A flow layout that scrolling does not invalidate.
private final class LazyLayout: UICollectionViewFlowLayout {
  override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool { false }
}

/// A flow layout that counts how often it is prepared.
private final class CountingLayout: UICollectionViewFlowLayout {
  var preparations = 0

  override func prepare() {
    super.prepare()
    preparations += 1
  }
}

/// A flow layout that compares new bounds with those of the collection view, as many clients do.
private final class ComparingLayout: UICollectionViewFlowLayout {
  var changes: [CGFloat] = []

  override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
    changes.append(newBounds.width - (collectionView?.bounds.width ?? 0))
    return newBounds.width != collectionView?.bounds.width
  }
}

/// When a flow layout asks for sizes, and when it places elements again. "Docs" cites Apple's reference.
@MainActor @Suite struct FlowInvalidationTests {
  private let delegate = FlowDelegate()

  private func screen(_ layout: UICollectionViewFlowLayout, counts: [Int] = [3, 3]) -> Screen {
    let screen = Screen(ModelEnvironment(width: 300, height: 60), counts: counts, layout: layout)
    screen.view.delegate = delegate
    return screen
  }

  /// Docs, UICollectionViewDelegateFlowLayout: what it returns is in place of the layout's properties.
  @Test func theDelegateIsBeforeProperties() {
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = CGSize(width: 10, height: 10)
    layout.sectionInset = UIEdgeInsets(top: 1, left: 1, bottom: 1, right: 1)
    let screen = screen(layout)
    // In the first section, two items 100 wide and 100 apart fit exactly. In the second one, 220 points are inside the insets.
    expectEqual(
      screen.cells,
      [
        rect(0, 0, 100, 20), rect(200, 0, 100, 20), rect(0, 23, 100, 20), rect(30, 50, 100, 40), rect(150, 50, 100, 40),
        rect(30, 95, 100, 40),
      ])
    #expect(screen.contentHeight == 144)
  }

  /// Docs, UICollectionViewFlowLayoutInvalidationContext: both properties are true by default.
  @Test func contextsInvalidateEverythingByDefault() {
    let context = UICollectionViewFlowLayoutInvalidationContext()
    #expect(context.invalidateFlowLayoutDelegateMetrics && context.invalidateFlowLayoutAttributes)
    let layout = UICollectionViewFlowLayout()
    #expect(layout.invalidationContext(forBoundsChange: .zero) is UICollectionViewFlowLayoutInvalidationContext)
  }

  /// Docs, shouldInvalidateLayout(forBoundsChange:): a change of the size needs a layout, and scrolling does not.
  @Test func scrollingAsksForNoSizes() {
    let layout = CountingLayout()
    let screen = screen(layout)
    screen.driver.settle()
    let (asked, prepared) = (delegate.askedForSizes, layout.preparations)
    for offset in [10, 40, 80] { screen.driver.scroll(to: CGPoint(x: 0, y: offset)) }
    #expect(delegate.askedForSizes == asked && layout.preparations == prepared)
    screen.driver.environment.width = 320
    screen.driver.settle()
    #expect(delegate.askedForSizes == 2 * asked && layout.preparations == prepared + 1)
    screen.driver.environment.height = 70
    screen.driver.settle()
    #expect(delegate.askedForSizes == 3 * asked)
  }

  /// Docs, sectionHeadersPinToVisibleBounds: headers move while the content scrolls. The metrics stay valid.
  @Test func pinnedHeadersMoveWithoutMetrics() {
    delegate.headerHeight = 12
    let layout = CountingLayout()
    layout.sectionHeadersPinToVisibleBounds = true
    let screen = screen(layout)
    screen.driver.settle()
    let (asked, prepared) = (delegate.askedForSizes, layout.preparations)
    screen.driver.scroll(to: CGPoint(x: 0, y: 30))
    let header = ModelElement.Kind.supplementary(UICollectionView.elementKindSectionHeader)
    #expect(screen.driver.frames(of: header).first?.minY == 30)
    #expect(delegate.askedForSizes == asked && layout.preparations == prepared + 1)
  }

  /// Docs, shouldInvalidateLayout(forBoundsChange:): without an invalidation nothing asks for attributes again.
  @Test func withoutAnInvalidationHeadersStay() {
    delegate.headerHeight = 12
    let layout = LazyLayout()
    layout.sectionHeadersPinToVisibleBounds = true
    let screen = screen(layout)
    screen.driver.settle()
    screen.driver.scroll(to: CGPoint(x: 0, y: 30))
    let header = ModelElement.Kind.supplementary(UICollectionView.elementKindSectionHeader)
    #expect(screen.driver.frames(of: header).first?.minY == 0)
  }

  /// Clients compare `newBounds` with the bounds of the collection view, which are therefore still the old ones.
  @Test func boundsAreTheOldOnesWhenTheLayoutIsAsked() {
    let layout = ComparingLayout()
    let screen = screen(layout)
    screen.driver.settle()
    let asked = delegate.askedForSizes
    layout.changes = []
    screen.driver.environment.width = 320
    screen.driver.settle()
    #expect(layout.changes.first == 20)
    #expect(delegate.askedForSizes == 2 * asked)
  }

  /// A context whose properties are false keeps sizes; `invalidateLayout()` asks for all.
  @Test func contextsChooseWhatIsAskedAgain() {
    let layout = CountingLayout()
    let screen = screen(layout)
    screen.driver.settle()
    let asked = delegate.askedForSizes
    let context = UICollectionViewFlowLayoutInvalidationContext()
    context.invalidateFlowLayoutDelegateMetrics = false
    context.invalidateFlowLayoutAttributes = false
    layout.invalidateLayout(with: context)
    screen.driver.settle()
    #expect(delegate.askedForSizes == asked && layout.preparations == 2)
    layout.invalidateLayout()
    screen.driver.settle()
    #expect(delegate.askedForSizes == 2 * asked && layout.preparations == 3)
  }

  /// Decision "Traits do not invalidate a flow layout".
  @Test func traitsDoNotInvalidate() {
    let layout = CountingLayout()
    let screen = screen(layout)
    screen.driver.settle()
    screen.driver.environment.contentSizeCategory = .accessibilityLarge
    screen.driver.environment.horizontalSizeClass = .regular
    screen.driver.environment.safeArea = UIEdgeInsets(top: 0, left: 20, bottom: 0, right: 0)
    screen.driver.settle()
    #expect(layout.preparations == 1)
    layout.minimumLineSpacing = 4
    screen.driver.settle()
    #expect(layout.preparations == 2)
  }
}
