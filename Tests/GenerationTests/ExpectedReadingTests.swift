import SDUIContract
import SDUIFixtures
import SDUIIR
import TestSupport
import Testing

/// The judge of generated code, held to responses whose reading is known by hand.
@Suite struct ExpectedReadingTests {
  private static let screen = """
    component Card { id: ID, price: Decimal, day: Date?, tags: [Text] = ["new"] }
    screen Home { section deals: list { unit Card { height: 88 } } }
    """

  private static func response(_ units: String) -> [UInt8] {
    let head = #""sdui": "1.0", "screen": "Home", "layoutId": "\#(String(repeating: "0", count: 64))""#
    let section = #"{"section": "deals", "sectionId": "deals", "units": [\#(units)]}"#
    return Array(#"{\#(head), "page": 0, "hasNext": false, "sectionList": [\#(section)]}"#.utf8)
  }

  private func reading(_ units: String) throws -> ExpectedReading {
    try ExpectedReading(of: Self.response(units), ResponseContract(Programs.screen(Self.screen)))
  }

  @Test func contentIsWrittenInOneForm() throws {
    let reading = try reading(
      #"{"unitType": "Card", "data": {"id": "a", "price": "9.50", "day": "2026-01-31T09:00:00.25+02:00", "x": 1}}"#)
    #expect(reading.faults == [])
    #expect(
      reading.content == [
        "page 0", "section deals \"deals\"", "  unit Card", "    id: \"a\"", "    price: 9.5",
        "    day: 1769842800250 ms",
        "    tags: [\"new\"]",
      ])
  }

  @Test func aBrokenUnitIsDroppedAndNamed() throws {
    let reading = try reading(
      #"{"unitType": "Card", "data": {"id": "a", "price": 9.5}}, {"unitType": "Card", "data": {"id": "b", "price": "1"}}"#
    )
    #expect(
      reading.faults == [
        ExpectedReading.Fault(code: "response-type", pointer: "/sectionList/0/units/0/data/price")
      ])
    #expect(reading.content?.contains("    id: \"b\"") == true)
    #expect(reading.content?.contains("    id: \"a\"") == false)
  }

  @Test func everyFixtureOfAnExampleIsReadWhole() throws {
    let screen = try Programs.shop()
    let contract = ResponseContract(screen)
    for fixture in try FixtureGenerator(screen).coverage().fixtures {
      let reading = try ExpectedReading(of: fixture.bytes, contract)
      #expect(reading.faults == [], "\(fixture.name)")
      #expect(try reading.content == ExpectedReading.content(of: fixture.bytes, contract))
    }
  }
}
