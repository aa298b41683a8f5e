import SDUIIR
import SDUILayout
import SDUIPreview
import TestSupport
import Testing

/// What a page draws for the fields of a component.
@Suite struct CardTests {
  private func page(_ fields: String, _ values: String) throws -> String {
    let screen = try Programs.screen(
      """
      enum Badge { none, soldOut }
      record Price { amount: Decimal(min: 0), currency: Text(length: 3) = "EUR" }
      component Card { id: ID, \(fields) }
      screen Home {
        section cards: list {
          unit Card { height: 200 }
          content { Card { id: "1", \(values) } }
        }
      }
      """)
    return PreviewPage.text(
      screen, in: [PreviewContainer(LayoutEnvironment(width: Rational(390), height: Rational(844)))])
  }

  @Test(arguments: [
    ("name: Text, note: Text", #"name: "Coat", note: "Wool""#, #"<b>Coat</b><p>Wool</p>"#),
    ("price: Price", "price: Price { amount: 9.5 }", #"<span class="price">9.50 EUR</span>"#),
    ("price: Decimal", "price: 12", #"<span class="price">12</span>"#),
    ("rating: Decimal(max: 5)", "rating: 4.5", "★ 4.5"),
    ("rating: Decimal?", "rating: 3", "★ 3"),
    ("when: Date", #"when: "2026-01-31T09:00:00Z""#, "<time>2026-01-31</time>"),
    ("badge: Badge = none", "badge: soldOut", #"<span class="badge">sold out</span>"#),
    ("done: Decimal(min: 0, max: 1)", "done: 0.25", "--progress: 0.25;"),
    ("tags: [Text]", #"tags: ["new", "wool"]"#, "<i>new</i><i>wool</i>"),
    ("number: Int", "number: 31", "<b>31</b>"),
    (
      "photos: [Image]",
      #"photos: [Image { url: "https://a.b/c", width: 1, height: 1, alt: "A" }]"#, #"<div class="card bare">"#
    ),
  ])
  func aFieldIsDrawn(fields: String, values: String, drawing: String) throws {
    #expect(try page(fields, values).contains(drawing))
  }

  @Test func aDefaultIsNoBadge() throws {
    #expect(try !page("badge: Badge = none", "badge: none").contains(#"class="badge""#))
  }

  @Test func aComponentWithoutContentShowsTypicalData() throws {
    let screen = try Programs.screen(
      """
      component Card { id: ID, title: Text(min: 3, max: 40) }
      screen Home { section cards: list { unit Card { height: 100 } } }
      """)
    let page = PreviewPage.text(
      screen, in: [PreviewContainer(LayoutEnvironment(width: Rational(390), height: Rational(844)))])
    let titles = page.matches(of: /<b>([^<]{3,40})<\/b><\/div>/).map { $0.output.1 }
    #expect(Set(titles).count > 1 && !titles.contains("Card"), "\(titles)")
  }
}
