import SDUIContract
import SDUIIR
import TestSupport
import Testing

/// Texts that mean a missing value.
@Suite struct AbsentTextTests {
  private func screen() throws -> Screen {
    try Programs.screen(
      """
      enum Badge { plain, hot }
      record Price { amount: Decimal, tint: Color(absent: "")? }
      component Card {
        id: ID
        photo: Image(absent: ["", "N/A"])?
        badge: Badge(absent: "none")?
        price: Price(absent: "")?
        day: Date(as: day, absent: "0000-00-00", invalid: nil)?
        tags: [Text(min: 1)](absent: "")?
        title: Text(min: 1, absent: "")?
      }
      component Note { text as ".": Text(min: 2, absent: "-")? }
      screen Home {
        section a: list { header Note { height: 8 }, unit Card { height: 8 } }
      }
      """)
  }

  private func response(_ fields: String, header: String = "") -> [UInt8] {
    Array(#"{"sections":[{"section":"a",\#(header)"units":[{"unitType":"Card","data":{"id":"1",\#(fields)}}]}]}"#.utf8)
  }

  /// Such a text is no fault and no value: the written response lacks the field, as if `null` had been sent.
  @Test func textsOfMissingValuesAreNoValues() throws {
    let fields =
      #""photo":"N\/A","badge":"none","price":{"amount":"1","tint":""},"day":"0000-00-00","tags":"","title":"""#
    let rendered = try ResponseRenderer(screen()).render(
      response(fields, header: #""header":{"unitType":"Note","data":"-"},"#))
    #expect(rendered.data.faults.isEmpty)
    let text = String(decoding: try #require(rendered.bytes), as: UTF8.self)
    let expected =
      #""header":{"unitType":"Note"},"units":[{"unitType":"Card","data":{"id":"1","price":{"amount":"1"}}}]}]}"#
    #expect(text.hasSuffix(expected), "\(text)")
  }

  /// A fallback is filled as if `null` had been sent.
  @Test func aFallbackHasNoSuchText() throws {
    let screen = try Programs.screen(
      """
      record Link { page: URL? }
      component Clip since 2.0 fallback Card { page: link.page, title: title }
      { id: ID, link: Link(absent: "-")?, title: Text(absent: "")? }
      component Card { id: ID, page: URL?, title: Text? }
      screen Home { clients: (ios: 1.0...), section a: list { unit Clip { height: 8 } } }
      """)
    for (link, title) in [("\"-\"", "\"\""), ("null", "null")] {
      let units = #"[{"unitType":"Clip","data":{"id":"1","link":\#(link),"title":\#(title)}}]"#
      let data = #"{"sections":[{"section":"a","units":\#(units)}]}"#
      let old = try ResponseRenderer(screen, for: Variants(client: Client("ios@1.0"))).render(Array(data.utf8))
      let text = String(decoding: try #require(old.bytes), as: UTF8.self)
      #expect(text.hasSuffix(#""units":[{"unitType":"Card","data":{"id":"1"}}]}]}"#), "\(text)")
    }
  }

  /// Every other value must satisfy the type.
  @Test(
    arguments: [
      (#""photo":" ""#, "/photo"), (#""photo":"n/a""#, "/photo"), (#""badge":"""#, "/badge"),
      (#""price":"-""#, "/price"),
      (#""tags":[""]"#, "/tags/0"), (#""title":7"#, "/title"), (#""photo":[]"#, "/photo"),
    ])
  func otherValuesAreFaults(fields: String, place: String) throws {
    let read = try ResponseRenderer(screen()).render(response(fields)).data
    let places = read.faults.filter { !$0.rule.isWarning }.map { read.document.pointer(to: $0.node) }
    #expect(places == ["/sections/0/units/0/data" + place])
  }
}
