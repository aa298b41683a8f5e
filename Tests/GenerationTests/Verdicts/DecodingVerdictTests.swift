import SDUICompatibility
import SDUIContract
import SDUIFixtures
import SDUIGeneration
import SDUIIR
import TestSupport
import Testing

/// The verdicts at `wire`, held against generated code: code of the old version reads fixtures of the new one without faults where
/// no change says otherwise, and always with the faults that the reader of responses finds.
@Suite struct DecodingVerdictTests {
  /// The cases of all rules, or some of them, and random pairs.
  private static let pairs: [ContractPair] = {
    let all = RuleFile.cases.compactMap { ContractPair(name: $0.name, before: $0.before, after: $0.after) }
    guard !Repository.isExhaustive else { return all + ContractPair.random(count: 60, from: 3_000_000) }
    return all.enumerated().filter { $0.offset % 20 == 0 }.map { $0.element }
      + ContractPair.random(count: 5, from: 4_000_000)
  }()

  /// The versions of a pair, with names that no other pair has.
  private static let screens = pairs.enumerated().map { (old: $1.old.numbered($0), new: $1.new.numbered($0)) }

  private static func program() throws -> ClientProgram {
    try ClientProgram(screens.map { ClientScreen($0.old, fileName: "home.sdui") })
  }

  /// Fixtures of the new version of each pair.
  private static func fixtures() throws -> [ReadingCases.Case] {
    try screens.enumerated().flatMap { index, pair -> [ReadingCases.Case] in
      let generator = try FixtureGenerator(pair.new)
      let fixtures = try generator.coverage().fixtures + generator.fixtures(FixtureRequest(.minimal))
      return fixtures.map { ReadingCases.Case(name: $0.name, screen: index, bytes: $0.bytes) }
    }
  }

  @Test func generatedSwiftFindsWhatVerdictsSay() throws {
    let cases = try Self.fixtures()
    try Self.check(cases, SwiftHarness(Self.program()).read(cases).map { $0.faults })
  }

  @Test func generatedTypeScriptFindsWhatVerdictsSay() throws {
    guard let project = try TypeScriptProject([("old", try Self.program())]) else { return }
    #expect(try project.compile() == "")
    let types = try generateCode(for: Self.program(), .typescript).dropFirst().map { $0.name.dropLast(".ts".count) }
    let cases = try Self.fixtures()
    let lines = cases.map {
      "old/\(types[$0.screen])\t" + String(decoding: $0.bytes, as: UTF8.self).filter { !$0.isNewline }
    }
    try Self.check(cases, project.readings(of: lines).map { $0.faults })
  }

  private static func check(_ cases: [ReadingCases.Case], _ readings: [[[String]]]) throws {
    try #require(readings.count == cases.count)
    var counts = (clean: 0, faulty: 0)
    for (fixture, faults) in zip(cases, readings) {
      let (old, new) = screens[fixture.screen]
      let expected = try ExpectedReading(of: fixture.bytes, ResponseContract(old, for: .content))
      let found = Set(faults.map { ExpectedReading.Fault(code: $0[0], pointer: $0[1]) })
      #expect(found == expected.faults, "\(fixture.name) of \(pairs[fixture.screen])")
      let isBreaking = contractChanges(from: old, to: new).contains {
        $0.impact.wire != .safe && $0.directions.contains(.newServerToOldClient)
      }
      #expect(isBreaking || found.isEmpty, "\(fixture.name) of \(pairs[fixture.screen])")
      if found.isEmpty { counts.clean += 1 } else { counts.faulty += 1 }
    }
    #expect(counts.clean * 10 > cases.count && counts.faulty * 10 > cases.count, "\(counts)")
  }
}

extension Screen {
  /// The same screen with a number after the names of its declarations, so that many fit into one program.
  ///
  /// Actions also have the number in responses, since one type in generated code has all actions.
  fileprivate func numbered(_ number: Int) -> Screen {
    var screen = self
    let suffix = "Pair\(number)"
    screen.name.source += suffix
    for id in screen.contract.components.ids { screen.contract.components[id].name.source += suffix }
    for id in screen.contract.records.ids { screen.contract.records[id].name.source += suffix }
    for id in screen.contract.enums.ids { screen.contract.enums[id].name.source += suffix }
    for id in screen.contract.actions.ids {
      screen.contract.actions[id].name.source += suffix
      screen.contract.actions[id].name.wire += suffix
    }
    return screen
  }
}
