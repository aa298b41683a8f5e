import SDUIIR

/// What is known of one obligation.
struct ProofFinding {
  /// Why it cannot be decided, if it cannot.
  var undecided: String?
  private(set) var margin: Margin?
  private var told: (counterexample: Counterexample, failure: Failure)?
  private var failures: [Failure] = []
  private let detail: Proof.Detail
  /// What the figure is over for certain where a number of columns was left open.
  private var openBound: Rational?

  init(_ detail: Proof.Detail) { self.detail = detail }

  /// Containers in which it fails, and the rule of layout that says so.
  private struct Failure {
    let part: ProvedPart
    let traits: Traits
    let variants: Variants
    let rule: LayoutRule?

    /// Whether another one is the same but for its extents.
    func isLike(_ other: Failure) -> Bool {
      rule == other.rule && traits == other.traits && variants == other.variants
    }
  }

  /// A place where it fails; else why nobody knows; else by how much it holds.
  var verdict: Obligation.Verdict {
    if let told {
      let widths = widths(around: told)
      return .broken(told.counterexample.failing(on: widths, isAllOfIt: isAll(in: widths)))
    }
    if let undecided { return .undecided(undecided) }
    // A margin that may be undercut is none.
    if let openBound, margin.map({ openBound < $0.least }) ?? true { return .proved(nil) }
    return .proved(margin)
  }

  /// Notes where it fails; the narrowest container is told.
  mutating func fails(
    at place: ProvedContainer, in part: ProvedPart, of proofCase: ProofCase, _ rule: LayoutRule? = nil,
    _ counterexample: () -> Counterexample
  ) {
    if part.hasOpenColumns { return undecided = "there may be ever more columns" }
    let failure = Failure(part: part, traits: proofCase.traits, variants: place.variants, rule: rule)
    failures.append(failure)
    if let told, place.environment.width >= told.counterexample.place.environment.width { return }
    told = (counterexample(), failure)
  }

  /// Notes a figure's least value in a part of the containers.
  mutating func holds(by form: LinearForm, in part: ProvedPart, of proofCase: ProofCase) throws(Problem) {
    guard detail == .whole else { return }
    if part.hasOpenColumns {
      guard let bound = try part.domain.range(of: form).lower?.value else { return }
      return openBound = min(openBound ?? bound, bound)
    }
    guard let margin = try part.margin(of: form, in: proofCase, below: margin) else { return }
    holds(margin)
  }

  private mutating func holds(_ candidate: Margin) {
    guard let known = margin else { return margin = candidate }
    if candidate.least < known.least || (candidate.least == known.least && candidate.isNarrower(than: known)) {
      margin = candidate
    }
  }

  /// Holds a length against the least that it may be.
  mutating func compare(
    _ extent: LinearForm, least: LinearForm, in part: ProvedPart, of proofCase: ProofCase, _ name: () -> String,
    _ remedy: (Environment) -> ColumnRemedy?
  ) throws(Problem) {
    let difference = try extent - least + LinearForm(proofCase.rules.toleranceOfTargets)
    guard try part.domain.signs(of: difference).reachBelowZero else {
      return try holds(by: extent, in: part, of: proofCase)
    }
    let failing = try part.limited(difference, isNegative: true)
    let place = try proofCase.container(in: failing)
    let figures = [
      Counterexample.Figure(name: name(), value: try place.environment.value(of: extent)),
      Counterexample.Figure(name: "minTouchTarget", value: try place.environment.value(of: least)),
    ]
    fails(at: place, in: failing, of: proofCase) {
      Counterexample(place: place, figures: figures, remedy: remedy(place.environment))
    }
  }

  /// Whether it fails at no width outside of some.
  private func isAll(in widths: Interval?) -> Bool {
    guard let widths else { return false }
    return failures.allSatisfy { failure in
      var shared = failure.part.domain[.containerWidth]
      shared.limit(widths)
      return shared == failure.part.domain[.containerWidth]
    }
  }

  /// The widths around a container at which it fails by the same rule, everything else being as it is.
  private func widths(around told: (counterexample: Counterexample, failure: Failure)) -> Interval? {
    let environment = told.counterexample.place.environment
    guard var result = told.failure.part.widths(like: environment) else { return nil }
    let others = failures.filter { $0.isLike(told.failure) }.compactMap { $0.part.widths(like: environment) }
    while let next = others.first(where: { result.isFollowed(by: $0) }) { result.extend(to: next) }
    return result
  }
}

extension Margin {
  /// Of two containers with the same figure the narrower one is told.
  fileprivate func isNarrower(than other: Margin) -> Bool {
    guard let place else { return false }
    return other.place.map { place.environment.width < $0.environment.width } ?? true
  }
}

extension Counterexample {
  /// One whose widths are not known yet.
  init(
    place: ProvedContainer, figures: [Figure] = [], blamed: Measure? = nil, error: LayoutError? = nil,
    remedy: ColumnRemedy? = nil, component: ID<Component>? = nil
  ) {
    self.init(
      place: place, widths: nil, isAllOfIt: false, remedy: remedy, figures: figures, blamed: blamed, error: error,
      component: component)
  }

  fileprivate func failing(on widths: Interval?, isAllOfIt: Bool) -> Counterexample {
    Counterexample(
      place: place, widths: widths, isAllOfIt: isAllOfIt, remedy: remedy, figures: figures, blamed: blamed,
      error: error, component: component)
  }
}
