import SDUIIR
import SDUIProof
import TestSupport
import Testing

/// A proved obligation holds in every container that is tried, and a broken one fails in the reported one.
@Suite("proofs") struct ProofProperties {
  @Test("a proof agrees with layouts of single containers", arguments: Corpus.some)
  func agree(sample: Sample) throws {
    for screen in try sample.compile().screens { #expect(ProofComparison(screen).disagreements == []) }
  }
}

/// Proofs of screens that nobody wrote.
@Suite("proofs of random screens") struct RandomProofProperties {
  /// In the long form as many as show that nothing false is proved.
  private static let screens: [(seed: Int, content: ProofProgram.Content)] = {
    let counts: [(ProofProgram.Content, Int)] = [
      (.items, 3), (.responses, 3), (.plain, 3), (.nested, 4), (.parts, 3), (.pinned, 3),
    ]
    let first = counts.flatMap { content, count in
      (0..<(Repository.isExhaustive ? 1_000 : count)).map { ($0, content) }
    }
    // In these the first unit of a section does not fit at widths at which another one does, or few items fit a mosaic, or
    // none in a section of a stack.
    let nested =
      [254, 343, 1_453, 1_717] + (Repository.isExhaustive ? [1_066, 1_235, 1_269, 1_291, 1_898] : [])
    return first + nested.map { ($0, .nested) } + known + (Repository.isExhaustive ? more : [])
  }()

  /// The failures of single seeds, one of each class.
  private static let known: [(seed: Int, content: ProofProgram.Content)] = [
    // A background has room around items that clients measure larger.
    (289, .items),
    // Fewer items than the units that a requirement names.
    (395, .items), (216, .items),
    // Items of the named unit fit, and others beside them do not.
    (238, .items), (305, .plain), (504, .responses),
    // A background leaves no room for what `empty` shows, or for items of one unit.
    (388, .items), (812, .items), (101, .items), (164, .items), (857, .items),
    // Data decides whether items of one unit fit, and with these a header is too narrow.
    (187, .nested),
    // Where one number of columns leaves any spacing room, another one does not.
    (157, .responses),
    // A part of an item is in view beside insets that differ.
    (277, .responses),
    // Data chooses the rows of an item that has siblings.
    (292, .items), (637, .items), (713, .items),
    // Layout refuses the screen where its margins leave no width, so that no bar is too narrow there.
    (390, .pinned), (440, .pinned),
  ]

  /// More of the same classes, which take longer.
  private static let more: [(seed: Int, content: ProofProgram.Content)] = [
    (308, .items), (459, .items), (576, .items), (604, .items), (810, .items), (950, .items), (957, .items),
    (304, .pinned), (519, .pinned),
  ]

  @Test("a proof agrees with layouts of single containers", arguments: screens)
  func agree(seed: Int, content: ProofProgram.Content) throws {
    let program = ProofProgram(seed: UInt64(seed), content)
    let compilation = try Sample(name: "seed \(seed)", main: "home.sdui", files: ["home.sdui": program.text]).compile()
    let errors = compilation.diagnostics.filter { $0.severity == .error }.map(\.message)
    #expect(errors == [], "\(program.text)")
    for screen in compilation.screens {
      let comparison = ProofComparison(screen, stepsOfWidths: Repository.isExhaustive ? 7 : 23)
      #expect(comparison.disagreements == [], "\(program.text)")
      let direction = seed % 2 == 0 ? InterfaceDirection.leftToRight : .rightToLeft
      let range = screen.declaredRange(.widths)
      guard let most = range.upperBound else { continue }
      try SweepComparison(screen, range.lowerBound...most, direction: direction).check()
    }
  }
}

extension RandomProofProperties {
  /// Screens of which all were proved, or none, would show little.
  @Test("random screens are proved and broken in good part") func verdictsAreMixed() throws {
    var counts: [String: Int] = [:]
    for seed in 0..<120 {
      let files = ["home.sdui": ProofProgram(seed: UInt64(seed)).text]
      let sample = Sample(name: "seed", main: "home.sdui", files: files)
      let proved = try sample.compile(proves: true)
      #expect(Wording.firstFault(in: proved.diagnostics, proved.sources) == nil, "\(seed)")
      for screen in try sample.compile().screens {
        for obligation in Proof(screen).obligations {
          switch (obligation.statement, obligation.verdict) {
          case (.requirement, .proved): counts["proved requirements", default: 0] += 1
          case (.requirement, .broken): counts["broken requirements", default: 0] += 1
          case (.touchTarget, .proved): counts["proved targets", default: 0] += 1
          case (.touchTarget, .broken): counts["broken targets", default: 0] += 1
          case (.fits, .proved): counts["what fits", default: 0] += 1
          case (.fits, .broken): counts["what does not", default: 0] += 1
          case (_, .undecided): counts["undecided", default: 0] += 1
          case (_, .absent), (.versions, _), (.visibleRoom, _): break
          }
        }
      }
    }
    #expect(counts.count >= 6 && counts.filter { $0.key != "undecided" }.allSatisfy { $0.value >= 20 }, "\(counts)")
  }
}
