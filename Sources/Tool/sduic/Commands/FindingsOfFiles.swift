import SDUIReports
import SDUISyntax

extension Inputs {
  /// Findings of several files, each once: what is wrong in a file that several import is reported where it is met first.
  static func unique(_ findings: [SourcedDiagnostic]) -> [SourcedDiagnostic] {
    var seen: Set<Finding> = []
    let names = FileCache()
    return findings.filter { finding in
      let path = finding.sources[finding.diagnostic.range.file.index].path
      return seen.insert(Finding(finding.diagnostic, in: names.canonicalPath(of: path) ?? path)).inserted
    }
  }

  /// Writes findings of several files for people, as many as are asked for, and how many there are.
  static func report(_ findings: [SourcedDiagnostic], _ output: inout Output) {
    var limit = output.findings
    let shown = limit.admit(findings) { $0.diagnostic.severity }
    report(shown, of: findings, &limit, &output)
  }

  /// Writes those findings for people that a limit has admitted, and how many there are.
  static func report(
    _ shown: [SourcedDiagnostic], of findings: [SourcedDiagnostic], _ limit: inout FindingLimit, _ output: inout Output
  ) {
    for finding in shown {
      let renderer = HumanRenderer(sources: finding.sources, usesColor: output.usesColor)
      output.writeError(renderer.render(finding.diagnostic) + "\n")
    }
    output.writeError(limit.note)
    if !findings.isEmpty { output.writeError(HumanRenderer.summary(of: findings.map({ $0.diagnostic })) + "\n") }
  }

  /// The parts of a finding that make it equal to another.
  private struct Finding: Hashable {
    let path: String
    let code: DiagnosticCode
    let bytes: Range<Int>
    let message: String

    init(_ diagnostic: Diagnostic, in path: String) {
      self.path = path
      (code, bytes, message) = (diagnostic.code, diagnostic.range.bytes, diagnostic.message)
    }
  }
}
