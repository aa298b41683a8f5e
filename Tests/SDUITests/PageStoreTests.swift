import Foundation
import SDUI
import TestSupport
import Testing

/// Pages that arrive in any order, held against a join that is written here from the law's words (`Grammar/WIRE.md`, *Pages*).
@Suite struct PageStoreTests {
  private static let empty = Result { PageStore(of: try Programs.screen(PageModel.program)) }

  private static let seeds = 0..<(Repository.isExhaustive ? 40 : 16)

  private static func store() throws -> PageStore { try empty.get() }

  /// The JSON of what a store joins, without how it is written.
  private func value(_ bytes: [UInt8]?) throws -> NSObject? {
    try bytes.map { try JSONSerialization.jsonObject(with: Data($0)) as? NSObject } ?? nil
  }

  private func expectSame(_ store: PageStore, _ pages: [PageModel], _ comment: Comment) throws {
    let joined = try #require(store.joined(), comment)
    #expect(joined.faults == [] && joined.isValid && joined.isAccepted, comment)
    let expected = try value(Array(NaiveJoin.page(of: pages).json().utf8))
    let found = try value(store.joinedJSON())
    #expect(found == expected, "\(comment): \(found as Any) is not \(expected as Any)")
  }

  @Test(arguments: seeds) func theOrderOfArrivalDoesNotMatter(seed: Int) throws {
    var random = RandomSource(seed: UInt64(seed))
    let numbers = [0, 1, 2, 3, 7, 9_007_199_254_740_992].shuffled(using: &random).prefix(
      seed < 10 ? 4 : random.number(1...3))
    let pages = numbers.map { PageModel.random($0, &random) }
    var first: [UInt8]?
    for order in Self.orders(of: pages) {
      var store = try Self.store()
      for page in order {
        let response = try store.insert(json: Array(page.json(random.pick(UnitModel.Form.allCases)).utf8))
        #expect(response.isValid && response.page == page.number, "\(response.faults)")
      }
      #expect(store.pages == numbers.sorted())
      try expectSame(store, Array(pages), "seed \(seed)")
      let bytes = store.joinedJSON()
      #expect(first == nil || first == bytes, "seed \(seed): the bytes depend on the order or form")
      first = bytes
    }
  }

  private static func orders(of pages: [PageModel]) -> [[PageModel]] {
    guard pages.count > 1 else { return [pages] }
    return pages.indices.flatMap { index in
      var rest = pages
      let page = rest.remove(at: index)
      return orders(of: rest).map { [page] + $0 }
    }
  }

  @Test(arguments: seeds) func pagesAreReplacedAndRemoved(seed: Int) throws {
    var random = RandomSource(seed: UInt64(1_000 + seed))
    var store = try Self.store()
    var known: [Int: PageModel] = [:]
    for _ in 0..<12 {
      let number = random.number(0...4)
      if random.chance(30) {
        store.remove(page: number)
        known[number] = nil
      } else {
        let page = PageModel.random(number, &random)
        try store.insert(json: Array(page.json().utf8))
        known[number] = page
      }
      #expect(store.pages == known.keys.sorted())
      if known.isEmpty {
        #expect(store.joined() == nil && store.joinedJSON() == nil)
      } else {
        try expectSame(store, Array(known.values), "seed \(seed)")
      }
    }
    store.removeAll()
    #expect(store.pages == [] && store.joined() == nil)
  }

  /// Neighbouring pages may be joined first, since a joined response is a page with the number of its first.
  @Test(arguments: seeds) func joiningIsAssociative(seed: Int) throws {
    var random = RandomSource(seed: UInt64(2_000 + seed))
    let pages = (0..<4).map { PageModel.random($0, &random) }
    var whole = try Self.store()
    for page in pages { try whole.insert(json: Array(page.json().utf8)) }
    for split in 1..<pages.count {
      var (head, tail, both) = (try Self.store(), try Self.store(), try Self.store())
      for page in pages[..<split] { try head.insert(json: Array(page.json().utf8)) }
      for page in pages[split...] { try tail.insert(json: Array(page.json().utf8)) }
      try both.insert(json: try #require(head.joinedJSON()))
      try both.insert(json: try #require(tail.joinedJSON()))
      #expect(both.pages == [0, split])
      #expect(both.joinedJSON() == whole.joinedJSON(), "seed \(seed), split at \(split)")
    }
  }
}

/// The law, word by word, without an index: slow and plain.
private enum NaiveJoin {
  static func page(of pages: [PageModel]) -> PageModel {
    let pages = pages.sorted { $0.number < $1.number }
    var result = PageModel(number: pages[0].number)
    // The highest page tells whether there is another one.
    result.next = pages[pages.count - 1].next
    result.topBar = pages.compactMap(\.topBar).last
    result.sections = sections(pages.map(\.sections))
    return result
  }

  /// Sections in page order by identity; those without a name are never joined.
  private static func sections(_ pages: [[SectionModel]]) -> [SectionModel] {
    let all = pages.flatMap { $0 }
    return all.indices.compactMap { index in
      guard let name = all[index].identifier else { return section(of: [all[index]]) }
      let same = all.indices.filter { all[$0].identifier == name }
      return same[0] == index ? section(of: same.map { all[$0] }) : nil
    }
  }

  private static func section(of parts: [SectionModel]) -> SectionModel {
    var result = SectionModel(name: parts[0].name, identifier: parts[0].identifier)
    result.header = parts.compactMap(\.header).last
    result.footer = parts.compactMap(\.footer).last
    result.columns = parts.compactMap(\.columns).last
    result.isFailed = parts.allSatisfy(\.isFailed)
    result.sections = sections(parts.map(\.sections))
    // An item is at the place of its first page, with the data of its last page.
    let items = parts.flatMap(\.units)
    for (index, item) in items.enumerated() {
      let same = items.indices.filter { items[$0].type == item.type && items[$0].identifier == item.identifier }
      if same[0] == index { result.units.append(items[same[same.count - 1]]) }
    }
    return result
  }
}
