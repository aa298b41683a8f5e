import Foundation
import SDUIFixtures
import SDUIIR
import TestSupport
import Testing

/// The sizes of responses with one fault.
@Suite struct InvalidFixtureTests {
  private func fixtures(_ program: String) throws -> [InvalidFixture] {
    try FixtureGenerator(Programs.screen(program)).invalidFixtures()
  }

  private func size(_ program: String) throws -> (count: Int, bytes: Int) {
    let all = try fixtures(program)
    return (all.count, all.map(\.fixture.bytes.count).reduce(0, +))
  }

  /// A screen whose card has so many optional fields, beside so many sections.
  private func program(fields: Int, sections: Int) -> String {
    let fields = (0..<fields).map { "f\($0): \(["Text(max: 9)?", "Int?", "Image?", "[Text]?", "Part?"][$0 % 5])" }
    let sections = (0..<sections).map {
      "section s\($0): list { header Title { height: 40 } unit Card { height: 40 } }"
    }
    return """
      record Part { a: Text, b: Int? }
      component Title { text: Text }
      component Card { id: ID, \(fields.joined(separator: ", ")) }
      screen Home { \(sections.joined(separator: "\n")) }
      """
  }

  @Test func growInProportionToOptionalFields() throws {
    let (few, many) = (try size(program(fields: 40, sections: 1)), try size(program(fields: 80, sections: 1)))
    #expect(many.count > few.count * 17 / 10)
    #expect(many.bytes < few.bytes * 21 / 10, "\(few) \(many)")
  }

  @Test func growInProportionToSections() throws {
    let (few, many) = (try size(program(fields: 2, sections: 20)), try size(program(fields: 2, sections: 40)))
    #expect(many.count > few.count * 15 / 10)
    #expect(many.bytes < few.bytes * 21 / 10, "\(few) \(many)")
  }

  @Test func holdWhatLeadsToTheFaultAndNothingElse() throws {
    let found = try fixtures(program(fields: 5, sections: 1))
    let named = try #require(found.first { $0.fixture.name == "Home.invalid.Card.f4.a.wrong-type" })
    let json = try JSONSerialization.jsonObject(with: Data(named.fixture.bytes)) as? [String: Any]
    let section = try #require((json?["sectionList"] as? [[String: Any]])?.first)
    let units = try #require(section["units"] as? [[String: Any]])
    let data = try #require(units.first?["data"] as? [String: Any])
    #expect(units.count == 1 && section["header"] == nil && json?["layout"] == nil)
    #expect(Set(data.keys) == ["id", "f4"])
    #expect((data["f4"] as? [String: Any])?["a"] as? Int == 7)
  }
}
