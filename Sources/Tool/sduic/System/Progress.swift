#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// The progress of a run over many files, on one line of a terminal that is written again and again. Nothing is written
/// to anything else, and nothing where the run is short.
final class Progress: @unchecked Sendable {
  /// The time before anything is written, and until it is written again.
  private static let interval = 200

  private let total: Int
  private let isShown: Bool
  private let lock = UnsafeMutablePointer<pthread_mutex_t>.allocate(capacity: 1)
  // These are guarded by the lock.
  private var count = 0
  private var lastTime: Int
  private var hasWritten = false

  init(of total: Int) {
    self.total = total
    isShown = total > 1 && System.isTerminal(2)
    lastTime = isShown ? System.milliseconds : 0
    pthread_mutex_init(lock, nil)
  }

  deinit {
    pthread_mutex_destroy(lock)
    lock.deallocate()
  }

  /// One file more is done.
  func advance() {
    guard isShown else { return }
    pthread_mutex_lock(lock)
    defer { pthread_mutex_unlock(lock) }
    count += 1
    let time = System.milliseconds
    guard time - lastTime >= Self.interval, count < total else { return }
    (lastTime, hasWritten) = (time, true)
    _ = System.write(Array("\r\u{1B}[K\(count) of \(total) files".utf8), to: 2)
  }

  /// Clears the line.
  func end() {
    guard hasWritten else { return }
    _ = System.write(Array("\r\u{1B}[K".utf8), to: 2)
  }
}
