import SDUISource

#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// Files that are written whole or not at all.
enum AtomicFile {
  /// Writes bytes beside the file and renames: a failed or interrupted run never damages the last good one.
  ///
  /// What is no regular file, such as `/dev/stdout`, is written in place, since it cannot be replaced.
  static func write(_ bytes: [UInt8], to path: String) throws(FileError) {
    var status = stat()
    let exists = stat(path, &status) == 0
    if exists, status.st_mode & S_IFMT == S_IFDIR { throw FileError(path: path, reason: .folder) }
    if exists, status.st_mode & S_IFMT != S_IFREG { return try writeInPlace(bytes, path) }
    // A symbolic link stays one: the file that it leads to is replaced.
    let target = exists ? Disk().canonicalPath(of: path) ?? path : path
    let temporary = target + ".sduic-\(getpid()).tmp"
    let mode = exists ? status.st_mode & 0o777 : 0o666
    let descriptor = open(temporary, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, mode)
    guard descriptor >= 0 else { throw FileError(path: path, reason: .refused(System.lastError)) }
    var problem: String?
    if case .failed(let words) = System.write(bytes, to: descriptor) { problem = words }
    if close(descriptor) != 0, problem == nil { problem = System.lastError }
    if problem == nil, rename(temporary, target) != 0 { problem = System.lastError }
    if let problem {
      unlink(temporary)
      throw FileError(path: path, reason: .refused(problem))
    }
  }

  private static func writeInPlace(_ bytes: [UInt8], _ path: String) throws(FileError) {
    let descriptor = open(path, O_WRONLY | O_CLOEXEC)
    guard descriptor >= 0 else { throw FileError(path: path, reason: .refused(System.lastError)) }
    defer { close(descriptor) }
    if case .failed(let words) = System.write(bytes, to: descriptor) {
      throw FileError(path: path, reason: .refused(words))
    }
  }
}
