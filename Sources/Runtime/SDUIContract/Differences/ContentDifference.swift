import SDUIIR

/// Content as differences compare it: sections of items, in which both may have an identity.
protocol ComparableContent {
  /// The number of sections; those of a stack follow it.
  var sectionCount: Int { get }
  /// Returns the identity by which a section is matched; `nil` for one that is never matched.
  func identity(ofSection section: Int) -> SectionIdentity?
  /// Returns the number of a section's items.
  func itemCount(ofSection section: Int) -> Int
  /// The items of a section, each with the same item of an old section.
  func matchedItems(of section: Int, with oldSection: Int, in old: Self) -> ItemMatches
  /// Whether a section has the same settings as the same section of old content.
  func hasSameSettings(_ section: Int, as oldSection: Int, in old: Self) -> Bool
  /// Whether a section has the same header as the same section of old content.
  func hasSameHeader(_ section: Int, as oldSection: Int, in old: Self) -> Bool
  /// Whether a section has the same footer as the same section of old content.
  func hasSameFooter(_ section: Int, as oldSection: Int, in old: Self) -> Bool
}

/// The identity by which a section is matched: its declaration and its name.
struct SectionIdentity: Hashable {
  let path: SectionPath
  let name: String
}

/// Computes the changes from one content to another.
struct ContentDifference<Content: ComparableContent> {
  private let old: Content
  private let new: Content
  private(set) var changes = ContentChanges()

  init(from old: Content, to new: Content) {
    self.old = old
    self.new = new
    let sections = ListChanges(sectionSources, oldCount: old.sectionCount)
    changes.deletedSections = sections.deleted
    changes.insertedSections = sections.inserted
    for pair in sections.kept() { addChanges(in: pair) }
    for pair in sections.moved { addMove(of: pair) }
    changes.deletedSections.sort()
    changes.insertedSections.sort()
  }

  private var sectionSources: [Int32] {
    var places: [SectionIdentity: Int32] = [:]
    for section in 0..<old.sectionCount {
      if let identity = old.identity(ofSection: section) { places[identity] = Int32(section) }
    }
    return (0..<new.sectionCount).map { section in
      // Taken out, so that none is matched twice.
      new.identity(ofSection: section).flatMap { places.removeValue(forKey: $0) } ?? ListChanges.none
    }
  }

  /// A section that stays among those beside it.
  private mutating func addChanges(in section: ListChanges.Pair) {
    guard new.hasSameSettings(section.new, as: section.old, in: old) else {
      changes.reloadedSections.append(section.old)
      return
    }
    if !new.hasSameHeader(section.new, as: section.old, in: old) { changes.reloadedHeaders.append(section.old) }
    if !new.hasSameFooter(section.new, as: section.old, in: old) { changes.reloadedFooters.append(section.old) }
    let (items, areSame) = itemChanges(in: section)
    var deleted = items.deleted
    var inserted = items.inserted
    for item in items.kept(where: { !areSame[$0] }) {
      changes.reloadedItems.append(ItemPosition(section: section.old, item: item.old))
    }
    for item in items.moved {
      guard areSame[item.new] else {
        // No item may be moved and reloaded at once.
        deleted.append(item.old)
        inserted.append(item.new)
        continue
      }
      changes.movedItems.append(
        ItemMove(
          from: ItemPosition(section: section.old, item: item.old),
          to: ItemPosition(section: section.new, item: item.new)))
    }
    changes.deletedItems += deleted.sorted().map { ItemPosition(section: section.old, item: $0) }
    changes.insertedItems += inserted.sorted().map { ItemPosition(section: section.new, item: $0) }
  }

  /// A section that moves. A collection view takes no other changes in it, so one that changes is deleted and inserted.
  private mutating func addMove(of section: ListChanges.Pair) {
    if isSame(section) {
      changes.movedSections.append(SectionMove(from: section.old, to: section.new))
    } else {
      changes.deletedSections.append(section.old)
      changes.insertedSections.append(section.new)
    }
  }

  private func isSame(_ section: ListChanges.Pair) -> Bool {
    guard new.hasSameSettings(section.new, as: section.old, in: old),
      new.hasSameHeader(section.new, as: section.old, in: old),
      new.hasSameFooter(section.new, as: section.old, in: old)
    else { return false }
    let (items, areSame) = itemChanges(in: section)
    return items.deleted.isEmpty && items.inserted.isEmpty && items.moved.isEmpty && areSame.allSatisfy { $0 }
  }

  private func itemChanges(in section: ListChanges.Pair) -> (ListChanges, areSame: [Bool]) {
    let matches = new.matchedItems(of: section.new, with: section.old, in: old)
    return (ListChanges(matches.sources, oldCount: old.itemCount(ofSection: section.old)), matches.areSame)
  }
}

extension ContentDifference {
  /// The changes that replace all of the old content, between contents of which nothing can be compared.
  static func replacement(of old: Content, by new: Content) -> ContentChanges {
    var changes = ContentChanges()
    changes.deletedSections = Array(0..<old.sectionCount)
    changes.insertedSections = Array(0..<new.sectionCount)
    return changes
  }
}
