import SDUIIR
import SDUILayout
import Testing

/// Layout rules R13 to R16, lists and heroes. All figures are computed by hand.
@Suite struct GridRuleTests {
  /// Columns and gaps; units of these spans, each 10 higher than the one before.
  private func grid(_ columns: PropertyValue, gap: Rational = 0, spans: [PropertyValue], waits: Bool = false)
    -> ScreenSection
  {
    section(
      .grid, [(.columns, columns), (.spacing, .gap(gap))],
      units: spans.enumerated().map { index, span in
        let place: Written = waits ? [(.place, .keyword(.nextRow))] : []
        return [(.height, .size(Rational(10 * (index + 1)))), (.span, span)] + place
      })
  }

  @Test func `R13 columns and spans`() throws {
    // u = (388 − 3·8) / 4 = 91; two: 190; three: 289; all: 388.
    let spans = grid(.columns(4), gap: 8, spans: [.span(1), .span(2), .span(3), .itemSpan(.all)])
    let layout = try layOut(spans, [0, 1, 0, 2, 3], width: 388)
    #expect(layout.cells() == frames("0 0 91 10; 99 0 190 20; 297 0 91 10; 0 28 289 30; 0 66 388 40"))
    #expect(layout.sections[0].columns == 4)
  }

  @Test func `R13 columns below zero are an error that says why`() {
    let error = failure { try layOut(grid(.columns(2), gap: 48, spans: [.span(1)]), [0], width: 40) }
    #expect(error?.rule == .columns)
    #expect(error?.section == 0)
    #expect(error?.containerWidth == 40)
    #expect(
      error?.message
        == "section `grid`: the columns are -4 wide at container width 40: "
        + "the spacing between 2 of them takes 48 of the 40 inside the insets")
  }

  @Test func `R13 no columns are an error`() {
    #expect(failure { try layOut(grid(.columns(0), spans: [.span(1)]), [0], width: 40) }?.rule == .columns)
    let silent = section(.grid, units: [[(.height, .size(1))]])
    #expect(failure { try layOut(silent, [0], width: 40) }?.rule == .columns)
  }

  @Test func `R14 a row ends when the next does not fit`() throws {
    let layout = try layOut(grid(.columns(3), spans: [.span(2), .span(1)]), [0, 0, 1, 1, 0], width: 300)
    #expect(
      layout.cells()
        == frames("0 0 200 10; 0 10 200 10; 200 10 100 20; 0 30 100 20; 100 30 200 10"))
  }

  @Test func `R14 an item waits for the next row while others fill this one`() throws {
    let waiting = section(
      .grid, [(.columns, .columns(3))],
      units: [
        [(.height, .size(10))],
        [(.height, .size(20)), (.span, .itemSpan(.all)), (.place, .keyword(.nextRow))],
      ])
    // A, wide, B, C, D: the wide one lets B and C fill the row; D comes after it.
    let layout = try layOut(waiting, [0, 1, 0, 0, 0], width: 300)
    #expect(
      layout.cells() == frames("0 0 100 10; 0 10 300 20; 100 0 100 10; 200 0 100 10; 0 30 100 10"))
    #expect(layout.sections[0].items.map(\.unit) == [0, 1, 0, 0, 0])
    #expect(layout.sections[0].items.map(\.index) == [0, 1, 2, 3, 4])
  }

  @Test func `R14 what waits when the items end takes rows of its own`() throws {
    let waiting = section(
      .grid, [(.columns, .columns(3))],
      units: [
        [(.height, .size(10))],
        [(.height, .size(20)), (.span, .span(2)), (.place, .keyword(.nextRow))],
        [(.height, .size(30)), (.span, .span(3)), (.place, .keyword(.nextRow))],
      ])
    // One, then 3, 2, 3, 2 wait or fit: the 2 of index 2 still fits beside the first.
    let layout = try layOut(waiting, [0, 2, 1, 2, 1], width: 300)
    #expect(
      layout.cells() == frames("0 0 100 10; 0 20 300 30; 100 0 200 20; 0 50 300 30; 0 80 200 20"))
  }

  @Test func `R14 a row that the next item ends is followed by those that wait`() throws {
    let mixed = section(
      .grid, [(.columns, .columns(3))],
      units: [
        [(.height, .size(10)), (.span, .span(2))],
        [(.height, .size(20)), (.span, .span(3)), (.place, .keyword(.nextRow))],
      ])
    // 2, then 3 waits, then 2 ends the row: the 3 has the next one.
    let layout = try layOut(mixed, [0, 1, 0], width: 300)
    #expect(layout.cells() == frames("0 0 200 10; 0 10 300 20; 0 30 200 10"))
  }

  @Test func `R15 a row is as high as its highest item and places the others`() throws {
    let rows = { (alignment: Keyword) in
      section(
        .grid, [(.columns, .columns(2)), (.rowAlign, .keyword(alignment)), (.spacing, .gaps(lines: 4, items: 0))],
        units: [[(.height, .size(30))], [(.height, .size(50))]])
    }
    let under = "0 54 100 50"
    #expect(try layOut(rows(.top), [0, 1, 1], width: 200).cells() == frames("0 0 100 30; 100 0 100 50; \(under)"))
    #expect(try layOut(rows(.center), [0, 1, 1], width: 200).cells() == frames("0 10 100 30; 100 0 100 50; \(under)"))
    #expect(try layOut(rows(.bottom), [0, 1, 1], width: 200).cells() == frames("0 20 100 30; 100 0 100 50; \(under)"))
    #expect(try layOut(rows(.stretch), [0, 1, 1], width: 200).cells() == frames("0 0 100 50; 100 0 100 50; \(under)"))
  }

  @Test(
    arguments: [
      // ⌊(358 + 8) / (100 + 8)⌋ = 3; exactly four of 100 with 24 of gaps; one column at exactly the minimum.
      (358, 100, nil, 3, "114"), (424, 100, nil, 4, "100"), (100, 100, nil, 1, "100"), (423, 100, nil, 3, "407/3"),
      (424, 100, 2, 2, "208"), (150, 100, 5, 1, "150"),
    ] as [(Int, Int, Int64?, Int64, String)])
  func `R16 as many columns as fit`(width: Int, least: Int, most: Int64?, count: Int64, unit: String) throws {
    let adaptive = grid(.adaptive(Rational(least), max: most), gap: 8, spans: [.span(1)])
    let layout = try layOut(adaptive, [0], width: Rational(width))
    #expect(layout.sections[0].columns == count)
    #expect(layout.cells()[0].width == Rational.reading(unit))
  }

  @Test func `R16 content below the minimum is an error`() {
    let error = failure { try layOut(grid(.adaptive(100), spans: [.span(1)]), [0], width: "99.5") }
    #expect(error?.rule == .adaptiveColumns)
    #expect(
      error?.message
        == "section `grid`: the content is 99.5 wide at container width 99.5: one column needs at least 100")
    #expect(failure { try layOut(grid(.adaptive(0), spans: [.span(1)]), [0], width: 99) }?.rule == .adaptiveColumns)
  }

  @Test func `a list is a grid of one column`() throws {
    let list = section(
      .list, [(.insets, .insets(top: 4, leading: 10, trailing: 20)), (.spacing, .gaps(lines: 3, items: 50))],
      units: [[(.height, .size(30))], [(.height, .size(.length(.figure(.itemWidth))))]])
    let layout = try layOut(list, [0, 1, 0], width: 100)
    #expect(layout.cells() == frames("10 4 70 30; 10 37 70 70; 10 110 70 30"))
    #expect(layout.sections[0].columns == nil)
  }

  @Test func `a hero is as wide as the container whatever the insets`() throws {
    let hero = section(
      .hero, [(.insets, .insets(top: 4, leading: 10, bottom: 6, trailing: 20)), (.spacing, .gap(3))],
      header: [(.supplementaryHeight, .size(8))], units: [[(.height, .size(.ratio(width: 2, height: 1)))]])
    let layout = try layOut(hero, [0, 0], width: 100)
    #expect(layout.cells() == frames("0 12 100 50; 0 65 100 50"))
    #expect(layout.sections[0].header == frame(10, 0, 70, 8))
    #expect(layout.sections[0].frame == frame(0, 0, 100, 121))
  }
}
