import SDUIIR
import SDUILayout
import SDUIReports
import TestSupport
import Testing

/// The drawings of a page for the fields of a component.
@Suite struct CardTests {
  private func page(_ fields: String, _ values: String) throws -> String {
    let screen = try Programs.screen(
      """
      enum Badge { none, soldOut }
      record Price { amount: Decimal(min: 0), currency: Text(length: 3) = "EUR" }
      record Part { label: Text }
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
    ("name: Text, note: Text", #"name: "Coat", note: "Wool""#, #"<b dir="auto">Coat</b><p dir="auto">Wool</p>"#),
    ("name: Text", #"name: localized("deals.autumnSale")"#, #"<b dir="auto">Autumn sale</b>"#),
    ("tags: [Text]", #"tags: [localized("tags.new"), localized("tags.onSale")]"#, "On sale"),
    ("price: Price", "price: Price { amount: 9.5 }", #"<span class="price">9.50 EUR</span>"#),
    ("price: Decimal", "price: 12", #"<span class="price">12</span>"#),
    ("rating: Decimal(max: 5)", "rating: 4.5", "★ 4.5"),
    ("rating: Decimal?", "rating: 3", "★ 3"),
    ("when: Date", #"when: "2026-01-31T09:00:00Z""#, "<b dir=\"auto\">31 Jan 2026</b>"),
    ("name: Text, when: Date", #"name: "A", when: "2026-01-31T09:00:00Z""#, "<time>31 Jan 2026</time>"),
    ("views: Int", "views: 1204", "<span>1,204 views</span>"),
    ("name: Text, count: Int", #"name: "A", count: 3"#, "<span>× 3</span>"),
    ("stars: Int(min: 1, max: 5)", "stars: 4", "★ 4"),
    ("position: Int, duration: Int", "position: 30, duration: 120", "--progress: 0.25;"),
    ("price: Price, oldPrice: Price", "price: Price { amount: 5 }, oldPrice: Price { amount: 8 }", "<s>8 EUR</s>"),
    (
      "symbol: Text", #"symbol: "heart""#,
      #"<svg class="glyph" viewBox="0 0 24 24" aria-hidden="true"><path d="M12 20S4"#
    ),
    ("name: Text, isOn: Bool", #"name: "A", isOn: true"#, #"<span class="switch on"></span>"#),
    ("points: [Decimal]", "points: [1, 4]", "--point: 0.25;"),
    ("parts: [Part]", #"parts: [Part { label: "One" }]"#, #"<div class="entry selected"><span dir="auto">One</span>"#),
    ("badge: Badge = none", "badge: soldOut", #"<span class="badge">sold out</span>"#),
    ("done: Decimal(min: 0, max: 1)", "done: 0.25", "--progress: 0.25;"),
    ("tags: [Text]", #"tags: ["new", "wool"]"#, "<i dir=\"auto\">new</i><i dir=\"auto\">wool</i>"),
    ("number: Int", "number: 31", "<b dir=\"auto\">31</b>"),
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
    let titles = page.matches(of: /<b dir="auto">([^<]{3,40})<\/b><\/div>/).map { $0.output.1 }
    #expect(Set(titles).count > 1 && !titles.contains("Card"), "\(titles)")
  }
}
