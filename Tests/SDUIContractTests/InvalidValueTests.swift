import SDUIContract
import SDUIIR
import TestSupport
import Testing

/// Fields whose invalid values count as missing.
@Suite struct InvalidValueTests {
  private func data(_ section: String) -> String { #"{"sections":[\#(section)]}"# }

  /// An invalid value of a field with `invalid: nil` is left out by itself, wherever it is, and also if the screen drops no part.
  @Test(arguments: ["", "invalid: fail"])
  func invalidValuesAreLeftOutAlone(properties: String) throws {
    let screen = try Programs.screen(
      """
      record Price { amount: Decimal, tint: Color(invalid: nil)? }
      component Card { id: ID, price: Price(invalid: nil)?, tags: [Text(max: 3)](max: 2, invalid: nil)? }
      component Note { text as ".": Text(max: 3, invalid: nil)? }
      screen Home {
        \(properties)
        section a: list { header Note { height: 8 }, unit Card { height: 8 } }
      }
      """)
    let sent = #"""
      {"section":"a","header":{"unitType":"Note","data":"long"},"units":[
        {"unitType":"Card","data":{"id":"1","price":{"amount":"1","tint":"red"},"tags":["a","b","c"]}},
        {"unitType":"Card","data":{"id":"2","price":{"tint":"#000000"},"tags":["a",7]}},
        {"unitType":"Card","data":{"id":"3","price":{"amount":"x","tint":"red"},"tags":["a"]}}]}
      """#
    let rendered = try ResponseRenderer(screen).render(Array(data(sent).utf8))
    let text = String(decoding: try #require(rendered.bytes), as: UTF8.self)
    let expected =
      #""header":{"unitType":"Note"},"units":[{"unitType":"Card","data":{"id":"1","price":{"amount":"1"}}},"#
      + #"{"unitType":"Card","data":{"id":"2"}},{"unitType":"Card","data":{"id":"3","tags":["a"]}}]}]}"#
    #expect(text.hasSuffix(expected), "\(text)")
    let names = rendered.dropped.map { "\($0.kind.rawValue) \($0.name ?? "")" }
    #expect(
      names == [
        "field data", "field tint", "field tags", "field price", "field tags", "field price", "field tint",
      ])
    #expect(rendered.data.faults.count == 7)
  }

  /// A case that a client does not know leaves out the field, in a unit and in its fallback.
  @Test func casesThatAClientDoesNotKnowAreLeftOutAlone() throws {
    let screen = try Programs.screen(
      """
      enum Badge { plain, hot since 2.0 }
      component Card { id: ID, badge: Badge(invalid: nil)? }
      component Clip since 2.0 fallback Card { id: id, badge: badge } { id: ID, badge: Badge? }
      screen Home {
        clients: (ios: 1.0...)
        section a: list { unit Card { height: 8 }, unit Clip { height: 8 } }
      }
      """)
    let units = ["Card", "Clip"].map { #"{"unitType":"\#($0)","data":{"id":"\#($0)","badge":"hot"}}"# }
    let data = data(#"{"section":"a","units":[\#(units.joined(separator: ","))]}"#)
    let old = try ResponseRenderer(screen, for: Variants(client: Client("ios@1.0"))).render(
      Array(data.utf8))
    let text = String(decoding: try #require(old.bytes), as: UTF8.self)
    let expected =
      #""units":[{"unitType":"Card","data":{"id":"Card"}},{"unitType":"Card","data":{"id":"Clip"}}]}]}"#
    #expect(text.hasSuffix(expected), "\(text)")
    #expect(old.dropped.map(\.phrase) == Array(repeating: "the field `badge` of the section `a`", count: 2))
    let new = try ResponseRenderer(screen).render(Array(data.utf8))
    #expect(String(decoding: new.bytes ?? [], as: UTF8.self).contains(units[1]) && new.dropped.isEmpty)
  }
}
