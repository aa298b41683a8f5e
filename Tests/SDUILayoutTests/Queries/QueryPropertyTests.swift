import SDUIIR
import SDUILayout
import TestSupport
import Testing

/// Queries against brute force, and the closed form against items one by one: seeded random sections, the same
/// everywhere.
@Suite struct QueryPropertyTests {
  /// Returns those in a rectangle, by trying all.
  private func bruteForce(_ layout: ScreenLayout, _ area: Frame) throws -> [VisiblePlace] {
    let (right, bottom) = (try area.x + area.width, try area.y + area.height)
    return try layout.sections.indices.flatMap { section in
      try layout.sections[section].items.compactMap { item in
        let cell = item.frame
        let isInside =
          try cell.x < right && cell.y < bottom && cell.x + cell.width > area.x && cell.y + cell.height > area.y
        return isInside ? VisiblePlace(section: section, item: item) : nil
      }
    }
  }

  private struct VisiblePlace: Equatable {
    let section: Int
    let item: ItemLayout
  }

  private func found(_ layout: ScreenLayout, _ area: Frame) throws -> [VisiblePlace] {
    try layout.items(in: area).map { VisiblePlace(section: $0.section, item: $0.item) }
  }

  /// A rectangle that begins within the content or beside it.
  private func area(_ random: inout RandomSource, _ layout: ScreenLayout) -> Frame {
    let height = max(1, Int(layout.contentSize.height.floor))
    return frame(
      random.length(-50...400), random.length(-50...height), random.length(0...400), random.length(0...900))
  }

  /// The layout itself, and what stages make of it.
  private func stages(_ random: inout RandomSource, _ layout: ScreenLayout) throws -> [ScreenLayout] {
    let mode = Rounding.allCases[random.number(0...2)]
    let scale = Rational(random.number(1...3))
    let rounded = try layout.rounded(scale: scale, mode: mode)
    return [
      layout, rounded, try layout.mirrored(), try layout.mirrored().rounded(scale: scale, mode: mode),
      try rounded.mirrored().rounded(scale: "1/2", mode: .nearest),
    ]
  }

  /// A section of rows with one unit, and its insets.
  private func rows(_ random: inout RandomSource) throws -> ScreenSection {
    let kind = [LayoutKind.grid, .list, .hero, .waterfall][random.number(0...3)]
    let columns = random.number(1...7)
    var written: Written = [
      (.spacing, .gaps(lines: random.length(0...20), items: random.length(0...12))),
      (
        .insets,
        .insets(
          top: random.length(0...30), leading: random.length(0...30), bottom: random.length(0...30),
          trailing: random.length(0...30))
      ),
    ]
    var unit: Written = [(.itemInsets, .inset(random.length(0...1)))]
    let ratio = PropertyValue.size(.ratio(width: 3, height: Rational(random.number(1...4))))
    unit.append((.height, random.number(0...2) == 0 ? ratio : .size(random.length(2...90))))
    if kind == .grid || kind == .waterfall { written.append((.columns, .columns(Int64(columns)))) }
    if kind == .grid {
      written.append((.rowAlign, .keyword([.top, .center, .stretch][random.number(0...2)])))
      unit.append((.span, .span(Int64(random.number(1...columns)))))
      unit.append((.place, .keyword(random.number(0...1) == 0 ? .automatic : .nextRow)))
    }
    return section(kind, written, header: [(.supplementaryHeight, .size(20))], units: [unit])
  }

  @Test(arguments: 0..<40)
  func `the closed form is the stored form`(seed: Int) throws {
    var random = RandomSource(seed: UInt64(seed))
    let section = try rows(&random)
    let count = random.number(0...300)
    let environment = LayoutEnvironment(
      width: random.length(320...1376), height: 844,
      direction: random.number(0...1) == 0 ? .leftToRight : .rightToLeft)
    let item = ItemData(unit: 0)
    let lists = [ItemList(repeating: item, count: count), ItemList(Array(repeating: item, count: count))]
    let layouts = try lists.map { items in
      var stack = SDUILayoutTests.section(.stack, [(.insets, .inset("22/3"))])
      stack.sections = [section]
      let inner = SectionItems(section: 0, items: items)
      let inStack = SectionItems(section: 1, sections: [inner])
      let data = ScreenItems(sections: [inner, inStack])
      return try screen([section, stack]).layout(data, in: environment)
    }
    var copy = random
    let closed = try stages(&random, layouts[0])
    let stored = try stages(&copy, layouts[1])
    for (closed, stored) in zip(closed, stored) {
      #expect(closed.contentSize == stored.contentSize)
      for section in closed.sections.indices {
        #expect(closed.sections[section].frame == stored.sections[section].frame)
        #expect(closed.sections[section].footer == stored.sections[section].footer)
        #expect(Array(closed.sections[section].items) == Array(stored.sections[section].items))
      }
      for _ in 0..<6 {
        let area = area(&random, closed)
        let places = try bruteForce(stored, area)
        #expect(try found(closed, area) == places)
        #expect(try found(stored, area) == places)
      }
    }
  }

  @Test(arguments: 0..<40)
  func `items in a rectangle are those of brute force`(seed: Int) throws {
    var random = RandomSource(seed: UInt64(seed))
    var sections: [ScreenSection] = []
    var units: [[Int]] = []
    for _ in 0..<random.number(1...6) {
      let kind = [LayoutKind.grid, .list, .hero, .carousel, .waterfall, .flow][random.number(0...5)]
      let columns = kind == .grid || kind == .waterfall ? random.number(1...5) : 1
      var written: Written = [
        (.spacing, .gaps(lines: random.length(0...20), items: random.length(0...12))),
        (.insets, .insets(top: random.length(0...9), leading: random.length(0...30), trailing: 5)),
      ]
      if kind == .grid || kind == .waterfall { written.append((.columns, .columns(Int64(columns)))) }
      if kind == .carousel { written.append((.rows, .count(Int64(random.number(1...3))))) }
      let unit: [Written] = (0..<3).map { _ in
        var unit: Written = [(.height, .size(random.length(0...90)))]
        if kind == .carousel || kind == .flow { unit.append((.width, .size(random.length(0...280)))) }
        if kind == .grid { unit.append((.span, .span(Int64(random.number(1...columns))))) }
        if kind == .grid { unit.append((.place, .keyword(random.number(0...1) == 0 ? .automatic : .nextRow))) }
        return unit
      }
      let hidden: Written = [(.hidden, .boolean(random.number(0...5) == 0))]
      sections.append(section(kind, written + hidden, units: unit))
      units.append((0..<random.number(0...150)).map { _ in random.number(0...2) })
    }
    let layout = try (screen(sections, [(.sectionSpacing, .points(random.length(0...9)))])).layout(
      data(units),
      in: LayoutEnvironment(width: random.length(320...1376), height: 844))
    for layout in try stages(&random, layout) {
      for _ in 0..<8 {
        let area = area(&random, layout)
        #expect(try found(layout, area) == bruteForce(layout, area))
      }
    }
  }
}
