import Foundation
import TestSupport
import Testing

/// `sduic import` of an OpenAPI document.
@Suite struct ImportSchemaTests {
  private static let shop = "Tests/OpenAPI/shop.json"

  private static func imported(_ schema: String, _ document: String? = nil) throws -> Run {
    try Folder(["shop.json": document ?? Repository.read(shop)]).sduic(["import", "shop.json", "--schema", schema])
  }

  @Test func aResponseIsDescribedByItsSchema() throws {
    let run = try Self.imported("Feed")
    #expect(run.status == 0, "\(run.ending)")
    let lines = [
      #"component Hero as "hero" {"#, #"component Product as "product" {"#, "id: ID", "image: URL",
      "price: Decimal(as: number, min: 0)",
      "stock: Int(min: 0)?", "state: State?", "tags: [Text]?", #"createdAt as "created_at": Date?"#,
      "prices: [Text: Decimal(as: number)]?", "seller: Seller?", "id: ID(as: number)", "name: Text", "verified: Bool?",
      "currency: Text(length: 3)?", "used", #"next: at("meta.next"),"#,
    ]
    let found = run.text.split(separator: "\n").map { $0.trimmingCharacters(in: .whitespaces) }
    for line in lines { #expect(found.contains(line), "\(line)\n\(run.text)") }
    #expect(run.errorText.hasPrefix("shop.json: 3 samples of `Feed`, made from its schema\n"))
  }

  @Test func anOperationIsNamedByItsMethodAndPath() throws {
    let run = try Self.imported("GET /orders")
    #expect(run.status == 0 && run.text.contains("note: Text?"), "\(run.ending)")
  }

  @Test func examplesAreReadWhereThereIsNoSchema() throws {
    let content = #"{"application/json":{"examples":{"a":{"value":[{"id":1,"title":"A"}]}}}}"#
    let document = #"{"openapi":"3.1.0","paths":{"/a":{"get":{"responses":{"200":{"content":\#(content)}}}}}}"#
    let run = try Folder(["a.json": document]).sduic(["import", "a.json"])
    #expect(run.status == 0 && run.text.contains("title: Text"), "\(run.ending)")
    #expect(run.errorText.hasPrefix("a.json: 1 sample of `GET /a`, its examples\n"))
  }

  @Test(arguments: [
    (nil, "it describes several responses; --schema takes one of `GET /feed`, `GET /orders`, `Feed`"),
    ("Food", "it has no schema or operation `Food`; --schema takes one of `GET /feed`"),
  ])
  func aResponseThatIsNotThereIsRefused(name: String?, message: String) throws {
    let folder = try Folder(["shop.json": Repository.read(Self.shop)])
    let run = try folder.sduic(["import", "shop.json"] + (name.map { ["--schema", $0] } ?? []))
    #expect(run.status == 2 && run.errorText.contains(message), "\(run.ending)")
  }

  /// Schemas that share others many times are finished soon.
  @Test func sharedSchemasAreWrittenOnce() throws {
    let shared = (0..<24).map { index in
      let next = index == 23 ? #"{"type":"string"}"# : ##"{"$ref":"#/components/schemas/L\##(index + 1)"}"##
      return #""L\#(index)":{"type":"object","required":["a","b"],"properties":{"a":\#(next),"b":\#(next)}}"#
    }
    let list = ##""A":{"type":"array","items":{"$ref":"#/components/schemas/L0"}}"##
    let schemas = (shared + [list]).joined(separator: ",")
    let run = try Self.imported("A", #"{"openapi":"3.0.0","components":{"schemas":{\#(schemas)}}}"#)
    #expect(run.status == 0 || run.status == 1, "\(run.ending)")
  }

  /// Properties that samples cannot show are left out with a message.
  @Test(arguments: [
    ##"{"type":"array","items":{"$ref":"#/components/schemas/A"}}"##, "{}", "true", #"{"type":["string","integer"]}"#,
    ##"{"$ref":"#/components/schemas/Missing"}"##, ##"{"$ref":"#/components/schemas/A"}"##,
  ])
  func propertiesWithoutAKindAreLeftOut(schema: String) throws {
    let item = #"{"type":"object","required":["v"],"properties":{"id":{"type":"string"},"v":\#(schema)}}"#
    let list = ##"{"type":"array","items":{"$ref":"#/components/schemas/A"}}"##
    let run = try Self.imported("L", #"{"openapi":"3.1.0","components":{"schemas":{"A":\#(item),"L":\#(list)}}}"#)
    #expect(run.status == 0 && !run.text.contains("v:"), "\(run.ending)")
    #expect(run.errorText.contains("`v` is left out"), "\(run.ending)")
  }

  /// The type of a property in its kinds.
  @Test(arguments: [
    (##"{"allOf":[{"$ref":"#/components/schemas/N"}]}"##, "v: Int"),
    (#"{"type":"string","maxLength":3}"#, "v: Text(max: 20)"),
    (#"{"type":"string","format":"decimal"}"#, "v: Decimal"), (#"{"type":"string","format":"email"}"#, "v: Text"),
    (#"{"type":"string","format":"uri-reference"}"#, "v: Text"), (#"{"enum":["none","dotted","dashed"]}"#, "v: V"),
    (#"{"type":"integer","enum":[0,1,2,3,4,5,6,7,8,9,10,-1]}"#, "v: Int"),
  ])
  func aPropertyHasTheTypeOfItsSchema(schema: String, expected: String) throws {
    let item = #"{"type":"object","required":["v"],"properties":{"id":{"type":"string"},"v":\#(schema)}}"#
    let schemas = #""A":{"type":"array","items":\#(item)},"N":{"type":"integer"}"#
    let run = try Self.imported("A", #"{"openapi":"3.0.0","components":{"schemas":{\#(schemas)}}}"#)
    let lines = run.text.split(separator: "\n").map { $0.trimmingCharacters(in: .whitespaces) }
    #expect(lines.contains(expected), "\(run.ending)")
  }

  @Test func anOptionForSchemasNeedsOne() throws {
    let run = try Self.imported("A", "[]")
    #expect(run.status == 2 && run.errorText.contains("`--schema` is for an OpenAPI document"), "\(run.ending)")
  }

  /// Schemas that hold themselves, lead nowhere or say nothing end with a screen or a message, and soon.
  @Test(arguments: [
    ##"{"$ref":"#/components/schemas/A"}"##, ##"{"$ref":"other.json#/A"}"##,
    ##"{"$ref":"#/components/schemas/Missing"}"##,
    ##"{"type":"array","items":{"$ref":"#/components/schemas/A"}}"##, "true", "[]", "7", #"{"type":"array"}"#, "{}",
    ##"{"allOf":[{"$ref":"#/components/schemas/A"}]}"##,
    #"{"type":"array","items":{"type":"array","items":{}},"minItems":1000000}"#,
    #"{"type":"string","minLength":1000000000}"#, #"{"type":"string","minLength":1000000000,"maxLength":3}"#,
    #"{"type":"string","maxLength":-1}"#, #"{"oneOf":[]}"#, #"{"enum":[null]}"#, #"{"type":["null"]}"#,
    ##"{"type":"array","items":{"type":"object","required":["a"],"properties":{"a":{"$ref":"#/components/schemas/A"}}}}"##,
    #"{"type":"integer","minimum":1e300,"maximum":-1e300}"#, #"{"type":"integer","minimum":9223372036854775807}"#,
  ])
  func unusualSchemasEnd(schema: String) throws {
    let run = try Self.imported("A", #"{"openapi":"3.0.0","components":{"schemas":{"A":\#(schema)}}}"#)
    #expect(run.status == 0 || run.status == 1 || run.status == 2, "\(run.ending)")
    #expect(!run.errorText.contains("Fatal error"), "\(run.ending)")
  }
}
