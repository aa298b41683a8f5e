import SDUICompiler
import SDUIContract
import SDUIIR
import SDUIJSON
import SDUISyntax

/// Infers a screen from responses: its sections, its components and the types of their fields.
///
/// - Parameters:
///   - documents: Responses of one screen; at least one.
///   - name: The name of the screen, unless the responses have one.
/// - Throws: the reason why the language or `wire` cannot express the responses: the screen accepts all of them, or
///   there is none.
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
  try checkAcceptance(of: samples, by: bytes)
  let layout = samples.roots.prefix(1).map { root in
    SampleNote(sample: root, message: "the layout is a guess: lists with estimated heights")
  }
  return ImportedScreen(text: bytes, notes: samples.located(layout + reader.notes + inference.inference.notes))
}

/// Refuses a screen that does not accept all responses that it was inferred from.
private func checkAcceptance(of samples: ResponseSamples, by text: [UInt8]) throws(ImportError) {
  let path = "imported.sdui"
  let provider = MemoryFileProvider([path: String(decoding: text, as: UTF8.self)])
  let compilation = try? Compilation(of: path, root: "", from: provider)
  guard let screen = compilation?.screens.first else {
    let reason = compilation?.diagnostics.first { $0.severity == .error }?.message ?? "it has no screen"
    throw ImportError(
      message: "the language cannot express these responses: \(reason)",
      places: samples.roots.prefix(1).map(samples.place),
      remedy: "write the screen by hand")
  }
  let contract = ResponseContract(screen, for: .content)
  for (index, document) in samples.documents.enumerated() {
    let faults = (try? contract.read(document.bytes))?.faults ?? []
    guard let fault = faults.first(where: { !$0.rule.isWarning }) else { continue }
    throw ImportError(
      message: "no screen accepts all of these responses: \(fault.message)",
      places: [samples.place(SampleNode(response: Int32(index), node: fault.node))],
      remedy: "correct this response, or leave it out")
  }
}

/// Parses one response, with the limits that all readers of responses have.
package func parseResponse(_ bytes: [UInt8]) throws(JSONSyntaxError) -> JSONDocument {
  try JSONDocument(parsing: bytes, limits: JSONLimits(maximumDepth: 128))
}
