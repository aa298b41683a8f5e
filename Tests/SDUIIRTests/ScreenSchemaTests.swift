import SDUIIR
import SDUIJSON
import TestSupport
import Testing

@Suite("Grammar/screen.schema.json", .serialized)
struct ScreenSchemaTests {
  private static let path = "Grammar/screen.schema.json"

  @Test("what the vocabulary says stands in the schema as made from it (SDUIC_UPDATE=1 writes it)")
  func agreesWithTheVocabulary() throws {
    if Repository.updates { try Self.update() }
    let document = try JSONDocument(parsing: Repository.bytes(Self.path))
    let definitions = try #require(document.member("$defs", of: document.root))
    for (name, schema) in SchemaParts.definitions {
      let node = try #require(document.member(name, of: definitions), "no $defs/\(name)")
      let expected = try JSONDocument(parsing: Array(schema.utf8))
      #expect(document.compactText(of: node) == expected.compactText(of: expected.root), "$defs/\(name)")
    }
  }

  @Test("two validators accept generated screens and the example", arguments: Self.validators)
  func accepts(validator: Validator) throws {
    var documents = (0..<200 as Range<UInt64>).map { encodeScreenDocument(RandomScreen.make(seed: $0)) }
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

  /// Writes the file with the parts that are made from the vocabulary, the rest as it stands.
  private static func update() throws {
    let document = try JSONDocument(parsing: Repository.bytes(path))
    let parts = SchemaParts.definitions
    let names = Set(parts.map(\.name))
    var writer = JSONWriter()
    writer.beginObject()
    for (key, value) in document.members(of: document.root) where !document.keyEquals(key, "$defs") {
      writer.key(document.string(of: key) ?? "")
      writer.rawNumber(document.compactText(of: value))
    }
    writer.key("$defs")
    writer.beginObject()
    for (key, value) in document.members(of: try #require(document.member("$defs", of: document.root))) {
      guard let name = document.string(of: key), !names.contains(name) else { continue }
      writer.key(name)
      writer.rawNumber(document.compactText(of: value))
    }
    for part in parts {
      writer.key(part.name)
      writer.rawNumber(part.schema)
    }
    writer.endObject()
    writer.endObject()
    try Repository.write(JSONPrettyPrinter(width: 110).format(writer.finish()), to: path)
  }
}
