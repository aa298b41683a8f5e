import Foundation

extension NSDiffableDataSourceSnapshot {
  private func place(of item: ItemIdentifierType) -> (section: Int, item: Int)? {
    for (number, section) in sections.enumerated() {
      if let index = section.items.firstIndex(of: item) { return (number, index) }
    }
    Identifiers.unknown(item, "item")
    return nil
  }

  /// Adds items to the end of a section, or of the last one. Items that the snapshot already contains move there.
  public mutating func appendItems(
    _ identifiers: [ItemIdentifierType], toSection sectionIdentifier: SectionIdentifierType? = nil
  ) {
    if Identifiers.repeats(identifiers, "item") { return }
    guard let section = sectionIdentifier ?? sections.last?.identifier else {
      return ModelFailure.record(.unknownIdentifier, "there are no sections: add a section before its items")
    }
    guard let index = indexOfSection(section) else { return Identifiers.unknown(section, "section") }
    remove(identifiers)
    sections[index].items += identifiers
    known.formUnion(identifiers)
  }

  /// Inserts items before an item.
  public mutating func insertItems(
    _ identifiers: [ItemIdentifierType], beforeItem beforeIdentifier: ItemIdentifierType
  ) { insert(identifiers, at: beforeIdentifier, distance: 0) }

  /// Inserts items after an item.
  public mutating func insertItems(
    _ identifiers: [ItemIdentifierType], afterItem afterIdentifier: ItemIdentifierType
  ) { insert(identifiers, at: afterIdentifier, distance: 1) }

  private mutating func insert(_ identifiers: [ItemIdentifierType], at item: ItemIdentifierType, distance: Int) {
    if Identifiers.repeats(identifiers, "item") || identifiers.contains(item) { return }
    guard place(of: item) != nil else { return }
    remove(identifiers)
    guard let place = place(of: item) else { return }
    sections[place.section].items.insert(contentsOf: identifiers, at: place.item + distance)
    known.formUnion(identifiers)
  }

  private mutating func remove(_ identifiers: [ItemIdentifierType]) {
    let removed = Set(identifiers.filter { known.contains($0) })
    if removed.isEmpty { return }
    known.subtract(removed)
    for index in sections.indices where sections[index].items.contains(where: removed.contains) {
      sections[index].items.removeAll { removed.contains($0) }
    }
  }

  /// Removes items.
  public mutating func deleteItems(_ identifiers: [ItemIdentifierType]) { remove(identifiers) }

  /// Removes all items and sections.
  public mutating func deleteAllItems() {
    sections = []
    known = []
  }

  /// Moves an item before another.
  public mutating func moveItem(_ identifier: ItemIdentifierType, beforeItem toIdentifier: ItemIdentifierType) {
    move(identifier, to: toIdentifier, distance: 0)
  }

  /// Moves an item after another.
  public mutating func moveItem(_ identifier: ItemIdentifierType, afterItem toIdentifier: ItemIdentifierType) {
    move(identifier, to: toIdentifier, distance: 1)
  }

  private mutating func move(_ item: ItemIdentifierType, to other: ItemIdentifierType, distance: Int) {
    guard place(of: item) != nil else { return }
    insert([item], at: other, distance: distance)
  }

  /// Gives items new cells.
  public mutating func reloadItems(_ identifiers: [ItemIdentifierType]) {
    if areKnown(identifiers) { reloadedItemIdentifiers += identifiers }
  }

  /// Configures the cells of items again (iOS 15).
  public mutating func reconfigureItems(_ identifiers: [ItemIdentifierType]) {
    if areKnown(identifiers) { reconfiguredItemIdentifiers += identifiers }
  }

  private func areKnown(_ identifiers: [ItemIdentifierType]) -> Bool {
    let unknown = identifiers.filter { !known.contains($0) }
    for identifier in unknown { Identifiers.unknown(identifier, "item") }
    return unknown.isEmpty
  }
}
