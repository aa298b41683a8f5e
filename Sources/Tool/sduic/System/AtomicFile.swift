import SDUISyntax

#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// A file that is written whole or not at all: its bytes go to a file beside it, which then takes its name. A failed or
/// interrupted run never damages the last good file. The folders that it needs are made.
struct AtomicFile {
  /// The path that was asked for: messages name no other.
  private let path: String
  /// The file that is replaced: the path with its links followed, so that a link stays a link.
  private let target: String
  /// Holds the bytes until the target is replaced.
  private let temporary: String

  /// Writes a file. What cannot be replaced, such as a device or a pipe, is written in place.
  static func write(_ bytes: [UInt8], to path: String) throws(FileError) {
    let target = try followingLinks(path)
    if let descriptor = System.descriptor(named: target) { return try write(bytes, to: descriptor, path) }
    switch try mode(of: target, path).map({ $0 & S_IFMT }) {
    case nil, S_IFREG: try write([(path: path, bytes: bytes)]) {}
    case S_IFDIR: throw FileError(path: path, reason: .folder)
    default: try writeInPlace(bytes, path)
    }
  }

  /// Writes regular files that do not have their bytes already. If one of them cannot be written, none is replaced.
  ///
  /// - Parameter folder: Where they are. Below it nothing is written through a link.
  static func writeChanged(_ files: [(path: String, bytes: [UInt8])], in folder: String) throws(FileError) {
    let disk = Disk()
    var made: Set<String> = []
    var changed: [(path: String, bytes: [UInt8])] = []
    try makeFolder(folder)
    FolderLock(forTemporariesIn: folder).release()
    for file in files {
      var end = file.path.utf8.index(file.path.startIndex, offsetBy: folder.utf8.count)
      while let slash = file.path.utf8[end...].dropFirst().firstIndex(of: UInt8(ascii: "/")) {
        end = slash
        let inner = String(decoding: file.path.utf8[..<slash], as: UTF8.self)
        guard made.insert(inner).inserted else { continue }
        try refuseLink(inner)
        try makeFolder(inner)
        FolderLock(forTemporariesIn: inner).release()
      }
      try refuseLink(file.path)
      if try disk.isRegular(file.path), try disk.contents(of: file.path) == file.bytes { continue }
      if try disk.isFolder(file.path) { throw FileError(path: file.path, reason: .folder) }
      changed.append(file)
    }
    try write(changed) {}
  }

  /// Refuses a link in an output folder: it may lead anywhere, and whoever made the folder may have made it.
  static func refuseLink(_ path: String) throws(FileError) {
    guard System.target(ofLink: path) != nil else { return }
    throw FileError(path: path, reason: .refused("it is a link, and nothing is written through links in this folder"))
  }

  /// Makes a folder and those that it is in, as far as they are missing. Another run may make them first. What a link to nothing
  /// leads to is not made.
  static func makeFolder(_ path: String) throws(FileError) {
    var problem: (code: Int32, words: String)?
    func make() -> Bool {
      let isMade = System.retrying { mkdir(path, 0o777) } == 0
      problem = isMade ? nil : (errno, refusalToMake(path))
      return isMade
    }
    if make() { return try synchronize(folderOf: path, path) }
    if problem?.code == ENOENT, let parent = parent(of: path) {
      try makeFolder(parent)
      if make() { return try synchronize(folderOf: path, path) }
    }
    if try Disk().isFolder(path) { return }
    let words =
      try Disk().exists(path)
      ? "it is a file and no folder" : System.target(ofLink: path) == nil ? problem?.words : "it is a link to nothing"
    throw FileError(path: path, reason: .refused(words ?? System.lastError))
  }

  /// The folder that a file or folder is in; `nil` in the root and in the working folder.
  private static func parent(of path: String) -> String? {
    let parts = path.split(separator: "/")
    guard parts.count > 1 else { return nil }
    return (path.hasPrefix("/") ? "/" : "") + parts.dropLast().joined(separator: "/")
  }

  /// Returns why a file or folder could not be made, after that failed.
  private static func refusalToMake(_ path: String) -> String {
    let problem = (code: errno, words: System.lastError)
    guard problem.code == ENOENT, let folder = parent(of: path) else { return problem.words }
    return "there is no folder `\(folder)`; create it first"
  }

  /// Writes regular files. If one of them cannot be written, none is replaced, unless renaming itself
  /// fails, which needs no room.
  ///
  /// - Parameter prepare: Runs before the first file is replaced and after all are on disk beside their targets.
  static func write(
    _ files: [(path: String, bytes: [UInt8])], preparing prepare: () throws(FileError) -> Void
  ) throws(FileError) {
    var targetFolders: Set<String> = []
    for file in files { targetFolders.insert(FilePath.folder(of: try followingLinks(file.path))) }
    let locks = targetFolders.map { FolderLock(forTemporariesIn: $0) }
    defer { for lock in locks { lock.release() } }
    var prepared: [AtomicFile] = []
    var replacedCount = 0
    do throws(FileError) {
      for file in files { prepared.append(try AtomicFile(file.bytes, for: file.path)) }
      try prepare()
      for file in prepared {
        try file.replace()
        replacedCount += 1
      }
    } catch {
      for file in prepared.dropFirst(replacedCount) { file.discard() }
      throw error
    }
    var synchronized: Set<String> = []
    for file in prepared where synchronized.insert(FilePath.folder(of: file.target)).inserted {
      try synchronize(folderOf: file.target, file.path)
    }
  }

  /// Writes bytes beside the file and waits until they are on disk.
  private init(_ bytes: [UInt8], for path: String) throws(FileError) {
    self.path = path
    target = try Self.followingLinks(path)
    let mode = try Self.mode(of: target, path)
    if let folder = Self.parent(of: path), try !Disk().exists(folder) { try Self.makeFolder(folder) }
    let descriptor: Int32
    (temporary, descriptor) = try Self.create(beside: target, for: path)
    // The mask of the process keeps from new files what an earlier one may have. Some file systems have no permissions.
    if let mode { _ = fchmod(descriptor, mode & 0o777) }
    var problem: String?
    if case .failed(let words) = System.write(bytes, to: descriptor) { problem = words }
    // Otherwise a crash of the system could leave the new name with none of the bytes.
    if problem == nil, System.retrying({ fsync(descriptor) }) != 0 { problem = System.lastError }
    // An interrupted `close` has closed the file, and its bytes are on disk already.
    if close(descriptor) != 0, errno != EINTR, problem == nil { problem = System.lastError }
    guard let problem else { return }
    discard()
    throw FileError(path: path, reason: .refused(problem))
  }

  private func replace() throws(FileError) {
    guard System.retrying({ rename(temporary, target) }) == 0 else {
      throw FileError(path: path, reason: .refused(System.lastError))
    }
  }

  private func discard() { _ = System.retrying { unlink(temporary) } }
}

// MARK: - Names

extension AtomicFile {
  /// The maximum number of names that are tried. One of 2⁶⁴ names is taken by chance only, or where something is wrong.
  private static let attempts = 16
  /// The maximum number of links that are followed, as many as Linux follows.
  private static let maximumLinkCount = 40

  /// The beginning and the end of the names of temporary files.
  private static let (nameStart, nameEnd) = (".sduic-", ".tmp")

  /// A random name for a temporary file.
  static func temporaryName() -> String {
    nameStart + String(UInt64.random(in: .min ... .max), radix: 16) + nameEnd
  }

  /// Whether a name is that of a temporary file.
  static func isTemporary(_ name: String) -> Bool {
    guard name.hasPrefix(nameStart), name.hasSuffix(nameEnd) else { return false }
    return UInt64(name.dropFirst(nameStart.count).dropLast(nameEnd.count), radix: 16) != nil
  }

  /// A new, empty file in a file's folder. Its name is random, since the id of a process repeats in containers, and
  /// holds nothing of the file's, which may be as long as names can be.
  private static func create(
    beside target: String, for path: String
  ) throws(FileError) -> (temporary: String, descriptor: Int32) {
    let folder = FilePath.folder(of: target)
    for _ in 0..<attempts {
      let temporary = folder + temporaryName()
      let descriptor = System.retrying { open(temporary, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o666) }
      if descriptor >= 0 { return (temporary, descriptor) }
      if errno != EEXIST { break }
    }
    throw FileError(path: path, reason: .refused(refusalToMake(target)))
  }

  /// The path that a link leads to in the end, whether anything is there or not; the path itself of what is no link. A
  /// name of a descriptor is the end, though it is a link on Linux: what it leads to must not be replaced by a new file.
  private static func followingLinks(_ path: String) throws(FileError) -> String {
    var result = path
    for _ in 0..<maximumLinkCount {
      if System.descriptor(named: result) != nil { return result }
      guard let next = System.target(ofLink: result) else {
        // Only these say that there is no link; a link that cannot be read must not be replaced.
        if [EINVAL, ENOENT, ENOTDIR, ENAMETOOLONG].contains(errno) { return result }
        throw FileError(path: path, reason: .refused(System.lastError))
      }
      result = next.hasPrefix("/") ? next : FilePath.folder(of: result) + next
    }
    errno = ELOOP
    throw FileError(path: path, reason: .refused(System.lastError))
  }

  /// The kind and the permissions of what is replaced; `nil` where nothing is.
  private static func mode(of target: String, _ path: String) throws(FileError) -> mode_t? {
    do throws(FileError) {
      return try Disk().mode(of: target)
    } catch {
      throw FileError(path: path, reason: error.reason)
    }
  }

  /// Waits until the names in a file's folder are on disk.
  static func synchronize(folderOf target: String, _ path: String) throws(FileError) {
    let folder = FilePath.folder(of: target)
    let descriptor = System.retrying { open(folder.isEmpty ? "." : folder, O_RDONLY | O_CLOEXEC) }
    // A folder may be written and not read; then its names reach the disk when the system sees fit.
    if descriptor < 0, errno == EACCES { return }
    guard descriptor >= 0 else { throw FileError(path: path, reason: .refused(System.lastError)) }
    defer { close(descriptor) }
    // Some file systems keep folders without being asked and refuse the question.
    if System.retrying({ fsync(descriptor) }) == 0 || [EINVAL, ENOTSUP, EBADF, EROFS].contains(errno) { return }
    throw FileError(path: path, reason: .refused(System.lastError))
  }
}

// MARK: - In place

extension AtomicFile {
  private static func writeInPlace(_ bytes: [UInt8], _ path: String) throws(FileError) {
    let descriptor = System.retrying { open(path, O_WRONLY | O_CLOEXEC) }
    guard descriptor >= 0 else { throw FileError(path: path, reason: .refused(System.lastError)) }
    defer { close(descriptor) }
    try write(bytes, to: descriptor, path)
  }

  private static func write(_ bytes: [UInt8], to descriptor: Int32, _ path: String) throws(FileError) {
    guard case .failed(let words) = System.write(bytes, to: descriptor) else { return }
    throw FileError(path: path, reason: .refused(words))
  }
}
