import SDUIDiagnostics
import SDUISource

/// Collects what a phase finds, up to one more than a file may show, so that a hostile file cannot make a million.
struct Findings {
  /// How many errors of text and structure are shown for one file.
  static let limit = 100

  private(set) var diagnostics: [Diagnostic] = []

  /// Whether further findings are dropped.
  var isFull: Bool { diagnostics.count > Self.limit }

  /// Adds a finding, unless there are too many already.
  @inline(never)
  mutating func report(
    _ code: DiagnosticCode, _ message: String, at range: SourceRange, labels: [Label] = [],
    remedy: String? = nil, fixes: [FixIt] = []
  ) {
    guard !isFull else { return }
    diagnostics.append(Diagnostic(code, message, at: range, labels: labels, remedy: remedy, fixes: fixes))
  }

  /// Adds what another phase found.
  mutating func merge(_ other: Findings) { diagnostics += other.diagnostics }

  /// Everything in the order of the text; what exceeds the limit becomes one last finding.
  func finished() -> [Diagnostic] {
    let sorted = diagnostics.enumerated().sorted { left, right in
      (left.element.range.lowerBound, left.offset) < (right.element.range.lowerBound, right.offset)
    }
    guard sorted.count > Self.limit else { return sorted.map(\.element) }
    let last = Diagnostic(
      .tooManyErrors, "more than \(Self.limit) errors; the rest is not shown", at: sorted[Self.limit].element.range,
      remedy: "mend the first ones, then check again")
    return sorted.prefix(Self.limit).map(\.element) + [last]
  }
}
