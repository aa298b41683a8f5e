import SDUISource

#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// The files on disk.
struct Disk: FileProvider {
  func contents(of path: String) throws(FileError) -> [UInt8] {
    let descriptor = open(path, O_RDONLY | O_CLOEXEC)
    guard descriptor >= 0 else { throw Self.error(at: path) }
    defer { close(descriptor) }
    var status = stat()
    guard fstat(descriptor, &status) == 0 else { throw Self.error(at: path) }
    guard status.st_mode & S_IFMT != S_IFDIR else { throw FileError(path: path, reason: .folder) }
    let isRegular = status.st_mode & S_IFMT == S_IFREG
    guard !isRegular || Int(status.st_size) <= SourceFile.maximumByteCount else {
      throw FileError(path: path, reason: .tooLarge(byteCount: Int(status.st_size)))
    }
    if isRegular { Memory.expect(fileOf: Int(status.st_size)) }
    return try Self.read(descriptor, expecting: isRegular ? Int(status.st_size) : 1 << 16, path)
  }

  func canonicalPath(of path: String) -> String? {
    guard let resolved = realpath(path, nil) else { return nil }
    defer { free(resolved) }
    return String(cString: resolved)
  }

  /// Whether a folder stands at a path.
  func isFolder(_ path: String) -> Bool {
    var status = stat()
    return stat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFDIR
  }

  /// Whether anything stands at a path.
  func exists(_ path: String) -> Bool {
    var status = stat()
    return stat(path, &status) == 0
  }

  /// Whether a file stands at a path that keeps its contents, as a pipe does not.
  func isRegular(_ path: String) -> Bool {
    var status = stat()
    return stat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFREG
  }

  /// The names in a folder, sorted by their bytes.
  func names(in folder: String) throws(FileError) -> [String] {
    guard let stream = opendir(folder) else { throw Self.error(at: folder) }
    defer { closedir(stream) }
    var names: [String] = []
    while let entry = readdir(stream) {
      let name = withUnsafePointer(to: &entry.pointee.d_name) { pointer in
        pointer.withMemoryRebound(to: CChar.self, capacity: 256) { String(cString: $0) }
      }
      if name != ".", name != ".." { names.append(name) }
    }
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
        buffer.baseAddress.map { systemRead(descriptor, $0 + start, buffer.count - start) } ?? 0
      }
      if received < 0 {
        if errno == EINTR { continue }
        throw error(at: path)
      }
      if received == 0 { break }
      length += received
      guard length <= SourceFile.maximumByteCount else {
        throw FileError(path: path, reason: .tooLarge(byteCount: length))
      }
    }
    bytes.removeLast(bytes.count - length)
    return bytes
  }

  private static func error(at path: String) -> FileError {
    switch errno {
    case ENOENT: FileError(path: path, reason: .missing)
    case EISDIR: FileError(path: path, reason: .folder)
    default: FileError(path: path, reason: .refused(System.lastError))
    }
  }
}

private func systemRead(_ descriptor: Int32, _ pointer: UnsafeMutableRawPointer, _ count: Int) -> Int {
  read(descriptor, pointer, count)
}
