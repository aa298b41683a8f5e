import SDUISyntax

#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// A folder for the files of one run, which only its user can read. Those of interrupted runs are removed before.
struct TemporaryFolder {
  let path: String
  /// Held open with a lock, as the sign of a run that goes on.
  private let descriptor: Int32

  private static let attempts = 16

  /// `nil` if none can be made, with `errno`.
  init?() {
    let parent = getenv("TMPDIR").map { String(cString: $0) } ?? "/tmp"
    Self.removeOthers(in: parent)
    for _ in 0..<Self.attempts {
      let path = FilePath.join(parent, AtomicFile.temporaryName())
      guard mkdir(path, 0o700) == 0 else {
        if errno == EEXIST { continue }
        return nil
      }
      let descriptor = Self.open(path)
      guard descriptor >= 0 else { return nil }
      // Another run may have removed it before it was locked.
      if flock(descriptor, LOCK_SH | LOCK_NB) == 0, (try? Disk().exists(path)) == true {
        (self.path, self.descriptor) = (path, descriptor)
        return
      }
      close(descriptor)
    }
    return nil
  }

  /// Removes it with all that is in it.
  func remove() {
    Self.remove(path)
    close(descriptor)
  }

  private static func open(_ path: String) -> Int32 {
    System.retrying { openFolder(path, O_RDONLY | O_CLOEXEC | O_DIRECTORY | O_NOFOLLOW) }
  }

  /// Removes folders of this user that no run holds.
  private static func removeOthers(in parent: String) {
    for name in (try? Disk().names(in: parent)) ?? [] where AtomicFile.isTemporary(name) {
      let descriptor = open(FilePath.join(parent, name))
      guard descriptor >= 0 else { continue }
      defer { close(descriptor) }
      var status = stat()
      guard fstat(descriptor, &status) == 0, status.st_uid == geteuid(), flock(descriptor, LOCK_EX | LOCK_NB) == 0
      else { continue }
      remove(FilePath.join(parent, name))
    }
  }

  /// A link in it goes, and not what it leads to.
  private static func remove(_ path: String) {
    if unlink(path) == 0 { return }
    for name in (try? Disk().names(in: path)) ?? [] { remove(path + "/" + name) }
    rmdir(path)
  }
}

private func openFolder(_ path: String, _ flags: Int32) -> Int32 { open(path, flags) }
