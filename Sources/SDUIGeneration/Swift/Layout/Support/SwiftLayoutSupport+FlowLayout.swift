extension SwiftLayoutSupport {
  /// The flow layout that takes metrics of sections.
  static let flowLayout = #"""
    // MARK: - Layout

    /// A flow layout of sections with metrics. It computes them only if the container, its traits or the data change.
    /// Views that measure themselves replace estimates.
    ///
    /// It places items itself: a line has as many items as its metrics say, also if their widths add up to more than the
    /// container in floating point, and each frame is rounded to pixels.
    open class SectionFlowLayout: UICollectionViewFlowLayout {
      private var placement: FlowPlacement?
      private var computed: [FlowSectionMetrics]?
      private var measures = FlowMeasures()
      private var prepared: ScreenEnvironment?

      /// The metrics of a section.
      open func metrics(ofSection index: Int, in environment: ScreenEnvironment) -> FlowSectionMetrics {
        FlowSectionMetrics()
      }

      /// The distance between two sections.
      open func sectionSpacing(in environment: ScreenEnvironment) -> CGFloat { 0 }

      /// The insets at the ends of a screen that scrolls horizontally. The insets of its sections include them.
      open func sides(in environment: ScreenEnvironment) -> (leading: CGFloat, trailing: CGFloat) { (0, 0) }

      /// Whether metrics depend on the height of the container.
      open var dependsOnHeight: Bool { true }

      // MARK: - Invalidation

      /// Computes the frames, unless they are still valid.
      open override func prepare() {
        place()
        // The flow layout may ask a delegate for sizes, which fit the direction of this placement.
        super.prepare()
      }

      private func place() {
        guard placement == nil, let view = collectionView else { return }
        let environment = ScreenEnvironment(view)
        let sections = 0..<view.numberOfSections
        let counts = sections.map { view.numberOfItems(inSection: $0) }
        let all = computed ?? sections.map { metrics(ofSection: $0, in: environment) }
        if computed == nil {
          // Sizes of another container or another size of text are not known.
          if isChanged(environment) { measures = FlowMeasures() }
          measures.keep(all, counts: counts)
        }
        computed = all
        let placement = FlowPlacement(
          zip(all, counts).map { measures.applied(to: $0, count: $1) }, counts: counts,
          spacing: sectionSpacing(in: environment), sides: sides(in: environment), in: environment)
        // A change of direction invalidates the layout, so it precedes the frames.
        if scrollDirection != placement.direction { scrollDirection = placement.direction }
        self.placement = placement
        prepared = environment
      }

      /// Invalidates the layout if the environment has changed.
      ///
      /// UIKit tells a layout about changes of its size, but not of traits and of the safe area. The collection view or
      /// its view controller calls this method when they change.
      public func invalidateIfEnvironmentChanged() {
        if let view = collectionView, isChanged(ScreenEnvironment(view)) { invalidateLayout() }
      }

      /// Whether the metrics in an environment may differ from those that were computed.
      private func isChanged(_ environment: ScreenEnvironment) -> Bool {
        guard var prepared else { return true }
        if !dependsOnHeight {
          (prepared.height, prepared.verticalSizeClass) = (environment.height, environment.verticalSizeClass)
        }
        return prepared != environment
      }

      private func isChanged(by newBounds: CGRect) -> Bool {
        guard let view = collectionView else { return true }
        return isChanged(
          ScreenEnvironment(size: newBounds.size, traits: view.traitCollection, safeArea: view.safeAreaInsets))
      }

      /// Whether a change of the bounds changes frames: that of the size, and scrolling if parts are pinned.
      open override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
        isChanged(by: newBounds) || placement?.hasPinnedParts ?? false
      }

      /// Returns what a change of the bounds invalidates: all metrics, or pinned headers and footers alone.
      open override func invalidationContext(
        forBoundsChange newBounds: CGRect
      ) -> UICollectionViewLayoutInvalidationContext {
        let context = super.invalidationContext(forBoundsChange: newBounds)
        guard let flow = context as? UICollectionViewFlowLayoutInvalidationContext else { return context }
        let isChanged = isChanged(by: newBounds)
        flow.invalidateFlowLayoutDelegateMetrics = isChanged
        flow.invalidateFlowLayoutAttributes = isChanged
        guard !isChanged, let placement else { return flow }
        func invalidate(_ kind: String, _ part: (FlowSectionMetrics) -> FlowSupplementary?) {
          let sections = placement.metrics.indices.filter { part(placement.metrics[$0])?.isPinned ?? false }
          flow.invalidateSupplementaryElements(ofKind: kind, at: sections.map { IndexPath(item: 0, section: $0) })
        }
        invalidate(UICollectionView.elementKindSectionHeader) { $0.header }
        invalidate(UICollectionView.elementKindSectionFooter) { $0.footer }
        return flow
      }

      /// Forgets the frames if metrics or data are no longer valid.
      open override func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
        let flow = context as? UICollectionViewFlowLayoutInvalidationContext
        if context.invalidateEverything || context.invalidateDataSourceCounts
          || flow?.invalidateFlowLayoutDelegateMetrics ?? true
        {
          (placement, computed) = (nil, nil)
        }
        super.invalidateLayout(with: context)
      }

      // MARK: - Views that measure themselves

      /// Whether a view that measures itself prefers another size than it has.
      open override func shouldInvalidateLayout(
        forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
        withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
      ) -> Bool {
        part(originalAttributes).map { measures.isNew(preferredAttributes.size, of: $0) } ?? false
      }

      /// Returns that frames change, and metrics do not. The size of the view replaces the estimate.
      open override func invalidationContext(
        forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
        withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
      ) -> UICollectionViewLayoutInvalidationContext {
        let context = super.invalidationContext(
          forPreferredLayoutAttributes: preferredAttributes, withOriginalAttributes: originalAttributes)
        if let part = part(originalAttributes) { measures.set(preferredAttributes.size, of: part) }
        placement = nil
        let flow = context as? UICollectionViewFlowLayoutInvalidationContext
        flow?.invalidateFlowLayoutDelegateMetrics = false
        return context
      }

      /// The part of a section that a view with attributes shows; `nil` for a part that does not measure itself.
      private func part(_ attributes: UICollectionViewLayoutAttributes) -> MeasuredPart? {
        let path = attributes.indexPath
        guard let computed, computed.indices.contains(path.section) else { return nil }
        let section = computed[path.section]
        switch attributes.representedElementCategory {
        case .cell: return MeasuredPart(section.item(at: path.item))
        case .supplementaryView:
          let isFooter = attributes.representedElementKind == UICollectionView.elementKindSectionFooter
          return (isFooter ? section.footer : section.header).flatMap { MeasuredPart($0) }
        default: return nil
        }
      }

      // MARK: - Attributes

      /// Whether UIKit mirrors the layout if the direction is from right to left.
      open override var flipsHorizontallyInOppositeLayoutDirection: Bool { true }

      /// The size of the content.
      open override var collectionViewContentSize: CGSize { placement?.contentSize ?? .zero }

      /// Returns the attributes of all elements in a rectangle.
      open override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
        guard let placement else { return nil }
        // Rounding moves edges by less than a point.
        let reach = rect.insetBy(dx: -1, dy: -1)
        var result: [UICollectionViewLayoutAttributes] = []
        for (index, section) in placement.sections.enumerated() where section.frame.intersects(reach) {
          let path = IndexPath(item: 0, section: index)
          if let kind = placement.metrics[index].background?.kind {
            result += [layoutAttributesForDecorationView(ofKind: kind, at: path)].compactMap { $0 }
          }
          for (item, cell) in section.cells.enumerated() where cell.intersects(reach) {
            result.append(cellAttributes(cell, at: IndexPath(item: item, section: index)))
          }
          for kind in [UICollectionView.elementKindSectionHeader, UICollectionView.elementKindSectionFooter] {
            result += [layoutAttributesForSupplementaryView(ofKind: kind, at: path)].compactMap { $0 }
          }
        }
        return result.filter { $0.frame.intersects(rect) }
      }

      /// Returns the attributes of a cell.
      open override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
        guard let section = placed(indexPath), section.cells.indices.contains(indexPath.item) else { return nil }
        return cellAttributes(section.cells[indexPath.item], at: indexPath)
      }

      /// Returns the attributes of a header or footer.
      open override func layoutAttributesForSupplementaryView(
        ofKind elementKind: String, at indexPath: IndexPath
      ) -> UICollectionViewLayoutAttributes? {
        let isFooter = elementKind == UICollectionView.elementKindSectionFooter
        guard let section = placed(indexPath), let metrics = placement?.metrics[indexPath.section],
          let frame = isFooter ? section.footer : section.header
        else { return nil }
        let isPinned = (isFooter ? metrics.footer : metrics.header)?.isPinned ?? false
        let attributes = UICollectionViewLayoutAttributes(forSupplementaryViewOfKind: elementKind, with: indexPath)
        attributes.frame = rounded(isPinned ? pinned(frame, in: section.frame, isFooter: isFooter) : frame)
        attributes.zIndex = isPinned ? 2 : 1
        return attributes
      }

      /// Returns the attributes of a background.
      open override func layoutAttributesForDecorationView(
        ofKind elementKind: String, at indexPath: IndexPath
      ) -> UICollectionViewLayoutAttributes? {
        guard let frame = placed(indexPath)?.background else { return nil }
        let attributes = UICollectionViewLayoutAttributes(forDecorationViewOfKind: elementKind, with: indexPath)
        attributes.frame = rounded(frame)
        attributes.zIndex = -1
        return attributes
      }
    }
    """#

  /// The attributes of elements.
  static let flowAttributes = #"""
    extension SectionFlowLayout {
      private func placed(_ path: IndexPath) -> PlacedFlowSection? {
        guard let placement, placement.sections.indices.contains(path.section) else { return nil }
        return placement.sections[path.section]
      }

      private func cellAttributes(_ frame: CGRect, at path: IndexPath) -> UICollectionViewLayoutAttributes {
        let attributes = UICollectionViewLayoutAttributes(forCellWith: path)
        attributes.frame = rounded(frame)
        return attributes
      }

      /// The frame of a header or footer that stays visible as long as its section is.
      private func pinned(_ frame: CGRect, in section: CGRect, isFooter: Bool) -> CGRect {
        guard let view = collectionView else { return frame }
        let visible = view.bounds.inset(by: view.adjustedContentInset)
        let y =
          isFooter
          ? max(min(visible.maxY - frame.height, frame.minY), section.minY)
          : min(max(visible.minY, frame.minY), section.maxY - frame.height)
        return CGRect(x: frame.minX, y: y, width: frame.width, height: frame.height)
      }

      /// The frame of which each number is a whole number of pixels on the screen. UIKit mirrors it afterwards.
      private func rounded(_ frame: CGRect) -> CGRect {
        guard let view = collectionView, view.traitCollection.displayScale > 0 else { return frame }
        let scale = view.traitCollection.displayScale
        func nearest(_ length: CGFloat) -> CGFloat {
          // A half pixel must not get lost to floating point.
          (length * scale + 1e-6).rounded(.toNearestOrAwayFromZero) / scale
        }
        let isMirrored = view.effectiveUserInterfaceLayoutDirection == .rightToLeft
        let contentWidth = collectionViewContentSize.width
        let (width, height) = (nearest(frame.width), nearest(frame.height))
        let x = isMirrored ? contentWidth - width - nearest(contentWidth - frame.maxX) : nearest(frame.minX)
        return CGRect(x: x, y: nearest(frame.minY), width: width, height: height)
      }
    }
    """#
}
