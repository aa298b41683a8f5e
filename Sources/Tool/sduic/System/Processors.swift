#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// Work on all processors of the machine.
///
/// Threads of the system and no tasks: the concurrency runtime would be one more library to load at each start.
enum Processors {
  /// The stack of a thread in bytes, as large as that of the main thread on Linux: texts nest as deep in both.
  private static let stackByteCount = 8 << 20

  /// The number of processors.
  static var count: Int { max(1, Int(sysconf(Int32(_SC_NPROCESSORS_ONLN)))) }

  /// Maps elements by several workers, and gives the results in the order of the elements.
  ///
  /// - Parameters:
  ///   - makeWorker: What one thread keeps from one element to the next.
  ///   - transform: Must give the same whatever the worker has seen before.
  static func map<Element: Sendable, Worker, Result>(
    _ elements: [Element], by makeWorker: @escaping @Sendable () -> Worker,
    _ transform: @escaping @Sendable (inout Worker, Element) -> Result
  ) -> [Result] {
    let workerCount = min(count, elements.count)
    let slots = Slots<Result>(count: elements.count)
    defer { slots.deallocate() }
    // In blocks, since files that follow one another are alike.
    let work = { @Sendable (index: Int) in
      var worker = makeWorker()
      let (first, end) = (elements.count * index / workerCount, elements.count * (index + 1) / workerCount)
      for element in first..<end { slots.pointer[element] = transform(&worker, elements[element]) }
    }
    let threads = (1..<max(1, workerCount)).map { index in (index: index, thread: Thread { work(index) }) }
    if workerCount > 0 { work(0) }
    for (index, thread) in threads where !thread.join() { work(index) }
    return slots.pointer.compactMap { $0 }
  }

  /// The places of results. Each is written by one thread, and read when that has ended.
  private struct Slots<Result>: @unchecked Sendable {
    let pointer: UnsafeMutableBufferPointer<Result?>

    init(count: Int) {
      pointer = .allocate(capacity: count)
      pointer.initialize(repeating: nil)
    }

    func deallocate() {
      pointer.deinitialize()
      pointer.deallocate()
    }
  }

  /// A thread of the system that runs a function.
  private struct Thread {
    private let thread: pthread_t?

    init(_ body: @escaping @Sendable () -> Void) {
      var attributes = pthread_attr_t()
      pthread_attr_init(&attributes)
      defer { pthread_attr_destroy(&attributes) }
      pthread_attr_setstacksize(&attributes, Processors.stackByteCount)
      let box = Unmanaged.passRetained(Body(run: body))
      #if canImport(Darwin)
        var thread: pthread_t?
        let status = pthread_create(&thread, &attributes, { runBody($0) }, box.toOpaque())
      #else
        var thread = pthread_t()
        let status = pthread_create(&thread, &attributes, { runBody($0) }, box.toOpaque())
      #endif
      if status != 0 { box.release() }
      self.thread = status == 0 ? thread : nil
    }

    /// Waits until it has ended. `false` if the system had no thread for it, so that nothing ran.
    func join() -> Bool {
      guard let thread else { return false }
      return pthread_join(thread, nil) == 0
    }
  }

  private final class Body: Sendable {
    let run: @Sendable () -> Void

    init(run: @escaping @Sendable () -> Void) { self.run = run }
  }

  private static func runBody(_ argument: UnsafeMutableRawPointer?) -> UnsafeMutableRawPointer? {
    if let argument { Unmanaged<Body>.fromOpaque(argument).takeRetainedValue().run() }
    return nil
  }
}
