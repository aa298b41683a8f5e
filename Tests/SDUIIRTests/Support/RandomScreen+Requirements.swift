import SDUIIR

extension RandomScreen {
  mutating func requirements(of screen: Screen, hasPositions: Bool = false) -> [Requirement] {
    (0..<random.number(0...3)).map { _ in
      let claim = claim(of: screen, depth: 3)
      return Requirement(
        condition: random.chance(30) ? [box()] : [], claim: hasPositions ? claim.withPosition(in: screen) : claim,
        text: random.pick(["item.width >= 120", "\"quoted\" == ü", "columns <= 4"]))
    }
  }

  mutating func test(of screen: Screen) -> ScreenTest {
    var test = ScreenTest(title: random.pick(["two columns", "\"A\" 🙂"]), width: extent())
    if random.chance(20) { test.device = random.pick(["iphone-15 landscape", "a wall \"🖼\""]) }
    if random.chance(20) { test.insets = SafeAreaInsets(left: extent(), bottom: extent()) }
    if random.chance(40) { test.height = extent() }
    if random.chance(30) { test.textScale = extent() }
    test.traits = traits(chance: 20)
    test.requirements = requirements(of: screen, hasPositions: true)
    return test
  }

  private mutating func extent() -> Rational {
    (try? Rational(Int64(random.number(1...2000)), over: Int64(random.number(1...7)))) ?? .one
  }

  private mutating func claim(of screen: Screen, depth: Int) -> RequirementExpression {
    if depth > 0, random.chance(30) {
      let claims = (0..<random.number(2...3)).map { _ in claim(of: screen, depth: depth - 1) }
      return random.chance(50) ? .all(claims) : .any(claims)
    }
    let left = amount(of: screen, depth: depth)
    return .comparison(left, random.pick(RequirementExpression.Comparison.allCases), amount(of: screen, depth: depth))
  }

  private mutating func amount(of screen: Screen, depth: Int) -> RequirementTerm {
    guard depth > 0, random.chance(50) else {
      return random.chance(50) ? .constant(extent()) : .measure(measure(of: screen))
    }
    let amounts = (0..<random.number(2...3)).map { _ in amount(of: screen, depth: depth - 1) }
    switch random.number(0...3) {
    case 0: return .sum(amounts)
    case 1: return .scaled(extent(), amounts[0])
    case 2: return .least(amounts)
    default: return .greatest(amounts)
    }
  }

  private mutating func measure(of screen: Screen) -> Measure {
    guard !screen.sections.isEmpty, random.chance(80) else {
      return random.pick([.textPoints, .containerWidth, .containerHeight])
    }
    var path = SectionPath(random.number(0...screen.sections.count - 1))
    let stacked = screen.sections[path.section].sections
    if !stacked.isEmpty, random.chance(70) { path.inner = random.number(0...stacked.count - 1) }
    let units = screen.section(at: path)?.units ?? []
    if !units.isEmpty, random.chance(60) {
      return .unit(path, random.number(0...units.count - 1), random.pick(Measure.UnitFigure.allCases))
    }
    return .section(path, random.pick(Measure.SectionFigure.allCases))
  }
}

extension RequirementExpression {
  /// The same beside a comparison of where the first section is, and its first unit.
  fileprivate func withPosition(in screen: Screen) -> RequirementExpression {
    guard let section = screen.sections.first else { return self }
    let unit = section.units.isEmpty ? nil : 0
    let measure = Measure.position(SectionPath(0), unit: unit, unit == nil ? .x : .y)
    return .all([self, .comparison(.measure(measure), .equal, .constant(.one))])
  }
}
