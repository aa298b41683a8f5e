import SDUIIR
import SDUIJSON

/// Writes the JSON Schema of screen documents, `Grammar/screen.schema.json`. Definitions that follow from the vocabulary and
/// from the JSON forms of values are made from them. The others are taken from an earlier state, in which people write them.
///
/// - Parameter earlier: the earlier state.
/// - Returns: the schema, with its definitions in their earlier order and new ones last; `nil` if `earlier` has none.
package func encodeScreenSchema(updating earlier: JSONDocument) -> [UInt8]? {
  guard let written = earlier.member("$defs", of: earlier.root) else { return nil }
  var made = ScreenSchema.definitions
  var definitions: [(key: String, value: JSONTree?)] = []
  for (key, value) in earlier.members(of: written) {
    let name = earlier.string(of: key) ?? ""
    let index = made.firstIndex { $0.name == name }
    definitions.append((name, index.map { made.remove(at: $0).schema } ?? text(of: value, in: earlier)))
  }
  definitions += made.map { ($0.name, $0.schema) }
  let members = earlier.members(of: earlier.root).map { (key, value) -> (key: String, value: JSONTree?) in
    let name = earlier.string(of: key) ?? ""
    return (name, value == written ? .members(definitions) : text(of: value, in: earlier))
  }
  return JSONTree.members(members).bytes
}

private func text(of node: JSONNodeID, in document: JSONDocument) -> JSONTree {
  .written(Array(document.bytes[document.range(of: node)]))
}

/// The definitions of the schema of screen documents that are made.
private enum ScreenSchema {
  /// A key and the schema of its value.
  private typealias Member = (key: String, value: JSONTree?)

  static var definitions: [ValueForm.Definition] {
    var result: [ValueForm.Definition] = [
      ("kind", JSONTree.oneOf(LayoutKind.allCases.map { $0.rawValue }).titled("Kind of section")),
      ("kindRules", ["allOf": .array(LayoutKind.allCases.map { rule(of: $0) })]),
      ("assignments", assignments), ("replacement", replacement),
    ]
    for scope in PropertyScope.allCases {
      let members = Vocabulary.rows(in: scope).map { row -> Member in (row.key, schema(of: row)) }
      result.append(("\(scope.rawValue)Properties", ["properties": .members(members)]))
    }
    for definition in Vocabulary.rows.flatMap({ $0.type.jsonForm.definitions }) {
      if !result.contains(where: { $0.name == definition.name }) { result.append(definition) }
    }
    return result
  }

  /// A property, or where it can be one, a component in place of items.
  private static func schema(of row: PropertyRow) -> JSONTree {
    let defaultText = row.defaultText.map { " Default: \($0)." } ?? ""
    let value = row.type.jsonForm.schema.described(row.documentation + defaultText).titled(row.name)
    guard row.property.takesPlaceholder else { return value }
    return ["if": ["type": "object"], "then": .reference("placeholder"), "else": value]
  }

  /// Returns the rule for the required and the excluded properties of a kind, in its section, its units and its
  /// adaptations.
  private static func rule(of kind: LayoutKind) -> JSONTree {
    let section = Vocabulary.rows(in: .section)
    let item = Vocabulary.rows(in: .item)
    let barred = section.filter { !$0.kinds.contains(kind) }.map { row -> Member in (row.key, false) }
    let barredItem = item.filter { !$0.kinds.contains(kind) }.map { $0.key }
    let required = section.filter { $0.isRequired && $0.kinds.contains(kind) }.map { $0.key }
    let requiredItem = item.filter { $0.isRequired && $0.kinds.contains(kind) }.map { $0.key }
    let set: JSONTree = [
      "properties": .members(kind.holdsSections ? barred + [(Replacement.key, false)] : barred),
      "patternProperties": .members(barredItem.map { (path(to: $0, of: .item), false) }),
    ]
    let items: JSONTree = ["items": ["properties": ["set": set]]]
    // The properties after a change of the kind belong to another one.
    let change: JSONTree = [
      "contains": ["properties": ["set": ["required": .strings([Replacement.key])]], "required": ["set"]]
    ]
    let unit: JSONTree = ["properties": .members(barredItem.map { ($0, false) }), "required": .strings(requiredItem)]
    let units: JSONTree = ["additionalProperties": unit]
    var members = barred
    members.append((key(.adaptations), kind.holdsSections ? items : ["if": change, "else": items]))
    let inside: [SectionKey] = kind.holdsSections ? [.sections] : [.accepts, .units]
    if kind.holdsSections {
      members += [(key(.accepts), false), (key(.units), false)]
    } else {
      members += [(key(.sections), false), (key(.units), units)]
    }
    return [
      "if": ["properties": ["kind": ["const": .string(kind.rawValue)]], "required": ["kind"]],
      "then": ["properties": .members(members), "required": .strings(required + inside.map(key))],
    ]
  }

  private static func key(_ key: SectionKey) -> String { key.rawValue.text }

  /// The schema of the properties that an adaptation sets.
  private static var assignments: JSONTree {
    let section = Vocabulary.rows(in: .section).map { row -> Member in
      (row.key, row.isAdaptable ? row.type.jsonForm.schema : false)
    }
    let patterns = [PropertyScope.supplementary, .background, .item].flatMap { scope in
      Vocabulary.rows(in: scope).map { row -> Member in (path(to: row.key, of: scope), row.type.jsonForm.schema) }
    }
    return [
      "title": "What an adaptation sets", "description": "Properties by path, each with its whole value.",
      "type": "object", "properties": .members(section + [(Replacement.key, .reference("replacement"))]),
      "dependentSchemas": [Replacement.key: ["maxProperties": 1]], "patternProperties": .members(patterns),
      "propertyNames": [
        "pattern": "^([^.]+|(header|footer|background)\\.[^.]+|units\\.[\\s\\S]*\\.[^.]+)$"
      ],
    ]
  }

  /// The pattern of the path by which an adaptation names a property outside the section's own.
  private static func path(to key: String, of scope: PropertyScope) -> String {
    switch scope {
    case .supplementary: "^(header|footer)\\.\(key)$"
    case .background: "^background\\.\(key)$"
    default: "^units\\.[\\s\\S]*\\.\(key)$"
    }
  }

  /// The schema of the section that an adaptation with another kind puts in place of the section.
  private static var replacement: JSONTree {
    let kind: JSONTree = ["not": ["const": "stack"]]
    let barred = Replacement.barredKeys.map { barred -> Member in (key(barred), false) }
    return [
      "title": "Section with another kind",
      "description": "It shows what the section shows, and everything earlier about the layout is replaced.",
      "allOf": [.reference("section")],
      "properties": .members([(key(.kind), kind)] + barred),
      "required": .strings([key(.kind)]),
    ]
  }
}
