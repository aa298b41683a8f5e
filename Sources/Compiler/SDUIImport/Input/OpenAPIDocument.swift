import SDUIJSON

/// The schemas of the responses that an OpenAPI document (3.0 or 3.1) describes.
package struct OpenAPIDocument {
  /// A schema of a response, by its name or by what is requested.
  package struct Response {
    /// The name of a schema, or the method and the path of an operation: `Feed`, `GET /feed`.
    package let name: String
    /// `nil` if only examples describe it.
    let schema: JSONNodeID?
    var examples: [JSONNodeID] = []

    /// Whether a schema describes it.
    package var hasSchema: Bool { schema != nil }
  }

  let document: JSONDocument
  /// The successful responses of all operations that have JSON.
  package let operations: [Response]
  /// The named schemas.
  package let schemas: [Response]

  /// The document of an interface; `nil` of other JSON.
  package init?(_ document: JSONDocument) {
    self.document = document
    guard let version = document.member("openapi", of: document.root).flatMap({ document.string(of: $0) }),
      version.hasPrefix("3.")
    else { return nil }
    let named = document.member("components", of: document.root).flatMap { document.member("schemas", of: $0) }
    schemas = Self.members(named, document).map { Response(name: $0.key, schema: $0.value) }
    operations = Self.members(document.member("paths", of: document.root), document).flatMap { path, item in
      Self.members(item, document).compactMap { method, operation in
        Self.content(ofOperation: operation, document).flatMap { content in
          Self.response(named: "\(method.uppercased()) \(path)", content, document)
        }
      }
    }
  }

  /// The response with a name; without one, that of the only operation that reads, the only operation or the only schema.
  package func response(named name: String?) -> Response? {
    if let name { return (schemas + operations).first { $0.name == name } }
    let reading = operations.filter { $0.name.hasPrefix("GET ") }
    return [reading, operations, operations.isEmpty ? schemas : []].first { $0.count == 1 }?.first
  }

  private static func members(_ node: JSONNodeID?, _ document: JSONDocument) -> [(key: String, value: JSONNodeID)] {
    guard let node, document.kind(of: node) == .object else { return [] }
    return document.members(of: node).compactMap { key, value in document.string(of: key).map { ($0, value) } }
  }

  private static func response(named name: String, _ content: JSONNodeID, _ document: JSONDocument) -> Response? {
    let named = members(document.member("examples", of: content), document).compactMap { _, example in
      target(of: example, document).flatMap { members($0, document).first { $0.key == "value" }?.value }
    }
    let examples = (document.member("example", of: content).map { [$0] } ?? []) + named
    let schema = document.member("schema", of: content)
    return schema == nil && examples.isEmpty ? nil : Response(name: name, schema: schema, examples: examples)
  }

  /// The description of the JSON that an operation answers with.
  private static func content(ofOperation operation: JSONNodeID, _ document: JSONDocument) -> JSONNodeID? {
    guard document.kind(of: operation) == .object else { return nil }
    let responses = members(document.member("responses", of: operation), document)
    let successful = responses.filter { $0.key.hasPrefix("2") } + responses.filter { $0.key == "default" }
    return successful.lazy.compactMap { json(ofResponse: $0.value, document) }.first
  }

  private static func json(ofResponse response: JSONNodeID, _ document: JSONDocument) -> JSONNodeID? {
    guard let response = target(of: response, document), document.kind(of: response) == .object else { return nil }
    let types = members(document.member("content", of: response), document)
    let json = types.first { $0.key.hasPrefix("application/json") } ?? types.first { isJSON($0.key) }
    return json.flatMap { document.kind(of: $0.value) == .object ? $0.value : nil }
  }

  /// Whether a media type is one of JSON, such as `application/hal+json; charset=utf-8`.
  private static func isJSON(_ type: String) -> Bool {
    let name = type.utf8.prefix { $0 != UInt8(ascii: ";") && $0 != UInt8(ascii: " ") }
    return String(Substring(name)).hasSuffix("json")
  }

  /// Returns the target of a reference within the document, or a node that is none.
  static func target(of node: JSONNodeID, _ document: JSONDocument) -> JSONNodeID? {
    var node = node
    // A chain of references ends soon, or never.
    for _ in 0..<32 {
      guard document.kind(of: node) == .object, let reference = document.member("$ref", of: node) else { return node }
      guard let text = document.string(of: reference), text.hasPrefix("#/") else { return nil }
      var found: JSONNodeID? = document.root
      for step in text.dropFirst(2).split(separator: "/", omittingEmptySubsequences: false) {
        let key = key(step)
        found = found.flatMap { document.kind(of: $0) == .object ? document.member(key, of: $0) : nil }
      }
      guard let found else { return nil }
      node = found
    }
    return nil
  }

  /// The key that a step of a JSON pointer in a fragment means (RFC 6901, section 6).
  private static func key(_ step: Substring) -> String {
    var result: [UInt8] = []
    for byte in decoded(step) {
      if result.last == UInt8(ascii: "~"), byte == UInt8(ascii: "0") || byte == UInt8(ascii: "1") {
        result[result.count - 1] = byte == UInt8(ascii: "0") ? 0 : UInt8(ascii: "/")
      } else {
        result.append(byte)
      }
    }
    return String(decoding: result.map { $0 == 0 ? UInt8(ascii: "~") : $0 }, as: UTF8.self)
  }

  /// The bytes of a part of a URL, in which some are written as `%20`.
  private static func decoded(_ text: Substring) -> [UInt8] {
    let bytes = Array(text.utf8)
    var result: [UInt8] = []
    var index = 0
    while index < bytes.count {
      let digits = bytes[index] == UInt8(ascii: "%") ? bytes[(index + 1)...].prefix(2) : []
      let byte = digits.count == 2 ? UInt8(String(decoding: digits, as: UTF8.self), radix: 16) : nil
      result.append(byte ?? bytes[index])
      index += byte == nil ? 1 : 3
    }
    return result
  }
}
