import SDUIIR
import SDUILayout
import TestSupport
import Testing

/// The properties of every waterfall, flow and mosaic: seeded random sections, the same everywhere.
@Suite struct KindPropertyTests {
  private func isApart(_ first: Frame, _ second: Frame) throws -> Bool {
    try first.x + first.width <= second.x || second.x + second.width <= first.x
      || first.y + first.height <= second.y || second.y + second.height <= first.y
  }

  /// Items are inside the content, from 16 on both sides, and apart from one another.
  private func check(_ layout: ScreenLayout, width: Rational) throws {
    let cells = layout.cells()
    for (index, cell) in cells.enumerated() {
      #expect(cell.x >= 16)
      #expect(try cell.x + cell.width <= width - 16)
      #expect(try cell.y + cell.height <= layout.contentSize.height)
      for other in cells[..<index] { #expect(try isApart(cell, other)) }
    }
  }

  private let insets = PropertyValue.insets(leading: 16, trailing: 16)

  @Test(arguments: 0..<40)
  func `items of a waterfall keep to their columns`(seed: Int) throws {
    var random = RandomSource(seed: UInt64(seed))
    let units: [Written] = (0..<5).map { _ in [(.height, .size(random.length(1...90)))] }
    let fall = section(
      .waterfall,
      [(.columns, .columns(Int64(random.number(1...6)))), (.spacing, .gap(random.length(0...9))), (.insets, insets)],
      units: units)
    let width = random.length(320...1376)
    try check(layOut(fall, (0..<30).map { _ in random.number(0...4) }, width: width), width: width)
  }

  @Test(arguments: 0..<60)
  func `items of a flow stay in their lines`(seed: Int) throws {
    var random = RandomSource(seed: UInt64(seed))
    let units: [Written] = (0..<random.number(1...4)).map { _ in
      [(.width, .size(random.length(1...280))), (.height, .size(random.length(1...40)))]
    }
    let words: [Keyword] = [.leading, .center, .justified]
    let flow = section(
      .flow,
      [(.align, .keyword(words[random.number(0...2)])), (.spacing, .gap(random.length(0...9))), (.insets, insets)],
      units: units)
    let width = random.length(320...1376)
    let items = (0..<30).map { _ in random.number(0...units.count - 1) }
    try check(layOut(flow, items, width: width), width: width)
  }

  private func tile(_ random: inout RandomSource, depth: Int) -> Tile {
    let children = (0..<random.number(1...3)).map { _ in
      depth < 3 && random.number(0...1) == 0 ? tile(&random, depth: depth + 1) : Tile.cell()
    }
    return random.number(0...1) == 0
      ? .row(spacing: random.length(0...2), insets: random.length(0...2), children)
      : .column(spacing: random.length(0...2), insets: random.length(0...2), children)
  }

  @Test(arguments: 0..<60)
  func `cells of a mosaic stand apart and repeat`(seed: Int) throws {
    var random = RandomSource(seed: UInt64(seed))
    let inner = [tile(&random, depth: 1), .cell(), .cell(width: .percent("0.25"))]
    let whole = Tile.row(height: .points(random.length(200...400)), spacing: random.length(0...4), inner)
    let mosaic = section(
      .mosaic, [(.arrangement, .tile(whole)), (.spacing, .gap(random.length(0...9))), (.insets, insets)], units: [[]])
    let width = random.length(320...1376)
    try check(layOut(mosaic, Array(repeating: 0, count: 40), width: width), width: width)
  }
}
