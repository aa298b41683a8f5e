import SDUIFormat
import SDUIIR
import SDUIJSON
import SDUISource

/// Infers a screen from responses: its sections, its components and the types of their fields.
///
/// - Parameters:
///   - documents: Responses of one screen; at least one.
///   - name: The name of the screen, unless the responses have one.
/// - Throws: the reason why the language or `wire` cannot express the responses.
package func importScreen(_ documents: [JSONDocument], named name: String) throws(ImportError) -> ImportedScreen {
  let samples = ResponseSamples(documents: documents)
  for (index, document) in documents.enumerated() {
    guard let key = document.duplicateKeys().first else { continue }
    throw ImportError(
      message: "the key `\(document.string(of: key) ?? "")` occurs twice in this object",
      places: [samples.place(SampleNode(response: Int32(index), node: key))], remedy: "remove one of them")
  }
  var reader = EnvelopeReader(samples)
  let envelope = try reader.read()
  let wire = envelope.screen ?? SourceNames.upper(name, or: "Screen")
  var names = NameTable.ofDeclarations
  let source = names.unique(SourceNames.upper(wire, or: "Screen"))
  var screen = InferredScreen(name: source, wire: wire, keys: envelope.keys, pagination: envelope.pagination)
  var inference = SectionInference(samples, envelope, screen: source)
  try inference.infer(into: &screen)
  let text = ScreenWriter.source(screen)
  let bytes = (try? format(SourceFile(path: "", text: text))) ?? Array(text.utf8)
  let layout = samples.roots.prefix(1).map { root in
    SampleNote(sample: root, message: "the layout is a guess: lists with estimated heights")
  }
  return ImportedScreen(text: bytes, notes: samples.located(layout + reader.notes + inference.inference.notes))
}

/// Parses one response, with the limits that all readers of responses have.
package func parseResponse(_ bytes: [UInt8]) throws(JSONSyntaxError) -> JSONDocument {
  try JSONDocument(parsing: bytes, limits: JSONLimits(maximumDepth: 128))
}
