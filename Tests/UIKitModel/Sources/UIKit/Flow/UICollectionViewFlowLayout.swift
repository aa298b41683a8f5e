import Foundation

/// A layout of items in lines that are as full as possible.
@MainActor open class UICollectionViewFlowLayout: UICollectionViewLayout {
  /// What insets of the collection view section insets add to.
  public enum SectionInsetReference: Int, Sendable {
    case fromContentInset = 0
    case fromSafeArea
    case fromLayoutMargins
  }

  /// The size that asks every cell for its own.
  public nonisolated static let automaticSize = CGSize(
    width: CGFloat.greatestFiniteMagnitude, height: .greatestFiniteMagnitude)

  /// The least space between lines.
  open var minimumLineSpacing: CGFloat = 10 { didSet { invalidateLayout() } }
  /// The least space between items of a line.
  open var minimumInteritemSpacing: CGFloat = 10 { didSet { invalidateLayout() } }
  /// The size of items.
  open var itemSize = CGSize(width: 50, height: 50) { didSet { invalidateLayout() } }
  /// The size of items until they are measured; zero if they are not measured.
  open var estimatedItemSize = CGSize.zero { didSet { invalidateLayout() } }
  /// The direction of scrolling.
  open var scrollDirection = UICollectionView.ScrollDirection.vertical { didSet { invalidateLayout() } }
  /// The size of headers, of which only the length along the direction of scrolling counts.
  open var headerReferenceSize = CGSize.zero { didSet { invalidateLayout() } }
  /// The size of footers, of which only the length along the direction of scrolling counts.
  open var footerReferenceSize = CGSize.zero { didSet { invalidateLayout() } }
  /// Space around the lines of a section.
  open var sectionInset = UIEdgeInsets.zero { didSet { invalidateLayout() } }
  /// What insets of the collection view section insets add to.
  open var sectionInsetReference = SectionInsetReference.fromContentInset { didSet { invalidateLayout() } }
  /// Whether headers stay visible as long as their section is.
  open var sectionHeadersPinToVisibleBounds = false { didSet { invalidateLayout() } }
  /// Whether footers stay visible as long as their section is.
  open var sectionFootersPinToVisibleBounds = false { didSet { invalidateLayout() } }

  private var elements: [PlacedElement] = []
  private var size = CGSize.zero
  private var preparedSize: CGSize?
  private var measured: [ElementKey: CGSize] = [:]
  private var isSolved = false
  /// The visible rectangle when the layout was prepared, to which pinned headers and footers keep.
  private var visible: CGRect?

  override var roundsToPixels: Bool { true }

  override var isInvalidatedByEnvironment: Bool { false }

  /// The class of the layout's invalidation contexts.
  open override class var invalidationContextClass: AnyClass { UICollectionViewFlowLayoutInvalidationContext.self }

  /// Places all items, unless their places are still valid.
  open override func prepare() {
    super.prepare()
    guard let view = collectionView else { return }
    visible = view.bounds.inset(by: view.adjustedContentInset)
    if isSolved { return }
    isSolved = true
    let solver = FlowSolver(layout: self, view: view, measured: measured)
    let solution = solver.solve()
    elements = solution.elements
    size = solution.size
    preparedSize = view.bounds.size
  }

  /// The size of the content.
  open override var collectionViewContentSize: CGSize { size }

  /// Returns that a change of size needs a new layout, and scrolling as well if headers or footers are pinned.
  open override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
    newBounds.size != preparedSize || sectionHeadersPinToVisibleBounds || sectionFootersPinToVisibleBounds
  }

  /// Returns what a change of the bounds invalidates: if the size changes, all metrics and the sizes that views chose.
  open override func invalidationContext(
    forBoundsChange newBounds: CGRect
  ) -> UICollectionViewLayoutInvalidationContext {
    let context = super.invalidationContext(forBoundsChange: newBounds)
    let isResized = newBounds.size != preparedSize
    context.forgetsMeasurements = isResized
    if let flow = context as? UICollectionViewFlowLayoutInvalidationContext {
      flow.invalidateFlowLayoutDelegateMetrics = isResized
      flow.invalidateFlowLayoutAttributes = isResized
    }
    return context
  }

  /// Invalidates a part of the layout.
  open override func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
    if let preferred = context.preferred { measured[preferred.element] = preferred.size }
    if context.invalidateDataSourceCounts || context.forgetsMeasurements { measured = [:] }
    let flow = context as? UICollectionViewFlowLayoutInvalidationContext
    let keepsMetrics = flow.map { !$0.invalidateFlowLayoutDelegateMetrics && !$0.invalidateFlowLayoutAttributes }
    if context.invalidateEverything || context.invalidateDataSourceCounts || context.preferred != nil
      || !(keepsMetrics ?? false)
    {
      isSolved = false
    }
    super.invalidateLayout(with: context)
  }

  package override func forgetMeasurements() { (measured, isSolved) = ([:], false) }

  /// Returns whether a measured cell prefers another size than it has.
  open override func shouldInvalidateLayout(
    forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
    withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
  ) -> Bool {
    guard !originalAttributes.estimatedAxes.isEmpty else { return false }
    let known = measured[originalAttributes.element] ?? originalAttributes.size
    return abs(preferredAttributes.size.width - known.width) > 0.001
      || abs(preferredAttributes.size.height - known.height) > 0.001
  }

  private func attributes(of element: PlacedElement) -> UICollectionViewLayoutAttributes {
    let attributes = makeAttributes(of: element.key)
    attributes.frame = pinned(element)
    attributes.zIndex = element.zIndex
    attributes.estimatedAxes = element.estimatedAxes
    return attributes
  }

  private func pinned(_ element: PlacedElement) -> CGRect {
    guard let pin = element.pin, let visible else { return element.frame }
    return pin.frame(of: element.frame, visible: visible, isVertical: scrollDirection == .vertical)
  }

  /// Returns the attributes of all elements in a rectangle.
  open override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
    elements.map(attributes).filter { $0.frame.intersects(rect) }
  }

  /// Returns the attributes of a cell.
  open override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
    elements.first { $0.key == .cell(indexPath) }.map(attributes)
  }

  /// Returns the attributes of a header or footer.
  open override func layoutAttributesForSupplementaryView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    elements.first { $0.key == .supplementary(elementKind, indexPath) }.map(attributes)
  }
}
