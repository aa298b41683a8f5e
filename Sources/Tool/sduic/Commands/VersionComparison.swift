import SDUICompatibility
import SDUIIR
import SDUIReports
import SDUISyntax

/// The comparison of the screens of one version with those of earlier ones.
struct VersionComparison {
  private let new: ContractSide
  private let versions: [ContractSide]
  private let request: BreakingRequest

  /// Whether there is no earlier version.
  var isEmpty: Bool { versions.isEmpty }

  /// The comparison of a version with earlier ones, from the oldest.
  init(_ new: ContractSide, _ versions: [ContractSide], _ request: BreakingRequest) {
    (self.new, self.versions, self.request) = (new, versions, request)
  }

  /// Returns the findings about all changes. Those that several versions show are listed once.
  ///
  /// - Parameter earlier: The name of the earlier versions.
  func findings(since earlier: String) throws(UsageError) -> [SourcedDiagnostic] {
    var found = AcceptedChanges(versions.map { $0.name })
    for (index, old) in versions.enumerated() { try compare(with: old, index, &found) }
    return found.findings(since: earlier) {
      request.reports($0)
    } isIgnored: {
      request.ignores($0)
    }
  }

  private func compare(with old: ContractSide, _ version: Int, _ found: inout AcceptedChanges) throws(UsageError) {
    let pairs = try screenPairs(old)
    for pair in pairs.pairs where old.isSupported(by: new.inputs[pair.new].screen) {
      let (left, right) = (old.inputs[pair.old], new.inputs[pair.new])
      let findings = ContractFindings(new: right.sources, old: left.sources, request)
      let changes = contractChanges(
        from: left.screen, to: right.screen, tolerance: request.tolerance, witnessLength: request.witnessLength)
      for change in changes {
        found.add(change, findings.finding(change), of: right, since: version)
      }
      found.addAllowances(of: right)
    }
    for (indices, side, isRemoved) in [(pairs.removed, old, true), (pairs.added, new, false)] {
      for index in indices {
        let input = side.inputs[index]
        let change = isRemoved ? ContractChange.removed(input.screen) : .added(input.screen)
        let finding = ContractFindings(new: input.sources, old: [], request).finding(change)
        found.add(change, finding, of: nil, since: version)
      }
    }
  }

  /// The screens that correspond.
  private func screenPairs(_ old: ContractSide) throws(UsageError) -> ScreenPairs {
    for side in [new, old] where side.inputs.isEmpty && request.screen == nil {
      throw UsageError(message: "`\(side.name)` has no screen")
    }
    return ScreenPairs(old.inputs.map { $0.screen }, new.inputs.map { $0.screen })
  }

  /// Writes the page of changed layouts.
  func writePage(to target: String) throws {
    guard let old = versions.first, versions.count == 1 else {
      throw UsageError(message: "`-o` writes a page about one earlier version, and there are \(versions.count)")
    }
    let sources = (new.inputs + old.inputs).flatMap { $0.sources.map { $0.path } }
    try Inputs.protect(sources, from: target, made: "this page")
    var report = LayoutChangeReport(tolerance: request.tolerance)
    let pairs = try screenPairs(old).pairs
    guard let first = pairs.first else {
      throw UsageError(message: "no screen is in `\(new.name)` and in `\(old.name)`, so no page shows a change")
    }
    for pair in pairs { try report.add(old.inputs[pair.old].screen, new.inputs[pair.new].screen) }
    try AtomicFile.write(try report.page(of: new.inputs[first.new].screen), to: target)
  }
}
