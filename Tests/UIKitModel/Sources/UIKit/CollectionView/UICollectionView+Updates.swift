import Foundation

extension UICollectionView {
  /// Applies several changes as one. The data source must change inside of the closure.
  public func performBatchUpdates(_ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil) {
    update { updates?() }
    completion?(true)
  }

  /// Inserts items at index paths after the update.
  public func insertItems(at indexPaths: [IndexPath]) { update { batch?.insertedItems += indexPaths } }

  /// Deletes items at index paths before the update.
  public func deleteItems(at indexPaths: [IndexPath]) { update { batch?.deletedItems += indexPaths } }

  /// Replaces the cells of items at index paths before the update.
  public func reloadItems(at indexPaths: [IndexPath]) { update { batch?.reloadedItems += indexPaths } }

  /// Moves an item from an index path before the update to one after it.
  public func moveItem(at indexPath: IndexPath, to newIndexPath: IndexPath) {
    update { batch?.movedItems.append((indexPath, newIndexPath)) }
  }

  /// Inserts sections at indices after the update.
  public func insertSections(_ sections: IndexSet) { update { batch?.insertedSections += Array(sections) } }

  /// Deletes sections at indices before the update.
  public func deleteSections(_ sections: IndexSet) { update { batch?.deletedSections += Array(sections) } }

  /// Replaces the cells of sections at indices before the update.
  public func reloadSections(_ sections: IndexSet) { update { batch?.reloadedSections += Array(sections) } }

  /// Moves a section from an index before the update to one after it.
  public func moveSection(_ section: Int, toSection newSection: Int) {
    update { batch?.movedSections.append((section, newSection)) }
  }

  /// Configures the cells of items again, without replacing them (iOS 15).
  public func reconfigureItems(at indexPaths: [IndexPath]) {
    for path in indexPaths.sorted() {
      appliedUpdates.append(.reconfigureItem(path))
      guard let cell = cellForItem(at: path) else { continue }
      reconfigured[path] = cell
      let provided = provideCell(at: path)
      reconfigured[path] = nil
      if provided !== cell { fail(.dataSource, "another cell was provided for the reconfigured item at \(path)") }
    }
    collectionViewLayout.invalidateLayout(with: collectionViewLayout.makeContext())
  }

  /// Adds to the current batch, or makes a batch of its own.
  private func update(_ body: () -> Void) {
    if batch != nil { return body() }
    let before = knownCounts
    batch = BatchUpdates()
    body()
    guard let updates = batch else { return }
    batch = nil
    let after = currentCounts()
    let faults = updates.faults(before: before, after: after)
    for fault in faults { fail(.invalidUpdate, fault) }
    let map = faults.isEmpty ? updates.itemMap(before: before, after: after) : [:]
    commit(counts: after, updates: updates.list) { map[$0] }
  }

  /// Takes over new counts. Cells on the screen remain if the map has a new place for them.
  func commit(counts after: [Int], updates: [CollectionUpdate], map: (IndexPath) -> IndexPath?) {
    let kept = visibleViews.filter { $0.key.category == .cell }.compactMap { entry in
      map(entry.key.indexPath).map { (entry.key, $0, entry.value) }
    }
    for (old, _, _) in kept { visibleViews[old] = nil }
    removeVisibleViews { _ in true }
    for (_, new, view) in kept { visibleViews[.cell(new)] = view }
    counts = after
    appliedUpdates += updates
    prefetched = []
    let context = collectionViewLayout.makeContext()
    context.invalidateDataSourceCounts = true
    context.invalidateEverything = true
    collectionViewLayout.invalidateLayout(with: context)
    collectionViewLayout.prepare(forCollectionViewUpdates: updates.compactMap(\.item))
    collectionViewLayout.finalizeCollectionViewUpdates()
  }
}

extension CollectionUpdate {
  /// The change as layouts hear of it.
  @MainActor var item: UICollectionViewUpdateItem? {
    switch self {
    case .insertItem(let path): UICollectionViewUpdateItem(before: nil, after: path, action: .insert)
    case .deleteItem(let path): UICollectionViewUpdateItem(before: path, after: nil, action: .delete)
    case .moveItem(let from, let to): UICollectionViewUpdateItem(before: from, after: to, action: .move)
    case .reloadItem(let path): UICollectionViewUpdateItem(before: path, after: path, action: .reload)
    default: nil
    }
  }
}
