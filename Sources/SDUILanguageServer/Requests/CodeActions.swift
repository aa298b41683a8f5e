import SDUIDiagnostics
import SDUIEmit
import SDUIIDE
import SDUISource

extension LanguageServer {
  /// `textDocument/codeAction`: each fix-it of what is found in the range, and all of the file at once.
  mutating func codeActions(_ parameters: Parameters) throws(ResponseError) -> JSONTree {
    let (document, analysis) = try analyzed(parameters)
    let range = try parameters.required("range").range(in: document.source, client.encoding)
    let wanted = parameters["context"]?["only"]?.strings ?? ["quickfix", "source"]
    let isWanted = { (kind: String) in wanted.contains { kind == $0 || kind.hasPrefix($0 + ".") } }
    // A client that knows no literals would take an action for a command that the server has to know.
    guard client.takesCodeActionLiterals, isWanted("quickfix") || isWanted(Self.fixAll) else { return [] }
    let findings = analysis.findings()
    var actions: [JSONTree] = []
    if isWanted("quickfix") {
      let fixes = analysis.fixes(in: range, of: findings)
      actions += fixes.map { json(of: $0, "quickfix", isPreferred: true, in: analysis, document) }
    }
    if isWanted(Self.fixAll), let all = analysis.fixAll(of: findings) {
      actions.append(json(of: all, Self.fixAll, isPreferred: false, in: analysis, document))
    }
    return .array(actions)
  }

  /// The kind of an action for the whole file.
  static var fixAll: String { "source.fixAll" }

  private func json(
    of action: CodeAction, _ kind: String, isPreferred: Bool, in analysis: Analysis, _ document: OpenDocument
  ) -> JSONTree {
    let uris = analysis.sources.map { uri(of: $0, from: document) }
    let finding = action.finding.map { json(of: $0, in: analysis.sources, uris) }
    return .members([
      ("title", .string(action.title)), ("kind", .string(kind)), ("diagnostics", finding.map { [$0] }),
      ("isPreferred", isPreferred ? true : nil), ("edit", workspaceEdit(action.edits, in: analysis, uris)),
    ])
  }

  /// Edits by document, in the order of the files.
  func workspaceEdit(_ edits: [TextEdit], in analysis: Analysis, _ uris: [String]) -> JSONTree {
    let changes = uris.indices.compactMap { file -> (key: String, value: JSONTree?)? in
      let own = edits.filter { $0.range.file.index == file }
      guard !own.isEmpty else { return nil }
      return (uris[file], json(of: own.map { ($0.range.bytes, $0.replacement) }, in: analysis.sources[file]))
    }
    return ["changes": .members(changes)]
  }
}
