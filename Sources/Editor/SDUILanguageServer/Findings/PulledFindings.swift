import SDUIIR
import SDUIJSON
import SDUISyntax

/// The findings in a file, named by what they say: the same findings have the same name.
struct FindingsReport {
  fileprivate let name: String
  fileprivate let findings: JSONTree

  fileprivate init(_ findings: [JSONTree]) {
    self.findings = .array(findings)
    name = SHA256.hexadecimal(of: self.findings.bytes)
  }

  /// The report as the protocol has it: without the findings if the client has them already.
  ///
  /// - Parameter known: The name of the report that the client has.
  fileprivate func json(known: String?) -> JSONTree {
    known == name
      ? ["kind": "unchanged", "resultId": .string(name)]
      : ["kind": "full", "resultId": .string(name), "items": findings]
  }
}

/// Findings that a client asks for.
struct PulledFindings {
  /// The other files in which an open document had findings in its last report, by its URI.
  fileprivate var related: [String: [String]] = [:]

  /// Forgets a document that is closed.
  ///
  /// - Returns: Whether the client has its findings in other files.
  mutating func forget(_ uri: String) -> Bool { related.removeValue(forKey: uri)?.isEmpty == false }
}

/// The findings in files that are not open, kept for as long as all that they were made from is the same.
struct KnownFindings {
  fileprivate struct Entry {
    /// The fingerprint of each file that was read; `nil` for one that is not there.
    let reads: [String: [UInt8]?]
    let findings: [JSONTree]
  }

  /// By URI.
  fileprivate var entries: [String: Entry] = [:]
}

/// A request about the whole workspace, which is answered once every file was checked. Other messages come in between.
struct WorkspacePull {
  let id: RequestID
  /// The names of the reports that the client has, by URI.
  fileprivate let known: [String: String]
  /// The files that are left, the last one first.
  fileprivate var uris: [String]
  fileprivate var reports: [JSONTree] = []
  /// The fingerprints of the files that were looked at.
  fileprivate var fingerprints: [String: [UInt8]?] = [:]
}

extension LanguageServer {
  /// `textDocument/diagnostic`. Findings of proofs that take long are missing, if the client can be asked to ask again.
  mutating func documentFindings(_ parameters: Parameters) throws(ResponseError) -> JSONTree {
    let known = parameters["previousResultId"]?.string
    let uri = try parameters.required("textDocument").text("uri")
    var fingerprints: [String: [UInt8]?] = [:]
    guard let report = report(of: uri, isComplete: !client.refreshesFindings, &fingerprints) else {
      throw ResponseError(.invalidParameters, "`\(uri)` is not open, and there is no such file")
    }
    let related = relatedReports(of: uri, &fingerprints)
    let json = report.json(known: known)
    return related.isEmpty
      ? json : json.adding(["relatedDocuments": .members(related.map { ($0, $1.json(known: nil)) })])
  }

  /// The reports about other files in which an open document has findings, or had some in its last report.
  private mutating func relatedReports(
    of uri: String, _ fingerprints: inout [String: [UInt8]?]
  ) -> [(String, FindingsReport)] {
    guard client.takesRelatedDocuments, documents.contains(where: { $0.uri == uri }) else { return [] }
    let now = published.filesBlamed(by: uri)
    let due = now + (pulled.related[uri] ?? []).filter { !now.contains($0) }
    pulled.related[uri] = now
    return due.compactMap { other in
      report(of: other, isComplete: !client.refreshesFindings, &fingerprints).map { (other, $0) }
    }
  }

  /// `workspace/diagnostic`: every file of the workspace is checked, one after another.
  mutating func pullWorkspace(_ id: RequestID, _ parameters: Parameters) {
    var known: [String: String] = [:]
    for result in parameters["previousResultIds"]?.elements ?? [] {
      if let uri = result["uri"]?.string { known[uri] = result["value"]?.string }
    }
    pulls.append(WorkspacePull(id: id, known: known, uris: workspaceURIs().reversed()))
  }

  /// Checks the next file of the workspace, or answers when there is none left.
  mutating func checkWorkspace() {
    guard !pulls.isEmpty else { return }
    var pull = pulls.removeFirst()
    guard let uri = pull.uris.popLast() else {
      return outbox.answer(pull.id, ["items": .array(pull.reports)])
    }
    let index = documents.firstIndex { $0.uri == uri }
    // A file that is gone meanwhile has no report.
    if let report = report(of: uri, isComplete: true, &pull.fingerprints) {
      let version = index.map { JSONTree.integer(documents[$0].version) } ?? .null
      pull.reports.append(
        report.json(known: pull.known[uri]).adding(["uri": .string(uri), "version": version]))
    }
    pulls.insert(pull, at: 0)
  }

  /// Asks the client to ask again, if it can.
  mutating func refreshPulledFindings() {
    if client.pullsFindings, client.refreshesFindings { outbox.request("workspace/diagnostic/refresh") }
  }

  /// The report about a file: its own findings, and those that open documents find in it.
  ///
  /// - Parameter isComplete: Whether proofs of an open document are made first.
  private mutating func report(
    of uri: String, isComplete: Bool, _ fingerprints: inout [String: [UInt8]?]
  ) -> FindingsReport? {
    let index = documents.firstIndex { $0.uri == uri }
    let own =
      if let index { findings(ofDocument: index, isComplete: isComplete) } else { findings(ofFile: uri, &fingerprints) }
    return own.map { FindingsReport(published.all(of: uri, startingWith: $0, in: documents.map { $0.uri })) }
  }

  /// The findings of an open document in itself. Those in its imports are noted.
  private mutating func findings(ofDocument index: Int, isComplete: Bool) -> [JSONTree]? {
    guard let analysis = analysis(of: index) else { return nil }
    var checked = checked(analysis, of: index)
    while isComplete, !checked.isProved { checked = self.checked(analysis, of: index, isGoingOn: true) }
    let document = documents[index]
    let findings = findings(checked.findings, of: document, in: analysis)
    published.note(findings, of: document.uri)
    return findings.first { $0.uri == document.uri }?.findings ?? []
  }

  /// The findings of a file that is not open in itself; `nil` if it cannot be read.
  private mutating func findings(ofFile uri: String, _ fingerprints: inout [String: [UInt8]?]) -> [JSONTree]? {
    guard let path = DocumentURI.path(of: uri), let bytes = try? files.contents(of: path) else { return nil }
    if let entry = knownFindings.entries[uri],
      entry.reads.allSatisfy({ fingerprint(of: $0.key, &fingerprints) == $0.value })
    {
      return entry.findings
    }
    let document = OpenDocument(
      uri: uri, version: 0, text: String(decoding: bytes, as: UTF8.self), in: folders, from: files)
    let provider = OverlaidFiles(files, under: open, from: document.base)
    guard let analysis = try? Analysis(of: document.shownPath, root: document.root, from: provider) else { return nil }
    let found = findings(analysis.checked().findings, of: document, in: analysis)
    let findings = found.first { $0.uri == uri }?.findings ?? []
    var reads: [String: [UInt8]?] = [:]
    for path in provider.reads.union([path]) { reads[path] = fingerprint(of: path, &fingerprints) }
    knownFindings.entries[uri] = KnownFindings.Entry(reads: reads, findings: findings)
    return findings
  }

  private func fingerprint(of path: String, _ known: inout [String: [UInt8]?]) -> [UInt8]? {
    if let fingerprint = known[path] { return fingerprint }
    let bytes = open.bytes(at: path, files.canonicalPath(of: path)) ?? (try? files.contents(of: path))
    let fingerprint = bytes.map(SHA256.hash)
    known[path] = .some(fingerprint)
    return fingerprint
  }
}
