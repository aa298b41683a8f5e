#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// The few calls of the operating system that the tool needs.
enum System {
  /// A reader that goes away is noticed when writing, instead of ending the process.
  static func ignoreBrokenPipes() { signal(SIGPIPE, SIG_IGN) }

  static func exit(with status: ExitStatus) -> Never {
    #if canImport(Darwin)
      Darwin.exit(status.rawValue)
    #elseif canImport(Musl)
      Musl.exit(status.rawValue)
    #else
      Glibc.exit(status.rawValue)
    #endif
  }

  /// The system's words for the last failure.
  static var lastError: String { String(cString: strerror(errno)) }

  /// Whether a descriptor is a terminal.
  static func isTerminal(_ descriptor: Int32) -> Bool { isatty(descriptor) == 1 }

  /// The variables of this process, as `NAME=VALUE`.
  static var environment: [String] {
    var result: [String] = []
    var next = environ
    while let variable = next.pointee {
      result.append(String(cString: variable))
      next += 1
    }
    return result
  }

  /// Whether a variable is set to anything.
  static func hasVariable(_ name: String) -> Bool {
    guard let value = getenv(name) else { return false }
    return value.pointee != 0
  }

  /// The time since some moment in the past.
  static var milliseconds: Int {
    var time = timespec()
    clock_gettime(CLOCK_MONOTONIC, &time)
    return Int(time.tv_sec) * 1_000 + Int(time.tv_nsec) / 1_000_000
  }

  /// Repeats a call that a signal interrupted. Gives what it gives then: below 0 for a failure, with `errno`.
  static func retrying<Result: SignedInteger>(_ call: () -> Result) -> Result {
    while true {
      let result = call()
      if result >= 0 || errno != EINTR { return result }
    }
  }

  /// Reads what a descriptor has, waiting until there is something.
  ///
  /// - Returns: The number of bytes; 0 at the end, and below 0 for a failure, with `errno`.
  static func read(_ descriptor: Int32, into buffer: UnsafeMutableRawBufferPointer) -> Int {
    guard let start = buffer.baseAddress else { return 0 }
    while true {
      let count = retrying { systemRead(descriptor, start, buffer.count) }
      guard count < 0, errno == EAGAIN else { return count }
      wait(for: POLLIN, descriptor)
    }
  }

  /// Writes all bytes to a descriptor.
  static func write(_ bytes: [UInt8], to descriptor: Int32) -> WriteResult {
    var offset = 0
    while offset < bytes.count {
      let count = bytes.withUnsafeBytes { buffer in
        buffer.baseAddress.map { systemWrite(descriptor, $0 + offset, bytes.count - offset) } ?? 0
      }
      if count > 0 {
        offset += count
      } else if count == 0 {
        return .failed("nothing more could be written")
      } else if errno == EPIPE {
        return .readerGone
      } else if errno == EAGAIN {
        wait(for: POLLOUT, descriptor)
      } else if errno != EINTR {
        return .failed(lastError)
      }
    }
    return .written
  }

  /// Closes standard output. Gives the system's words if what was written is lost; an interrupted `close` has closed it.
  static func closeOutput() -> String? { close(1) == 0 || errno == EINTR ? nil : lastError }

  /// Waits until a descriptor that does not wait by itself is ready.
  private static func wait(for event: Int32, _ descriptor: Int32) {
    var request = pollfd(fd: descriptor, events: Int16(event), revents: 0)
    poll(&request, 1, -1)
  }

  enum WriteResult: Equatable {
    case written
    /// The reader of a pipe has seen enough: no fault.
    case readerGone
    case failed(String)
  }
}

private func systemWrite(_ descriptor: Int32, _ pointer: UnsafeRawPointer, _ count: Int) -> Int {
  write(descriptor, pointer, count)
}

private func systemRead(_ descriptor: Int32, _ pointer: UnsafeMutableRawPointer, _ count: Int) -> Int {
  read(descriptor, pointer, count)
}

// MARK: - Paths

extension System {
  /// The descriptor of this process that a path names, such as 1 for `/dev/stdout` or 63 for `/dev/fd/63`, which a shell
  /// passes for `<(…)`. To open such a path would begin a file anew, and fails for a socket.
  static func descriptor(named path: String) -> Int32? {
    switch path {
    case "/dev/stdin": return 0
    case "/dev/stdout": return 1
    case "/dev/stderr": return 2
    default: break
    }
    for folder in ["/dev/fd/", "/proc/self/fd/"] where path.hasPrefix(folder) {
      return Int32(path.dropFirst(folder.count)).flatMap { $0 >= 0 ? $0 : nil }
    }
    return nil
  }

  /// Returns the target of a symbolic link; `nil` for a path that is none, and for one that cannot be read, with
  /// `errno`.
  static func target(ofLink path: String) -> String? {
    var buffer = [UInt8](repeating: 0, count: Int(PATH_MAX))
    let count = buffer.withUnsafeMutableBytes { bytes in
      bytes.withMemoryRebound(to: CChar.self) { characters in
        retrying { characters.baseAddress.map { readlink(path, $0, characters.count) } ?? 0 }
      }
    }
    return count > 0 ? String(decoding: buffer[..<count], as: UTF8.self) : nil
  }
}
