import SDUIIR
import SDUILayout
import SDUIProof
import TestSupport
import Testing

/// The properties that an undecided line names decide it, once they are written into the program where the line says, and
/// fewer of them do not. Only three kinds of lines name none.
@Suite("what would decide") struct DecidingPropertyTests {
  @Test("named properties decide", arguments: Corpus.some) func decides(sample: Sample) throws {
    let faults = try Self.faults(in: sample)
    #expect(faults == [])
  }

  /// In the last one a property is needless once another one is left out.
  @Test(
    "named properties decide random screens",
    arguments: Repository.isExhaustive ? Array(0..<1_000) : Array(0..<10) + [670])
  func decidesRandom(seed: Int) throws {
    for (index, text) in Self.texts(seed: UInt64(seed)).enumerated() {
      let sample = Sample(name: "seed \(seed)", main: "home.sdui", files: ["home.sdui": text])
      // Strips that repeat may not have widths of the data.
      #expect(try index > 0 || !sample.compile().screens.isEmpty, "\(text)")
      let faults = try Self.faults(in: sample)
      #expect(faults == [], "\(text)")
    }
  }

  /// A random program; and the same with more that is open: what responses may set, strips that repeat, and containers
  /// without end.
  private static func texts(seed: UInt64) -> [String] {
    var random = RandomSource(seed: seed)
    let program = ProofProgram(seed: seed, seed % 2 == 0 ? .nested : .parts).text
    let lines = program.split(separator: "\n", omittingEmptySubsequences: false).map { line in
      if line.contains("  widths: "), random.chance(50) { return line.prefix { $0 != "." } + "..." }
      guard line.contains("  section "), random.chance(50) else { return line }
      let more = ["fromServer: (spacing: 0...2000, insets: 0...2000)", "fromServer: (insets: 0...2000)"]
      let repeating = "scroll: groupPaging, paging: (repeat: loop), minItems: 2"
      return line + "\n    " + (line.contains("carousel") ? random.pick([more[0], repeating]) : random.pick(more))
    }
    return [program, lines.joined(separator: "\n")]
  }

  /// If no property decides, the line contains the change to make, and that change decides.
  @Test("what to change where no property decides", arguments: UndecidableProgram.allCases)
  func advice(program: UndecidableProgram) throws {
    let (before, after) = (try Self.reasons(of: program.text), try Self.reasons(of: program.changedText))
    #expect(before.count == 1 && before.allSatisfy { $0.contains(program.reason) }, "\(before)")
    #expect(after == [])
  }

  private static func reasons(of text: String) throws -> [String] {
    let sample = Sample(name: "", main: "home.sdui", files: ["home.sdui": text])
    return try sample.compile().screens.flatMap { screen in
      Proof(screen).obligations.compactMap { $0.reason(in: screen) }
    }
  }

  /// The causes that no property decides, by their words.
  private static let kindsWithout = [
    "needs more than 64 bits", "cases to tell apart", "depends on the number of items",
    "the data chooses the spans",
  ]

  private static func faults(in sample: Sample) throws -> [String] {
    let compilation = try sample.compile()
    let paths = Set(compilation.sources.map(\.path))
    var own = sample
    own.files = sample.files.filter { paths.contains($0.key) }
    return try compilation.screens.flatMap { screen in
      try Proof(screen).obligations.flatMap { try faults(of: $0, in: screen, own) }
    }
  }

  private static func faults(of obligation: Obligation, in screen: Screen, _ sample: Sample) throws -> [String] {
    guard let reason = obligation.reason(in: screen) else { return [] }
    let named = NamedProperty.all(in: reason)
    let key = Key(obligation, in: screen)
    if named.isEmpty {
      let parts = reason.split(separator: ", and no property decides it: ")
      let isKnown = parts.count == 2 && kindsWithout.contains { parts[0].contains($0) }
      return isKnown ? [] : ["\(key) names nothing: \(reason)"]
    }
    var result: [String] = []
    let edited = try state(of: key, in: sample, with: named)
    if edited.state != .decided { result.append("\(key) is \(edited.state): \(reason)\n\(edited.text)") }
    for index in named.indices where named.count > 1 {
      let fewer = named.enumerated().filter { $0.offset != index }.map(\.element)
      if try state(of: key, in: sample, with: fewer).state == .decided {
        result.append("\(key) is decided without `\(named[index].text)`: \(reason)\n\(sample.text)")
      }
    }
    return result
  }

  private enum State: Equatable {
    case decided, open(String), gone
    case broken([String])
  }

  /// Returns the state of an obligation in a program with some properties.
  private static func state(
    of key: Key, in sample: Sample, with properties: [NamedProperty]
  ) throws -> (state: State, text: String) {
    var edited = sample
    for property in properties { edited.files = property.written(into: edited.files, owner: key.section) }
    let compilation = try edited.compile()
    guard let screen = compilation.screens.first(where: { $0.name.source == key.screen }) else {
      return (.broken(compilation.diagnostics.map(\.message)), edited.text)
    }
    let same = Proof(screen).obligations.filter { Key($0, in: screen) == key }
    if same.isEmpty { return (.gone, edited.text) }
    let open = same.compactMap { $0.reason(in: screen) }
    return (open.first.map { .open($0) } ?? .decided, edited.text)
  }
}

/// The identity of an obligation, whatever its place in the text is.
private struct Key: Equatable, CustomStringConvertible {
  let screen: String
  /// `nil` for a requirement about several.
  let section: String?
  let path: String
  let text: String

  init(_ obligation: Obligation, in screen: Screen) {
    self.screen = screen.name.source
    text = obligation.statement.text(in: screen)
    let paths: Set<SectionPath>
    switch obligation.statement {
    case .fits(let path), .versions(let path): paths = [path]
    case .visibleRoom: paths = []
    case .touchTarget(let target, _): paths = Set([target.section].compactMap(\.self))
    case .requirement(let requirement): paths = Set(requirement.claim.measures.compactMap { $0.section })
    }
    section = paths.count == 1 ? paths.first.flatMap { screen.section(at: $0)?.name.source } : nil
    path = paths.map { "\($0)" }.sorted().joined()
  }

  var description: String { "\(section ?? screen): \(text)" }
}
