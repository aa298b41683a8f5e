import SDUIIR
import SDUIJSON

/// Writes the schema of a screen's responses as an OpenAPI 3.1 document, in canonical form: the definitions of
/// `encodeResponseSchema` as `components.schemas`, the response among them.
///
/// It has no paths, since a screen knows nothing of the address at which a server offers it. The document of the server's
/// own interface refers to the response.
package func encodeOpenAPIDocument(_ screen: Screen) -> [UInt8] {
  let schema = ResponseSchema(of: screen, as: .openAPI)
  let schemas: [(key: String, value: JSONTree?)] = [(schema.names[.response], schema.response)] + schema.definitions
  let info: JSONTree = .members([
    ("title", .string("Responses of the screen \(screen.name.source)")),
    ("description", schema.description(screen.documentation)),
    // That of the format, as in `sdui`: a contract has none of its own.
    ("version", "1.0"),
  ])
  let document: JSONTree = [
    "openapi": "3.1.0", "info": info, "paths": .object([]), "components": ["schemas": .members(schemas)],
  ]
  return document.bytes
}
