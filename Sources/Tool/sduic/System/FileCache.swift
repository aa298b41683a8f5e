import SDUISyntax

/// The files on disk, each read once: what many screens import is the same for all of them, also if somebody writes to it
/// meanwhile. Paths are keys by their bytes.
final class FileCache: FileProvider {
  private let disk = Disk()
  private var contents: [[UInt8]: Result<[UInt8], FileError>] = [:]
  private var canonicalPaths: [[UInt8]: String?] = [:]

  func contents(of path: String) throws(FileError) -> [UInt8] {
    if let known = contents[Array(path.utf8)] { return try known.get() }
    let result = Result { () throws(FileError) in try disk.contents(of: path) }
    contents[Array(path.utf8)] = result
    return try result.get()
  }

  func canonicalPath(of path: String) -> String? {
    if let known = canonicalPaths[Array(path.utf8)] { return known }
    let result = disk.canonicalPath(of: path)
    canonicalPaths[Array(path.utf8)] = .some(result)
    return result
  }
}
