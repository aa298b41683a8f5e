import Foundation
import SDUIContract
import SDUIFixtures
import SDUIIR
import TestSupport
import Testing

/// The relations between the values of one response, for all examples and for random programs.
@Suite struct MeaningTests {
  private static let examples = ((try? Programs.exampleScreens()) ?? []).map(\.screen)

  /// The fixtures of a screen, parsed.
  private static func fixtures(
    of screen: Screen, in locale: FixtureLocale = .english, _ profiles: [FixtureProfile] = FixtureProfile.allCases
  ) throws -> [(profile: FixtureProfile, sections: Any, name: String)] {
    let generator = try FixtureGenerator(screen, seed: 3, locale: locale)
    let contract = ResponseContract(generator.screen)
    let key = screen.responseKeys[.sectionList]
    return try profiles.flatMap { profile in
      try generator.fixtures(FixtureRequest(profile)).map { fixture in
        #expect(try contract.read(fixture.bytes).faults.map(\.message) == [])
        let json = try JSONSerialization.jsonObject(with: Data(fixture.bytes)) as? [String: Any]
        return (profile, try #require(json?[key]), fixture.name)
      }
    }
  }

  /// A screen that chance makes.
  private static func screen(seed: UInt64) throws -> Screen {
    let compilation = try Programs.compile(["home.sdui": MeaningProgram.text(seed: seed)], "home.sdui")
    #expect(!compilation.hasErrors, "seed \(seed): \(compilation.diagnostics.map(\.message))")
    return try compilation.onlyScreen()
  }

  @Test func valuesOfExamplesBelongTogether() throws {
    #expect(Self.examples.count >= 13)
    var check = Coherence()
    for screen in Self.examples {
      for fixture in try Self.fixtures(of: screen) {
        check.run(screen, fixture.profile, fixture.sections, "\(screen.name.source) \(fixture.name)")
      }
    }
    #expect(check.images > 300 && check.currencies.count == 1)
  }

  @Test func valuesOfRandomScreensBelongTogether() throws {
    var check = Coherence()
    for seed in 0..<UInt64(Repository.isExhaustive ? 1_000 : 24) {
      let screen = try Self.screen(seed: seed)
      for fixture in try Self.fixtures(of: screen) {
        check.run(screen, fixture.profile, fixture.sections, "seed \(seed) \(fixture.name)")
      }
    }
    #expect(check.images > 500 && check.nestedIdentities > 100 && check.lists > 50)
    #expect(FixtureProfile.allCases.allSatisfy { check.bundles[$0, default: 0] > 3 }, "\(check.bundles)")
    #expect(check.currencies.count == 2, "\(check.currencies)")
  }

  /// Scripts by their blocks; digits and signs belong to all.
  private static let scripts: [FixtureLocale: [ClosedRange<UInt32>]] = [
    .english: [0x41...0x24F], .german: [0x41...0x24F], .french: [0x41...0x24F],
    .japanese: [0x3005...0x30FF, 0x4E00...0x9FFF], .arabic: [0x610...0x6FF],
  ]
  private static let spoken = ["title", "subtitle", "name", "author", "headline", "alt", "summary", "quote", "claim"]

  @Test(arguments: FixtureLocale.allCases) func textsAreInOneLanguage(locale: FixtureLocale) throws {
    var letters = 0
    var foreign: Set<String> = []
    var blocks: Set<UInt32> = []
    for screen in Self.examples {
      for fixture in try Self.fixtures(of: screen, in: locale, [.minimal, .typical]) {
        for object in Coherence.objects(in: fixture.sections) {
          for key in Self.spoken {
            guard let text = object[key] as? String else { continue }
            for scalar in text.unicodeScalars where scalar.properties.isAlphabetic {
              letters += 1
              blocks.insert(scalar.value >> 8)
              let isOwn = Self.scripts[locale]?.contains { $0.contains(scalar.value) } ?? true
              if !isOwn { foreign.insert(text) }
            }
          }
        }
      }
    }
    #expect(letters > 300)
    #expect(foreign.isEmpty, "\(locale): \(foreign)")
    if locale == .mixed { #expect(blocks.isSuperset(of: [0x00, 0x30, 0x06]), "\(blocks)") }
  }

  @Test func edgesKeepEmojiAndTextFromRightToLeft() throws {
    for locale in [FixtureLocale.english, .japanese] {
      var all = ""
      for screen in Self.examples {
        for fixture in try Self.fixtures(of: screen, in: locale, [.edge]) {
          for object in Coherence.objects(in: fixture.sections) {
            for case let text as String in object.values { all += text }
          }
        }
      }
      #expect(all.unicodeScalars.contains { $0.properties.isEmojiPresentation })
      #expect(all.unicodeScalars.contains { 0x590...0x6FF ~= $0.value })
    }
  }
}
