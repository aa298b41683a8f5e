import Foundation

extension NSDiffableDataSourceSnapshot {
  /// Forgets what was to be reloaded and configured again.
  mutating func forgetReloads() {
    reloadedItemIdentifiers = []
    reconfiguredItemIdentifiers = []
    reloadedSectionIdentifiers = []
  }
}

/// What changes from one snapshot to another.
@MainActor struct SnapshotDifference {
  /// The changes: of sections first, and of items that are not in a section that comes or goes.
  private(set) var updates: [CollectionUpdate] = []
  /// The new place of each item that keeps its cell.
  private(set) var map: [IndexPath: IndexPath] = [:]

  /// Compares snapshots.
  init<Section: Hashable & Sendable, Item: Hashable & Sendable>(
    from old: NSDiffableDataSourceSnapshot<Section, Item>, to new: NSDiffableDataSourceSnapshot<Section, Item>
  ) {
    let oldPaths = old.indexPaths
    let newPaths = new.indexPaths
    let reloadedSections = Set(new.reloadedSectionIdentifiers)
    let reloaded = Set(new.reloadedItemIdentifiers)
    for (item, from) in oldPaths {
      guard let to = newPaths[item], !reloaded.contains(item) else { continue }
      if reloadedSections.contains(new.sections[to.section].identifier) { continue }
      map[from] = to
    }
    compareSections(old.sectionIdentifiers, new.sectionIdentifiers)
    compareItems(old, new, oldPaths, newPaths)
    updates += new.reloadedSectionIdentifiers.compactMap { old.indexOfSection($0) }.map { .reloadSection($0) }
    updates += new.reloadedItemIdentifiers.compactMap { oldPaths[$0] }.map { .reloadItem($0) }
  }

  private mutating func compareSections<Section: Hashable>(_ old: [Section], _ new: [Section]) {
    for change in new.difference(from: old).inferringMoves() {
      switch change {
      case .remove(let offset, _, nil): updates.append(.deleteSection(offset))
      case .insert(let offset, _, nil): updates.append(.insertSection(offset))
      case .insert(let offset, _, .some(let from)): updates.append(.moveSection(from: from, to: offset))
      case .remove: break
      }
    }
  }

  private mutating func compareItems<Section: Hashable & Sendable, Item: Hashable & Sendable>(
    _ old: NSDiffableDataSourceSnapshot<Section, Item>, _ new: NSDiffableDataSourceSnapshot<Section, Item>,
    _ oldPaths: [Item: IndexPath], _ newPaths: [Item: IndexPath]
  ) {
    let oldSections = Set(old.sectionIdentifiers)
    let newSections = Set(new.sectionIdentifiers)
    for item in old.itemIdentifiers {
      guard let path = oldPaths[item], newPaths[item] == nil else { continue }
      if newSections.contains(old.sections[path.section].identifier) { updates.append(.deleteItem(path)) }
    }
    for item in new.itemIdentifiers {
      guard let path = newPaths[item], oldPaths[item] == nil else { continue }
      if oldSections.contains(new.sections[path.section].identifier) { updates.append(.insertItem(path)) }
    }
    for section in new.sections {
      let before = old.sections.first { $0.identifier == section.identifier }?.items ?? []
      let beforeSet = Set(before)
      let afterSet = Set(section.items)
      let stayed = section.items.filter { beforeSet.contains($0) }
      var moved = Set(section.items.filter { !beforeSet.contains($0) && oldPaths[$0] != nil })
      for change in stayed.difference(from: before.filter { afterSet.contains($0) }) {
        if case .insert(_, let item, _) = change { moved.insert(item) }
      }
      for item in section.items where moved.contains(item) {
        if let from = oldPaths[item], let to = newPaths[item] { updates.append(.moveItem(from: from, to: to)) }
      }
    }
  }
}
