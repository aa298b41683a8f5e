import Foundation

/// The built tool, run as people run it: a process of its own, with its own main thread and hash seed.
enum Executable {
  /// How long a run may take before it counts as hanging. A debug build on a busy machine is slow.
  static let patience: TimeInterval = 30

  /// Beside the tests in the build folder.
  static let url: URL? = {
    let starts = [CommandLine.arguments.first.map { URL(fileURLWithPath: $0) }, Bundle.main.bundleURL].compactMap { $0 }
    for start in starts + Bundle.allBundles.map(\.bundleURL) {
      var folder = start.resolvingSymlinksInPath()
      for _ in 0..<6 {
        folder.deleteLastPathComponent()
        let candidate = folder.appendingPathComponent("sduic")
        var isFolder: ObjCBool = false
        let exists = FileManager.default.fileExists(atPath: candidate.path, isDirectory: &isFolder)
        if exists, !isFolder.boolValue, FileManager.default.isExecutableFile(atPath: candidate.path) {
          return candidate
        }
      }
    }
    return nil
  }()

  /// The tool has not been built.
  struct Missing: Error {}

  /// Runs a program in a folder. Its output goes through files, so that no full pipe can block it.
  static func run(
    _ program: String, _ arguments: [String], in folder: URL, environment: [String: String]
  ) throws -> Run {
    let captured = FileManager.default.temporaryDirectory.appendingPathComponent("sduic-run-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: captured, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: captured) }
    let outputFile = captured.appendingPathComponent("output")
    let errorFile = captured.appendingPathComponent("errors")
    try Data().write(to: outputFile)
    try Data().write(to: errorFile)

    let process = Process()
    process.executableURL = URL(fileURLWithPath: program)
    process.arguments = arguments
    process.currentDirectoryURL = folder
    process.environment = environment
    process.standardInput = FileHandle.nullDevice
    process.standardOutput = try FileHandle(forWritingTo: outputFile)
    process.standardError = try FileHandle(forWritingTo: errorFile)
    let ended = DispatchSemaphore(value: 0)
    process.terminationHandler = { _ in ended.signal() }
    try process.run()
    let isLate = ended.wait(timeout: .now() + patience) == .timedOut
    if isLate {
      kill(process.processIdentifier, SIGKILL)
      ended.wait()
    }
    let hasExited = process.terminationReason == .exit
    return Run(
      status: hasExited && !isLate ? process.terminationStatus : nil,
      signal: hasExited || isLate ? nil : process.terminationStatus, wasStopped: isLate,
      output: try Data(contentsOf: outputFile), errors: try Data(contentsOf: errorFile))
  }
}
