import SDUICompiler
import SDUIIR
import SDUIProof
import SDUIReports
import SDUISyntax

/// The result of checking a file and its imports. Proofs take longest, so that they are made step by step: until all
/// are, their findings are missing.
package struct CheckedAnalysis {
  /// In the order of files and text. Once it is proved, what `sduic check` finds.
  package private(set) var findings: [Diagnostic]
  fileprivate let lowered: LoweredProgram
  private var proofs: [ProofSteps]

  /// - Parameter caches: What proofs of the file's screens have remembered, by their names.
  fileprivate init(_ lowered: LoweredProgram, _ caches: [String: ProofCache], atMost limit: Int) {
    self.lowered = lowered
    proofs = lowered.screens.map { screen in
      ProofSteps(failuresOf: screen, remembering: caches[screen.name.source] ?? ProofCache())
    }
    findings = []
    prove(atMost: limit)
    if !isProved { findings = lowered.finished(withProofs: nil).diagnostics }
  }

  /// The screens of the file, in the order of the text; none where anything but a proof finds an error.
  package var screens: [Screen] { lowered.screens }

  /// Whether the findings of proofs are among the others.
  package private(set) var isProved = false

  /// Goes on with the proofs.
  ///
  /// - Parameter limit: How many sections may be proved of which nothing was remembered.
  package mutating func prove(atMost limit: Int = .max) {
    guard !isProved else { return }
    // Each screen may take a share, so that all of them go on.
    for index in proofs.indices { proofs[index].advance(atMost: limit) }
    guard proofs.allSatisfy({ $0.isFinished }) else { return }
    isProved = true
    let broken = proofs.flatMap { proof in
      proof.obligations.compactMap { $0.diagnostic(in: proof.screen, lowered.origin) }
    }
    findings = lowered.finished(withProofs: broken).diagnostics
  }

  /// The proof caches of the screens, by name.
  package var caches: [String: ProofCache] {
    var caches: [String: ProofCache] = [:]
    for proof in proofs where caches[proof.screen.name.source] == nil { caches[proof.screen.name.source] = proof.cache }
    return caches
  }

  /// Returns the decided obligations of a screen, and those that are broken and not allowed.
  func verdicts(ofScreen index: Int) -> (decided: [Obligation], broken: [Obligation]) {
    let proof = proofs[index]
    let broken = proof.obligations.filter { obligation in
      guard let finding = obligation.diagnostic(in: proof.screen, lowered.origin) else { return false }
      return findings.contains { $0.code == finding.code && $0.range == finding.range }
    }
    return (proof.obligations, broken)
  }
}

extension Analysis {
  /// Checks the file and its imports, as `sduic check` does.
  ///
  /// - Parameters:
  ///   - caches: What proofs of the file's screens have remembered, by their names.
  ///   - limit: How many sections may be proved of which nothing is remembered.
  ///   - earlier: A check of an earlier text, which makes this one faster where little has changed.
  package func checked(
    remembering caches: [String: ProofCache] = [:], proving limit: Int = .max, after earlier: CheckedAnalysis? = nil
  ) -> CheckedAnalysis {
    CheckedAnalysis(
      LoweredProgram(checking: program, isContinued: true, after: earlier?.lowered), caches, atMost: limit)
  }
}
