import SDUIContract
import SDUIFixtures
import SDUIGeneration
import SDUIIR
import TestSupport
import Testing

/// Fixtures of the examples, judged by validators that others wrote, with the schemas of their screens.
@Suite("fixtures and validators") struct FixtureAgreementTests {
  /// The rules that a schema cannot express (`Grammar/WIRE.md`): of `constraint` the bounds of a decimal, and that a
  /// date or URL is one; of `type` decimals beyond 64 bits.
  private static let beyondSchemas: Set<ResponseRule> = [
    .duplicateKey, .duplicateIdentity, .duplicateSection, .sectionOrder, .constraint, .missingSection,
  ]

  @Test(
    "agree on what is valid, and on what a schema can say of the rest",
    arguments: Repository.isExhaustive ? [Validator.jsonschema, .jsonschemaRust] : [.jsonschemaRust])
  func agree(validator: Validator) throws {
    var found = 0
    for sample in Corpus.samples where sample.name.hasPrefix("Examples/") {
      for screen in try sample.compile().screens {
        let generator = try FixtureGenerator(screen)
        var valid = try generator.coverage().fixtures
        for profile in FixtureProfile.allCases { valid += try generator.fixtures(FixtureRequest(profile)) }
        let invalid = generator.invalidFixtures()
        let documents = (valid + invalid.map(\.fixture)).map { String(decoding: $0.bytes, as: UTF8.self) }
        let schema = encodeResponseSchema(generator.screen)
        guard let findings = try validator.findings(in: documents, schema: schema) else { return }
        for (fixture, found) in zip(valid, findings) { #expect(found == [], "\(sample.name): \(fixture.name)") }
        for (each, findings) in zip(invalid, findings.dropFirst(valid.count)) {
          found += findings.isEmpty ? 0 : 1
          #expect(
            !findings.isEmpty || Self.beyondSchemas.contains(each.rule), "\(sample.name): \(each.fixture.name)")
        }
      }
    }
    #expect(found > 1_000)
  }
}
