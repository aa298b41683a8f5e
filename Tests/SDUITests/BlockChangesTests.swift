import SDUI
import TestSupport
import Testing

#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// Differences of whole blocks: many new items in front of the old ones, in the middle, or in place of others.
@Suite struct BlockChangesTests {
  private static let screen = Result { try Programs.screen(PageModel.program) }

  private static func response(_ ids: [Int]) throws -> ScreenResponse {
    let units = ids.map { UnitModel(identifier: "item-\($0)") }
    let page = PageModel(sections: [SectionModel(name: "feed", identifier: "feed", units: units)])
    let response = try screen.get().response(json: Array(page.json().utf8))
    #expect(response.isValid, "\(response.faults)")
    return response
  }

  /// Blocks of any length come, go, are replaced and move; the changes are the fewest, and lead from the old items to the new ones.
  @Test(arguments: 0..<60) func blocksChangeAsTheyMust(seed: Int) throws {
    var random = RandomSource(seed: UInt64(seed))
    let old = Array(0..<random.number(1...700))
    var new = old
    var next = old.count
    for _ in 0..<random.number(1...4) {
      let start = random.number(0...new.count)
      let end = min(new.count, start + random.number(0...150))
      let block = Array(new[start..<end])
      let added = Array(next..<next + random.number(0...150))
      next += added.count
      switch random.number(0...3) {
      case 0: new.insert(contentsOf: added, at: start)
      case 1: new.removeSubrange(start..<end)
      case 2: new.replaceSubrange(start..<end, with: added)
      default:
        new.removeSubrange(start..<end)
        new.insert(contentsOf: block, at: random.number(0...new.count))
      }
    }
    let changes = try Self.response(old).changes(to: Self.response(new))
    let staying = Set(new.filter { $0 < old.count })
    #expect(changes.deletedItems.map { $0.item } == old.filter { !staying.contains($0) }, "seed \(seed)")
    #expect(changes.insertedItems.map { $0.item } == new.indices.filter { new[$0] >= old.count }, "seed \(seed)")
    #expect(changes.movedItems.count == staying.count - Self.longestIncrease(new.filter { staying.contains($0) }))
    for move in changes.movedItems { #expect(old[move.from.item] == new[move.to.item], "seed \(seed)") }
    #expect(changes.reloadedItems.isEmpty && changes.reloadedSections.isEmpty, "seed \(seed)")
  }

  /// An item that one list leaves out is written between items that both lists have.
  @Test func anItemThatIsLeftOutTakesNoPlace() throws {
    let old = try Self.response([0, 1, 2, 3, 4])
    let units = [3, 0, 1, 2, 3, 4].map { UnitModel(identifier: "item-\($0)") }
    let page = PageModel(sections: [SectionModel(name: "feed", identifier: "feed", units: units)])
    let new = try Self.screen.get().response(json: Array(page.json().utf8))
    #expect(new.faults.map(\.rule) == [.duplicateIdentity])
    let changes = old.changes(to: new)
    #expect(changes.movedItems.map { [$0.from.item, $0.to.item] } == [[3, 0]])
    #expect(changes.deletedItems.isEmpty && changes.insertedItems.isEmpty && changes.reloadedItems.isEmpty)
  }

  /// The length of a longest increasing subsequence, found by trying all ends.
  private static func longestIncrease(_ values: [Int]) -> Int {
    var longest = Array(repeating: 1, count: values.count)
    for (index, value) in values.enumerated() {
      for earlier in 0..<index where values[earlier] < value {
        longest[index] = max(longest[index], longest[earlier] + 1)
      }
    }
    return longest.max() ?? 0
  }

  /// The place of new items does not matter: 20, 100 or 1,000 of them take at most twice the time of as many at the end, here with
  /// room for what other programs of the machine take. Looking up every identity takes much longer.
  @Test(arguments: [9, 20, 100, 1_000]) func newItemsTakeTheSameTimeEverywhere(count: Int) throws {
    let old = Array(0..<(Repository.isExhaustive ? 20_000 : 10_000))
    let added = Array(old.count..<old.count + count)
    let half = old.count / 2
    let before = try Self.response(old)
    let atTheEnd = try Self.response(old + added)
    let (first, second) = (Array(added[..<(count / 2)]), Array(added[(count / 2)...]))
    let (top, bottom) = (Array(old[..<half]), Array(old[half...]))
    let lists: [(place: String, items: [Int])] = [
      ("in front", added + old), ("in the middle", top + added + bottom), ("at both ends", first + old + second),
      ("in front and in the middle", first + top + second + bottom),
      ("in place of others", top + added + bottom.dropFirst(count + 7)),
    ]
    for (place, items) in lists {
      let new = try Self.response(items)
      var least: (time: UInt64, atTheEnd: UInt64) = (.max, .max)
      for _ in 0..<(Repository.isExhaustive ? 8 : 5) {
        least.time = min(least.time, Self.time(from: before, to: new))
        least.atTheEnd = min(least.atTheEnd, Self.time(from: before, to: atTheEnd))
      }
      #expect(least.time <= 3 * least.atTheEnd, "\(place): \(least)")
    }
  }

  /// The processor time of a difference, in nanoseconds.
  private static func time(from old: ScreenResponse, to new: ScreenResponse) -> UInt64 {
    let start = now
    let changes = old.changes(to: new)
    let end = now
    #expect(changes.movedItems.isEmpty)
    return end - start
  }

  private static var now: UInt64 {
    var time = timespec()
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
    return UInt64(time.tv_sec) * 1_000_000_000 + UInt64(time.tv_nsec)
  }
}
