import SDUILanguageServer
import Testing

/// Completions that are accepted in a text that goes on, or after a typing error.
@Suite struct FittedCompletionTests {
  private static let before = """
    enum Size { small, big }
    action Open { product: ID }
    component Title { text: Text }
    component Card { id: ID, size: Size, on tap: Open { product: id } }
    layout Rail(visible: Number): carousel { scroll: paging }
    let tablet = width >= 600

    """

  private func list(_ text: String) throws -> (list: CompletionList, bytes: [UInt8]) {
    let program = try MarkedProgram(Self.before + text)
    let list = try #require(program.analysis.completions(at: program.cursors[0]), "\(text)")
    return (list, program.analysis.sources[0].bytes)
  }

  /// The text around the cursor, the label that is accepted, and the text after that.
  private static let places: [(text: String, label: String, result: String)] = [
    ("screen S { section a: list { unit Ca¦rd { height: 60 } } }", "Card", "unit Card { height: 60 }"),
    ("screen S { section a: list { unit ¦ { height: 60 } } }", "Card", "unit Card { height: 60 }"),
    ("screen S { section a: list { unit Car¦ } }", "Card", "unit Card { height: 120 }"),
    ("screen S { section a: list { header Ti¦ { height: 60 } } }", "Title", "header Title { height: 60 }"),
    (
      "screen S { section a: list { unit Card content { Ca¦ { id: \"1\" } } } }", "Card", "content { Card { id: \"1\" }"
    ),
    ("component Tile { id: ID, on tap: Op¦ { product: id } }", "Open", "tap: Open { product: id }"),
    ("screen S { section a: Ra¦(visible: 2) { } }", "Rail", "a: Rail(visible: 2) {"),
    ("screen S { section a: grid { columns: ada¦(min: 140) } }", "adaptive(min: 160)", "columns: adaptive(min: 140)"),
    ("screen S { section a: list { spac¦: 8 } }", "spacing", "{ spacing: 8 }"),
    ("screen S { section a: list { sp¦acing: 8 } }", "spacing", "{ spacing: 8 }"),
    ("screen S { sect¦ a: list { } }", "section", "section a: list { }"),
    ("screen S { section a: list { whe¦ tablet { } } }", "when", "when tablet { }"),
    ("screen S { section a: list { con¦ when tablet { } } }", "content", "content {\n  \n} when tablet"),
    ("screen S { section a: list { when no¦ tablet { } } }", "not", "when not tablet"),
    ("component Tile fallback Ca¦ { id: ID, size: Size }", "Card", "} { id: ID, size: Size }"),
    ("componet¦ Tile { id: ID }", "component", "component Tile { id: ID }"),
    ("screen S { section a: list { unit Card } require a¦.Card.height == 60 }", "a", "require a.Card.height == 60"),
    ("screen S { section a: list { unit Card } test \"x\" at (wid¦: 390) { } }", "width", "at (width: 390)"),
  ]

  @Test(arguments: places.indices)
  func whatFollowsIsNotRepeated(index: Int) throws {
    let place = Self.places[index]
    let (list, bytes) = try list(place.text)
    let item = try #require(
      list.items.first { $0.label == place.label }, "\(place.text): \(list.items.map(\.label).prefix(9))")
    let text =
      String(decoding: bytes[..<list.replaced.lowerBound], as: UTF8.self) + item.text
      + String(decoding: bytes[list.replaced.upperBound...], as: UTF8.self)
    #expect(text.contains(place.result), "\(text.dropFirst(Self.before.count))")
  }

  /// Clients show what fits the typed letters, so that a typing error would hide the word that is meant.
  @Test(arguments: [
    ("screen S { section a: list { unti¦ } }", "unit"), ("screen S { section a: list { haeder¦ } }", "header"),
    ("screen S { section a: list { spaicng¦ } }", "spacing"), ("screen S { section a: gird¦ }", "grid"),
    ("screen S { section a: list { unit Crad¦ } }", "Card"),
    ("screen S { section a: list { when talbet¦ { } } }", "tablet"),
  ])
  func aTypingErrorIsForgiven(text: String, label: String) throws {
    let (list, bytes) = try list(text)
    let typed = String(decoding: bytes[list.replaced], as: UTF8.self)
    #expect(list.items.filter { $0.filter == typed }.map(\.label) == [label], "\(list.items.map(\.label))")
  }

  /// Letters that fit need no help.
  @Test func aBeginningIsNoTypingError() throws {
    let (list, _) = try list("screen S { section a: list { spc¦ } }")
    #expect(list.items.allSatisfy { $0.filter == $0.label })
  }
}
