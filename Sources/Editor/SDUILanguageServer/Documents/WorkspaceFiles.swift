import SDUISyntax

/// The files around a server, which reads nothing by itself.
package protocol WorkspaceFiles: FileProvider {
  /// The `.sdui` files below a folder, in the order of their paths; those that cannot be reached are left out.
  func sourceFiles(below folder: String) -> [String]

  /// Writes a page for a browser. A page of the same name is replaced.
  ///
  /// - Returns: Its absolute path; `nil` if it cannot be written.
  func writePage(_ text: String, named name: String) -> String?
}

extension WorkspaceFiles {
  /// Writes nothing: without a disk there are no pages.
  package func writePage(_ text: String, named name: String) -> String? { nil }
}

/// The files as an editor sees them: open texts override those on disk. Notes what was asked for, since whatever that
/// says may change with it.
final class OverlaidFiles<Files: FileProvider>: FileProvider {
  private let files: Files
  private let open: OpenTexts
  /// From where on paths are given; empty where all are absolute.
  private let base: String
  /// The canonical paths of all files that were asked for, and the absolute ones of those that are not there.
  private(set) var reads: Set<String> = []

  init(_ files: Files, under open: OpenTexts, from base: String) {
    self.files = files
    self.open = open
    self.base = base
  }

  func contents(of path: String) throws(FileError) -> [UInt8] {
    let absolute = absolutePath(of: path)
    if let bytes = open.bytes(at: absolute, files.canonicalPath(of: absolute)) { return bytes }
    do {
      return try files.contents(of: absolute)
    } catch {
      throw FileError(path: path, reason: error.reason)
    }
  }

  func canonicalPath(of path: String) -> String? {
    let absolute = absolutePath(of: path)
    let canonical = open.canonicalPath(of: absolute) ?? files.canonicalPath(of: absolute)
    reads.insert(canonical ?? absolute)
    return canonical
  }

  private func absolutePath(of path: String) -> String {
    path.hasPrefix("/") || base.isEmpty || open.isOpen(path) ? path : base + "/" + path
  }
}

/// The texts that are open, by path.
struct OpenTexts {
  private var texts: [String: (canonical: String, bytes: [UInt8])] = [:]
  /// The path under which each canonical path is open.
  private var paths: [String: String] = [:]

  /// Puts a text over the file at a path.
  mutating func set(_ bytes: [UInt8], at path: String, canonical: String) {
    texts[path] = (canonical, bytes)
    paths[canonical] = path
  }

  /// Lets the file be seen again.
  mutating func remove(_ path: String) {
    guard let text = texts.removeValue(forKey: path) else { return }
    paths[text.canonical] = nil
  }

  func isOpen(_ path: String) -> Bool { texts[path] != nil }

  func canonicalPath(of path: String) -> String? { texts[path]?.canonical }

  /// The text that is open at a path, or over the same file by another path.
  func bytes(at path: String, _ canonical: String?) -> [UInt8]? {
    if let text = texts[path] { return text.bytes }
    return canonical.flatMap { paths[$0] }.flatMap { texts[$0]?.bytes }
  }
}
