#if canImport(UIKit)
  import SDUI
  import UIKit

  /// The layout of one carousel in a collection view of its own, which an app puts into a cell or anywhere else.
  ///
  /// It does what a section of a compositional layout cannot: it has no end if the carousel has `repeat: infinite`, and it comes to
  /// rest at columns that differ. The collection view is as large as ``size``, and scrolls horizontally.
  ///
  /// An endless carousel shows its items several times. Its data source has ``numberOfItems``, and ``item(at:)`` is the index of
  /// an item in the data. Call ``recenter()`` in `scrollViewDidEndDecelerating`, so that no end comes into view.
  ///
  /// Cells whose widths are estimates size themselves, unless the carousel is endless. Estimated heights stay unless ``onMeasure``
  /// is set.
  @MainActor public final class CarouselCollectionViewLayout: UICollectionViewLayout {
    private var carousel: Carousel

    /// Lays out a carousel.
    ///
    /// - Parameters:
    ///   - items: The items of the section, and its index.
    ///   - environment: The environment of the whole screen, in which the carousel is.
    /// - Returns: `nil` if the section is no carousel in this environment, or has no items.
    /// - Throws: `LayoutError` if the section cannot be laid out.
    public init?(showing items: SectionItems, of screen: Screen, in environment: LayoutEnvironment) throws {
      guard let carousel = try Carousel(items, of: screen, in: environment) else { return nil }
      self.carousel = carousel
      super.init()
    }

    /// A layout is not read from an archive.
    public required init?(coder: NSCoder) { nil }

    /// The size of the collection view: the width of the screen, and the height of the items.
    public var size: CGSize { carousel.size }

    /// Called with the size that an item prefers. If it is set, the heights of items are measured as well, and ``size`` may change.
    public var onMeasure: (@MainActor (_ item: Int, _ size: CGSize) -> Void)?

    /// The number of items in the collection view.
    public var numberOfItems: Int { carousel.frames.count * carousel.rest.copies }

    /// Returns the index of an item in the data.
    public func item(at indexPath: IndexPath) -> Int { indexPath.item % max(1, carousel.frames.count) }

    /// The offset at which the first item comes to rest. Set it before the carousel appears.
    public var startOffset: CGPoint { CGPoint(x: carousel.offset(carousel.rest.start), y: 0) }

    /// The rate for the collection view: fast unless the carousel scrolls anywhere or asks for another.
    public var decelerationRate: UIScrollView.DecelerationRate {
      switch carousel.deceleration {
      case .automatic: carousel.rest.isAnywhere ? .normal : .fast
      case .normal: .normal
      case .fast: .fast
      }
    }

    /// Whether the collection view bounces at its ends.
    public var bounces: Bool { carousel.bounce != .never }

    /// Scrolls an endless carousel to the same items in the middle of its content, which nobody sees.
    public func recenter() {
      guard let view = collectionView, carousel.rest.copies > 1 else { return }
      view.contentOffset.x = carousel.offset(
        carousel.rest.start + carousel.rest.distance(at: carousel.position(view.contentOffset.x)))
    }

    public override var collectionViewContentSize: CGSize {
      CGSize(width: carousel.rest.contentWidth, height: carousel.size.height)
    }

    public override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool { false }

    // MARK: Cells that size themselves

    /// The last size that each cell preferred, so that it is measured once.
    private var preferredSizes: [Int: CGSize] = [:]

    public override func shouldInvalidateLayout(
      forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
      withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
    ) -> Bool {
      let (item, size) = (originalAttributes.indexPath.item, preferredAttributes.size)
      guard preferredSizes[item] != size, item < carousel.frames.count else { return false }
      preferredSizes[item] = size
      let measured = measuring(size, ofItem: item)
      if measured.frames != carousel.frames { return true }
      // The size counts later, as that of an item which is as high as the highest one.
      carousel = measured
      onMeasure?(item, size)
      return false
    }

    public override func invalidationContext(
      forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
      withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
    ) -> UICollectionViewLayoutInvalidationContext {
      let context = super.invalidationContext(
        forPreferredLayoutAttributes: preferredAttributes, withOriginalAttributes: originalAttributes)
      let (before, item) = (carousel.rest.contentWidth, originalAttributes.indexPath.item)
      carousel = measuring(preferredAttributes.size, ofItem: item)
      onMeasure?(item, preferredAttributes.size)
      let growth = carousel.rest.contentWidth - before
      context.contentSizeAdjustment = CGSize(width: growth, height: 0)
      // From right to left, what is in view is as far from the right end as before.
      if carousel.isRightToLeft { context.contentOffsetAdjustment = CGPoint(x: growth, y: 0) }
      return context
    }

    private func measuring(_ size: CGSize, ofItem item: Int) -> Carousel {
      let scale = collectionView?.traitCollection.displayScale ?? 1
      return carousel.measuring(size, ofItem: item, scale, keepingHeight: onMeasure == nil)
    }

    // MARK: Attributes

    public override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
      carousel.items(in: rect).compactMap { layoutAttributesForItem(at: IndexPath(item: $0, section: 0)) }
    }

    public override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
      guard indexPath.section == 0, indexPath.item < numberOfItems else { return nil }
      let attributes = UICollectionViewLayoutAttributes(forCellWith: indexPath)
      attributes.frame = carousel.frame(ofItem: indexPath.item)
      return attributes
    }

    public override func targetContentOffset(
      forProposedContentOffset proposedContentOffset: CGPoint, withScrollingVelocity velocity: CGPoint
    ) -> CGPoint {
      let current = carousel.position(collectionView?.contentOffset.x ?? 0)
      let speed = carousel.isRightToLeft ? -velocity.x : velocity.x
      let target = carousel.rest.rest(
        proposed: carousel.position(proposedContentOffset.x), from: current, velocity: speed)
      return CGPoint(x: carousel.offset(target), y: proposedContentOffset.y)
    }
  }
#endif
