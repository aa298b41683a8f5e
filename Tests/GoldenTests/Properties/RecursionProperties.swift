import SDUICompiler
import SDUIContract
import SDUIFixtures
import SDUIGeneration
import SDUIIR
import TestSupport
import Testing

/// Screens whose actions hold one another, as optional fields, in records and in lists.
@Suite("recursion") struct RecursionProperties {
  static let seeds = 0..<UInt64(Repository.isExhaustive ? 1_000 : 60)

  private static func screen(seed: UInt64) throws -> Screen {
    let sample = Sample(name: "\(seed)", main: "home.sdui", files: ["home.sdui": RecursiveProgram(seed: seed).text])
    let compilation = try sample.compile(proves: true)
    let errors = compilation.diagnostics.filter { $0.severity == .error }
    #expect(errors.map(\.message) == [], "\(seed)")
    return try #require(compilation.screens.first)
  }

  /// The fixtures of a screen; `nil` where no data of a component exist.
  private static func generator(_ screen: Screen) throws -> FixtureGenerator? {
    do {
      return try FixtureGenerator(screen, seed: 3)
    } catch FixtureError.impossible(let component) {
      #expect(FiniteData(screen.contract).exists(of: component) == false, "\(component) has data")
      return nil
    }
  }

  @Test("compiled, written and read back") func documents() throws {
    for seed in Self.seeds {
      let screen = try Self.screen(seed: seed)
      let document = encodeScreenDocument(screen)
      let decoded = try Screen(json: document)
      let again = encodeScreenDocument(decoded)
      #expect(decoded == screen && again == document, "\(seed)")
    }
  }

  @Test("in fixtures of all profiles, and with one fault each") func fixtures() throws {
    var found = 0
    for seed in Self.seeds {
      let screen = try Self.screen(seed: seed)
      guard let generator = try Self.generator(screen) else { continue }
      found += 1
      let contract = ResponseContract(screen)
      for profile in FixtureProfile.allCases {
        for fixture in try generator.fixtures(FixtureRequest(profile)) {
          let response = try contract.read(fixture.bytes)
          #expect(response.faults.map(\.message) == [] && response.isCanonical, "\(seed): \(fixture.name)")
        }
      }
      for each in generator.invalidFixtures() {
        let response = try contract.read(each.fixture.bytes)
        let faults = response.faults.map { "\($0.rule) \(response.document.pointer(to: $0.node))" }
        #expect(faults == ["\(each.rule) \(each.pointer)"], "\(seed): \(each.fixture.name)")
      }
    }
    #expect(found > Self.seeds.count / 2)
  }

  @Test("covered in pairs, as an independent script counts") func coverage() throws {
    var lines = ""
    var expected: [FixtureCoverage] = []
    // In the last two, one of two actions that a place may hold needs a record.
    let seeds = Repository.isExhaustive ? Array(Self.seeds) : Array(0..<10) + [124, 499]
    for seed in seeds {
      let screen = try Self.screen(seed: seed)
      guard let generator = try Self.generator(screen) else { continue }
      let coverage = try generator.coverage()
      #expect(coverage.covered == coverage.pairs, "\(seed)")
      let fixtures = coverage.fixtures.map { String(decoding: $0.bytes, as: UTF8.self) }.joined(separator: ",")
      lines += "[\(String(decoding: encodeScreenDocument(screen), as: UTF8.self)),[\(fixtures)]]\n"
      expected.append(coverage)
    }
    let folder = try Folder(["all.ndjson": lines])
    let script = Repository.path("Tests/Fixtures/pairs.py")
    let run = try Run("python3", [script, "--lines", "all.ndjson"], in: folder.url, patience: 600)
    #expect(run.status == 0, "\(run.ending)")
    let counted = run.text.split(separator: "\n").map(String.init)
    #expect(counted.count == expected.count && expected.count > seeds.count / 2)
    for (line, coverage) in zip(counted, expected) {
      let (pairs, own) = (coverage.pairs, coverage.shares.map(\.own))
      #expect(line == #"{"pairs": \#(pairs), "covered": \#(pairs), "own": \#(own), "missing": []}"#)
    }
  }

  @Test("agreed upon by validators that others wrote", arguments: [Validator.jsonschemaRust])
  func schemas(validator: Validator) throws {
    for seed in Self.seeds.prefix(Repository.isExhaustive ? 300 : 12) {
      let screen = try Self.screen(seed: seed)
      guard let generator = try Self.generator(screen) else { continue }
      let fixtures = try FixtureProfile.allCases.flatMap { try generator.fixtures(FixtureRequest($0)) }
      let documents = fixtures.map { String(decoding: $0.bytes, as: UTF8.self) }
      guard let findings = try validator.findings(in: documents, schema: encodeResponseSchema(screen)) else { return }
      #expect(findings.flatMap { $0 } == [], "\(seed)")
    }
  }
}

/// Of which components finite data exist, found by taking actions for possible step by step, and never by making data.
private struct FiniteData {
  private let contract: Contract
  private var possible: Set<Int> = []

  init(_ contract: Contract) {
    self.contract = contract
    var isGrowing = true
    while isGrowing {
      let more = contract.actions.ids.map(\.index).filter { index in
        contract.actions.elements[index].fields.allSatisfy { canStand($0.type) }
      }
      isGrowing = Set(more) != possible
      possible = Set(more)
    }
  }

  func exists(of component: String) -> Bool? {
    contract.components.elements.first { $0.name.source == component }?.fields.allSatisfy { canStand($0.type) }
  }

  private func canStand(_ type: FieldType) -> Bool {
    switch type {
    case .optional, .list: true
    case .action(let ids): ids.contains { possible.contains($0.index) }
    case .record(let id): contract.records[id].fields.allSatisfy { canStand($0.type) }
    default: true
    }
  }
}
