import SDUIIR
import SDUILayout
import Testing

/// Layout rules R13 to R15 in grids with rows of one height. All figures are computed by hand.
@Suite struct CellRuleTests {
  /// Units by the columns and rows that they span; `nil` for all columns.
  private func grid(
    columns: Int64 = 3, rowHeight: Length = .points(50), isDense: Bool = false, _ spans: [(Int64?, Int64)]
  ) -> ScreenSection {
    section(
      .grid,
      [
        (.columns, .columns(columns)), (.spacing, .gap(10)), (.rowHeight, .length(rowHeight)),
        (.packing, .keyword(isDense ? .dense : .sparse)),
      ],
      units: spans.map { [(.height, .size(.rows)), (.span, .itemSpan(ItemSpan(columns: $0, rows: $1)))] })
  }

  // u = (320 − 2·10) / 3 = 100; two columns: 210; two rows: 2·50 + 10 = 110.

  @Test func `R14 an item takes the first free place from the one before it on`() throws {
    let layout = try layOut(grid([(1, 1), (2, 2)]), [1, 1, 0, 0, 0], width: 320)
    #expect(
      layout.cells() == frames("0 0 210 110; 0 120 210 110; 220 120 100 50; 220 180 100 50; 0 240 100 50"))
    #expect(layout.sections[0].frame == frame(0, 0, 320, 290))
  }

  @Test func `R14 dense packing fills holes`() throws {
    let layout = try layOut(grid(isDense: true, [(1, 1), (2, 2)]), [1, 1, 0, 0, 0], width: 320)
    #expect(
      layout.cells() == frames("0 0 210 110; 0 120 210 110; 220 0 100 50; 220 60 100 50; 220 120 100 50"))
    #expect(layout.sections[0].frame == frame(0, 0, 320, 230))
  }

  @Test func `R14 a cell reaches into the rows below it`() throws {
    // Tall, wide beside it; the next one does not fit after the wide one, and not under the tall one.
    let layout = try layOut(grid([(1, 3), (2, 1), (1, 1)]), [0, 1, 2, 1, 1], width: 320)
    #expect(
      layout.cells()
        == frames("0 0 100 170; 110 0 210 50; 110 60 100 50; 110 120 210 50; 0 180 210 50"))
  }

  @Test func `R14 only dense packing goes back to an earlier row`() throws {
    // A wide one leaves the last column of the first row free; all columns follow.
    let units: [(Int64?, Int64)] = [(2, 1), (nil, 2), (1, 2)]
    let sparse = try layOut(grid(units), [0, 1, 2], width: 320)
    #expect(sparse.cells() == frames("0 0 210 50; 0 60 320 110; 0 180 100 110"))
    // Two rows are free nowhere above the second one: one is.
    let dense = try layOut(grid(isDense: true, units + [(1, 1)]), [0, 1, 2, 3], width: 320)
    #expect(dense.cells() == frames("0 0 210 50; 0 60 320 110; 0 180 100 110; 220 0 100 50"))
  }

  @Test func `R14 the first cells stay empty`() throws {
    // The first item of two columns does not fit beside one empty cell of two more; dense packing does not fill it either.
    var days = grid([(1, 1), (2, 2)])
    days.properties[.startColumn] = .count(3)
    #expect(try layOut(days, [1, 0, 0], width: 320).cells() == frames("0 60 210 110; 220 60 100 50; 220 120 100 50"))
    days.properties[.packing] = .keyword(.dense)
    #expect(try layOut(days, [1, 0, 0], width: 320).cells() == frames("0 60 210 110; 220 0 100 50; 220 60 100 50"))
  }

  @Test func `R14 empty cells are as many as there are columns but one`() throws {
    var days = section(
      .grid, [(.columns, .columns(3)), (.startColumn, .count(3))], units: [[(.height, .size(.length(.points(50))))]])
    let layout = try layOut(days, [0, 0], width: 300)
    #expect(layout.cells() == frames("200 0 100 50; 0 50 100 50"))
    #expect(layout.sections[0].frame == frame(0, 0, 300, 100))
    days.properties[.startColumn] = .count(4)
    #expect(failure { try layOut(days, [0], width: 300) }?.rule == .order)
  }

  @Test func `R15 the height of rows may depend on the width of a column`() throws {
    let height = try Length.linear([Length.Term("1/2", .columnWidth), Length.Term(5, .points)])
    let layout = try layOut(grid(rowHeight: height, [(1, 1), (2, 2)]), [0, 1, 0], width: 320)
    // 100 / 2 + 5 = 55; two rows: 120.
    #expect(layout.cells() == frames("0 0 100 55; 110 0 210 120; 0 65 100 55"))
    #expect(layout.sections[0].frame.height == 120)
  }

  @Test func `items of one unit are placed alike whether they are listed or repeated`() throws {
    for isDense in [false, true] {
      for (columns, rows) in [(1, 1), (2, 2), (2, 3), (3, 1)] as [(Int64, Int64)] {
        let screen = screen([grid(columns: 5, isDense: isDense, [(columns, rows)])])
        let environment = LayoutEnvironment(width: 540, height: 844)
        let listed = try screen.layout(data([Array(repeating: 0, count: 7)]), in: environment)
        let repeated = try screen.layout(
          ScreenItems(sections: [SectionItems(section: 0, items: ItemList(repeating: ItemData(unit: 0), count: 7))]),
          in: environment)
        #expect(listed.cells() == repeated.cells())
        #expect(listed.sections[0].frame == repeated.sections[0].frame)
      }
    }
  }

  @Test func `R13 too many columns, and rows without a height, are errors`() {
    for isDense in [false, true] {
      let error = failure { try layOut(grid(isDense: isDense, [(4, 2)]), [0], width: 320) }
      #expect(error?.rule == .columns)
      #expect(error?.message.contains("the item spans 4 columns at container width 320: the grid has 3") == true)
    }
    let plain = section(
      .grid, [(.columns, .columns(2))],
      units: [[(.height, .size(9)), (.span, .itemSpan(ItemSpan(columns: 1, rows: 2)))]])
    #expect(failure { try layOut(plain, [0], width: 320) }?.rule == .columns)
    let high = section(.grid, [(.columns, .columns(2))], units: [[(.height, .size(.rows))]])
    #expect(failure { try layOut(high, [0], width: 320) }?.rule == .sizes)
  }

  /// Ten thousand items that a search from row to row, or from hole to hole, would take minutes for.
  @Test(arguments: [false, true])
  func `placing many items takes no square of their number`(isDense: Bool) throws {
    let units: [(Int64?, Int64)] = [(2, 1), (1, 1000), (3, 2), (999, 1)]
    let layout = try layOut(
      grid(columns: 1_000, rowHeight: .points(1), isDense: isDense, units),
      (0..<10_000).map { [1, 3, 0, 3, 2][$0 % 5] }, width: 20_000)
    #expect(layout.cells().count == 10_000)
  }
}
