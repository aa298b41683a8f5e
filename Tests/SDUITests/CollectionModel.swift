import SDUI

/// A model of a collection view and its batch updates: the documented rules of `performBatchUpdates`, and the
/// assertions that it makes.
struct CollectionModel: Equatable {
  struct Part: Hashable {
    var component = ""
    var json: [UInt8] = []

    init?(_ unit: AcceptedUnit?) {
      guard let unit else { return nil }
      (component, json) = (unit.component, unit.json)
    }
  }

  struct Section: Equatable {
    var name = ""
    var identifier: String?
    var isFailed = false
    var columns: PropertyValue?
    var header: Part?
    var footer: Part?
    var items: [Part] = []
  }

  /// A batch that a collection view would not take.
  struct Refusal: Error {
    let reason: String
  }

  var sections: [Section] = []
  var topBar: Part?

  /// The sections as a layout numbers them: those of a stack follow it.
  init(_ response: ScreenResponse) {
    topBar = Part(response.topBar)
    let filled = response.screen.sections
    var outermost = filled.makeIterator()
    for section in response.sections {
      let declared = section.parent == nil ? outermost.next() : nil
      sections.append(Section(section, declared?.properties[.columns]))
    }
  }

  /// Takes a batch: deletions, reloads and the origins of moves are places before it, insertions and the destinations of
  /// moves places after it. What is inserted or reloaded is asked of the new content.
  func applying(_ changes: ContentChanges, from new: CollectionModel) throws -> CollectionModel {
    try checkSections(changes, new)
    let moves = changes.movedSections
    let taken = Set(changes.deletedSections + moves.map(\.from))
    let order = try Self.slots(
      count: new.sections.count, inserted: changes.insertedSections,
      moved: moves.map { ($0.from, $0.to) }, staying: sections.indices.filter { !taken.contains($0) })
    var result = self
    result.sections = try order.enumerated().map { place, origin in
      guard let origin, !changes.reloadedSections.contains(origin) else { return new.sections[place] }
      if moves.contains(where: { $0.from == origin }) { return sections[origin] }
      return try section(origin, at: place, changes, new)
    }
    if changes.reloadedBars.contains(.top) { result.topBar = new.topBar }
    return result
  }

  /// A section that stays, with the changes of its items.
  private func section(_ origin: Int, at place: Int, _ changes: ContentChanges, _ new: CollectionModel) throws
    -> Section
  {
    let (old, asked) = (sections[origin], new.sections[place])
    func here(_ positions: [ItemPosition], _ section: Int) -> [Int] {
      positions.filter { $0.section == section }.map(\.item)
    }
    let deleted = here(changes.deletedItems, origin), inserted = here(changes.insertedItems, place)
    let reloaded = here(changes.reloadedItems, origin)
    let moves = changes.movedItems.filter { $0.from.section == origin }
    guard moves.allSatisfy({ $0.to.section == place }) else { throw Refusal(reason: "an item leaves its section") }
    let before = deleted + reloaded + moves.map(\.from.item)
    guard Set(before).count == before.count, before.allSatisfy(old.items.indices.contains) else {
      throw Refusal(reason: "an item is in two changes, or in none that there is")
    }
    let after = inserted + moves.map(\.to.item)
    guard Set(after).count == after.count else { throw Refusal(reason: "two items in one place") }
    guard old.items.count - deleted.count + inserted.count == asked.items.count else {
      throw Refusal(reason: "the number of items after the update does not fit")
    }
    let taken = Set(deleted + moves.map(\.from.item))
    let order = try Self.slots(
      count: asked.items.count, inserted: inserted, moved: moves.map { ($0.from.item, $0.to.item) },
      staying: old.items.indices.filter { !taken.contains($0) })
    var result = old
    result.items = order.enumerated().map { index, item in
      guard let item, !reloaded.contains(item) else { return asked.items[index] }
      return old.items[item]
    }
    if changes.reloadedHeaders.contains(origin) { result.header = asked.header }
    if changes.reloadedFooters.contains(origin) { result.footer = asked.footer }
    return result
  }

  /// For each place its old index; `nil` for what is inserted.
  private static func slots(
    count: Int, inserted: [Int], moved: [(from: Int, to: Int)], staying: [Int]
  ) throws -> [Int?] {
    var result: [Int??] = Array(repeating: nil, count: count)
    for place in inserted where result.indices.contains(place) { result[place] = .some(nil) }
    for move in moved where result.indices.contains(move.to) { result[move.to] = move.from }
    var rest = staying[...]
    let filled: [Int?] = try result.map { slot in
      if let slot { return slot }
      guard let next = rest.popFirst() else { throw Refusal(reason: "nothing is left for a place") }
      return next
    }
    guard rest.isEmpty else { throw Refusal(reason: "there is no place for what stays") }
    return filled
  }

  private func checkSections(_ changes: ContentChanges, _ new: CollectionModel) throws {
    let moves = changes.movedSections
    let before = changes.deletedSections + changes.reloadedSections + moves.map(\.from)
    guard Set(before).count == before.count, before.allSatisfy(sections.indices.contains) else {
      throw Refusal(reason: "a section is in two changes, or in none that there is")
    }
    let after = changes.insertedSections + moves.map(\.to)
    guard Set(after).count == after.count, after.allSatisfy(new.sections.indices.contains) else {
      throw Refusal(reason: "two sections in one place")
    }
    // A section that is deleted, reloaded, inserted or moved takes no changes of its items.
    let items = changes.deletedItems + changes.reloadedItems + changes.movedItems.map(\.from)
    let parts = changes.reloadedHeaders + changes.reloadedFooters
    guard Set(before).isDisjoint(with: items.map(\.section) + parts) else {
      throw Refusal(reason: "changes in a section that changes as a whole")
    }
    guard Set(after).isDisjoint(with: (changes.insertedItems + changes.movedItems.map(\.to)).map(\.section)) else {
      throw Refusal(reason: "changes in a section that is new")
    }
  }
}

extension CollectionModel.Section {
  fileprivate init(_ section: AcceptedSection, _ columns: PropertyValue?) {
    self.init(
      name: section.name, identifier: section.identifier, isFailed: section.isFailed, columns: columns,
      header: CollectionModel.Part(section.header), footer: CollectionModel.Part(section.footer),
      items: section.units.compactMap { CollectionModel.Part($0) })
  }
}
