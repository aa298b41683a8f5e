import SDUIJSON

/// Writes the screen document of a screen: contract, layout and authored content, as compact JSON.
///
/// ``Screen/init(json:)`` reads the same screen back, origins apart. The ids, indices and names of the screen must be
/// good: every id names an element of its store, wire names in one scope are distinct, and a list of fields is in the
/// order of its declaration.
///
/// - Parameter namesSources: Whether the document has source names and documentation, for tools and people.
package func encodeScreenDocument(_ screen: Screen, namesSources: Bool = true) -> [UInt8] {
  var encoder = ScreenEncoder(screen, namesSources: namesSources)
  encoder.encodeScreen()
  return encoder.finish()
}

/// Writes what a client needs to draw a screen: the `layout` of its document, without what only people read, so that
/// a changed comment gives the same bytes. Flags and clients that are not resolved are resolved to their defaults.
package func encodeLayout(_ screen: Screen) -> [UInt8] {
  var encoder = ScreenEncoder(screen.resolvedByDefault.screen, namesSources: false)
  encoder.encodeLayout()
  return encoder.finish()
}

extension Screen {
  /// Reads a screen document of any version `1.x`.
  ///
  /// Every reference is resolved and every value checked against its type. Keys that this version does not know are
  /// ignored, except inside a value. Takes time linear in the document. Nesting of more than 192 levels is refused, more
  /// than the deepest length takes, so that reading never exhausts the stack.
  ///
  /// - Parameter bytes: The document in UTF-8, as `sduic compile` writes it.
  /// - Throws: the first thing that is wrong, with its place.
  public init(json bytes: [UInt8]) throws(ScreenDocumentError) {
    let document: JSONDocument
    do {
      document = try JSONDocument(parsing: bytes, limits: JSONLimits(maximumDepth: 192))
    } catch {
      throw ScreenDocumentError(message: error.message, pointer: "", offset: error.offset)
    }
    var decoder = ScreenDecoder(document)
    self = try decoder.screen()
  }
}

/// Reads the variants to which conditions were resolved, from `variants` of layouts and responses.
///
/// - Throws: what is wrong, with its place in the document.
package func decodeVariants(_ node: JSONNodeID, in document: JSONDocument) throws(ScreenDocumentError) -> Variants {
  try ScreenDecoder(document).variants(node)
}

/// Why a text is no screen document, and where.
public struct ScreenDocumentError: Error, Hashable, Sendable {
  /// The fault, as one plain sentence.
  public let message: String
  /// The same as findings are worded: it begins small and has no full stop.
  package var sentence: String { JSONSyntaxError.sentence(of: message) }
  /// The JSON pointer (RFC 6901) of the value that is wrong, or of the object that lacks something; empty for the
  /// whole document.
  public let pointer: String
  /// The start of that value, in bytes from the start of the text.
  public let offset: Int

  /// An error at a place.
  public init(message: String, pointer: String, offset: Int) {
    self.message = message
    self.pointer = pointer
    self.offset = offset
  }
}
