import SDUIIR

/// The changes from one content of a screen to another, as `performBatchUpdates` of a collection view takes them.
///
/// Deletions and reloads name places in the old content, insertions places in the new one, and a move goes from an old
/// place to a new one. No section and no item is in two changes. Sections are numbered as in
/// ``SDUILayout/ScreenLayout/sections``: the sections of a stack follow it.
public struct ContentChanges: Hashable, Sendable {
  /// The sections that are gone, by their old index.
  public internal(set) var deletedSections: [Int] = []
  /// The sections that are new, by their new index.
  public internal(set) var insertedSections: [Int] = []
  /// The sections that have another place; nothing in them changes.
  public internal(set) var movedSections: [SectionMove] = []
  /// The sections that change as a whole, such as their number of columns, by their old index.
  public internal(set) var reloadedSections: [Int] = []
  /// The items that are gone, by their old place.
  public internal(set) var deletedItems: [ItemPosition] = []
  /// The items that are new, by their new place.
  public internal(set) var insertedItems: [ItemPosition] = []
  /// The items that have another place in their section; their data stay the same.
  public internal(set) var movedItems: [ItemMove] = []
  /// The items that have other data, by their old place.
  public internal(set) var reloadedItems: [ItemPosition] = []
  /// The sections whose header changes, appears or disappears, by their old index.
  public internal(set) var reloadedHeaders: [Int] = []
  /// The sections whose footer changes, appears or disappears, by their old index.
  public internal(set) var reloadedFooters: [Int] = []
  /// The bars of the screen that change, appear or disappear.
  public internal(set) var reloadedBars: [Bar] = []

  /// No changes.
  public init() {}

  /// Whether both contents are the same.
  public var isEmpty: Bool { self == ContentChanges() }
}

/// The place of an item: a section, and the item in it.
public struct ItemPosition: Hashable, Comparable, Sendable {
  /// The index of the section.
  public let section: Int
  /// The index of the item in the section.
  public let item: Int

  /// An item of a section.
  public init(section: Int, item: Int) {
    self.section = section
    self.item = item
  }

  /// Orders by section, then by item.
  public static func < (left: ItemPosition, right: ItemPosition) -> Bool {
    (left.section, left.item) < (right.section, right.item)
  }
}

/// A section that moves.
public struct SectionMove: Hashable, Sendable {
  /// The index in the old content.
  public let from: Int
  /// The index in the new content.
  public let to: Int

  /// A move between two indices.
  public init(from: Int, to: Int) {
    self.from = from
    self.to = to
  }
}

/// An item that moves within its section.
public struct ItemMove: Hashable, Sendable {
  /// The place in the old content.
  public let from: ItemPosition
  /// The place in the new content.
  public let to: ItemPosition

  /// A move between two places.
  public init(from: ItemPosition, to: ItemPosition) {
    self.from = from
    self.to = to
  }
}

/// Content with sections or items that have equal identities, so that changes are not defined.
public struct AmbiguousContent: Error, Hashable, Sendable {
  /// Whether it is the new content; else it is the old one.
  public let isNew: Bool
  /// The sections whose identity an earlier section has.
  public internal(set) var sections: [Int] = []
  /// The items whose component and `id` an earlier item of their section has.
  public internal(set) var items: [ItemPosition] = []
}
