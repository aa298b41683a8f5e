import SDUIIR
import TestSupport
import Testing

/// Every screen document that the programs give satisfies the published schema, by the validators of others.
@Suite("Grammar/screen.schema.json and the programs") struct SchemaTests {
  @Test("validators accept all documents", arguments: Validator.allCases)
  func acceptsAll(validator: Validator) throws {
    var documents: [(name: String, text: String)] = []
    for sample in Corpus.samples {
      for screen in try sample.compile().screens {
        documents.append((sample.name, String(decoding: encodeScreenDocument(screen), as: UTF8.self)))
      }
    }
    #expect(!documents.isEmpty)
    let schema = try Repository.bytes("Grammar/screen.schema.json")
    guard let findings = try validator.findings(in: documents.map(\.text), schema: schema) else { return }
    for (document, found) in zip(documents, findings) { #expect(found == [], "\(document.name)") }
  }
}
