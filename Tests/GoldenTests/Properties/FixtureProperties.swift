import SDUIContract
import SDUIFixtures
import SDUIIR
import TestSupport
import Testing

/// The properties of the fixtures of every screen that compiles.
@Suite("fixtures") struct FixtureProperties {
  @Test("keep the contract, without a warning", arguments: Corpus.some)
  func areValid(sample: Sample) throws {
    for screen in try sample.screensWithFixtures() {
      let generator = try FixtureGenerator(screen, seed: 5)
      let contract = ResponseContract(generator.screen)
      let isMapped = ResponseMapping(screen) != nil
      for profile in FixtureProfile.allCases {
        for fixture in try generator.fixtures(FixtureRequest(profile)) {
          let response = try contract.read(fixture.bytes)
          #expect(response.faults.map(\.message) == [], "\(fixture.name)")
          // The form of a server is its own.
          #expect(response.isCanonical == !isMapped, "\(fixture.name)")
          // A response for one client is one for the whole screen.
          #expect(try ResponseContract(screen).read(fixture.bytes).isValid, "\(fixture.name)")
        }
      }
    }
  }

  @Test("come in pages, in which nothing is repeated", arguments: Corpus.samples)
  func pages(sample: Sample) throws {
    for screen in try sample.screensWithFixtures() where screen.properties[.pagination] != nil {
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
            #expect(seen.insert(name).inserted, "\(name) is repeated")
          }
        }
      }
      #expect(!seen.isEmpty)
    }
  }

  @Test("with a fault are found to have exactly this one", arguments: Corpus.some)
  func faults(sample: Sample) throws {
    for screen in try sample.screensWithFixtures() {
      let generator = try FixtureGenerator(screen)
      let contract = ResponseContract(generator.screen)
      let invalid = generator.invalidFixtures()
      // The form of a server has no part that the screen does not name.
      #expect(invalid.count > (ResponseMapping(screen) == nil ? 15 : 5) || screen.sections.isEmpty)
      #expect(Set(invalid.map(\.fixture.name)).count == invalid.count)
      for each in invalid {
        let response = try contract.read(each.fixture.bytes)
        let found = response.faults.map { "\($0.rule) \(response.document.pointer(to: $0.node))" }
        #expect(found == ["\(each.rule) \(each.pointer)"], "\(each.fixture.name)")
      }
    }
  }

  /// The script knows the document and the fixtures, and nothing of how they were made.
  @Test("cover everything in pairs, and none could be left out, as an independent script counts")
  func coverage() throws {
    let folder = try Folder()
    var lines = ""
    var expected: [FixtureCoverage] = []
    for sample in Corpus.samples {
      for screen in try sample.screensWithFixtures() {
        let generator = try FixtureGenerator(screen)
        let coverage = try generator.coverage()
        #expect(coverage.covered == coverage.pairs, "\(sample.name)")
        let contract = ResponseContract(generator.screen)
        for fixture in coverage.fixtures {
          #expect(try contract.read(fixture.bytes).faults.map(\.message) == [], "\(sample.name): \(fixture.name)")
        }
        // The script knows the form of the format only.
        if screen.responseKeys.isMapped { continue }
        let fixtures = coverage.fixtures.map { String(decoding: $0.bytes, as: UTF8.self) }.joined(separator: ",")
        lines += "[\(String(decoding: encodeScreenDocument(screen), as: UTF8.self)),[\(fixtures)]]\n"
        expected.append(coverage)
      }
    }
    try folder.write("all.ndjson", lines)
    let script = Repository.path("Tests/Fixtures/pairs.py")
    let run = try Run("python3", [script, "--lines", "all.ndjson"], in: folder.url, patience: 300)
    #expect(run.status == 0, "\(run.ending)")
    let counted = run.text.split(separator: "\n").map(String.init)
    #expect(counted.count == expected.count && expected.count > 100)
    for (line, coverage) in zip(counted, expected) {
      let own = coverage.shares.map(\.own)
      #expect(own.allSatisfy { $0 > 0 })
      #expect(
        line == #"{"pairs": \#(coverage.pairs), "covered": \#(coverage.pairs), "own": \#(own), "missing": []}"#,
        "\(coverage.fixtures.first?.name ?? "")")
    }
  }
}
