import SDUICompatibility
import SDUIContract
import SDUIFixtures
import SDUIIR
import TestSupport
import Testing

/// The verdicts about responses, held against readers: fixtures of one version have faults or lose data in the reader of the
/// other exactly where a change says so.
@Suite struct VerdictTests {
  /// Both directions of a pair of screens.
  private static func check(_ old: Screen, _ new: Screen, _ name: String) throws {
    let changes = contractChanges(from: old, to: new).filter {
      $0.impact.wire != .safe && !WitnessTests.behaviour.contains($0.rule)
    }
    for direction in Direction.allCases {
      let reasons = changes.filter { $0.directions.contains(direction) }
      let isForward = direction == .newServerToOldClient
      let reading = try Reading(of: isForward ? new : old, by: isForward ? old : new)
      if reasons.isEmpty {
        #expect(reading.fault == nil, "\(name): \(direction.rawValue): \(reading.fault ?? "")")
      } else {
        let words = reasons.map { $0.rule.rawValue }
        #expect(reading.fault != nil || reading.losesData, "\(name): \(direction.rawValue): no fault shows \(words)")
      }
    }
  }

  /// The faults that a reader finds in the fixtures of another version.
  private struct Reading {
    var fault: String?
    var losesData = false

    init(of sender: Screen, by reader: Screen) throws {
      let generator = try FixtureGenerator(sender)
      var fixtures = try generator.coverage().fixtures
      for profile in FixtureProfile.allCases { fixtures += try generator.fixtures(FixtureRequest(profile)) }
      let contract = ResponseContract(reader, for: .content)
      for fixture in fixtures {
        for found in try contract.read(fixture.bytes).faults {
          if found.rule.isWarning { losesData = true } else { fault = fault ?? "\(fixture.name): \(found.message)" }
        }
      }
    }
  }

  /// The verdict about a version that only some clients know depends on the client, and fixtures are for the newest.
  private static let cases = RuleFile.cases.filter { golden in
    !golden.before.isEmpty && !golden.after.isEmpty
  }

  @Test(arguments: cases) func casesAgreeWithReaders(golden: RuleCase) throws {
    try Self.check(Programs.screen(golden.before), Programs.screen(golden.after), golden.name)
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
    ContractMutation("number", ": Decimal\n", ": Decimal(as: number)\n"),
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
