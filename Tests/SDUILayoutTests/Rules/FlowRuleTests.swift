import SDUIIR
import SDUILayout
import Testing

/// Layout rule R18. All figures are computed by hand; C1 is 300, from 10 to 310.
@Suite struct FlowRuleTests {
  private func flow(
    align: Keyword = .leading, rowAlign: Keyword = .top, items: Rational = 10, _ sizes: [(Rational, Rational)]
  ) -> ScreenSection {
    section(
      .flow,
      [
        (.align, .keyword(align)), (.rowAlign, .keyword(rowAlign)), (.spacing, .gaps(lines: 5, items: items)),
        (.insets, .insets(top: 3, leading: 10, bottom: 4, trailing: 20)),
      ], units: sizes.map { [(.width, .size($0.0)), (.height, .size($0.1))] })
  }

  private func cells(_ section: ScreenSection, _ items: [Int]) throws -> [Frame] {
    try layOut(section, items, width: 330).cells()
  }

  @Test func `R18 a line takes items while they fit, equality included`() throws {
    // 100 + 10 + 190 = 300 fits; 100 + 10 + 191 does not.
    let fits = try layOut(flow([(100, 20), (190, 30)]), [0, 1, 0], width: 330)
    #expect(fits.cells() == frames("10 3 100 20; 120 3 190 30; 10 38 100 20"))
    #expect(fits.sections[0].frame == frame(0, 0, 330, 62))
    #expect(try cells(flow([(100, 20), (191, 30)]), [0, 1]) == frames("10 3 100 20; 10 28 191 30"))
  }

  @Test func `R18 lines are centred`() throws {
    // (300 − 100 − 10 − 150) / 2 = 20; the last: (300 − 100) / 2.
    let found = try cells(flow(align: .center, [(100, 20), (150, 20)]), [0, 1, 0])
    #expect(found == frames("30 3 100 20; 140 3 150 20; 110 28 100 20"))
  }

  @Test func `R18 justified lines are filled and a last line of mixed items is packed`() throws {
    // (300 − 100 − 150) / 1 = 50.
    let found = try cells(flow(align: .justified, [(100, 20), (150, 20), (60, 20)]), [0, 1, 0, 2])
    #expect(found == frames("10 3 100 20; 160 3 150 20; 10 28 100 20; 120 28 60 20"))
  }

  @Test func `R18 a last line of uniform items keeps the gap of a full line`() throws {
    // ⌊310 / 90⌋ = 3 in a line; gap (300 − 240) / 2 = 30.
    let found = try cells(flow(align: .justified, [(80, 20)]), [0, 0, 0, 0, 0])
    #expect(found == frames("10 3 80 20; 120 3 80 20; 230 3 80 20; 10 28 80 20; 120 28 80 20"))
    // The same gap where the only line is not full.
    #expect(try cells(flow(align: .justified, [(80, 20)]), [0, 0]) == frames("10 3 80 20; 120 3 80 20"))
  }

  @Test func `R18 uniform items of which one fills a line are all centred`() throws {
    let found = try cells(flow(align: .justified, [(200, 20)]), [0, 0])
    #expect(found == frames("60 3 200 20; 60 28 200 20"))
  }

  @Test func `R18 a lone item is centred unless its line is the last`() throws {
    let found = try cells(flow(align: .justified, [(200, 20), (280, 20)]), [0, 1, 0])
    #expect(found == frames("60 3 200 20; 20 28 280 20; 10 53 200 20"))
  }

  @Test func `R15 rowAlign places items in their line`() throws {
    let sizes: [(Rational, Rational)] = [(50, 20), (60, 50)]
    #expect(try cells(flow(rowAlign: .center, sizes), [0, 1]) == frames("10 18 50 20; 70 3 60 50"))
    #expect(try cells(flow(rowAlign: .bottom, sizes), [0, 1]) == frames("10 33 50 20; 70 3 60 50"))
    #expect(try cells(flow(rowAlign: .stretch, sizes), [0, 1]) == frames("10 3 50 50; 70 3 60 50"))
  }

  @Test func `R25 widths are points, percents of the content, and estimates until they are measured`() throws {
    let widths: [Size] = [.percent("0.5"), .estimate(.points(40))]
    let mixed = section(
      .flow, [(.spacing, .gap(10))], units: widths.map { [(.width, .size($0)), (.height, .size(20))] })
    let items = [
      ItemData(unit: 0), ItemData(unit: 1), ItemData(unit: 1, measured: MeasuredSize(width: 70)), ItemData(unit: 1),
    ]
    let layout = try screen([mixed]).layout(
      ScreenItems(sections: [SectionItems(section: 0, items: items)]),
      in: LayoutEnvironment(width: 200, height: 844))
    // 100 + 10 + 40 + 10 + 70 = 230 is more than 200.
    #expect(layout.cells() == frames("0 0 100 20; 110 0 40 20; 0 30 70 20; 80 30 40 20"))
  }

  @Test func `R18 and R26 an item wider than the content is an error`() {
    let error = failure { try layOut(flow([(100, 20), (301, 20)]), [0, 1], width: 330) }
    #expect(error?.rule == .flow)
    #expect(error?.item == 1)
    #expect(
      error?.message
        == "section `flow`, item 1: the item is 301 wide at container width 330: a line is 300 wide inside the insets")
  }

  @Test func `items without width and spacing fill no line`() throws {
    let flat = flow(align: .justified, items: 0, [(0, 20)])
    #expect(try cells(flat, [0, 0]) == frames("10 3 0 20; 10 3 0 20"))
  }
}
