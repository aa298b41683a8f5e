import NaiveLayout
import SDUIFixtures
import SDUIIR
import SDUILayout
import TestSupport
import Testing

/// Screens that people wrote: the examples at many widths, with samples and with fixtures, and the golden programs.
@Suite struct WrittenScreenTests {
  private static let widths = stride(from: 240, through: 1_400, by: Repository.isExhaustive ? 1 : 61)

  @Test("the naive evaluator gives the same frames for an example", arguments: Corpus.examples)
  func agree(sample: Sample) throws {
    for screen in try Programs.compile(sample.files, sample.main).screens {
      let resolved = screen.resolvedByDefault.screen
      let fixtures = try FixtureGenerator(resolved).fixtures(FixtureRequest(.edge))
      let trial = try Trial(
        screen: resolved, environment: LayoutEnvironment(width: Rational(390), height: Rational(844)))
      for (index, width) in Self.widths.enumerated() {
        let direction: InterfaceDirection = index % 2 == 0 ? .leftToRight : .rightToLeft
        let environment = LayoutEnvironment(width: Rational(width), height: Rational(844), direction: direction)
        try expectAgreement(on: trial.with(nil, in: environment))
        let fixture = fixtures[index % fixtures.count]
        let response = String(decoding: fixture.bytes, as: UTF8.self)
        try expectAgreement(on: trial.with(response, in: environment))
      }
    }
  }

  @Test("the naive evaluator gives the same frames for golden programs")
  func goldenProgramsAgree() throws {
    var compared = 0
    for sample in Corpus.goldens + Corpus.formats {
      guard let screen = try? Programs.compile(sample.files, sample.main).onlyScreen() else { continue }
      for width in [130, 390, 1_024] {
        let environment = LayoutEnvironment(width: Rational(width), height: Rational(844))
        try expectAgreement(
          on: try Trial(screen: screen.resolvedByDefault.screen, environment: environment), "\(sample.name) at \(width)"
        )
      }
      compared += 1
    }
    #expect(compared > 100)
  }

  @Test("a length of more than 64 bits is a failure of R1 in both")
  func overflow() throws {
    let units = [1_000_003, 1_000_033, 1_000_037, 1_000_039].map { "unit C\($0) { height: item.width / \($0) }" }
    let components = [1_000_003, 1_000_033, 1_000_037, 1_000_039].map { "component C\($0) { id: ID }\n" }
    let text = components.joined() + "screen Home { section a: list { \(units.joined(separator: "\n")) } }"
    let screen = try Programs.screen(text)
    let trace = Trace()
    let trial = try Trial(screen: screen, environment: LayoutEnvironment(width: Rational(390), height: Rational(844)))
    #expect(try trial.differences(tracing: trace) == [])
    #expect(trace.reached.contains("R26 by R1"))
  }

  @Test("an item wider than the strip in whose middle it comes to rest is a failure of R22 in both")
  func tooWideForTheMiddle() throws {
    let text = """
      component Card { id: ID }
      screen Home {
        section a: carousel { scroll: groupPagingCentered, unit Card { width: 400, height: 80 } }
      }
      """
    let screen = try Programs.screen(text)
    for width in [399, 400] {
      let trace = Trace()
      let trial = try Trial(
        screen: screen, environment: LayoutEnvironment(width: Rational(width), height: Rational(844)))
      #expect(try trial.differences(tracing: trace) == [])
      #expect(trace.reached.contains("R26 by R22") == (width == 399))
    }
  }

  @Test("a least height over the greatest is a failure of R25 in both")
  func contradiction() throws {
    let text = """
      component Card { id: ID }
      screen Home {
        section a: list { unit Card { height: 80, minHeight: max(900 - container.width, 10), maxHeight: 70 } }
      }
      """
    let screen = try Programs.screen(text)
    for width in [390, 1_000] {
      let trace = Trace()
      let trial = try Trial(
        screen: screen, environment: LayoutEnvironment(width: Rational(width), height: Rational(844)))
      #expect(try trial.differences(tracing: trace) == [])
      #expect(trace.reached.contains("R26 by R25") == (width == 390))
    }
  }

  private func expectAgreement(on trial: Trial, _ name: String = "") throws {
    let differences = try trial.differences(tracing: Trace()) ?? []
    #expect(differences == [], "\(name) \(trial.environment) \(trial.response ?? "")")
  }
}
