import SDUIIR
import SDUIProof
import TestSupport
import Testing

/// Visible room is proved with the highest parts of each section. The same is proved of each combination of flags by itself.
@Suite struct FlagGroupTests {
  private static let seeds = 0..<(Repository.isExhaustive ? 600 : 20)

  @Test("the highest parts of each section decide as all combinations of flags do", arguments: seeds)
  func decideAlike(seed: Int) throws {
    let program = PinnedProgram(seed: UInt64(seed)).text
    let screen = try Programs.screen(program)
    guard let verdict = Proof(screen).visibleRoom else { return }
    let all = Self.combinations(of: screen).compactMap { Proof(screen.resolved(for: $0)).visibleRoom }
    let broken = all.compactMap { if case .broken(let known) = $0 { known } else { nil } }
    let proved = all.compactMap { if case .proved(let known) = $0 { known } else { nil } }
    switch verdict {
    case .broken(let found):
      let least = broken.map { $0.place.environment.width }.min()
      #expect(found.place.environment.width == least, "\(program)")
      let same = Proof(screen.resolved(for: found.place.variants)).visibleRoom
      guard case .broken(let alone)? = same else { return #expect(Bool(false), "\(found.place)\n\(program)") }
      #expect(alone.figures == found.figures && alone.place.environment == found.place.environment, "\(program)")
      for interval in broken.flatMap({ $0.widths }) {
        #expect(found.widths.contains { $0.covers(interval) }, "\(interval) of \(found.widths)\n\(program)")
      }
    case .undecided: #expect(broken.isEmpty && proved.count < all.count, "\(program)")
    case .absent: #expect(broken.isEmpty && proved.isEmpty, "\(program)")
    case .proved(let evidence):
      #expect(broken.isEmpty && !proved.isEmpty, "\(program)")
      let margins = proved.compactMap { $0.margin?.least }
      #expect(evidence.margin?.least == margins.min(), "\(program)")
    }
  }

  @Test func verdictsAreMixed() throws {
    let verdicts = try Self.seeds.compactMap { seed in
      Proof(try Programs.screen(PinnedProgram(seed: UInt64(seed)).text)).visibleRoom
    }
    let broken = verdicts.filter { if case .broken = $0 { true } else { false } }
    let proved = verdicts.filter { if case .proved = $0 { true } else { false } }
    let least = min(10, Self.seeds.count / 6)
    #expect(broken.count > least && proved.count > least, "\(broken.count) of \(verdicts.count), \(proved.count)")
  }

  /// 24 flags with 16,777,216 combinations.
  @Test func flagsOfSectionsAreNoProduct() throws {
    let indices = 0..<24
    let flags = indices.map { "flag f\($0): [low, high]\n" }.joined()
    func screen(_ least: Int) throws -> Screen {
      let sections = indices.map {
        """
        section s\($0): list { header H { height: 2, pinned: screen }, unit A { height: 50 }
          when flag(f\($0)) == high { header { height: 20 } } }

        """
      }.joined()
      return try Programs.screen(
        "component A { id: ID }\ncomponent H { text: Text = \"x\" }\n\(flags)screen Home {\nheights: \(least)...900\n\(sections)}\n"
      )
    }
    guard case .proved(let evidence)? = Proof(try screen(481)).visibleRoom else { return #expect(Bool(false)) }
    #expect(evidence.margin?.least == Rational(1))
    guard case .broken(let found)? = Proof(try screen(480)).visibleRoom else { return #expect(Bool(false)) }
    #expect(found.place.variants.flags.filter { $0.flagCase == "high" }.count == 24)
  }

  private static func combinations(of screen: Screen) -> [Variants] {
    screen.contract.flags.elements.reduce([Variants()]) { known, flag in
      known.flatMap { variants in
        flag.cases.map { Variants(flags: variants.flags + [Variants.Choice(flag: flag.name, flagCase: $0)]) }
      }
    }
  }
}

extension Proof {
  fileprivate var visibleRoom: Obligation.Verdict? { obligations.first { $0.statement == .visibleRoom }?.verdict }
}

extension Interval {
  fileprivate func covers(_ other: Interval) -> Bool {
    // Widths begin at what the screen declares, and may have no end.
    guard let least = lower, let start = other.lower else { return false }
    let begins = least.value < start.value || (least.value == start.value && (least.isIncluded || !start.isIncluded))
    guard let most = upper else { return begins }
    guard let end = other.upper else { return false }
    return begins && (end.value < most.value || (end.value == most.value && (most.isIncluded || !end.isIncluded)))
  }
}

/// A small screen with flags that sections have to themselves, share, or do not need for what is pinned.
private struct PinnedProgram {
  private var random: RandomSource
  private(set) var text = "component A { id: ID }\ncomponent H { text: Text = \"x\" }\n"

  init(seed: UInt64) {
    random = RandomSource(seed: seed)
    let count = random.number(1...4)
    for index in 0..<count { text += "flag f\(index): [a, b\(random.chance(20) ? ", c" : "")]\n" }
    text += "screen Home {\n  heights: \(random.pick(["320", "500", "700"]))...1400\n"
    if random.chance(30) { text += "  topBar H { height: \(height()) }\n" }
    for index in 0..<random.number(1...3) {
      if random.chance(20) {
        text += "  section s\(index): stack {\n"
        addParts(flags: count)
        for inner in 0..<2 { addList("s\(index)i\(inner)", pinned: ["section", "never"], flags: count) }
        text += "  }\n"
      } else {
        addList("s\(index)", pinned: ["section", "section", "screen", "never"], flags: count)
      }
    }
    text += "}\n"
  }

  private mutating func addList(_ name: String, pinned: [String], flags: Int) {
    text += "  section \(name): \(random.pick(["list {", "list {", "grid { columns: 2"]))\n    unit A { height: 60 }\n"
    addParts(pinned: pinned, flags: flags)
    text += "  }\n"
  }

  private mutating func addParts(pinned: [String] = ["section"], flags: Int) {
    for part in ["header", "footer"] where random.chance(60) {
      text += "    \(part) H { height: \(height()), pinned: \(random.pick(pinned)) }\n"
      for _ in 0..<random.number(0...2) {
        let width = random.chance(25) ? " and width \(random.pick([">=", "<"])) \(random.number(350...700))" : ""
        let body = random.chance(70) ? "\(part) { height: \(height()) }" : "\(part) { pinned: \(random.pick(pinned)) }"
        text += "    when flag(f\(random.number(0...flags - 1))) == b\(width) { \(body) }\n"
      }
    }
    let other = random.pick(["spacing: 4", "insets: (top: 5, leading: 12)", "hidden: true"])
    if random.chance(40) { text += "    when flag(f\(random.number(0...flags - 1))) == a { \(other) }\n" }
  }

  private mutating func height() -> String {
    let number = random.number(1...14) * 10
    return random.pick([
      "\(number)", "\(number / 2)sp", "container.width * 1/10 + \(number / 2)", "max(\(number), \(number / 2)sp)",
    ])
  }
}
