import SDUIGeneration
import SDUIJSON
import TestSupport
import Testing

@testable import SDUIIR

@Suite("Grammar/screen.schema.json", .serialized)
struct ScreenSchemaTests {
  private static let path = "Grammar/screen.schema.json"

  @Test("the shipped schema is the one that is written (SDUIC_UPDATE=1 writes it)")
  func isCurrent() throws {
    let document = try JSONDocument(parsing: Repository.bytes(Self.path))
    let written = JSONPrettyPrinter(width: 110).format(try #require(encodeScreenSchema(updating: document)))
    if Repository.updates { try Repository.write(written, to: Self.path) }
    #expect(String(decoding: written, as: UTF8.self) == (try Repository.read(Self.path)))
  }

  @Test("definitions that people write have the keys that documents have", arguments: Self.definitions)
  func hasTheKeys(definition: String, keys: [String]) throws {
    let document = try JSONDocument(parsing: Repository.bytes(Self.path))
    let definitions = try #require(document.member("$defs", of: document.root))
    let node = definition.isEmpty ? document.root : try #require(document.member(definition, of: definitions))
    let properties = try #require(document.member("properties", of: node))
    #expect(document.members(of: properties).compactMap { document.string(of: $0.key) }.sorted() == keys.sorted())
  }

  private static func keys<Key: ObjectKey>(_ keys: Key.Type, but others: Key...) -> [String] {
    let others = others.map(\.rawValue.text)
    return keys.allCases.map(\.rawValue.text).filter { !others.contains($0) }
  }

  private static let definitions: [(String, [String])] = [
    ("", keys(ScreenKey.self)), ("contract", keys(ContractKey.self)), ("enum", keys(EnumerationKey.self)),
    ("flag", keys(FlagKey.self)), ("layout", keys(LayoutKey.self)), ("section", keys(SectionKey.self)),
    ("supplementary", keys(PlacedKey.self)), ("placeholder", keys(PlacedKey.self)),
    ("bundle", keys(BundleKey.self)), ("background", keys(BackgroundKey.self)), ("unit", keys(UnitKey.self)),
    ("adaptation", keys(AdaptationKey.self)), ("entry", keys(EntryKey.self)), ("data", keys(DataKey.self)),
    ("requirement", keys(RequirementKey.self)), ("test", keys(TestKey.self)),
    ("box", keys(BoxKey.self) + ContainerTrait.allCases.map(\.name)),
    (
      "declaration",
      keys(DeclarationKey.self, but: .since, .until, .deprecated, .fallback, .events)
    ),
  ]

  @Test("two validators accept generated screens and the example", arguments: Self.validators)
  func accepts(validator: Validator) throws {
    let count: UInt64 = Repository.isExhaustive ? 200 : 60
    var documents = (0..<count).map { encodeScreenDocument(RandomScreen.make(seed: $0)) }
    documents.append(encodeScreenDocument(Sample.screen()))
    guard let verdicts = try verdicts(validator, documents) else { return }
    for (index, verdict) in verdicts.enumerated() where !verdict {
      Issue.record("document \(index): \(String(decoding: documents[index], as: UTF8.self))")
    }
  }

  @Test("two validators reject what is broken", arguments: Self.validators)
  func rejects(validator: Validator) throws {
    let documents = BrokenDocuments.all.filter(\.breaksSchema)
    #expect(documents.count >= 20)
    let bytes = documents.map(\.bytes)
    guard let verdicts = try verdicts(validator, bytes) else { return }
    for (document, verdict) in zip(documents, verdicts) where verdict { Issue.record("accepted: \(document)") }
  }

  @Test("two validators accept whatever is read", arguments: Self.validators)
  func acceptsWhatIsRead(validator: Validator) throws {
    let mutations = try Mutations(encodeScreenDocument(Sample.screen()))
    let documents = (mutations.deletions + mutations.replacements).filter { bytes in
      (try? Screen(json: bytes)) != nil
    }
    #expect(documents.count > 50)
    guard let verdicts = try verdicts(validator, documents) else { return }
    for (document, verdict) in zip(documents, verdicts) where !verdict {
      Issue.record("rejected: \(String(decoding: document, as: UTF8.self))")
    }
  }

  @Test("two validators accept keys of later versions", arguments: Self.validators)
  func acceptsLaterKeys(validator: Validator) throws {
    let text = String(decoding: encodeScreenDocument(Sample.screen()), as: UTF8.self)
    let later = text.replacing("\"kind\":", with: "\"later\":{\"key\":1},\"kind\":")
      .replacing("\"1.0\"", with: "\"1.12\",\"later\":true")
    #expect(try Screen(json: Array(later.utf8)) == Sample.screen())
    guard let verdicts = try verdicts(validator, [Array(later.utf8)]) else { return }
    #expect(verdicts == [true])
  }

  /// Two that share no code.
  private static let validators: [Validator] = [.jsonschema, .jsonschemaRust]

  private func verdicts(_ validator: Validator, _ documents: [[UInt8]]) throws -> [Bool]? {
    let texts = documents.map { String(decoding: $0, as: UTF8.self) }
    return try validator.findings(in: texts, schema: Repository.bytes(Self.path))?.map(\.isEmpty)
  }
}
