import SDUIIR
import SDUILayout
import TestSupport
import Testing

/// Layout rule R27. All figures are computed by hand.
@Suite struct BarRuleTests {
  private func bar(_ height: Length) -> Supplementary {
    Supplementary(component: ID(0), properties: PropertyList([(.barHeight, .length(height))]))
  }

  /// One list: a header of 40 that is pinned in its section, then three items of 100, so 340 high.
  private func evaluate(
    top: Length? = nil, bottom: Length? = nil, _ properties: Written = [],
    in environment: LayoutEnvironment = LayoutEnvironment(width: 390, height: 300)
  ) throws -> ScreenLayout {
    let list = section(
      .list, header: [(.supplementaryHeight, .size(40)), (.pinned, .keyword(.section))],
      units: [[(.height, .size(100))]])
    var screen = screen([list], properties)
    screen.bars.top = top.map(bar)
    screen.bars.bottom = bottom.map(bar)
    return try screen.layout(data([[0, 0, 0]]), in: environment)
  }

  @Test func `R27 bars are at the edges of the container and move no frame`() throws {
    let layout = try evaluate(top: .points(48), bottom: .points(64))
    #expect(layout.bars.top == Frame(x: 0, y: 0, width: 390, height: 48))
    #expect(layout.bars.bottom == Frame(x: 0, y: 236, width: 390, height: 64))
    let without = try evaluate()
    #expect(layout.sections == without.sections && layout.contentSize == without.contentSize)
    #expect(without.scrollRange == nil && without.bars.isEmpty)
  }

  @Test func `R27 the screen scrolls as much further as bars and content insets are high`() throws {
    let layout = try evaluate(
      top: .points(48), bottom: .points(64), [(.contentInsets, .insets(top: 10, bottom: 6))])
    // From −(10 + 48) to 340 + 6 + 64 − 300.
    #expect(layout.scrollRange?.least == -58)
    #expect(layout.scrollRange?.most == 110)
    // What is lower than the container does not scroll: 340 + 20 − 900 is before the beginning.
    let high = try evaluate(bottom: .points(20), in: LayoutEnvironment(width: 390, height: 900))
    #expect(high.scrollRange?.least == 0 && high.scrollRange?.most == 0)
  }

  @Test func `R27 pinned headers stay below the bar at the top`() throws {
    let layout = try evaluate(top: .points(48))
    let tops = try [-48, 0, 100, 252, 300].map { offset in
      try layout.pinnedFrames(at: Rational(offset)).map(\.frame.y)
    }
    // At most 340 − 40, where the section ends.
    #expect(tops == [[0], [48], [148], [300], [300]])
  }

  @Test func `R27 a bar may depend on the container and grow with text`() throws {
    let environment = LayoutEnvironment(width: 390, height: 300, textScale: 2)
    let height = try Length.sum([Length.Term(10, .textPoints), Length.Term(Rational(1, over: 10), .containerHeight)])
    // 2 · 10 + 300 / 10
    #expect(try evaluate(top: height, in: environment).bars.top?.height == 50)
  }

  @Test func `R27 together they are lower than the container`() throws {
    _ = try evaluate(top: .points(200), bottom: .points(99))
    #expect(brokenRule { try evaluate(top: .points(200), bottom: .points(100)) } == .bars)
    #expect(brokenRule { try evaluate(top: .points(300)) } == .bars)
    #expect(brokenRule { try evaluate(bottom: .points(-1)) } == .bars)
  }

  /// The rule that an evaluation breaks.
  private func brokenRule(_ evaluate: () throws -> ScreenLayout) -> LayoutRule? {
    do { _ = try evaluate() } catch { return (error as? LayoutError)?.rule }
    return nil
  }

  @Test func `R27 where the screen scrolls horizontally, bars leave the range as it is`() throws {
    let strip = section(.carousel, units: [[(.width, .size(300)), (.height, .size(100))]])
    var screen = screen([strip], [(.scrollDirection, .keyword(.horizontal))])
    screen.bars.top = bar(.points(48))
    let layout = try screen.layout(data([[0, 0, 0]]), in: LayoutEnvironment(width: 390, height: 300))
    #expect(layout.scrollRange == nil)
    #expect(layout.bars.top == Frame(x: 0, y: 0, width: 390, height: 48))
    // Mirrored at the end of a content of 900, the bar stays with the container.
    let mirrored = try screen.layout(
      data([[0, 0, 0]]), in: LayoutEnvironment(width: 390, height: 300, direction: .rightToLeft))
    #expect(mirrored.bars == layout.bars)
  }

  @Test func `R2 bars are rounded like other frames`() throws {
    let layout = try evaluate(bottom: .points(try Rational(51, over: 5))).rounded(scale: 2, mode: .nearest)
    // 10.2 from 289.8: 10 from 290.
    #expect(layout.bars.bottom == Frame(x: 0, y: 290, width: 390, height: 10))
  }
}
