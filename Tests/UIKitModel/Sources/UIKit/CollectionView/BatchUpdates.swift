import Foundation

/// A change that a collection view applied.
package enum CollectionUpdate: Hashable, Sendable {
  case reloadData
  case insertItem(IndexPath)
  case deleteItem(IndexPath)
  case moveItem(from: IndexPath, to: IndexPath)
  case reloadItem(IndexPath)
  case reconfigureItem(IndexPath)
  case insertSection(Int)
  case deleteSection(Int)
  case moveSection(from: Int, to: Int)
  case reloadSection(Int)
}

/// The updates of one batch. Deletions, reloads and the starts of moves name places before the batch; insertions and the
/// ends of moves name places after it.
struct BatchUpdates {
  var insertedItems: [IndexPath] = []
  var deletedItems: [IndexPath] = []
  var movedItems: [(from: IndexPath, to: IndexPath)] = []
  var reloadedItems: [IndexPath] = []
  var insertedSections: [Int] = []
  var deletedSections: [Int] = []
  var movedSections: [(from: Int, to: Int)] = []
  var reloadedSections: [Int] = []

  /// The changes as a list.
  var list: [CollectionUpdate] {
    deletedSections.map { .deleteSection($0) } + insertedSections.map { .insertSection($0) }
      + movedSections.map { .moveSection(from: $0.from, to: $0.to) } + reloadedSections.map { .reloadSection($0) }
      + deletedItems.map { .deleteItem($0) } + insertedItems.map { .insertItem($0) }
      + movedItems.map { .moveItem(from: $0.from, to: $0.to) } + reloadedItems.map { .reloadItem($0) }
  }

  /// The section after the batch of each section before it that remains; `nil` if the batch names too few or too many.
  func sectionMap(before: Int, after: Int) -> [Int: Int]? {
    var result: [Int: Int] = [:]
    for move in movedSections { result[move.from] = move.to }
    let taken = Set(insertedSections).union(movedSections.map(\.to))
    let free = (0..<after).filter { !taken.contains($0) }
    let deleted = Set(deletedSections)
    let remaining = (0..<before).filter { !deleted.contains($0) && result[$0] == nil }
    guard free.count == remaining.count else { return nil }
    for (old, new) in zip(remaining, free) { result[old] = new }
    return result
  }

  /// The item after the batch of each item before it that remains.
  func itemMap(before: [Int], after: [Int]) -> [IndexPath: IndexPath] {
    guard let sections = sectionMap(before: before.count, after: after.count) else { return [:] }
    var result: [IndexPath: IndexPath] = [:]
    let moves = Dictionary(movedItems.map { ($0.from, $0.to) }) { first, _ in first }
    let deleted = Set(deletedItems)
    let taken = Set(insertedItems).union(movedItems.map(\.to))
    for (old, new) in sections where !reloadedSections.contains(old) {
      let remaining = (0..<before[old]).map { IndexPath(item: $0, section: old) }
        .filter { !deleted.contains($0) && moves[$0] == nil }
      let free = (0..<after[new]).map { IndexPath(item: $0, section: new) }.filter { !taken.contains($0) }
      for (from, to) in zip(remaining, free) { result[from] = to }
    }
    result.merge(moves) { _, moved in moved }
    for path in reloadedItems { result[path] = nil }
    return result
  }
}

extension CollectionUpdate {
  /// The change as a text, with index paths as section and item.
  package var text: String {
    func place(_ path: IndexPath) -> String { "\(path.section)-\(path.item)" }
    return switch self {
    case .reloadData: "reload data"
    case .insertItem(let path): "insert item \(place(path))"
    case .deleteItem(let path): "delete item \(place(path))"
    case .moveItem(let from, let to): "move item \(place(from)) to \(place(to))"
    case .reloadItem(let path): "reload item \(place(path))"
    case .reconfigureItem(let path): "reconfigure item \(place(path))"
    case .insertSection(let index): "insert section \(index)"
    case .deleteSection(let index): "delete section \(index)"
    case .moveSection(let from, let to): "move section \(from) to \(to)"
    case .reloadSection(let index): "reload section \(index)"
    }
  }
}
