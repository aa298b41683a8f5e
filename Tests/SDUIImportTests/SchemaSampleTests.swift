import Foundation
import SDUIImport
import SDUIJSON
import TestSupport
import Testing

/// Samples that are made from schemas.
@Suite struct SchemaSampleTests {
  /// The samples of a schema are valid, as validators that others wrote say.
  @Test(arguments: ["Feed", "Hero", "Product", "Order", "Seller"])
  func samplesOfASchemaAreValid(name: String) throws {
    let bytes = try Repository.bytes("Tests/OpenAPI/shop.json")
    let api = try #require(OpenAPIDocument(try parseResponse(Array(bytes))))
    let samples = SchemaSamples.samples(of: try #require(api.response(named: name)), in: api).texts
    #expect(samples.count == 3)
    // The document is a schema itself, for which `components` is an unknown keyword.
    let reference = ##"{"$ref":"#/components/schemas/\##(name)","##
    let schema = Array(reference.utf8) + bytes.drop { $0 != UInt8(ascii: "{") }.dropFirst()
    for validator in Validator.allCases {
      guard
        let findings = try validator.findings(in: samples.map { String(decoding: $0, as: UTF8.self) }, schema: schema)
      else { continue }
      #expect(findings.allSatisfy { $0.isEmpty }, "\(validator) \(findings)")
    }
  }
}
