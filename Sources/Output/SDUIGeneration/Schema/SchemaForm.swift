import SDUIIR
import SDUIJSON

/// The two forms of schemas, which differ in the place of definitions and in the keywords that are allowed beside
/// alternatives.
enum SchemaForm {
  /// One JSON Schema, with its definitions under `$defs`.
  case jsonSchema
  /// `components.schemas` of an OpenAPI document.
  case openAPI

  /// The place of definitions, as a URI fragment that ends with a slash.
  var definitions: String {
    switch self {
    case .jsonSchema: "#/$defs/"
    case .openAPI: "#/components/schemas/"
    }
  }
}

extension ResponseSchema {
  /// A reference to a definition.
  func reference(_ key: DefinitionNames.Key) -> JSONTree { ["$ref": .string(form.definitions + names[key])] }

  /// One of some definitions, each of which has a value of its own in a property; the only one by itself.
  ///
  /// The value is a constant of each alternative, so that a validator decides without `discriminator`. With it
  /// generators decide by the value, too, and readers of errors find the one alternative that was meant. OpenAPI takes
  /// the names of the alternatives for the values unless `mapping` says otherwise; some validators of JSON Schema
  /// refuse a `mapping`.
  ///
  /// - Parameter property: `nil` if the only key of each decides.
  func choice(by property: String?, _ alternatives: [(value: String, key: DefinitionNames.Key)]) -> JSONTree {
    if alternatives.count == 1 { return reference(alternatives[0].key) }
    let mapping: [(key: String, value: JSONTree?)] = alternatives.map { value, key in
      (value, .string(form.definitions + names[key]))
    }
    let discriminator = property.map { property in
      JSONTree.members([
        ("propertyName", .string(property)), ("mapping", form == .openAPI ? .members(mapping) : nil),
      ])
    }
    return .members([
      ("oneOf", .array(alternatives.map { reference($0.key) })), ("discriminator", discriminator),
    ])
  }
}
