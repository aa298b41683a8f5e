import Foundation

extension UICollectionView {
  /// Prepares the layout, if it is not valid.
  func prepareLayout() {
    guard !isLayoutPrepared else { return }
    isLayoutPrepared = true
    collectionViewLayout.prepare()
    contentSize = collectionViewLayout.collectionViewContentSize
  }

  /// Changes the surroundings of the collection view. Sizes that views chose before are forgotten.
  package func change(traits: UITraitCollection, safeArea: UIEdgeInsets, margins: UIEdgeInsets, size: CGSize) {
    let previous = traitCollection
    let isSafeAreaChanged = safeAreaInsets != safeArea
    traitCollection = traits
    safeAreaInsets = safeArea
    layoutMargins = margins
    bounds.size = size
    collectionViewLayout.forgetMeasurements()
    if collectionViewLayout.isInvalidatedByEnvironment { collectionViewLayout.invalidateLayout() }
    if isSafeAreaChanged { safeAreaInsetsDidChange() }
    guard previous != traits else { return }
    traitCollectionDidChange(previous)
    for view in subviews {
      view.traitCollection = traits
      view.traitCollectionDidChange(previous)
    }
  }

  /// Returns the view of an element on the screen.
  package func visibleView(of attributes: UICollectionViewLayoutAttributes) -> UICollectionReusableView? {
    visibleViews[attributes.element]
  }

  /// Whether the layout is mirrored.
  var isMirrored: Bool {
    collectionViewLayout.flipsHorizontallyInOppositeLayoutDirection
      && effectiveUserInterfaceLayoutDirection != collectionViewLayout.developmentLayoutDirection
  }

  /// The rectangle mirrored about the middle of the content, if the layout is mirrored.
  func mirrored(_ rect: CGRect) -> CGRect {
    guard isMirrored else { return rect }
    var result = rect
    result.origin.x = contentSize.width - rect.minX - rect.width
    return result
  }

  /// Returns attributes of the layout as they are on the screen: scrolled in their section and mirrored.
  package func placed(_ attributes: UICollectionViewLayoutAttributes) -> UICollectionViewLayoutAttributes {
    let result = attributes.duplicate
    result.frame = mirrored(collectionViewLayout.scrolledFrame(of: attributes))
    return result
  }

  /// Returns placed attributes with a frame of whole pixels: each of x, y, width and height is rounded on its own.
  package func rounded(_ attributes: UICollectionViewLayoutAttributes) -> UICollectionViewLayoutAttributes {
    let scale = traitCollection.displayScale
    guard scale > 0, collectionViewLayout.roundsToPixels else { return attributes }
    let result = attributes.duplicate
    let frame = attributes.frame
    result.frame = CGRect(
      x: frame.minX.rounded(toScale: scale), y: frame.minY.rounded(toScale: scale),
      width: frame.width.rounded(toScale: scale), height: frame.height.rounded(toScale: scale))
    return result
  }

  /// Returns the attributes of the elements in a rectangle of the screen's content, as the layout places them. Elements
  /// keep their attributes until the layout is invalidated.
  package func layoutAttributes(in rect: CGRect) -> [UICollectionViewLayoutAttributes] {
    prepareLayout()
    let attributes = collectionViewLayout.layoutAttributesForElements(in: mirrored(rect)) ?? []
    if collectionViewLayout.movesWhileScrolling { return attributes }
    return attributes.map { attributes in
      if let known = knownAttributes[attributes.element] { return known }
      knownAttributes[attributes.element] = attributes
      return attributes
    }
  }

  /// Returns the attributes of a cell.
  public func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
    prepareLayout()
    return collectionViewLayout.layoutAttributesForItem(at: indexPath).map { rounded(placed($0)) }
  }

  /// Returns the attributes of a supplementary view.
  public func layoutAttributesForSupplementaryElement(
    ofKind kind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    prepareLayout()
    return collectionViewLayout.layoutAttributesForSupplementaryView(ofKind: kind, at: indexPath)
      .map { rounded(placed($0)) }
  }

  /// Returns the index path of the item at a point of the content.
  public func indexPathForItem(at point: CGPoint) -> IndexPath? {
    layoutAttributes(in: CGRect(origin: point, size: CGSize(width: 1, height: 1))).map(placed)
      .first { $0.representedElementCategory == .cell && $0.frame.contains(point) }?.indexPath
  }

  /// Scrolls to an item. The model never animates, and does not scroll inside of sections.
  public func scrollToItem(at indexPath: IndexPath, at scrollPosition: ScrollPosition, animated: Bool) {
    guard let frame = layoutAttributesForItem(at: indexPath)?.frame else { return }
    var offset = contentOffset
    if scrollPosition.contains(.top) { offset.y = frame.minY }
    if scrollPosition.contains(.centeredVertically) { offset.y = frame.midY - bounds.height / 2 }
    if scrollPosition.contains(.bottom) { offset.y = frame.maxY - bounds.height }
    if scrollPosition.contains(.left) { offset.x = frame.minX }
    if scrollPosition.contains(.centeredHorizontally) { offset.x = frame.midX - bounds.width / 2 }
    if scrollPosition.contains(.right) { offset.x = frame.maxX - bounds.width }
    contentOffset = restricted(offset)
    layoutIfNeeded()
  }

  /// The offset moved into the range in which the content fills the bounds.
  package func restricted(_ offset: CGPoint) -> CGPoint {
    prepareLayout()
    let insets = adjustedContentInset
    let maximum = CGPoint(
      x: max(-insets.left, contentSize.width + insets.right - bounds.width),
      y: max(-insets.top, contentSize.height + insets.bottom - bounds.height))
    return CGPoint(
      x: min(max(offset.x, -insets.left), maximum.x), y: min(max(offset.y, -insets.top), maximum.y))
  }
}

extension CGFloat {
  /// The number rounded to whole pixels, ties away from zero.
  func rounded(toScale scale: CGFloat) -> CGFloat { (self * scale).rounded(.toNearestOrAwayFromZero) / scale }
}
