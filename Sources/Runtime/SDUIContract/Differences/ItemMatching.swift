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

  /// Matches so many items in a row, which are the same.
  mutating func matchSame(_ count: Int, from item: Int, with oldItem: Int) {
    for index in 0..<count { match(item + index, with: oldItem + index, isSame: true) }
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

/// Matches the items of a new section with those of an old one.
///
/// Most items are the same as before and follow the same item. So the items at both ends that are the same are matched first, and
/// between them both lists are walked side by side. Most data are compared byte by byte, those of items in a row together. What
/// the walk passes over is matched by a table of identities.
struct ItemMatching {
  private(set) var matches: ItemMatches
  private let new: ComparedUnits
  private let old: ComparedUnits
  /// The items that the walk has passed over.
  private var passed: [Int] = []
  private var oldPassed: [Int] = []
  /// The number of identities that the walk may still look up. Lists in another order exhaust it.
  private var budget = 0

  /// The number of items that the walk compares on either side before it looks up identities.
  private static var reach: Int { 8 }

  init(_ new: ComparedUnits, from old: ComparedUnits) {
    (self.new, self.old) = (new, old)
    matches = ItemMatches(itemCount: new.count)
    if new.areIdentifiedByPosition {
      matchPositions()
      return
    }
    let (items, oldItems) = matchEnds()
    walk(items, oldItems)
    matches.match(
      passed.map { ($0, new.identity(of: $0)) }, with: oldPassed.map { ($0, old.identity(of: $0)) }, isSame: isSame)
  }

  /// Matches items of one component at the same position.
  private mutating func matchPositions() {
    for item in 0..<min(new.count, old.count) where new[item].component == old[item].component {
      matches.match(item, with: item, isSame: isSame(item, item))
    }
  }

  /// Matches the items that are the same at the beginning and at the end of both lists, and returns the others.
  private mutating func matchEnds() -> (new: Range<Int>, old: Range<Int>) {
    let (first, _) = matchStart(of: 0..<new.count, 0..<old.count)
    var (items, oldItems) = (first..<new.count, first..<old.count)
    while !items.isEmpty, !oldItems.isEmpty {
      let count = new.sameItems(atEndOf: items, as: old, oldItems)
      matches.matchSame(count, from: items.upperBound - count, with: oldItems.upperBound - count)
      if count == 0, !match(items.upperBound - 1, with: oldItems.upperBound - 1) { break }
      (items, oldItems) = (items.dropLast(max(count, 1)), oldItems.dropLast(max(count, 1)))
    }
    return (items, oldItems)
  }

  /// Matches the items that are the same at the beginning of two ranges, and returns the places after them.
  private mutating func matchStart(of items: Range<Int>, _ oldItems: Range<Int>) -> (new: Int, old: Int) {
    var (items, oldItems) = (items, oldItems)
    while !items.isEmpty, !oldItems.isEmpty {
      let count = new.sameItems(atStartOf: items, as: old, oldItems)
      matches.matchSame(count, from: items.lowerBound, with: oldItems.lowerBound)
      if count == 0, !match(items.lowerBound, with: oldItems.lowerBound) { break }
      (items, oldItems) = (items.dropFirst(max(count, 1)), oldItems.dropFirst(max(count, 1)))
    }
    return (items.lowerBound, oldItems.lowerBound)
  }

  /// Matches two items if they are the same; returns whether they are.
  @inline(__always)
  private mutating func match(_ item: Int, with oldItem: Int) -> Bool {
    let hasSameBytes = hasSameBytes(item, oldItem)
    guard hasSameBytes || isSameItem(item, oldItem) else { return false }
    matches.match(item, with: oldItem, isSame: hasSameBytes || isSame(item, oldItem))
    return true
  }

  /// Matches items that follow each other in parts of both lists.
  private mutating func walk(_ items: Range<Int>, _ oldItems: Range<Int>) {
    var (item, oldItem) = (items.lowerBound, oldItems.lowerBound)
    budget = items.count + oldItems.count
    while true {
      (item, oldItem) = matchStart(of: item..<items.upperBound, oldItem..<oldItems.upperBound)
      if item == items.upperBound || oldItem == oldItems.upperBound { break }
      let (rest, oldRest) = (item..<items.upperBound, oldItem..<oldItems.upperBound)
      guard let (skipped, oldSkipped) = near(rest, oldRest) ?? far(rest, oldRest) else { break }
      passed += rest.prefix(skipped)
      oldPassed += oldRest.prefix(oldSkipped)
      (item, oldItem) = (item + skipped, oldItem + oldSkipped)
    }
    passed += item..<items.upperBound
    oldPassed += oldItem..<oldItems.upperBound
  }

  /// Returns the number of items of each list to skip until the next ones are the same; `nil` if these are not near.
  private func near(_ items: Range<Int>, _ oldItems: Range<Int>) -> (Int, Int)? {
    let (item, oldItem) = (items.lowerBound, oldItems.lowerBound)
    for distance in 1...Self.reach {
      let (isInside, isInsideOld) = (distance < items.count, distance < oldItems.count)
      if isInside, isSameItem(item + distance, oldItem) { return (distance, 0) }
      if isInsideOld, isSameItem(item, oldItem + distance) { return (0, distance) }
      if isInside, isInsideOld, isSameItem(item + distance, oldItem + distance) { return (distance, distance) }
    }
    return nil
  }

  /// The same in windows that grow until both have an item; `nil` if there is none, or if it takes too long.
  private mutating func far(_ items: Range<Int>, _ oldItems: Range<Int>) -> (Int, Int)? {
    var length = 8 * Self.reach
    while budget > 0 {
      let (window, oldWindow) = (items.prefix(length), oldItems.prefix(length))
      budget -= window.count + oldWindow.count
      if let found = nearest(window, oldWindow) { return found }
      if window.count == items.count, oldWindow.count == oldItems.count { return nil }
      length *= 4
    }
    return nil
  }

  /// Returns the places of the item that is nearest to the beginning of two windows.
  private func nearest(_ window: Range<Int>, _ oldWindow: Range<Int>) -> (Int, Int)? {
    var places: [UInt64: Int] = [:]
    places.reserveCapacity(oldWindow.count)
    for oldItem in oldWindow.reversed() { places[old.identityHash(of: oldItem)] = oldItem }
    var best: (Int, Int)?
    for item in window {
      let skipped = item - window.lowerBound
      if let best, best.0 + best.1 <= skipped { break }
      guard let oldItem = places[new.identityHash(of: item)], isSameItem(item, oldItem) else { continue }
      let oldSkipped = oldItem - oldWindow.lowerBound
      if skipped + oldSkipped < best.map({ $0.0 + $0.1 }) ?? .max { best = (skipped, oldSkipped) }
    }
    return best
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
