import SDUIContract
import SDUIGeneration
import SDUIIR
import SDUIJSON
import TestSupport
import Testing

/// The types of fields have one rule set: checker, reader of screen documents, reader of responses and schema take the
/// same values.
@Suite struct FieldValueTests {
  @Test(arguments: FieldValues.all) func theCheckerTakesRightValuesOnly(values: FieldValues) throws {
    for value in values.values {
      guard let source = value.source else { continue }
      let errors = try Programs.compile(["home.sdui": Self.program(values.type, source)], "home.sdui").diagnostics
        .filter { $0.severity == .error }
      #expect(errors.isEmpty == value.isRight, "\(source): \(errors.map(\.message))")
    }
  }

  @Test(arguments: FieldValues.all) func screenDocumentsHoldRightValuesOnly(values: FieldValues) throws {
    let first = try #require(values.values.first)
    let screen = try Programs.screen(Self.program(values.type, first.source))
    let document = String(decoding: encodeScreenDocument(screen), as: UTF8.self)
    let place = "\"data\":{\"id\":\"c\",\"value\":"
    #expect(document.ranges(of: place + first.json + "}").count == 1, "\(document)")
    for value in values.values {
      let changed = document.replacing(place + first.json + "}", with: place + value.json + "}")
      let isRead = (try? Screen(json: Array(changed.utf8))) != nil
      #expect(isRead == value.isRight, "\(value.json)")
    }
  }

  @Test(arguments: FieldValues.all) func responsesHoldRightValuesOnly(values: FieldValues) throws {
    let screen = try Programs.screen(Self.program(values.type, nil))
    let contracts = [ResponseContract(screen), ResponseContract(screen, readsTables: false)]
    for value in values.values {
      for contract in contracts {
        let faults = try contract.read(Array(Self.response(value.json).utf8)).faults
        #expect(faults.isEmpty == value.isRight, "\(value.json): \(faults.map(\.message))")
      }
    }
  }

  /// All types in one screen, since a validator takes long to start.
  @Test func schemasTakeRightValuesOnly() throws {
    let names = FieldValues.all.indices.map { "Card\($0)" }
    let components = zip(names, FieldValues.all).map { "component \($0) { id: ID, value: \($1.type) }" }
    let units = names.map { "unit \($0) { height: 40 }" }
    let schema = encodeResponseSchema(try Programs.screen(Self.program(components, units)))
    let examples = zip(names, FieldValues.all).flatMap { name, values in values.values.map { (name, $0) } }
    let documents = examples.map { Self.response($1.json, of: $0) }
    guard let findings = try Validator.jsonschema.findings(in: documents, schema: schema) else { return }
    for (document, (value, found)) in zip(documents, zip(examples.map(\.1), findings)) {
      #expect(found.isEmpty == value.isRight, "\(document): \(found)")
    }
  }

  /// A type that is alone in a schema has its definition there.
  @Test(arguments: FieldValues.all) func referencesHaveDefinitions(values: FieldValues) throws {
    let schema = encodeResponseSchema(try Programs.screen(Self.program(values.type, nil)))
    let document = try JSONDocument(parsing: schema)
    let definitions = try #require(document.member("$defs", of: document.root))
    for reference in String(decoding: schema, as: UTF8.self).matches(of: /"\$ref":\s*"#\/\$defs\/([^"]+)"/) {
      #expect(document.member(String(reference.1), of: definitions) != nil, "\(reference.1)")
    }
  }

  private static func program(_ type: String, _ value: String?) -> String {
    program(
      ["component Card { id: ID, value: \(type) }"],
      ["unit Card { height: 40 }"] + (value.map { ["content { Card { id: \"c\", value: \($0) } }"] } ?? []))
  }

  private static func program(_ components: [String], _ statements: [String]) -> String {
    """
    \(FieldValues.declarations)
    \(components.joined(separator: "\n"))
    screen Home { section all: list { \(statements.joined(separator: "\n")) } }
    """
  }

  private static func response(_ json: String, of component: String = "Card") -> String {
    """
    {"sdui":"1.0","screen":"Home","layoutId":"\(String(repeating: "0", count: 64))","page":0,"hasNext":false,
     "sectionList":[{"section":"all","sectionId":"all","units":[
      {"unitType":"\(component)","data":{"id":"c","value":\(json)}}]}]}
    """
  }
}
