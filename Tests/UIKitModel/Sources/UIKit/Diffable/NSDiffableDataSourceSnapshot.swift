import Foundation

/// The sections and items of a collection view at a time, by identifiers.
///
/// What UIKit answers with an exception is recorded as a `ModelFailure` and changes nothing.
@preconcurrency
public struct NSDiffableDataSourceSnapshot<
  SectionIdentifierType: Hashable & Sendable, ItemIdentifierType: Hashable & Sendable
> {
  /// A section with its items.
  struct Section {
    let identifier: SectionIdentifierType
    var items: [ItemIdentifierType] = []
  }

  var sections: [Section] = []
  /// All items.
  var known: Set<ItemIdentifierType> = []

  /// The items that get new cells (iOS 15).
  public internal(set) var reloadedItemIdentifiers: [ItemIdentifierType] = []
  /// The items whose cells are configured again (iOS 15).
  public internal(set) var reconfiguredItemIdentifiers: [ItemIdentifierType] = []
  /// The sections that get new cells (iOS 15).
  public internal(set) var reloadedSectionIdentifiers: [SectionIdentifierType] = []

  /// Creates an empty snapshot.
  public init() {}

  /// The number of items.
  public var numberOfItems: Int { sections.reduce(0) { $0 + $1.items.count } }
  /// The number of sections.
  public var numberOfSections: Int { sections.count }
  /// The sections in their order.
  public var sectionIdentifiers: [SectionIdentifierType] { sections.map(\.identifier) }
  /// The items in their order.
  public var itemIdentifiers: [ItemIdentifierType] { sections.flatMap(\.items) }

  /// Returns the number of items of a section.
  public func numberOfItems(inSection identifier: SectionIdentifierType) -> Int {
    itemIdentifiers(inSection: identifier).count
  }

  /// Returns the items of a section.
  public func itemIdentifiers(inSection identifier: SectionIdentifierType) -> [ItemIdentifierType] {
    guard let index = indexOfSection(identifier) else {
      ModelFailure.record(.unknownIdentifier, "the snapshot has no section \(identifier)")
      return []
    }
    return sections[index].items
  }

  /// Returns the section of an item.
  public func sectionIdentifier(containingItem identifier: ItemIdentifierType) -> SectionIdentifierType? {
    sections.first { $0.items.contains(identifier) }?.identifier
  }

  /// Returns the place of an item among all items.
  public func indexOfItem(_ identifier: ItemIdentifierType) -> Int? { itemIdentifiers.firstIndex(of: identifier) }

  /// Returns the place of a section.
  public func indexOfSection(_ identifier: SectionIdentifierType) -> Int? {
    sections.firstIndex { $0.identifier == identifier }
  }

  /// The places of all items.
  var indexPaths: [ItemIdentifierType: IndexPath] {
    var result: [ItemIdentifierType: IndexPath] = [:]
    for (number, section) in sections.enumerated() {
      for (index, item) in section.items.enumerated() { result[item] = IndexPath(item: index, section: number) }
    }
    return result
  }
}

/// The rules of identifiers.
enum Identifiers {
  /// Records and returns whether an identifier occurs twice.
  static func repeats<Identifier: Hashable>(_ identifiers: [Identifier], _ what: String) -> Bool {
    var seen: Set<Identifier> = []
    let repeated = identifiers.filter { !seen.insert($0).inserted }
    if repeated.isEmpty { return false }
    ModelFailure.record(.duplicateIdentifier, "supplied \(what) identifiers are not unique: \(repeated)")
    return true
  }

  /// Records that an identifier is unknown.
  static func unknown<Identifier>(_ identifier: Identifier, _ what: String) {
    ModelFailure.record(.unknownIdentifier, "the snapshot has no \(what) \(identifier)")
  }
}
