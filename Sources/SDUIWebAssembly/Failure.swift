import SDUIJSON
import SDUILayout

/// The reason why a call has no result.
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

  let code: Code
  /// A sentence in lower case, without a full stop.
  let message: String
  /// The findings as `sduic check --format json` writes them, if there are any.
  var findings: [UInt8]?

  /// The failure as JSON.
  var bytes: [UInt8] {
    JSONTree.members([
      (key: "code", value: .string(code.rawValue)), (key: "message", value: .string(message)),
      (key: "findings", value: findings.map { .written($0) }),
    ]).bytes
  }

  init(_ code: Code, _ message: String, findings: [UInt8]? = nil) {
    (self.code, self.message, self.findings) = (code, message, findings)
  }

  init(_ error: LayoutError) { self.init(.layout, error.message) }

  init(_ error: JSONSyntaxError) {
    self.init(.document, "the text is no JSON: \(error.message), at byte \(error.offset)")
  }
}
