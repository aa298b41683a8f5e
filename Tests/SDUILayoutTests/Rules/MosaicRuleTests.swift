import SDUIIR
import SDUILayout
import Testing

/// Layout rules R5, R19 and R20. All figures are computed by hand.
@Suite struct MosaicRuleTests {
  private func mosaic(_ tile: Tile, lines: Rational = 0, insets: Rational = 0, units: [Written] = [[]]) -> ScreenSection
  {
    section(
      .mosaic,
      [(.arrangement, .tile(tile)), (.spacing, .gaps(lines: lines, items: 99)), (.insets, .inset(insets))],
      units: units)
  }

  private func cells(_ tile: Tile, _ count: Int = 1, width: Rational = 300) throws -> [Frame] {
    try layOut(mosaic(tile), Array(repeating: 0, count: count), width: width).cells()
  }

  private func rule(_ tile: Tile) -> LayoutRule? {
    failure { try layOut(mosaic(tile), [0], width: 300) }?.rule
  }

  @Test func `R19 points and percents first, then spacing, then shares`() throws {
    // 300 − 50 − 75 − 3·5 = 160, in four shares.
    let tile = Tile.row(
      height: .points(90), spacing: 5,
      [.cell(width: .points(50)), .cell(width: .percent("0.25")), .cell(width: .share(1)), .cell(width: .share(3))])
    #expect(try cells(tile, 4) == frames("0 0 50 90; 55 0 75 90; 135 0 40 90; 180 0 120 90"))
  }

  @Test func `R19 what is not written takes one share along and everything across`() throws {
    let tile = Tile.row(height: .points(90), [.cell(), .column([.cell(), .cell(), .cell()])])
    #expect(try cells(tile, 4) == frames("0 0 150 90; 150 0 150 30; 150 30 150 30; 150 60 150 30"))
  }

  @Test func `R5 percents refer to the enclosing part less its insets`() throws {
    // Inside 10 all round: 280 wide, 80 high. Half of them each.
    let tile = Tile.row(
      height: .points(100), insets: 10,
      [.column(width: .percent("0.5"), insets: 4, [.cell(width: .percent("0.5"), height: .percent("0.25"))])])
    // The column is 140 by 80 at 10, 10; inside 132 by 72 at 14, 14.
    #expect(try cells(tile) == frames("14 14 66 18"))
  }

  @Test func `R19 the arrangement repeats with the line spacing and the last one keeps its extent`() throws {
    let tile = Tile.column(height: .points(60), spacing: 10, [.cell(), .cell()])
    let layout = try layOut(mosaic(tile, lines: 7, insets: 5), [0, 0, 0], width: 110)
    #expect(layout.cells() == frames("5 5 100 25; 5 40 100 25; 5 72 100 25"))
    // 5 + 60 + 7 + 60 + 5
    #expect(layout.sections[0].frame == frame(0, 0, 110, 137))
  }

  @Test func `the outermost part is as wide as the content, or says how wide it is`() throws {
    #expect(try cells(.row(height: .points(10), [.cell()])) == frames("0 0 300 10"))
    #expect(try cells(.row(width: .points(120), height: .points(10), [.cell()])) == frames("0 0 120 10"))
    #expect(try cells(.row(width: .percent("0.5"), height: .points(10), [.cell()])) == frames("0 0 150 10"))
    #expect(try cells(.row(height: .ratio(width: 4, height: 3), [.cell()])) == frames("0 0 300 225"))
    let content = Size.length(.sum([Length.Term("0.5", .contentWidth)]))
    #expect(try cells(.row(height: content, [.cell()])) == frames("0 0 300 150"))
  }

  @Test func `R6 a unit's insets shrink the cell, as its width says`() throws {
    let tenth = Length.sum([Length.Term("0.1", .itemWidth)])
    let units: [Written] = [[(.itemInsets, .insets(Insets(all: tenth)))], []]
    let tile = Tile.row(height: .points(50), [.cell(width: .share(2)), .cell(width: .share(1))])
    let layout = try layOut(mosaic(tile, units: units), [0, 0, 1], width: 300)
    // 200 and 100 wide: insets of 20 and of 10.
    #expect(layout.cells() == frames("20 20 160 10; 210 10 80 30; 0 50 200 50"))
  }

  @Test func `R20 an exact fit fits and one point more does not`() throws {
    #expect(
      try cells(.row(height: .points(10), spacing: 20, [.cell(width: .points(100)), .cell(width: .points(180))]), 2)
        == frames("0 0 100 10; 120 0 180 10"))
    #expect(
      try cells(.row(height: .points(10), [.cell(width: .points(300)), .cell(width: .share(1))]), 2)
        == frames("0 0 300 10; 300 0 0 10"))
    #expect(
      rule(.row(height: .points(10), spacing: 20, [.cell(width: .points(100)), .cell(width: .points(181))]))
        == .exactFit)
    #expect(rule(.row(height: .points(10), [.cell(width: .points(301)), .cell(width: .share(1))])) == .exactFit)
    // Halves with a gap between them.
    #expect(
      rule(.row(height: .points(10), spacing: 1, [.cell(width: .percent("0.5")), .cell(width: .percent("0.5"))]))
        == .exactFit)
    #expect(try cells(.row(height: .points(10), (0..<3).map { _ in .cell(width: .percent("1/3")) }), 3).count == 3)
  }

  @Test func `R20 nothing is larger than what it stands in`() {
    #expect(rule(.row(width: .points(301), height: .points(10), [.cell()])) == .exactFit)
    #expect(rule(.row(height: .points(10), [.cell(height: .points(11))])) == .exactFit)
    #expect(rule(.column(height: .points(10), [.cell(width: .percent("1.5"))])) == .exactFit)
    #expect(rule(.row(height: .points(10), insets: 6, [.cell()])) == .exactFit)
    let error = failure { try layOut(mosaic(.row(height: .points(10), [.cell(height: .points(11))])), [0], width: 300) }
    #expect(
      error?.message == "section `mosaic`: a cell is 11 high at container width 300: its row has room for 10")
  }

  @Test func `R19 parts without a definite extent are errors`() {
    #expect(rule(.row(height: .percent(.one), [.cell()])) == .mosaic)
    #expect(rule(.row(width: .share(1), height: .points(10), [.cell()])) == .mosaic)
    #expect(rule(.row(height: .points(10), [.cell(height: .share(1))])) == .mosaic)
    #expect(rule(.row(height: .points(10), [.cell(width: .estimate(.points(5)))])) == .mosaic)
    #expect(rule(.row(height: .points(10), [])) == .mosaic)
    #expect(failure { try layOut(section(.mosaic, units: [[]]), [0], width: 300) }?.rule == .mosaic)
  }

  @Test func `R3 a mosaic is mirrored`() throws {
    let tile = Tile.row(height: .points(50), [.cell(width: .share(2)), .cell(width: .share(1))])
    let layout = try layOut(mosaic(tile), [0, 0], width: 300, direction: .rightToLeft)
    #expect(layout.cells() == frames("100 0 200 50; 0 0 100 50"))
  }

  @Test func `an adaptation replaces the whole arrangement`() throws {
    var wide = ConditionBox()
    wide.width.minimum = 300
    var section = mosaic(.row(height: .points(50), [.cell(), .cell()]))
    section.adaptations = [
      Adaptation(
        condition: [wide],
        assignments: [Assignment(.section, .arrangement, .tile(.column(height: .points(40), [.cell(), .cell()])))])
    ]
    #expect(try layOut(section, [0, 0], width: 299).cells() == frames("0 0 149.5 50; 149.5 0 149.5 50"))
    #expect(try layOut(section, [0, 0], width: 300).cells() == frames("0 0 300 20; 0 20 300 20"))
  }
}
