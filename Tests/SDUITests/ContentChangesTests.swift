import SDUI
import TestSupport
import Testing

/// Differences between contents, held against a model of a collection view.
@Suite struct ContentChangesTests {
  private static let screen = Result { try Programs.screen(PageModel.program) }

  private static func response(_ page: PageModel) throws -> ScreenResponse {
    let response = try screen.get().response(json: Array(page.json().utf8))
    #expect(response.isValid, "\(response.faults)")
    return response
  }

  private static func page(_ sections: SectionModel...) -> PageModel { PageModel(sections: sections) }

  /// A section of cards, by their ids in a text.
  private static func cards(_ ids: String, _ name: String = "cards", _ identifier: String? = "cards") -> SectionModel {
    SectionModel(
      name: name, identifier: identifier,
      units: ids.map { UnitModel(identifier: String($0).lowercased(), text: $0.isUppercase ? "new" : nil) })
  }

  private static func changes(_ old: PageModel, _ new: PageModel) throws -> ContentChanges {
    try response(old).changes(to: response(new))
  }

  private static func changes(_ old: String, _ new: String) throws -> ContentChanges {
    try changes(page(cards(old)), page(cards(new)))
  }

  /// `+1` is inserted, `-1` deleted, `~1` reloaded, `1>2` moved.
  private static func items(_ changes: ContentChanges) -> String {
    (changes.deletedItems.map { "-\($0.item)" } + changes.insertedItems.map { "+\($0.item)" }
      + changes.reloadedItems.map { "~\($0.item)" } + changes.movedItems.map { "\($0.from.item)>\($0.to.item)" })
      .joined(separator: " ")
  }

  /// If several ways have as few moves, any of them will do.
  @Test(
    arguments: [
      ("abc", "abc", [""]), ("", "ab", ["+0 +1"]), ("abc", "", ["-0 -1 -2"]), ("abc", "abcd", ["+3"]),
      ("abc", "bc", ["-0"]),
      ("abc", "aBc", ["~1"]), ("abcd", "bcda", ["0>3"]), ("abcd", "dabc", ["3>0"]), ("abcd", "axcyd", ["-1 +1 +3"]),
      ("abcde", "adcbe", ["3>1 2>2", "3>1 1>3", "2>2 1>3"]), ("abc", "bac", ["1>0", "0>1"]),
      // What moves and changes is deleted and inserted.
      ("abcd", "bcdA", ["-0 +3"]), ("abcd", "cDab", ["-3 +1 2>0", "~3 0>2 1>3"]),
    ] as [(String, String, [String])])
  func itemsChange(old: String, new: String, expected: [String]) throws {
    let changes = try Self.changes(old, new)
    #expect(expected.contains(Self.items(changes)), "\(Self.items(changes))")
    #expect(changes.isEmpty == (expected == [""]))
  }

  @Test func sectionsChange() throws {
    let (a, b, c) = (Self.cards("a", "shelf", "s1"), Self.cards("b", "shelf", "s2"), Self.cards("c", "shelf", "s3"))
    let moved = try Self.changes(Self.page(a, b, c), Self.page(b, c, a))
    #expect(moved.movedSections == [SectionMove(from: 0, to: 2)] && moved.insertedSections == [])
    let changed = try Self.changes(Self.page(a, b, c), Self.page(b, c, Self.cards("ax", "shelf", "s1")))
    #expect(changed.deletedSections == [0] && changed.insertedSections == [2] && changed.movedSections == [])
    let unnamed = Self.cards("d", "shelf", nil)
    let same = try Self.changes(Self.page(a, unnamed), Self.page(a, unnamed))
    #expect(same.deletedSections == [1] && same.insertedSections == [1] && same.deletedItems == [])
    let inner = try Self.changes(Self.page(a, b), Self.page(Self.cards("xa", "shelf", "s1"), c, b))
    #expect(inner.insertedSections == [1] && inner.insertedItems == [ItemPosition(section: 0, item: 0)])
  }

  @Test func settingsHeadersAndBarsChange() throws {
    var (old, new) = (Self.page(Self.cards("ab")), Self.page(Self.cards("ba")))
    new.sections[0].columns = 3
    #expect(try Self.changes(old, new).reloadedSections == [0])
    #expect(try Self.changes(old, new).movedItems == [])
    new.sections[0].columns = nil
    new.sections[0].isFailed = true
    #expect(try Self.changes(old, new).reloadedSections == [0])
    new = old
    new.sections[0].header = "h"
    old.sections[0].footer = "f"
    new.topBar = "t"
    let changes = try Self.changes(old, new)
    #expect(changes.reloadedHeaders == [0] && changes.reloadedFooters == [0] && changes.reloadedBars == [.top])
    #expect(changes.reloadedSections == [] && changes.reloadedItems == [])
  }

  @Test func whatMeansTheSameIsTheSame() throws {
    let screen = try Self.screen.get()
    let units = [
      #"{"unitType":"Card","data":{"id":"a","title":"t"}}"#,
      #"{"unitType":"Card","data":{ "title": "\u0074", "id":"a"}}"#,
      #"{"unitType":"Card","data":{"id":"\u0061","title":"t"}}"#, #"{"unitType":"Card","data":{"id":"a","title":"u"}}"#,
    ]
    let responses = try units.map { unit in
      let page = Self.page(Self.cards("")).json().replacing(#""units":[]"#, with: #""units":[\#(unit)]"#)
      return try screen.response(json: Array(page.utf8))
    }
    #expect(responses[0].changes(to: responses[1]).isEmpty && responses[0].changes(to: responses[2]).isEmpty)
    #expect(Self.items(responses[0].changes(to: responses[3])) == "~0")
  }

  @Test func anotherScreenAndNoScreenAreReplaced() throws {
    let old = try Self.response(Self.page(Self.cards("ab")))
    let other = try Programs.screen(
      "component Card { id: ID }\nscreen Home { section cards: list { unit Card { height: 8 } } }")
    let json = Self.page(Self.cards("ab")).json()
    let changes = try old.changes(to: other.response(json: Array(json.utf8)))
    #expect(changes.deletedSections == [0] && changes.insertedSections == [0] && changes.deletedItems == [])
    let refused = try Self.screen.get().response(json: Array("{}".utf8))
    #expect(old.changes(to: refused).deletedSections == [0] && refused.changes(to: old).insertedSections == [0])
    #expect(refused.changes(to: refused).isEmpty)
  }

  @Test(arguments: 0..<300) func applyingTheChangesGivesTheNewContent(seed: Int) throws {
    var random = RandomSource(seed: UInt64(seed))
    let old = PageModel.random(0, &random)
    let new = random.chance(30) ? PageModel.random(0, &random) : old.edited(&random)
    let (oldResponse, newResponse) = (try Self.response(old), try Self.response(new))
    let changes = oldResponse.changes(to: newResponse)
    let (before, after) = (CollectionModel(oldResponse), CollectionModel(newResponse))
    let found = try before.applying(changes, from: after)
    #expect(found == after, "seed \(seed): \(changes)")
    #expect((changes.isEmpty || before != after) || old.sections.contains { $0.identifier == nil }, "seed \(seed)")
    let screens = try oldResponse.screen.changes(to: newResponse.screen)
    #expect(try before.applying(screens, from: after).sections == after.sections, "seed \(seed): \(screens)")
    let same = oldResponse.changes(to: oldResponse)
    #expect(same.isEmpty || old.sections.contains { $0.identifier == nil })
  }

  /// As many items move as are not in a longest sequence that keeps its order, which is found here by trying all ends.
  @Test(arguments: 0..<100) func asFewItemsAsPossibleMove(seed: Int) throws {
    var random = RandomSource(seed: UInt64(seed))
    let all = (0..<random.number(1...(seed % 10 == 0 ? 400 : 40))).map { "i\($0)" }
    let (old, new) = (
      all.filter { _ in random.chance(80) }, all.filter { _ in random.chance(80) }.shuffled(using: &random)
    )
    func page(_ ids: [String]) -> PageModel {
      Self.page(SectionModel(name: "feed", identifier: "feed", units: ids.map { UnitModel(identifier: $0) }))
    }
    let changes = try Self.changes(page(old), page(new))
    let places = new.compactMap { old.firstIndex(of: $0) }
    var longest = Array(repeating: 1, count: places.count)
    for (index, place) in places.enumerated() {
      for earlier in 0..<index where places[earlier] < place {
        longest[index] = max(longest[index], longest[earlier] + 1)
      }
    }
    #expect(changes.movedItems.count == places.count - (longest.max() ?? 0))
    #expect(changes.deletedItems.count == old.count - places.count)
    #expect(changes.insertedItems.count == new.count - places.count)
  }

  @Test func aHundredthThatMovesMovesOnce() throws {
    var random = RandomSource(seed: 5)
    var ids = (0..<5_000).map { "i\($0)" }
    func page() -> PageModel {
      Self.page(SectionModel(name: "feed", identifier: "feed", units: ids.map { UnitModel(identifier: $0) }))
    }
    let old = page()
    for number in 0..<50 {
      let id = ids.remove(at: ids.firstIndex(of: "i\(100 * number + 7)") ?? 0)
      ids.insert(id, at: random.number(0...ids.count))
    }
    let changes = try Self.changes(old, page())
    #expect(changes.movedItems.count == 50 && changes.deletedItems == [] && changes.insertedItems == [])
  }
}

/// Content that an author wrote.
@Suite struct AuthoredChangesTests {
  private func screen(_ cards: String, _ more: String = "") throws -> Screen {
    try Programs.screen(
      """
      component Card { id: ID, title: Text? }
      component Line { id: ID, text: Text }
      screen Home {
        section cards: list { unit Card { height: 80 }, unit Line { height: 8 }, content { \(cards) } }
        section more: list { unit Card { height: 80 }, content { \(more) } }
      }
      """)
  }

  @Test func contentChanges() throws {
    let old = try screen(#"Card { id: "a" } Line { id: "b", text: "x" } Card { id: "b", title: "t" } Card { id: "c" }"#)
    let new = try screen(#"Line { id: "b", text: "x" } Card { id: "c" } Card { id: "d" } Card { id: "b", title: "u" }"#)
    let changes = try old.changes(to: new)
    func places(_ items: Int...) -> [ItemPosition] { items.map { ItemPosition(section: 0, item: $0) } }
    // Either of the two cards that change places may stay; that with a new title does not move.
    let isFirst =
      changes.reloadedItems == places(2) && changes.deletedItems == places(0)
      && changes.insertedItems == places(2)
      && changes.movedItems == [ItemMove(from: places(3)[0], to: places(1)[0])]
    let isSecond =
      changes.reloadedItems == [] && changes.deletedItems == places(0, 2)
      && changes.insertedItems == places(2, 3) && changes.movedItems == []
    #expect(isFirst || isSecond, "\(changes)")
  }

  /// The compiler refuses such content, so it comes from a document that was written by other means.
  @Test func whatCannotBeToldApartIsRefusedWithItsPlaces() throws {
    let good = try screen(
      #"Card { id: "a" } Line { id: "a", text: "t" } Card { id: "b" } Card { id: "c" }"#,
      #"Card { id: "a" } Card { id: "c" }"#)
    let text = String(decoding: encodeScreenDocument(good), as: UTF8.self)
    let bad = try Screen(json: Array(text.replacing(#""id":"c""#, with: #""id":"a""#).utf8))
    let places = [ItemPosition(section: 0, item: 3), ItemPosition(section: 1, item: 1)]
    var fault: AmbiguousContent?
    do throws(AmbiguousContent) { _ = try good.changes(to: bad) } catch { fault = error }
    #expect(fault?.isNew == true && fault?.items == places && fault?.sections == [])
    fault = nil
    do throws(AmbiguousContent) { _ = try bad.changes(to: good) } catch { fault = error }
    #expect(fault?.isNew == false && fault?.items == places)
    #expect(try good.changes(to: good).isEmpty)
  }
}
