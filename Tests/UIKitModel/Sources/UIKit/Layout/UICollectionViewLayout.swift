import Foundation

/// A change that an update makes to an item or a section.
@MainActor open class UICollectionViewUpdateItem: NSObject {
  /// What happens to the item or section.
  public enum Action: Int, Sendable {
    case insert = 0
    case delete
    case reload
    case move
    case none
  }

  /// The index path before the update.
  public let indexPathBeforeUpdate: IndexPath?
  /// The index path after the update.
  public let indexPathAfterUpdate: IndexPath?
  /// What happens to the item or section.
  public let updateAction: Action

  /// Creates a change.
  init(before: IndexPath?, after: IndexPath?, action: Action) {
    indexPathBeforeUpdate = before
    indexPathAfterUpdate = after
    updateAction = action
    super.init()
  }
}

/// An object that places the elements of a collection view.
@MainActor open class UICollectionViewLayout: NSObject {
  /// The collection view that uses the layout.
  open package(set) weak var collectionView: UICollectionView?

  /// Classes of decoration views, by kind.
  var decorationClasses: [String: UICollectionReusableView.Type] = [:]

  /// Whether the collection view rounds the frames of this layout to pixels.
  var roundsToPixels: Bool { false }

  /// Whether attributes change while the content scrolls, without an invalidation that clients see.
  var movesWhileScrolling: Bool { false }

  /// Whether a change of traits, of the safe area or of margins invalidates the layout.
  var isInvalidatedByEnvironment: Bool { true }

  /// The frame of an element after scrolling inside of its section.
  func scrolledFrame(of attributes: UICollectionViewLayoutAttributes) -> CGRect { attributes.frame }

  /// The attributes of visible elements after the handlers of their sections changed them.
  func adjustedVisible(_ visible: [UICollectionViewLayoutAttributes]) -> [UICollectionViewLayoutAttributes] { visible }

  /// Forgets the sizes that views chose.
  package func forgetMeasurements() {}

  /// A section that scrolls on its own.
  package func scroller(ofSection section: Int) -> OrthogonalScroller? { nil }

  /// Creates a layout.
  public override init() { super.init() }

  /// Creates a layout from an archive. The model has no archives and creates a default layout.
  public required init?(coder: NSCoder) { super.init() }

  /// The class of the layout's attributes.
  open class var layoutAttributesClass: AnyClass { UICollectionViewLayoutAttributes.self }

  /// The class of the layout's invalidation contexts.
  open class var invalidationContextClass: AnyClass { UICollectionViewLayoutInvalidationContext.self }

  /// Creates a context of the layout's own class.
  func makeContext() -> UICollectionViewLayoutInvalidationContext {
    let type = Self.invalidationContextClass as? UICollectionViewLayoutInvalidationContext.Type
    return (type ?? UICollectionViewLayoutInvalidationContext.self).init()
  }

  /// Creates attributes of the layout's own class.
  func makeAttributes(of element: ElementKey) -> UICollectionViewLayoutAttributes {
    let type = Self.layoutAttributesClass as? UICollectionViewLayoutAttributes.Type
    let attributes = (type ?? UICollectionViewLayoutAttributes.self).init()
    attributes.indexPath = element.indexPath
    attributes.representedElementCategory = element.category
    attributes.representedElementKind = element.kind
    return attributes
  }

  // MARK: Invalidation

  /// Invalidates the whole layout.
  open func invalidateLayout() {
    let context = makeContext()
    context.invalidateEverything = true
    invalidateLayout(with: context)
  }

  /// Invalidates a part of the layout.
  open func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
    collectionView?.isLayoutPrepared = false
    collectionView?.knownAttributes = [:]
  }

  /// Whether a change of the bounds needs a new layout.
  open func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool { false }

  /// Returns what a change of the bounds invalidates.
  open func invalidationContext(forBoundsChange newBounds: CGRect) -> UICollectionViewLayoutInvalidationContext {
    makeContext()
  }

  /// Whether the size that a view prefers needs a new layout.
  open func shouldInvalidateLayout(
    forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
    withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
  ) -> Bool { false }

  /// Returns what the size that a view prefers invalidates.
  open func invalidationContext(
    forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
    withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutInvalidationContext {
    let context = makeContext()
    context.preferred = preferredAttributes
    return context
  }

  // MARK: Attributes

  /// Computes what the other methods need.
  open func prepare() {}

  /// The size of the content.
  open var collectionViewContentSize: CGSize { .zero }

  /// Returns the attributes of all elements in a rectangle.
  open func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? { nil }

  /// Returns the attributes of a cell.
  open func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? { nil }

  /// Returns the attributes of a supplementary view.
  open func layoutAttributesForSupplementaryView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { nil }

  /// Returns the attributes of a decoration view.
  open func layoutAttributesForDecorationView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { nil }

  /// Returns the offset at which scrolling comes to rest.
  open func targetContentOffset(
    forProposedContentOffset proposedContentOffset: CGPoint, withScrollingVelocity velocity: CGPoint
  ) -> CGPoint { proposedContentOffset }

  /// Returns the offset after an update or a change of layout.
  open func targetContentOffset(forProposedContentOffset proposedContentOffset: CGPoint) -> CGPoint {
    proposedContentOffset
  }

  // MARK: Updates

  /// Tells that items change.
  open func prepare(forCollectionViewUpdates updateItems: [UICollectionViewUpdateItem]) {}

  /// Tells that a change of items is done.
  open func finalizeCollectionViewUpdates() {}

  /// Returns where a cell appears from.
  open func initialLayoutAttributesForAppearingItem(
    at itemIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { layoutAttributesForItem(at: itemIndexPath) }

  /// Returns where a cell disappears to.
  open func finalLayoutAttributesForDisappearingItem(
    at itemIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { layoutAttributesForItem(at: itemIndexPath) }

  // MARK: Decorations and direction

  /// Registers the class of a kind of decoration view.
  open func register(_ viewClass: AnyClass?, forDecorationViewOfKind elementKind: String) {
    decorationClasses[elementKind] = viewClass as? UICollectionReusableView.Type
  }

  /// The direction for which the layout was written.
  open var developmentLayoutDirection: UIUserInterfaceLayoutDirection { .leftToRight }

  /// Whether the collection view mirrors the layout if the direction is not that of development.
  open var flipsHorizontallyInOppositeLayoutDirection: Bool { false }
}
