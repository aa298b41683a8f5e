import SDUIIR
import TestSupport
import Testing

/// Conditions with names and `when`s in `when`s mean what is written out without them.
@Suite struct NamedConditionTests {
  private static let declarations = """
    flag grid: [control, tight]
    let border = 600
    let tablet = width >= border
    let pad = idiom == pad
    let wide = (tablet and pad) or width >= 1024
    let modern = flag(grid) == tight and (ios >= 3.2 or android >= 3.4)
    """

  private static let spellings: [(short: String, long: String)] = [
    ("when tablet { columns: 3 }", "when width >= 600 { columns: 3 }"),
    ("when not tablet { columns: 3 }", "when width < 600 { columns: 3 }"),
    ("when tablet and direction == rtl { spacing: 8 }", "when width >= 600 and direction == rtl { spacing: 8 }"),
    ("when wide { columns: 4 }", "when (width >= 600 and idiom == pad) or width >= 1024 { columns: 4 }"),
    (
      "when not wide { columns: 4 }",
      "when (width < 600 or not idiom == pad) and width < 1024 { columns: 4 }"
    ),
    (
      "when modern { columns: 4 }", "when flag(grid) == tight and (ios >= 3.2 or android >= 3.4) { columns: 4 }"
    ),
    (
      "when not modern { columns: 4 }",
      "when not flag(grid) == tight or not (ios >= 3.2 or android >= 3.4) { columns: 4 }"
    ),
    (
      "when tablet { columns: 3 when direction == rtl { spacing: 4 when pad { spacing: 5 } } }",
      """
      when width >= 600 { columns: 3 }
      when width >= 600 and direction == rtl { spacing: 4 }
      when width >= 600 and direction == rtl and idiom == pad { spacing: 5 }
      """
    ),
    (
      "when height >= 500 { when tablet or height < 700 { item { insets: 2 } } }",
      "when (height >= 500 and width >= 600) or (height >= 500 and height < 700) { item { insets: 2 } }"
    ),
    (
      "when tablet: list { item { height: 30 } when width >= 1000 { spacing: 5 } }",
      """
      when width >= 600: list { item { height: 30 } }
      when width >= 1000 { spacing: 5 }
      """
    ),
    (
      "when height >= 500 { when width >= 800: list { item { height: 30 } } }",
      "when height >= 500 and width >= 800: list { item { height: 30 } }"
    ),
    (
      "when tablet { require columns >= 2 when pad { require columns >= 1 } }",
      "when width >= 600 { require columns >= 2 } when width >= 600 and idiom == pad { require columns >= 1 }"
    ),
  ]

  @Test(arguments: spellings.indices) func bothSpellingsAreOneDocument(index: Int) throws {
    let documents = try [Self.spellings[index].short, Self.spellings[index].long].map { whens in
      try Programs.screen(
        """
        \(Self.declarations)
        component Card { id: ID }
        screen Home {
          section cards: grid {
            columns: 2
            unit Card { height: 40 }
            \(whens)
          }
        }
        """)
    }
    let section = documents[0].sections[0]
    #expect(!section.adaptations.isEmpty || !documents[0].requirements.isEmpty)
    #expect(encodeScreenDocument(documents[0]) == encodeScreenDocument(documents[1]))
  }

  /// Each `let` is looked at once: written out, the last one would be 2^200 comparisons.
  @Test func aChainOfConditionsTakesNoLongerThanItsLength() throws {
    var lines = ["let step0 = width >= 600 or idiom == pad"]
    for step in 1...200 {
      lines.append("let step\(step) = step\(step - 1) and (step\(step - 1) or not step\(step - 1))")
    }
    let screen = try Programs.screen(
      """
      \(lines.joined(separator: "\n"))
      component Card { id: ID }
      screen Home {
        section cards: grid { columns: 2, unit Card { height: 40 } when step200 { columns: 3 } }
      }
      """)
    #expect(screen.sections[0].adaptations.count == 1)
  }
}
