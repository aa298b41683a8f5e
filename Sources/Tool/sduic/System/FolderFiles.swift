import SDUISyntax

/// The files of a folder that was named: a link in it that leads out of it is the way to nothing.
///
/// A path that leads out by itself, with `..`, is left to whoever asks.
struct FolderFiles<Provider: FileProvider>: FileProvider {
  private let files: Provider
  private let folder: [String]
  private let canonicalFolder: String

  /// - Parameter folder: The path of a folder, or of a file, around which there is no such border.
  init(_ files: Provider, in folder: String) {
    self.files = files
    self.folder = Self.parts(of: folder)
    canonicalFolder = files.canonicalPath(of: folder) ?? folder
  }

  func contents(of path: String) throws(FileError) -> [UInt8] { try files.contents(of: path) }

  func canonicalPath(of path: String) -> String? {
    guard let canonical = files.canonicalPath(of: path) else { return nil }
    let parts = Self.parts(of: path)
    let isInFolder = parts.count > folder.count && parts.starts(with: folder) && parts[folder.count] != ".."
    // No root folder holds this.
    return isInFolder && !FilePath.isPath(canonical, below: canonicalFolder) ? ".." : canonical
  }

  /// The parts of a path, as imports resolve them; those of an absolute path begin with an empty one.
  private static func parts(of path: String) -> [String] {
    var parts = path.utf8.first == UInt8(ascii: "/") ? [""] : []
    for part in FilePath.parts(of: path) where part != "." {
      if part == "..", let last = parts.last, last != ".." { parts.removeLast() } else { parts.append(part) }
    }
    return parts
  }
}
