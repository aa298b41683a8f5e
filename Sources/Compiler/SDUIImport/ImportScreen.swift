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
///   - hints: What a person knows better than the search.
/// - Throws: the reason why the language or `wire` cannot express the responses.
package func importScreen(
  _ documents: [JSONDocument], named name: String, hints: ImportHints = ImportHints()
) throws(ImportError) -> ImportedScreen {
  let samples = ResponseSamples(documents: documents)
  for (index, document) in documents.enumerated() {
    guard let key = document.duplicateKeys().first else { continue }
    throw ImportError(
      message: "the key `\(document.string(of: key) ?? "")` occurs twice in this object",
      places: [samples.place(SampleNode(response: Int32(index), node: key))], remedy: "remove one of them")
  }
  let shape = try ResponseShape(of: samples, named: name, hints)
  do throws(ImportError) {
    return try importScreen(samples, shape, named: name, hints)
  } catch {
    // What looks like references may be equal to identities of other objects.
    guard shape?.keys.place(of: .entityList) != nil,
      let other = try? ResponseShape(of: samples, named: name, hints, findsEntities: false),
      let screen = try? importScreen(samples, other, named: name, hints)
    else { throw error }
    return screen
  }
}

/// Infers a screen from responses of a shape; `nil` is that of the format.
private func importScreen(
  _ samples: ResponseSamples, _ shape: ResponseShape?, named name: String, _ hints: ImportHints
) throws(ImportError) -> ImportedScreen {
  let arranged = shape.map { $0.mapping }.map { mapping in
    ResponseSamples(documents: samples.documents.map { mapping.arranged($0) })
  }
  if let arranged { try checkUnits(of: arranged) }
  var reader = EnvelopeReader(arranged ?? samples)
  var envelope = try reader.read()
  envelope.isArranged = shape != nil
  envelope.identity = hints.identity?.onlyKey
  envelope.identified = shape?.identified ?? []
  envelope.sectionsAlone = Set(shape?.sections.filter { $0.isUnit }.compactMap { $0.unit } ?? [])
  for section in shape?.sections ?? [] where section.listKey != nil { envelope.unitTypes[section.name] = section.unit }
  let wire = envelope.screen ?? SourceNames.upper(name, or: "Screen")
  var names = NameTable.ofDeclarations
  let source = names.unique(SourceNames.upper(wire, or: "Screen"))
  var screen = InferredScreen(name: source, wire: wire, keys: envelope.keys, pagination: envelope.pagination)
  var inference = SectionInference(arranged ?? samples, envelope, screen: source)
  try inference.infer(into: &screen)
  if let shape { screen.take(shape) }
  let text = ScreenWriter.source(screen)
  let bytes = (try? format(SourceFile(path: "", text: text))) ?? Array(text.utf8)
  let refused = try refusals(of: samples, by: bytes)
  let layout = samples.roots.prefix(1).map { root in
    SampleNote(sample: root, message: "the layout is a guess")
  }
  let notes = samples.located(layout + (shape?.notes ?? []))
  return ImportedScreen(
    text: bytes, notes: notes + (arranged ?? samples).located(reader.notes + inference.inference.notes),
    refused: refused)
}

extension ResponseShape {
  /// The shape of responses that have another form than the format; `nil` if they have that of the format, with other names of
  /// keys perhaps.
  fileprivate init?(
    of samples: ResponseSamples, named name: String, _ hints: ImportHints, findsEntities: Bool = true
  ) throws(ImportError) {
    let isOfFormat = samples.roots.contains { root in
      samples.member("layoutId", root) != nil || samples.member("sdui", root) != nil
        || (samples.kind(root) == .array && samples.elements(root).contains { samples.kind($0) == .array })
    }
    if isOfFormat, hints.isEmpty { return nil }
    // Headers that name their components, bars and bundles are parts of the format, which a server copies with other names.
    var reader = EnvelopeReader(samples)
    if hints.isEmpty, let envelope = try? reader.read(), envelope.hasPartsOfFormat(samples) { return nil }
    var finder = ShapeFinder(samples, named: name, hints, findsEntities: findsEntities)
    self = try finder.find()
  }
}

/// Refuses responses in the form of the format all of whose lists are empty.
private func checkUnits(of arranged: ResponseSamples) throws(ImportError) {
  let lists = arranged.roots.compactMap { arranged.member(ResponseKey.sectionList.rawValue, $0) }
  let units = lists.flatMap { arranged.elements($0) }.compactMap { arranged.member(ResponseKey.units.rawValue, $0) }
  guard units.allSatisfy({ arranged.kind($0) == .array && arranged.elements($0).isEmpty }) else { return }
  throw ImportError(
    message: "all lists of items are empty, so nothing says what an item is",
    places: (units.first ?? lists.first).map { [arranged.place($0)] } ?? [],
    remedy: "import responses with items, or name another list with `--root`")
}

extension InferredScreen {
  /// Takes the places of what was found in responses of another form.
  fileprivate mutating func take(_ shape: ResponseShape) {
    keys = shape.keys
    pagination = shape.pagination
    // Of a list of items, the next page has more.
    if pagination != nil, sections.count == 1 { sections[0].grows = true }
    let found = Dictionary(keepingFirst: shape.sections.map { ($0.name, $0) })
    for index in sections.indices {
      guard let section = found[sections[index].wire] else { continue }
      sections[index].keys = section.keys
      sections[index].layout = section.layout
      sections[index].isRepeated = section.isRepeated
      sections[index].isUnit = section.isUnit
      if section.isUnit { sections[index].isPositional = false }
    }
  }
}

/// The responses that a screen does not accept although it was inferred from them, each with the first reason.
///
/// - Throws: why there is no such screen.
private func refusals(of samples: ResponseSamples, by text: [UInt8]) throws(ImportError) -> [ImportNote] {
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
  var refused: [ImportNote] = []
  for (index, document) in samples.documents.enumerated() {
    guard let response = try? contract.read(document.bytes),
      let fault = response.faults.first(where: { !$0.rule.isWarning })
    else { continue }
    let node = response.document.sentNode(of: fault.node)
    refused.append(
      ImportNote(place: samples.place(SampleNode(response: Int32(index), node: node)), message: fault.message))
  }
  return refused
}

/// Parses one response, with the limits that all readers of responses have.
package func parseResponse(_ bytes: [UInt8]) throws(JSONSyntaxError) -> JSONDocument {
  try JSONDocument(parsing: bytes, limits: JSONLimits(maximumDepth: 128))
}
