import SDUIIR
import SDUILayout
import Testing

/// Layout rules R7 to R9 and R12, and the figures and adaptations that settle them. All figures are computed by hand.
@Suite struct SectionBoxRuleTests {
  /// 100 wide: header 40, insets 8 and 5, two lines of 30 with 6 between, footer 20.
  private func box(header: Written = [], footer: Written = []) -> ScreenSection {
    section(
      .list, [(.insets, .insets(top: 8, leading: 10, bottom: 5, trailing: 20)), (.spacing, .gap(6))],
      header: [(.supplementaryHeight, .size(40))] + header, footer: [(.supplementaryHeight, .size(20))] + footer,
      background: [(.backgroundInsets, .insets(top: 1, leading: 2, bottom: 3, trailing: 4))],
      units: [[(.height, .size(30))]])
  }

  @Test func `R7 header, top inset, lines, bottom inset, footer`() throws {
    let layout = try layOut(box(), [0, 0], width: 100)
    #expect(layout.sections[0].header == frame(10, 0, 70, 40))
    #expect(layout.cells() == frames("10 48 70 30; 10 84 70 30"))
    #expect(layout.sections[0].footer == frame(10, 119, 70, 20))
    #expect(layout.sections[0].frame == frame(0, 0, 100, 139))
    #expect(layout.contentSize == Extent(width: 100, height: 139))
  }

  @Test func `R7 section spacing stands between sections that take room`() throws {
    let list = section(.list, units: [[(.height, .size(30))]])
    let hidden = section(.list, [(.hidden, .boolean(true))], units: [[(.height, .size(30))]])
    let layout = try (screen([hidden, list, list, hidden, list, hidden], [(.sectionSpacing, .points(7))])).layout(
      data([[0], [0], [], [0], [0], [0]]), in: LayoutEnvironment(width: 100, height: 100))
    #expect(layout.sections.map(\.takesRoom) == [false, true, false, false, true, false])
    #expect(layout.sections.map(\.frame.y) == [0, 0, 30, 30, 37, 67])
    #expect(layout.contentSize.height == 67)
  }

  @Test func `R7 sections stand in the order of the data`() throws {
    let list = section(.list, units: [[(.height, .size(30))]])
    let hero = section(.hero, units: [[(.height, .size(50))]])
    let items = ScreenItems(sections: [
      SectionItems(section: 1, items: [ItemData(unit: 0)]), SectionItems(section: 0, items: [ItemData(unit: 0)]),
    ])
    let layout = try screen([list, hero]).layout(items, in: LayoutEnvironment(width: 100, height: 100))
    #expect(layout.sections.map(\.kind) == [.hero, .list])
    #expect(layout.cells(1) == frames("0 50 100 30"))
  }

  @Test func `R8 a header may be as wide as the container`() throws {
    let layout = try layOut(box(header: [(.fullWidth, .boolean(true))]), [0, 0], width: 100)
    #expect(layout.sections[0].header == frame(0, 0, 100, 40))
    #expect(layout.sections[0].frame.height == 139)
  }

  @Test func `R8 overlaying headers and footers add no height`() throws {
    let overlays: Written = [(.overlays, .boolean(true))]
    let layout = try layOut(box(header: overlays, footer: overlays), [0, 0], width: 100)
    #expect(layout.sections[0].header == frame(10, 0, 70, 40))
    #expect(layout.cells() == frames("10 8 70 30; 10 44 70 30"))
    // 8 + 66 + 5 = 79, and the footer ends there.
    #expect(layout.sections[0].frame.height == 79)
    #expect(layout.sections[0].footer == frame(10, 59, 70, 20))
  }

  @Test func `R8 a header stands unless its data is missing`() throws {
    let items = SectionItems(section: 0, items: [ItemData(unit: 0)], header: nil)
    let layout = try (screen([box()])).layout(
      ScreenItems(sections: [items]), in: LayoutEnvironment(width: 100, height: 100))
    #expect(layout.sections[0].header == nil)
    #expect(layout.cells() == frames("10 8 70 30"))
  }

  @Test func `R8 a self-sizing header takes its measured height, and a ratio its own width`() throws {
    let list = section(
      .list, [(.insets, .insets(leading: 10, trailing: 10))],
      header: [(.supplementaryHeight, .size(.estimate(.points(44))))],
      footer: [(.supplementaryHeight, .size(.ratio(width: 16, height: 9))), (.fullWidth, .boolean(true))],
      units: [[(.height, .size(30))]])
    var items = SectionItems(section: 0, items: [ItemData(unit: 0)])
    let environment = LayoutEnvironment(width: 160, height: 100)
    let estimated = try screen([list]).layout(ScreenItems(sections: [items]), in: environment)
    #expect(estimated.sections[0].header == frame(10, 0, 140, 44))
    #expect(estimated.sections[0].footer == frame(0, 74, 160, 90))
    items.header = SupplementaryData(measuredHeight: "51.5")
    let measured = try screen([list]).layout(ScreenItems(sections: [items]), in: environment)
    #expect(measured.sections[0].header == frame(10, 0, 140, "51.5"))
  }

  @Test func `R9 the background covers the whole box less its own insets`() throws {
    #expect(try layOut(box(), [0, 0], width: 100).sections[0].background == frame(2, 1, 94, 135))
  }

  @Test func `R9 insets larger than the box are an error`() {
    let list = section(
      .list, background: [(.backgroundInsets, .inset(20))], units: [[(.height, .size(30))]])
    #expect(failure { try layOut(list, [0], width: 100) }?.rule == .background)
  }

  @Test func `R12 a section without items takes no room`() throws {
    let layout = try layOut(box(), [], width: 100)
    #expect(layout.sections[0].frame == frame(0, 0, 100, 0))
    #expect(!layout.sections[0].takesRoom)
    #expect(layout.sections[0].header == nil && layout.sections[0].background == nil)
  }

  @Test(arguments: LayoutKind.allCases)
  func `R12 a kept section has header, insets and footer`(kind: LayoutKind) throws {
    let kept = section(
      kind,
      [
        (.emptyBehavior, .keyword(.keep)), (.columns, .columns(2)), (.spacing, .gap(9)), (.insets, .inset(5)),
        (.scroll, .keyword(.groupPaging)), (.arrangement, .tile(.row(height: .points(50), [.cell()]))),
      ],
      header: [(.supplementaryHeight, .size(40))], footer: [(.supplementaryHeight, .size(20))])
    let layout = try layOut(kept, [], width: 100)
    #expect(layout.sections[0].frame == frame(0, 0, 100, 70))
    #expect(layout.sections[0].footer == frame(5, 50, 90, 20))
    if kind == .carousel {
      #expect(layout.sections[0].strip?.contentWidth == 10)
      #expect(layout.sections[0].strip?.restOffsets == [])
    }
  }

  @Test func `adaptations override by target, later over earlier, any of their boxes`() throws {
    var wide = ConditionBox()
    wide.width.minimum = 600
    var low = ConditionBox()
    low.height.end = 480
    var rightToLeft = ConditionBox()
    rightToLeft.traits.direction = .rightToLeft
    let grid = section(
      .grid, [(.columns, .columns(2))], header: [(.supplementaryHeight, .size(10))],
      units: [[(.height, .size(30))], [(.height, .size(50))]],
      adaptations: [
        Adaptation(
          condition: [wide, low],
          assignments: [
            Assignment(.section, .columns, .columns(3)), Assignment(.unit(1), .height, .size(60)),
            Assignment(.header, .fullWidth, .boolean(true)),
          ]),
        Adaptation(condition: [rightToLeft], assignments: [Assignment(.section, .columns, .columns(1))]),
      ])
    #expect(try layOut(grid, [0, 1], width: 300).sections[0].columns == 2)
    #expect(try layOut(grid, [0, 1], width: 300, height: 479).sections[0].columns == 3)
    let layout = try layOut(grid, [0, 1], width: 600)
    #expect(layout.cells() == frames("0 10 200 30; 200 10 200 60"))
    #expect(try layOut(grid, [0, 1], width: 600, direction: .rightToLeft).sections[0].columns == 1)
  }

  @Test func `size classes follow from the container unless they are given`() {
    let small = LayoutEnvironment(width: "599.5", height: 479)
    #expect(small.horizontal == .compact && small.vertical == .compact)
    let large = LayoutEnvironment(width: 600, height: 480)
    #expect(large.horizontal == .regular && large.vertical == .regular)
    #expect(LayoutEnvironment(width: 900, height: 900, horizontal: .compact).horizontal == .compact)
  }

  @Test func `figures of a length`() throws {
    // 20sp + container.width / 10 + container.height / 100 + content.width / 2 + item.width · 2
    let height = try Length.linear([
      Length.Term(20, .textPoints), Length.Term("1/10", .containerWidth), Length.Term("1/100", .containerHeight),
      Length.Term("1/2", .contentWidth), Length.Term(2, .itemWidth),
    ])
    let grid = section(
      .grid, [(.columns, .columns(2)), (.insets, .insets(leading: 20))],
      units: [[(.height, .size(.length(height)))], [(.height, .size(.length(try .greatest([height, .points(300)]))))]])
    let environment = LayoutEnvironment(width: 120, height: 700, textScale: "1.5")
    let layout = try screen([grid]).layout(data([[0, 1]]), in: environment)
    // 30 + 12 + 7 + 50 + 100
    #expect(layout.cells() == frames("20 0 50 199; 70 0 50 300"))
  }
}
