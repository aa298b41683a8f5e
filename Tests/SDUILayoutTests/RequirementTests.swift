import SDUIIR
import SDUILayout
import Testing

/// The verdicts on requirements. All figures are computed by hand.
@Suite struct RequirementTests {
  /// At 390: a grid of two columns of (390 − 2·16 − 10)/2 = 174, and a list of 390.
  private let shop: Screen = screen([
    section(
      .grid,
      [(.columns, .columns(2)), (.insets, .insets(leading: 16, trailing: 16)), (.spacing, .gap(10))],
      header: [(.supplementaryHeight, .size(44))],
      units: [
        [(.height, .size(.length(.figure(.itemWidth)))), (.itemInsets, RequirementTests.inset(tenthOf: .itemWidth))],
        [(.height, .size(20)), (.span, .itemSpan(.all))],
      ]),
    section(.list, units: [[(.height, .size(30))]]),
  ])

  private static func inset(tenthOf figure: Figure) -> PropertyValue {
    let length = (try? Length.figure(figure).scaled(by: Rational(1) / Rational(10))) ?? .zero
    return .insets(Insets(all: length))
  }

  private let card = Measure.unit(SectionPath(0), 0, .width)

  private func verdict(
    _ left: Measure, _ sign: RequirementExpression.Comparison, _ right: RequirementTerm,
    where condition: [ConditionBox] = [],
    items: [[Int]] = [[0, 0, 1], [0]], width: Rational = 390
  ) throws -> RequirementVerdict {
    let check = try RequirementCheck(shop, data(items), in: LayoutEnvironment(width: width, height: 844))
    let claim = RequirementExpression.comparison(.measure(left), sign, right)
    return try check.verdict(on: Requirement(condition: condition, claim: claim, text: ""))
  }

  @Test func `an item is measured by its box, before its own insets`() throws {
    #expect(try verdict(card, .equal, .constant(174)) == .holds)
    #expect(try verdict(.unit(SectionPath(0), 0, .height), .equal, .constant(174)) == .holds)
  }

  @Test func `a hundred million items of one size are one`() throws {
    let items = SectionItems(section: 0, items: ItemList(repeating: ItemData(unit: 0), count: 100_000_000))
    let environment = LayoutEnvironment(width: 390, height: 844)
    let check = try RequirementCheck(shop, ScreenItems(sections: [items]), in: environment)
    let claim = RequirementExpression.comparison(.measure(card), .equal, .constant(174))
    #expect(try check.verdict(on: Requirement(condition: [], claim: claim, text: "")) == .holds)
  }

  @Test func `every item of a unit counts, and each unit has its own`() throws {
    #expect(try verdict(.unit(SectionPath(0), 1, .width), .equal, .constant(358)) == .holds)
    let wider = RequirementTerm.measure(.unit(SectionPath(0), 1, .width))
    #expect(try verdict(card, .less, wider) == .holds)
    #expect(
      try verdict(card, .greaterOrEqual, wider)
        == .fails([.init(measure: card, value: 174), .init(measure: .unit(SectionPath(0), 1, .width), value: 358)]))
  }

  @Test(
    arguments: [
      (.columns, 2), (.width, 390), (.contentWidth, 358), (.headerHeight, 44), (.headerWidth, 358),
      // 44 + 174 + 10 + 20
      (.height, 248),
    ] as [(Measure.SectionFigure, Rational)])
  func `the figures of a section`(figure: Measure.SectionFigure, value: Rational) throws {
    #expect(try verdict(.section(SectionPath(0), figure), .equal, .constant(value)) == .holds)
  }

  @Test(arguments: RequirementExpression.Comparison.allCases)
  func `every sign, below, at and above`(sign: RequirementExpression.Comparison) throws {
    let expected: [Bool] =
      switch sign {
      case .less: [true, false, false]
      case .lessOrEqual: [true, true, false]
      case .equal: [false, true, false]
      case .notEqual: [true, false, true]
      case .greaterOrEqual: [false, true, true]
      case .greater: [false, false, true]
      }
    for (width, holds) in zip([389, 390, 391] as [Rational], expected) {
      let verdict = try verdict(.containerWidth, sign, .constant(390), width: width)
      #expect(verdict == (holds ? .holds : .fails([.init(measure: .containerWidth, value: width)])))
    }
  }

  @Test func `arithmetic is exact`() throws {
    // (391 − 32 − 10)/2 = 174.5, and a third of it three times.
    let third = RequirementTerm.scaled(try Rational(1) / Rational(3), .measure(card))
    #expect(try verdict(card, .equal, .sum([third, third, third]), width: 391) == .holds)
    #expect(try verdict(card, .equal, .least([.constant(200), .measure(card)]), width: 391) == .holds)
    #expect(try verdict(card, .less, .greatest([.constant(200), .measure(card)]), width: 391) == .holds)
  }

  @Test func `where it is required elsewhere only`() throws {
    var box = ConditionBox()
    box.width.minimum = 600
    #expect(try verdict(card, .less, .constant(0), where: [box]) == .notRequired)
    #expect(try verdict(card, .less, .constant(0), where: [box], width: 600) != .notRequired)
  }

  @Test func `what does not stand is said to be absent`() throws {
    #expect(try verdict(card, .less, .constant(0), items: [[1], [0]]) == .notShown(card))
    let columns = Measure.section(SectionPath(0), .columns)
    #expect(try verdict(columns, .less, .constant(0), items: [[], [0]]) == .notShown(columns))
    let footer = Measure.section(SectionPath(0), .footerHeight)
    #expect(try verdict(footer, .less, .constant(0)) == .notShown(footer))
  }

  @Test func `sections of a stack have its content as their container`() throws {
    var stack = section(.stack, [(.insets, .inset(20))])
    stack.sections = [section(.list, [(.insets, .inset(5))], units: [[(.height, .size(10))]])]
    var items = data([[]])
    items.sections[0].sections = [SectionItems(section: 0, items: [ItemData(unit: 0)])]
    let check = try RequirementCheck(screen([stack]), items, in: LayoutEnvironment(width: 100, height: 844))
    let path = SectionPath(0, inner: 0)
    for (measure, value) in [
      (Measure.section(path, .width), 60), (.section(path, .contentWidth), 50), (.unit(path, 0, .width), 50),
    ] as [(Measure, Rational)] {
      let claim = RequirementExpression.comparison(.measure(measure), .equal, .constant(value))
      #expect(try check.verdict(on: Requirement(claim: claim, text: "")) == .holds)
    }
  }

  @Test func `all and any`() throws {
    let check = try RequirementCheck(shop, data([[0], [0]]), in: LayoutEnvironment(width: 390, height: 844))
    let holds = RequirementExpression.comparison(.measure(.containerWidth), .equal, .constant(390))
    let fails = RequirementExpression.comparison(.measure(.containerHeight), .equal, .constant(390))
    #expect(try check.verdict(on: Requirement(claim: .any([fails, holds]), text: "")) == .holds)
    #expect(try check.verdict(on: Requirement(claim: .all([holds, holds]), text: "")) == .holds)
    let figures = [
      MeasuredFigure(measure: .containerWidth, value: 390), MeasuredFigure(measure: .containerHeight, value: 844),
    ]
    #expect(try check.verdict(on: Requirement(claim: .all([holds, fails]), text: "")) == .fails(figures))
  }
}
