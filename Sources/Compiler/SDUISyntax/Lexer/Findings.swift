/// Collects what a phase finds, up to one more than a file may show, so that a hostile file cannot make a million.
struct Findings {
  /// The maximum number of errors of text and structure that are shown for one file.
  static let limit = 100

  private(set) var diagnostics: [Diagnostic] = []
  private var errorCount = 0
  private var warningCount = 0

  /// The number of findings, including those that are dropped.
  var count: Int { errorCount + warningCount }

  /// Whether further errors are dropped. Warnings never make a file fail, so that they are counted by themselves.
  var isFull: Bool { errorCount > Self.limit }

  /// Adds a finding, unless there are too many already.
  @inline(never)
  mutating func report(
    _ code: DiagnosticCode, _ message: String, at range: SourceRange, labels: [Label] = [],
    remedy: String? = nil, fixes: [FixIt] = []
  ) {
    if code.severity == .error {
      errorCount += 1
      guard errorCount <= Self.limit + 1 else { return }
    } else {
      warningCount += 1
      guard warningCount <= Self.limit else { return }
    }
    diagnostics.append(Diagnostic(code, message, at: range, labels: labels, remedy: remedy, fixes: fixes))
  }

  /// Adds what another phase found.
  mutating func merge(_ other: Findings) {
    diagnostics += other.diagnostics
    errorCount += other.errorCount
    warningCount += other.warningCount
  }

  /// These and what another phase found.
  func merging(_ other: Findings) -> Findings {
    var all = self
    all.merge(other)
    return all
  }

  /// Everything in the order of the text; what exceeds the limit becomes one last finding.
  func finished() -> [Diagnostic] {
    let sorted = diagnostics.enumerated().sorted { left, right in
      (left.element.range.lowerBound, left.offset) < (right.element.range.lowerBound, right.offset)
    }
    guard isFull else { return sorted.map({ $0.element }) }
    var errors = 0
    let shown = sorted.map { $0.element }.prefix { finding in
      if finding.severity == .error { errors += 1 }
      return errors <= Self.limit
    }
    let last = Diagnostic(
      .tooManyErrors, "more than \(Self.limit) errors; the rest is not shown", at: sorted[shown.count].element.range,
      remedy: "fix the first ones, then check again")
    return shown + [last]
  }
}
