import SDUIIDE
import SDUIIR
import SDUIJSON
import SDUISource

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

/// The findings in files that are not open, kept for as long as all that they were made from is the same.
struct KnownFindings {
  fileprivate struct Entry {
    /// The fingerprint of each file that was read; `nil` for one that is not there.
    let reads: [String: [UInt8]?]
    let report: FindingsReport
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
    guard let index = documents.firstIndex(where: { $0.uri == uri }) else {
      var fingerprints: [String: [UInt8]?] = [:]
      guard let report = reportOfFile(uri, &fingerprints) else {
        throw ResponseError(.invalidParameters, "`\(uri)` is not open, and there is no such file")
      }
      return report.json(known: known)
    }
    guard let report = reportOfDocument(index, isComplete: !client.refreshesFindings) else {
      throw ResponseError(.requestFailed, "`\(uri)` cannot be read")
    }
    return report.json(known: known)
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
    let report =
      if let index { reportOfDocument(index, isComplete: true) } else { reportOfFile(uri, &pull.fingerprints) }
    // A file that is gone meanwhile has no report.
    if let report {
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

  private mutating func reportOfDocument(_ index: Int, isComplete: Bool) -> FindingsReport? {
    guard let analysis = analysis(of: index) else { return nil }
    var checked = checked(analysis, of: index)
    while isComplete, !checked.isProved { checked = self.checked(analysis, of: index, isGoingOn: true) }
    return report(findings(checked.findings, of: documents[index], in: analysis), of: documents[index])
  }

  /// The report of a file that is not open; `nil` if it cannot be read.
  private mutating func reportOfFile(_ uri: String, _ fingerprints: inout [String: [UInt8]?]) -> FindingsReport? {
    guard let path = DocumentURI.path(of: uri), let bytes = try? files.contents(of: path) else { return nil }
    if let entry = knownFindings.entries[uri],
      entry.reads.allSatisfy({ fingerprint(of: $0.key, &fingerprints) == $0.value })
    {
      return entry.report
    }
    let document = OpenDocument(
      uri: uri, version: 0, text: String(decoding: bytes, as: UTF8.self), in: folders, from: files)
    let provider = OverlaidFiles(files, under: open, from: document.base)
    guard let analysis = try? Analysis(of: document.shownPath, root: document.root, from: provider) else { return nil }
    let report = report(findings(analysis.checked().findings, of: document, in: analysis), of: document)
    var reads: [String: [UInt8]?] = [:]
    for path in provider.reads.union([path]) { reads[path] = fingerprint(of: path, &fingerprints) }
    knownFindings.entries[uri] = KnownFindings.Entry(reads: reads, report: report)
    return report
  }

  private func report(_ findings: PublishedFindings.ByURI, of document: OpenDocument) -> FindingsReport {
    FindingsReport(findings.first { $0.uri == document.uri }?.findings ?? [])
  }

  private func fingerprint(of path: String, _ known: inout [String: [UInt8]?]) -> [UInt8]? {
    if let fingerprint = known[path] { return fingerprint }
    let bytes = open.bytes(at: path, files.canonicalPath(of: path)) ?? (try? files.contents(of: path))
    let fingerprint = bytes.map(SHA256.hash)
    known[path] = .some(fingerprint)
    return fingerprint
  }
}
