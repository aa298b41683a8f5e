import Foundation

/// A closure that returns the description of a section.
public typealias UICollectionViewCompositionalLayoutSectionProvider =
  (Int, any NSCollectionLayoutEnvironment) -> NSCollectionLayoutSection?

/// A layout that is composed of sections, groups and items.
@MainActor open class UICollectionViewCompositionalLayout: UICollectionViewLayout {
  private let provider: UICollectionViewCompositionalLayoutSectionProvider
  private var currentConfiguration: UICollectionViewCompositionalLayoutConfiguration
  private var solution = LayoutSolver.Solution()
  private var environment: LayoutEnvironment?
  private var elements: [PlacedElement] = []
  private var indices: [ElementKey: Int] = [:]
  private var preparedSize: CGSize?
  /// The sizes that views chose.
  private var measured: [ElementKey: CGSize] = [:]

  /// Creates a layout of sections that are all alike.
  public init(section: NSCollectionLayoutSection) {
    provider = { _, _ in section }
    currentConfiguration = UICollectionViewCompositionalLayoutConfiguration()
    super.init()
  }

  /// Creates a layout of sections that are all alike, with a configuration.
  public init(section: NSCollectionLayoutSection, configuration: UICollectionViewCompositionalLayoutConfiguration) {
    provider = { _, _ in section }
    currentConfiguration = configuration.snapshot
    super.init()
  }

  /// Creates a layout of sections that a closure describes.
  public init(sectionProvider: @escaping UICollectionViewCompositionalLayoutSectionProvider) {
    provider = sectionProvider
    currentConfiguration = UICollectionViewCompositionalLayoutConfiguration()
    super.init()
  }

  /// Creates a layout of sections that a closure describes, with a configuration.
  public init(
    sectionProvider: @escaping UICollectionViewCompositionalLayoutSectionProvider,
    configuration: UICollectionViewCompositionalLayoutConfiguration
  ) {
    provider = sectionProvider
    currentConfiguration = configuration.snapshot
    super.init()
  }

  /// A layout cannot be created from an archive.
  public required init?(coder: NSCoder) { return nil }

  /// What applies to the whole layout. Changes of the returned object have no effect.
  open var configuration: UICollectionViewCompositionalLayoutConfiguration {
    get { currentConfiguration.snapshot }
    set {
      currentConfiguration = newValue.snapshot
      invalidateLayout()
    }
  }

  private var axis: Axis { Axis(isHorizontal: currentConfiguration.scrollDirection == .horizontal) }

  override var roundsToPixels: Bool { true }

  /// Returns that the layout is mirrored from right to left.
  open override var flipsHorizontallyInOppositeLayoutDirection: Bool { true }

  // MARK: Preparing

  /// Solves the layout.
  open override func prepare() {
    super.prepare()
    guard let view = collectionView else { return }
    let solver = LayoutSolver(
      configuration: currentConfiguration, provider: provider, geometry: ViewGeometry(view, axis: axis),
      traits: view.traitCollection, measured: measured
    ) { [weak view] in view?.fail($0, $1) }
    environment = solver.environment
    solution = solver.solve(counts: view.knownCounts)
    elements = solution.sections.flatMap(\.elements) + solution.boundary
    indices = Dictionary(zip(elements.map(\.key), elements.indices)) { first, _ in first }
    preparedSize = view.bounds.size
  }

  /// The size of the content.
  open override var collectionViewContentSize: CGSize { solution.size }

  /// Returns that a change of size needs a new layout.
  open override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
    newBounds.size != preparedSize
  }

  /// Returns what a change of size invalidates: everything, and the sizes that views chose.
  open override func invalidationContext(
    forBoundsChange newBounds: CGRect
  ) -> UICollectionViewLayoutInvalidationContext {
    let context = super.invalidationContext(forBoundsChange: newBounds)
    context.invalidateEverything = true
    context.forgetsMeasurements = newBounds.size != preparedSize
    return context
  }

  /// Invalidates a part of the layout.
  open override func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
    if let preferred = context.preferred { measured[preferred.element] = preferred.size }
    if context.invalidateDataSourceCounts || context.forgetsMeasurements { measured = [:] }
    super.invalidateLayout(with: context)
  }

  /// Forgets the sizes that views chose.
  override var movesWhileScrolling: Bool { true }

  package override func forgetMeasurements() { measured = [:] }

  /// Returns whether a view prefers another size along an estimated axis than it has or had.
  open override func shouldInvalidateLayout(
    forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
    withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
  ) -> Bool {
    let axes = originalAttributes.estimatedAxes
    let known = measured[originalAttributes.element] ?? originalAttributes.size
    let preferred = preferredAttributes.size
    return axes.contains(.width) && abs(preferred.width - known.width) > 0.001
      || axes.contains(.height) && abs(preferred.height - known.height) > 0.001
  }

  // MARK: Attributes

  private func attributes(of element: PlacedElement) -> UICollectionViewLayoutAttributes {
    let attributes = makeAttributes(of: element.key)
    attributes.frame = pinned(element)
    attributes.zIndex = element.zIndex
    attributes.estimatedAxes = element.estimatedAxes
    return attributes
  }

  private func pinned(_ element: PlacedElement) -> CGRect {
    guard let pin = element.pin, let view = collectionView else { return element.frame }
    let visible = view.bounds.inset(by: view.adjustedContentInset)
    return pin.frame(of: element.frame, visible: visible, isVertical: !axis.isHorizontal)
  }

  /// Returns the attributes of all elements in a rectangle.
  open override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
    elements.filter { touches(scrolled(pinned($0), $0), rect) }.map(attributes)
  }

  private func touches(_ frame: CGRect, _ rect: CGRect) -> Bool {
    frame.minX < rect.maxX && rect.minX < frame.maxX && frame.minY < rect.maxY && rect.minY < frame.maxY
  }

  private func attributes(of key: ElementKey) -> UICollectionViewLayoutAttributes? {
    indices[key].map { attributes(of: elements[$0]) }
  }

  /// Returns the attributes of a cell.
  open override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
    attributes(of: .cell(indexPath))
  }

  /// Returns the attributes of a supplementary view.
  open override func layoutAttributesForSupplementaryView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { attributes(of: .supplementary(elementKind, indexPath)) }

  /// Returns the attributes of a decoration view.
  open override func layoutAttributesForDecorationView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { attributes(of: .decoration(elementKind, indexPath)) }

  // MARK: Sections that scroll on their own

  package override func scroller(ofSection section: Int) -> OrthogonalScroller? {
    solution.sections.indices.contains(section) ? solution.sections[section].scroller : nil
  }

  override func scrolledFrame(of attributes: UICollectionViewLayoutAttributes) -> CGRect {
    guard let index = indices[attributes.element] else { return attributes.frame }
    return scrolled(attributes.frame, elements[index])
  }

  private func scrolled(_ frame: CGRect, _ element: PlacedElement) -> CGRect {
    guard element.scrolls, let scroller = scroller(ofSection: element.key.indexPath.section) else { return frame }
    let offset = collectionView?.orthogonalOffsets[element.key.indexPath.section] ?? 0
    return scroller.isHorizontal ? frame.offsetBy(dx: -offset, dy: 0) : frame.offsetBy(dx: 0, dy: -offset)
  }

  override func adjustedVisible(
    _ visible: [UICollectionViewLayoutAttributes]
  ) -> [UICollectionViewLayoutAttributes] {
    guard let view = collectionView, let environment else { return visible }
    guard solution.descriptions.contains(where: { $0?.visibleItemsInvalidationHandler != nil }) else { return visible }
    let changed = visible.map(\.duplicate)
    for (index, section) in solution.descriptions.enumerated() {
      guard let handler = section?.visibleItemsInvalidationHandler else { continue }
      let own = changed.filter { $0.indexPath.count == 2 && $0.indexPath.section == index }
      let offset = view.orthogonalOffsets[index] ?? 0
      let isHorizontal = scroller(ofSection: index)?.isHorizontal
      let point = isHorizontal.map { $0 ? CGPoint(x: offset, y: 0) : CGPoint(x: 0, y: offset) }
      handler(own.map(VisibleItem.init), point ?? view.contentOffset, environment)
    }
    return changed
  }
}
