import SDUIIR
import SDUIProof
import TestSupport
import Testing

/// The comparison with layouts notices when a proof is wrong.
@Suite("faults of proofs") struct ProofFaultTests {
  @Test("a wrong rule is noticed", arguments: ProofFault.all) func isNoticed(fault: ProofFault) throws {
    // In the long form nobody says where to look.
    let first = Repository.isExhaustive ? [] : [fault.seed]
    for seed in first + Array(0..<Self.mostScreens) where try isNoticed(fault, in: seed) { return }
    Issue.record("none of \(Self.mostScreens) random screens shows that this is wrong")
  }

  private static let mostScreens = 600

  private func isNoticed(_ fault: ProofFault, in seed: Int) throws -> Bool {
    let program = ProofProgram(seed: UInt64(seed), fault.content)
    if let word = fault.word, !program.text.contains(word) { return false }
    let files = ["home.sdui": program.text]
    return try Sample(name: "seed \(seed)", main: "home.sdui", files: files).compile().screens.contains { screen in
      ProofComparison(screen, stepsOfWidths: 23, by: fault.rules).disagrees
    }
  }
}

/// A rule of proofs that is wrong, and where that shows.
struct ProofFault: CustomTestStringConvertible, Sendable {
  let testDescription: String
  /// A random screen that shows it; the search begins there.
  let seed: Int
  /// The part that a program needs to show it; `nil` for any.
  let word: String?
  /// The content of the screens.
  let content: ProofProgram.Content
  let rules: ProofRules

  private init(
    _ description: String, seed: Int, word: String? = nil, content: ProofProgram.Content = .plain,
    _ change: (inout ProofRules) -> Void
  ) {
    testDescription = description
    self.seed = seed
    self.word = word
    self.content = content
    var rules = ProofRules()
    change(&rules)
    self.rules = rules
  }

  static let all: [ProofFault] = [
    ProofFault("pinned footers are never in view", seed: 0, word: "footer", content: .pinned) {
      $0.omitted = [.pinnedFooters]
    },
    ProofFault("regular width classes begin at 800", seed: 16, word: "horizontal") { $0.regularWidth = Rational(800) },
    ProofFault("compact width classes end at 620", seed: 207, word: "horizontal") {
      $0.compactWidthEnd = Rational(620)
    },
    ProofFault("sides have insets from 900 on only", seed: 10) { $0.widthOfInsets = Rational(900) },
    ProofFault("both sides never have an inset", seed: 10) { $0.heightOfInsets = Rational(320) },
    ProofFault("insets are at most 20", seed: 10) { $0.greatestInset = Rational(20) },
    ProofFault("both sides have the same inset", seed: 415, word: "inView") { $0.tellsSidesApart = false },
    ProofFault("the first case of a flag represents all", seed: 10, word: "flag(grid)") { $0.tellsFlags = false },
    ProofFault("left to right represents both", seed: 7, word: "direction") { $0.untoldTraits = [.direction] },
    ProofFault("a phone represents a pad", seed: 8, word: "idiom") { $0.untoldTraits = [.idiom] },
    ProofFault("the text scale is 1", seed: 3, word: "sp") { $0.tellsTextScales = false },
    ProofFault("the least width decides conditions", seed: 11, word: "when width") { $0.dividesByWidth = false },
    ProofFault("the least height decides conditions", seed: 7, word: "when height") { $0.dividesByHeight = false },
    ProofFault("the least text scale decides conditions", seed: 11, word: "when text") {
      $0.dividesByTextScale = false
    },
    ProofFault("no wide container is high", seed: 317, word: "when height") { $0.looksAtHeights = false },
    ProofFault("one side alone has no inset", seed: 10) { $0.looksAtOneSide = false },
    ProofFault("the first unit represents all", seed: 164, word: "unit Note") { $0.omitted = [.laterUnits] },
    ProofFault("the first part represents all", seed: 7, word: "adaptive") { $0.looksAtEachPart = false },
    ProofFault("an item's insets can be tapped", seed: 5, word: "insets: ") { $0.leavesOutItemInsets = false },
    ProofFault("a section never fails or collapses", seed: 74, word: "onFailure", content: .nested) {
      $0.omitted = [.collapsedSections, .failedSections]
    },
    ProofFault("the first case of a span represents all", seed: 0, word: "match", content: .items) {
      $0.omitted = [.spanCases]
    },
    ProofFault("a header is as wide as its section", seed: 0, word: "Heading", content: .nested) {
      $0.tellsWidthsOfParts = false
    },
    ProofFault("the least value of a response represents all", seed: 0, content: .responses) {
      $0.triesWholeRanges = false
    },
    ProofFault("the fewest items represent all", seed: 5, content: .items) { $0.triesAllItemCounts = false },
    ProofFault("a row has items of one unit", seed: 5, content: .items) { $0.pairsSiblings = false },
    ProofFault("the greatest value is the margin", seed: 0) { $0.tellsLeastMargin = false },
    ProofFault("a point too small is large enough", seed: 19) { $0.toleranceOfTargets = .one },
    ProofFault("what is measured is what was estimated", seed: 0, word: "estimated", content: .nested) {
      $0.opensEstimates = false
    },
    ProofFault("what is measured is 30 at least", seed: 0, word: "estimated", content: .nested) {
      $0.leastMeasured = Rational(30)
    },
    ProofFault("a number of the data is its maximum", seed: 33, word: "max: ", content: .nested) {
      $0.readsLeastOfFields = false
    },
    ProofFault("what some data breaks is broken", seed: 3, word: "data.extent", content: .nested) {
      $0.failsForAllData = false
    },
  ]
}
