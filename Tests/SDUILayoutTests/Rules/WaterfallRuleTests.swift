import SDUIIR
import SDUILayout
import Testing

/// Layout rule R17. All figures are computed by hand.
@Suite struct WaterfallRuleTests {
  private func fall(_ columns: PropertyValue = .columns(2), heights: [PropertyValue]) -> ScreenSection {
    section(
      .waterfall,
      [
        (.columns, columns), (.spacing, .gaps(lines: 5, items: 10)),
        (.insets, .insets(top: 7, leading: 16, bottom: 9, trailing: 24)),
      ], units: heights.map { [(.height, $0)] })
  }

  private func layOut(_ section: ScreenSection, measured: [Rational?], width: Rational) throws -> ScreenLayout {
    let items = measured.indices.map { ItemData(unit: $0, measured: MeasuredSize(height: measured[$0])) }
    return try screen([section]).layout(
      ScreenItems(sections: [SectionItems(section: 0, items: items)]),
      in: LayoutEnvironment(width: width, height: 844))
  }

  @Test func `R17 each item goes under the shortest column`() throws {
    // C1 = 300, u = (300 − 10) / 2 = 145. After 60 and 30 the right column is shorter: 30 + 5, then 35 + 20 + 5 = 60.
    let layout = try SDUILayoutTests.layOut(
      fall(heights: [.size(60), .size(30), .size(20), .size(10)]), [0, 1, 2, 3], width: 340)
    #expect(layout.cells() == frames("16 7 145 60; 171 7 145 30; 171 42 145 20; 171 67 145 10"))
    #expect(layout.sections[0].columns == 2)
    // 7 + 70 + 9: the right column ends at 77.
    #expect(layout.sections[0].frame == frame(0, 0, 340, 86))
  }

  @Test func `R17 ties go to the leading column`() throws {
    let layout = try SDUILayoutTests.layOut(
      fall(.columns(3), heights: [.size(20), .size(40)]), [0, 0, 0, 1, 0], width: 340)
    // u = 280/3; all three end at 32, so the fourth is the first again, the fifth the second.
    #expect(layout.cells()[3] == frame(16, 32, "280/3", 40))
    #expect(layout.cells()[4] == frame("358/3", 32, "280/3", 20))
  }

  @Test func `R17 items without height and spacing do not leave the leading column`() throws {
    let flat = section(.waterfall, [(.columns, .columns(2))], units: [[(.height, .size(0))]])
    #expect(try SDUILayoutTests.layOut(flat, [0, 0], width: 100).cells() == frames("0 0 50 0; 0 0 50 0"))
  }

  @Test func `R17 measuring moves what is below in its column and never between columns`() throws {
    let estimate = PropertyValue.size(.estimate(.points(50)))
    let section = fall(heights: [estimate, .size(60), estimate, .size(10)])
    let before = try layOut(section, measured: [nil, nil, nil, nil], width: 340)
    #expect(before.cells() == frames("16 7 145 50; 171 7 145 60; 16 62 145 50; 171 72 145 10"))
    // The first is 200 high: by measured heights the third would go right. It stays, at 7 + 200 + 5.
    let after = try layOut(section, measured: [200, nil, nil, nil], width: 340)
    #expect(after.cells() == frames("16 7 145 200; 171 7 145 60; 16 212 145 50; 171 72 145 10"))
    #expect(after.sections[0].frame.height == 271)
  }

  @Test func `R16 adaptive columns are counted as in a grid`() throws {
    // ⌊(300 + 10) / (90 + 10)⌋ = 3
    let layout = try SDUILayoutTests.layOut(fall(.adaptive(90), heights: [.size(20)]), [0, 0, 0, 0], width: 340)
    #expect(layout.sections[0].columns == 3)
    #expect(
      failure { try SDUILayoutTests.layOut(fall(.adaptive(301), heights: [.size(20)]), [0], width: 340) }?.rule
        == .adaptiveColumns)
    #expect(
      failure { try SDUILayoutTests.layOut(fall(.columns(32), heights: [.size(20)]), [0], width: 340) }?.rule
        == .columns)
  }

  @Test func `R3 a waterfall is mirrored`() throws {
    let right = try SDUILayoutTests.layOut(
      fall(heights: [.size(60), .size(30)]), [0, 1], width: 340, direction: .rightToLeft)
    #expect(right.cells() == frames("179 7 145 60; 24 7 145 30"))
  }
}
