#if canImport(UIKit)
  import UIKit

  /// The identity of an item of a screen, the same in every response.
  public struct ScreenItemIdentifier<SectionIdentifier: Hashable & Sendable>: Hashable, Sendable {
    /// The section of the item.
    public let section: SectionIdentifier
    /// The identity of the item among those of its section.
    public let item: ItemIdentity

    /// An item of a section.
    public init(section: SectionIdentifier, item: ItemIdentity) { (self.section, self.item) = (section, item) }
  }

  /// The sections of a screen that take room, with the units that they show.
  public struct ScreenSnapshot<Content: Hashable & Sendable, SectionIdentifier: Hashable & Sendable>: Hashable, Sendable
  {
    /// The identity of an item.
    public typealias ItemIdentifier = ScreenItemIdentifier<SectionIdentifier>

    /// A section that takes room. Two are equal if they have one identity, one content and the same items.
    public struct Section: Hashable, Sendable, Identifiable {
      /// The identity of the section.
      public let identifier: SectionIdentifier
      /// The section, with the units that it shows; `nil` for what appears if no section takes room.
      public let section: Content
      /// The identities of its items: of units, or of what appears in place of them.
      public let items: [ItemIdentifier]
      /// The identity of the section.
      public var id: SectionIdentifier { identifier }
      fileprivate let data: SectionData

      /// Compares identities and content.
      public static func == (left: Section, right: Section) -> Bool {
        left.identifier == right.identifier && left.section == right.section && left.items == right.items
      }

      /// Hashes the identities.
      public func hash(into hasher: inout Hasher) {
        hasher.combine(identifier)
        hasher.combine(items)
      }
    }

    /// The sections in their order. They have the indices of the collection view.
    public private(set) var sections: [Section] = []

    /// No sections.
    public init() {}

    /// Adds a section whose units follow the identities of their items.
    public mutating func append<Unit: Hashable & Sendable>(
      _ identifier: SectionIdentifier, _ section: Content, _ items: [ItemIdentity], units: [Unit],
      header: (any Hashable & Sendable)? = nil, footer: (any Hashable & Sendable)? = nil
    ) {
      append(
        identifier, section, items.map { ItemIdentifier(section: identifier, item: $0) },
        SectionData(units: { units.map { AnyHashable($0) } }, header: header, footer: footer))
    }

    /// Adds a stack with the items of its sections.
    public mutating func append(
      _ identifier: SectionIdentifier, stack section: Content, _ items: [ItemIdentifier],
      units: [any Hashable & Sendable], header: (any Hashable & Sendable)? = nil,
      footer: (any Hashable & Sendable)? = nil
    ) {
      append(
        identifier, section, items,
        SectionData(units: { units.map { AnyHashable($0) } }, header: header, footer: footer))
    }

    /// Adds what appears if no section takes room.
    public mutating func append(placeholder identifier: SectionIdentifier, _ content: Content) {
      append(identifier, content, [.placeholder], units: [Int]())
    }

    private mutating func append(
      _ identifier: SectionIdentifier, _ section: Content, _ items: [ItemIdentifier], _ data: SectionData
    ) {
      sections.append(Section(identifier: identifier, section: section, items: items, data: data))
    }

    // MARK: Data sources

    /// The identities for a diffable data source.
    @MainActor public var dataSourceSnapshot: NSDiffableDataSourceSnapshot<SectionIdentifier, ItemIdentifier> {
      var snapshot = NSDiffableDataSourceSnapshot<SectionIdentifier, ItemIdentifier>()
      snapshot.appendSections(sections.map { $0.identifier })
      for section in sections { snapshot.appendItems(section.items, toSection: section.identifier) }
      return snapshot
    }

    /// Returns the items, headers and footers of which an earlier snapshot had other data.
    public func changes(since earlier: ScreenSnapshot) -> SnapshotChanges<SectionIdentifier, ItemIdentifier> {
      var changes = SnapshotChanges<SectionIdentifier, ItemIdentifier>()
      let known = Dictionary(earlier.sections.map { ($0.identifier, $0) }) { first, _ in first }
      for section in sections {
        guard let before = known[section.identifier], before != section else { continue }
        let data = Dictionary(before.itemData) { first, _ in first }
        changes.items += section.itemData.filter { item, new in data[item].map { $0 != new } ?? false }.map { $0.0 }
        if Self.isChanged(before.data.header, section.data.header) { changes.headers.append(section.identifier) }
        if Self.isChanged(before.data.footer, section.data.footer) { changes.footers.append(section.identifier) }
      }
      return changes
    }

    /// Whether a part was and is there, with other data.
    private static func isChanged(_ earlier: (any Hashable)?, _ later: (any Hashable)?) -> Bool {
      guard let earlier, let later else { return false }
      return AnyHashable(earlier) != AnyHashable(later)
    }
  }

  /// The data of a section in a snapshot.
  private struct SectionData: Sendable {
    let units: @Sendable () -> [AnyHashable]
    let header: (any Hashable & Sendable)?
    let footer: (any Hashable & Sendable)?
  }

  extension ScreenSnapshot.Section {
    /// The data of each item; none for what appears in place of units.
    fileprivate var itemData: [(ScreenSnapshot.ItemIdentifier, [AnyHashable])] {
      let units = data.units()
      var rest = units[...]
      return items.map { item in
        if item.item.isUnit { return (item, [rest.popFirst()].compactMap { $0 }) }
        // An item that is a whole carousel is alone, and has the data of all units.
        return (item, items.count == 1 ? units : [])
      }
    }
  }

  /// The items, headers and footers of a snapshot of which an earlier one had other data.
  public struct SnapshotChanges<Section: Hashable & Sendable, Item: Hashable & Sendable>: Hashable, Sendable {
    /// The items, for `reconfigureItems`.
    public fileprivate(set) var items: [Item] = []
    /// The sections whose headers have changed.
    public fileprivate(set) var headers: [Section] = []
    /// The sections whose footers have changed.
    public fileprivate(set) var footers: [Section] = []
  }
#endif
