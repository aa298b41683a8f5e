import SDUIIR
import SDUILayout
import Testing

/// Published waterfalls, flows and mosaics, and screens of several sections. What is left out is in `LeftOut`.
@Suite struct PublishedKindTests {
  @Test(arguments: WaterfallCase.all)
  func waterfalls(_ published: WaterfallCase) throws {
    let heights = published.heights.split(separator: " ").compactMap { Rational(decimal: String($0)) }
    let fall = section(
      .waterfall,
      [(.columns, .columns(published.columns)), (.spacing, .gap(published.gap)), (.insets, published.insets)],
      units: heights.map { [(.height, .size($0))] })
    expect(try layOut(fall, Array(heights.indices), width: published.width), published.expected)
  }

  @Test(arguments: FlowCase.all)
  func flows(_ published: FlowCase) throws {
    let sizes = published.sizes.split(separator: ";").map { size in
      size.split(separator: " ").compactMap { Rational(decimal: String($0)) }
    }
    let flow = section(
      .flow,
      [
        (.align, .keyword(.justified)), (.rowAlign, .keyword(.center)), (.spacing, published.gaps),
        (.insets, published.insets),
      ], units: sizes.map { [(.width, .size($0[0])), (.height, .size($0[1]))] })
    expect(try layOut(flow, Array(sizes.indices), width: published.width), published.expected)
  }

  @Test(arguments: MosaicCase.all)
  func mosaics(_ published: MosaicCase) throws {
    let tile = Tile.row(
      height: .length(.sum([Length.Term(published.height, .contentWidth)])),
      [
        .cell(width: .percent(published.large)),
        .column([.cell(height: .percent("0.5")), .cell(height: .percent("0.5"))]),
      ])
    let mosaic = section(
      .mosaic,
      [(.arrangement, .tile(tile)), (.spacing, .gap(published.gap)), (.insets, .inset(published.insets))],
      units: [[(.itemInsets, .inset(published.padding))]])
    let items = Array(repeating: 0, count: 9)
    expect(
      try layOut(mosaic, items, width: published.width, direction: published.direction), published.expected)
  }

  @Test(arguments: ScreenCase.all)
  func screens(_ published: ScreenCase) throws {
    let items = published.sections.map { Array($0.units.indices) }
    var layout = try screen(published.sections).layout(data(items), in: published.environment)
    if let scale = published.scale { layout = try layout.rounded(scale: scale, mode: .nearest) }
    let cells = layout.sections.indices.flatMap { layout.cells($0) }
    let expected = frames(published.expected)
    #expect(Array(cells.prefix(expected.count)) == expected)
    if let height = published.contentHeight { #expect(layout.contentSize.height == height) }
    if let width = published.contentWidth { #expect(layout.sections[0].strip?.contentWidth == width) }
  }

  private func expect(_ layout: ScreenLayout, _ published: String) {
    let expected = frames(published)
    #expect(layout.cells().count == expected.count)
    for (cell, figure) in zip(layout.cells(), expected) { #expect(agree(cell, figure), "\(cell) is not \(figure)") }
  }
}

/// A waterfall of items of different heights.
struct WaterfallCase: Sendable, CustomTestStringConvertible {
  let id: String
  let width: Rational
  let columns: Int64
  let gap: Rational
  let insets: PropertyValue
  let heights: String
  let expected: String
  var testDescription: String { id }

  init(
    _ id: String, width: Rational, columns: Int64, gap: Rational, insets: PropertyValue, heights: String,
    expected: String
  ) {
    (self.id, self.width, self.columns, self.gap) = (id, width, columns, gap)
    (self.insets, self.heights, self.expected) = (insets, heights, expected)
  }
}

/// A justified flow.
struct FlowCase: Sendable, CustomTestStringConvertible {
  let id: String
  let width: Rational
  let gaps: PropertyValue
  let insets: PropertyValue
  /// Width and height of each item.
  let sizes: String
  let expected: String
  var testDescription: String { id }

  init(
    _ id: String, width: Rational, gaps: PropertyValue, insets: PropertyValue, sizes: String, expected: String
  ) {
    (self.id, self.width, self.gaps) = (id, width, gaps)
    (self.insets, self.sizes, self.expected) = (insets, sizes, expected)
  }
}

/// A large cell beside a column of two.
struct MosaicCase: Sendable, CustomTestStringConvertible {
  let id: String
  let width: Rational
  let direction: InterfaceDirection
  let insets: Rational
  let gap: Rational
  /// Of the content's width.
  let height: Rational
  /// The part of the row that the large cell takes.
  let large: Rational
  let padding: Rational
  let expected: String
  var testDescription: String { id }

  init(
    _ id: String, width: Rational, direction: InterfaceDirection = .leftToRight, insets: Rational, gap: Rational,
    height: Rational, large: Rational, padding: Rational, expected: String
  ) {
    (self.id, self.width, self.direction, self.insets, self.gap) = (id, width, direction, insets, gap)
    (self.height, self.large, self.padding, self.expected) = (height, large, padding, expected)
  }
}
