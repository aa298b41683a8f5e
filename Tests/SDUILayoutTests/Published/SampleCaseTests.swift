import SDUIIR
import SDUILayout
import Testing

/// Published samples and observations that are told by a few figures. The names are ids, as in `PublishedCaseTests`.
@Suite struct SampleCaseTests {
  @Test(
    arguments: [
      ("computed/apple-two-column-320", 320, "10 0 145 44; 165 0 145 44; 10 54 145 44"),
      ("computed/apple-two-column-390", 390, "10 0 180 44; 200 0 180 44; 10 54 180 44"),
      ("computed/apple-two-column-1366", 1366, "10 0 668 44; 688 0 668 44; 10 54 668 44"),
    ] as [(String, Int, String)])
  func `two columns`(id: String, width: Int, expected: String) throws {
    let grid = section(
      .grid, [(.columns, .columns(2)), (.spacing, .gap(10)), (.insets, .insets(leading: 10, trailing: 10))],
      units: [[(.height, .size(44))]])
    #expect(try layOut(grid, [0, 0, 0], width: Rational(width)).cells() == frames(expected), "\(id)")
  }

  @Test(
    arguments: [
      ("computed/apple-adaptive-sections-list-390", 390, 1, "22 22 346 40", "66"),
      ("computed/apple-adaptive-sections-list-393", 393, 1, "22 22 349 40", "66"),
      ("computed/apple-adaptive-sections-list-430", 430, 1, "22 22 386 40", "66"),
      (
        "computed/apple-adaptive-sections-grid5-393", 393, 5,
        "22 22 66.6 66.6; 92.6 22 66.6 66.6; 163.2 22 66.6 66.6", "92.6"
      ),
      (
        "computed/apple-adaptive-sections-grid3-393", 393, 3,
        "22 22 341/3 66.6; 419/3 22 341/3 66.6; 772/3 22 341/3 66.6", "92.6"
      ),
      ("computed/apple-adaptive-sections-grid5-430", 430, 5, "22 22 74 74; 100 22 74 74; 178 22 74 74", "100"),
      (
        "computed/apple-adaptive-sections-grid5-834", 834, 10,
        "22 22 75.4 154.8; 101.4 22 75.4 154.8; 180.8 22 75.4 154.8", "180.8"
      ),
      (
        "computed/apple-adaptive-sections-grid5-1024", 1024, 10,
        "22 22 94.4 192.8; 120.4 22 94.4 192.8; 218.8 22 94.4 192.8", "218.8"
      ),
      (
        "computed/apple-adaptive-sections-grid5-1366", 1366, 10,
        "22 22 128.6 261.2; 154.6 22 128.6 261.2; 287.2 22 128.6 261.2", "287.2"
      ),
    ] as [(String, Int, Int, String, String)])
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

  @Test(arguments: [
    ("ibp/list-320", 320), ("ibp/list-375", 375), ("ibp/list-402", 402), ("ibp/list-834", 834),
    ("ibp/list-1024", 1024),
  ])
  func `a list of 94 lines of 44`(id: String, width: Int) throws {
    let list = section(.list, units: [[(.height, .size(44))]])
    let layout = try layOut(list, Array(repeating: 0, count: 94), width: Rational(width))
    #expect(layout.contentSize == Extent(width: Rational(width), height: 4136), "\(id)")
    for (index, cell) in layout.cells().enumerated() {
      #expect(cell == frame(0, Rational(44 * index), Rational(width), 44))
    }
  }

  @Test(arguments: [
    ("ibp/grid5-320", 320, "64", "1216"), ("ibp/grid5-375", 375, "75", "1425"),
    ("ibp/grid5-414", 414, "82.8", "1573.2"), ("ibp/grid5-768", 768, "153.6", "2918.4"),
    ("ibp/grid5-834", 834, "166.8", "3169.2"), ("ibp/grid5-1024", 1024, "204.8", "3891.2"),
  ])
  func `94 squares in five columns`(id: String, width: Int, side: String, height: String) throws {
    let grid = section(.grid, [(.columns, .columns(5))], units: [[(.height, .size(.ratio(width: 1, height: 1)))]])
    let layout = try layOut(grid, Array(repeating: 0, count: 94), width: Rational(width))
    #expect(layout.contentSize.height == Rational.reading(height), "\(id)")
    let side = try #require(Rational.reading(side))
    for (index, cell) in layout.cells().enumerated() {
      #expect(try cell == frame(side * Rational(index % 5), side * Rational(index / 5), side, side))
    }
  }

  @Test(
    arguments: [
      ("swiftui/adaptive-50-in-400", 400, 50, 7, "352/7"), ("swiftui/adaptive-80-in-320", 320, 80, 3, "304/3"),
      ("swiftui/adaptive-100-in-375", 375, 100, 3, "359/3"), ("swiftui/adaptive-100-in-390", 390, 100, 3, "374/3"),
      ("swiftui/adaptive-100-in-393", 393, 100, 3, "377/3"), ("swiftui/adaptive-100-in-402", 402, 100, 3, "386/3"),
      ("swiftui/adaptive-100-in-430", 430, 100, 4, "101.5"), ("swiftui/adaptive-160-in-834", 834, 160, 5, "160.4"),
      ("swiftui/adaptive-160-in-1024", 1024, 160, 6, "164"),
    ] as [(String, Int, Int, Int64, String)])
  func `adaptive columns 8 apart`(id: String, width: Int, least: Int, count: Int64, unit: String) throws {
    let grid = section(
      .grid, [(.columns, .adaptive(Rational(least))), (.spacing, .gap(8))], units: [[(.height, .size(1))]])
    let layout = try layOut(grid, [0], width: Rational(width))
    #expect(layout.sections[0].columns == count, "\(id)")
    #expect(layout.cells()[0].width == Rational.reading(unit), "\(id)")
  }

  @Test func `blueprints/testVerticalLayoutAttributesWithSpanTwoUsingSectionHeaders`() throws {
    let grid = section(
      .grid, [(.columns, .columns(2)), (.spacing, .gap(10)), (.insets, .inset(10))],
      header: [(.supplementaryHeight, .size(50)), (.fullWidth, .boolean(true))], units: [[(.height, .size(50))]])
    let ten = Array(repeating: 0, count: 10)
    let layout = try Layout.evaluate(screen([grid, grid]), data([ten, ten]), in: Environment(width: 200, height: 200))
    #expect(layout.sections[0].header == frame(0, 0, 200, 50))
    #expect(Array(layout.cells().prefix(3)) == frames("10 60 85 50; 105 60 85 50; 10 120 85 50"))
    #expect(layout.cells().last == frame(105, 300, 85, 50))
    #expect(layout.contentSize == Extent(width: 200, height: 720))
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
