import SDUIJSON
import SDUISyntax

extension LanguageServer {
  /// `textDocument/codeAction`: each fix-it of what is found in the range, what can be written in another way there, and
  /// what is done to the whole file.
  mutating func codeActions(_ parameters: Parameters) throws(ResponseError) -> JSONTree {
    let index = try indexOfDocument(parameters)
    let (document, analysis) = try analyzed(parameters)
    let range = try parameters.required("range").range(in: document.source, client.encoding)
    let wanted = parameters["context"]?["only"]?.strings
    let isWanted = { (kind: CodeAction.Kind) in
      // Clients show what they asked for; without a wish nothing that changes more than the place.
      guard let wanted else { return kind != .sortImports }
      return wanted.contains { kind.name == $0 || kind.name.hasPrefix($0 + ".") }
    }
    // A client that knows no literals would take an action for a command that the server has to know.
    guard client.takesCodeActionLiterals else { return [] }
    let checked = checked(analysis, of: index)
    let files = importableFiles(for: checked.findings, of: document)
    var actions = isWanted(.fix) ? analysis.fixes(in: range, of: checked.findings, importing: files) : []
    if isWanted(.fixAll), let all = fixAll(of: checked.findings, files, in: analysis, of: index) { actions.append(all) }
    if isWanted(.sortImports) { actions += [analysis.sortedImports()].compactMap({ $0 }) }
    if isWanted(.extract) || isWanted(.inline) {
      actions += analysis.refactorings(at: range.lowerBound, of: checked.screens) { declaration in
        places(of: declaration, in: analysis, of: document).contains { $0.uri != document.uri }
      }
    }
    return .array(actions.filter { isWanted($0.kind) }.compactMap { json(of: $0, in: analysis, document) })
  }

  /// The files that could be imported, if a finding is one that an import may fix.
  private mutating func importableFiles(for findings: [Diagnostic], of document: OpenDocument) -> [ImportableFile] {
    let isNeeded = findings.contains { $0.code == .unknownName || $0.code == .importNotFound }
    return isNeeded ? importableFiles(of: document) : []
  }

  private func fixAll(
    of findings: [Diagnostic], _ importable: [ImportableFile], in analysis: Analysis, of index: Int
  ) -> CodeAction? {
    let document = documents[index]
    var (last, checked) = (analysis, document.checked)
    return analysis.fixAll(of: findings, importing: importable) { bytes in
      var open = open
      open.set(bytes, at: document.path, canonical: document.canonicalPath)
      let provider = OverlaidFiles(files, under: open, from: document.base)
      guard let next = try? Analysis(of: document.shownPath, root: document.root, from: provider, after: last) else {
        return nil
      }
      let result = next.checked(remembering: document.proofMemories, proving: Self.sectionsPerFix, after: checked)
      (last, checked) = (next, result)
      return (next, result.findings)
    }
  }

  /// The number of sections that are proved to fix all; if more are left, findings of proofs are not fixed.
  private static var sectionsPerFix: Int { 64 }

  /// An action as the protocol has it; `nil` if a new name would break another file.
  private func json(of action: CodeAction, in analysis: Analysis, _ document: OpenDocument) -> JSONTree? {
    let uris = analysis.sources.map { uri(of: $0, from: document) }
    let finding = action.finding.map { json(of: $0, in: analysis.sources, uris) }
    let isPreferred = action.kind == .fix && action.isCertain
    guard let edit = edit(of: action, in: analysis, document, uris) else { return nil }
    return .members([
      ("title", .string(action.title)), ("kind", .string(action.kind.name)), ("diagnostics", finding.map { [$0] }),
      ("isPreferred", isPreferred ? true : nil), ("edit", edit),
    ])
  }

  /// The edits of an action. A new name is written in all files that use the old one.
  private func edit(
    of action: CodeAction, in analysis: Analysis, _ document: OpenDocument, _ uris: [String]
  ) -> JSONTree? {
    guard let newName = action.newName, let place = action.finding?.range.bytes.lowerBound,
      let name = analysis.renamableName(at: place)
    else { return workspaceEdit(action.edits, in: analysis, uris) }
    let users = users(of: name.declaration, in: analysis, of: document)
    let others = users.filter { $0.uri != document.uri }.map { (analysis: $0.analysis, declaration: $0.declaration) }
    guard (try? analysis.checkRename(at: place, to: newName, in: others)) != nil else { return nil }
    return workspaceEdit(changes(renaming: name, to: newName, in: users, analysis, document))
  }

  /// Edits by document, in the order of the files.
  func workspaceEdit(_ edits: [TextEdit], in analysis: Analysis, _ uris: [String]) -> JSONTree {
    workspaceEdit(
      uris.indices.compactMap { file in
        let own = edits.filter { $0.range.file.index == file }
        guard !own.isEmpty else { return nil }
        return (uris[file], json(of: own.map { ($0.range.bytes, $0.replacement) }, in: analysis.sources[file]))
      })
  }

  /// Edits of documents. If the client checks versions, it receives the version for which the edits are made, so that
  /// it refuses them after further typing.
  func workspaceEdit(_ edits: [(uri: String, edits: JSONTree)]) -> JSONTree {
    guard client.checksVersionsOfEdits else { return ["changes": .members(edits.map { ($0.uri, $0.edits) })] }
    let changes = edits.map { uri, edits -> JSONTree in
      let version = documents.first { $0.uri == uri }?.version
      return ["textDocument": ["uri": .string(uri), "version": version.map { .integer($0) } ?? .null], "edits": edits]
    }
    return ["documentChanges": .array(changes)]
  }
}

extension CodeAction.Kind {
  /// As the protocol has it.
  var name: String {
    switch self {
    case .fix, .allow: "quickfix"
    case .fixAll: "source.fixAll"
    case .sortImports: "source.organizeImports"
    case .extract: "refactor.extract"
    case .inline: "refactor.inline"
    }
  }
}
