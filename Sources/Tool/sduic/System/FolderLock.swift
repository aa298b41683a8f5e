import SDUISyntax

#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// A lock of a folder in which files are written. The system releases it with the process, so that an interrupted run
/// blocks none.
///
/// Whoever holds the folder alone removes the temporary files of interrupted runs, since nobody is writing them.
/// Where the file system has no locks, or the process no more descriptors, runs go on without.
struct FolderLock {
  private let descriptor: Int32

  /// Waits until this run alone writes in a folder.
  ///
  /// - Parameter reportWait: Runs before the wait, if another run has the folder.
  init(exclusivelyIn folder: String, _ reportWait: () -> Void) {
    descriptor = Self.open(folder)
    guard descriptor >= 0 else { return }
    var isHeld = Self.lock(descriptor, LOCK_EX | LOCK_NB)
    if !isHeld, errno == EWOULDBLOCK {
      reportWait()
      isHeld = Self.lock(descriptor, LOCK_EX)
    }
    if isHeld { Self.removeTemporaries(in: folder) }
  }

  /// Marks a folder as one in which this run has temporary files. It waits for nobody: other users could hold the lock.
  init(forTemporariesIn folder: String) {
    descriptor = Self.open(folder)
    guard descriptor >= 0 else { return }
    // A folder is listed once, and not again for each file that is written in it.
    if CleanFolders.shared.insert(folder) {
      if Self.lock(descriptor, LOCK_EX | LOCK_NB) { Self.removeTemporaries(in: folder) }
    }
    _ = Self.lock(descriptor, LOCK_SH | LOCK_NB)
  }

  func release() {
    if descriptor >= 0 { close(descriptor) }
  }

  private static func open(_ folder: String) -> Int32 {
    System.retrying { openDescriptor(folder.isEmpty ? "." : folder, O_RDONLY | O_CLOEXEC | O_DIRECTORY) }
  }

  private static func lock(_ descriptor: Int32, _ kind: Int32) -> Bool {
    System.retrying { flock(descriptor, kind) } == 0
  }

  private static func removeTemporaries(in folder: String) {
    for name in (try? Disk().names(in: folder.isEmpty ? "." : folder)) ?? [] where AtomicFile.isTemporary(name) {
      unlink(FilePath.join(folder, name))
    }
  }
}

private func openDescriptor(_ path: String, _ flags: Int32) -> Int32 { open(path, flags) }

/// The folders from which this run has removed temporary files.
private final class CleanFolders: @unchecked Sendable {
  static let shared = CleanFolders()

  private let mutex = UnsafeMutablePointer<pthread_mutex_t>.allocate(capacity: 1)
  // This is guarded by the mutex.
  private var folders: Set<[UInt8]> = []

  private init() { pthread_mutex_init(mutex, nil) }

  /// Whether a folder is new.
  func insert(_ folder: String) -> Bool {
    pthread_mutex_lock(mutex)
    defer { pthread_mutex_unlock(mutex) }
    return folders.insert(Array(folder.utf8)).inserted
  }
}
