import SDUIJSON
import SDUILayout

/// The reason why a call has no result. One word wide, so that throwing functions stay small.
struct Failure: Error {
  /// The kinds of failure that a host may tell apart.
  enum Code: String {
    /// The handle was closed, or never opened.
    case closed
    /// An option is missing, or has a value that it does not take.
    case options
    /// The text is no JSON, or no screen document.
    case document
    /// The screen cannot be laid out.
    case layout
    /// The files have errors, which are among the findings.
    case findings
    /// There is no such file.
    case file
  }

  private indirect enum Reason {
    /// A sentence in lower case, without a full stop, and findings as `sduic check --format json` writes them.
    case reason(Code, message: String, findings: [UInt8]?)
  }

  private let reason: Reason

  /// The failure as JSON.
  var bytes: [UInt8] {
    switch reason {
    case .reason(let code, let message, let findings):
      JSONTree.members([
        (key: "code", value: .string(code.rawValue)), (key: "message", value: .string(message)),
        (key: "findings", value: findings.map { .written($0) }),
      ]).bytes
    }
  }

  /// - Parameters:
  ///   - message: A sentence in lower case, without a full stop.
  ///   - findings: The findings as `sduic check --format json` writes them, if there are any.
  init(_ code: Code, _ message: String, findings: [UInt8]? = nil) {
    reason = .reason(code, message: message, findings: findings)
  }

  init(_ error: LayoutError) { self.init(.layout, error.message) }

  init(_ error: JSONSyntaxError) {
    self.init(.document, "the text is no JSON: \(error.message), at byte \(error.offset)")
  }
}
