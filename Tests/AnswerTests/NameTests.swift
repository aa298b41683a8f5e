import SDUILanguageServer
import SDUISyntax
import TestSupport
import Testing

/// The declarations to which names refer. All marked places of a program have one name; asked at any of them, the
/// answer is all of them.
@Suite struct NameTests {
  private static let programs: [(title: String, text: String)] = [
    ("a constant", "let ⟦gap⟧ = 8\nlet twice = ⟦gap⟧ * 2\nscreen S { sectionSpacing: ⟦gap⟧ }"),
    ("a parameter hides a constant", "let gap = 8\nlayout L(⟦gap⟧: Length = 2): list { spacing: ⟦gap⟧ }"),
    ("an argument", "layout L(⟦gap⟧: Length): list { spacing: ⟦gap⟧ }\nscreen S { section a: L(⟦gap⟧: 2) { unit U } }"),
    (
      "a layout",
      "layout ⟦L⟧: list\nlayout M: ⟦L⟧\nscreen S { section a: ⟦L⟧ { when width > 9: ⟦L⟧ { hidden: true } } }"
    ),
    (
      "a component",
      """
      component ⟦Card⟧ { id: ID }
      component New fallback ⟦Card⟧ { id: id } { id: ID }
      screen S {
        section a: list {
          header ⟦Card⟧
          unit ⟦Card⟧ { height: 4 }
          empty ⟦Card⟧
          content { ⟦Card⟧ { id: "1" } }
        }
        test "t" at (width: 390) { require a.⟦Card⟧.height > 2 }
      }
      """
    ),
    (
      "a field",
      """
      action Open { product: ID }
      record Price { amount: Int }
      component Card { id: ID, ⟦price⟧: Price, on tap: Open { product: ⟦price⟧.amount } }
      component New fallback Card { ⟦price⟧: price } { price: Price }
      screen S { section a: list { unit Card { height: data.⟦price⟧.amount }, content { Card { ⟦price⟧: Price {} } } } }
      """
    ),
    (
      "a field of a record",
      "record P { ⟦amount⟧: Int }\naction Open { p: Int }\ncomponent C { price: P, on tap: Open { p: price.⟦amount⟧ } }"
        + "\nscreen S { section a: list { unit C { height: data.price.⟦amount⟧ } } }"
    ),
    (
      "a copied field",
      """
      action Open { p: ID }
      record Tile { ⟦title⟧: ID }
      component Card { with Tile, id: ID, on tap: Open { p: ⟦title⟧ } }
      component More { with Card }
      screen S { section a: list { unit More { height: data.⟦title⟧ }, content { More { ⟦title⟧: "1" } } } }
      """
    ),
    (
      "a field that a section reads",
      """
      component Title { text: Text }
      component Card { id: ID, ⟦name⟧: Text }
      screen S { section a: list { indexTitle: data.⟦name⟧, header Title { height: 44 }, unit Card { height: 60 } } }
      """
    ),
    (
      "a case with a span",
      """
      enum Size { small, ⟦big⟧ }
      component Card { id: ID, size: Size = ⟦big⟧ }
      screen S { section a: grid { columns: 2, unit Card { height: 60, span: match(data.size, small: 1, ⟦big⟧: 2) } } }
      """
    ),
    ("what is copied", "record ⟦Tile⟧ { id: ID }\ncomponent A { with ⟦Tile⟧ }\nrecord B { with ⟦Tile⟧, t: ⟦Tile⟧ }"),
    ("copies in a circle", "record ⟦A⟧ { with B, a: Int }\nrecord B { with ⟦A⟧, b: ⟦A⟧ }"),
    ("an action", "action ⟦Open⟧\ncomponent C { link: Action(⟦Open⟧), on tap: ⟦Open⟧ }"),
    ("a case", "enum Badge { ⟦new⟧, sale }\ncomponent C { badge: Badge = ⟦new⟧, others: [Badge] = [⟦new⟧, sale] }"),
    ("a flag", "flag ⟦grid⟧: [a, b]\nscreen S { section s: list { when flag(⟦grid⟧) == b { spacing: 1 } } }"),
    ("a flag's case", "flag grid: [a, ⟦b⟧]\nscreen S { section s: list { when flag(grid) == ⟦b⟧ { spacing: 1 } } }"),
    (
      "a section",
      "screen S { section ⟦a⟧: list { unit C }\n test \"t\" at (width: 9) { require ⟦a⟧.columns == 1 and ⟦a⟧.width > 2 } }"
    ),
    ("a decoration", "decoration ⟦Panel⟧ { cornerRadius: 2 }\nscreen S { section a: list { background ⟦Panel⟧ } }"),
    ("in damaged text", "component ⟦Card⟧ {\nscreen S { section a: list { unit ⟦Card⟧ { height: } unit"),
  ]

  @Test(arguments: programs.indices)
  func allPlacesOfANameAreFound(index: Int) throws {
    let (title, text) = Self.programs[index]
    let program = try MarkedProgram(text)
    let marks = program.marks[0].sorted { $0.lowerBound < $1.lowerBound }
    #expect(marks.count > 1)
    for mark in marks {
      for offset in [mark.lowerBound, mark.upperBound] {
        #expect(program.analysis.references(at: offset).map(\.bytes) == marks, "\(title) at \(offset)")
        #expect(program.analysis.highlights(at: offset).map(\.range) == marks, "\(title) at \(offset)")
      }
      let definition = program.analysis.definition(at: mark.lowerBound)
      #expect(
        definition?.name.bytes == program.analysis.highlights(at: mark.lowerBound).first { $0.isDeclaration }?.range)
      #expect(definition?.origin.bytes == mark)
    }
    let others = program.analysis.references(at: marks[0].lowerBound, includingDeclaration: false)
    #expect(others.count == marks.count - 1)
  }

  @Test func namesOfImportsAreFoundThere() throws {
    let program = try MarkedProgram(
      "import \"cards.sdui\"\nscreen S { section a: list { unit ⟦Card⟧ { height: 4 } } }",
      [("cards.sdui", "component ⟦Card⟧ { id: ID }\n")])
    let definition = try #require(program.analysis.definition(at: program.marks[0][0].lowerBound))
    #expect(definition.name.file.index == 1 && definition.name.bytes == program.marks[1][0])
    #expect(definition.whole.bytes == 0..<25)
    let references = program.analysis.references(at: program.marks[0][0].lowerBound)
    #expect(references.map(\.file.index) == [0, 1])
  }

  @Test func whatIsNoNameOfTheProgramIsDeclaredNowhere() throws {
    let program = try MarkedProgram("screen S { ¦section a: ¦list { sp¦acing: 8¦ } }\n¦")
    for cursor in program.cursors {
      #expect(program.analysis.definition(at: cursor) == nil)
      #expect(program.analysis.references(at: cursor) == [])
    }
    let spacing = program.analysis.highlights(at: program.cursors[2])
    #expect(spacing.map { program.text($0.range) } == ["spacing"])
  }

  /// In all examples: what a name refers to is called as the name is.
  @Test(arguments: Examples.paths)
  func whereverANameLeadsTheNameStands(path: String) throws {
    let analysis = try Examples.analysis(of: path)
    var count = 0
    for token in analysis.semanticTokens() {
      guard let definition = analysis.definition(at: token.range.lowerBound) else { continue }
      count += 1
      let target = analysis.sources[definition.name.file.index].text(in: definition.name.bytes)
      #expect(target == analysis.sources[0].text(in: token.range))
      #expect(definition.whole.bytes.lowerBound <= definition.name.bytes.lowerBound)
    }
    #expect(count > 5)
  }
}
