import SDUISyntax

extension LanguageServer {
  /// `textDocument/didOpen`
  mutating func openDocument(_ parameters: Parameters) throws(ResponseError) {
    let item = try parameters.required("textDocument")
    let uri = try item.text("uri")
    let text = try item.text("text")
    guard text.utf8.count <= SourceFile.maximumByteCount else {
      throw ResponseError(.invalidParameters, "`\(uri)` is larger than \(SourceFile.maximumByteCount) bytes")
    }
    if documents.contains(where: { $0.uri == uri }) { forget(uri) }
    let document = OpenDocument(
      uri: uri, version: item["version"]?.integer ?? 0, text: text, in: folders, from: files)
    documents.append(document)
    show(document)
  }

  /// `textDocument/didChange`: each change is applied to what the one before it left. Messages come in order, so that an
  /// edit is applied whatever its version: some clients begin with version 0 twice, and refusing an edit would leave all
  /// later ones in a text that is not theirs.
  mutating func changeDocument(_ parameters: Parameters) throws(ResponseError) {
    let item = try parameters.required("textDocument")
    let index = try indexOfDocument(parameters)
    let version = item["version"]?.integer ?? documents[index].version + 1
    let known = documents[index].version
    if version <= known {
      let uri = documents[index].uri
      outbox.log("version \(version) of `\(uri)` does not follow version \(known): its edit is applied")
    }
    var source = documents[index].source
    for change in try parameters.required("contentChanges").elements {
      var bytes = Array(try change.text("text").utf8)
      if let range = change["range"] {
        let place = try range.range(in: source, client.encoding)
        bytes = source.bytes[..<place.lowerBound] + bytes + source.bytes[place.upperBound...]
      }
      guard bytes.count <= SourceFile.maximumByteCount else {
        throw ResponseError(.invalidParameters, "the text would be larger than \(SourceFile.maximumByteCount) bytes")
      }
      source = SourceFile(path: source.path, bytes: bytes)
    }
    documents[index].version = version
    documents[index].source = source
    show(documents[index])
  }

  /// `textDocument/didSave`: the text is known already, but a file may have come into being.
  mutating func saveDocument(_ parameters: Parameters) throws(ResponseError) {
    refresh(after: documents[try indexOfDocument(parameters)].canonicalPath)
  }

  /// `textDocument/didClose`: what is on disk counts again.
  mutating func closeDocument(_ parameters: Parameters) throws(ResponseError) {
    let uri = documents[try indexOfDocument(parameters)].uri
    forget(uri)
  }

  /// `workspace/didChangeWatchedFiles`
  mutating func changeFiles(_ parameters: Parameters) {
    for change in parameters["changes"]?.elements ?? [] {
      guard let path = change["uri"]?.string.flatMap(DocumentURI.path) else { continue }
      refresh(after: path)
      if let canonical = files.canonicalPath(of: path), canonical != path { refresh(after: canonical) }
    }
    refreshPulledFindings()
  }

  /// `workspace/didChangeWorkspaceFolders`: documents are opened anew, since their roots may be others.
  mutating func changeFolders(_ parameters: Parameters) {
    knownFindings = KnownFindings()
    let event = parameters["event"]
    let read = { (key: String) in (event?[key]?.elements ?? []).compactMap { $0["uri"]?.string } }
    let removed = read("removed").compactMap { WorkspaceFolder(uri: $0, from: files) }
    folders.removeAll(where: removed.contains)
    folders += read("added").compactMap { WorkspaceFolder(uri: $0, from: files) }.filter { !folders.contains($0) }
    for index in documents.indices {
      let old = documents[index]
      let text = old.source.text(in: 0..<old.source.bytes.count)
      documents[index] = OpenDocument(uri: old.uri, version: old.version, text: text, in: folders, from: files)
    }
  }

  /// The document that the parameters name.
  func indexOfDocument(_ parameters: Parameters) throws(ResponseError) -> Int {
    let uri = try parameters.required("textDocument").text("uri")
    guard let index = documents.firstIndex(where: { $0.uri == uri }) else {
      throw ResponseError(.invalidParameters, "`\(uri)` is not open")
    }
    return index
  }

  /// Lets everything see a document's text.
  private mutating func show(_ document: OpenDocument) {
    open.set(document.source.bytes, at: document.path, canonical: document.canonicalPath)
    refresh(after: document.canonicalPath)
    refresh(after: document.path)
  }

  private mutating func forget(_ uri: String) {
    guard let index = documents.firstIndex(where: { $0.uri == uri }) else { return }
    let document = documents.remove(at: index)
    if proofProgress?.uri == uri { endProgress() }
    open.remove(document.path)
    withdrawFindings(of: document)
    if pulled.forget(uri) { refreshPulledFindings() }
    refresh(after: document.canonicalPath)
    refresh(after: document.path)
  }

  /// Whatever was computed with a file is computed again.
  private mutating func refresh(after path: String) {
    for index in documents.indices
    where documents[index].canonicalPath == path || documents[index].dependsOn(path) {
      documents[index].forgetAnalysis()
    }
  }
}
