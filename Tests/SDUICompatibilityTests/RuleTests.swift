import SDUICompatibility
import SDUIIR
import SDUISyntax
import TestSupport
import Testing

/// The cases of `Rules`: a pair of programs for each rule, with all changes between them.
@Suite struct RuleTests {
  @Test func everyRuleHasACaseThatReportsIt() throws {
    #expect(CompatibilityRule.allCases.count >= 60)
    let cases = RuleFile.cases.filter { $0.rule != nil }
    for rule in CompatibilityRule.allCases {
      let own = cases.filter { $0.rule == rule }
      #expect(!own.isEmpty, "\(rule.rawValue) has no case")
      for golden in own {
        #expect(try golden.changes().contains { $0.rule == rule }, "\(rule.rawValue) is not reported")
      }
    }
  }

  @Test func everyRuleHasASummaryInTheOrderOfTheRules() {
    let listed = CompatibilityRule.groups.flatMap { $0.rules.map { $0.rule } }
    #expect(listed == CompatibilityRule.allCases)
  }

  @Test(.enabled(if: !Repository.updates), arguments: RuleFile.cases)
  func isUnchanged(golden: RuleCase) throws {
    #expect(try golden.evaluated() == golden.text)
  }

  @Test(.enabled(if: Repository.updates), arguments: RuleFile.all)
  func isWritten(file: RuleFile) throws {
    try Repository.write(file.cases.map { try $0.evaluated() }.joined(), to: file.path)
  }

  /// No screen differs from itself, and what is compared twice is reported in the same order.
  @Test func equalVersionsHaveNoChanges() throws {
    for (path, screen) in try Programs.exampleScreens() {
      #expect(contractChanges(from: screen, to: screen).isEmpty, "\(path)")
    }
    for golden in RuleFile.cases where !golden.before.isEmpty && !golden.after.isEmpty {
      #expect(try golden.changes() == golden.changes(), "\(golden)")
    }
  }

  /// A change is reported at its place, or at its parent if something was removed.
  @Test func changesAreInTheOrderOfTheNewProgram() throws {
    for golden in RuleFile.cases {
      let places = try golden.changes().map { $0.place.origin.lowerBound }
      #expect(places == places.sorted(), "\(golden)")
    }
  }

  /// Client code works only if responses are read, and frames concern nobody who does not ask for them.
  @Test(arguments: Verdict.allCases) func sourceContainsWireAndLayoutIsByItself(verdict: Verdict) {
    #expect(Impact(layout: verdict).verdict(at: [.source, .wire]) == .safe)
    #expect(Impact(wire: verdict).verdict(at: [.source]) == verdict)
    #expect(Impact(source: verdict).verdict(at: [.wire, .layout]) == .safe)
    for promise in Promise.allCases {
      #expect(Impact(source: verdict, wire: verdict, layout: verdict).verdict(at: [promise]) == verdict)
    }
  }

  /// Several promises are broken where one of them is, and a report of all of them has every change.
  @Test func severalPromisesAreThoseTogether() throws {
    for golden in RuleFile.cases {
      for change in try golden.changes() {
        let worst = [Promise.source, .layout].map { change.verdict(at: [$0]) }.max()
        #expect(change.verdict(at: [.source, .layout]) == worst, "\(golden): \(change.rule.rawValue)")
        #expect(change.isReported(at: [.source, .layout]), "\(golden): \(change.rule.rawValue)")
        let directions = Direction.allCases.map { change.verdict(at: [.wire], in: $0) }.max()
        #expect(change.verdict(at: [.wire]) == directions, "\(golden): \(change.rule.rawValue)")
      }
    }
  }
}
