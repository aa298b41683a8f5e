import Foundation

/// A temporary folder with files, in which the tool runs. It is gone with its last user.
final class Folder: Sendable {
  let url: URL

  init(_ files: [String: String] = [:]) throws {
    let unique = FileManager.default.temporaryDirectory.appendingPathComponent("sduic-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: unique, withIntermediateDirectories: true)
    // The system's folder for temporary files may be a link, and imports are held to canonical paths.
    url = unique.resolvingSymlinksInPath()
    for (name, text) in files { try write(name, text) }
  }

  deinit { try? FileManager.default.removeItem(at: url) }

  /// Writes a file, and the folders above it.
  func write(_ name: String, _ text: String) throws { try write(name, Data(text.utf8)) }

  /// Writes a file, and the folders above it.
  func write(_ name: String, _ data: Data) throws {
    let file = url.appendingPathComponent(name)
    try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try data.write(to: file)
  }

  /// The bytes of a file; `nil` if there is none.
  func contents(_ name: String) -> Data? { try? Data(contentsOf: url.appendingPathComponent(name)) }

  /// The names of what lies in the folder, sorted.
  func names() throws -> [String] { try FileManager.default.contentsOfDirectory(atPath: url.path).sorted() }

  /// Makes a symbolic link.
  func link(_ name: String, to target: String) throws {
    try FileManager.default.createSymbolicLink(
      atPath: url.appendingPathComponent(name).path, withDestinationPath: target)
  }

  /// Runs the tool here, or in a folder below.
  func sduic(_ arguments: String..., in below: String = ".", environment: [String: String] = [:]) throws -> Run {
    try sduic(arguments, in: below, environment: environment)
  }

  /// Runs the tool here, or in a folder below.
  func sduic(_ arguments: [String], in below: String = ".", environment: [String: String] = [:]) throws -> Run {
    guard let tool = Executable.url else { throw Executable.Missing() }
    return try Executable.run(
      tool.path, arguments, in: url.appendingPathComponent(below), environment: Self.environment(environment))
  }

  /// Runs a line of shell here, in which `$SDUIC` is the tool.
  func shell(_ line: String) throws -> Run {
    guard let tool = Executable.url else { throw Executable.Missing() }
    return try Executable.run(
      "/bin/bash", ["-c", line], in: url, environment: Self.environment(["SDUIC": tool.path]))
  }

  /// A plain environment; a crash is to end at once instead of drawing a long backtrace.
  private static func environment(_ more: [String: String]) -> [String: String] {
    let path = ProcessInfo.processInfo.environment["PATH"] ?? "/usr/bin:/bin"
    let library = ProcessInfo.processInfo.environment["LD_LIBRARY_PATH"].map { ["LD_LIBRARY_PATH": $0] } ?? [:]
    return ["PATH": path, "SWIFT_BACKTRACE": "enable=no"].merging(library) { first, _ in first }
      .merging(more) { _, second in second }
  }
}
