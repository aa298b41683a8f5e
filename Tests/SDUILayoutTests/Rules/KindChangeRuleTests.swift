import SDUIIR
import SDUILayout
import Testing

/// Adaptations that change the kind of a section. All figures are computed by hand.
@Suite struct KindChangeRuleTests {
  /// A list with insets of 10, and from 200 on a grid of two columns without; below a height of 100 its items are 15
  /// high.
  private var changing: ScreenSection {
    var wide = ConditionBox()
    wide.width.minimum = 200
    var low = ConditionBox()
    (low.width.minimum, low.height.end) = (200, 100)
    let replacement = Replacement(
      kind: .grid, properties: PropertyList([(.columns, .columns(2)), (.spacing, .gap(10))]),
      header: PropertyList([(.supplementaryHeight, .size(20))]),
      units: [PropertyList([(.height, .size(25)), (.itemInsets, .inset(1))])])
    return section(
      .list, [(.insets, .inset(10)), (.spacing, .gap(4))], header: [(.supplementaryHeight, .size(12))],
      units: [[(.height, .size(30))]],
      adaptations: [
        Adaptation(condition: [ConditionBox()], assignments: [Assignment(.section, .spacing, .gap(6))]),
        Adaptation(condition: [wide], replacement: replacement),
        Adaptation(condition: [low], assignments: [Assignment(.unit(0), .height, .size(15))]),
      ])
  }

  @Test func `below the breakpoint the section has its own kind`() throws {
    let layout = try layOut(changing, [0, 0], width: 199)
    #expect(layout.sections[0].kind == .list)
    #expect(layout.sections[0].columns == nil)
    #expect(layout.sections[0].header == frame(10, 0, 179, 12))
    // 12 + 10, then 30 and the spacing of 6 that every width has.
    #expect(layout.cells() == frames("10 22 179 30; 10 58 179 30"))
    #expect(layout.contentSize == Extent(width: 199, height: 98))
  }

  @Test func `from the breakpoint on nothing earlier is left`() throws {
    let layout = try layOut(changing, [0, 0, 0], width: 210)
    #expect(layout.sections[0].kind == .grid)
    #expect(layout.sections[0].columns == 2)
    #expect(layout.sections[0].header == frame(0, 0, 210, 20))
    // (210 - 10) / 2 = 100 wide, with insets of 1 in each item.
    #expect(layout.cells() == frames("1 21 98 23; 111 21 98 23; 1 56 98 23"))
    #expect(layout.contentSize == Extent(width: 210, height: 80))
  }

  @Test func `what is behind the change lies over it`() throws {
    let layout = try layOut(changing, [0, 0], width: 210, height: 99)
    #expect(layout.cells() == frames("1 21 98 13; 111 21 98 13"))
  }

  @Test func `a section that takes no room has the kind that holds`() throws {
    let layout = try layOut(changing, [], width: 210)
    #expect(layout.sections[0].takesRoom == false)
    #expect(layout.sections[0].kind == .grid)
  }

  @Test func `requirements see the boxes of the kind that holds`() throws {
    let columns = Requirement(
      claim: .comparison(.measure(.section(SectionPath(0), .columns)), .equal, .constant(2)), text: "columns == 2")
    let width = Requirement(
      claim: .comparison(.measure(.unit(SectionPath(0), 0, .width)), .equal, .constant(100)),
      text: "item.width == 100")
    let screen = screen([changing])
    let wide = try RequirementCheck(screen, data([[0, 0]]), in: LayoutEnvironment(width: 210, height: 800))
    #expect(try wide.verdict(on: columns) == .holds)
    #expect(try wide.verdict(on: width) == .holds)
    let narrow = try RequirementCheck(screen, data([[0, 0]]), in: LayoutEnvironment(width: 199, height: 800))
    #expect(try narrow.verdict(on: columns) == .notShown(.section(SectionPath(0), .columns)))
  }

  @Test func `a settled section shows the same frames`() throws {
    for (width, height) in [(199, 800), (210, 800), (210, 99)] as [(Rational, Rational)] {
      let environment = LayoutEnvironment(width: width, height: height)
      let settled = try layOut(changing.resolved(in: environment), [0, 0], width: width, height: height)
      #expect(try settled == layOut(changing, [0, 0], width: width, height: height))
    }
  }
}
