import SDUICompiler
import SDUIIR
import SDUISyntax
import TestSupport
import Testing

/// A `when` of a layout that changes the kind means what it means in the section that uses the layout.
@Suite struct LayoutKindChangeTests {
  private static func document(_ declarations: String, _ section: String) throws -> String {
    String(
      decoding: encodeScreenDocument(
        try Programs.screen(
          """
          component Card { id: ID }
          component Row { id: ID }
          component Title { text: Text }
          \(declarations)
          screen Home { section cards: \(section) }
          """)), as: UTF8.self)
  }

  private static let shown = "header Title\nunit Card\nunit Row"

  /// The statements of a list that may become something else, each `when` at random.
  private static func statements(_ random: inout RandomSource) -> (plain: [String], whens: [String]) {
    let plain = [
      "item { height: 50 }", "header { height: 30 }", "spacing: 4", "minItems: 1", "insets: 2",
      "maxItems: 20",
    ]
    var whens: [String] = []
    for _ in 0..<random.number(1...5) {
      let condition = random.pick([
        "width >= 500", "width >= 800", "width < 400", "height >= 600", "direction == rtl",
        "width >= 700 and direction == ltr", "not (width >= 300 and width < 900)",
      ])
      whens.append(
        random.pick([
          "when \(condition): grid { columns: 2, item { height: 60 } }",
          "when \(condition): grid { columns: 3, spacing: 9, item { ratio: 1:1 }, when height >= 500 { columns: 4 } }",
          "when \(condition): carousel { item { width: 100, height: 70 }, scroll: paging, maxItems: 9 }",
          "when \(condition) { spacing: 6 }", "when \(condition) { insets: 3, item { insets: 1 } }",
          "when \(condition) { header { height: 20 } }", "when \(condition) { hidden: true }",
        ]))
    }
    return (plain.filter { $0.hasPrefix("item") || $0.hasPrefix("header") || random.chance(50) }, whens)
  }

  /// All statements in a section, all in a layout, or divided at any `when` among layouts and the section.
  @Test(arguments: 0..<(Repository.isExhaustive ? 2_000 : 60)) func itDoesNotMatterWhereWhensStand(seed: Int) throws {
    var random = RandomSource(seed: UInt64(seed))
    let (plain, whens) = Self.statements(&random)
    let first = random.number(0...whens.count)
    let second = random.number(first...whens.count)
    func lines(_ lines: some Sequence<String>) -> String { lines.joined(separator: "\n") }
    let alone = "list {\n\(lines(plain))\n\(Self.shown)\n\(lines(whens))\n}"
    let layouts = """
      layout Base: list {
        \(lines(plain))
        \(lines(whens[..<first]))
      }
      layout Outer: Base {
        \(lines(whens[first..<second]))
      }
      """
    let used = "Outer {\n\(Self.shown)\n\(lines(whens[second...]))\n}"
    #expect(try Self.document("", alone) == Self.document(layouts, used), "\(alone)\n\(layouts)\n\(used)")
  }

  /// Layouts that name one another in two `when`s each, with other arguments each: 2^40 uses, if they were followed.
  @Test func layoutsThatFanOutAreOneFindingEach() throws {
    var lines = ["layout L0(n: Int): grid { columns: n, item { height: 50 } }"]
    for index in 1...40 {
      lines.append(
        """
        layout L\(index)(n: Int): list {
          item { height: 50 }
          when width >= 600: L\(index - 1)(n: n + 1)
          when width >= 800: L\(index - 1)(n: n * 2)
        }
        """)
    }
    let findings = try Programs.compile(["a.sdui": lines.joined(separator: "\n")], "a.sdui").diagnostics
    #expect(findings.allSatisfy { $0.code == .expressionTooComplex || $0.severity == .warning })
    #expect(findings.contains { $0.code == .expressionTooComplex } && findings.count < 200)
  }

  /// A chain of layouts of which each changes into the next.
  @Test(arguments: [15, 16, 1_000]) func aChainEndsAtSixteenChanges(count: Int) throws {
    var lines = ["layout L0: grid { columns: 2, item { height: 50 } }"]
    for index in 1...count { lines.append("layout L\(index): list { when width >= \(index): L\(index - 1) }") }
    let findings = try Programs.compile(["a.sdui": lines.joined(separator: "\n")], "a.sdui").diagnostics
    let errors = findings.filter { $0.severity == .error }
    #expect(errors.isEmpty == (count <= 16), "\(errors)")
  }

  private static let spellings: [(layouts: String, used: String, written: String)] = [
    // What the section sets lies over the block, as over every `when` of its layout.
    (
      "layout L: list { item { height: 50 }, when width >= 600: grid { columns: 2, spacing: 9, item { height: 60 } } }",
      "L { spacing: 3, unit Card, allow \"silenced-when\" because \"kept\" }",
      """
      list {
        item { height: 50 }
        spacing: 3
        unit Card
        when width >= 600: grid { columns: 2, spacing: 3, item { height: 60 } }
      }
      """
    ),
    // What only the section's own kind takes belongs to that kind.
    (
      """
      layout L: carousel {
        item { width: 80, height: 50 }
        when width >= 600: grid { columns: 2, item { height: 60 } }
      }
      """,
      "L { scroll: groupPaging, unit Card { inView: 2.5, insets: 1 } }",
      """
      carousel {
        scroll: groupPaging
        unit Card { inView: 2.5, height: 50, insets: 1 }
        when width >= 600: grid { columns: 2, unit Card { height: 60, insets: 1 } }
      }
      """
    ),
    // A layout that builds on another.
    (
      """
      layout L: list { item { height: 50 }, when width >= 600: grid { columns: 2, item { height: 60 } } }
      layout M: L { minItems: 2, item { insets: 1 }, when width >= 900 { columns: 5 } }
      """,
      "M { unit Card }",
      """
      list {
        minItems: 2
        unit Card { height: 50, insets: 1 }
        when width >= 600: grid { columns: 2, unit Card { height: 60, insets: 1 } }
        when width >= 900 { columns: 5 }
      }
      """
    ),
    // A `when` that names a layout which changes its kind.
    (
      """
      layout L(n: Int): carousel {
        item { width: 80, height: 50 }
        when width >= 600: grid { columns: n, item { height: 60 } }
        when width >= 900 { columns: 4 }
      }
      """,
      "list { unit Card { height: 30 }, when height >= 500: L(n: 3) { spacing: 7 }, when width >= 1000 { insets: 1 } }",
      """
      list {
        unit Card { height: 30 }
        when height >= 500: carousel { spacing: 7, unit Card { width: 80, height: 50 } }
        when height >= 500 and width >= 600: grid { columns: 3, spacing: 7, unit Card { height: 60 } }
        when height >= 500 and width >= 900 { columns: 4 }
        when width >= 1000 { insets: 1 }
      }
      """
    ),
    (
      "layout L: list { item { height: 50 }, when tablet { when direction == rtl: grid { columns: 2, item { height: 9 } } } }",
      "L { unit Card }",
      "list { unit Card { height: 50 }, when tablet and direction == rtl: grid { columns: 2, unit Card { height: 9 } } }"
    ),
  ]

  @Test(arguments: spellings.indices) func theSectionCouldSayItItself(index: Int) throws {
    let spelling = Self.spellings[index]
    let condition = "let tablet = width >= 600\n"
    #expect(
      try Self.document(condition + spelling.layouts, spelling.used) == Self.document(condition, spelling.written))
  }
}
