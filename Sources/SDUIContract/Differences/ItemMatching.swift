import SDUIIR
import SDUIJSON

/// The items of a new section, each with the same item of an old one.
struct ItemMatches {
  /// For each new item the index of the old one, or ``ListChanges/none``.
  var sources: [Int32]
  /// For each new item that is matched whether its data are the same, too.
  var areSame: [Bool]

  init(itemCount: Int) {
    sources = Array(repeating: ListChanges.none, count: itemCount)
    areSame = Array(repeating: false, count: itemCount)
  }

  mutating func match(_ item: Int, with oldItem: Int, isSame: Bool) {
    sources[item] = Int32(oldItem)
    areSame[item] = isSame
  }
}

extension ItemMatches {
  /// Matches items by their identities. An identity occurs once in each list; items without one are not matched.
  ///
  /// - Parameter isSame: Whether a new and an old item have the same data.
  mutating func match<Identity: Hashable>(
    _ items: [(index: Int, identity: Identity?)], with oldItems: [(index: Int, identity: Identity?)],
    isSame: (Int, Int) -> Bool
  ) {
    if items.isEmpty || oldItems.isEmpty { return }
    var places: [Identity: Int] = [:]
    for item in oldItems {
      if let identity = item.identity { places[identity] = item.index }
    }
    for item in items {
      guard let identity = item.identity, let place = places[identity] else { continue }
      match(item.index, with: place, isSame: isSame(item.index, place))
    }
  }
}

/// The units of one section, with a view of their document.
struct ComparedUnits {
  let units: ArraySlice<ResponseUnit>
  let contract: ResponseContract
  let document: JSONDocument
  let json: JSONView
  /// Whether the position of an item is its identity.
  let areIdentifiedByPosition: Bool

  var count: Int { units.count }

  subscript(item: Int) -> ResponseUnit {
    @inline(__always) get { units[units.startIndex + item] }
  }

  /// Returns the source text of an identity; `nil` if there is none.
  func identityText(of item: Int) -> UnsafeRawBufferPointer? {
    let unit = self[item]
    guard let data = unit.data else { return nil }
    return contract.identityKeys[unit.component.index]?.node(in: data, of: document, json).map { json.text(of: $0) }
  }

  /// The identity as a text: the same one may be written in several ways.
  func identity(of item: Int) -> ItemIdentity? {
    contract.identity(of: self[item], in: document)?.text(in: document)
      .map { ItemIdentity(component: self[item].component, id: $0) }
  }
}

/// Matches the items of a new section with those of an old one.
///
/// Most items are the same as before and follow the same item, so both lists are walked side by side, and most data are
/// compared byte by byte. What the walk passes over is matched by a table of identities.
struct ItemMatching {
  private(set) var matches: ItemMatches
  private let new: ComparedUnits
  private let old: ComparedUnits
  /// The items that the walk has passed over.
  private var passed: [Int] = []
  private var oldPassed: [Int] = []

  /// The number of items that the walk looks ahead on either side.
  private static var reach: Int { 8 }
  /// After how many items without a match the walk ends.
  private static var patience: Int { 64 }

  init(_ new: ComparedUnits, from old: ComparedUnits) {
    (self.new, self.old) = (new, old)
    matches = ItemMatches(itemCount: new.count)
    if new.areIdentifiedByPosition {
      matchPositions()
      return
    }
    walk()
    matches.match(
      passed.map { ($0, new.identity(of: $0)) }, with: oldPassed.map { ($0, old.identity(of: $0)) }, isSame: isSame)
  }

  /// Matches items of one component at the same position.
  private mutating func matchPositions() {
    for item in 0..<min(new.count, old.count) where new[item].component == old[item].component {
      matches.match(item, with: item, isSame: isSame(item, item))
    }
  }

  /// Matches items that follow each other in both lists.
  private mutating func walk() {
    var (item, oldItem, misses) = (0, 0, 0)
    while item < new.count, oldItem < old.count, misses < Self.patience {
      let hasSameBytes = hasSameBytes(item, oldItem)
      if hasSameBytes || isSameItem(item, oldItem) {
        matches.match(item, with: oldItem, isSame: hasSameBytes || isSame(item, oldItem))
        (item, oldItem, misses) = (item + 1, oldItem + 1, 0)
        continue
      }
      let (skipped, oldSkipped) = step(at: item, oldItem)
      if skipped == 1, oldSkipped == 1 { misses += 1 }
      passed += item..<item + skipped
      oldPassed += oldItem..<oldItem + oldSkipped
      (item, oldItem) = (item + skipped, oldItem + oldSkipped)
    }
    passed += item..<new.count
    oldPassed += oldItem..<old.count
  }

  /// Returns the number of items of each list to skip until the next ones are the same; one of each if none is near.
  private func step(at item: Int, _ oldItem: Int) -> (Int, Int) {
    for distance in 1...Self.reach {
      let (isInside, isInsideOld) = (item + distance < new.count, oldItem + distance < old.count)
      if isInside, isSameItem(item + distance, oldItem) { return (distance, 0) }
      if isInsideOld, isSameItem(item, oldItem + distance) { return (0, distance) }
      if isInside, isInsideOld, isSameItem(item + distance, oldItem + distance) { return (distance, distance) }
    }
    return (1, 1)
  }

  /// Whether two items have the same component, and data that are written alike.
  @inline(__always)
  private func hasSameBytes(_ item: Int, _ oldItem: Int) -> Bool {
    let (unit, oldUnit) = (new[item], old[oldItem])
    guard unit.component == oldUnit.component, unit.measured == oldUnit.measured, let data = unit.data,
      let oldData = oldUnit.data
    else { return false }
    return JSONView.areEqual(new.json.text(of: data), old.json.text(of: oldData))
  }

  /// Whether two items have the same component, and identities that are written alike.
  private func isSameItem(_ item: Int, _ oldItem: Int) -> Bool {
    guard new[item].component == old[oldItem].component, let text = new.identityText(of: item),
      let oldText = old.identityText(of: oldItem)
    else { return false }
    return JSONView.areEqual(text, oldText)
  }

  /// Whether the data of two items with one identity mean the same.
  private func isSame(_ item: Int, _ oldItem: Int) -> Bool {
    if hasSameBytes(item, oldItem) { return true }
    let (unit, oldUnit) = (new[item], old[oldItem])
    guard unit.measured == oldUnit.measured, let data = unit.data, let oldData = oldUnit.data else { return false }
    return new.document.isEquivalent(data, to: oldData, of: old.document)
  }
}
