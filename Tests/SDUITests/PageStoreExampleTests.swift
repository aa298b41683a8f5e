import Foundation
import SDUI
import TestSupport
import Testing

/// Pages that were joined by hand.
@Suite struct PageStoreExampleTests {
  private static let head = #""sdui":"1.0","screen":"Home","layoutId":"\#(String(repeating: "a", count: 64))""#

  private static let program = """
    component Card { id: ID, title: Text? }
    component Wide { id: ID }
    screen Home {
      section cards: list { unit Card { height: 80 }, unit Wide { height: 80 } }
      repeated section shelf: list { unit Card { height: 80 } }
      repeated section promo: list { unit Card { height: 80 } }
    }
    """

  private func store(_ program: String = Self.program, _ pages: String...) throws -> PageStore {
    var store = PageStore(of: try Programs.screen(program))
    for page in pages {
      let response = try store.insert(json: Array(page.utf8))
      #expect(response.isValid, "\(response.faults)")
    }
    return store
  }

  private static func page(_ number: Int, _ sections: String, _ rest: String = "") -> String {
    #"{\#(head)\#(rest),"page":\#(number),"hasNext":true,"sectionList":[\#(sections)]}"#
  }

  private static func section(_ name: String, _ ids: String..., rest: String = "") -> String {
    let units = ids.map { #"{"unitType":"Card","data":{"id":"\#($0)"}}"# }.joined(separator: ",")
    return #"{"section":"\#(name)","sectionId":"\#(name)","units":[\#(units)]\#(rest)}"#
  }

  private static func named(_ name: String, _ identifier: String, _ id: String) -> String {
    #"{"section":"\#(name)","sectionId":"\#(identifier)","units":[{"unitType":"Card","data":{"id":"\#(id)"}}]}"#
  }

  /// The sections with the ids in them: `cards(a b)`.
  private func summary(_ store: PageStore) throws -> String {
    let response = try #require(store.joined())
    return try response.sections.map { section in
      let ids = try section.units.map { unit in
        (try JSONSerialization.jsonObject(with: Data(unit.json)) as? [String: Any])?["id"] as? String ?? "?"
      }
      return "\(section.identifier ?? section.name)(\(ids.joined(separator: " ")))"
    }.joined(separator: " ")
  }

  @Test func theFirstPlaceAndTheLatestDataWin() throws {
    let units = #"{"unitType":"Card","data":{"id":"b","title":"new"}},{"unitType":"Wide","data":{"id":"b"}}"#
    let second = #"{"section":"cards","sectionId":"cards","units":[\#(units)]}"#
    let store = try store(
      Self.program, Self.page(1, Self.named("shelf", "s", "z") + "," + second),
      Self.page(0, Self.section("cards", "a", "b", "c")))
    #expect(try summary(store) == "cards(a b c b) s(z)")
    let units2 = try #require(store.joined()).sections[0].units
    #expect(units2.map(\.component) == ["Card", "Card", "Card", "Wide"])
    #expect(String(decoding: units2[1].json, as: UTF8.self) == #"{"id":"b","title":"new"}"#)
  }

  /// Two ways to write one accent are the same identity, as they are within a page.
  @Test func identitiesAreTextsNotBytes() throws {
    let store = try store(
      Self.program, Self.page(0, Self.section("cards", "caf\u{E9}")),
      Self.page(1, Self.section("cards", "cafe\u{301}", #"\u0063af\u00e9s"#)))
    #expect(try #require(store.joined()).sections[0].units.count == 2)
  }

  @Test func aNameBelongsToOneSectionOnAllPages() throws {
    let store = try store(
      Self.program, Self.page(0, Self.named("shelf", "x", "a")), Self.page(1, Self.named("promo", "x", "b")))
    #expect(try summary(store) == "x(a)")
    let response = try #require(store.joined())
    #expect(response.faults.map(\.rule) == [.duplicateSection] && !response.isValid && response.isAccepted)
    #expect(response.faults.first?.pointer == "/sectionList/0")
  }

  @Test func maxItemsBoundsAllPagesTogetherUnlessTheSectionGrows() throws {
    let program = Self.program.replacing("section cards: list {", with: "section cards: list { maxItems: 3,")
    let pages = [
      Self.page(0, Self.section("cards", "a", "b")), Self.page(1, Self.section("cards", "c", "a", "d", "e")),
    ]
    var store = try store(program, pages[0])
    let full = try store.insert(json: Array(pages[1].utf8))
    #expect(full.faults.map(\.rule) == [.itemCount])
    let second = Self.page(1, Self.section("cards", "c", "a", "d"))
    try store.insert(json: Array(second.utf8))
    #expect(try summary(store) == "cards(a b c)")
    let response = try #require(store.joined())
    #expect(response.faults.map(\.rule) == [.itemCount])
    #expect(response.faults.first?.pointer == "/sectionList/0/units/2")
    let strict = try self.store(program.replacing("Home {", with: "Home { invalid: fail\n"), pages[0], second)
    let refused = try #require(strict.joined())
    #expect(!refused.isAccepted && refused.sections.isEmpty && strict.joinedJSON() == nil)
    let growing = """
      component Card { id: ID }
      screen Home { pagination: (by: page), section cards: list { maxItems: 3, grows: true, unit Card { height: 80 } } }
      """
    #expect(try summary(self.store(growing, pages[0], second)) == "cards(a b c d)")
  }

  @Test func aFixedScreenKeepsItsOrder() throws {
    let program = Self.program.replacing("Home {", with: "Home { sections: fixed\n")
    let first = [Self.section("cards", "a"), Self.named("shelf", "s1", "b"), Self.named("promo", "p", "c")]
    let store = try store(
      program, Self.page(1, Self.named("shelf", "s2", "d")), Self.page(0, first.joined(separator: ",")))
    #expect(try summary(store) == "cards(a) s1(b) s2(d) p(c)")
  }

  @Test func measuredSizesAndTheLayoutStay() throws {
    let unit = #"{"unitType":"Card","data":{"id":"a"},"measured":{"height":71.25}}"#
    let first = Self.page(
      0, #"{"section":"cards","sectionId":"cards","units":[\#(unit)]}"#)
    let store = try store(Self.program, first, Self.page(1, Self.section("cards", "b")))
    let text = String(decoding: try #require(store.joinedJSON()), as: UTF8.self)
    #expect(text.contains(#"{"unitType":"Card","data":{"id":"a"},"measured":{"height":71.25}}"#), "\(text)")
    #expect(text.contains(#""layoutId":"\#(String(repeating: "a", count: 64))""#))
  }

  @Test func theLayoutIsThatOfTheLatestPage() throws {
    let screen = try Programs.screen(Self.program)
    let document = try JSONSerialization.jsonObject(with: Data(encodeLayoutDocument(screen))) as? [String: Any]
    let layout = try JSONSerialization.data(withJSONObject: try #require(document?["layout"]), options: .prettyPrinted)
    let id = try #require(document?["layoutId"] as? String)
    func joined(_ second: String) throws -> [String: Any] {
      let first =
        #"{"sdui":"1.0","screen":"Home","layoutId":"\#(id)","layout":\#(String(decoding: layout, as: UTF8.self)),"#
        + #""page":0,"hasNext":true,"sectionList":[]}"#
      let next = #"{"sdui":"1.0","screen":"Home","layoutId":"\#(second)","page":1,"hasNext":false,"sectionList":[]}"#
      let bytes = try #require(try store(Self.program, first, next).joinedJSON())
      #expect(!bytes.contains(0x0A))
      return try #require(try JSONSerialization.jsonObject(with: Data(bytes)) as? [String: Any])
    }
    let same = try joined(id)
    #expect(
      same["layoutId"] as? String == id && same["layout"] as? NSDictionary == document?["layout"] as? NSDictionary)
    let other = String(repeating: "b", count: 64)
    #expect(try joined(other)["layoutId"] as? String == other && joined(other)["layout"] == nil)
  }

  @Test func listsOfListsArePagesByTheirNumber() throws {
    var store = PageStore(
      of: try Programs.screen(Self.program.replacing("section cards", with: "essential section cards")))
    try store.insert(json: Array(#"[[],[{"unitType":"Card","id":"z"}]]"#.utf8), page: 4)
    try store.insert(json: Array(#"[[{"unitType":"Card","id":"b"}]]"#.utf8), page: 1)
    try store.insert(json: Array(#"[[{"unitType":"Card","id":"a"}]]"#.utf8))
    #expect(store.pages == [0, 1, 4])
    #expect(try summary(store) == "cards(a b) shelf(z)")
    // A first page without the essential section is refused, and replaces nothing.
    let refused = try store.insert(json: Array("[[]]".utf8))
    #expect(!refused.isAccepted && store.pages == [0, 1, 4])
    #expect(throws: JSONSyntaxError.self) { try store.insert(json: Array("[[".utf8)) }
    #expect(try summary(store) == "cards(a b) shelf(z)")
  }
}
