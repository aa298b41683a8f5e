import SDUILanguageServer
import SDUISyntax

/// The files of a project in memory, by absolute path. Editor servers see what is written later.
final class ProjectFiles: WorkspaceFiles {
  private var files: [String: [UInt8]] = [:]

  /// Writes a file, or replaces it.
  func write(_ bytes: [UInt8], at path: String) { files[Self.absolute(path)] = bytes }

  /// Removes a file, if there is one.
  func remove(_ path: String) { files[Self.absolute(path)] = nil }

  func contents(of path: String) throws(FileError) -> [UInt8] {
    guard let bytes = files[Self.absolute(path)] else { throw FileError(path: path, reason: .missing) }
    guard bytes.count <= SourceFile.maximumByteCount else {
      throw FileError(path: path, reason: .tooLarge(byteCount: bytes.count))
    }
    return bytes
  }

  func canonicalPath(of path: String) -> String? {
    let absolute = Self.absolute(path)
    return files[absolute] == nil ? nil : absolute
  }

  func sourceFiles(below folder: String) -> [String] {
    let absolute = Self.absolute(folder)
    let prefix = absolute == "/" ? "/" : absolute + "/"
    return files.keys.filter { $0.hasPrefix(prefix) && $0.hasSuffix(".sdui") }
      .sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
  }

  /// A path from the root of the project, without `.` and `..`.
  private static func absolute(_ path: String) -> String {
    var parts: [Substring] = []
    for part in path.split(separator: "/") where part != "." {
      if part == ".." { _ = parts.popLast() } else { parts.append(part) }
    }
    return "/" + parts.joined(separator: "/")
  }
}
