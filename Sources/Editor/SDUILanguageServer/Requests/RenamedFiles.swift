import SDUIJSON
import SDUISyntax

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
  ///
  /// An import may not leave the root folder. If it would, its text stays, and a message says why: the protocol cannot refuse a
  /// move, and an error would leave the other imports wrong as well.
  mutating func willRenameFiles(_ parameters: Parameters) -> JSONTree {
    let renames = FileRenames(parameters)
    var broken: [String] = []
    let changes = workspaceTexts().compactMap { uri, source -> (uri: String, edits: JSONTree)? in
      guard let path = DocumentURI.path(of: uri) else { return nil }
      let newPath = renames.newPath(of: path)
      let edits = Analysis(alone: source).importedPaths().compactMap { imported -> (range: Range<Int>, text: String)? in
        let target = ImportPath.absolute(imported.path, beside: path)
        let newTarget = renames.newPath(of: target)
        guard newPath != path || newTarget != target else { return nil }
        if isInRoot(target, of: path), !isInRoot(newTarget, of: newPath) {
          broken.append("`\(shownPath(of: path))` imports `\(shownPath(of: target))`")
          return nil
        }
        let written = ImportPath.written(to: newTarget, from: newPath)
        // An import that still leads there keeps its text.
        guard ImportPath.absolute(imported.path, beside: newPath) != newTarget else { return nil }
        return (imported.range, String(decoding: JSONTree.string(written).bytes, as: UTF8.self))
      }
      return edits.isEmpty ? nil : (uri, json(of: edits, in: source))
    }
    if !broken.isEmpty { showBrokenImports(broken) }
    return changes.isEmpty ? .null : workspaceEdit(changes)
  }

  private mutating func showBrokenImports(_ imports: [String]) {
    let named = imports.prefix(3).joined(separator: ", ") + (imports.count > 3 ? " and \(imports.count - 3) more" : "")
    let text = "an import cannot leave the folder of the workspace, so that these break: \(named)"
    outbox.notify("window/showMessage", ["type": 2, "message": .string(text)])
  }

  /// Whether a file may import another one: both are in one folder of the workspace, or the other one is below its folder.
  private func isInRoot(_ target: String, of path: String) -> Bool {
    if let folder = folders.first(where: { $0.holds(path) }) { return folder.holds(target) }
    return target.hasPrefix(path[...(path.lastIndex(of: "/") ?? path.startIndex)])
  }

  private func shownPath(of path: String) -> String {
    folders.first { $0.holds(path) }?.relativePath(of: path) ?? path
  }
}
