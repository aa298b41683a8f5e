import Foundation

/// The result of one run of a program.
public struct Run: Sendable {
  /// The exit status; `nil` if a signal ended the process or it had to be stopped.
  public let status: Int32?
  /// The signal that ended the process, if one did.
  public let signal: Int32?
  /// Whether it was stopped because it took too long.
  public let wasStopped: Bool
  /// The bytes on standard output.
  public let output: Data
  /// The bytes on standard error.
  public let errors: Data

  /// Standard output as text.
  public var text: String { String(decoding: output, as: UTF8.self) }

  /// Standard error as text.
  public var errorText: String { String(decoding: errors, as: UTF8.self) }

  /// The exit of the process, for the message of a failed expectation.
  public var ending: String {
    if wasStopped { return "stopped after too long" }
    if let signal { return "ended by signal \(signal)" }
    return "status \(status ?? -1): \(errorText.prefix(600))"
  }

  /// Standard output as JSON.
  public func json() throws -> Any { try JSONSerialization.jsonObject(with: output, options: [.fragmentsAllowed]) }
}

extension Run {
  /// The time limit of a run, after which it counts as hanging. A debug build on a machine that
  /// builds a release beside it is slow.
  public static let patience: TimeInterval = 90

  /// Runs a program, given by its path or by a name that is found in `PATH`. Its output goes through files, so that no
  /// full pipe can block it.
  public init(
    _ program: String, _ arguments: [String], in folder: URL? = nil, environment: [String: String]? = nil,
    patience: TimeInterval = Run.patience
  ) throws {
    let captured = try Folder(["output": "", "errors": ""])
    let (outputFile, errorFile) = (captured.url.appending(path: "output"), captured.url.appending(path: "errors"))
    let process = Process()
    let isPath = program.contains("/")
    process.executableURL = URL(filePath: isPath ? program : "/usr/bin/env")
    process.arguments = isPath ? arguments : [program] + arguments
    if let folder { process.currentDirectoryURL = folder }
    if let environment { process.environment = environment }
    process.standardInput = FileHandle.nullDevice
    let outputHandle = try FileHandle(forWritingTo: outputFile)
    let errorHandle = try FileHandle(forWritingTo: errorFile)
    // Foundation keeps them open otherwise, and crashes in `Process.run` once there are thousands.
    defer { for handle in [outputHandle, errorHandle] { try? handle.close() } }
    process.standardOutput = outputHandle
    process.standardError = errorHandle
    let ended = DispatchSemaphore(value: 0)
    process.terminationHandler = { _ in ended.signal() }
    try process.run()
    let isLate = ended.wait(timeout: .now() + patience) == .timedOut
    if isLate {
      kill(process.processIdentifier, SIGKILL)
      ended.wait()
    }
    let hasExited = process.terminationReason == .exit
    status = hasExited && !isLate ? process.terminationStatus : nil
    signal = hasExited || isLate ? nil : process.terminationStatus
    wasStopped = isLate
    output = try Data(contentsOf: outputFile)
    errors = try Data(contentsOf: errorFile)
  }
}
