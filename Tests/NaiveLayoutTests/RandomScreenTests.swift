import NaiveLayout
import SDUIIR
import SDUILayout
import TestSupport
import Testing

/// Random screens in random containers: the naive evaluator, written from `Grammar/LAYOUT.md` alone, is the judge.
@Suite struct RandomScreenTests {
  private static let count = Repository.isExhaustive ? 4_000 : 100
  /// In these, insets and spacing leave less than nothing for a width that `minWidth` bounds.
  private static let known = [1_211, 2_375]

  @Test("the naive evaluator gives the same frames, and reaches every rule")
  func agree() throws {
    let trace = Trace()
    var compared = 0
    for seed in Array(0..<Self.count) + Self.known {
      let program = RandomProgram(seed: UInt64(seed), isHorizontal: seed % 6 == 5, isExact: true)
      let screen = try Programs.screen(program.text).resolvedByDefault.screen
      var random = RandomSource(seed: UInt64(seed) &+ 1_000_000)
      for number in 0..<4 {
        let trial = try trial(of: screen, isFilled: number > 1, &random)
        guard let differences = try trial.differences(tracing: trace) else { continue }
        compared += 1
        if !differences.isEmpty {
          let place = "seed \(seed), \(trial.environment)\n\(trial.response ?? "")\n\(program.text)"
          Issue.record("\(differences.prefix(5).joined(separator: "\n"))\n\(place)")
        }
      }
    }
    let reached = trace.reached
    #expect((ReachedRules.all + ReachedRules.failures).filter { !reached.contains($0) } == [])
    #expect(Rule.allCases.filter { rule in !reached.contains { $0.split(separator: " ")[0] == rule.rawValue } } == [])
    #expect(compared > Self.count * 3)
  }

  private func trial(of screen: Screen, isFilled: Bool, _ random: inout RandomSource) throws -> Trial {
    var trial = try Trial(screen: screen, environment: .random(&random))
    trial.offsets = [-30, 0, 60, 415, 900, 1_700].map { Rational($0 + random.number(0...40)) }
    trial.scale = Rational(random.number(1...3))
    if isFilled {
      let document = try JSON(reading: String(decoding: encodeScreenDocument(screen), as: UTF8.self))
      trial.response = RandomResponse(of: document, seed: random.next()).text
    }
    return trial
  }
}
