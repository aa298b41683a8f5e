import SDUIIR
import SDUILayout

/// The proof of an author's requirement on a screen, in every container.
struct RequirementProof {
  private let requirement: Requirement
  /// The claim, without positions; `nil` if the start of a section that it names is not known.
  private let claim: RequirementExpression?
  /// The figures that decide about it.
  let measures: [Measure]
  private let whole: Screen
  let sections: RequiredSections
  private let detail: Proof.Detail
  private let rules: ProofRules

  init(_ screen: Screen, _ requirement: Requirement, _ detail: Proof.Detail, _ rules: ProofRules) {
    self.requirement = requirement
    self.detail = detail
    self.rules = rules
    whole = screen
    claim = requirement.claim.withoutPositions(in: screen)
    measures = requirement.claim.measures(evaluatedAs: claim ?? requirement.claim, in: screen)
    sections = RequiredSections(measures, in: screen)
  }

  var obligation: Obligation {
    let verdict: Obligation.Verdict
    switch outcome {
    case .decided(let known): verdict = known
    case .open(let questions): verdict = .undecided(detail.isWhole ? reason(for: questions) : OpenReason(questions))
    }
    return Obligation(statement: .requirement(requirement), verdict: verdict, origin: requirement.origin)
  }

  /// Finds the reason for an open requirement, by proofs of it in changed screens.
  private func reason(for questions: [OpenQuestion]) -> OpenReason {
    let search = OpenReasonSearch(
      screen: whole, sections: sections.indices.flatMap(whole.paths), axis: nil,
      prove: { RequirementProof($0, requirement, .failures, rules).outcome })
    return search.reason(for: questions)
  }

  private var outcome: ProofFinding.Outcome {
    guard let claim else {
      let place = requirement.claim.measures.first { $0.isPosition }.flatMap { $0.section } ?? SectionPath(0)
      return .open([OpenQuestion(.sectionHeight(mostItems: nil), at: PropertyPlace(place))])
    }
    if sections.neverShowAllUnits(of: claim) { return .decided(.absent(.neverTogether)) }
    var finding = ProofFinding(detail)
    var cases = ProofCases(sections.screen, at: sections.indices, by: rules)
    let scope = ProofCases.Scope(
      sections: sections.paths(of: measures), conditions: requirement.condition,
      units: sections.unitGroups(of: claim), looksAtPlaces: requirement.claim.namesPositions)
    let skipped = cases.forEach(in: scope) { prove(claim, in: $0, &finding) }
    finding.skip(skipped, at: .screen)
    guard case .open(let questions) = finding.outcome else { return finding.outcome }
    return .open(questions.map { $0.moved { SectionPath(sections.indices[$0.section], inner: $0.inner) } })
  }

  /// The outcome of the requirement in a part of the containers.
  enum Outcome {
    /// It is not required there, or its subject is absent.
    case absent(Absence)
    /// By how much for each choice of items, where that has a meaning.
    case holds(by: [(difference: LinearForm, items: [ShownItems])], using: Reductions)
    /// With whatever a response brings.
    case holdsByBounds
    case fails(SymbolicFigureChoice, blamed: Measure?, (columns: ColumnFigures, least: Rational)?)
    case open([OpenQuestion])
  }

  /// Returns whether anything depends on the container's height.
  private func prove(
    _ claim: RequirementExpression, in proofCase: ProofCase, _ finding: inout ProofFinding
  ) -> Bool {
    var usesHeight = false
    do {
      try SymbolicPath.explore(proofCase.domain, limit: proofCase.limit, by: rules) { path in
        do throws(LayoutFailure) {
          defer { usesHeight = usesHeight || path.usesHeight }
          let (outcome, open) = try outcome(of: claim, in: proofCase, &path)
          finding.leaveOpen(open)
          try note(outcome, in: proofCase, path.part, &finding)
        } catch {
          // A part that does not fit is reported for the section.
          if case .arithmetic = error { return finding.leaveOpen([OpenQuestion(.overflow, at: .screen)]) }
          finding.isAbsent(.neverFits, in: path.part.withKnownSizes)
        }
      }
    } catch {
      finding.leaveOpen([OpenQuestion(.tooManyCases(proofCase.tooManyCases), at: .screen)])
      return true
    }
    finding.decideData(in: proofCase)
    return usesHeight
  }

  private func note(
    _ outcome: Outcome, in proofCase: ProofCase, _ part: ProvedPart, _ finding: inout ProofFinding
  ) throws(LayoutFailure) {
    switch outcome {
    case .absent(let absence): finding.isAbsent(absence, in: part.withKnownSizes)
    case .open(let questions): finding.leaveOpen(questions)
    case .holds(let differences, let reductions):
      finding.use(reductions)
      if differences.isEmpty { finding.passes(in: part, of: proofCase) } else { finding.setsNoFailure(in: part) }
      for (difference, items) in differences {
        try finding.holds(by: difference, with: items, in: part, of: proofCase)
      }
    case .holdsByBounds: finding.holdsByBounds(in: part, of: proofCase)
    case .fails(let choice, let blamed, let columns):
      let remedy = columns.flatMap { $0.columns.remedy(for: LinearForm($0.least), in: part) }
      try finding.fails(in: part, of: proofCase, remedy: remedy) { place, _ in
        let data = part.someData(in: place)
        let told = choice.told.map { measure, form in
          Counterexample.Figure(
            name: whole.phrase(of: measure), value: (try? place.value(of: form, data)) ?? .zero)
        }
        return Counterexample(place: place.showing(choice.items), figures: told, blamed: blamed)
      }
    }
  }

  private func outcome(
    of claim: RequirementExpression, in proofCase: ProofCase, _ path: inout SymbolicPath
  ) throws(LayoutFailure) -> (Outcome, open: [OpenQuestion]) {
    let place = try proofCase.place(&path)
    var point = place.environment.conditionPoint
    point.choose(proofCase.screen.variants, of: whole.contract.flags)
    guard requirement.condition.isEmpty || requirement.condition.hold(at: point) else {
      return (.absent(.neverRequired), [])
    }
    let open = measures.compactMap { sections.openResponses($0, proofCase, place) }
    let known = try outcome(of: claim, at: place, in: proofCase, &path)
    switch known {
    case .absent, .fails, .holdsByBounds: return (known, open)
    case .holds: if open.isEmpty { return (known, open) }
    case .open: break
    }
    guard let bounded = try boundedOutcome(of: claim, at: place, in: proofCase, &path) else { return (known, open) }
    return (bounded, [])
  }

  private func outcome(
    of claim: RequirementExpression, at place: ProofCase.Place, in proofCase: ProofCase, _ path: inout SymbolicPath
  ) throws(LayoutFailure) -> Outcome {
    switch try self.choices(claim, at: place, in: proofCase, &path) {
    case .none: .absent(.neverShown)
    case .open(let questions): .open(questions)
    case .some(let choices): try outcome(of: claim, with: choices, at: place, in: proofCase, &path)
    }
  }

  func outcome(
    of claim: RequirementExpression, with choices: [SymbolicFigureChoice], at place: ProofCase.Place,
    in proofCase: ProofCase, _ path: inout SymbolicPath
  ) throws(LayoutFailure) -> Outcome {
    var choices = choices
    for measure in measures {
      switch try values(of: measure, in: proofCase, place, choices, &path) {
      case .none: return .absent(.neverShown)
      case .open(let questions): return .open(questions)
      case .some(let extended): choices = extended
      }
    }
    // Each has a number of its own.
    if path.openColumns > 1 { return .open([OpenQuestion(.columnCount, at: .screen)]) }
    var differences: [(difference: LinearForm, items: [ShownItems])] = []
    for choice in choices {
      guard try claim.holds(choice, &path) else {
        let blamed = try requirement.claim.failing(claim, choice, &path).measures.first { $0.section != nil }
        let told = try choice.telling(requirement.claim, in: whole, &path)
        return .fails(told, blamed: blamed, try columns(in: proofCase, place, &path))
      }
      if let difference = try claim.difference(choice, &path),
        !differences.contains(where: { $0.difference == difference })
      {
        differences.append((difference, choice.items))
      }
    }
    // Items that make no difference are not reported.
    let reductions = choices.flatMap { $0.fillings }.reduce(into: Reductions()) { $0.formUnion($1.reductions) }
    return .holds(by: differences.count == 1 ? [(differences[0].difference, [])] : differences, using: reductions)
  }

  /// Returns the columns that decide if only the width of an item is required to be large enough.
  private func columns(
    in proofCase: ProofCase, _ place: ProofCase.Place, _ path: inout SymbolicPath
  ) throws(LayoutFailure) -> (columns: ColumnFigures, least: Rational)? {
    guard
      case .comparison(.measure(.unit(let section, let unit, .width)), .greaterOrEqual, .constant(let least)) =
        requirement.claim,
      case .sizes(let resolved, let sizes) = try sections.items(ofUnit: unit, in: section, proofCase, place, &path),
      let shown = sizes.items.first?.unit, let columns = ColumnFigures(resolved, sizes, unit: shown)
    else { return nil }
    return (columns, least)
  }

  enum Values {
    case none
    case open([OpenQuestion])
    case some([SymbolicFigureChoice])
  }

  /// The items of all sections in which these decide.
  private func choices(
    _ claim: RequirementExpression, at place: ProofCase.Place, in proofCase: ProofCase, _ path: inout SymbolicPath
  ) throws(LayoutFailure) -> Values {
    var choices = [SymbolicFigureChoice()]
    for section in claim.sections {
      switch try sections.fillings(of: section, claim, proofCase, place, &path) {
      case .any: continue
      case .open(let questions): return .open(questions)
      case .some(let fillings): choices = choices.flatMap { choice in fillings.map { choice.adding($0) } }
      }
      if choices.isEmpty { return .none }
      if choices.count > Self.mostChoices {
        return .open([OpenQuestion(.sectionHeight(mostItems: nil), at: PropertyPlace(section))])
      }
    }
    return .some(choices)
  }

  /// The maximum number of combinations of items of several sections.
  private static let mostChoices = 256

  /// Adds a measure to every choice: what is required holds for each item of a unit.
  func values(
    of measure: Measure, in proofCase: ProofCase, _ place: ProofCase.Place, _ choices: [SymbolicFigureChoice],
    _ path: inout SymbolicPath
  ) throws(LayoutFailure) -> Values {
    func adding(_ form: LinearForm) -> Values { .some(choices.map { $0.adding(measure, form) }) }
    if let filled = filled(measure, choices, proofCase.resolved.scrollDirection) { return filled }
    switch measure {
    case .textPoints: return adding(LinearForm(.textScale))
    case .line(let style): return adding(try style.lineHeight(at: LinearForm(.textScale), &path))
    case .containerWidth: return adding(LinearForm(.containerWidth))
    case .containerHeight:
      path.noteHeight()
      return adding(LinearForm(.containerHeight))
    // The claim that is evaluated names none.
    case .position: return .none
    case .section(let section, let figure):
      switch try sections.figure(figure, of: section, proofCase, place, &path) {
      case .absent: return .none
      case .open(let questions): return .open(questions)
      case .form(let form): return adding(form)
      }
    case .unit(let section, let unit, let figure):
      let (resolved, items): (ResolvedSection, [ItemSize])
      switch try sections.items(ofUnit: unit, in: section, proofCase, place, &path) {
      case .absent: return .none
      case .open(let questions): return .open(questions)
      case .sizes(let known, let sizes): (resolved, items) = (known, sizes.items)
      }
      if let shown = items.first?.unit, let cause = resolved.siblings(about: figure, of: shown),
        let place = sections.place(ofUnit: unit, in: section)
      {
        return .open([OpenQuestion(cause, at: place)])
      }
      return Values(choices.flatMap { $0.taking(items, of: section, unit, figure) })
    }
  }

  /// Adds a measure that depends on the items of its section; `nil` for others.
  private func filled(
    _ measure: Measure, _ choices: [SymbolicFigureChoice], _ direction: ScrollDirection
  ) -> Values? {
    guard let section = measure.section, choices.first?.filling(of: section) != nil else { return nil }
    if case .section(_, let figure) = measure, !figure.dependsOnItems(direction) { return nil }
    return Values(
      choices.flatMap { choice -> [SymbolicFigureChoice] in
        guard let filling = choice.filling(of: section) else { return [] }
        switch measure {
        case .textPoints, .line, .containerWidth, .containerHeight, .position: return []
        case .section(_, let figure):
          guard case .form(let form) = filling.sizes.value(of: figure, hasOpenColumns: false) else { return [] }
          return [choice.adding(measure, form)]
        case .unit(_, let unit, let figure):
          let component = whole.section(at: section)?.units[unit].component
          let items = filling.sizes.items.filter { filling.components[$0.unit] == component }
          return choice.taking(items, of: section, unit, figure)
        }
      })
  }
}

extension RequirementProof.Values {
  fileprivate init(_ choices: [SymbolicFigureChoice]) { self = choices.isEmpty ? .none : .some(choices) }
}
