import SDUIIR
import SDUILayout
import SDUIProof
import TestSupport
import Testing

/// A proof that leaves an obligation open must have a reason: some responses keep the obligation, and others break it.
@Suite("undecided obligations") struct UndecidedProperties {
  private static let screens = Repository.isExhaustive ? 2_000 : 5
  /// The responses that are laid out for each verdict that is open.
  private static let responses = Repository.isExhaustive ? 1_000 : 40
  /// The greatest share of undecided verdicts that have one outcome, in percent. The aim is 6. About 14 are reached, as 72
  /// screens with 200 to 300 responses show; fewer screens say little about the share, and fewer responses miss more of the
  /// rare outcomes.
  private static let limit = Repository.isExhaustive ? 18 : 50

  @Test("undecided obligations have both outcomes, and no response breaks a proved one")
  func haveBothOutcomes() throws {
    var (undecided, single, wrong): (Int, [String], [String]) = (0, [], [])
    for seed in 0..<Self.screens {
      let found = try Self.measure(seed: seed, responses: Self.responses)
      undecided += found.undecided
      single += found.single
      wrong += found.wrong
    }
    #expect(wrong == [])
    #expect(undecided > 0)
    #expect(single.count * 100 <= undecided * Self.limit, "\(undecided) undecided, \(single.joined(separator: "\n"))")
  }

  /// The number of undecided obligations of a random screen, and those that have one outcome only.
  static func measure(
    seed: Int, responses: Int
  ) throws -> (undecided: Int, single: [String], wrong: [String]) {
    var (undecided, single, wrong): (Int, [String], [String]) = (0, [], [])
    let program = ProofProgram(seed: UInt64(seed), .open)
    let sample = Sample(name: "seed \(seed)", main: "home.sdui", files: ["home.sdui": program.text])
    let compilation = try sample.compile()
    let errors = compilation.diagnostics.filter { $0.severity == .error }.map(\.message)
    #expect(errors == [], "seed \(seed)\n\(program.text)")
    for screen in compilation.screens {
      for obligation in Proof(screen).obligations {
        let isUndecided = if case .undecided = obligation.verdict { true } else { false }
        if !isUndecided, !obligation.isProvedOfAllResponses { continue }
        // A proof is held against fewer: other properties look at proofs alone.
        let found = outcomes(of: obligation, in: screen, isUndecided ? responses : responses / 10)
        if !isUndecided {
          if found.contains(false) { wrong.append("seed \(seed): \(obligation.statement.text(in: screen))") }
          continue
        }
        undecided += 1
        if found.count < 2 {
          let text = "\(obligation.statement.text(in: screen)): \(obligation.reason(in: screen) ?? "")"
          single.append("seed \(seed): always \(found) \(text)")
        }
      }
    }
    return (undecided, single, wrong)
  }

  private static func outcomes(of obligation: Obligation, in screen: Screen, _ responses: Int) -> Set<Bool> {
    var (random, result): (RandomSource, Set<Bool>) = (RandomSource(seed: 1), [])
    for number in 0..<responses {
      let container = RandomContainer.container(of: screen, number: number, &random)
      let measured = screen.measuringPlaceholders(&random)
      if let outcome = ProofTrial(measured, container).outcome(of: obligation.statement, &random) {
        result.insert(outcome)
        if result.count == 2 || (result.contains(false) && obligation.isProvedOfAllResponses) { break }
      }
    }
    return result
  }
}

extension Obligation {
  /// Whether it is proved, and no response breaks it. Of items that do not fit, a response may bring fewer.
  fileprivate var isProvedOfAllResponses: Bool {
    switch (statement, verdict) {
    case (.requirement, .proved), (.touchTarget, .proved): true
    default: false
    }
  }
}
