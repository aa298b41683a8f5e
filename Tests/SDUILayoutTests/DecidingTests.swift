import SDUIIR
import SDUILayout
import TestSupport
import Testing

/// A section in one of many containers, with the conditions only that decide there.
@Suite struct DecidingTests {
  /// Containers in the order in which previews and comparisons ask, and in no order.
  private static func containers(_ random: inout RandomSource) -> [LayoutEnvironment] {
    var containers: [LayoutEnvironment] = []
    for idiom in [Idiom.phone, .pad] {
      for width in stride(from: 300, through: 1_300, by: random.number(20...90)) {
        let height = random.chance(70) ? 844 : random.number(300...1_400)
        containers.append(
          LayoutEnvironment(
            width: Rational(width), height: Rational(height),
            direction: random.chance(80) ? .leftToRight : .rightToLeft, idiom: idiom))
      }
    }
    return random.chance(50) ? containers : containers.shuffled(using: &random)
  }

  @Test func everythingIsAsInTheWholeSection() throws {
    var (asked, left) = (0, 0)
    for seed in 0..<UInt64(Repository.isExhaustive ? 2_000 : 40) {
      let program = RandomProgram(seed: seed, isHorizontal: seed % 6 == 5, isExact: true).text
      let screen = try Programs.screen(program).resolvedByDefault.screen
      var random = RandomSource(seed: seed)
      let containers = Self.containers(&random)
      for section in screen.sections {
        let deciding = section.deciding(in: containers)
        #expect(deciding.count == containers.count)
        for (reduced, environment) in zip(deciding, containers) {
          asked += section.adaptations.count
          left += reduced.adaptations.count
          let whole = Self.items(section, of: screen, environment)
          let part = Self.items(reduced, of: screen, environment)
          let isSame =
            whole == part && section.resolved(in: environment) == reduced.resolved(in: environment)
            && section.takesRoom(with: whole, in: environment) == reduced.takesRoom(with: part, in: environment)
          #expect(isSame, "seed \(seed), `\(section.name.source)` in \(environment)\n\(program)")
        }
      }
    }
    #expect(left < asked, "\(left) of \(asked)")
  }

  private static func items(
    _ section: ScreenSection, of screen: Screen, _ environment: LayoutEnvironment
  ) -> SectionItems {
    var alone = screen
    alone.sections = [section]
    var samples = SampleItems()
    samples.variesImages = true
    return ScreenItems.standard(for: alone, showing: samples, in: environment).sections[0]
  }

  /// A thousand conditions that follow one another: few of them are left in any container.
  @Test func fewConditionsAreLeft() throws {
    let conditions = (0..<1_000).map { "when width >= \(320 + $0) { spacing: \($0 % 9) }" }.joined(separator: "\n")
    let screen = try Programs.screen(
      "component Card { id: ID }\nscreen Home { section s: list { unit Card { height: 40 }\n\(conditions)\n} }")
    let containers = (0..<1_000).map { LayoutEnvironment(width: Rational(320 + $0), height: Rational(844)) }
    #expect(screen.sections[0].deciding(in: containers).allSatisfy { $0.adaptations.count <= 1 })
  }
}
