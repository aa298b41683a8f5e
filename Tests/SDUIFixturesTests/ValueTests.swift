import Foundation
import SDUIContract
import SDUIFixtures
import SDUIIR
import TestSupport
import Testing

/// The values, and the inputs on which they depend.
@Suite struct ValueTests {
  private static let program = """
    screen Shop {
      section deals: grid {
        columns: 2
        header Title { height: 40 }
        unit ProductCard { height: 200 }
      }
    }
    component Title { text: Text(max: 60) }
    component ProductCard {
      id: ID
      name: Text(max: 80)
      picture: Image
      price: Price
      oldPrice: Price?
      badge: Badge = new
      rating: Decimal(min: 0, max: 5)?
      added: Date
      tags: [Text(max: 20)] = []
      tint: Color?
      stock: Int(min: 0, max: 3)
      page: URL
      on tap: Open { product: id }
    }
    record Price { amount: Decimal(min: 0), currency: Text(length: 3) }
    open enum Badge { new, sale }
    action Open { product: ID }
    """

  /// The data of the units of the first section of the first page.
  private func cards(
    _ program: String = program, _ request: FixtureRequest = FixtureRequest(), seed: UInt64 = 0
  ) throws -> [[String: Any]] {
    let fixture = try #require(try FixtureGenerator(Programs.screen(program), seed: seed).fixtures(request).first)
    let response = try #require(JSONSerialization.jsonObject(with: Data(fixture.bytes)) as? [String: Any])
    let section = try #require((response["sectionList"] as? [[String: Any]])?.first)
    let units = try #require(section["units"] as? [[String: Any]])
    return units.compactMap { $0["data"] as? [String: Any] }
  }

  private func text(_ value: Any?) -> String {
    guard let value else { return "nothing" }
    guard JSONSerialization.isValidJSONObject(value),
      let data = try? JSONSerialization.data(withJSONObject: value, options: .sortedKeys)
    else { return "\(value)" }
    return String(decoding: data, as: UTF8.self)
  }

  @Test func aNewFieldOrComponentChangesNoOtherValue() throws {
    let more = Self.program
      .replacing("  id: ID\n", with: "  ribbon: Text?\n  id: ID\n  weight: Int(min: 1)\n")
      .replacing(
        "component Title {", with: "component Ad { id: ID, page: URL }\ncomponent Title { subtitle: Text = \"\"\n"
      )
      .replacing("section deals", with: "section ads: list { unit Ad { height: 20 } }\n  section deals")
      .replacing("record Price { amount", with: "record Price { tax: Decimal?, amount")
    let before = try cards()
    let fixture = try #require(try FixtureGenerator(Programs.screen(more)).fixtures().first)
    let response = try #require(JSONSerialization.jsonObject(with: Data(fixture.bytes)) as? [String: Any])
    let sections = try #require(response["sectionList"] as? [[String: Any]])
    let after = try #require(sections[1]["units"] as? [[String: Any]]).compactMap { $0["data"] as? [String: Any] }
    #expect(before.count == after.count && before.count >= 4)
    for (old, new) in zip(before, after) {
      for (key, value) in old where !key.lowercased().hasSuffix("price") {
        #expect(text(new[key]) == text(value), "\(key)")
      }
      for (key, value) in try #require(old["price"] as? [String: Any]) {
        #expect(text((new["price"] as? [String: Any])?[key]) == text(value))
      }
      #expect(Set(new.keys).subtracting(["ribbon", "weight"]) == Set(old.keys))
    }
  }

  @Test func moreItemsBeginWithTheSame() throws {
    let few = try cards()
    let many = try cards(Self.program, FixtureRequest(itemCounts: [.init(section: "deals", count: 50)]))
    #expect(many.count == 50)
    #expect(many.prefix(few.count).map(text) == few.map(text))
    #expect(Set(many.map { text($0["id"]) }).count == 50)
  }

  @Test func aSeedChangesValuesAndKeepsThem() throws {
    #expect(try cards().map { text($0["name"]) } == cards().map { text($0["name"]) })
    #expect(try cards().map { text($0["name"]) } != cards(seed: 1).map { text($0["name"]) })
  }

  @Test func valuesMeanWhatTheirNamesSay() throws {
    for card in try cards() {
      #expect(text(card["id"]).hasPrefix("product-"))
      #expect(text(card["name"]).count >= 3)
      let price = try #require(card["price"] as? [String: Any])
      #expect(text(price["amount"]).wholeMatch(of: /\d+\.\d\d/) != nil && text(price["currency"]) == "EUR")
      #expect(text(card["page"]).hasPrefix("https://example.com/"))
      let picture = try #require(card["picture"] as? [String: Any])
      #expect(text(picture["url"]).hasPrefix("https://") && text(picture["url"]).hasSuffix(".jpg"))
      #expect(try #require(picture["width"] as? Int) > 0 && picture["height"] as? Int != nil)
      #expect(TextSyntax.date.isValid(text(card["added"])))
      if let old = card["oldPrice"] as? [String: Any] {
        let (was, amount) = (Double(text(old["amount"])), Double(text(price["amount"])))
        #expect(try #require(was) > #require(amount))
      }
    }
  }

  @Test func minimalHasNothingOptionalAndMaximalHasAll() throws {
    let least = try #require(try cards(Self.program, FixtureRequest(.minimal)).first)
    #expect(Set(least.keys) == ["id", "name", "picture", "price", "added", "stock", "page"])
    #expect(text(least["stock"]) == "0" && (least["picture"] as? [String: Any])?["alt"] == nil)
    let most = try #require(try cards(Self.program, FixtureRequest(.maximal)).first)
    #expect(most.count == 12)
    #expect(text(most["name"]).unicodeScalars.count == 80)
    #expect(text(most["stock"]) == "3" && text(most["rating"]) == "5")
    #expect(try #require(most["tags"] as? [String]).allSatisfy { $0.unicodeScalars.count == 20 })
  }

  @Test func edgesAreWhatIsSeldomThoughtOf() throws {
    let cards = try cards(Self.program, FixtureRequest(.edge))
    let names = cards.map { text($0["name"]) }
    #expect(names.contains { $0.unicodeScalars.count == 80 } && names.contains(""))
    let scalars = names.joined().unicodeScalars
    #expect(scalars.contains { $0.properties.isEmojiPresentation })
    #expect(scalars.contains { $0.properties.generalCategory == .nonspacingMark })
    #expect(scalars.contains { 0x590...0x6FF ~= $0.value }, "Hebrew or Arabic")
    #expect(cards.contains { $0["badge"] as? String == "addedLater" })
    #expect(cards.contains { $0["rating"] is NSNull } && cards.contains { $0["rating"] == nil })
    #expect(cards.contains { ($0["tags"] as? [Any])?.isEmpty == true } || cards.contains { $0["tags"] == nil })
    #expect(cards.count % 2 == 1, "the last row is not full")
  }

  @Test(arguments: [
    "Text(min: 3, max: 3)", "Text(min: 4, max: 5)", "Text(max: 1)", "Text(min: 500)", "Int(min: 3, max: 3)",
    "Int(min: -2, max: -1)", "Int(min: 9007199254740992)", "Decimal(min: 9.99, max: 9.99)",
    "Decimal(min: 9.9901, max: 9.9902)", "Decimal(min: -1, max: 0)", "Decimal(max: -1000000)", "[Text(length: 1)?]",
    "[[Int(min: 0, max: 1)]]", "[Text](min: 1, max: 5)", "[Int](length: 0)",
    "[Bool](length: 7)", "[Image](min: 12)", "[[Int](min: 2)](min: 3, max: 4)", "[Text](max: 100000)?",
    "[[[[Int](min: 1)](min: 1)](min: 1)](min: 1)", "Decimal(min: 0.000001)", "Decimal(as: number)",
    "Decimal(as: number, min: 9.99, max: 9.99)", "Decimal(as: number, min: 0, max: 0.5)", "[Decimal(as: number)?]",
    "ID(as: number)", "[ID(as: number)?](min: 2)", "Decimal(as: any, min: 9.99, max: 9.99)", "Date(as: seconds)",
    "[Date(as: milliseconds)](min: 2)", "[Text: Int](min: 2)", "Date(as: local)?", "Date(as: day)",
  ])
  func boundsHold(type: String) throws {
    let program =
      "screen Shop { section a: list { unit Card { height: 9 } } }\ncomponent Card { id: ID, value: \(type) }"
    let generator = try FixtureGenerator(Programs.screen(program))
    for profile in FixtureProfile.allCases {
      for fixture in try generator.fixtures(FixtureRequest(profile)) {
        let response = try ResponseContract(generator.screen).read(fixture.bytes)
        #expect(response.faults.map(\.message) == [])
      }
    }
  }

  /// Long lists in long lists are full in one element only, and so fixtures do not grow with the product of bounds.
  @Test(arguments: FixtureProfile.allCases)
  func listsInListsStaySmall(profile: FixtureProfile) throws {
    let program = """
      screen Shop { section a: list { unit Menu { height: 9 } } }
      component Menu { id: ID, parts: [Part](max: 100) }
      record Part { title: Text, dishes: [Dish](max: 100), drinks: [Dish](max: 100) }
      record Dish { title: Text, options: [Text](max: 100), sizes: [Decimal](max: 100) }
      """
    for fixture in try FixtureGenerator(Programs.screen(program)).fixtures(FixtureRequest(profile)) {
      #expect(fixture.bytes.count < 2_000_000)
    }
  }

  @Test func whatHoldsItselfIsSaid() throws {
    let program = """
      screen Shop { section a: list { unit Card { height: 9 } } }
      component Card { id: ID, link: Action(Nest) }
      action Nest { inner: Action(Nest) }
      """
    #expect(throws: FixtureError.impossible(component: "Card")) { try FixtureGenerator(Programs.screen(program)) }
    let ending =
      program.replacing("Action(Nest) }\n", with: "Action(Nest)? }\n").replacing(
        "inner: Action(Nest)", with: "inner: Action(Nest, Stop)") + "\naction Stop"
    let generator = try FixtureGenerator(Programs.screen(ending))
    for fixture in try generator.fixtures(FixtureRequest(.maximal)) {
      #expect(try ResponseContract(generator.screen).read(fixture.bytes).isValid)
    }
  }
}
