import Foundation
import SDUIFixtures
import SDUIIR
import TestSupport
import Testing

/// Words that fit the field: what a text says follows from the names of its field, its record and its component.
@Suite struct WordTests {
  /// Returns the texts of 40 units in one field.
  private func texts(_ field: String, in component: String, record: String? = nil) throws -> Set<String> {
    let type = record.map { "part: \($0)" } ?? "\(field): Text"
    let program = """
      component \(component) { id: ID, \(type) }
      \(record.map { "record \($0) { \(field): Text }" } ?? "")
      screen Home { section all: list { unit \(component) { height: 40 } } }
      """
    let screen = try Programs.screen(program)
    let request = FixtureRequest(itemCounts: [.init(section: "all", count: 40)])
    let fixture = try #require(try FixtureGenerator(screen).fixtures(request).first)
    let json = try JSONSerialization.jsonObject(with: Data(fixture.bytes)) as? [String: Any]
    let units = try #require((json?["sectionList"] as? [[String: Any]])?.first?["units"] as? [[String: Any]])
    let found = units.compactMap { unit -> String? in
      let data = unit["data"] as? [String: Any]
      return (record == nil ? data?[field] : (data?["part"] as? [String: Any])?[field]) as? String
    }
    #expect(found.count == 40)
    return Set(found)
  }

  /// Fields that must say one and the same kind of thing, each with components and records that must not matter.
  private static let alike: [(field: String, component: String, like: (field: String, component: String))] = [
    ("line1", "AddressCard", ("street", "Card")), ("addressLine", "OrderCard", ("street", "Card")),
    ("shippingAddress", "ProductCard", ("street", "Card")), ("cityName", "ProductCard", ("city", "Card")),
    ("recipient", "OrderCard", ("author", "Card")), ("name", "ContactCard", ("author", "Card")),
    ("name", "ProfileRow", ("author", "Card")), ("reviewer", "ProductCard", ("author", "Card")),
    ("brandName", "ProductCard", ("brand", "Card")), ("manufacturer", "ProductCard", ("brand", "Card")),
    ("brandDescription", "ProductCard", ("description", "Card")), ("directorName", "FilmCard", ("author", "Card")),
    ("phoneNumber", "ContactCard", ("phone", "Card")), ("contactPhone", "ShopCard", ("phone", "Card")),
    ("emailAddress", "ContactCard", ("email", "Card")), ("name", "ProductCard", ("title", "ProductTile")),
    ("title", "FilmCard", ("name", "MoviePoster")), ("title", "StoryCard", ("headline", "Card")),
    ("name", "Card", ("name", "ProductCard")), ("name", "OrderLine", ("name", "ProductCard")),
    ("name", "Account", ("author", "Card")), ("name", "PartnerRow", ("author", "Card")),
    ("name", "Stay", ("venue", "Card")), ("developer", "App", ("brand", "Card")), ("name", "App", ("brand", "Card")),
    ("biography", "Person", ("description", "Card")), ("text", "MessageFromOther", ("comment", "Card")),
  ]

  @Test(arguments: alike.indices) func namesThatMeanTheSameSayTheSame(index: Int) throws {
    let (field, component, like) = Self.alike[index]
    #expect(try texts(field, in: component) == texts(like.field, in: like.component), "\(component).\(field)")
  }

  /// Components whose texts are of one kind only.
  @Test func namesOfPartsDecide() throws {
    #expect(try texts("name", in: "Basket", record: "Address").isSubset(of: texts("author", in: "Card")))
    #expect(try texts("title", in: "MonthTitle").isSuperset(of: ["May", "December"]))
    #expect(try texts("label", in: "WeekDay") != texts("name", in: "WeekDay"))
    #expect(try texts("name", in: "WeekDay") == ["Mon", "Tue", "Wed", "Thu", "Fri", "Sat", "Sun"])
    #expect(try texts("title", in: "PartialSum").contains("Subtotal"))
    #expect(try texts("name", in: "PaymentMethod").contains("Invoice"))
    #expect(try texts("value", in: "Fact").contains("72 %"))
  }

  @Test func sectionsBeginDifferently() throws {
    let sections = (0..<20).map {
      "section s\($0): list { header Title { height: 40 } unit Film { height: 40 } }"
    }
    let program = """
      component Title { text: Text }
      component Film { id: ID, title: Text }
      screen Home { \(sections.joined(separator: "\n")) }
      """
    let screen = try Programs.screen(program)
    let fixture = try #require(try FixtureGenerator(screen).fixtures().first)
    let json = try JSONSerialization.jsonObject(with: Data(fixture.bytes)) as? [String: Any]
    let found = try #require(json?["sectionList"] as? [[String: Any]])
    let titles = found.compactMap { (($0["header"] as? [String: Any])?["data"] as? [String: Any])?["text"] as? String }
    let firsts = found.compactMap { section in
      (((section["units"] as? [[String: Any]])?.first?["data"]) as? [String: Any])?["title"] as? String
    }
    // Of nine headings and eight films.
    #expect(Set(titles).count >= 7 && Set(firsts).count >= 6, "\(titles) \(firsts)")
  }

  @Test func numbersAndDatesFitTheirFields() throws {
    let program = """
      component Film { id: ID, rank: Int(min: 1, max: 10), position: Int(min: 0), duration: Int(min: 1) }
      component News { id: ID, date: Date }
      component Concert { id: ID, date: Date }
      component Dish { id: ID, price: Decimal(min: 0) }
      screen Home {
        section films: list { minItems: 10, unit Film { height: 40 } }
        section news: list { minItems: 10, unit News { height: 40 } }
        section concerts: list { minItems: 10, unit Concert { height: 40 } }
        section dishes: list { minItems: 10, unit Dish { height: 40 } }
      }
      """
    let screen = try Programs.screen(program)
    let fixture = try #require(try FixtureGenerator(screen).fixtures().first)
    let json = try JSONSerialization.jsonObject(with: Data(fixture.bytes)) as? [String: Any]
    let sections = try #require(json?["sectionList"] as? [[String: Any]]).map { section in
      (section["units"] as? [[String: Any]] ?? []).compactMap { $0["data"] as? [String: Any] }
    }
    #expect(sections[0].compactMap { $0["rank"] as? Int } == Array(1...10))
    for film in sections[0] {
      let position = try #require(film["position"] as? Int)
      #expect(position < film["duration"] as? Int ?? 0)
    }
    let dates = sections[1...2].map { $0.compactMap { $0["date"] as? String } }
    #expect((dates[0].max() ?? "") < (dates[1].min() ?? ""))
    #expect((dates[0] + dates[1]).allSatisfy { $0.hasSuffix("Z") })
    for dish in sections[3] { #expect((Double(dish["price"] as? String ?? "") ?? 100) < 30) }
  }

  @Test func minimalTextsAreWords() throws {
    let screen = try Programs.screen(
      """
      component Story { id: ID, headline: Text, quote: Text }
      screen Home { section all: list { minItems: 40, unit Story { height: 40 } } }
      """)
    let fixture = try #require(try FixtureGenerator(screen).fixtures(FixtureRequest(.minimal)).first)
    let json = try JSONSerialization.jsonObject(with: Data(fixture.bytes)) as? [String: Any]
    let units = try #require((json?["sectionList"] as? [[String: Any]])?.first?["units"] as? [[String: Any]])
    for unit in units {
      let data = try #require(unit["data"] as? [String: Any])
      for key in ["headline", "quote"] {
        let text = try #require(data[key] as? String)
        #expect(text.wholeMatch(of: /[\p{L}’\-]{3,}/) != nil, "\(text)")
      }
    }
  }

  /// No two of these have a text in common.
  private static let kinds = [
    ("street", "ProductCard"), ("city", "ProductCard"), ("author", "ProductCard"), ("phone", "ProductCard"),
    ("email", "ProductCard"), ("brand", "ProductCard"), ("genre", "FilmCard"), ("name", "ProductCard"),
    ("title", "FilmCard"), ("status", "OrderCard"), ("job", "ContactCard"), ("venue", "EventCard"), ("dish", "Card"),
    ("firstName", "ContactCard"), ("lastName", "ContactCard"), ("time", "EventCard"), ("title", "WeatherCard"),
  ]

  @Test func otherThingsSayOtherThings() throws {
    var owners: [String: String] = [:]
    for (field, component) in Self.kinds {
      let name = "\(component).\(field)"
      for text in try texts(field, in: component) {
        #expect(owners[text] == nil, "\(name) and \(owners[text] ?? "") say \(text)")
        owners[text] = name
      }
    }
    #expect(owners.count > 60)
  }

  @Test func recordsDecideBeforeTheirComponents() throws {
    #expect(try texts("name", in: "ProductCard", record: "Author") == texts("author", in: "Card"))
    #expect(try texts("line1", in: "ProductCard", record: "Address") == texts("street", in: "Card"))
    #expect(try texts("title", in: "OrderCard", record: "Film") == texts("title", in: "FilmCard"))
  }

  @Test func signsAreWrittenAsTheyAreUsed() throws {
    for text in try texts("phone", in: "Card") { #expect(text.wholeMatch(of: /\+44 20 7946 0\d{3}/) != nil) }
    for text in try texts("email", in: "Card") { #expect(text.wholeMatch(of: /[a-z]+@example\.(com|org|net)/) != nil) }
    for text in try texts("time", in: "Card") { #expect(text.wholeMatch(of: /[0-2]\d:[0-5]\d/) != nil) }
    for text in try texts("street", in: "Card") { #expect(text.contains { $0.isNumber } && !text.contains("@")) }
    for text in try texts("author", in: "Card") { #expect(text.wholeMatch(of: /\p{Lu}\p{L}+ \p{Lu}\p{L}+/) != nil) }
    #expect(try texts("currency", in: "Card").count == 1)
  }
}
