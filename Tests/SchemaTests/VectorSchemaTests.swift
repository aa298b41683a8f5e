import Foundation
import SDUIIR
import SDUIReports
import TestSupport
import Testing

/// Conformance vectors keep `Grammar/vectors.schema.json`.
@Suite("Grammar/vectors.schema.json") struct VectorSchemaTests {
  @Test func vectorsOfExamplesAreValid() throws {
    let screens = try Programs.exampleScreens().map { $0.screen }
    #expect(screens.count > 25)
    let vectors = try screens.map { screen in
      String(decoding: ConformanceVectorsJSON.encode(try ConformanceVectors(screen)), as: UTF8.self)
    }
    let schema = try Repository.bytes("Grammar/vectors.schema.json")
    guard let findings = try Validator.jsonschemaRust.findings(in: vectors, schema: schema) else { return }
    #expect(findings.allSatisfy { $0.isEmpty }, "\(findings.flatMap { $0 }.prefix(5))")
  }

  @Test func damageIsFound() throws {
    let text = String(decoding: ConformanceVectorsJSON.encode(try ConformanceVectors(Programs.shop())), as: UTF8.self)
    let damaged = [
      ("\"part\":\"item\"", "\"part\":\"cell\""), ("\"direction\":\"rtl\"", "\"direction\":\"up\""),
      ("\"scales\":[1,2,3]", "\"scales\":[]"), ("\"offset\":0", "\"offsets\":0"), ("\"frame\":[", "\"frame\":[1,"),
      ("\"vectors\":\"1.0\"", "\"vectors\":\"2.0\""), ("\"items\":[", "\"items\":[-1,"),
    ].map { text.replacingOccurrences(of: $0.0, with: $0.1) }
    #expect(damaged.allSatisfy { $0 != text })
    let schema = try Repository.bytes("Grammar/vectors.schema.json")
    guard let findings = try Validator.jsonschemaRust.findings(in: damaged, schema: schema) else { return }
    #expect(findings.allSatisfy { !$0.isEmpty }, "\(findings.map(\.count))")
  }
}
