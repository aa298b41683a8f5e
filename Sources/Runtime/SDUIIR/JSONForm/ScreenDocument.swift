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
  /// - Parameter bytes: The document in UTF-8, as `sduic compile` writes it: an array, or `Data`.
  /// - Throws: the first thing that is wrong, with its place.
  public init(json bytes: some Collection<UInt8>) throws(ScreenDocumentError) {
    let decoder = try ScreenDecoder(parsing: Array(bytes))
    self = try decoder.screen()
    try decoder.decodeChecks(into: &self)
  }

  /// Reads what clients need of a screen document: its requirements and tests, which only `sduic` checks, are left out.
  ///
  /// - Parameter bytes: The document in UTF-8.
  /// - Throws: the first thing that is wrong in the other parts.
  package init(forClients bytes: [UInt8]) throws(ScreenDocumentError) {
    self = try ScreenDecoder(parsing: bytes).screen()
  }
}

/// Reads the variants to which conditions were resolved, from `variants` of layouts and responses.
///
/// - Throws: what is wrong, with its place in the document.
package func decodeVariants(_ node: JSONNodeID, in document: JSONDocument) throws(ScreenDocumentError) -> Variants {
  try ScreenDecoder(document).variants(node)
}

/// Why a text is no screen document, and where. One word wide, so that throwing functions stay small.
public struct ScreenDocumentError: Error, Hashable, Sendable {
  private indirect enum Fault: Hashable, Sendable {
    case fault(message: String, pointer: String, offset: Int)
  }

  private let fault: Fault

  private var parts: (message: String, pointer: String, offset: Int) {
    switch fault {
    case .fault(let message, let pointer, let offset): (message, pointer, offset)
    }
  }

  /// The fault, as one plain sentence.
  public var message: String { parts.message }
  /// The same as findings are worded: it begins small and has no full stop.
  package var sentence: String { JSONSyntaxError.sentence(of: message) }
  /// The JSON pointer (RFC 6901) of the value that is wrong, or of the object that lacks something; empty for the
  /// whole document.
  public var pointer: String { parts.pointer }
  /// The start of that value, in bytes from the start of the text.
  public var offset: Int { parts.offset }

  /// An error at a place.
  public init(message: String, pointer: String, offset: Int) {
    fault = .fault(message: message, pointer: pointer, offset: offset)
  }
}
