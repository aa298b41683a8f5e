import UIKit

/// Puts a collection view into surroundings, scrolls it, and reads where its elements are.
@MainActor public final class ModelDriver {
  /// The collection view.
  public let collectionView: UICollectionView

  /// The surroundings. Call `settle` after a change.
  public var environment: ModelEnvironment { didSet { applyEnvironment() } }

  /// Puts a collection view into surroundings. It begins at its start, below the top insets.
  public init(_ collectionView: UICollectionView, environment: ModelEnvironment) {
    self.collectionView = collectionView
    self.environment = environment
    applyEnvironment()
    let insets = collectionView.adjustedContentInset
    collectionView.contentOffset = CGPoint(x: -insets.left, y: -insets.top)
  }

  /// Creates a collection view with a layout and puts it into surroundings.
  public convenience init(layout: UICollectionViewLayout, environment: ModelEnvironment) {
    self.init(UICollectionView(frame: .zero, collectionViewLayout: layout), environment: environment)
  }

  private func applyEnvironment() {
    collectionView.readableWidth = environment.readableWidth
    collectionView.change(
      traits: environment.traits, safeArea: environment.safeArea, margins: environment.layoutMargins,
      size: CGSize(width: environment.width, height: environment.height))
  }

  // MARK: Layout

  /// Lays out and shows the visible elements until the sizes of their views do not change.
  public func settle() { collectionView.layoutIfNeeded() }

  /// Measures all elements, also those that are not visible, and then shows the visible ones.
  public func settleEverything() { collectionView.measureEverything() }

  /// Scrolls to an offset, or to the nearest at which the content fills the screen.
  public func scroll(to offset: CGPoint) {
    collectionView.contentOffset = collectionView.restricted(offset)
    settle()
  }

  /// Drags the content and lets it go. Scrolling by its speed alone would come to rest at an offset; the layout and then
  /// the delegate may change it.
  public func endDragging(proposing offset: CGPoint, velocity: CGPoint) {
    let delegate = collectionView.delegate
    delegate?.scrollViewWillBeginDragging(collectionView)
    var target = collectionView.collectionViewLayout.targetContentOffset(
      forProposedContentOffset: offset, withScrollingVelocity: velocity)
    delegate?.scrollViewWillEndDragging(collectionView, withVelocity: velocity, targetContentOffset: &target)
    delegate?.scrollViewDidEndDragging(collectionView, willDecelerate: true)
    scroll(to: target)
    delegate?.scrollViewDidEndDecelerating(collectionView)
  }

  /// Scrolls a section on its own, as far as it goes. From right to left, offsets count from the right.
  public func scroll(section: Int, to offset: CGFloat) {
    let maximum = scroller(ofSection: section)?.maximumOffset ?? 0
    collectionView.orthogonalOffsets[section] = min(max(0, offset), maximum)
    settle()
  }

  /// The scrolling of a section that scrolls on its own.
  public func scroller(ofSection section: Int) -> ModelScroller? {
    settle()
    return collectionView.collectionViewLayout.scroller(ofSection: section).map(ModelScroller.init)
  }

  /// The size of the content.
  public var contentSize: CGSize {
    settle()
    return collectionView.contentSize
  }

  // MARK: Elements

  /// The elements on the screen: cells, supplementary views, decorations; each in the order of index paths.
  public var visible: [ModelElement] {
    settle()
    return elements(collectionView.shown)
  }

  /// All elements of the layout, visible or not, at the current offset.
  public var all: [ModelElement] {
    settle()
    let extent = CGFloat(1e9)
    let everything = CGRect(x: -extent, y: -extent, width: 2 * extent, height: 2 * extent)
    return elements(collectionView.layoutAttributes(in: everything))
  }

  private func elements(_ attributes: [UICollectionViewLayoutAttributes]) -> [ModelElement] {
    attributes.map { ModelElement($0, in: collectionView) }.sorted { $0.order < $1.order }
  }

  /// The exact frames of all cells, in the order of index paths.
  public var cellFrames: [CGRect] { all.filter { $0.kind == .cell }.map(\.exactFrame) }

  /// The exact frames of all elements of a category, in the order of index paths.
  public func frames(of kind: ModelElement.Kind) -> [CGRect] { all.filter { $0.kind == kind }.map(\.exactFrame) }

  // MARK: What happened

  /// The failures so far: what UIKit answers with an exception or a logged error.
  public var failures: [ModelFailure] { collectionView.failures }

  /// Returns the updates that were applied since the last call, one text for each.
  public func takeUpdates() -> [String] {
    defer { collectionView.appliedUpdates = [] }
    return collectionView.appliedUpdates.map(\.text)
  }
}

/// The scrolling of a section that scrolls on its own.
public struct ModelScroller: Hashable, Sendable {
  /// The length of the content.
  public let contentLength: CGFloat
  /// The largest offset.
  public let maximumOffset: CGFloat
  /// For each group, the offset at which it is at its place of rest, as far as the section scrolls.
  public let groupOffsets: [CGFloat]
  /// The offsets at which scrolling comes to rest; `nil` if it may at any.
  public let restOffsets: [CGFloat]?

  /// Reads a scroller of the model.
  init(_ scroller: OrthogonalScroller) {
    contentLength = scroller.contentLength
    maximumOffset = scroller.maximumOffset
    groupOffsets = scroller.groupOffsets
    restOffsets = scroller.restOffsets
  }
}
