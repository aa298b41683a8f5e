import Foundation

/// What one run of the tool left behind.
struct Run {
  /// The exit status; `nil` if a signal ended the process or it had to be stopped.
  let status: Int32?
  /// The signal that ended the process, if one did.
  let signal: Int32?
  /// Whether it was stopped because it took too long.
  let wasStopped: Bool
  let output: Data
  let errors: Data

  /// Standard output as text.
  var text: String { String(decoding: output, as: UTF8.self) }

  /// Standard error as text.
  var errorText: String { String(decoding: errors, as: UTF8.self) }

  /// How it ended, for the message of a failed expectation.
  var ending: String {
    if wasStopped { return "stopped after too long" }
    if let signal { return "ended by signal \(signal)" }
    return "status \(status ?? -1): \(errorText.prefix(600))"
  }

  /// Standard output as JSON.
  func json() throws -> Any { try JSONSerialization.jsonObject(with: output, options: [.fragmentsAllowed]) }

  /// The findings that `check --format json` wrote.
  func findings() throws -> [[String: Any]] {
    let document = try json() as? [String: Any]
    return document?["diagnostics"] as? [[String: Any]] ?? []
  }

  /// The codes of the findings that are written for people, in order: `error[code]: …`.
  var codes: [String] {
    errorText.split(separator: "\n").compactMap { line in
      guard line.hasPrefix("error[") || line.hasPrefix("warning["), let end = line.firstIndex(of: "]") else {
        return nil
      }
      return line.firstIndex(of: "[").map { String(line[line.index(after: $0)..<end]) }
    }
  }
}
