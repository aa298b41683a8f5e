import Foundation
import TestSupport
import Testing

/// A running tool, with its output so far.
final class RunningTool {
  private let process = Process()
  private let log: URL
  private var seen = 0

  init(_ folder: Folder, _ arguments: String...) throws {
    guard let tool = Executable.url else { throw Executable.Missing() }
    log = FileManager.default.temporaryDirectory.appendingPathComponent("sduic-watch-\(UUID().uuidString)")
    try Data().write(to: log)
    process.executableURL = tool
    process.arguments = arguments
    process.currentDirectoryURL = folder.url
    process.standardInput = FileHandle.nullDevice
    process.standardOutput = FileHandle.nullDevice
    process.standardError = try FileHandle(forWritingTo: log)
    try process.run()
  }

  deinit { try? FileManager.default.removeItem(at: log) }

  /// The number of the process.
  var processIdentifier: Int32 { process.processIdentifier }

  /// Everything on standard error.
  var text: String { String(decoding: (try? Data(contentsOf: log)) ?? Data(), as: UTF8.self) }

  /// The exit status; `nil` if a signal ended it.
  var status: Int32? { process.terminationReason == .exit ? process.terminationStatus : nil }

  /// Waits until a line with this beginning is written, after those that were waited for before.
  func waitForLine(_ start: String) throws {
    let deadline = Date() + Run.patience
    while Date() < deadline {
      let rest = String(decoding: text.utf8.dropFirst(seen), as: UTF8.self)
      if let range = rest.firstRange(of: start), rest[range.lowerBound...].contains("\n") {
        seen += rest.utf8.distance(from: rest.startIndex, to: range.upperBound)
        return
      }
      Thread.sleep(forTimeInterval: 0.02)
    }
    Issue.record("`\(start)` was not written: \(text)")
    throw Executable.Missing()
  }

  /// Sends a signal and waits for the end.
  func end(with signal: Int32) {
    Foundation.kill(process.processIdentifier, signal)
    let deadline = Date() + Run.patience
    while process.isRunning, Date() < deadline { Thread.sleep(forTimeInterval: 0.02) }
    if process.isRunning { kill() }
  }

  func kill() {
    if process.isRunning { Foundation.kill(process.processIdentifier, SIGKILL) }
    process.waitUntilExit()
  }
}
