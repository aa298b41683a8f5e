import SDUIIR
import SDUILayout
import TestSupport
import Testing

/// Layout rule R10. The figures are computed by hand, and the formula is tried at many offsets.
@Suite struct PinnedFrameTests {
  private func list(header: Keyword, footer: Keyword = .never, height: Rational = 40) -> ScreenSection {
    section(
      .list, header: [(.supplementaryHeight, .size(height)), (.pinned, .keyword(header))],
      footer: [(.supplementaryHeight, .size(20)), (.pinned, .keyword(footer))], units: [[(.height, .size(100))]])
  }

  private func evaluate(_ sections: [ScreenSection], _ properties: Written = []) throws -> ScreenLayout {
    try (screen(sections, [(.sectionSpacing, .points(10))] + properties)).layout(
      data(sections.map { _ in [0, 0, 0] }),
      in: LayoutEnvironment(width: 390, height: 300))
  }

  private func tops(_ layout: ScreenLayout, _ offset: Rational) throws -> [Rational] {
    try layout.pinnedFrames(at: offset).map(\.frame.y)
  }

  @Test func `R10 a header stays until its section ends`() throws {
    // 40 + 300 + 20 = 360 high, the second from 370 to 730. The first section's header is in front.
    let layout = try evaluate([list(header: .section), list(header: .section)])
    #expect(try layout.pinnedFrames(at: 0).map(\.section) == [1, 0])
    #expect(try layout.pinnedFrames(at: 0).allSatisfy { $0.part == .header })
    #expect(try tops(layout, -50) == [370, 0])
    #expect(try tops(layout, 100) == [370, 100])
    #expect(try tops(layout, 320) == [370, 320])
    #expect(try tops(layout, 350) == [370, 320])
    #expect(try tops(layout, 371) == [371, 320])
    #expect(try tops(layout, 5000) == [690, 320])
    #expect(try layout.pinnedFrames(at: 100).map(\.frame.width) == [390, 390])
  }

  @Test func `R10 what is pinned on the screen stays, in front, and keeps others below it`() throws {
    let layout = try evaluate([list(header: .screen, height: 50), list(header: .section), list(header: .screen)])
    // From 0 to 370, 380 to 740, 750 to 1110.
    #expect(try layout.pinnedFrames(at: 0).map(\.section) == [1, 2, 0])
    #expect(try tops(layout, 0) == [380, 750, 0])
    #expect(try tops(layout, 350) == [400, 750, 350])
    #expect(try tops(layout, 690) == [700, 750, 690])
    #expect(try tops(layout, 720) == [700, 770, 720])
    #expect(try tops(layout, 5000) == [700, 1070, 1060])
  }

  @Test func `R10 footers do the same at the bottom`() throws {
    let layout = try evaluate([list(header: .never, footer: .section), list(header: .never, footer: .screen)])
    // The screen shows 300; footers rest at 340 and 710.
    #expect(try layout.pinnedFrames(at: 0).map(\.part) == [.footer, .footer])
    #expect(try tops(layout, 0) == [260, 280])
    #expect(try tops(layout, 100) == [340, 380])
    #expect(try tops(layout, 500) == [340, 710])
    #expect(try tops(layout, -400) == [0, 0])
  }

  @Test func `R10 a pinned section stays below what is pinned above it, and above what follows`() throws {
    var tabs = section(
      .carousel, [(.sectionPinned, .keyword(.screen))], units: [[(.width, .size(90)), (.height, .size(50))]])
    tabs.header = Supplementary(
      component: ID(0), properties: PropertyList([(.supplementaryHeight, .size(10)), (.pinned, .keyword(.screen))]))
    let layout = try evaluate([list(header: .screen), tabs, list(header: .section)])
    // From 0 to 360, the tabs from 370 to 430, the last from 440 to 800. The first header is in front, then the tabs.
    #expect(try layout.pinnedFrames(at: 0).map(\.section) == [2, 1, 0])
    #expect(try layout.pinnedFrames(at: 0).map(\.part) == [.header, .section, .header])
    let offsets: [Rational] = [-50, 0, 100, 329, 331, 340, 341, 400, 690, 720, 2000]
    #expect(
      try offsets.map { try self.tops(layout, $0) } == [
        [440, 370, 0], [440, 370, 0], [440, 370, 100], [440, 370, 329], [440, 371, 331], [440, 380, 340],
        [441, 381, 341], [500, 440, 400], [760, 730, 690], [760, 740, 720], [760, 740, 760],
      ])
    #expect(try layout.pinnedFrames(at: 400)[1].frame == Frame(x: 0, y: 440, width: 390, height: 60))
  }

  @Test func `content insets cover what is behind them`() throws {
    let insets = PropertyValue.insets(top: 30, bottom: 12)
    let layout = try evaluate([list(header: .section, footer: .section)], [(.contentInsets, insets)])
    #expect(try tops(layout, -30) == [0, 238])
    #expect(try tops(layout, 0) == [30, 268])
  }

  @Test func `R10 the sections of a stack keep below its header`() throws {
    var stack = section(.stack, header: [(.supplementaryHeight, .size(44)), (.pinned, .keyword(.section))])
    stack.sections = [list(header: .section)]
    let items = SectionItems(section: 0, items: ItemList(repeating: ItemData(unit: 0), count: 3))
    let layout = try screen([stack]).layout(
      ScreenItems(sections: [SectionItems(section: 0, sections: [items])]),
      in: LayoutEnvironment(width: 390, height: 300))
    // The stack's header is in front. Both end at 404.
    #expect(try layout.pinnedFrames(at: 0).map(\.section) == [1, 0])
    #expect(try tops(layout, 0) == [44, 0])
    #expect(try tops(layout, 100) == [144, 100])
    #expect(try tops(layout, 350) == [364, 350])
    #expect(try tops(layout, 400) == [364, 360])
  }

  @Test(arguments: 0..<40)
  func `R10 headers follow the formula at every offset`(seed: Int) throws {
    var random = RandomSource(seed: UInt64(seed))
    let sections = (0..<random.number(1...6)).map { _ in
      list(header: [.never, .section, .screen][random.number(0...2)], height: random.length(0...60))
    }
    let top = random.length(0...40)
    let layout = try evaluate(sections, [(.contentInsets, .insets(top: top))])
    for _ in 0..<40 {
      let offset = random.length(-100...2500)
      var above = try offset + top
      var expected: [Int: Rational] = [:]
      for (index, section) in sections.enumerated() {
        guard case .keyword(let pinned)? = section.header?.properties[.pinned], pinned != .never else { continue }
        let box = layout.sections[index]
        let rest = try #require(box.header)
        let end = try pinned == .screen ? layout.contentSize.height : box.frame.y + box.frame.height
        expected[index] = min(max(above, rest.y), try end - rest.height)
        if pinned == .screen { above = try above + rest.height }
      }
      let found = try layout.pinnedFrames(at: offset)
      #expect(Dictionary(uniqueKeysWithValues: found.map { ($0.section, $0.frame.y) }) == expected)
    }
  }

  @Test func `an offset that is too large to add to is an error`() throws {
    let layout = try evaluate([list(header: .section)], [(.contentInsets, .insets(top: 1))])
    #expect(throws: LayoutError.self) { try layout.pinnedFrames(at: Rational(Int(Int64.max))) }
  }
}
