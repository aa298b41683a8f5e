import SDUIJSON
import SDUISyntax

extension LanguageServer {
  /// `textDocument/references`: in the whole workspace, the document at hand first.
  mutating func references(_ parameters: Parameters) throws(ResponseError) -> JSONTree {
    let (document, analysis, offset) = try analyzedPlace(parameters)
    guard let definition = analysis.definition(at: offset) else { return [] }
    let wantsDeclaration = parameters["context"]?["includeDeclaration"]?.boolean ?? true
    return .array(
      locations(of: definition.name, in: analysis, of: document, includingDeclaration: wantsDeclaration))
  }

  /// The places of a name in the workspace, as the protocol has them.
  func locations(
    of declaration: SourceRange, in analysis: Analysis, of document: OpenDocument, includingDeclaration: Bool
  ) -> [JSONTree] {
    let home = uri(of: analysis.sources[declaration.file.index], from: document)
    return places(of: declaration, in: analysis, of: document).flatMap { uri, source, ranges in
      ranges.filter { includingDeclaration || uri != home || $0 != declaration.bytes }
        .map { ["uri": .string(uri), "range": client.encoding.range($0, in: source)] as JSONTree }
    }
  }

  /// `textDocument/prepareRename`
  mutating func prepareRename(_ parameters: Parameters) throws(ResponseError) -> JSONTree {
    let (document, analysis, offset) = try analyzedPlace(parameters)
    guard let name = analysis.renamableName(at: offset) else { return .null }
    return ["range": client.encoding.range(name.range, in: document.source), "placeholder": .string(name.text)]
  }

  /// `textDocument/rename`: in the whole workspace. What travels keeps its name there.
  mutating func rename(_ parameters: Parameters) throws(ResponseError) -> JSONTree {
    let (document, analysis, offset) = try analyzedPlace(parameters)
    let newName = try parameters.text("newName")
    let found = analysis.renamableName(at: offset)
    let users = found.map { self.users(of: $0.declaration, in: analysis, of: document) } ?? []
    do {
      let others = users.filter { $0.uri != document.uri }.map { (analysis: $0.analysis, declaration: $0.declaration) }
      try analysis.checkRename(at: offset, to: newName, in: others)
    } catch {
      throw ResponseError(.requestFailed, error.message)
    }
    guard let name = found else { return .null }
    let changes = self.changes(renaming: name, to: newName, in: users, analysis, document)
    guard let consequence = name.consequence, name.text != newName else { return workspaceEdit(changes) }
    return confirmedEdit(changes, "Rename `\(name.text)` to `\(newName)`", because: consequence)
  }

  /// The edits that give a declaration another name in all documents that use it.
  func changes(
    renaming name: RenamableName, to newName: String, in users: [NameUser], _ analysis: Analysis,
    _ document: OpenDocument
  ) -> [(uri: String, edits: JSONTree)] {
    let home = uri(of: analysis.sources[name.declaration.file.index], from: document)
    var changes: [(uri: String, edits: JSONTree)] = []
    for (uri, source, ranges) in users.compactMap({ $0.places }) {
      var edits = ranges.map { (range: $0, text: newName) }
      if uri == home {
        let own = Analysis(alone: source)
        if let kept = own.keepingWireName(of: name.declaration.bytes), name.text != newName {
          // One edit: two at one place would be put in an order by chance.
          edits = edits.map { $0.range == name.declaration.bytes ? ($0.range, newName + kept.replacement) : $0 }
        }
      }
      changes.append((uri, json(of: edits, in: source)))
    }
    return changes
  }

  /// Edits of documents that the client asks people about before it makes them; a client that cannot ask tells them.
  private mutating func confirmedEdit(
    _ edits: [(uri: String, edits: JSONTree)], _ label: String, because reason: String
  ) -> JSONTree {
    guard client.checksVersionsOfEdits, client.takesChangeAnnotations else {
      outbox.notify("window/showMessage", ["type": 2, "message": .string(reason)])
      return workspaceEdit(edits)
    }
    let annotated = edits.map { uri, edits -> (uri: String, edits: JSONTree) in
      guard case .array(let all) = edits else { return (uri, edits) }
      return (uri, .array(all.map { $0.adding(["annotationId": "confirm"]) }))
    }
    let annotation: JSONTree = [
      "label": .string(label), "needsConfirmation": true, "description": .string(reason),
    ]
    return workspaceEdit(annotated).adding(["changeAnnotations": ["confirm": annotation]])
  }

  /// `workspace/symbol`: what has a name at the top of a file, and sections, if they have the letters asked for in their
  /// order.
  mutating func workspaceSymbols(_ parameters: Parameters) throws(ResponseError) -> JSONTree {
    let query = try parameters.text("query").lowercased()
    var found: [JSONTree] = []
    for (uri, source) in workspaceTexts() {
      func add(_ symbol: DocumentSymbol, in container: String?) {
        if contains(symbol.name.lowercased(), query) {
          let location: JSONTree = [
            "uri": .string(uri), "range": client.encoding.range(symbol.nameRange, in: source),
          ]
          found.append(
            .members([
              ("name", .string(symbol.name)), ("kind", .integer(symbol.kind.number)), ("location", location),
              ("containerName", container.map { .string($0) }),
            ]))
        }
        for child in symbol.children where child.kind == .section { add(child, in: symbol.name) }
      }
      for symbol in Analysis(alone: source).documentSymbols() { add(symbol, in: nil) }
    }
    return .array(found)
  }

  /// Whether a name has all letters of a query, in their order.
  private func contains(_ name: String, _ query: String) -> Bool {
    var rest = query[...]
    for character in name where character == rest.first { rest = rest.dropFirst() }
    return rest.isEmpty
  }

  /// The URIs of the files of the workspace in the order of their paths, followed by those of texts that are open
  /// elsewhere.
  func workspaceURIs() -> [String] {
    var uris: [String] = []
    var seen: Set<String> = []
    for path in folders.flatMap({ files.sourceFiles(below: $0.path) }) {
      let document = documents.first { $0.path == path || $0.canonicalPath == path }
      let uri = document?.uri ?? DocumentURI.uri(ofPath: path)
      if seen.insert(uri).inserted { uris.append(uri) }
    }
    return uris + documents.map { $0.uri }.filter { seen.insert($0).inserted }
  }

  /// The texts of these as the editor sees them.
  func workspaceTexts() -> [(uri: String, source: SourceFile)] {
    workspaceURIs().compactMap { uri in
      if let document = documents.first(where: { $0.uri == uri }) { return (uri, document.source) }
      guard let path = DocumentURI.path(of: uri), let bytes = try? files.contents(of: path) else { return nil }
      return (uri, SourceFile(path: path, bytes: bytes))
    }
  }

  /// Returns the places of a name in the workspace: in the document, in its declaring file, and in all files that
  /// import that one.
  ///
  /// - Parameter declaration: The name in its declaration.
  func places(
    of declaration: SourceRange, in analysis: Analysis, of document: OpenDocument
  ) -> [(uri: String, source: SourceFile, ranges: [Range<Int>])] {
    let name = Array(analysis.sources[declaration.file.index].bytes[declaration.bytes])
    // Most files do not have the name at all.
    return users(of: declaration, in: analysis, of: document) { holds(name, $0.bytes) }.compactMap { $0.places }
  }

  /// A file of the workspace that sees a name.
  struct NameUser {
    let uri: String
    let analysis: Analysis
    /// The name in its declaration.
    let declaration: SourceRange

    /// The places of the name in the file; `nil` if there are none.
    var places: (uri: String, source: SourceFile, ranges: [Range<Int>])? {
      let ranges = analysis.places(ofNameDeclaredAt: declaration)
      return ranges.isEmpty ? nil : (uri, analysis.sources[0], ranges)
    }
  }

  /// The files that see a name, whether they have it or not: the document first.
  func users(
    of declaration: SourceRange, in analysis: Analysis, of document: OpenDocument,
    where isAsked: (SourceFile) -> Bool = { _ in true }
  ) -> [NameUser] {
    let home = uri(of: analysis.sources[declaration.file.index], from: document)
    let texts = workspaceTexts().filter { $0.uri != document.uri }
    let candidates = [(uri: document.uri, source: document.source)] + texts
    return candidates.compactMap { uri, source in
      guard isAsked(source) else { return nil }
      let opened = OpenDocument(
        uri: uri, version: 0, text: source.text(in: 0..<source.bytes.count), in: folders, from: files)
      let provider = OverlaidFiles(files, under: open, from: opened.base)
      guard let other = try? Analysis(of: opened.shownPath, root: opened.root, from: provider) else { return nil }
      guard let file = other.sources.firstIndex(where: { self.uri(of: $0, from: opened) == home }) else { return nil }
      return NameUser(uri: uri, analysis: other, declaration: SourceRange(file: FileID(file), declaration.bytes))
    }
  }

  private func holds(_ name: [UInt8], _ bytes: [UInt8]) -> Bool {
    guard let first = name.first, bytes.count >= name.count else { return false }
    return bytes.indices.dropLast(name.count - 1).contains { index in
      bytes[index] == first && bytes[index..<index + name.count].elementsEqual(name)
    }
  }
}
