import SDUICompatibility
import SDUIIR
import SDUISyntax
import TestSupport
import Testing

/// The verdicts about responses, held against readers: fixtures of one version have faults, lose data or mean something else in
/// the reader of the other exactly where a change says so.
@Suite struct VerdictTests {
  /// The number of random pairs.
  private static let count = Repository.isExhaustive ? 1_500 : 30
  private static let seeds: [UInt64] = Repository.isExhaustive ? [0, 1, 2] : [0]

  /// The numbers of directions by their verdict.
  private struct Tally {
    var safe = 0
    var breaking = 0
    var undecided = 0
  }

  /// Compares both directions of a pair of screens with what readers find.
  @discardableResult
  private static func check(_ old: Screen, _ new: Screen, _ name: String) throws -> Tally {
    let changes = contractChanges(from: old, to: new).filter { $0.impact.wire != .safe }
    var tally = Tally()
    for direction in Direction.allCases {
      let reasons = changes.filter { $0.verdict(at: [.wire], in: direction) != .safe }
      let isForward = direction == .newServerToOldClient
      let reading = try VersionReading(
        of: isForward ? new : old, by: isForward ? old : new, seeds: seeds)
      let words = reasons.map { $0.rule.rawValue }
      if reasons.contains(where: { !WitnessTests.behaviour.contains($0.rule) }) {
        tally.breaking += 1
        let isShown = reading.showsChange || reasons.contains { isShownElsewhere($0, isForward ? old : new) }
        #expect(isShown, "\(name): \(direction.rawValue): no fault shows \(words)")
      } else if reasons.contains(where: { clientRules.contains($0.rule) }) {
        tally.undecided += 1
      } else {
        tally.safe += 1
        #expect(reading.fault == nil, "\(name): \(direction.rawValue): \(words): \(reading.fault ?? "")")
        let means = reasons.contains { $0.rule == .defaultChanged }
        #expect(
          (reading.difference != nil) == means,
          "\(name): \(direction.rawValue): \(words): \(reading.difference ?? "no content differs")")
      }
    }
    return tally
  }

  /// Rules about versions of clients. Their effect depends on the client, and fixtures are for the newest.
  static let clientRules: Set<CompatibilityRule> = [
    .sinceAdded, .sinceRaised, .sinceLowered, .sinceRemoved, .untilAdded, .untilLowered, .untilRaised, .untilRemoved,
  ]

  /// Whether `WitnessTests` judges a change: no fixture has so long a list, or readers of open enums accept every name.
  private static func isShownElsewhere(_ change: ContractChange, _ reader: Screen) -> Bool {
    switch change.rule {
    case .minimumRaised, .minimumLowered, .maximumRaised, .maximumLowered: true
    default: WitnessTests.isUnseen(change, by: reader)
    }
  }

  private static let cases = RuleFile.cases.filter { !$0.before.isEmpty && !$0.after.isEmpty }

  @Test(arguments: cases) func casesAgreeWithReaders(golden: RuleCase) throws {
    try Self.check(Programs.screen(golden.before), Programs.screen(golden.after), golden.name)
  }

  /// Random contracts before and after one to three edits.
  @Test func randomPairsAgreeWithReaders() throws {
    let pairs = ContractPair.random(count: Self.count)
    var tally = Tally()
    for pair in pairs {
      let found = try Self.check(pair.old, pair.new, "\(pair)")
      (tally.safe, tally.breaking) = (tally.safe + found.safe, tally.breaking + found.breaking)
    }
    #expect(pairs.count == Self.count)
    #expect(tally.safe > pairs.count / 3 && tally.breaking > pairs.count / 3, "\(tally)")
  }

  /// Each mutation at each place of the examples: a sample of them by default.
  @Test func mutatedExamplesAgreeWithReaders() throws {
    let files = try Programs.examples()
    let screens = try Programs.exampleScreens()
    var random = RandomSource(seed: 7)
    var (checked, seen) = (0, Set<String>())
    for (path, screen) in screens {
      let folder = path.prefix { $0 != "/" }
      for file in files.keys.sorted() where file.prefix(while: { $0 != "/" }) == folder {
        let text = files[file] ?? ""
        for mutation in ContractMutation.all {
          for changed in mutation.mutants(of: text) {
            guard Repository.isExhaustive || random.chance(6) else { continue }
            var other = files
            other[file] = changed
            guard let new = try? Programs.compile(other, path).onlyScreen(), new != screen else { continue }
            try Self.check(screen, new, "\(path): \(mutation.name)")
            checked += 1
            seen.insert(mutation.name)
          }
        }
      }
    }
    #expect(checked >= 30, "\(checked) mutants compile")
    #expect(seen.count >= 10, "\(seen.sorted())")
  }
}

/// A change to the text of a contract.
struct ContractMutation: Sendable {
  let name: String
  let pattern: String
  let replacement: String

  static let all: [ContractMutation] = [
    ContractMutation("made optional", ": Text\n", ": Text?\n"),
    ContractMutation("made required", "?\n", "\n"),
    ContractMutation("shorter", "max: 80", "max: 40"),
    ContractMutation("longer", "max: 80", "max: 120"),
    ContractMutation("no bound", "Text(max: 80)", "Text"),
    ContractMutation("no minimum", "(min: 0)", ""),
    ContractMutation("required field", "  id: ID\n", "  id: ID\n  added: Int\n"),
    ContractMutation("optional field", "  id: ID\n", "  id: ID\n  added: Int?\n"),
    ContractMutation("field with default", "  id: ID\n", "  id: ID\n  added: Int = 3\n"),
    ContractMutation("other identity", "  id: ID\n", "  id as \"key\": ID\n"),
    ContractMutation("other name", "  title: Text", "  title as \"heading\": Text"),
    ContractMutation("other type", ": Bool", ": Int"),
    ContractMutation("wider type", ": URL\n", ": Text\n"),
    ContractMutation("schemes", ": URL\n", ": URL(schemes: https)\n"),
    ContractMutation("fields that may be wrong", ": Decimal(min: 0)?", ": Decimal(min: 0, invalid: nil)?"),
    ContractMutation("texts that mean nothing", ": Decimal(min: 0)?", ": Decimal(min: 0, absent: \"\")?"),
    ContractMutation("number", ": Decimal\n", ": Decimal(as: number)\n"),
    ContractMutation("identity as a number", "  id: ID\n", "  id: ID(as: number)\n"),
    ContractMutation("cases with one key", "enum Means { ", "enum Means { wire: (type: onlyKey), "),
    ContractMutation("closed", "open enum", "enum"),
    ContractMutation("opened", "\nenum ", "\nopen enum "),
    ContractMutation("another case", "enum Badge { ", "enum Badge { added, "),
    ContractMutation("essential", "\n  section ", "\n  essential section "),
    ContractMutation("not essential", "essential section ", "section "),
    ContractMutation("repeated", "\n  section ", "\n  repeated section "),
    ContractMutation(
      "other section", "\n  section ", "\n  section added: list { unit Added { height: 40 } }\n  section "),
    ContractMutation("fewer items", "maxItems: ", "maxItems: 1 // "),
    ContractMutation("more items", "minItems: ", "minItems: 9 // "),
    ContractMutation("payload", "action ", "action Added { id: ID }\naction "),
    ContractMutation("fixed order", "\nscreen Home {\n", "\nscreen Home {\n  sections: fixed\n"),
  ]

  init(_ name: String, _ pattern: String, _ replacement: String) {
    (self.name, self.pattern, self.replacement) = (name, pattern, replacement)
  }

  /// The text with the change at each place where it is possible.
  func mutants(of text: String) -> [String] {
    text.ranges(of: pattern).map { range in
      let changed = text.replacingCharacters(in: range, with: replacement)
      return changed.contains("unit Added") ? changed + "\ncomponent Added { id: ID }\n" : changed
    }
  }
}

extension String {
  fileprivate func replacingCharacters(in range: Range<String.Index>, with other: String) -> String {
    String(self[..<range.lowerBound]) + other + String(self[range.upperBound...])
  }
}
