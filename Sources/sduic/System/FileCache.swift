import SDUISource

/// The files on disk, each read once: what many screens import is the same for all of them, also if somebody writes to it
/// meanwhile.
final class FileCache: FileProvider {
  private let disk = Disk()
  private var contents: [String: Result<[UInt8], FileError>] = [:]
  private var canonicalPaths: [String: String?] = [:]

  func contents(of path: String) throws(FileError) -> [UInt8] {
    if let known = contents[path] { return try known.get() }
    let result = Result { () throws(FileError) in try disk.contents(of: path) }
    contents[path] = result
    return try result.get()
  }

  func canonicalPath(of path: String) -> String? {
    if let known = canonicalPaths[path] { return known }
    let result = disk.canonicalPath(of: path)
    canonicalPaths[path] = .some(result)
    return result
  }
}
