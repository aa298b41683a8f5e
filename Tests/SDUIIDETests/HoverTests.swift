import SDUIIDE
import Testing

@Suite struct HoverTests {
  private func hover(_ text: String) throws -> Hover? {
    let program = try MarkedProgram(text)
    return program.analysis.hover(at: program.cursors[0])
  }

  @Test func aComponentShowsItsDocumentationAndItsNameInJSON() throws {
    let found = try hover(
      "/// One product.\ncomponent Card as \"CARD\" { id: ID }\nscreen S { section a: list { unit Ca¦rd } }")
    #expect(found?.code == "component Card as \"CARD\"")
    #expect(found?.paragraphs == ["One product.", "In JSON: `CARD`"])
  }

  /// Words of the language and types of fields show what the pages of the language say first about them.
  @Test func aKeywordAndATypeShowWhatTheirPagesSay() throws {
    for (text, code, beginning) in [
      ("screen S { section a: list { wh¦en width > 9 { spacing: 1 } } }", "when", "`when` changes properties"),
      ("screen S { req¦uire a.width > 9 }", "require", "`require` states a condition"),
      ("component C { wi¦th Tile }", "with", "`with` copies the fields"),
      ("component C { price: Deci¦mal }", "Decimal", "`Decimal`: a decimal number"),
    ] {
      let found = try hover(text)
      #expect(found?.code == code && found?.paragraphs.first?.hasPrefix(beginning) == true, "\(text): \(found as Any)")
    }
  }

  @Test func aFieldShowsItsTypeAndDefault() throws {
    let found = try hover("component Card { count as \"n\": Int = 3, on tap: Go { n: co¦unt } }\naction Go { n: Int }")
    #expect(found?.code == "count as \"n\": Int = 3")
    #expect(found?.paragraphs == ["In JSON: `n`"])
  }

  @Test func aCopiedFieldShowsItsDocumentation() throws {
    let found = try hover(
      "record Tile {\n/// Its name.\ntitle: Text\n}\ncomponent C { with Tile, on tap: Go { n: ti¦tle } }\naction Go { n: Text }"
    )
    #expect(found?.code == "title: Text")
    #expect(found?.paragraphs.first == "Its name.")
  }

  @Test func aLayoutShowsItsParameters() throws {
    let found = try hover("layout L(gap: Length = 8): grid { columns: 2 }\nscreen S { section a: L¦ }")
    #expect(found?.code == "layout L(gap: Length = 8): grid")
  }

  @Test func aParameterAndItsTypeShowTheWords() throws {
    let words = "`continuous`, `continuousGroupLeadingBoundary`, `paging`, `groupPaging`, `groupPagingCentered`"
    for text in [
      "layout L(wa¦y: Scroll): carousel { scroll: way }", "layout L(way: Scroll): carousel { scroll: w¦ay }",
      "layout L(way: Scr¦oll): carousel", "layout L(way: Scroll): carousel\nscreen S { section a: L(w¦ay: paging) }",
    ] {
      #expect(try hover(text)?.paragraphs.contains { $0.contains(words) } == true, "\(text)")
    }
  }

  /// The row of `columns` in the written reference.
  @Test func aPropertyShowsWhatTheReferenceSays() throws {
    let found = try hover("screen S { section a: grid { col¦umns: 2 } }")
    #expect(
      found?.paragraphs.contains { $0.contains("a whole number from 1 to 1000, or `adaptive(min: …, max: …)`") } == true
    )
    #expect(found?.paragraphs.contains { $0.contains("`grid`") } == true)
    #expect(found?.paragraphs.last == "In JSON: `columns`")
  }

  @Test func aPropertyIsThatOfItsPlace() throws {
    let ofItem = try hover("screen S { section a: list { item { ins¦ets: 4 } } }")
    let ofSection = try hover("screen S { section a: list { ins¦ets: 4 } }")
    #expect(ofItem != nil && ofSection != nil && ofItem?.paragraphs != ofSection?.paragraphs)
  }

  @Test func aKindSaysWhatItIs() throws {
    #expect(
      try hover("screen S { section a: gr¦id }")?.paragraphs == [
        "Equal columns, filled row by row; units may span several columns."
      ])
  }

  @Test func nothingIsSaidOfBlanksAndNumbers() throws {
    #expect(try hover("screen S { section a: grid { columns: 2¦ } }") == nil)
    #expect(try hover("¦") == nil)
  }
}
