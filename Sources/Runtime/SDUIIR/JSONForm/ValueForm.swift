import SDUIJSON

/// The description of the values of one type: by words in a row of `Grammar/WIRE.md` and by a schema in
/// `Grammar/screen.schema.json`. Only generators of these pages ask for it, so that a linker drops it from apps.
package struct ValueForm {
  /// A schema under `$defs`.
  package typealias Definition = (name: String, schema: JSONTree)

  /// The words, in Markdown.
  package let words: String
  /// The schema of a value.
  package let schema: JSONTree
  /// The definitions to which the schema refers.
  package let definitions: [Definition]

  init(_ words: String, _ schema: JSONTree, _ definitions: [Definition] = []) {
    self.words = words
    self.schema = schema
    self.definitions = definitions
  }

  /// A form whose schema is a definition.
  ///
  /// - Parameter others: the definitions to which this one refers.
  init(_ words: String, named name: String, _ schema: JSONTree, _ others: [Definition] = []) {
    self.init(words, .reference(name), [(name, schema)] + others)
  }
}

extension JSONTree {
  /// This schema after a title.
  package func titled(_ title: String) -> JSONTree { JSONTree.members([("title", .string(title))]).adding(self) }

  /// This schema after a description.
  package func described(_ text: String) -> JSONTree { JSONTree.members([("description", .string(text))]).adding(self) }

  /// A reference to a definition of the same schema.
  package static func reference(_ name: String) -> JSONTree { ["$ref": .string("#/$defs/\(name)")] }

  /// The schema of what one of several definitions accepts.
  static func anyOf(_ names: [String]) -> JSONTree { ["anyOf": .array(names.map { .reference($0) })] }

  /// The schema of one of a few words.
  package static func oneOf(_ words: [String]) -> JSONTree { ["enum": .strings(words)] }

  /// The schema of a whole number.
  static func integer(in range: ClosedRange<Int64>) -> JSONTree {
    ["type": "integer", "minimum": .integer(range.lowerBound), "maximum": .integer(range.upperBound)]
  }

  /// An array of strings.
  package static func strings(_ texts: [String]) -> JSONTree { .array(texts.map { .string($0) }) }
}

extension ObjectKey {
  /// The schemas of members, as an object by key.
  package static func properties(of keys: [Self] = Array(allCases), _ member: (Self) -> JSONTree) -> JSONTree {
    .members(keys.map { ($0.rawValue.text, member($0)) })
  }

  /// The schema of an object that is read whole.
  ///
  /// - Parameters:
  ///   - head: its title and description.
  ///   - keys: the keys that it may have.
  ///   - limits: what else holds.
  static func schema(
    _ head: JSONTree = [:], of keys: [Self] = Array(allCases), required: [Self] = [], limits: JSONTree = [:],
    _ member: (Self) -> JSONTree
  ) -> JSONTree {
    head.adding(["type": "object", "properties": properties(of: keys, member)])
      .adding(required.isEmpty ? [:] : ["required": .strings(required.map { $0.rawValue.text })])
      .adding(limits).adding(["additionalProperties": false])
  }

  /// The form of a value that is such an object.
  static func form(
    _ words: String, named name: String? = nil, _ head: JSONTree = [:], required: [Self] = [], limits: JSONTree = [:],
    with others: [ValueForm.Definition] = [], _ member: (Self) -> JSONTree
  ) -> ValueForm {
    let schema = schema(head, required: required, limits: limits, member)
    return ValueForm(words, named: name ?? words, schema, others)
  }
}
