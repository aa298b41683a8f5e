#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// The result of another program that has ended.
struct ProcessOutput {
  /// The exit status; 128 and the number of the signal if one ended it.
  let status: Int32
  /// The bytes that it wrote to standard output.
  let output: [UInt8]
  /// The text that it wrote to standard error.
  let errors: String

  /// Runs a program without input, and waits for its end.
  ///
  /// - Returns: `nil` if there is no such program.
  static func run(_ program: String, _ arguments: [String]) -> ProcessOutput? {
    var (out, err): ([Int32], [Int32]) = ([0, 0], [0, 0])
    guard pipe(&out) == 0 else { return nil }
    guard pipe(&err) == 0 else {
      close(out)
      return nil
    }
    // The program inherits the ends that it is given, and no others.
    for descriptor in out + err { _ = fcntl(descriptor, F_SETFD, FD_CLOEXEC) }
    let process = start(program, arguments, output: out[1], errors: err[1])
    close([out[1], err[1]])
    defer { close([out[0], err[0]]) }
    guard let process else { return nil }
    let texts = read([out[0], err[0]])
    var status: Int32 = 0
    _ = System.retrying { waitpid(process, &status, 0) }
    // As the macros of the system read it: the status of an exit, or the signal.
    let code = status & 0x7F == 0 ? (status >> 8) & 0xFF : 128 + status & 0x7F
    return ProcessOutput(status: code, output: texts[0], errors: String(decoding: texts[1], as: UTF8.self))
  }

  private static func start(_ program: String, _ arguments: [String], output: Int32, errors: Int32) -> pid_t? {
    #if canImport(Darwin)
      var actions: posix_spawn_file_actions_t?
    #else
      var actions = posix_spawn_file_actions_t()
    #endif
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    posix_spawn_file_actions_addopen(&actions, 0, "/dev/null", O_RDONLY, 0)
    posix_spawn_file_actions_adddup2(&actions, output, 1)
    posix_spawn_file_actions_adddup2(&actions, errors, 2)
    var words: [UnsafeMutablePointer<CChar>?] = ([program] + arguments).map { strdup($0) } + [nil]
    defer { for word in words { free(word) } }
    var process: pid_t = 0
    return posix_spawnp(&process, program, &actions, nil, &words, environ) == 0 ? process : nil
  }

  private static func close(_ descriptors: [Int32]) {
    for descriptor in descriptors { _ = closeDescriptor(descriptor) }
  }

  /// Reads several descriptors to their ends, whichever has something.
  private static func read(_ descriptors: [Int32]) -> [[UInt8]] {
    var texts = descriptors.map { _ in [UInt8]() }
    var requests = descriptors.map { pollfd(fd: $0, events: Int16(POLLIN), revents: 0) }
    var buffer = [UInt8](repeating: 0, count: 1 << 16)
    while requests.contains(where: { $0.fd >= 0 }) {
      guard System.retrying({ poll(&requests, nfds_t(requests.count), -1) }) >= 0 else { break }
      for index in requests.indices where requests[index].fd >= 0 && requests[index].revents != 0 {
        let count = buffer.withUnsafeMutableBytes { System.read(descriptors[index], into: $0) }
        if count > 0 { texts[index] += buffer[..<count] } else { requests[index].fd = -1 }
      }
    }
    return texts
  }
}

private func closeDescriptor(_ descriptor: Int32) -> Int32 { close(descriptor) }
