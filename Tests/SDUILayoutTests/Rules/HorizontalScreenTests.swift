import SDUIIR
import SDUILayout
import Testing

/// Sections side by side, in one strip that scrolls as a whole: layout rules R7, R12 and R21 along x. All figures are
/// computed by hand.
@Suite struct HorizontalScreenTests {
  private func strip(
    _ properties: Written = [], width: Size = .points(100), height: Rational = 40, header: Written? = nil,
    footer: Written? = nil, background: Written? = nil
  ) -> ScreenSection {
    section(
      .carousel, properties, header: header, footer: footer, background: background,
      units: [[(.width, .size(width)), (.height, .size(height))]])
  }

  private func layOut(
    _ sections: [ScreenSection], _ units: [[Int]], width: Rational = 300, insets: SafeAreaInsets = SafeAreaInsets(),
    direction: InterfaceDirection = .leftToRight, _ properties: Written = []
  ) throws -> ScreenLayout {
    try (screen(sections, [(.scrollDirection, .keyword(.horizontal))] + properties)).layout(
      data(units),
      in: LayoutEnvironment(width: width, height: 500, insets: insets, direction: direction))
  }

  @Test func `R7 sections are side by side, each as wide as its strip`() throws {
    let first = strip(
      [(.insets, .insets(top: 5, leading: 16, bottom: 7, trailing: 8)), (.spacing, .gap(10))],
      header: [(.supplementaryHeight, .size(20))], footer: [(.supplementaryHeight, .size(11))],
      background: [(.backgroundInsets, .inset(2))])
    let second = strip(
      [(.insets, .inset(4))], width: .points(60), height: 90,
      header: [(.fullWidth, .boolean(true)), (.supplementaryHeight, .size(9))])
    let layout = try layOut([first, second], [[0, 0, 0], [0]], [(.sectionSpacing, .points(24))])
    // 16 + 100 + 10 + 100 + 10 + 100 + 8 = 344 wide; 20 + 5 + 40 + 7 + 11 = 83 high.
    #expect(layout.sections[0].frame == frame(0, 0, 344, 83))
    #expect(layout.sections[0].header == frame(16, 0, 320, 20))
    #expect(layout.sections[0].footer == frame(16, 72, 320, 11))
    #expect(layout.sections[0].background == frame(2, 2, 340, 79))
    #expect(layout.cells(0) == frames("16 25 100 40; 126 25 100 40; 236 25 100 40"))
    // From 344 + 24 = 368; 4 + 60 + 4 = 68 wide; 9 + 4 + 90 + 4 = 107 high.
    #expect(layout.sections[1].frame == frame(368, 0, 68, 107))
    #expect(layout.sections[1].header == frame(368, 0, 68, 9))
    #expect(layout.cells(1) == frames("372 13 60 90"))
    #expect(layout.contentSize == Extent(width: 436, height: 107))
    #expect(layout.sections.allSatisfy { $0.strip == nil })
    #expect(layout.scrollDirection == .horizontal)
  }

  @Test func `R12 sections without room leave no spacing`() throws {
    let hidden = strip([(.hidden, .boolean(true))])
    let layout = try layOut(
      [hidden, strip(), strip(), strip()], [[0], [0], [], [0]], [(.sectionSpacing, .points(10))])
    #expect(layout.sections.map(\.takesRoom) == [false, true, false, true])
    #expect(layout.sections[0].frame == frame(0, 0, 0, 0))
    #expect(layout.sections[1].frame == frame(0, 0, 100, 40))
    #expect(layout.sections[2].frame == frame(100, 0, 0, 0))
    #expect(layout.sections[3].frame == frame(110, 0, 100, 40))
    #expect(layout.contentSize == Extent(width: 210, height: 40))
    #expect(try layOut([hidden], [[0]]).contentSize == Extent(width: 0, height: 0))
  }

  @Test func `R21 percents and counts in view refer to the container`() throws {
    let percents = strip([(.insets, .insets(leading: 20, trailing: 30)), (.spacing, .gap(10))], width: .percent("0.5"))
    let whole = strip([(.insets, .inset(15)), (.spacing, .gap(10))], width: .inView(3))
    let peeking = strip([(.insets, .inset(15)), (.spacing, .gap(10))], width: .inView("2.5"))
    let layout = try layOut([percents, whole, peeking], [[0], [0], [0]])
    // (300 − 50)/2 = 125; (270 − 20)/3 = 250/3; (300 − 15 − 20)/2.5 = 106.
    #expect(layout.cells(0) == frames("20 0 125 40"))
    #expect(layout.sections[0].frame.width == 175)
    #expect(layout.cells(1) == frames("190 15 250/3 40"))
    // 175 + 30 + 250/3 = 865/3, and 15 more.
    #expect(layout.cells(2) == frames("910/3 15 106 40"))
    #expect(layout.contentSize.width == "1273/3")
  }

  @Test func `R4 the reference insets stand once at each end`() throws {
    let section = strip([(.insets, .insets(leading: 5))], width: .percent(1))
    let layout = try layOut([section, section], [[0], [0]], insets: SafeAreaInsets(left: 40, right: 30))
    // C1 = 300 − 70 − 5 = 225, and so 230 with the section's own inset.
    #expect(layout.sections.map(\.frame) == frames("40 0 230 40; 270 0 230 40"))
    #expect(layout.cells() == frames("45 0 225 40"))
    #expect(layout.cells(1) == frames("275 0 225 40"))
    #expect(layout.contentSize.width == 530)
  }

  @Test func `R21 rows and what a header's width decides`() throws {
    let half = Length.sum([Length.Term("0.5", .itemWidth)])
    let section = strip(
      [(.rows, .count(2)), (.spacing, .gaps(lines: 6, items: 10))],
      header: [(.supplementaryHeight, .size(.length(half)))])
    let layout = try layOut([section], [[0, 0, 0]])
    // Two columns: 210 wide, a header of 105, two rows of 40 with 6 between.
    #expect(layout.sections[0].header == frame(0, 0, 210, 105))
    #expect(layout.cells() == frames("0 105 100 40; 0 151 100 40; 110 105 100 40"))
    #expect(layout.contentSize == Extent(width: 210, height: 191))
  }

  @Test func `R12 a section that is kept without items is as wide as the container`() throws {
    let kept = strip(
      [(.emptyBehavior, .keyword(.keep)), (.insets, .inset(10))], header: [(.supplementaryHeight, .size(20))])
    var empty = strip([(.insets, .inset(10))])
    empty.empty = Placeholder(component: ID(0), properties: PropertyList([(.placeholderHeight, .size(50))]))
    let layout = try layOut([kept, empty], [[], []], insets: SafeAreaInsets(left: 20))
    #expect(layout.sections[0].frame == frame(20, 0, 280, 40))
    #expect(layout.sections[0].header == frame(30, 0, 260, 20))
    #expect(layout.sections[1].frame == frame(300, 0, 280, 70))
    #expect(layout.sections[1].placeholder == frame(310, 10, 260, 50))
    #expect(layout.contentSize == Extent(width: 580, height: 70))
  }

  @Test func `R3 right to left mirrors over the content, or the container if that is wider`() throws {
    let section = strip([(.insets, .insets(leading: 7))], header: [(.supplementaryHeight, .size(20))])
    let layout = try layOut([section, section, section], [[0], [0], [0]], direction: .rightToLeft)
    // 3 · 107 = 321: 321 − 107, − 214, − 321.
    #expect(layout.sections.map(\.frame) == frames("214 0 107 60; 107 0 107 60; 0 0 107 60"))
    #expect(layout.cells() == frames("214 20 100 40"))
    #expect(layout.sections[2].header == frame(0, 0, 100, 20))
    #expect(try layout.mirrored().cells() == frames("7 20 100 40"))
    #expect(try layOut([section], [[0]], direction: .rightToLeft).cells() == frames("193 20 100 40"))
  }

  @Test func `content insets are those at the ends`() throws {
    let insets: Written = [(.contentInsets, .insets(leading: 16, trailing: 24))]
    let layout = try layOut([strip()], [[0, 0, 0, 0, 0]], insets)
    // 500 + 24 − 300.
    #expect(layout.scrollRange?.least == -16)
    #expect(layout.scrollRange?.most == 224)
    #expect(layout.cells()[0].x == 0)
    let above: Written = [(.contentInsets, .insets(top: 8))]
    #expect(failure { try layOut([strip()], [[0]], above) }?.rule == .containers)
  }

  @Test(arguments: InterfaceDirection.allCases)
  func `items are found where they stand`(direction: InterfaceDirection) throws {
    let layout = try layOut(
      [strip(), strip()], [Array(repeating: 0, count: 40), Array(repeating: 0, count: 3)], direction: direction)
    // 4300 wide. From the leading end: the last item of the first section, and the first of the second.
    let x: Rational = direction == .leftToRight ? 3950 : 200
    let found = try layout.items(in: frame(x, 0, 150, 10))
    #expect(found.map(\.section) == [0, 1])
    #expect(found.map(\.item.index) == [39, 0])
    #expect(try layout.items(in: frame(x, 40, 150, 10)).isEmpty)
    #expect(try layout.items(in: frame(0, 0, 4300, 1)).count == 43)
    #expect(try layout.pinnedFrames(at: 100).isEmpty)
  }

  @Test func `what is no part of the strip is an error`() {
    let list = section(.list, units: [[(.height, .size(10))]])
    #expect(failure { try layOut([list], [[0]]) }?.rule == .strip)
    #expect(failure { try layOut([strip([(.scroll, .keyword(.groupPaging))])], [[0]]) }?.rule == .strip)
    let own = strip([(.sectionInsetsReference, .keyword(.none))])
    #expect(failure { try layOut([own], [[0]]) }?.rule == .containers)
    let pinned = strip(header: [(.supplementaryHeight, .size(9)), (.pinned, .keyword(.section))])
    #expect(failure { try layOut([pinned], [[0]]) }?.rule == .supplementaries)
    #expect(failure { try layOut([strip()], [[0]], [(.maxContentWidth, .points(100))]) }?.rule == .containers)
  }
}
