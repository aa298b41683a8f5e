import Foundation

/// The rules that UIKit checks before it applies a batch.
extension BatchUpdates {
  /// Returns what is wrong with the batch, in a sentence for each fault.
  func faults(before: [Int], after: [Int]) -> [String] {
    let ranges = rangeFaults(before: before, after: after)
    if !ranges.isEmpty { return ranges }
    let conflicts = conflictFaults()
    if !conflicts.isEmpty { return conflicts }
    return countFaults(before: before, after: after)
  }

  private func rangeFaults(before: [Int], after: [Int]) -> [String] {
    var result: [String] = []
    func check(_ section: Int, _ counts: [Int], _ verb: String, _ time: String) {
      if counts.indices.contains(section) { return }
      result.append("attempt to \(verb) section \(section), but there are only \(counts.count) sections \(time)")
    }
    func check(_ path: IndexPath, _ counts: [Int], _ verb: String, _ time: String) {
      let count = counts.indices.contains(path.section) ? counts[path.section] : 0
      if (0..<count).contains(path.item) { return }
      result.append(
        "attempt to \(verb) item \(path.item) of section \(path.section), which contains only \(count) items \(time)")
    }
    for section in deletedSections { check(section, before, "delete", "before the update") }
    for section in reloadedSections { check(section, before, "reload", "before the update") }
    for section in insertedSections { check(section, after, "insert", "after the update") }
    for move in movedSections {
      check(move.from, before, "move", "before the update")
      check(move.to, after, "move to", "after the update")
    }
    for path in deletedItems { check(path, before, "delete", "before the update") }
    for path in reloadedItems { check(path, before, "reload", "before the update") }
    for path in insertedItems { check(path, after, "insert", "after the update") }
    for move in movedItems {
      check(move.from, before, "move", "before the update")
      check(move.to, after, "move to", "after the update")
    }
    return result
  }

  private func conflictFaults() -> [String] {
    var result = Self.repetitions(in: deletedItems + reloadedItems + movedItems.map(\.from)).map {
      "the item at \($0) before the update is deleted, reloaded or moved more than once"
    }
    result += Self.repetitions(in: insertedItems + movedItems.map(\.to)).map {
      "more than one item is inserted at or moved to \($0)"
    }
    result += Self.repetitions(in: deletedSections + reloadedSections + movedSections.map(\.from)).map {
      "section \($0) before the update is deleted, reloaded or moved more than once"
    }
    result += Self.repetitions(in: insertedSections + movedSections.map(\.to)).map {
      "more than one section is inserted at or moved to \($0)"
    }
    return result
  }

  private static func repetitions<Place: Hashable>(in places: [Place]) -> [Place] {
    var seen: Set<Place> = []
    return places.filter { !seen.insert($0).inserted }
  }

  private func countFaults(before: [Int], after: [Int]) -> [String] {
    guard let sections = sectionMap(before: before.count, after: after.count) else {
      return [
        "invalid number of sections: the number after the update (\(after.count)) must be equal to the number before "
          + "(\(before.count)), plus or minus the sections inserted or deleted (\(insertedSections.count) inserted, "
          + "\(deletedSections.count) deleted)"
      ]
    }
    return sections.keys.sorted().compactMap { old in
      guard let new = sections[old], !reloadedSections.contains(old) else { return nil }
      let inserted = insertedItems.count { $0.section == new }
      let deleted = deletedItems.count { $0.section == old }
      let movedIn = movedItems.count { $0.to.section == new }
      let movedOut = movedItems.count { $0.from.section == old }
      if after[new] == before[old] + inserted - deleted + movedIn - movedOut { return nil }
      return
        "invalid number of items in section \(new): the number after the update (\(after[new])) must be equal to the "
        + "number before the update (\(before[old])), plus or minus the items inserted or deleted (\(inserted) inserted, "
        + "\(deleted) deleted) and moved into or out of the section (\(movedIn) in, \(movedOut) out)"
    }
  }
}
