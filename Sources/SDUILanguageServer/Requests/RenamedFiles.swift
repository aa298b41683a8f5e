import SDUIIDE
import SDUIJSON
import SDUISource

/// Files and folders that the editor is about to rename or to move, all at once: two may change places.
struct FileRenames {
  private let renames: [(old: String, new: String)]

  /// Reads the parameters. What is on no disk is left out.
  fileprivate init(_ parameters: Parameters) {
    renames = (parameters["files"]?.elements ?? []).compactMap { file in
      guard let old = file["oldUri"]?.string.flatMap(DocumentURI.path),
        let new = file["newUri"]?.string.flatMap(DocumentURI.path)
      else { return nil }
      return (Self.trimmed(old), Self.trimmed(new))
    }
  }

  /// The path of a file after them. The rename of the innermost folder counts.
  fileprivate func newPath(of path: String) -> String {
    let holding = renames.filter { path == $0.old || path.hasPrefix($0.old + "/") }
    guard let rename = holding.max(by: { $0.old.utf8.count < $1.old.utf8.count }) else { return path }
    return rename.new + path.dropFirst(rename.old.count)
  }

  private static func trimmed(_ path: String) -> String {
    path.count > 1 && path.hasSuffix("/") ? String(path.dropLast()) : path
  }
}

extension LanguageServer {
  /// `workspace/willRenameFiles`: imports lead to the same files as before, those of moved files and those that lead there.
  func willRenameFiles(_ parameters: Parameters) -> JSONTree {
    let renames = FileRenames(parameters)
    let changes = workspaceTexts().compactMap { uri, source -> (uri: String, edits: JSONTree)? in
      guard let path = DocumentURI.path(of: uri) else { return nil }
      let newPath = renames.newPath(of: path)
      let edits = Analysis(alone: source).importedPaths().compactMap { imported -> (range: Range<Int>, text: String)? in
        let target = ImportPath.absolute(imported.path, beside: path)
        let newTarget = renames.newPath(of: target)
        guard newPath != path || newTarget != target else { return nil }
        let written = ImportPath.written(to: newTarget, from: newPath)
        // An import that still leads there keeps its text.
        guard ImportPath.absolute(imported.path, beside: newPath) != newTarget else { return nil }
        return (imported.range, String(decoding: JSONTree.string(written).bytes, as: UTF8.self))
      }
      return edits.isEmpty ? nil : (uri, json(of: edits, in: source))
    }
    return changes.isEmpty ? .null : workspaceEdit(changes)
  }
}
