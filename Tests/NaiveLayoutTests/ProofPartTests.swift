import NaiveLayout
import SDUIIR
import SDUILayout
import SDUIProof
import TestSupport
import Testing

/// The parts of random screens, counted a second time by the naive evaluator: each is one that proofs have looked at, in a
/// container that their evidence contains, and with no less slack than it has there.
@Suite struct ProofPartTests {
  private static let count = Repository.isExhaustive ? 1_000 : 4
  /// Further screens in which a source is looked for.
  private static let mostScreens = 200

  @Test("proofs look at each part that is shown", arguments: 0..<count) func agree(seed: Int) throws {
    #expect(try differences(seed, ProofRules()) == [])
  }

  @Test(
    "a source of parts that is left out is noticed",
    arguments: zip(
      [PartSource.bars, .pinnedHeaders, .pinnedFooters, .pinnedSections, .innerSections, .partsAroundItems],
      [7, 1, 0, 1, 0, 0]))
  func isNoticed(source: PartSource, seed first: Int) throws {
    var rules = ProofRules()
    rules.omitted = [source]
    // The first screen that shows it.
    for seed in first..<Self.mostScreens where try !differences(seed, rules).isEmpty { return }
    Issue.record("no screen shows that something is left out")
  }

  private func differences(_ seed: Int, _ rules: ProofRules) throws -> [String] {
    let screen = try Programs.screen(RandomProgram(seed: UInt64(seed)).text).resolvedByDefault.screen
    let document = try Document(reading: String(decoding: encodeScreenDocument(screen), as: UTF8.self))
    var proof: Proof?
    var result: [String] = []
    for width in [320, 431, 599, 1_024] {
      let environment = LayoutEnvironment(width: Rational(width), height: Rational(320 + width / 2))
      guard let frames = try? ScreenFrames(of: document, in: Container(environment)) else { continue }
      let proved = proof ?? Proof(screen, .evidence, rules)
      proof = proved
      let place = ProvedContainer(environment: environment)
      result += proved.missing(frames, in: screen, at: place).map { "\($0) at \(width)" }
    }
    return result
  }
}

extension Proof {
  /// Parts that the naive evaluator shows, and no evidence is about.
  fileprivate func missing(_ frames: ScreenFrames, in screen: Screen, at place: ProvedContainer) -> [String] {
    var missing = frames.parts.filter { part in
      !Measure.UnitFigure.allCases.allSatisfy { axis in
        let extent = axis == .width ? part.width : part.height
        return obligations.contains { obligation in
          guard case .touchTarget(let target, axis) = obligation.statement, target.part.rawValue == part.name,
            screen.names(of: target.section) == part.sections
          else { return false }
          return obligation.allows(extent - Fraction(44), at: place)
        }
      }
    }.map { "\($0.sections) \($0.name)" }
    let room = obligations.first { $0.statement == .visibleRoom }
    if frames.leastRoom < Fraction(place.environment.height), !(room?.allows(frames.leastRoom, at: place) ?? false) {
      missing.append("room")
    }
    return missing
  }
}

extension Obligation {
  /// Whether something in a container can have so much slack: the evidence of what is proved has no more there.
  fileprivate func allows(_ slack: Fraction, at place: ProvedContainer) -> Bool {
    switch verdict {
    case .broken, .undecided: return true
    case .absent: return false
    case .proved(let evidence):
      return evidence.parts.contains { part in
        part.slack(in: place)?.lower.map { Fraction($0.value) <= slack } ?? false
      }
    }
  }
}

extension Screen {
  /// The names of a section, after that of its stack.
  fileprivate func names(of path: SectionPath?) -> [String] {
    guard let path else { return [] }
    let stack = sections[path.section]
    return [stack.name.source] + (path.inner.map { [stack.sections[$0].name.source] } ?? [])
  }
}
