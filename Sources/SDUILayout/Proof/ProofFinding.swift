import SDUIIR

/// What is known of one obligation.
struct ProofFinding {
  /// Why it cannot be decided, if it cannot.
  var undecided: String?
  private(set) var margin: Margin?
  /// The narrowest container in which it fails, of those with equal insets at both sides if there are some.
  private var told: Counterexample?
  /// All containers in which it fails.
  private var failures: [ProvedPart] = []
  /// What makes it hold in all of these, if a change of columns does.
  private var remedy: ColumnRemedy?
  private let detail: Proof.Detail
  /// What the figure is over for certain where a number of columns was left open.
  private var openBound: Rational?

  init(_ detail: Proof.Detail) { self.detail = detail }

  /// A place where it fails; else why nobody knows; else by how much it holds.
  var verdict: Obligation.Verdict {
    if var told {
      let widths = IntervalUnion(widthsOf: failures)
      told.widths = widths.interval(around: told.place.environment.width)
      told.isAllOfIt = undecided == nil && widths.intervals.count == 1
      told.remedy = remedy
      return .broken(told)
    }
    if let undecided { return .undecided(undecided) }
    // A margin that may be undercut is none.
    if let openBound, margin.map({ openBound < $0.least }) ?? true { return .proved(nil) }
    return .proved(margin)
  }

  /// Notes where it fails.
  mutating func fails(
    at place: ProvedContainer, in part: ProvedPart, remedy: ColumnRemedy? = nil, _ counterexample: () -> Counterexample
  ) {
    if part.hasOpenColumns { return undecided = "there may be ever more columns" }
    self.remedy = failures.isEmpty ? remedy : self.remedy.flatMap { known in remedy.flatMap(known.joined) }
    failures.append(part)
    if let told, !place.environment.isMoreOrdinary(than: told.place.environment) { return }
    told = counterexample()
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
    _ remedy: (ProvedPart) -> ColumnRemedy?
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
    fails(at: place, in: failing, remedy: remedy(failing)) { Counterexample(place: place, figures: figures) }
  }
}

extension Environment {
  /// Whether a finding shows this container rather than another one.
  fileprivate func isMoreOrdinary(than other: Environment) -> Bool {
    insets.areEqual == other.insets.areEqual ? width < other.width : insets.areEqual
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
  /// One of which nothing is known but its container.
  init(
    place: ProvedContainer, figures: [Figure] = [], blamed: Measure? = nil, error: LayoutError? = nil,
    component: ID<Component>? = nil
  ) {
    self.init(
      place: place, widths: nil, isAllOfIt: false, remedy: nil, figures: figures, blamed: blamed, error: error,
      component: component)
  }
}

extension IntervalUnion {
  /// The widths of the containers of some parts. Those of a part whose numbers leave 64 bits on the way are left out.
  fileprivate init(widthsOf parts: [ProvedPart]) {
    self.init()
    for part in parts {
      // Bounds hold more than there is, and are known at once.
      if contains(part.domain[.containerWidth]) { continue }
      if let widths = try? part.domain.range(of: LinearForm(.containerWidth)) { formUnion(widths) }
    }
  }
}
