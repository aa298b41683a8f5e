import SDUIContract
import SDUIFixtures
import SDUIGeneration
import SDUIIR
import TestSupport
import Testing

/// The output of code generators for the examples' schemas, judged by the examples' fixtures.
@Suite("code that is generated from schemas") struct GeneratedModelTests {
  /// The faults that no type of Python expresses: those that no schema can express either, and the number of equal
  /// elements of a list, by their content or by another value. If sections repeat, a list may have two equal ones, so
  /// that no keyword requires the others to be distinct.
  private static let beyondTypes: Set<ResponseRule> = [
    .duplicateIdentity, .duplicateKey, .missingSection, .sectionOrder, .itemCount,
  ]

  /// Both forms have the same schemas of data, and the generator takes long.
  @Test(
    "accepts what is valid and refuses what is not",
    arguments: Repository.isExhaustive ? GeneratedModel.Form.allCases : [.openapi])
  func agree(form: GeneratedModel.Form) throws {
    let examples = try Self.examples()
    let samples = examples.map { example in
      GeneratedModel.Sample(
        schema: form == .openapi ? encodeOpenAPIDocument(example.screen) : encodeResponseSchema(example.screen),
        response: example.response, documents: example.valid + example.invalid.map(\.text))
    }
    guard let models = try GeneratedModel.models(of: samples, form) else { return }
    var (refused, all, readable) = (0, 0, 0)
    for (example, model) in zip(examples, models) {
      for (accepted, index) in zip(model.accepts, example.valid.indices) {
        #expect(accepted, "\(example.name): valid response \(index)")
      }
      for (accepted, fault) in zip(model.accepts.dropFirst(example.valid.count), example.invalid) {
        all += 1
        // A parser of JSON keeps one of two equal keys, so that no model sees that there were two.
        readable += fault.rule == .duplicateKey ? 0 : 1
        refused += accepted ? 0 : 1
        let isBeyond =
          fault.rule == .duplicateSection
          ? example.repeatsSections
          : Self.beyondTypes.contains(fault.rule) || example.fieldsOfSomeClients.contains { fault.name.hasSuffix($0) }
        #expect(!accepted || isBeyond, "\(example.name): \(fault.name)")
      }
      checkNames(model, example.name)
    }
    #expect(all > 1_000 && refused * 100 >= all * 94, "\(refused) of \(all) are refused")
    #expect(refused * 100 >= readable * 95, "\(refused) of \(readable) that a parser tells apart are refused")
  }

  /// Words that say nothing of what is named.
  private static let empty = ["Model", "Data", "Item", "Items", "Field", "Units", "Payload", "Type"]

  /// Names are words that say what they name, without a number that tells them apart.
  private func checkNames(_ model: GeneratedModel, _ example: String) {
    let names = model.classes.filter { !$0.hasPrefix("_") }
    #expect(names.contains { $0.hasSuffix("Section") } && names.contains { $0.hasSuffix("Unit") })
    for name in names {
      #expect(name.allSatisfy(\.isLetter) && name.first?.isUppercase == true, "\(example): \(name)")
      #expect(!Self.empty.contains(name), "\(example): \(name)")
    }
    guard example == "Examples/Shop/home.sdui" else { return }
    let expected = [
      "HomeResponse", "HomeSection", "DealsSection", "DealsUnit", "ProductCardUnit", "ProductCard", "Price", "Badge",
      "OpenProductAction", "OpenProductPayload", "Image",
    ]
    for name in expected { #expect(names.contains(name), "\(name)") }
  }

  @Test("is made of documents that validators of OpenAPI accept", arguments: OpenAPIValidator.allCases)
  func isOpenAPI(validator: OpenAPIValidator) throws {
    let examples = try Self.examples()
    let samples = examples.map { example in
      GeneratedModel.Sample(
        schema: encodeOpenAPIDocument(example.screen), response: example.response, documents: example.valid)
    }
    guard let findings = try validator.findings(in: samples) else { return }
    for (example, findings) in zip(examples, findings) { #expect(findings == [], "\(example.name)") }
  }

  /// A screen with its fixtures.
  private struct Example {
    let name: String
    let screen: Screen
    var response: String { screen.name.source + "Response" }
    let valid: [String]
    let invalid: [(name: String, rule: ResponseRule, text: String)]
    var repeatsSections: Bool { screen.sections.contains(where: \.isRepeated) }
    /// The ends of the names of faults about fields that may be missing and not `null`, because only some clients know
    /// them. A model in Python has `None` for both.
    var fieldsOfSomeClients: [String] {
      screen.contract.components.elements.flatMap { component in
        component.fields.compactMap { field in
          if case .optional = field.type { return nil }
          guard !field.availability.isUniversal, field.defaultValue == nil else { return nil }
          return ".\(component.name.source).\(field.name.source).null"
        }
      }
    }
  }

  private static func examples() throws -> [Example] {
    var result: [Example] = []
    for sample in Corpus.samples where sample.name.hasPrefix("Examples/") {
      for screen in try sample.compile().screens {
        let generator = try FixtureGenerator(screen)
        var valid = try generator.coverage().fixtures
        for profile in FixtureProfile.allCases { valid += try generator.fixtures(FixtureRequest(profile)) }
        let invalid = generator.invalidFixtures().map {
          ($0.fixture.name, $0.rule, String(decoding: $0.fixture.bytes, as: UTF8.self))
        }
        let texts = valid.map { String(decoding: $0.bytes, as: UTF8.self) }
        result.append(Example(name: sample.name, screen: generator.screen, valid: texts, invalid: invalid))
      }
    }
    return result
  }
}
