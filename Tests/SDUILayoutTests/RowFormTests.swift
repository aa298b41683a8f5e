import SDUIIR
import TestSupport
import Testing

@testable import SDUILayout

/// Rows over one denominator against rows step by step in fractions: the same cells, whichever holds them.
@Suite struct RowFormTests {
  /// Denominators that have no common one in 64 bits.
  private let first = Rational.reading("1/8589934583") ?? 0
  private let second = Rational.reading("1/8589934567") ?? 0

  private func unit(_ random: inout RandomSource, span: Int) -> Written {
    var unit: Written = [
      (
        .height,
        random.number(0...1) == 0 ? .size(random.length(8...90)) : .size(.estimate(.points(random.length(8...90))))
      ),
      (.span, .span(Int64(span))), (.place, .keyword(random.number(0...2) == 0 ? .nextRow : .automatic)),
      (.uniformAcrossSiblings, .boolean(random.number(0...3) == 0)),
    ]
    if random.number(0...2) == 0 { unit.append((.itemInsets, .inset(random.length(0...4)))) }
    if random.number(0...3) == 0 { unit.append((.maxHeight, .points("100/3"))) }
    return unit
  }

  /// A grid, and items of it; some were measured.
  private func grid(_ random: inout RandomSource) -> (section: ScreenSection, items: [ItemData]) {
    let columns = random.number(2...6)
    let units = (0..<random.number(1...4)).map { _ in unit(&random, span: random.number(1...columns)) }
    // What makes a row of its own, and in it what no denominator is left for.
    let odd: [Written] = [
      [(.height, .size(1)), (.span, .itemSpan(.all))], [(.height, .size(50))], [(.height, .size(first))],
      [(.height, .size(second))],
    ]
    let alignments = [Keyword.top, .center, .bottom, .stretch]
    let grid = section(
      .grid,
      [
        (.columns, .columns(Int64(columns))), (.rowAlign, .keyword(alignments[random.number(0...3)])),
        (.spacing, .gaps(lines: random.length(0...20), items: random.length(0...12))),
        (.insets, .insets(top: random.length(0...30), leading: random.length(0...30))),
      ], units: units + odd)
    let items = (0..<random.number(1...60)).map { _ in
      var item = ItemData(unit: random.number(0...units.count - 1))
      if random.number(0...1) == 0 { item.measured.height = try? random.length(30...90) / 3 }
      return item
    }
    return (grid, items)
  }

  @Test(arguments: 0..<200)
  func `rows are the same over one denominator and in fractions`(seed: Int) throws {
    var random = RandomSource(seed: UInt64(seed))
    let (grid, items) = grid(&random)
    let odd = grid.units.count - 4
    let environment = LayoutEnvironment(
      width: random.length(320...1376), height: 844,
      direction: random.number(0...1) == 0 ? .leftToRight : .rightToLeft)
    func layOut(_ items: [ItemData]) throws -> ScreenLayout {
      try screen([grid]).layout(ScreenItems(sections: [SectionItems(section: 0, items: items)]), in: environment)
    }
    let whole = try layOut(items)
    let behind = [odd, odd + 1, odd + 2, odd, odd + 1, odd + 3].map { ItemData(unit: $0) }
    let stepwise = try layOut(items + behind)
    guard case .rows = whole.sections[0].arrangement, case .stored = stepwise.sections[0].arrangement else {
      Issue.record("each is to be held in its own form")
      return
    }
    for (item, cell) in whole.cells().enumerated() { #expect(cell == stepwise.cells()[item]) }
    #expect(whole.sections[0].items.map(\.unit) == items.map(\.unit))
    let area = frame(0, random.length(0...900), 300, random.length(0...300))
    #expect(try whole.items(in: area) == stepwise.items(in: area).filter { $0.item.index < items.count })
    let steps = try stepwise.rounded(scale: 3, mode: .fill).cells()
    for (item, cell) in try whole.rounded(scale: 3, mode: .fill).cells().enumerated() { #expect(cell == steps[item]) }
  }

  @Test func `heights without a common denominator stand where fractions say`() throws {
    let grid = section(
      .grid, [(.columns, .columns(2)), (.rowAlign, .keyword(.bottom))],
      units: [[(.height, .size(first))], [(.height, .size(second))], [(.height, .size(10))]])
    let cells = try layOut(grid, [0, 2, 1, 2], width: 200).cells()
    #expect(
      cells == [
        frame(0, try 10 - first, 100, first), frame(100, 0, 100, 10), frame(0, try 20 - second, 100, second),
        frame(100, 10, 100, 10),
      ])
  }

  @Test func `a sum that leaves 64 bits is an error`() {
    let list = section(.list, units: [[(.height, .size(first))], [(.height, .size(second))]])
    let error = failure { try layOut(list, [0, 1, 0], width: 200) }
    #expect(error?.rule == .exactArithmetic)
  }

  @Test func `more columns than 32 bits count are an error`() {
    let grid = section(.grid, [(.columns, .columns(1 << 32))], units: [[(.height, .size(1))]])
    #expect(failure { try layOut(grid, [0], width: 200) }?.rule == .columns)
  }
}
