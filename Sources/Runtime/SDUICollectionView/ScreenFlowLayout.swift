#if canImport(UIKit)
  import SDUI
  import UIKit

  /// A flow layout whose frames the interpreter computes, for the sections of a generated snapshot.
  ///
  /// It computes them only if the container, its traits or the data change. Views that measure themselves replace estimates, and
  /// a size is kept with the data of its item. Each frame is in whole pixels.
  ///
  /// | part | as |
  /// |---|---|
  /// | unit, placeholder | cell |
  /// | stack | one section with the cells of its sections |
  /// | carousel of a screen that scrolls vertically | one cell, with a collection view of its own: ``carousel(ofSection:)`` |
  /// | header, footer | supplementary view of the kinds of `UICollectionView` |
  /// | background | decoration view, whose kind is the name of the decoration or the component |
  @MainActor open class ScreenFlowLayout: UICollectionViewFlowLayout {
    private let document: HostedScreen
    private var frames: FlowFrames?
    private var contents: [HostedSection?] = []
    private var environment: LayoutEnvironment?
    private var displayScale: CGFloat = 0
    private var measures = FlowMeasures()

    /// The reason why the sections cannot be laid out in their present container, and nothing is displayed; `nil` if they can be.
    public private(set) var failure: LayoutError?

    /// A layout of sections of a document.
    public init(_ document: HostedScreen) {
      self.document = document
      super.init()
    }

    /// Fails, because no archive has the sections.
    public required init?(coder: NSCoder) { return nil }

    /// Returns a section of the collection view; `nil` for what appears if no section takes room.
    open func section(at index: Int) -> HostedSection? { nil }

    // MARK: Computing

    /// Computes the frames, unless they are still valid.
    open override func prepare() {
      updateFrames()
      // The flow layout may ask a delegate for sizes, which are those of these frames.
      super.prepare()
    }

    private func updateFrames() {
      guard let view = collectionView, let environment = try? LayoutEnvironment(of: view) else { return }
      if frames != nil || failure != nil, !isChanged(environment, in: view) { return }
      (frames, failure) = (nil, nil)
      let scale = view.traitCollection.displayScale
      // Sizes of another container or another size of text are not known.
      if environment != self.environment { measures = FlowMeasures() }
      contents = (0..<view.numberOfSections).map { index in
        var content = section(at: index)
        content?.hasCells = view.numberOfItems(inSection: index) > 0
        return content
      }
      let (screen, items) = document.content(contents.compactMap { $0 })
      let known = measures.keep(contents)
      do {
        var frames = try FlowFrames(screen, items, shown: contents.map { $0 != nil }, in: environment, scale: scale)
        try? frames.measure(known, displayScale: scale)
        // A change of direction invalidates the layout, so it precedes the frames.
        let direction: UICollectionView.ScrollDirection =
          frames.layout.scrollDirection == .vertical ? .vertical : .horizontal
        if scrollDirection != direction { scrollDirection = direction }
        (self.frames, self.environment, displayScale) = (frames, environment, scale)
      } catch { (failure, self.environment, displayScale) = (error as? LayoutError, environment, scale) }
    }

    // MARK: Invalidating

    /// Invalidates the layout if the environment has changed.
    ///
    /// UIKit tells a layout about changes of its size, but not of traits and of the safe area. The collection view or its view
    /// controller calls this method when they change.
    public func invalidateIfEnvironmentChanged() {
      if let view = collectionView, isChanged(try? LayoutEnvironment(of: view), in: view) { invalidateLayout() }
    }

    private func isChanged(_ present: LayoutEnvironment?, in view: UICollectionView) -> Bool {
      present != environment || view.traitCollection.displayScale != displayScale
    }

    private func isChanged(by newBounds: CGRect) -> Bool {
      guard let view = collectionView, let environment else { return true }
      return newBounds.size != CGSize(width: environment.width.length, height: environment.height.length)
        || isChanged(try? LayoutEnvironment(of: view), in: view)
    }

    /// Whether a change of the bounds changes frames: that of the size, and scrolling if parts are pinned.
    open override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
      isChanged(by: newBounds) || frames?.hasPinnedParts ?? false
    }

    /// Returns what a change of the bounds invalidates: all frames, or pinned parts alone.
    open override func invalidationContext(
      forBoundsChange newBounds: CGRect
    ) -> UICollectionViewLayoutInvalidationContext {
      let context = super.invalidationContext(forBoundsChange: newBounds)
      guard let flow = context as? UICollectionViewFlowLayoutInvalidationContext else { return context }
      let isChanged = isChanged(by: newBounds)
      flow.invalidateFlowLayoutDelegateMetrics = isChanged
      flow.invalidateFlowLayoutAttributes = isChanged
      guard !isChanged, let frames else { return flow }
      for part in frames.parts where part.isPinned {
        let path = IndexPath(item: 0, section: frames.section(of: part))
        switch frames.elementOfFlow(part) {
        case .supplementary(let kind): flow.invalidateSupplementaryElements(ofKind: kind, at: [path])
        case .decoration(let kind): flow.invalidateDecorationElements(ofKind: kind, at: [path])
        }
      }
      for index in frames.layout.sections.indices where frames.layout.sections[index].isPinned {
        flow.invalidateItems(at: frames.cells(ofSection: frames.section(at: index)))
      }
      return flow
    }

    /// Forgets the frames if they or the data are no longer valid.
    open override func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
      let flow = context as? UICollectionViewFlowLayoutInvalidationContext
      if context.invalidateEverything || context.invalidateDataSourceCounts
        || flow?.invalidateFlowLayoutDelegateMetrics ?? true
      {
        (frames, failure) = (nil, nil)
      }
      super.invalidateLayout(with: context)
    }

    // MARK: Views that measure themselves

    /// Whether a view that measures itself prefers another size than it has.
    open override func shouldInvalidateLayout(
      forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
      withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
    ) -> Bool {
      guard let view = MeasuredView(originalAttributes), let place = frames?.place(of: view) else { return false }
      return measures.isNew(preferredAttributes.size, at: place, in: contents)
    }

    /// Returns that frames change, and data do not. The size of the view replaces the estimate.
    open override func invalidationContext(
      forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
      withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
    ) -> UICollectionViewLayoutInvalidationContext {
      let context = super.invalidationContext(
        forPreferredLayoutAttributes: preferredAttributes, withOriginalAttributes: originalAttributes)
      if let view = MeasuredView(originalAttributes), let place = frames?.place(of: view) {
        measure(preferredAttributes.size, at: place)
      }
      let flow = context as? UICollectionViewFlowLayoutInvalidationContext
      flow?.invalidateFlowLayoutDelegateMetrics = false
      return context
    }

    private func measure(_ size: CGSize, at place: FlowMeasures.Place) {
      measures.set(size, at: place, in: contents)
      try? frames?.measure([(place, size)], displayScale: displayScale)
    }

    // MARK: Carousels

    /// Returns the layout of a carousel in a collection view of its own, which the only cell of a section shows; `nil` if the section
    /// is no carousel, or has no items.
    ///
    /// If its items measure their heights, this layout follows.
    public func carousel(ofSection index: Int) -> CarouselCollectionViewLayout? {
      updateFrames()
      guard let environment, contents.indices.contains(index), let content = contents[index] else { return nil }
      let layout = document.carousel(content, in: environment)
      layout?.onMeasure = { [weak self] item, size in self?.measure(size, ofItem: item, inCarousel: index) }
      return layout
    }

    private func measure(_ size: CGSize, ofItem item: Int, inCarousel section: Int) {
      guard let root = frames?.root(section), frames?.isCarousel(root) ?? false else { return }
      let before = frames?.cell(at: IndexPath(item: 0, section: section))
      measure(size, at: FlowMeasures.Place(section: section, part: .item(item)))
      guard frames?.cell(at: IndexPath(item: 0, section: section)) != before else { return }
      let context = UICollectionViewFlowLayoutInvalidationContext()
      context.invalidateFlowLayoutDelegateMetrics = false
      invalidateLayout(with: context)
    }

    // MARK: Attributes

    /// Whether UIKit mirrors the layout if the direction is from right to left.
    open override var flipsHorizontallyInOppositeLayoutDirection: Bool { true }

    /// The size of the content.
    open override var collectionViewContentSize: CGSize {
      guard let size = frames?.layout.contentSize else { return .zero }
      // From right to left, sections side by side begin at the right edge of the container.
      let least = scrollDirection == .horizontal ? collectionView?.bounds.width ?? 0 : 0
      return CGSize(width: max(size.width.length, least), height: size.height.length)
    }

    /// The size of a cell for the delegate of a flow layout: before its frame is rounded to pixels, and across the direction of scrolling at
    /// most that of the container, because UIKit warns of longer items. Zero if the cell is not displayed.
    public func sizeOfItem(at indexPath: IndexPath) -> CGSize {
      updateFrames()
      guard let frames, let size = frames.size(at: indexPath) else { return .zero }
      let container = frames.layout.container
      return scrollDirection == .vertical
        ? CGSize(width: min(size.width, container.width.length), height: size.height)
        : CGSize(width: size.width, height: min(size.height, container.height.length))
    }

    /// The size of a header or footer; `nil` if there is none.
    public func sizeOfSupplementaryView(ofKind elementKind: String, inSection section: Int) -> CGSize? {
      updateFrames()
      return frames?.part(.supplementary(elementKind), ofSection: section)?.frame.size
    }

    /// The frame of what appears if no section takes room, from left to right; `nil` if a section does, or nothing appears.
    public var placeholderFrame: CGRect? {
      updateFrames()
      return frames?.placeholder
    }

    /// Returns the attributes of all elements in a rectangle.
    open override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
      guard let frames else { return nil }
      let pinned = pinnedParts
      let cells = pinned.sections.flatMap { frames.cells(ofSection: frames.section(at: $0)) }
      var result = (frames.cells(in: rect, except: pinned) + cells).compactMap {
        attributes(ofCell: $0, frames, pinned)
      }
      for part in frames.parts { result.append(attributes(of: part, frames, pinned)) }
      return result.filter { $0.frame.intersects(rect) }
    }

    /// Returns the attributes of a cell.
    open override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
      guard let frames, let root = frames.root(indexPath.section) else {
        return frames.flatMap { attributes(ofCell: indexPath, $0, PinnedParts()) }
      }
      let isPinned = frames.layout.sections[root].isPinned
      return attributes(ofCell: indexPath, frames, isPinned ? pinnedParts : PinnedParts())
    }

    private func attributes(
      ofCell path: IndexPath, _ frames: FlowFrames, _ pinned: PinnedParts
    ) -> UICollectionViewLayoutAttributes? {
      guard let view = collectionView, let frame = frames.cell(at: path), path.section < view.numberOfSections,
        path.item < view.numberOfItems(inSection: path.section)
      else { return nil }
      let attributes = UICollectionViewLayoutAttributes(forCellWith: path)
      attributes.frame = frame
      if let root = frames.root(path.section), pinned.moves(section: root) {
        attributes.frame = frame.offsetBy(dx: 0, dy: frames.distance(ofSection: root, pinned))
        attributes.zIndex = pinned.zIndex(ofSection: root)
      }
      return attributes
    }

    /// Returns the attributes of a header or footer.
    open override func layoutAttributesForSupplementaryView(
      ofKind elementKind: String, at indexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? { attributes(of: .supplementary(elementKind), indexPath) }

    /// Returns the attributes of a background.
    open override func layoutAttributesForDecorationView(
      ofKind elementKind: String, at indexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? { attributes(of: .decoration(elementKind), indexPath) }

    private func attributes(
      of element: ScreenPart.Element, _ indexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? {
      guard let frames, let part = frames.part(element, ofSection: indexPath.section) else { return nil }
      return attributes(of: part, frames, pinnedParts)
    }

    private func attributes(
      of part: ScreenPart, _ frames: FlowFrames, _ pinned: PinnedParts
    ) -> UICollectionViewLayoutAttributes {
      let path = IndexPath(item: 0, section: frames.section(of: part))
      let attributes = frames.elementOfFlow(part).attributes(at: path)
      attributes.frame = frames.frame(of: part, pinned)
      attributes.zIndex = pinned.zIndex(of: part)
      return attributes
    }

    /// The places of pinned parts at the present offset.
    private var pinnedParts: PinnedParts {
      guard let frames, frames.hasPinnedParts, let view = collectionView else { return PinnedParts() }
      // The document has no bars, so that their room is among the insets.
      return PinnedParts(of: frames.layout, in: view, inside: view.adjustedContentInset)
    }
  }
#endif
