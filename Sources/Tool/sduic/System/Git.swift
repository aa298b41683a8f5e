import SDUISyntax

#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// Calls of git in one folder. All calls go through this type.
///
/// git reads its configuration from the repository, which may be somebody else's, and its environment, which a hook or
/// `git rebase --exec` sets to the repository that it runs in. So each call has an environment of its own, and runs
/// no program that the repository names: no hook, no file system monitor, and no transport of a lazy fetch.
struct Git {
  private let folder: String
  private let environment: [String]

  private static let name = "git"
  private static let settings = ["-c", "core.fsmonitor=false", "-c", "core.hooksPath=/dev/null"]
  private static let variables = [
    "GIT_NO_LAZY_FETCH=1",
    // Versions that do not know the variable above have no transport to fetch with.
    "GIT_ALLOW_PROTOCOL=none", "GIT_TERMINAL_PROMPT=0", "GIT_OPTIONAL_LOCKS=0", "LC_ALL=C",
  ]

  /// - Parameter folder: Where git runs.
  /// - Throws: `UsageError` if git cannot run.
  init(in folder: String) throws(UsageError) {
    self.folder = folder
    let inherited = System.environment
    let list = try Self.run(["rev-parse", "--local-env-vars"], inherited + Self.variables)
    guard list.status == 0 else { throw UsageError(message: "git cannot run: \(Self.reason(list))") }
    let local = Set(list.output.split(separator: 0x0A).map { String(decoding: $0, as: UTF8.self) })
    let own = Set(Self.variables.map(Self.variableName))
    environment = Self.variables + inherited.filter { !local.union(own).contains(Self.variableName($0)) }
  }

  /// Runs git and waits for its end.
  func run(_ arguments: String...) throws(UsageError) -> ProcessOutput { try run(arguments) }

  /// Runs git and waits for its end.
  func run(_ arguments: [String]) throws(UsageError) -> ProcessOutput {
    try Self.run(["-C", folder] + Self.settings + arguments, environment)
  }

  /// Starts git with a stream of requests and a stream of answers.
  func start(_ arguments: [String], input: Int32, output: Int32) throws(ChildProcess.StartError) -> ChildProcess {
    try ChildProcess(
      Self.name, ["-C", folder] + Self.settings + arguments, environment: environment,
      streams: (input: input, output: output, errors: nil))
  }

  /// The first line of what git reports.
  static func reason(_ run: ProcessOutput) -> String {
    let line = run.errors.split(separator: "\n").first.map(String.init) ?? "status \(run.status)"
    return line.hasPrefix("fatal: ") ? String(line.dropFirst(7)) : line
  }

  private static func run(_ arguments: [String], _ environment: [String]) throws(UsageError) -> ProcessOutput {
    do throws(ChildProcess.StartError) {
      return try ProcessOutput(name, arguments, environment: environment)
    } catch {
      switch error {
      case .missing: throw UsageError(message: "`--against git:…` needs git, which is not installed")
      case .refused(let words): throw UsageError(message: "git cannot be started: \(words)")
      }
    }
  }

  private static func variableName(_ variable: String) -> String {
    String(decoding: variable.utf8.prefix { $0 != UInt8(ascii: "=") }, as: UTF8.self)
  }
}

/// The contents of a repository's objects, by one process of git for all of them.
final class GitObjects {
  private let process: ChildProcess
  private let requests: Int32
  private let answers: Int32
  private var buffer: ArraySlice<UInt8> = []

  init(_ git: Git) throws(ChildProcess.StartError) {
    let input = try Pipe()
    let output: Pipe
    do throws(ChildProcess.StartError) {
      output = try Pipe()
    } catch {
      input.closeEnds()
      throw error
    }
    do throws(ChildProcess.StartError) {
      process = try git.start(["cat-file", "--batch"], input: input.output, output: output.input)
    } catch {
      input.closeEnds()
      output.closeEnds()
      throw error
    }
    close(input.output)
    close(output.input)
    (requests, answers) = (input.input, output.output)
  }

  deinit {
    close(requests)
    close(answers)
    _ = process.wait()
  }

  /// The bytes of an object.
  ///
  /// - Parameters:
  ///   - name: The hexadecimal name of the object.
  ///   - path: The path for messages.
  func contents(of name: String, at path: String) throws(FileError) -> [UInt8] {
    func failed(_ words: String) -> FileError { FileError(path: path, reason: .refused(words)) }
    guard System.write(Array((name + "\n").utf8), to: requests) == .written else { throw failed("git has ended") }
    // The name, the type and the number of bytes; then the bytes and the end of a line.
    guard let head = line() else { throw failed("git cannot read it") }
    let words = head.split(separator: UInt8(ascii: " ")).map { String(decoding: $0, as: UTF8.self) }
    guard words.count == 3, let count = Int(words[2]) else {
      throw failed("git does not have it; a partial or damaged clone lacks files")
    }
    guard count <= SourceFile.maximumByteCount else {
      guard take(count + 1, keeping: false) != nil else { throw failed("git cannot read it") }
      throw FileError(path: path, reason: .tooLarge(byteCount: count))
    }
    guard let bytes = take(count + 1, keeping: true) else { throw failed("git cannot read it") }
    return bytes.dropLast()
  }

  private func line() -> ArraySlice<UInt8>? {
    while true {
      if let end = buffer.firstIndex(of: 0x0A) {
        defer { buffer = buffer[(end + 1)...] }
        return buffer[..<end]
      }
      guard fill() else { return nil }
    }
  }

  /// The next bytes; `nil` if git ends before.
  private func take(_ count: Int, keeping isKept: Bool) -> [UInt8]? {
    var bytes: [UInt8] = []
    var rest = count
    while rest > 0 {
      if buffer.isEmpty, !fill() { return nil }
      let piece = buffer.prefix(rest)
      if isKept { bytes += piece }
      buffer = buffer.dropFirst(piece.count)
      rest -= piece.count
    }
    return bytes
  }

  private func fill() -> Bool {
    var bytes = [UInt8](repeating: 0, count: 1 << 16)
    let count = bytes.withUnsafeMutableBytes { System.read(answers, into: $0) }
    if count > 0 { buffer += bytes[..<count] }
    return count > 0
  }
}
