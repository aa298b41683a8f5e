import Foundation
import TestSupport

extension Folder {
  /// Runs the tool here, or in a folder below.
  func sduic(_ arguments: String..., in below: String = ".", environment: [String: String] = [:]) throws -> Run {
    try sduic(arguments, in: below, environment: environment)
  }

  /// Runs the tool here, or in a folder below.
  func sduic(_ arguments: [String], in below: String = ".", environment: [String: String] = [:]) throws -> Run {
    guard let tool = Executable.url else { throw Executable.Missing() }
    return try Run(
      tool.path, arguments, in: url.appendingPathComponent(below), environment: Self.environment(environment))
  }

  /// Runs a line of shell here, in which `$SDUIC` is the tool, and `$1` the first argument.
  func shell(_ line: String, _ arguments: String..., patience: TimeInterval = Run.patience) throws -> Run {
    guard let tool = Executable.url else { throw Executable.Missing() }
    return try Run(
      "/bin/bash", ["-c", line, "bash"] + arguments, in: url, environment: Self.environment(["SDUIC": tool.path]),
      patience: patience)
  }

  /// A plain environment; a crash is to end at once instead of drawing a long backtrace.
  private static func environment(_ more: [String: String]) -> [String: String] {
    let path = ProcessInfo.processInfo.environment["PATH"] ?? "/usr/bin:/bin"
    let library = ProcessInfo.processInfo.environment["LD_LIBRARY_PATH"].map { ["LD_LIBRARY_PATH": $0] } ?? [:]
    return ["PATH": path, "SWIFT_BACKTRACE": "enable=no"].merging(library) { first, _ in first }
      .merging(more) { _, second in second }
  }
}
