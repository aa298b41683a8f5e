#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// Another program that runs.
struct ChildProcess {
  /// Why a program did not start.
  enum StartError: Error {
    /// There is no such program.
    case missing
    /// The system refused, in its own words.
    case refused(String)
  }

  /// The number of the process.
  let id: pid_t

  /// Starts a program.
  ///
  /// - Parameters:
  ///   - program: A path, or a name that is looked for in `PATH`.
  ///   - environment: Its variables, as `NAME=VALUE`; those of this process if `nil`.
  ///   - streams: The descriptors that it gets as its input, output and errors. `nil` reads nothing and writes nowhere.
  init(
    _ program: String, _ arguments: [String], environment: [String]? = nil,
    streams: (input: Int32?, output: Int32?, errors: Int32?)
  ) throws(StartError) {
    #if canImport(Darwin)
      var actions: posix_spawn_file_actions_t?
    #else
      var actions = posix_spawn_file_actions_t()
    #endif
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    for (stream, descriptor) in zip((0 as Int32)..., [streams.input, streams.output, streams.errors]) {
      if let descriptor {
        posix_spawn_file_actions_adddup2(&actions, descriptor, stream)
      } else {
        posix_spawn_file_actions_addopen(&actions, stream, "/dev/null", O_RDWR, 0)
      }
    }
    var words = Self.pointers([program] + arguments)
    var variables = environment.map(Self.pointers) ?? []
    defer { for word in words + variables { free(word) } }
    var process: pid_t = 0
    let code =
      environment == nil
      ? posix_spawnp(&process, program, &actions, nil, &words, environ)
      : posix_spawnp(&process, program, &actions, nil, &words, &variables)
    // What is missing is the program, or the interpreter that its first line names.
    guard code == 0 else { throw code == ENOENT ? .missing : .refused(String(cString: strerror(code))) }
    id = process
  }

  /// Waits for its end. Gives its exit status; 128 and the number of the signal if one ended it.
  func wait() -> Int32 {
    var status: Int32 = 0
    _ = System.retrying { waitpid(id, &status, 0) }
    return Self.code(status)
  }

  /// Waits for its end, and ends it after some milliseconds.
  func wait(atMost time: Int) -> Int32 {
    let end = System.milliseconds + time
    var status: Int32 = 0
    while waitpid(id, &status, WNOHANG) == 0 {
      if System.milliseconds > end { kill(id, SIGKILL) }
      usleep(20_000)
    }
    return Self.code(status)
  }

  /// As the macros of the system read it: the status of an exit, or the signal.
  private static func code(_ status: Int32) -> Int32 {
    status & 0x7F == 0 ? (status >> 8) & 0xFF : 128 + status & 0x7F
  }

  private static func pointers(_ texts: [String]) -> [UnsafeMutablePointer<CChar>?] { texts.map { strdup($0) } + [nil] }
}

/// The two ends of a pipe. No program inherits them but by what it is given.
struct Pipe {
  /// The end that is read.
  let output: Int32
  /// The end that is written.
  let input: Int32

  init() throws(ChildProcess.StartError) {
    var ends: [Int32] = [0, 0]
    guard pipe(&ends) == 0 else { throw .refused(System.lastError) }
    for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
    (output, input) = (ends[0], ends[1])
  }

  func closeEnds() {
    close(output)
    close(input)
  }
}
