import SDUIIR
import SDUIProof
import TestSupport
import Testing

/// The reported widths of a failure are all widths in a row at which it fails, in some container.
@Suite("ranges of widths in proofs") struct ProofRangeProperties {
  private static let count = Repository.isExhaustive ? 600 : 2

  @Test("a range ends where nothing fails any more", arguments: 0..<count, [ProofProgram.Content.plain, .nested])
  func endsWhereNothingFails(seed: Int, content: ProofProgram.Content) throws { try compare(seed, content) }

  /// In some containers only items with the second case of a `match` fit, and a requirement of their stack fails there.
  @Test(
    "a section is required of wherever items with some case fit", .enabled(if: Repository.isExhaustive),
    arguments: [510])
  func anyCaseOfASpanFits(seed: Int) throws { try compare(seed, .nested) }

  private func compare(_ seed: Int, _ content: ProofProgram.Content) throws {
    let program = ProofProgram(seed: UInt64(seed), content)
    let compilation = try Sample(name: "seed \(seed)", main: "home.sdui", files: ["home.sdui": program.text]).compile()
    for screen in compilation.screens { #expect(RangeComparison(screen).disagreements == [], "\(program.text)") }
  }
}

/// The ranges of a screen's findings, held against layouts and proofs of single widths at their ends.
private struct RangeComparison {
  private let screen: Screen
  private let proof: Proof

  init(_ screen: Screen) {
    self.screen = screen
    proof = Proof(screen)
  }

  var disagreements: [String] {
    var trials: [Rational: WidthTrial] = [:]
    func trial(at width: Rational) -> WidthTrial {
      if let known = trials[width] { return known }
      let trial = WidthTrial(screen, width)
      trials[width] = trial
      return trial
    }
    var result: [String] = []
    for obligation in proof.obligations {
      guard case .broken(let counterexample) = obligation.verdict, !counterexample.widths.isEmpty else { continue }
      let widths = counterexample.widths
      let place = counterexample.place.environment.width
      if !widths.contains(where: { $0.contains(place) }) { result.append("\(widths) is elsewhere") }
      for range in widths {
        for width in Self.ends(of: range, isInside: true) where !trial(at: width).fails(obligation.statement) {
          result.append("\(obligation.statement) does not fail at \(width.text), inside \(range)")
        }
        for width in Self.ends(of: range, isInside: false) where screen.declaredRange(.widths).contains(width) {
          if widths.contains(where: { $0.contains(width) }) { continue }
          guard trial(at: width).fails(obligation.statement) else { continue }
          result.append("\(obligation.statement) fails at \(width.text), outside \(widths)")
        }
      }
    }
    return result + trials.values.flatMap(\.disagreements)
  }

  /// The widths nearest to both ends on one side of them: the ends themselves where they belong to that side.
  private static func ends(of widths: Interval, isInside: Bool) -> [Rational] {
    let step = Rational.thousandth
    func near(_ bound: Interval.Bound?, inside: Rational) -> Rational? {
      guard let bound else { return nil }
      if bound.isIncluded == isInside { return bound.value }
      return try? isInside ? bound.value + inside : bound.value - inside
    }
    return [near(widths.lower, inside: step), near(widths.upper, inside: -step)].compactMap(\.self)
      .filter { widths.contains($0) == isInside }
  }
}

/// A screen at one width: what is proved of it there, which layouts of single containers agree with.
private struct WidthTrial {
  let disagreements: [String]
  private let broken: Set<Obligation.Statement>

  init(_ screen: Screen, _ width: Rational) {
    var screen = screen
    screen.properties[.widths] = .range(ValueRange(width, width))
    broken = Set(Proof(screen).obligations.filter(\.isBroken).map(\.statement))
    disagreements = ProofComparison(screen).disagreements
  }

  /// Whether something fails in some container of this width.
  func fails(_ statement: Obligation.Statement) -> Bool { broken.contains(statement) }
}

extension Rational {
  fileprivate static var thousandth: Rational { (try? Rational(1, over: 1_000)) ?? .one }
}
