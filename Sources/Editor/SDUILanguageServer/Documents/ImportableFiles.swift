import SDUISyntax

/// The exports of the files of the workspace, kept for as long as their bytes are the same.
struct KnownExports {
  fileprivate var files: [String: (bytes: [UInt8], exports: Exports)] = [:]
}

extension LanguageServer {
  /// The files of a document's folder that it could import: neither itself, nor one that it imports already, nor one that
  /// imports it in turn. In the order of their paths.
  mutating func importableFiles(of document: OpenDocument) -> [ImportableFile] {
    guard document.canonicalPath.hasPrefix("/"), !document.base.isEmpty else { return [] }
    let exports = exportsOfFiles(below: document.base)
    let paths = exports.map { $0.path }
    var imports: [String: [String]] = [:]
    for (path, exports) in exports { imports[path] = exports.imports.map { ImportPath.absolute($0, beside: path) } }
    let own = Set(imports[document.path] ?? [])
    return zip(paths, exports).compactMap { path, file in
      guard path != document.path, !own.contains(path), !leads(from: path, to: document.path, by: imports) else {
        return nil
      }
      return ImportableFile(path: ImportPath.written(to: path, from: document.path), exports: file.exports)
    }
  }

  private mutating func exportsOfFiles(below folder: String) -> [(path: String, exports: Exports)] {
    var known = KnownExports()
    defer { knownExports = known }
    return files.sourceFiles(below: folder).compactMap { path in
      guard let bytes = open.bytes(at: path, nil) ?? (try? files.contents(of: path)) else { return nil }
      let old = knownExports.files[path]
      let exports =
        old.flatMap { $0.bytes == bytes ? $0.exports : nil } ?? Exports(of: SourceFile(path: path, bytes: bytes))
      known.files[path] = (bytes, exports)
      return (path, exports)
    }
  }

  /// Whether imports lead from one file to another.
  private func leads(from start: String, to end: String, by imports: [String: [String]]) -> Bool {
    var (open, seen) = ([start], Set([start]))
    while let path = open.popLast() {
      if path == end { return true }
      open += (imports[path] ?? []).filter { seen.insert($0).inserted }
    }
    return false
  }
}
