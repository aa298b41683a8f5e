import SDUIGeneration
import SDUIIR
import SDUIJSON
import SDUIProof
import SDUIReports

/// The outputs of `sduic compile` for a screen.
enum Emission: String, CaseIterable {
  /// Everything that a server needs.
  case screen
  /// The layout for a client, with its name in a store.
  case layout
  /// The intermediate representation, for people.
  case ir
  /// The JSON Schema of responses.
  case schema
  /// The same, as OpenAPI components.
  case openapi
  /// The keys of localized content, as a file of texts has them.
  case strings
  /// Frames in many containers, to which layouts on other systems are compared.
  case vectors

  /// The output of a command for a screen.
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
      case .vectors: try checked(Self.vectors(of: screen))
      }
    return Emitted(bytes: bytes, readBack: readBack)
  }

  /// The conformance vectors of a screen.
  private static func vectors(of screen: Screen) throws -> [UInt8] {
    do { return ConformanceVectorsJSON.encode(try ConformanceVectors(screen)) } catch {
      let count = "has over \(error.limit) stretches of widths"
      throw UsageError(message: "the section `\(error.sectionName)` \(count); declare fewer `widths`")
    }
  }

  /// Writes the test that reads conformance vectors, unless that would replace what others wrote.
  ///
  /// - Parameter folder: The folder with its slash; empty for the working folder.
  func writeTest(in folder: String) throws {
    guard self == .vectors else { return }
    // The command line does not name this file.
    try AtomicFile.refuseLink(folder + vectorTestName)
    try GeneratedFile.write(Array(vectorTest.utf8), to: folder + vectorTestName)
  }

  /// Checks that a document which the compiler does not read back is at least JSON.
  private func checked(_ bytes: [UInt8]) throws -> [UInt8] {
    _ = try JSONDocument(parsing: bytes)
    return bytes
  }

  /// The document does not read back to the screen that it was made from: a defect of ours.
  struct DocumentMismatch: Error {}
}
