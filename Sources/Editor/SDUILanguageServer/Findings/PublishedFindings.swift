import SDUIJSON
import SDUISyntax

/// The findings that the client has for each document: a finding in a file that several open ones import is shown once,
/// and goes when the last of them no longer has it.
struct PublishedFindings {
  /// The findings of an open document in itself and in its imports, by URI, in the order of its files.
  typealias ByURI = [(uri: String, findings: [JSONTree])]

  /// By the URI of the open document.
  private var found: [String: ByURI] = [:]
  /// The findings that were sent last, by the URI of the document that is blamed.
  private var sent: [String: [JSONTree]] = [:]

  /// Takes what a document finds now.
  ///
  /// - Parameter order: The URIs of all open documents.
  /// - Returns: What is to be sent: always of the document itself, of others what is not as it was.
  mutating func replace(_ findings: ByURI, of uri: String, isOpen: Bool = true, in order: [String]) -> ByURI {
    let old = found[uri] ?? []
    found[uri] = isOpen ? findings : nil
    var blamed = [uri]
    for (other, _) in old + findings where !blamed.contains(other) { blamed.append(other) }
    return blamed.compactMap { blamed in
      let now = all(of: blamed, in: order)
      guard now != sent[blamed] ?? [] || blamed == uri else { return nil }
      sent[blamed] = now.isEmpty ? nil : now
      return (blamed, now)
    }
  }

  /// Takes what a document finds now, for a client that asks for it.
  mutating func note(_ findings: ByURI, of uri: String) { found[uri] = findings }

  /// The other files in which a document has findings.
  func filesBlamed(by uri: String) -> [String] {
    (found[uri] ?? []).filter { $0.uri != uri && !$0.findings.isEmpty }.map { $0.uri }
  }

  /// All that open documents find in one, its own findings first.
  private func all(of blamed: String, in order: [String]) -> [JSONTree] {
    all(of: blamed, startingWith: (found[blamed] ?? []).flatMap { $0.uri == blamed ? $0.findings : [] }, in: order)
  }

  /// The findings of a file in itself, followed by those that open documents find in it.
  ///
  /// - Parameter own: The findings in itself.
  func all(of blamed: String, startingWith own: [JSONTree], in order: [String]) -> [JSONTree] {
    var result = own
    for uri in order where uri != blamed {
      for (_, findings) in (found[uri] ?? []).filter({ $0.uri == blamed }) {
        result += result.isEmpty ? findings : findings.filter { !result.contains($0) }
      }
    }
    return result
  }
}

extension LanguageServer {
  /// The number of sections in one step of a proof; messages of the client are answered between steps.
  static var sectionsPerStep: Int { 8 }

  /// Checks one document and tells the client, what changed last first; or goes on with the proofs of one.
  ///
  /// If few sections are new, the findings of proofs are sent with the rest. If many are, the rest is sent at once.
  mutating func publishFindings() {
    guard let index = documents.lastIndex(where: { $0.isStale }) ?? documents.lastIndex(where: { $0.isBeingProved })
    else {
      return
    }
    let isFirst = documents[index].isStale
    documents[index].isStale = false
    guard let analysis = analysis(of: index) else { return }
    let checked = checked(analysis, of: index, isGoingOn: !isFirst)
    showProgress(of: documents[index])
    guard isFirst || checked.isProved else { return }
    if !isFirst, client.refreshesCodeLenses { outbox.request("workspace/codeLens/refresh") }
    if !isFirst { refreshPulledFindings() }
    publish(findings(checked.findings, of: documents[index], in: analysis), of: documents[index])
  }

  /// Returns the analysis of a document's texts, computed when it is first needed.
  mutating func analysis(of index: Int) -> Analysis? {
    if let known = documents[index].analysis { return known }
    let provider = OverlaidFiles(files, under: open, from: documents[index].base)
    let document = documents[index]
    let analysis = try? Analysis(
      of: document.shownPath, root: document.root, from: provider, after: document.earlierAnalysis)
    documents[index].remember(analysis, of: provider.reads)
    return analysis
  }

  /// Returns the findings in a document, computed when they are first needed.
  ///
  /// - Parameter isGoingOn: Whether the proofs of one that was checked before go on.
  mutating func checked(_ analysis: Analysis, of index: Int, isGoingOn: Bool = false) -> CheckedAnalysis {
    if let known = documents[index].checked, known.isProved || !isGoingOn { return known }
    let limit = Self.sectionsPerStep
    var checked = documents[index].checked
    // Taken out while it changes, so that nothing of it is copied.
    documents[index].checked = nil
    checked?.prove(atMost: limit)
    let result =
      checked
      ?? analysis.checked(
        remembering: documents[index].proofMemories, proving: limit, after: documents[index].earlier)
    documents[index].remember(result)
    documents[index].checked = result
    return result
  }

  /// A document that is closed finds nothing any more.
  mutating func withdrawFindings(of document: OpenDocument) {
    let order = documents.map { $0.uri }
    for (uri, findings) in published.replace([], of: document.uri, isOpen: false, in: order) {
      send(findings, about: uri)
    }
  }

  private mutating func publish(_ findings: PublishedFindings.ByURI, of document: OpenDocument) {
    for (uri, findings) in published.replace(findings, of: document.uri, in: documents.map({ $0.uri })) {
      send(findings, about: uri)
    }
  }

  private mutating func send(_ findings: [JSONTree], about uri: String) {
    guard !client.pullsFindings else { return }
    let version = client.takesVersions ? documents.first { $0.uri == uri }?.version : nil
    outbox.notify(
      "textDocument/publishDiagnostics",
      .members([
        ("uri", .string(uri)), ("version", version.map { .integer($0) }), ("diagnostics", .array(findings)),
      ]))
  }

  func findings(
    _ findings: [Diagnostic], of document: OpenDocument, in analysis: Analysis
  ) -> PublishedFindings.ByURI {
    let sources = analysis.sources
    let uris = sources.map { uri(of: $0, from: document) }
    var lists: [[JSONTree]] = Array(repeating: [], count: sources.count)
    let shown = (findings + analysis.errorsOfImports(in: findings)).sorted { $0.range < $1.range }
    for finding in shown where finding.range.file.index < sources.count {
      let file = finding.range.file.index
      lists[file].append(json(of: finding, in: sources, uris))
    }
    return zip(uris, lists).filter { $0.0 == document.uri || !$0.1.isEmpty }.map { ($0.0, $0.1) }
  }

  /// The URI of a file of an analysis: that under which the client opened it, if it did.
  func uri(of source: SourceFile, from document: OpenDocument) -> String {
    if source.path == document.shownPath { return document.uri }
    let path = source.path.hasPrefix("/") || document.base.isEmpty ? source.path : document.base + "/" + source.path
    if let known = documents.first(where: { $0.path == path }) { return known.uri }
    let canonical = files.canonicalPath(of: path)
    return documents.first { $0.canonicalPath == canonical }?.uri ?? DocumentURI.uri(ofPath: path)
  }
}
