import SDUISyntax

#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// The files on disk.
struct Disk: FileProvider {
  /// The bytes of a regular file. Anything else is refused: a pipe or a device may never end, nor ever begin.
  func contents(of path: String) throws(FileError) -> [UInt8] {
    var status = stat()
    guard System.retrying({ stat(path, &status) }) == 0 else { throw Self.error(at: path) }
    try Self.checkIsRegular(status, path)
    // Another file may be there by now: this flag keeps a pipe from waiting for a writer.
    let descriptor = System.retrying { open(path, O_RDONLY | O_NONBLOCK | O_NOCTTY | O_CLOEXEC) }
    guard descriptor >= 0 else { throw Self.error(at: path) }
    defer { close(descriptor) }
    guard System.retrying({ fstat(descriptor, &status) }) == 0 else { throw Self.error(at: path) }
    try Self.checkIsRegular(status, path)
    guard Int(status.st_size) <= SourceFile.maximumByteCount else {
      throw FileError(path: path, reason: .tooLarge(byteCount: Int(status.st_size)))
    }
    Memory.expect(fileOf: Int(status.st_size))
    return try Self.read(descriptor, expecting: Int(status.st_size), path)
  }

  /// The bytes of what a command line names: a regular file, or a descriptor such as `/dev/stdin` and what a shell
  /// passes for `<(…)`, since there somebody has provided for a writer.
  func contents(ofOperand path: String) throws(FileError) -> [UInt8] {
    guard let descriptor = System.descriptor(named: path) else { return try contents(of: path) }
    return try Self.read(descriptor, expecting: 1 << 16, path)
  }

  func canonicalPath(of path: String) -> String? { try? resolve(path) }

  /// The one path that represents all paths of a file or folder.
  func resolve(_ path: String) throws(FileError) -> String {
    guard let resolved = realpath(path, nil) else { throw Self.error(at: path) }
    defer { free(resolved) }
    return String(cString: resolved)
  }

  /// The kind and the permissions of what is at a path; `nil` where nothing is. A path that cannot be looked at is an
  /// error: what is there would otherwise be taken for missing, and replaced.
  func mode(of path: String) throws(FileError) -> mode_t? {
    var status = stat()
    if System.retrying({ stat(path, &status) }) == 0 { return status.st_mode }
    if [ENOENT, ENOTDIR, ELOOP, ENAMETOOLONG].contains(errno) { return nil }
    throw Self.error(at: path)
  }

  /// Whether a folder is at a path.
  func isFolder(_ path: String) throws(FileError) -> Bool { try mode(of: path).map { $0 & S_IFMT == S_IFDIR } ?? false }

  /// Whether anything is at a path.
  func exists(_ path: String) throws(FileError) -> Bool { try mode(of: path) != nil }

  /// Whether a file is at a path that keeps its contents, as a pipe does not.
  func isRegular(_ path: String) throws(FileError) -> Bool {
    try mode(of: path).map { $0 & S_IFMT == S_IFREG } ?? false
  }

  /// The names in a folder, sorted by their bytes.
  func names(in folder: String) throws(FileError) -> [String] {
    guard let stream = opendir(folder) else { throw Self.error(at: folder) }
    defer { closedir(stream) }
    var names: [String] = []
    while true {
      errno = 0
      guard let entry = readdir(stream) else { break }
      let name = withUnsafePointer(to: &entry.pointee.d_name) { pointer in
        pointer.withMemoryRebound(to: CChar.self, capacity: 256) { String(cString: $0) }
      }
      if name != ".", name != ".." { names.append(name) }
    }
    // The end leaves `errno` alone.
    guard errno == 0 else { throw Self.error(at: folder) }
    return names.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
  }

  private static func read(_ descriptor: Int32, expecting count: Int, _ path: String) throws(FileError) -> [UInt8] {
    // One byte more than expected shows the end without a second buffer.
    var bytes = [UInt8](repeating: 0, count: count + 1)
    var length = 0
    while true {
      if length == bytes.count { bytes += [UInt8](repeating: 0, count: bytes.count) }
      let start = length
      let received = bytes.withUnsafeMutableBytes { buffer in
        System.read(descriptor, into: UnsafeMutableRawBufferPointer(rebasing: buffer[start...]))
      }
      guard received >= 0 else { throw error(at: path) }
      if received == 0 { break }
      length += received
      guard length <= SourceFile.maximumByteCount else {
        throw FileError(path: path, reason: .tooLarge(byteCount: length))
      }
    }
    bytes.removeLast(bytes.count - length)
    return bytes
  }

  private static func checkIsRegular(_ status: stat, _ path: String) throws(FileError) {
    switch status.st_mode & S_IFMT {
    case S_IFREG: return
    case S_IFDIR: throw FileError(path: path, reason: .folder)
    case S_IFIFO: throw FileError(path: path, reason: .refused("it is a pipe and no regular file"))
    case S_IFSOCK: throw FileError(path: path, reason: .refused("it is a socket and no regular file"))
    default: throw FileError(path: path, reason: .refused("it is a device and no regular file"))
    }
  }

  private static func error(at path: String) -> FileError {
    switch errno {
    case ENOENT: FileError(path: path, reason: .missing)
    case EISDIR: FileError(path: path, reason: .folder)
    default: FileError(path: path, reason: .refused(System.lastError))
    }
  }
}
