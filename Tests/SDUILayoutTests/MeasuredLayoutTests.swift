import SDUIIR
import SDUILayout
import TestSupport
import Testing

/// A layout that is kept while items are measured is the one from scratch: seeded random screens, the same everywhere.
@Suite struct MeasuredLayoutTests {
  private let kinds: [LayoutKind] = [.grid, .list, .hero, .waterfall, .flow, .carousel, .mosaic, .stack]

  private func size(_ random: inout RandomSource, _ range: ClosedRange<Int>) -> PropertyValue {
    let length = random.length(range)
    return random.number(0...3) == 0 ? .size(length) : .size(.estimate(.points(length)))
  }

  private func unit(_ random: inout RandomSource, columns: Int) -> Written {
    var unit: Written = [
      (.width, size(&random, 20...150)), (.height, size(&random, 10...90)),
      (.span, .span(Int64(random.number(1...columns)))),
      (.place, .keyword(random.number(0...2) == 0 ? .nextRow : .automatic)),
      (.uniformAcrossSiblings, .boolean(random.number(0...3) == 0)),
    ]
    if random.number(0...2) == 0 { unit.append((.itemInsets, .inset(random.length(0...3)))) }
    if random.number(0...3) == 0 { unit.append((.maxHeight, .points("100/3"))) }
    return unit
  }

  private func randomSection(_ random: inout RandomSource, of kinds: [LayoutKind]) -> ScreenSection {
    let kind = kinds[random.number(0...kinds.count - 1)]
    let columns = random.number(1...4)
    let lines = [Keyword.leading, .center, .justified]
    let tile = Tile.row(height: .points(random.length(40...200)), [.cell(), .column([.cell(), .cell()])])
    var written: Written = [
      (.spacing, .gaps(lines: random.length(0...20), items: random.length(0...12))),
      (.insets, .insets(top: random.length(0...9), leading: random.length(0...30), bottom: random.length(0...9))),
      (.columns, .columns(Int64(columns))), (.rows, .count(Int64(random.number(1...3)))),
      (.rowAlign, .keyword([Keyword.top, .center, .bottom, .stretch][random.number(0...3)])),
      (.align, .keyword(lines[random.number(0...2)])), (.arrangement, .tile(tile)),
    ]
    if random.number(0...3) == 0 { written.append((.hidden, .boolean(true))) }
    if random.number(0...3) == 0 {
      written.append((.collapse, .collapse(.visible(Int64(random.number(1...9))))))
    }
    var result = section(
      kind, written, header: random.number(0...1) == 0 ? [(.supplementaryHeight, .size(20))] : nil,
      footer: random.number(0...1) == 0 ? [(.supplementaryHeight, .size(30))] : nil,
      background: random.number(0...1) == 0 ? [(.backgroundInsets, .inset(random.length(0...4)))] : nil,
      units: kind == .stack ? [] : (0..<3).map { _ in unit(&random, columns: columns) })
    if kind == .stack {
      let inner = kinds.filter { $0 != .stack }
      result.sections = (0..<random.number(1...4)).map { _ in randomSection(&random, of: inner) }
    }
    return result
  }

  private func items(_ random: inout RandomSource, of section: ScreenSection, at index: Int) -> SectionItems {
    let count = section.kind == .stack ? 0 : random.number(0...40)
    var items = SectionItems(section: index, items: (0..<count).map { _ in ItemData(unit: random.number(0...2)) })
    if count > 0, random.number(0...4) == 0 { items.items = ItemList(repeating: ItemData(unit: 0), count: count) }
    items.sections = section.sections.indices.map { self.items(&random, of: section.sections[$0], at: $0) }
    return items
  }

  /// Measures many items one after another; each time the layout is compared with that from scratch.
  private func check(_ home: Screen, _ random: inout RandomSource) throws {
    let environment = LayoutEnvironment(
      width: random.length(320...700), height: 844,
      direction: random.number(0...1) == 0 ? .leftToRight : .rightToLeft)
    let data = ScreenItems(sections: home.sections.indices.map { items(&random, of: home.sections[$0], at: $0) })
    var measured: MeasuredLayout
    do { measured = try MeasuredLayout(home, data, in: environment) } catch {
      #expect(throws: error) { try home.layout(data, in: environment) }
      return
    }
    for _ in 0..<25 {
      let section = random.number(0...measured.layout.sections.count - 1)
      let count = measured.layout.sections[section].itemCount + measured.layout.sections[section].collapsedItemCount
      guard count > 0 else { continue }
      let size = MeasuredSize(
        width: random.number(0...3) == 0 ? random.length(20...150) : nil,
        height: random.number(0...9) == 0 ? nil : try random.length(0...120) / Rational(random.number(1...3)))
      let before = measured.items
      do { try measured.measure(size, ofItem: random.number(0...count - 1), inSection: section) } catch {
        #expect(measured.items == before)
      }
      let layout = try home.layout(measured.items, in: environment)
      for (section, other) in zip(measured.layout.sections, layout.sections) where section != other {
        Issue.record("the \(section.kind) differs: \(section.frame) \(other.frame)")
        return
      }
      let isEqual = measured.layout == layout
      #expect(isEqual)
      let area = frame(0, random.length(0...900), 300, random.length(0...300))
      #expect(try measured.layout.items(in: area) == layout.items(in: area))
    }
  }

  @Test(arguments: 0..<150)
  func `a measured size gives the layout from scratch`(seed: Int) throws {
    var random = RandomSource(seed: UInt64(seed))
    let sections = (0..<random.number(1...6)).map { _ in randomSection(&random, of: kinds) }
    var written: Written = [(.sectionSpacing, .points(random.length(0...20)))]
    if random.number(0...1) == 0 { written.append((.contentInsets, .insets(top: 10, bottom: 20))) }
    try check(screen(sections, written), &random)
  }

  @Test(arguments: 0..<30)
  func `so it does on a screen that scrolls horizontally`(seed: Int) throws {
    var random = RandomSource(seed: UInt64(seed))
    let sections = (0..<random.number(1...4)).map { _ in randomSection(&random, of: [.carousel]) }
    try check(
      screen(sections, [(.scrollDirection, .keyword(.horizontal)), (.sectionSpacing, .points(8))]), &random)
  }

  private let list = section(.list, units: [[(.height, .size(.estimate(.points(50))))]])

  @Test func `what is behind moves with the measured item, and what was taken out stays`() throws {
    var measured = try MeasuredLayout(
      screen([list, list]), data([[0, 0], [0]]), in: LayoutEnvironment(width: 300, height: 844))
    let before = measured.layout
    try measured.measure(MeasuredSize(height: 80), ofItem: 0, inSection: 0)
    #expect(measured.layout.cells(0) == frames("0 0 300 80; 0 80 300 50"))
    #expect(measured.layout.cells(1) == frames("0 130 300 50"))
    #expect(measured.layout.contentSize.height == 180)
    #expect(before.cells(0) == frames("0 0 300 50; 0 50 300 50"))
  }

  @Test func `a size that cannot be laid out changes nothing`() throws {
    var measured = try MeasuredLayout(
      screen([list]), data([[0, 0]]), in: LayoutEnvironment(width: 300, height: 844))
    try measured.measure(MeasuredSize(height: 60), ofItem: 0, inSection: 0)
    let before = measured.layout
    let error = #expect(throws: LayoutError.self) {
      try measured.measure(MeasuredSize(height: -1), ofItem: 1, inSection: 0)
    }
    #expect(error?.rule == .sizes)
    #expect(error?.item == 1)
    #expect(measured.layout == before)
    #expect(throws: LayoutError.self) {
      try measured.measure(MeasuredSize(height: Rational(Int.max)), ofItem: 1, inSection: 0)
    }
    #expect(measured.layout == before)
  }

  @Test func `only items that are there can be measured`() throws {
    var measured = try MeasuredLayout(
      screen([list]), data([[0, 0]]), in: LayoutEnvironment(width: 300, height: 844))
    for (item, section) in [(2, 0), (-1, 0), (0, 1), (0, -1)] {
      let error = #expect(throws: LayoutError.self) {
        try measured.measure(MeasuredSize(height: 60), ofItem: item, inSection: section)
      }
      #expect(error?.rule == .noClamping)
    }
  }
}
