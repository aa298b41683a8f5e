import SDUIIR
import SDUILayout
import Testing

/// Published layouts with the frames that were observed, measured or published for them. The names are the ids of the
/// collection that the figures are from; only figures are copied.
@Suite struct PublishedCaseTests {
  @Test(arguments: GridCase.equalColumns + GridCase.adaptiveColumns + GridCase.spans)
  func grids(_ published: GridCase) throws {
    let layout = try layOut(
      published.section, published.items, width: published.width, direction: published.direction)
    let expected = frames(published.expected)
    #expect(layout.cells().count == expected.count)
    for (cell, figure) in zip(layout.cells(), expected) {
      #expect(agree(cell, figure), "\(published.id): \(cell) is not \(figure)")
    }
    if let count = published.count { #expect(layout.sections[0].columns == count) }
  }

  @Test(arguments: CarouselCase.all)
  func carousels(_ published: CarouselCase) throws {
    let strip = section(
      .carousel,
      [
        (.scroll, .keyword(published.scroll)), (.spacing, .gap(published.spacing)),
        (.insets, .insets(leading: published.insets.0, trailing: published.insets.1)),
      ], units: [[(.width, .size(published.item.0)), (.height, .size(published.item.1))]])
    let layout = try layOut(
      strip, Array(repeating: 0, count: 6), width: published.width, direction: published.direction)
    #expect(layout.cells() == frames(published.expected))
    let found = try #require(layout.sections[0].strip)
    #expect(found.contentWidth == published.contentWidth)
    #expect(found.maximumOffset == published.maximum)
    #expect(found.restOffsets == (published.scroll == .continuous ? nil : published.rest))
  }

  @Test(arguments: StackCase.all)
  func sections(_ published: StackCase) throws {
    let layout = try (screen(StackCase.sections, [(.sectionSpacing, .points(24))])).layout(
      data([[0, 0, 0], [0, 0, 0, 0]]),
      in: LayoutEnvironment(width: published.width, height: 844))
    let found = layout.sections.indices.flatMap { index in
      let section = layout.sections[index]
      return [section.background, section.header].compactMap { $0 } + layout.cells(index)
        + [section.footer].compactMap { $0 }
    }
    let expected = frames(published.expected)
    #expect(found.count == expected.count)
    for (frame, figure) in zip(found, expected) { #expect(agree(frame, figure), "\(frame) is not \(figure)") }
  }

  @Test(arguments: RowCase.all)
  func rows(_ published: RowCase) throws {
    let grid = section(
      .grid,
      [
        (.columns, .columns(published.columns)), (.spacing, .gap(published.gap)),
        (.rowAlign, .keyword(published.alignment)), (.insets, published.insets),
      ], units: published.items.map { [(.span, .span($0)), (.height, .size($1))] })
    let layout = try layOut(grid, Array(published.items.indices), width: published.width)
    #expect(layout.cells() == frames(published.expected))
    if let total = published.total { #expect(layout.contentSize.height == total) }
  }
}

/// A grid of items of one height.
struct GridCase: Sendable, CustomTestStringConvertible {
  let id: String
  let width: Rational
  let columns: PropertyValue
  /// Between columns and between rows.
  let gaps: (Rational, Rational)
  let insets: PropertyValue
  let height: Size
  let direction: InterfaceDirection
  /// One for each item; empty where each takes one column.
  let spans: [Int64]
  let count: Int64?
  let expected: String
  var testDescription: String { id }

  init(
    _ id: String, width: Rational, _ columns: PropertyValue, gaps: (Rational, Rational),
    insets: (Rational, Rational, Rational, Rational), height: Size, direction: InterfaceDirection = .leftToRight,
    spans: [Int64] = [], count: Int64? = nil, expected: String
  ) {
    (self.id, self.width, self.columns, self.gaps, self.height) = (id, width, columns, gaps, height)
    (self.direction, self.spans, self.count, self.expected) = (direction, spans, count, expected)
    self.insets = .insets(top: insets.0, leading: insets.1, bottom: insets.2, trailing: insets.3)
  }

  /// A unit for each item that spans, else one for all.
  var section: ScreenSection {
    let units: [Written] = (spans.isEmpty ? [1] : spans).map { [(.height, .size(height)), (.span, .span($0))] }
    return SDUILayoutTests.section(
      .grid, [(.columns, columns), (.spacing, .gaps(lines: gaps.1, items: gaps.0)), (.insets, insets)], units: units)
  }

  var items: [Int] {
    spans.isEmpty ? frames(expected).map { _ in 0 } : Array(spans.indices)
  }
}

/// A carousel of six items of one size.
struct CarouselCase: Sendable, CustomTestStringConvertible {
  let id: String
  let width: Rational
  let scroll: Keyword
  let item: (Rational, Rational)
  let spacing: Rational
  /// Leading and trailing.
  let insets: (Rational, Rational)
  let direction: InterfaceDirection
  let contentWidth: Rational
  let maximum: Rational
  let rest: [Rational]
  let expected: String
  var testDescription: String { id }

  init(
    _ id: String, width: Rational, _ scroll: Keyword, item: (Rational, Rational), spacing: Rational,
    insets: (Rational, Rational), direction: InterfaceDirection = .leftToRight, contentWidth: Rational,
    maximum: Rational, rest: [Rational], expected: String
  ) {
    (self.id, self.width, self.scroll, self.item, self.spacing) = (id, width, scroll, item, spacing)
    (self.insets, self.direction, self.contentWidth) = (insets, direction, contentWidth)
    (self.maximum, self.rest, self.expected) = (maximum, rest, expected)
  }
}

/// Two grids with headers, a footer and backgrounds, 24 apart; only the width differs.
struct StackCase: Sendable, CustomTestStringConvertible {
  let id: String
  let width: Rational
  let expected: String
  var testDescription: String { id }

  init(_ id: String, width: Rational, expected: String) {
    (self.id, self.width, self.expected) = (id, width, expected)
  }

  static let sections: [ScreenSection] = [
    grid(columns: 2, header: 44, footer: [(.supplementaryHeight, .size(30))]),
    grid(columns: 3, header: 50, footer: nil),
  ]

  private static func grid(columns: Int64, header: Rational, footer: Written?) -> ScreenSection {
    section(
      .grid,
      [
        (.columns, .columns(columns)), (.spacing, .gap(10)),
        (.insets, .insets(top: 20, leading: 16, bottom: 12, trailing: 16)),
      ], header: [(.supplementaryHeight, .size(header))], footer: footer,
      background: [(.backgroundInsets, .insets(top: 4, leading: 10, bottom: 8, trailing: 6))],
      units: [[(.height, .size(50))]])
  }
}

/// Rows of items of different spans and heights.
struct RowCase: Sendable, CustomTestStringConvertible {
  let id: String
  let width: Rational
  let columns: Int64
  let gap: Rational
  let insets: PropertyValue
  let alignment: Keyword
  /// Span and height.
  let items: [(Int64, Rational)]
  let total: Rational?
  let expected: String
  var testDescription: String { id }

  init(
    _ id: String, width: Rational, columns: Int64, gap: Rational,
    insets: (Rational, Rational, Rational, Rational), align alignment: Keyword, items: [(Int64, Rational)],
    total: Rational?, expected: String
  ) {
    (self.id, self.width, self.columns, self.gap) = (id, width, columns, gap)
    (self.alignment, self.items, self.total, self.expected) = (alignment, items, total, expected)
    self.insets = .insets(top: insets.0, leading: insets.1, bottom: insets.2, trailing: insets.3)
  }
}
