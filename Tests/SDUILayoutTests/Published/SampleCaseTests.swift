import SDUIIR
import SDUILayout
import Testing

/// Published samples and observations with a few figures. The names are ids, as in `PublishedCaseTests`.
@Suite struct SampleCaseTests {
  @Test(arguments: SampleCases.twoColumns)
  func `two columns`(id: String, width: Int, expected: String) throws {
    let grid = section(
      .grid, [(.columns, .columns(2)), (.spacing, .gap(10)), (.insets, .insets(leading: 10, trailing: 10))],
      units: [[(.height, .size(44))]])
    #expect(try layOut(grid, [0, 0, 0], width: Rational(width)).cells() == frames(expected), "\(id)")
  }

  @Test(arguments: SampleCases.adaptingSections)
  func `sections that adapt`(id: String, width: Int, columns: Int, first: String, second: String) throws {
    let height: Length = columns == 1 ? .points(44) : .sum([Length.Term("1/5", .contentWidth)])
    let grid = section(
      .grid, [(.columns, .columns(Int64(columns))), (.insets, .inset(20))],
      units: [[(.height, .size(.length(height))), (.itemInsets, .inset(2))]])
    let cells = try layOut(grid, Array(repeating: 0, count: columns + 1), width: Rational(width)).cells()
    let expected = frames(first)
    #expect(Array(cells.prefix(expected.count)) == expected, "\(id)")
    #expect(cells[columns].y == Rational.reading(second), "\(id)")
  }

  @Test(arguments: SampleCases.listWidths)
  func `a list of 94 lines of 44`(id: String, width: Int) throws {
    let list = section(.list, units: [[(.height, .size(44))]])
    let layout = try layOut(list, Array(repeating: 0, count: 94), width: Rational(width))
    #expect(layout.contentSize == Extent(width: Rational(width), height: 4136), "\(id)")
    for (index, cell) in layout.cells().enumerated() {
      #expect(cell == frame(0, Rational(44 * index), Rational(width), 44))
    }
  }

  @Test(arguments: SampleCases.squares)
  func `94 squares in five columns`(id: String, width: Int, side: String, height: String) throws {
    let grid = section(.grid, [(.columns, .columns(5))], units: [[(.height, .size(.ratio(width: 1, height: 1)))]])
    let layout = try layOut(grid, Array(repeating: 0, count: 94), width: Rational(width))
    #expect(layout.contentSize.height == Rational.reading(height), "\(id)")
    let side = try #require(Rational.reading(side))
    for (index, cell) in layout.cells().enumerated() {
      #expect(try cell == frame(side * Rational(index % 5), side * Rational(index / 5), side, side))
    }
  }

  @Test(arguments: AdaptiveCase.all)
  func `adaptive columns`(published: AdaptiveCase) throws {
    let columns: Written = [(.columns, .adaptive(published.least)), (.spacing, .gap(published.gap))]
    let grid = section(.grid, columns, units: [[(.height, .size(1))]])
    let layout = try layOut(grid, Array(repeating: 0, count: published.count), width: published.width)
    #expect(layout.sections[0].columns == Int64(published.count))
    #expect(layout.cells().allSatisfy { $0.width == published.unit && $0.y == .zero })
  }

  @Test func `blueprints/testVerticalLayoutAttributesWithSpanTwoUsingSectionHeaders`() throws {
    let grid = section(
      .grid, [(.columns, .columns(2)), (.spacing, .gap(10)), (.insets, .inset(10))],
      header: [(.supplementaryHeight, .size(50)), (.fullWidth, .boolean(true))], units: [[(.height, .size(50))]])
    let ten = Array(repeating: 0, count: 10)
    let layout = try screen([grid, grid]).layout(data([ten, ten]), in: LayoutEnvironment(width: 200, height: 200))
    #expect(layout.sections[0].header == frame(0, 0, 200, 50))
    #expect(Array(layout.cells().prefix(3)) == frames("10 60 85 50; 105 60 85 50; 10 120 85 50"))
    #expect(layout.cells().last == frame(105, 300, 85, 50))
    #expect(layout.contentSize == Extent(width: 200, height: 720))
  }

  @Test func `iglistkit/test_whenSectionDataIsEmpty_thatStickyHeaderStillShow`() throws {
    let sections = [10, 20, 30].map { height in
      section(.list, [(.emptyBehavior, .keyword(.keep))], header: [(.supplementaryHeight, .size(height))])
    }
    let layout = try screen(sections).layout(data([[], [], []]), in: LayoutEnvironment(width: 100, height: 100))
    #expect(layout.sections.map(\.header) == frames("0 0 100 10; 0 10 100 20; 0 30 100 30"))
  }

  /// The part before the section ends at 130.
  @Test func `listable/flow-vertical/empty-section-with-header-footer`() throws {
    let before = section(.list, units: [[(.height, .size(130))]])
    let flow = section(
      .flow,
      [
        (.emptyBehavior, .keyword(.keep)), (.spacing, .gap(10)), (.insets, .insets(leading: 20, trailing: 40)),
      ], header: [(.supplementaryHeight, .size(40))], footer: [(.supplementaryHeight, .size(20))])
    let place = LayoutEnvironment(width: 500, height: 500)
    let layout = try screen([before, flow]).layout(data([[0], []]), in: place)
    #expect(layout.sections[1].header == frame(20, 130, 440, 40))
    #expect(layout.sections[1].footer == frame(20, 170, 440, 20))
    #expect(layout.sections[1].frame.height == 60)
  }

  @Test func `real-ios/group-too-narrow-error`() {
    let grid = section(
      .grid,
      [(.columns, .columns(4)), (.spacing, .gaps(lines: 0, items: 16)), (.insets, .insets(leading: 16, trailing: 16))],
      units: [[(.height, .size(.estimate(.points(94))))]])
    let error = failure { try layOut(grid, [0], width: 32, height: 653) }
    #expect(error?.rule == .columns)
    #expect(error?.containerWidth == 32)
  }
}

/// Columns that are as many as fit. What Android's toolkit computes in pixels is in points here, which are whole there.
struct AdaptiveCase: Sendable, CustomTestStringConvertible {
  let id: String
  let width: Rational
  let least: Rational
  let gap: Rational
  let count: Int
  let unit: Rational
  var testDescription: String { id }

  init(_ id: String, width: Rational, least: Rational, gap: Rational, count: Int, unit: Rational) {
    (self.id, self.width, self.least, self.gap, self.count, self.unit) = (id, width, least, gap, count, unit)
  }

  static let all: [AdaptiveCase] = [
    AdaptiveCase("swiftui/adaptive-50-in-400", width: 400, least: 50, gap: 8, count: 7, unit: "352/7"),
    AdaptiveCase("swiftui/adaptive-80-in-320", width: 320, least: 80, gap: 8, count: 3, unit: "304/3"),
    AdaptiveCase("swiftui/adaptive-100-in-375", width: 375, least: 100, gap: 8, count: 3, unit: "359/3"),
    AdaptiveCase("swiftui/adaptive-100-in-390", width: 390, least: 100, gap: 8, count: 3, unit: "374/3"),
    AdaptiveCase("swiftui/adaptive-100-in-393", width: 393, least: 100, gap: 8, count: 3, unit: "377/3"),
    AdaptiveCase("swiftui/adaptive-100-in-402", width: 402, least: 100, gap: 8, count: 3, unit: "386/3"),
    AdaptiveCase("swiftui/adaptive-100-in-430", width: 430, least: 100, gap: 8, count: 4, unit: "101.5"),
    AdaptiveCase("swiftui/adaptive-160-in-834", width: 834, least: 160, gap: 8, count: 5, unit: "160.4"),
    AdaptiveCase("swiftui/adaptive-160-in-1024", width: 1024, least: 160, gap: 8, count: 6, unit: 164),
    AdaptiveCase("compose/adaptive-20-in-88", width: 88, least: 20, gap: 0, count: 4, unit: 22),
    AdaptiveCase("compose/adaptive-360-in-1080-gap16", width: 1080, least: 360, gap: 16, count: 2, unit: 532),
    AdaptiveCase("compose/adaptive-300-in-1125-gap30", width: 1125, least: 300, gap: 30, count: 3, unit: 355),
    AdaptiveCase("compose/adaptive-300-in-1170-gap24", width: 1170, least: 300, gap: 24, count: 3, unit: 374),
    AdaptiveCase("compose/adaptive-321-in-1179-gap30", width: 1179, least: 321, gap: 30, count: 3, unit: 373),
    AdaptiveCase("compose/adaptive-321-in-1206-gap30", width: 1206, least: 321, gap: 30, count: 3, unit: 382),
    AdaptiveCase("compose/adaptive-321-in-1290-gap30", width: 1290, least: 321, gap: 30, count: 3, unit: 410),
  ]
}
