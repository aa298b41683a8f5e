import SDUIDiagnostics
import SDUIIR
import SDUILayout
import SDUISource

/// What does not hold of a screen in every container that it declares, as findings in the order of the obligations.
public func proofDiagnostics(of screen: Screen) -> [Diagnostic] {
  Proof(screen).obligations.compactMap { obligation in
    guard case .broken(let counterexample) = obligation.verdict else { return nil }
    return obligation.statement.diagnostic(counterexample, screen, at: SourceRange(obligation.origin))
  }
}

extension Obligation.Statement {
  fileprivate func diagnostic(
    _ counterexample: Counterexample, _ screen: Screen, at range: SourceRange
  ) -> Diagnostic {
    let place = "container " + counterexample.place.text.dropFirst(3)
    let stretch = counterexample.stretch
    switch self {
    case .fits:
      return Diagnostic(
        .layoutImpossible, counterexample.error?.message ?? "the section does not fit at \(place)", at: range,
        remedy: "it is so \(stretch): give it more room, or adapt the section there with a `when`")
    case .touchTarget(_, let component, let axis):
      let name = screen.contract.components[component].name.source
      let figures = counterexample.figures.map(\.value.shortText)
      let extent = "\(figures.first ?? "0") \(axis == .width ? "wide" : "high")"
      return Diagnostic(
        .touchTarget,
        "`\(name)` is \(extent) at \(place), under the \(figures.last ?? "44") that a tappable unit needs",
        at: range,
        remedy: "it is so \(stretch): make it larger, or say why this is right: `allow \"touch-target\" because \"…\"`")
    case .requirement(let requirement):
      let figures = counterexample.figures.map { "`\($0.name)` is \($0.value.shortText)" }.joined(separator: " and ")
      return Diagnostic(
        .brokenRequirement, "this does not hold at \(place), where \(figures)", at: range,
        labels: [],
        remedy:
          "it is so \(stretch): adapt the section there with a `when`, or require less of \(requirement.claim.measures.first.map { "`\(screen.phrase(of: $0))`" } ?? "it")"
      )
    }
  }
}

extension Counterexample {
  /// `from 340 to below 356`: the widths at which it fails for the same reason.
  fileprivate var stretch: String {
    guard let lower = widths?.lower, let upper = widths?.upper, lower.value < upper.value else {
      return "at this width at least"
    }
    let start = lower.isIncluded ? "from \(lower.value.text)" : "above \(lower.value.text)"
    return start + (upper.isIncluded ? " to \(upper.value.text)" : " to below \(upper.value.text)")
  }
}
