import SDUISyntax

/// A finding about a place in a layout, for all uses of the layout.
struct LayoutFinding: Hashable, Sendable {
  private let code: DiagnosticCode
  private let range: SourceRange
  private let message: String

  init(_ finding: Diagnostic) {
    code = finding.code
    range = finding.range
    message = finding.message
  }
}

extension Checker {
  /// A layout may be right by itself and wrong with what a section gives it. Such a finding is at its place in the
  /// layout, once, and names the section's use of it.
  ///
  /// - Parameters:
  ///   - count: The index of the first finding that reading the section made.
  ///   - section: The section.
  mutating func labelFindingsInLayouts(since count: Int, usedIn section: Syntax) {
    guard diagnostics.count > count, let reference = program.child(of: section, .layoutReference) else { return }
    let own = program.range(of: section)
    lazy var layouts = declarations.all(.layout).map { program.range(of: $0.syntax) }
    var kept: [Diagnostic] = []
    for finding in diagnostics[count...] {
      let isNamed = finding.labels.contains { own.holds($0.range) }
      guard !own.holds(finding.range), !isNamed, layouts.contains(where: { $0.holds(finding.range) }) else {
        kept.append(finding)
        continue
      }
      guard reportedInLayouts.insert(LayoutFinding(finding)).inserted else { continue }
      var finding = finding
      finding.labels.append(Label("used here", at: program.range(of: reference)))
      kept.append(finding)
    }
    diagnostics.replaceSubrange(count..., with: kept)
  }
}

extension SourceRange {
  /// Whether a range lies in this one.
  func holds(_ other: SourceRange) -> Bool {
    file == other.file && lowerBound <= other.lowerBound && other.upperBound <= upperBound
  }
}
