import SDUICompatibility
import SDUIGeneration
import SDUIIR
import TestSupport
import Testing

/// The verdicts at `source`, held against compilers: client code that uses everything of the code of the old version compiles with
/// the code of the new one exactly where no change says otherwise.
@Suite struct SourceVerdictTests {
  /// The cases of all rules, or some of them, and random pairs.
  private static let pairs: [ContractPair] = {
    let all = RuleFile.cases.compactMap { ContractPair(name: $0.name, before: $0.before, after: $0.after) }
    guard !Repository.isExhaustive else { return all + ContractPair.random(count: 200, from: 2_000_000) }
    return all.enumerated().filter { $0.offset % 24 == 0 }.map { $0.element }
      + ContractPair.random(count: 6, from: 2_000_000)
  }()

  @Test func clientCodeCompilesExactlyWhereVerdictsSaySo() throws {
    guard let typeScript = try TypeScriptClients(Self.pairs) else { return }
    let swift = try SwiftClients(Self.pairs)
    var counts = (safe: 0, breaking: 0)
    for (index, pair) in Self.pairs.enumerated() {
      // Models do not have the kinds of backgrounds: `BackgroundVerdictTests` judges these.
      let reasons = contractChanges(from: pair.old, to: pair.new).filter {
        $0.impact.source == .breaking && $0.rule != .backgroundChanged
      }
      let words = reasons.map { $0.rule.rawValue }
      let found = [swift.failure(of: index), typeScript.failure(of: index)].compactMap { $0 }
      if reasons.isEmpty {
        counts.safe += 1
        #expect(found == [], "\(pair)")
      } else {
        counts.breaking += 1
        #expect(found != [], "nothing shows \(words): \(pair)")
      }
      // The client code fits the version from which it is made.
      #expect(swift.ownFailure(of: index) == nil, "\(pair)")
      #expect(typeScript.ownFailure(of: index) == nil, "\(pair)")
    }
    #expect(counts.safe * 4 > Self.pairs.count && counts.breaking * 4 > Self.pairs.count, "\(counts)")
  }
}
