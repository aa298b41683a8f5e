import Foundation

extension UICollectionView {
  /// The number of sections.
  public var numberOfSections: Int { knownCounts.count }

  /// Returns the number of items in a section.
  public func numberOfItems(inSection section: Int) -> Int {
    knownCounts.indices.contains(section) ? knownCounts[section] : 0
  }

  /// The numbers of items in the sections. The data source is asked once and after updates only.
  var knownCounts: [Int] {
    if let counts { return counts }
    let loaded = currentCounts()
    counts = loaded
    return loaded
  }

  /// Asks the data source for the numbers of items in the sections.
  func currentCounts() -> [Int] {
    guard let dataSource else { return [] }
    return (0..<dataSource.numberOfSections(in: self)).map {
      dataSource.collectionView(self, numberOfItemsInSection: $0)
    }
  }

  /// Forgets all items and views and asks the data source again.
  public func reloadData() {
    counts = nil
    prefetched = []
    appliedUpdates.append(.reloadData)
    removeVisibleViews { _ in true }
    let context = collectionViewLayout.makeContext()
    context.invalidateEverything = true
    context.invalidateDataSourceCounts = true
    collectionViewLayout.invalidateLayout(with: context)
  }

  /// The index paths of the cells on the screen, in ascending order.
  public var indexPathsForVisibleItems: [IndexPath] {
    visibleViews.keys.filter { $0.category == .cell }.map(\.indexPath).sorted()
  }

  /// The cells on the screen, in the order of their index paths.
  public var visibleCells: [UICollectionViewCell] { indexPathsForVisibleItems.compactMap(cellForItem) }

  /// Returns the cell of an item, if it is on the screen.
  public func cellForItem(at indexPath: IndexPath) -> UICollectionViewCell? {
    visibleViews[.cell(indexPath)] as? UICollectionViewCell
  }

  /// Returns a supplementary view, if it is on the screen.
  public func supplementaryView(
    forElementKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionReusableView? { visibleViews[.supplementary(elementKind, indexPath)] }

  /// The index paths of the supplementary views of a kind on the screen, in ascending order.
  public func indexPathsForVisibleSupplementaryElements(ofKind elementKind: String) -> [IndexPath] {
    visibleViews.keys.filter { $0.category == .supplementaryView && $0.kind == elementKind }.map(\.indexPath).sorted()
  }

  /// Returns the index path of a cell on the screen.
  public func indexPath(for cell: UICollectionViewCell) -> IndexPath? {
    visibleViews.first { $0.value === cell }?.key.indexPath
  }
}
