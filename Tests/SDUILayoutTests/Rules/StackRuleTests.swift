import SDUIIR
import SDUILayout
import Testing

/// Layout rule R24. All figures are computed by hand.
@Suite struct StackRuleTests {
  private let rows: [Written] = [[(.height, .size(30))]]

  private func stack(_ sections: [ScreenSection], _ properties: Written = []) -> ScreenSection {
    var stack = section(
      .stack,
      [(.insets, .insets(top: 5, leading: 20, bottom: 7, trailing: 30)), (.spacing, .gap(9))] + properties,
      header: [(.supplementaryHeight, .size(40))], footer: [(.supplementaryHeight, .size(11))],
      background: [(.backgroundInsets, .inset(2))])
    stack.sections = sections
    return stack
  }

  private func layOut(
    _ stack: ScreenSection, _ items: [[Int]], width: Rational = 350, direction: InterfaceDirection = .leftToRight,
    _ properties: Written = []
  ) throws -> ScreenLayout {
    let children = items.indices.map { child in
      SectionItems(section: child, items: items[child].map { ItemData(unit: $0) })
    }
    return try screen([stack], properties).layout(
      ScreenItems(sections: [SectionItems(section: 0, sections: children)]),
      in: LayoutEnvironment(width: width, height: 844, direction: direction))
  }

  @Test func `R24 sections stand one after another inside the insets, with the line spacing between`() throws {
    let list = section(.list, [(.insets, .inset(4))], header: [(.supplementaryHeight, .size(10))], units: rows)
    let layout = try layOut(stack([list, list]), [[0], [0, 0]])
    // 40 + 5 = 45; 10 + 4 + 30 + 4 = 48; then 9; 10 + 4 + 60 + 4 = 78, to 180.
    #expect(layout.sections.map(\.parent) == [nil, 0, 0])
    #expect(layout.sections[0].frame == frame(0, 0, 350, 198))
    #expect(layout.sections[0].header == frame(20, 0, 300, 40))
    #expect(layout.sections[0].footer == frame(20, 187, 300, 11))
    #expect(layout.sections[0].background == frame(2, 2, 346, 194))
    #expect(layout.sections[0].itemCount == 0)
    #expect(layout.sections[1].frame == frame(20, 45, 300, 48))
    #expect(layout.sections[1].header == frame(24, 45, 292, 10))
    #expect(layout.cells(1) == frames("24 59 292 30"))
    #expect(layout.sections[2].frame == frame(20, 102, 300, 78))
    #expect(layout.cells(2) == frames("24 116 292 30; 24 146 292 30"))
    #expect(layout.contentSize.height == 198)
  }

  @Test func `R24 the container of its sections is the stack's content`() throws {
    let half = Length.sum([Length.Term("0.5", .containerWidth)])
    let hero = section(.hero, [(.insets, .inset(8))], units: [[(.height, .size(.length(half)))]])
    let strip = section(
      .carousel, [(.insets, .insets(leading: 6, trailing: 4))],
      units: [[(.width, .size(.percent(1))), (.height, .size(10))]])
    let layout = try layOut(stack([hero, strip]), [[0], [0, 0]])
    // 300 wide; half of it high, between 8 and 8.
    #expect(layout.cells(1) == frames("20 53 300 150"))
    // C1 = 290; the second begins at 20 + 6 + 290.
    #expect(layout.cells(2) == frames("26 220 290 10; 316 220 290 10"))
    #expect(layout.sections[2].strip?.contentWidth == 590)
    #expect(layout.sections[2].strip?.maximumOffset == 290)
  }

  @Test func `R4 reference insets and the greatest width hold for the stack and not once more inside`() throws {
    let list = section(.list, units: rows)
    let layout = try layOut(
      stack([list]), [[0]], width: 390,
      [(.insetsReference, .keyword(.layoutMargins)), (.maxContentWidth, .points(200))])
    // 390 − 16·2 − 20 − 30 = 308; at most 200, so 54 more on both sides.
    #expect(layout.cells(1) == frames("90 45 200 30"))
  }

  @Test func `R12 and R24 sections that take no room take no spacing`() throws {
    let list = section(.list, units: rows)
    let layout = try layOut(stack([list, list, list]), [[0], [], [0]])
    #expect(layout.sections[2].frame == frame(20, 75, 300, 0))
    #expect(!layout.sections[2].takesRoom)
    #expect(layout.cells(3) == frames("20 84 300 30"))
  }

  @Test func `R12 a stack of which no section takes room takes none, unless it is kept`() throws {
    let list = section(.list, units: rows)
    let empty = try layOut(stack([list]), [[]])
    #expect(empty.contentSize.height == 0)
    #expect(empty.sections.map(\.takesRoom) == [false, false])
    #expect(empty.sections.map(\.parent) == [nil, 0])
    let hidden = try layOut(stack([list], [(.hidden, .boolean(true))]), [[0]])
    #expect(hidden.sections.map(\.takesRoom) == [false, false])
    let kept = try layOut(stack([list], [(.emptyBehavior, .keyword(.keep))]), [[]])
    #expect(kept.contentSize.height == 63)
    let keptInside = try layOut(stack([section(.list, [(.emptyBehavior, .keyword(.keep))])]), [[]])
    #expect(keptInside.contentSize.height == 63)
  }

  @Test func `conditions of its sections ask for the container of the screen`() throws {
    var wide = ConditionBox()
    wide.width.minimum = 350
    let list = section(
      .list, units: rows,
      adaptations: [Adaptation(condition: [wide], assignments: [Assignment(.unit(0), .height, .size(70))])])
    #expect(try layOut(stack([list]), [[0]]).cells(1) == frames("20 45 300 70"))
    #expect(try layOut(stack([list]), [[0]], width: 349).cells(1) == frames("20 45 299 30"))
  }

  @Test func `R3 a stack is mirrored with all that is in it`() throws {
    let grid = section(.grid, [(.columns, .columns(2))], units: rows)
    let layout = try layOut(stack([grid]), [[0, 0]], direction: .rightToLeft)
    #expect(layout.sections[1].frame == frame(30, 45, 300, 30))
    #expect(layout.cells(1) == frames("180 45 150 30; 30 45 150 30"))
  }

  @Test func `R24 and R26 what is wrong in a section is named by that section`() {
    let grid = section(.grid, [(.columns, .columns(2)), (.spacing, .gap(301))], units: rows)
    let error = failure { try layOut(stack([grid]), [[0]]) }
    #expect(error?.rule == .columns)
    #expect(error?.section == 0 && error?.innerSection == 0)
    #expect(error?.sectionName == "grid")
    let behind = failure { try layOut(stack([section(.list, units: rows), grid]), [[], [0]]) }
    #expect(behind?.section == 0 && behind?.innerSection == 1)
    #expect(failure { try layOut(stack([stack([]), grid]), [[], [0]]) }?.rule == .stack)
    let unknown = ScreenItems(sections: [SectionItems(section: 0, sections: [SectionItems(section: 1)])])
    #expect(
      failure { try (screen([stack([grid])])).layout(unknown, in: LayoutEnvironment(width: 350, height: 844)) }?.rule
        == .noClamping)
  }
}
