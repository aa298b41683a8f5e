import SDUIIR

/// What the parts of all containers have come to so far, of one section and those in it.
struct ProofFindings {
  private let screen: Screen
  private let section: Int
  /// Whether the section that came last is too much to look at.
  private(set) var hasGivenUp = false
  private var known: [(statement: Obligation.Statement, finding: Finding, origin: Origin)] = []

  /// What is known of one obligation.
  struct Finding {
    var broken: Counterexample?
    var undecided: String?
    var margin: Margin?

    /// The first place where it fails; else why nobody knows; else by how much it holds.
    var verdict: Obligation.Verdict {
      if let broken { return .broken(broken) }
      return undecided.map { .undecided($0) } ?? .proved(margin)
    }

    /// Notes where it fails; the narrowest container is told.
    mutating func fails(_ counterexample: Counterexample) {
      guard let known = broken else { return broken = counterexample }
      if counterexample.place.environment.width < known.place.environment.width { broken = counterexample }
    }

    /// Notes a figure's least value.
    mutating func holds(_ candidate: Margin) {
      guard let known = margin else { return margin = candidate }
      if candidate.least < known.least || (candidate.least == known.least && candidate.isNarrower(than: known)) {
        margin = candidate
      }
    }
  }

  init(_ screen: Screen, section: Int) {
    self.screen = screen
    self.section = section
  }

  var obligations: [Obligation] {
    known.map { Obligation(statement: $0.statement, verdict: $0.finding.verdict, origin: $0.origin) }
  }

  /// Everything about a section must fit.
  mutating func begin(_ path: SectionPath) {
    hasGivenUp = false
    known.append((.fits(real(path)), Finding(), screen.section(at: path)?.origin ?? .none))
  }

  /// The section that came last is not decided.
  mutating func giveUp(_ reason: String) {
    hasGivenUp = true
    guard let first = known.lastIndex(where: { if case .fits = $0.statement { true } else { false } }) else { return }
    // Whatever is known of its items is known of a part of the containers only.
    for index in known.indices[first...] { known[index].finding.undecided = reason }
  }

  /// Notes what a section comes to in a part of the containers.
  mutating func add(
    _ result: Result<ProvedSection, Problem>, of path: SectionPath, _ unit: Int?, in proofCase: ProofCase,
    _ domain: Domain
  ) {
    guard let section = proofCase.screen.section(at: path) else { return }
    let fits = index(of: .fits(real(path)), section.origin)
    switch result {
    case .failure(let problem): fail(fits, problem, path, unit, in: proofCase, domain)
    case .success(let proved):
      guard proved.sizes.takesRoom else { return }
      if let reason = proved.openQuestion(unit, section) { known[fits].finding.undecided = reason }
      if let unit { addTouchTargets(proved, path, section.units[unit], unit, in: proofCase, domain) }
    }
  }

  /// Nothing can be laid out there, unless it is data that decides.
  private mutating func fail(
    _ index: Int, _ problem: Problem, _ path: SectionPath, _ unit: Int?, in proofCase: ProofCase, _ domain: Domain
  ) {
    guard case .broken(let rule, _, _, _) = problem, let place = try? proofCase.container(in: domain) else {
      known[index].finding.undecided = "a number on the way needs more than 64 bits"
      return
    }
    if rule.isAboutItems, let section = proofCase.screen.section(at: path),
      SettledSection(section, in: place.environment).isSizedByData(unit)
    {
      known[index].finding.undecided = "a size comes from the data"
      return
    }
    let error = proofCase.error(problem, path, unit, in: place.environment)
    known[index].finding.fails(
      Counterexample(place: place, widths: domain.widths, figures: [], error: error))
  }

  private mutating func addTouchTargets(
    _ proved: ProvedSection, _ path: SectionPath, _ unit: Unit, _ unitIndex: Int, in proofCase: ProofCase,
    _ domain: Domain
  ) {
    let component = proofCase.screen.contract.components[unit.component]
    guard component.events.contains(where: { $0.event == "tap" }) else { return }
    for axis in Measure.UnitFigure.allCases {
      let index = index(of: .touchTarget(real(path), unit.component, axis), unit.origin)
      if proofCase.screen.section(at: path)?.properties[.fromServer] != nil {
        known[index].finding.undecided = ProvedSection.setByServer
        continue
      }
      let isOpen = axis == .width ? proved.settled.hasWidthOfData(unitIndex) : proved.settled.isSizedByData(unitIndex)
      if isOpen {
        known[index].finding.undecided = "its \(axis.rawValue) comes from the data"
        continue
      }
      for item in proved.sizes.items {
        let extent = axis == .width ? item.cell.width : item.cell.height
        let name = "\(component.name.source).\(axis.rawValue)"
        do {
          try compare(extent, least: proved.minTouchTarget, name, index, in: proofCase, domain)
        } catch { known[index].finding.undecided = "a number on the way needs more than 64 bits" }
      }
    }
  }

  /// Holds a length against the least that it may be.
  private mutating func compare(
    _ extent: LinearForm, least: LinearForm, _ name: String, _ index: Int, in proofCase: ProofCase, _ domain: Domain
  ) throws(Problem) {
    let difference = try extent - least
    guard try domain.signs(of: difference).reachBelowZero else {
      if let margin = try proofCase.margin(of: extent, in: domain, below: known[index].finding.margin) {
        known[index].finding.holds(margin)
      }
      return
    }
    var part = domain
    if !difference.isConstant { try part.limit(difference, isNegative: true) }
    let place = try proofCase.container(in: part)
    let figures = [
      Counterexample.Figure(name: name, value: try place.environment.value(of: extent)),
      Counterexample.Figure(name: "minTouchTarget", value: try place.environment.value(of: least)),
    ]
    known[index].finding.fails(
      Counterexample(place: place, widths: part.widths, figures: figures, error: nil))
  }

  private func real(_ path: SectionPath) -> SectionPath { SectionPath(section, inner: path.inner) }

  private mutating func index(of statement: Obligation.Statement, _ origin: Origin) -> Int {
    if let index = known.firstIndex(where: { $0.statement == statement }) { return index }
    known.append((statement, Finding(), origin))
    return known.count - 1
  }
}

extension Margin {
  /// Of two containers with the same figure the narrower one is told.
  fileprivate func isNarrower(than other: Margin) -> Bool {
    guard let place else { return false }
    return other.place.map { place.environment.width < $0.environment.width } ?? true
  }
}

extension ProofCase {
  /// The least that a length comes to, and where; `nil` where it is over a margin that is known.
  func margin(of form: LinearForm, in domain: Domain, below known: Margin?) throws(Problem) -> Margin? {
    if let known, let bound = try domain.rangeWithinBounds(of: form).lower, bound.value > known.least { return nil }
    guard let lower = try domain.range(of: form).lower else { return nil }
    guard lower.isIncluded else { return Margin(least: lower.value, isReached: false, place: nil) }
    var part = domain
    if !form.isConstant { try part.limit(LinearForm(lower.value) - form, isNegative: false) }
    return Margin(least: lower.value, isReached: true, place: try container(in: part))
  }

  /// What layout says of a section with items of a unit in one container.
  fileprivate func error(
    _ problem: Problem, _ path: SectionPath, _ unit: Int?, in environment: Environment
  ) -> LayoutError {
    let name = screen.section(at: path)?.name.source
    do throws(LayoutError) {
      let data = SectionItems.samples(of: unit.map { [$0] } ?? [], at: path, in: self, environment)
      _ = try Layout.evaluate(screen, ScreenItems(sections: [data]), in: environment)
    } catch { return error }
    return LayoutError(problem, section: path.section, name: name, containerWidth: environment.width)
  }
}

extension Environment {
  /// The value of a length in this container.
  func value(of form: LinearForm) throws(Problem) -> Rational {
    try exact(
      form.value { variable in
        switch variable {
        case .containerWidth: width
        case .containerHeight: height
        case .textScale: textScale
        case .leftInset: insets.left
        case .rightInset: insets.right
        }
      })
  }
}

extension LayoutRule {
  /// Whether sizes of items decide about it.
  fileprivate var isAboutItems: Bool {
    switch self {
    case .itemInsets, .sizes, .flow, .restOffsets, .repetition, .strip, .background: true
    case .exactArithmetic, .rounding, .containers, .percents, .sectionBox, .supplementaries, .columns: false
    case .adaptiveColumns, .mosaic, .exactFit, .stack, .noClamping: false
    }
  }
}
