import SDUIProof
import SDUISyntax

/// A text that is open in the editor.
struct OpenDocument {
  /// As the client names it.
  let uri: String
  /// Its path; the URI itself for a text without a place on disk.
  let path: String
  /// The one path of its file, or `path` where there is no file.
  let canonicalPath: String
  /// As findings name it: from its folder of the workspace on.
  let shownPath: String
  /// Its folder of the workspace, from which paths are given; empty if there is none.
  let base: String
  /// The canonical path of the folder that imports may not leave.
  let root: String
  /// As the client counts.
  var version: Int64
  var source: SourceFile
  /// The analysis of its texts, if it was needed since they changed.
  private(set) var analysis: Analysis?
  /// The preceding analysis, until there is a new one.
  private(set) var earlierAnalysis: Analysis?
  /// The findings in them, likewise.
  var checked: CheckedAnalysis?
  /// The findings in the last texts that were checked, until these are checked.
  private(set) var earlier: CheckedAnalysis?
  /// The proof caches, by the names of screens.
  private(set) var proofMemories: [String: ProofCache] = [:]
  /// The files that `analysis` or the last one before it was made from.
  private(set) var reads: Set<String> = []
  /// The semantic tokens that the client has.
  var sentTokens: SentTokens?
  /// Whether findings are due.
  var isStale = true

  /// Whether something at a path changes what it says.
  func dependsOn(_ path: String) -> Bool { reads.contains(path) }

  /// Whether proofs are left to be made.
  var isBeingProved: Bool { checked.map { !$0.isProved } ?? false }

  /// Keeps what its texts say.
  ///
  /// - Parameter reads: The files that were asked for.
  mutating func remember(_ analysis: Analysis?, of reads: Set<String>) {
    self.analysis = analysis
    self.reads = reads
    earlierAnalysis = nil
  }

  /// Keeps what proofs have found. While a text has an error there are none, and what was known before is kept.
  mutating func remember(_ checked: CheckedAnalysis) {
    earlier = nil
    if !checked.screens.isEmpty { proofMemories = checked.caches }
  }

  /// Lets go of what was computed, since a text that it was made from is another now.
  mutating func forgetAnalysis() {
    earlierAnalysis = analysis ?? earlierAnalysis
    analysis = nil
    earlier = checked ?? earlier
    checked = nil
    isStale = true
  }
}

extension OpenDocument {
  /// A document that a client opens.
  init(
    uri: String, version: Int64, text: String, in folders: [WorkspaceFolder], from files: some FileProvider
  ) {
    self.uri = uri
    let place = DocumentURI.path(of: uri)
    let path = place ?? uri
    let canonicalPath = files.canonicalPath(of: path) ?? path
    let holder = folders.first { $0.holds(path) } ?? folders.first { $0.holds(canonicalPath) }
    // A text without a place imports from the first folder.
    let folder = holder ?? (place == nil ? folders.first : nil)
    self.path = path
    self.canonicalPath = canonicalPath
    base = folder?.path ?? ""
    shownPath = holder?.relativePath(of: path) ?? path
    root = folder?.canonicalPath ?? (place == nil ? "/dev/null" : Self.folder(of: canonicalPath))
    self.version = version
    source = SourceFile(path: shownPath, text: text)
  }

  private static func folder(of path: String) -> String {
    let folder = FilePath.folder(of: path)
    return folder.utf8.count > 1 ? String(folder.dropLast()) : "/"
  }
}

/// A folder that is open in the editor.
struct WorkspaceFolder: Equatable {
  /// As the client names it, without a slash at the end.
  let path: String
  /// The one path of it.
  let canonicalPath: String

  /// The folder that a URI names; `nil` if it is on no disk.
  init?(uri: String, from files: some FileProvider) {
    guard let path = DocumentURI.path(of: uri) else { return nil }
    let trimmed = path.count > 1 && path.hasSuffix("/") ? String(path.dropLast()) : path
    self.path = trimmed
    canonicalPath = files.canonicalPath(of: trimmed) ?? trimmed
  }

  func holds(_ file: String) -> Bool {
    FilePath.isPath(file, below: path) || FilePath.isPath(file, below: canonicalPath)
  }

  /// A path in this folder from here on.
  func relativePath(of file: String) -> String {
    FilePath.path(file, below: path) ?? FilePath.path(file, below: canonicalPath) ?? file
  }
}
