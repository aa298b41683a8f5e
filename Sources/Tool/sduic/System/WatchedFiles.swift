import SDUISyntax

#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// The disk, which notes what each file was like before it was read, so that no change after that is missed. What was
/// asked for and not there is noted as well: it may come.
final class WatchedFiles: FileProvider {
  private let disk = Disk()
  private var states: [String: FileState] = [:]

  /// The number of files that are watched.
  var count: Int { states.count }

  func contents(of path: String) throws(FileError) -> [UInt8] {
    note(path)
    return try disk.contents(of: path)
  }

  func canonicalPath(of path: String) -> String? {
    note(path)
    return disk.canonicalPath(of: path)
  }

  /// Whether a file is not as it was when it was first asked for.
  var haveChanged: Bool { states.contains { path, state in FileState(of: path) != state } }

  private func note(_ path: String) {
    if states[path] == nil { states[path] = FileState(of: path) }
  }
}

/// The state of a file by which changes are found: its time, its size and its identity, since many editors replace
/// files.
private struct FileState: Equatable {
  var exists = false
  var seconds = 0
  var nanoseconds = 0
  var byteCount: Int64 = 0
  var node: UInt64 = 0

  init(of path: String) {
    var status = stat()
    guard stat(path, &status) == 0 else { return }
    exists = true
    #if canImport(Darwin)
      let time = status.st_mtimespec
    #else
      let time = status.st_mtim
    #endif
    seconds = Int(time.tv_sec)
    nanoseconds = Int(time.tv_nsec)
    byteCount = Int64(status.st_size)
    node = UInt64(status.st_ino)
  }
}

/// Waits that a person can end: SIGINT and SIGTERM are held back and asked for, so that they never stop a file from
/// being written.
struct Interruption {
  /// Holds the signals back from now on.
  init() {
    var signals = Self.signals
    sigprocmask(SIG_BLOCK, &signals, nil)
  }

  /// Whether one of the signals has come.
  var hasCome: Bool {
    var pending = sigset_t()
    sigemptyset(&pending)
    guard sigpending(&pending) == 0 else { return false }
    return sigismember(&pending, SIGINT) == 1 || sigismember(&pending, SIGTERM) == 1
  }

  /// Lets some time pass.
  func pause(milliseconds: Int) {
    var time = timespec(tv_sec: milliseconds / 1_000, tv_nsec: milliseconds % 1_000 * 1_000_000)
    nanosleep(&time, nil)
  }

  private static var signals: sigset_t {
    var signals = sigset_t()
    sigemptyset(&signals)
    sigaddset(&signals, SIGINT)
    sigaddset(&signals, SIGTERM)
    return signals
  }
}
