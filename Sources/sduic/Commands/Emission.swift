import SDUIIR
import SDUIJSON
import SDUIReports
import SDUISchema

/// What `sduic compile` can write of a screen.
enum Emission: String, CaseIterable {
  /// Everything that a server needs.
  case screen
  /// What a client needs, with the name that it is stored under.
  case layout
  /// What the compiler knows, for people.
  case ir
  /// What responses look like, as JSON Schema.
  case schema
  /// The same, as OpenAPI components.
  case openapi
  /// The keys of localized content, as a file of texts has them.
  case strings

  /// What a command made of a screen.
  struct Emitted {
    /// The compact JSON.
    let bytes: [UInt8]
    /// The screen as its document says it: equal to the one that was compiled.
    let readBack: Screen
  }

  /// The compact JSON. What is written must mean what was compiled: the screen's document is read back and compared
  /// before anything leaves.
  func document(of input: Inputs.Input, _ variants: VariantRequest) throws -> Emitted {
    let screen = try variants.resolve(input)
    let whole = encodeScreenDocument(screen)
    let readBack = try Screen(json: whole)
    guard readBack == screen else { throw DocumentMismatch() }
    let bytes =
      switch self {
      case .screen: whole
      case .layout: try checked(encodeLayoutDocument(screen))
      case .ir: try checked(encodeScreenDump(screen, sources: input.sources))
      case .schema: try checked(encodeResponseSchema(screen))
      case .openapi: try checked(encodeOpenAPIDocument(screen))
      case .strings: ContentTexts.template(of: screen)
      }
    return Emitted(bytes: bytes, readBack: readBack)
  }

  /// What is not read back by us is at least JSON.
  private func checked(_ bytes: [UInt8]) throws -> [UInt8] {
    _ = try JSONDocument(parsing: bytes)
    return bytes
  }

  /// The document does not read back to the screen that it was made from: a defect of ours.
  struct DocumentMismatch: Error {}
}
