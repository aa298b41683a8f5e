import SDUISyntax

/// The maximum number of findings of a run. Those beyond it are counted, and the number is written in their place.
struct FindingLimit {
  static let option = Option(
    name: "--max-findings", value: "N", summary: "at most N, or `all`; 100 for people")

  /// The default number of findings that people are shown. Programs get all of them.
  private static let standard = 100

  /// The number of findings that may still be written.
  private(set) var remaining: Int
  /// The numbers of errors and warnings that were not written.
  private(set) var (errors, warnings) = (0, 0)

  /// The number of findings that were not written.
  var omitted: Int { errors + warnings }

  /// - Parameter isForPrograms: Whether the findings are for programs.
  init(_ arguments: Arguments, isForPrograms: Bool = false) throws(UsageError) {
    switch arguments[Self.option.name] {
    case nil: remaining = isForPrograms ? .max : Self.standard
    case "all": remaining = .max
    case let text?:
      guard let count = Int(text), count >= 0 else {
        throw UsageError(message: "`--max-findings` takes a whole number from 0 or `all`, and `\(text)` is neither")
      }
      remaining = count
    }
  }

  /// Without a command line.
  init() { remaining = Self.standard }

  /// The findings that are written, in their order: errors before warnings where not all of them may be.
  mutating func admit<Finding>(_ findings: [Finding], severity: (Finding) -> Severity) -> [Finding] {
    if findings.count <= remaining {
      remaining -= findings.count
      return findings
    }
    let errorCount = findings.count { severity($0) == .error }
    var (errors, warnings) = (min(errorCount, remaining), max(0, remaining - errorCount))
    leaveOut(errors: errorCount - errors, warnings: findings.count - errorCount - warnings)
    remaining = 0
    return findings.filter { finding in
      let isError = severity(finding) == .error
      defer { if isError { errors -= 1 } else { warnings -= 1 } }
      return isError ? errors > 0 : warnings > 0
    }
  }

  /// Counts findings that are not even described.
  mutating func leaveOut(errors: Int, warnings: Int) {
    self.errors += errors
    self.warnings += warnings
  }

  /// The note in place of the findings that were left out: empty, or a line.
  var note: String {
    switch omitted {
    case 0: ""
    case 1: "1 more finding is not shown; `--max-findings all` shows it\n"
    default: "\(omitted) more findings are not shown; `--max-findings all` shows them\n"
    }
  }
}
