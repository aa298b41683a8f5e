import SDUIIR
import SDUILayout
import TestSupport
import Testing

/// The properties of every screen: seeded random sections, the same everywhere.
@Suite struct PropertyTests {
  /// A random grid of 1 to 6 columns with items of one to all columns, some of which wait for the next row.
  private func grid(_ random: inout RandomSource) -> (section: ScreenSection, items: [Int], columns: Int) {
    let columns = random.number(1...6)
    let alignments = [Keyword.top, .center, .bottom, .stretch]
    let units: [Written] = (1...columns).map { span in
      [
        (.height, .size(random.length(0...90))), (.span, .span(Int64(span))),
        (.place, .keyword(random.number(0...1) == 0 ? .automatic : .nextRow)),
      ]
    }
    let written: Written = [
      (.columns, .columns(Int64(columns))), (.rowAlign, .keyword(alignments[random.number(0...3)])),
      (.spacing, .gaps(lines: random.length(0...20), items: random.length(0...12))),
      (
        .insets,
        .insets(
          top: random.length(0...30), leading: random.length(0...30), bottom: random.length(0...30),
          trailing: random.length(0...30))
      ),
    ]
    let items = (0..<random.number(1...40)).map { _ in random.number(0...columns - 1) }
    return (section(.grid, written, header: [(.supplementaryHeight, .size(20))], units: units), items, columns)
  }

  @Test(arguments: 0..<60)
  func `items of a grid never overlap and stay inside the content`(seed: Int) throws {
    var random = RandomSource(seed: UInt64(seed))
    let (grid, items, _) = grid(&random)
    let width = random.length(320...1376)
    let layout = try layOut(grid, items, width: width)
    let insets = try #require(grid.properties[.insets])
    guard case .insets(let sides) = insets else { return }
    let left = try #require(sides.leading.constant)
    let right = try width - #require(sides.trailing.constant)
    let cells = layout.cells()
    for (index, cell) in cells.enumerated() {
      #expect(cell.x >= left)
      #expect(try cell.x + cell.width <= right)
      for other in cells[..<index] {
        let isApart =
          try cell.x + cell.width <= other.x || other.x + other.width <= cell.x
          || cell.y + cell.height <= other.y || other.y + other.height <= cell.y
        #expect(isApart)
      }
    }
  }

  @Test(arguments: 0..<40)
  func `uniform items fill the content exactly`(seed: Int) throws {
    var random = RandomSource(seed: UInt64(seed))
    let columns = random.number(1...12)
    let leading = random.length(0...20)
    let gap = random.length(0...9)
    let width = random.length(320...1376)
    let grid = section(
      .grid,
      [
        (.columns, .columns(Int64(columns))), (.insets, .insets(leading: leading, trailing: 7)), (.spacing, .gap(gap)),
      ], units: [[(.height, .size(10))]])
    let cells = try layOut(grid, Array(repeating: 0, count: columns), width: width).cells()
    var end = leading
    for (index, cell) in cells.enumerated() {
      #expect(try cell.x == (index == 0 ? end : end + gap))
      end = try cell.x + cell.width
    }
    #expect(try end == width - 7)
  }

  @Test(arguments: 0..<40)
  func `heights of sections and the spacing add up to the content`(seed: Int) throws {
    var random = RandomSource(seed: UInt64(seed))
    var sections: [ScreenSection] = []
    var items: [[Int]] = []
    for _ in 0..<random.number(1...8) {
      var (section, units, _) = grid(&random)
      section.properties[.hidden] = .boolean(random.number(0...3) == 0)
      sections.append(section)
      items.append(random.number(0...3) == 0 ? [] : units)
    }
    let spacing = random.length(0...24)
    let layout = try (screen(sections, [(.sectionSpacing, .points(spacing))])).layout(
      data(items),
      in: LayoutEnvironment(width: random.length(320...1376), height: 844))
    var height = Rational.zero
    let standing = layout.sections.filter(\.takesRoom)
    for (index, section) in standing.enumerated() {
      if index > 0 { height = try height + spacing }
      #expect(section.frame.y == height)
      height = try height + section.frame.height
    }
    #expect(layout.contentSize.height == height)
  }

  @Test(arguments: 0..<40)
  func `right to left is an exact mirror`(seed: Int) throws {
    var random = RandomSource(seed: UInt64(seed))
    let (grid, items, _) = grid(&random)
    let strip = section(
      .carousel,
      [(.spacing, .gap(random.length(0...12))), (.insets, .insets(leading: random.length(0...30), trailing: 5))],
      units: [[(.width, .size(random.length(20...500))), (.height, .size(40))]])
    let home = screen([grid, strip])
    var environment = LayoutEnvironment(width: random.length(320...1376), height: 844)
    let leftToRight = try home.layout(data([items, [0, 0, 0]]), in: environment)
    environment.direction = .rightToLeft
    let rightToLeft = try home.layout(data([items, [0, 0, 0]]), in: environment)
    for section in 0...1 {
      for (one, other) in zip(leftToRight.cells(section), rightToLeft.cells(section)) {
        #expect(try one.x + other.x + one.width == environment.width)
        #expect(one.y == other.y && one.width == other.width && one.height == other.height)
      }
    }
    #expect(try rightToLeft.mirrored().cells(0) == leftToRight.cells(0))
    #expect(leftToRight.sections[1].strip == rightToLeft.sections[1].strip)
  }

  @Test(arguments: 0..<20)
  func `rounded frames stand on pixels, within half a one`(seed: Int) throws {
    var random = RandomSource(seed: UInt64(seed))
    let (grid, items, columns) = grid(&random)
    let exact = try layOut(grid, items, width: random.length(320...1376))
    let scale = Rational(random.number(1...3))
    let shown = try exact.rounded(scale: scale, mode: .nearest).cells()
    let half = try 1 / (scale * 2)
    #expect(columns > 0)
    for (cell, pixel) in zip(exact.cells(), shown) {
      #expect(try (pixel.x * scale).isWhole && (pixel.width * scale).isWhole)
      let drift = try pixel.width - cell.width
      #expect(drift <= half && drift >= -half)
    }
  }

  @Test func `a hundred thousand items take linear time`() throws {
    let waiting: Written = [(.height, .size(10)), (.span, .span(2)), (.place, .keyword(.nextRow))]
    let grid = section(.grid, [(.columns, .columns(3))], units: [[(.height, .size(7))], waiting])
    // One single, then 99,999 that wait until the items end: would be quadratic with one queue.
    let layout = try layOut(grid, [0, 0] + Array(repeating: 1, count: 99_998), width: 391)
    #expect(layout.cells().count == 100_000)
    #expect(layout.contentSize.height == Rational(7 + 99_998 * 10))
  }
}
