import SDUIIR
import SDUILayout
import Testing

/// Layout rules R25 and R26, and the default items. All figures are computed by hand.
@Suite struct SizeRuleTests {
  private let environment = LayoutEnvironment(width: 200, height: 844)

  private func evaluate(_ section: ScreenSection, _ items: [ItemData]) throws -> ScreenLayout {
    try screen([section]).layout(ScreenItems(sections: [SectionItems(section: 0, items: items)]), in: environment)
  }

  @Test func `R25 points, lengths of the item's width, ratios and images`() throws {
    let fourThirds = try Length.linear([Length.Term("4/3", .itemWidth), Length.Term(56, .points)])
    let list = section(
      .list,
      units: [
        [(.height, .size(50))], [(.height, .size(.length(fourThirds)))],
        [(.height, .size(.ratio(width: 16, height: 9)))], [(.height, .size(.ratioField("image")))],
      ])
    var items = (0..<4).map { ItemData(unit: $0) }
    items[3].imageRatios = [
      ImageRatio(field: "logo", width: 1, height: 1), ImageRatio(field: "image", width: 1200, height: 600),
    ]
    // 200 · 4/3 + 56, 200 · 9/16, 200 · 600/1200
    #expect(try evaluate(list, items).cells().map(\.height) == [50, "968/3", "112.5", 100])
    items[3].imageRatios = []
    let error = failure { try evaluate(list, items) }
    #expect(error?.rule == .sizes)
    #expect(error?.item == 3)
  }

  @Test func `R25 minimum and maximum apply last`() throws {
    let bounds: Written = [(.minHeight, .points(44)), (.maxHeight, .length(.figure(.itemWidth)))]
    let list = section(
      .list,
      units: [
        [(.height, .size(30))] + bounds, [(.height, .size(300))] + bounds,
        [(.height, .size(.estimate(.points(100))))] + bounds,
      ])
    let items = [
      ItemData(unit: 0), ItemData(unit: 1), ItemData(unit: 2),
      ItemData(unit: 2, measured: MeasuredSize(height: 20)), ItemData(unit: 2, measured: MeasuredSize(height: 250)),
    ]
    #expect(try evaluate(list, items).cells().map(\.height) == [44, 200, 100, 44, 200])
  }

  @Test func `R25 a minimum over the maximum is an error`() {
    let list = section(
      .list, units: [[(.height, .size(30)), (.minHeight, .points(50)), (.maxHeight, .points(40))]])
    #expect(failure { try evaluate(list, [ItemData(unit: 0)]) }?.rule == .sizes)
  }

  @Test func `R25 a measured size replaces an estimate on its axis`() throws {
    let strip = section(
      .carousel, [(.spacing, .gap(5))],
      units: [
        [(.width, .size(.estimate(.points(80)))), (.height, .size(.estimate(.points(40))))],
        [(.width, .size(70)), (.height, .size(.length(.figure(.itemWidth))))],
        [(.width, .size(.estimate(.points(80)))), (.height, .size(.length(.figure(.itemWidth))))],
      ])
    let measured = MeasuredSize(width: 60, height: 86)
    let items = [
      ItemData(unit: 0), ItemData(unit: 0, measured: measured), ItemData(unit: 1, measured: measured),
      ItemData(unit: 2, measured: measured), ItemData(unit: 2),
    ]
    #expect(
      try evaluate(strip, items).cells()
        == frames("0 0 80 40; 85 0 60 86; 150 0 70 70; 225 0 60 60; 290 0 80 80"))
  }

  @Test func `R25 uniform siblings get the greatest height of their row`() throws {
    let uniform: Written = [(.height, .size(.estimate(.points(40)))), (.uniformAcrossSiblings, .boolean(true))]
    let grid = section(.grid, [(.columns, .columns(2))], units: [uniform, [(.height, .size(10))]])
    let items = [
      ItemData(unit: 0), ItemData(unit: 0, measured: MeasuredSize(height: 55)), ItemData(unit: 0), ItemData(unit: 1),
    ]
    #expect(
      try evaluate(grid, items).cells() == frames("0 0 100 55; 100 0 100 55; 0 55 100 40; 100 55 100 10"))
  }

  @Test func `R25 the row of a carousel runs along the strip`() throws {
    let strip = section(
      .carousel, [(.rows, .count(2))],
      units: [
        [(.width, .size(50)), (.height, .size(.estimate(.points(40)))), (.uniformAcrossSiblings, .boolean(true))]
      ])
    let heights: [Rational] = [40, 20, 30, 60, 50]
    let items = heights.map { ItemData(unit: 0, measured: MeasuredSize(height: $0)) }
    // The upper row is 50 high, the lower one 60.
    #expect(
      try evaluate(strip, items).cells()
        == frames("0 0 50 50; 0 50 50 60; 50 0 50 50; 50 50 50 60; 100 0 50 50"))
  }

  @Test func `R26 a span greater than the columns is an error, unless it is all`() throws {
    let grid = { (span: PropertyValue) in
      section(.grid, [(.columns, .columns(2))], units: [[(.height, .size(1))], [(.height, .size(1)), (.span, span)]])
    }
    let items = [ItemData(unit: 0), ItemData(unit: 1)]
    let error = failure { try evaluate(grid(.span(3)), items) }
    #expect(error?.item == 1)
    #expect(
      error?.message == "section `grid`, item 1: the item spans 3 columns at container width 200: the grid has 2")
    #expect(try evaluate(grid(.itemSpan(.all)), items).cells()[1].width == 200)
    // An absent item cannot fail.
    #expect(try evaluate(grid(.span(3)), [ItemData(unit: 0)]).cells().count == 1)
  }

  @Test func `R26 negative extents of any kind are errors`() {
    let one = [ItemData(unit: 0)]
    let unit: Written = [(.height, .size(10))]
    #expect(failure { try evaluate(section(.list, units: [[(.height, .size(-1))]]), one) }?.rule == .sizes)
    #expect(failure { try evaluate(section(.list, [(.insets, .inset(-1))], units: [unit]), one) } != nil)
    #expect(failure { try evaluate(section(.list, [(.spacing, .gap(-1))], units: [unit]), one) } != nil)
    #expect(
      failure { try evaluate(section(.list, header: [(.supplementaryHeight, .size(-1))], units: [unit]), one) }?.rule
        == .supplementaries)
    #expect(failure { try evaluate(section(.list, units: [unit + [(.itemInsets, .inset(-1))]]), one) }?.item == 0)
    let wrongItem = failure { try evaluate(section(.list, units: [unit]), [ItemData(unit: 1)]) }
    #expect(wrongItem?.rule == .noClamping && wrongItem?.item == 0)
    let negative = failure {
      try screen([]).layout(data([]), in: LayoutEnvironment(width: -1, height: 1))
    }
    #expect(negative?.section == nil && negative?.rule == .noClamping)
    #expect(failure { try screen([]).layout(data([[]]), in: environment) }?.section == 0)
  }

  @Test func `R26 items without a height or a width are errors`() {
    #expect(failure { try evaluate(section(.list, units: [[]]), [ItemData(unit: 0)]) }?.rule == .sizes)
    let strip = section(.carousel, units: [[(.height, .size(10))]])
    #expect(failure { try evaluate(strip, [ItemData(unit: 0)]) }?.rule == .sizes)
  }

  @Test func `four of the first unit and one of each other stand by default`() throws {
    let units: [Written] = [[(.height, .size(.ratioField("image")))], [(.height, .size(1))], [(.height, .size(1))]]
    let standard = { (properties: Written) in
      let items = ScreenItems.standard(for: screen([section(.list, properties, units: units)]), in: self.environment)
      return items.sections[0].items.map(\.unit)
    }
    #expect(standard([]) == [0, 0, 0, 0, 1, 2])
    #expect(standard([(.minItems, .count(8))]) == [0, 0, 0, 0, 0, 0, 1, 2])
    #expect(standard([(.maxItems, .count(3))]) == [0, 0, 0])
    let list = screen([section(.list, units: units)])
    let layout = try list.layout(.standard(for: list, in: environment), in: environment)
    #expect(layout.cells()[0].height == 200)
  }

  @Test func `authored content stands by default`() throws {
    var home = screen([section(.list, units: [[(.height, .size(.ratioField("picture")))], [(.height, .size(1))]])])
    let image = Field(name: DeclaredName("image", wire: "picture"), type: .image)
    home.contract.components = Store([Component(name: DeclaredName("Card"), fields: [image])])
    let value = ImageValue(url: "https://example.com/s.jpg", width: 1200, height: 600)
    home.sections[0].content = Content(items: [
      Content.Item(unit: 1, fields: []),
      Content.Item(unit: 0, fields: [FieldValue(field: 0, value: .image(value))]),
    ])
    let items = ScreenItems.standard(for: home, in: environment)
    #expect(try home.layout(items, in: environment).cells() == frames("0 0 200 1; 0 1 200 100"))
  }

  @Test func `R25 a field of the data is the extent, and without it there is an error`() throws {
    let list = section(.list, units: [[(.height, .size(.field("h")))]])
    let items = [12, 30].map { ItemData(unit: 0, fieldLengths: [FieldLength(field: "h", value: $0)]) }
    let data = ScreenItems(sections: [SectionItems(section: 0, items: items)])
    let environment = LayoutEnvironment(width: 300, height: 800)
    let layout = try screen([list]).layout(data, in: environment)
    #expect(layout.cells().map(\.height) == [12, 30])
    #expect(failure { try layOut(list, [0], width: 300) }?.rule == .sizes)
    let rail = section(.carousel, units: [[(.width, .size(.field("h"))), (.height, .size(10))]])
    let strip = try screen([rail]).layout(data, in: environment)
    #expect(strip.cells() == frames("0 0 12 10; 12 0 30 10"))
    #expect(failure { try layOut(rail, [0], width: 300) }?.rule == .sizes)
  }
}
