import Foundation

extension UICollectionView {
  /// How many layouts the sizes of views may need.
  private static let layoutLimit = 200

  /// Shows the visible elements. Views that prefer other sizes lead to another layout.
  func display() {
    var preferred: UICollectionViewLayoutAttributes?
    for _ in 0..<Self.layoutLimit {
      shown = collectionViewLayout.adjustedVisible(layoutAttributes(in: bounds))
      preferred = show(shown)
      if preferred == nil { return prefetch() }
    }
    failUnstable(preferred)
  }

  /// Shows all elements for a moment, so that all views are measured, and then the visible ones.
  package func measureEverything() {
    let extent = CGFloat(1e9)
    let everything = CGRect(x: -extent, y: -extent, width: 2 * extent, height: 2 * extent)
    var preferred: UICollectionViewLayoutAttributes?
    for _ in 0..<Self.layoutLimit {
      preferred = show(layoutAttributes(in: everything))
      if preferred == nil { return display() }
    }
    failUnstable(preferred)
  }

  /// - Parameter preferred: What the last of the views prefers.
  private func failUnstable(_ preferred: UICollectionViewLayoutAttributes?) {
    let view = preferred.map { ": \($0.representedElementKind ?? "cell") \($0.indexPath) prefers \($0.size)" } ?? ""
    fail(.unstableLayout, "views prefer other sizes after each of \(Self.layoutLimit) layouts\(view)")
  }

  /// Shows elements and returns what the last of those prefers that have another size.
  private func show(_ attributes: [UICollectionViewLayoutAttributes]) -> UICollectionViewLayoutAttributes? {
    let elements = Set(attributes.map(\.element))
    removeVisibleViews { !elements.contains($0) }
    var change: UICollectionViewLayoutAttributes?
    for original in attributes {
      let exact = placed(original)
      let view = self.view(of: original.element)
      let shown = rounded(exact)
      view.traitCollection = traitCollection
      view.frame = shown.frame
      view.alpha = shown.alpha
      view.isHidden = shown.isHidden
      view.apply(shown)
      view.layoutSubviews()
      if original.representedElementCategory == .decorationView { continue }
      let preferred = view.preferredLayoutAttributesFitting(exact.duplicate)
      let layout = collectionViewLayout
      guard layout.shouldInvalidateLayout(forPreferredLayoutAttributes: preferred, withOriginalAttributes: original)
      else { continue }
      layout.invalidateLayout(
        with: layout.invalidationContext(forPreferredLayoutAttributes: preferred, withOriginalAttributes: original))
      change = preferred
    }
    return change
  }

  /// Returns the view of an element, created if it is not on the screen yet.
  private func view(of element: ElementKey) -> UICollectionReusableView {
    if let view = visibleViews[element] { return view }
    let view = makeView(of: element)
    visibleViews[element] = view
    addSubview(view)
    let delegate = delegate as? any UICollectionViewDelegate
    if let cell = view as? UICollectionViewCell, element.category == .cell {
      delegate?.collectionView(self, willDisplay: cell, forItemAt: element.indexPath)
    } else if element.category == .supplementaryView {
      delegate?.collectionView(
        self, willDisplaySupplementaryView: view, forElementKind: element.kind ?? "", at: element.indexPath)
    }
    return view
  }

  private func makeView(of element: ElementKey) -> UICollectionReusableView {
    let kind = element.kind ?? ""
    switch element.category {
    case .cell: return provideCell(at: element.indexPath)
    case .supplementaryView:
      guard let dataSource else { break }
      return dataSource.collectionView(self, viewForSupplementaryElementOfKind: kind, at: element.indexPath)
    case .decorationView:
      if let type = collectionViewLayout.decorationClasses[kind] { return type.init(modelFrame: .zero) }
      fail(.notRegistered, "no class is registered for decoration views of kind \(kind)")
    }
    return UICollectionReusableView()
  }

  /// Asks the data source for a cell.
  func provideCell(at indexPath: IndexPath) -> UICollectionViewCell {
    guard let dataSource else { return UICollectionViewCell() }
    CellProvision.depth += 1
    defer { CellProvision.depth -= 1 }
    return dataSource.collectionView(self, cellForItemAt: indexPath)
  }

  /// Removes views from the screen and keeps them for reuse.
  func removeVisibleViews(where isGone: (ElementKey) -> Bool) {
    let gone = visibleViews.keys.filter(isGone).sorted { $0.indexPath < $1.indexPath }
    removeSubviews(gone.compactMap { visibleViews[$0] })
    for element in gone {
      guard let view = visibleViews.removeValue(forKey: element) else { continue }
      if let cell = view as? UICollectionViewCell, element.category == .cell {
        let delegate = delegate as? any UICollectionViewDelegate
        delegate?.collectionView(self, didEndDisplaying: cell, forItemAt: element.indexPath)
      }
      registry.enqueue(view, kind: element.kind)
    }
  }

  /// Asks for the data of cells on the next screenful, and withdraws for those that are no longer on it.
  private func prefetch() {
    guard isPrefetchingEnabled, let prefetchDataSource else { return }
    let isVertical = contentSize.height > bounds.height
    let ahead = bounds.offsetBy(dx: isVertical ? 0 : bounds.width, dy: isVertical ? bounds.height : 0)
    let near = layoutAttributes(in: ahead).filter { $0.representedElementCategory == .cell }.map(\.indexPath)
    let visible = Set(indexPathsForVisibleItems)
    let wanted = Set(near).subtracting(visible)
    let isNew = wanted.subtracting(prefetched)
    let isGone = prefetched.subtracting(wanted).subtracting(visible)
    prefetched = wanted
    if !isNew.isEmpty { prefetchDataSource.collectionView(self, prefetchItemsAt: isNew.sorted()) }
    if !isGone.isEmpty { prefetchDataSource.collectionView(self, cancelPrefetchingForItemsAt: isGone.sorted()) }
  }
}
