import SDUIContract
import SDUIFixtures
import SDUIIR
import TestSupport
import Testing

/// What holds for the fixtures of every screen that compiles.
@Suite("fixtures") struct FixtureProperties {
  @Test("keep the contract, without a warning", arguments: Corpus.samples)
  func areValid(sample: Sample) throws {
    for screen in try sample.compile().screens {
      let generator = try FixtureGenerator(screen, seed: 5)
      let contract = ResponseContract(generator.screen)
      for profile in FixtureProfile.allCases {
        for fixture in try generator.fixtures(FixtureRequest(profile)) {
          let response = try contract.read(fixture.bytes)
          #expect(response.faults.map(\.message) == [], "\(fixture.name)")
          #expect(response.isCanonical, "\(fixture.name)")
          // A response for one client is one for the whole screen.
          #expect(try ResponseContract(screen).read(fixture.bytes).isValid, "\(fixture.name)")
        }
      }
    }
  }

  @Test("come in pages, in which nothing stands twice", arguments: Corpus.samples)
  func pages(sample: Sample) throws {
    for screen in try sample.compile().screens where screen.properties[.pagination] != nil {
      let generator = try FixtureGenerator(screen)
      let contract = ResponseContract(generator.screen)
      let canGrow = screen.sections.contains { $0.isRepeated || $0.properties[.grows] == .boolean(true) }
      guard canGrow else { continue }
      var seen: Set<String> = []
      let fixtures = try generator.fixtures(FixtureRequest(pages: 3))
      #expect(fixtures.count == 3)
      for (page, fixture) in fixtures.enumerated() {
        let response = try contract.read(fixture.bytes)
        #expect(response.isValid && response.page == Int64(page))
        for section in response.sections {
          for unit in response.units[section.units] {
            guard let data = unit.data else { continue }
            let text = String(decoding: response.document.bytes[response.document.range(of: data)], as: UTF8.self)
            let name = "\(section.identifier ?? "") \(unit.component.index) \(text)"
            #expect(seen.insert(name).inserted, "\(name) stands twice")
          }
        }
      }
      #expect(!seen.isEmpty)
    }
  }
}
