import SDUIIR
import SDUIJSON

/// Writes responses of which a schema can be inferred: each choice often enough, optional values present and missing, and
/// extents for which the schema has no bound.
package struct SchemaSamples {
  let document: JSONDocument
  private var writer = JSONWriter()
  /// The references that are being followed, by their targets. A schema that contains itself ends at the second one.
  private var open: [JSONNodeID: Int] = [:]
  private var depth = 0
  /// The numbers of values of each schema that are written, so that each takes turns by itself.
  private var turns: [JSONNodeID: Int] = [:]
  /// The number of values of all schemas.
  private(set) var valueCount = 0
  /// The values that schemas list, sorted once.
  private var cases: [JSONNodeID: [[UInt8]]] = [:]
  /// The numbers of times that each optional property might have been written.
  private var chances: [JSONNodeID: Int] = [:]

  /// The number of responses.
  private static let count = 3
  /// More elements than bounds of lists ask for.
  private static let manyElements = 51
  /// After so many values lists have one element, so that samples of lists in lists end.
  private static let manyValues = 10_000
  /// A text for which no bound is inferred.
  static let longText = String(repeating: "A long text. ", count: 16)

  /// The keys of properties that no sample shows: they contain themselves, or their schemas say no kind, or several.
  private var leftOut: [String] = []
  /// After so many values nothing is written.
  private static let mostValues = 30_000

  /// The samples of a response, or its examples if it has no schema, and the keys of what they do not show.
  package static func samples(of response: OpenAPIDocument.Response, in api: OpenAPIDocument) -> (
    texts: [[UInt8]], leftOut: [String]
  ) {
    guard let schema = response.schema else { return (response.examples.map { api.document.compactBytes(of: $0) }, []) }
    var samples = SchemaSamples(document: api.document)
    let texts = (0..<count).map { _ in
      samples.writer = JSONWriter()
      samples.write(schema, "")
      return samples.writer.finish()
    }
    return (texts, samples.leftOut)
  }

  private init(document: JSONDocument) { self.document = document }

  // MARK: - Schemas

  func member(_ name: String, _ schema: JSONNodeID) -> JSONNodeID? {
    document.kind(of: schema) == .object ? document.member(name, of: schema) : nil
  }

  private func texts(_ node: JSONNodeID?) -> [String] {
    guard let node else { return [] }
    if let text = document.string(of: node) { return [text] }
    return document.kind(of: node) == .array ? document.children(of: node).compactMap { document.string(of: $0) } : []
  }

  func number(_ name: String, _ schema: JSONNodeID) -> Int? {
    guard let number = member(name, schema).flatMap({ document.rational(of: $0) }) else { return nil }
    // Within what all readers of JSON hold exactly.
    return Int(clamping: min(max(number.floor, ValueRule.integers.lowerBound), ValueRule.integers.upperBound))
  }

  /// The schemas of which one applies, without that of `null`.
  private func alternatives(_ schema: JSONNodeID) -> [JSONNodeID] {
    let list = member("oneOf", schema) ?? member("anyOf", schema)
    guard let list, document.kind(of: list) == .array else { return [] }
    return document.children(of: list).filter { texts(member("type", $0)) != ["null"] }
  }

  private func isNullable(_ schema: JSONNodeID) -> Bool {
    if texts(member("type", schema)).contains("null") { return true }
    if let flag = member("nullable", schema), document.boolean(of: flag) == true { return true }
    guard let list = member("oneOf", schema) ?? member("anyOf", schema), document.kind(of: list) == .array else {
      return false
    }
    return document.children(of: list).contains { texts(member("type", $0)) == ["null"] }
  }

  /// The properties of an object, those of schemas that apply all together included, and the keys that it must have.
  private func properties(_ schema: JSONNodeID, depth: Int = 0) -> (all: [(String, JSONNodeID)], required: Set<String>)
  {
    var all: [(String, JSONNodeID)] = []
    var required = Set(texts(member("required", schema)))
    for part in depth < 16 ? parts(schema) : [] {
      guard let part = OpenAPIDocument.target(of: part, document) else { continue }
      let inner = properties(part, depth: depth + 1)
      all += inner.all
      required.formUnion(inner.required)
    }
    if let own = member("properties", schema), document.kind(of: own) == .object {
      all += document.members(of: own).compactMap { key, value in document.string(of: key).map { ($0, value) } }
    }
    var seen: Set<String> = []
    return (all.reversed().filter { seen.insert($0.0).inserted }.reversed(), required)
  }

  /// The schemas that apply all together.
  private func parts(_ schema: JSONNodeID) -> [JSONNodeID] {
    member("allOf", schema).map { document.kind(of: $0) == .array ? Array(document.children(of: $0)) : [] } ?? []
  }

  /// Whether samples show the values of a schema: they do not contain themselves, and are of one kind.
  private func isShown(_ schema: JSONNodeID, depth: Int = 0) -> Bool {
    guard let schema = OpenAPIDocument.target(of: schema, document), open[schema, default: 0] == 0, depth < 8 else {
      return false
    }
    if member("const", schema) != nil || member("enum", schema) != nil || !alternatives(schema).isEmpty { return true }
    let types = texts(member("type", schema)).filter { $0 != "null" }
    if types.count > 1 { return false }
    if types == ["array"] || member("items", schema) != nil {
      return member("items", schema).map { isShown($0, depth: depth + 1) } ?? false
    }
    if !types.isEmpty || member("properties", schema) != nil { return true }
    return parts(schema).first.map { isShown($0, depth: depth + 1) } ?? false
  }

  // MARK: - Values

  /// Writes a value.
  ///
  /// - Parameters:
  ///   - key: Its key, or that of the list around it in the singular.
  ///   - tag: The key and value that distinguish it from values of other schemas.
  private mutating func write(_ schema: JSONNodeID, _ key: String, tag: (key: String, value: String)? = nil) {
    guard let schema = OpenAPIDocument.target(of: schema, document), depth < 64, valueCount < Self.mostValues else {
      return writer.null()
    }
    open[schema, default: 0] += 1
    (depth, valueCount) = (depth + 1, valueCount + 1)
    defer {
      open[schema, default: 1] -= 1
      depth -= 1
    }
    let turn = turns[schema, default: 0]
    turns[schema] = turn + 1
    if isNullable(schema), turn % 4 == 3 { return writer.null() }
    if let value = constant(schema, turn) { return writer.json(value) }
    if writeAlternative(schema, key, turn) { return }
    let properties = properties(schema)
    let type = texts(member("type", schema)).first { $0 != "null" }
    switch type {
    case "object" where properties.all.isEmpty && tag == nil: writeMap(schema, key, turn)
    case "object": write(properties.all, properties.required, tag)
    case nil where !properties.all.isEmpty: write(properties.all, properties.required, tag)
    case "array": writeList(schema, key, turn)
    case "boolean": writer.boolean(turn.isMultiple(of: 2))
    case "integer": writer.integer(Int64(wholeNumber(schema, key, turn)))
    case "number": writer.rawNumber(decimal(schema, key, turn))
    case "string": writer.string(text(schema, key, turn))
    default:
      if member("items", schema) != nil { return writeList(schema, key, turn) }
      if let part = parts(schema).first { write(part, key) } else { writer.null() }
    }
  }

  /// Writes a value of one of several schemas, with the properties that all of them have; `false` if there are none.
  private mutating func writeAlternative(_ schema: JSONNodeID, _ key: String, _ turn: Int) -> Bool {
    let alternatives = alternatives(schema)
    if alternatives.isEmpty { return false }
    let chosen = alternatives[turn % alternatives.count]
    let tag = tag(of: chosen, in: schema)
    let own = properties(schema)
    guard !own.all.isEmpty, let target = OpenAPIDocument.target(of: chosen, document) else {
      write(chosen, key, tag: tag)
      return true
    }
    let inner = properties(target)
    let keys = Set(own.all.map { $0.0 })
    let others = inner.all.filter { !keys.contains($0.0) }
    write(own.all + others, own.required.union(inner.required), tag)
    return true
  }

  /// The JSON of one of the values that a schema lists; `nil` if it lists none.
  private mutating func constant(_ schema: JSONNodeID, _ turn: Int) -> [UInt8]? {
    if let value = member("const", schema) { return document.compactBytes(of: value) }
    let values = cases[schema] ?? sortedCases(schema)
    cases[schema] = values
    return values.isEmpty ? nil : values[turn % values.count]
  }

  private func sortedCases(_ schema: JSONNodeID) -> [[UInt8]] {
    guard let list = member("enum", schema), document.kind(of: list) == .array else { return [] }
    let values = document.children(of: list).filter { document.kind(of: $0) != .null }
      .map { document.compactBytes(of: $0) }
    // Bounds follow from the least and the longest, so that these come first.
    func isLess(_ first: [UInt8], _ second: [UInt8]) -> Bool {
      let areNegative = [first, second].map { $0.first == UInt8(ascii: "-") }
      return areNegative[0] == areNegative[1] ? first.count > second.count : areNegative[0]
    }
    return values.sorted(by: isLess)
  }

  /// The key and value that distinguish one of several schemas from the others.
  private func tag(of chosen: JSONNodeID, in schema: JSONNodeID) -> (key: String, value: String)? {
    guard let discriminator = member("discriminator", schema),
      let key = member("propertyName", discriminator).flatMap({ document.string(of: $0) }),
      let reference = member("$ref", chosen).flatMap({ document.string(of: $0) })
    else { return nil }
    let mapping = member("mapping", discriminator).map { Array(document.members(of: $0)) } ?? []
    let name = reference.split(separator: "/").last.map(String.init) ?? reference
    // A schema is named there by its name or by a reference.
    let mapped = mapping.first { [reference, name].contains(document.string(of: $0.value) ?? "") }?.key
    return (key, mapped.flatMap { document.string(of: $0) } ?? name)
  }

  private mutating func write(
    _ properties: [(String, JSONNodeID)], _ required: Set<String>, _ tag: (key: String, value: String)?
  ) {
    writer.beginObject()
    for (key, schema) in properties where key != tag?.key {
      guard isShown(schema) else {
        if !leftOut.contains(key) { leftOut.append(key) }
        continue
      }
      if !required.contains(key) {
        let turn = chances[schema, default: 0]
        chances[schema] = turn + 1
        if turn % 3 == 2 { continue }
      }
      writer.key(key)
      write(schema, key)
    }
    if let tag {
      writer.key(tag.key)
      writer.string(tag.value)
    }
    writer.endObject()
  }

  /// An object of free keys: numbers, which are other ones in each.
  private mutating func writeMap(_ schema: JSONNodeID, _ key: String, _ turn: Int) {
    writer.beginObject()
    if let values = member("additionalProperties", schema), document.kind(of: values) == .object, isShown(values) {
      for offset in 0..<(turn == 0 ? Self.manyElements : 2) {
        writer.key("\(1_000 + turn * Self.manyElements + offset)")
        write(values, key)
      }
    }
    writer.endObject()
  }

  private mutating func writeList(_ schema: JSONNodeID, _ key: String, _ turn: Int) {
    writer.beginArray()
    if let element = member("items", schema), isShown(element) {
      let usual = turn == 0 ? Self.manyElements : valueCount > Self.manyValues ? 1 : 2 + turn % 3
      let count = min(max(usual, number("minItems", schema) ?? 0), number("maxItems", schema) ?? usual)
      for _ in 0..<min(max(count, 0), 1_000) { write(element, SourceNames.singular(key)) }
    }
    writer.endArray()
  }
}
