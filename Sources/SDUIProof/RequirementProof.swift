import SDUIIR
import SDUILayout

/// What the author of a screen requires of it, in every container.
struct RequirementProof {
  private let requirement: Requirement
  private let whole: Screen
  private let sections: RequiredSections
  private let detail: Proof.Detail
  private let rules: ProofRules

  init(_ screen: Screen, _ requirement: Requirement, _ detail: Proof.Detail, _ rules: ProofRules) {
    self.requirement = requirement
    self.detail = detail
    self.rules = rules
    whole = screen
    sections = RequiredSections(of: requirement, in: screen)
  }

  var obligation: Obligation {
    let verdict: Obligation.Verdict
    switch outcome {
    case .decided(let known): verdict = known
    case .open(let questions): verdict = .undecided(detail == .whole ? reason(for: questions) : OpenReason(questions))
    }
    return Obligation(statement: .requirement(requirement), verdict: verdict, origin: requirement.origin)
  }

  /// What decides the requirement, by proofs of it in changed screens.
  private func reason(for questions: [OpenQuestion]) -> OpenReason {
    let search = OpenReasonSearch(
      screen: whole, sections: sections.indices.flatMap(whole.paths), axis: nil,
      prove: { RequirementProof($0, requirement, .failures, rules).outcome })
    return search.reason(for: questions)
  }

  private var outcome: ProofFinding.Outcome {
    var (finding, usesHeight) = (ProofFinding(detail), true)
    do {
      for responses in sections.responses(requirement, by: rules) {
        for proofCase in try ProofCase.all(of: sections.screen.opened, requirement.condition, responses, by: rules) {
          // Without a look at heights these containers are among those of the case before.
          if proofCase.differsByHeight && !(usesHeight && rules.looksAtHeights) { continue }
          usesHeight = prove(in: proofCase, &finding)
        }
      }
    } catch { finding.leaveOpen([OpenQuestion(.tooManyCases(error), at: .screen)]) }
    guard case .open(let questions) = finding.outcome else { return finding.outcome }
    return .open(questions.map { $0.moved { SectionPath(sections.indices[$0.section], inner: $0.inner) } })
  }

  /// What becomes of the requirement in a part of the containers.
  private enum Outcome {
    /// It is not required there, or what it is of does not stand.
    case absent
    /// By how much for each choice of items, where that has a meaning.
    case holds(by: [LinearForm])
    case fails([(measure: Measure, form: LinearForm)], blamed: Measure?, (columns: ColumnFigures, least: Rational)?)
    case open([OpenQuestion])
  }

  /// Gives whether anything depends on the container's height.
  private func prove(in proofCase: ProofCase, _ finding: inout ProofFinding) -> Bool {
    var usesHeight = false
    do {
      try SymbolicPath.explore(proofCase.domain, limit: proofCase.limit, isOfProof: true) { path in
        do throws(LayoutFailure) {
          let (outcome, open) = try outcome(in: proofCase, &path)
          finding.leaveOpen(open)
          try note(outcome, in: proofCase, path.part, &finding)
        } catch {
          // What does not fit is told of the section.
          if case .arithmetic = error { finding.leaveOpen([OpenQuestion(.overflow, at: .screen)]) }
        }
        usesHeight = usesHeight || path.usesHeight
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
    case .absent: break
    case .open(let questions): finding.leaveOpen(questions)
    case .holds(let differences):
      finding.passes(in: part)
      for difference in differences { try finding.holds(by: difference, in: part, of: proofCase) }
    case .fails(let figures, let blamed, let columns):
      let remedy = columns.flatMap { $0.columns.remedy(for: LinearForm($0.least), in: part) }
      try finding.fails(in: part, of: proofCase, remedy: remedy) { place, _ in
        let data = part.someData(in: place)
        let told = figures.map { measure, form in
          Counterexample.Figure(
            name: whole.phrase(of: measure), value: (try? place.value(of: form, data)) ?? .zero)
        }
        return Counterexample(place: place, figures: told, blamed: blamed)
      }
    }
  }

  private func outcome(
    in proofCase: ProofCase, _ path: inout SymbolicPath
  ) throws(LayoutFailure) -> (Outcome, open: [OpenQuestion]) {
    let place = try proofCase.place(&path)
    var point = place.environment.conditionPoint
    point.choose(proofCase.screen.variants, of: whole.contract.flags)
    guard requirement.condition.isEmpty || requirement.condition.hold(at: point) else { return (.absent, []) }
    let open = requirement.claim.measures.compactMap { sections.openResponses($0, proofCase, place) }
    return (try outcome(at: place, in: proofCase, &path), open)
  }

  private func outcome(
    at place: ProofCase.Place, in proofCase: ProofCase, _ path: inout SymbolicPath
  ) throws(LayoutFailure) -> Outcome {
    var choices = [SymbolicFigureChoice()]
    for measure in requirement.claim.measures {
      switch try values(of: measure, in: proofCase, place, choices, &path) {
      case .none: return .absent
      case .open(let questions): return .open(questions)
      case .some(let extended): choices = extended
      }
    }
    // Each has a number of its own.
    if path.openColumns > 1 { return .open([OpenQuestion(.columnCount, at: .screen)]) }
    var differences: [LinearForm] = []
    for choice in choices {
      guard try requirement.claim.holds(choice, &path) else {
        let blamed = try requirement.claim.failing(choice, &path).measures.first { $0.section != nil }
        return .fails(choice.figures, blamed: blamed, try columns(in: proofCase, place, &path))
      }
      if let difference = try requirement.claim.difference(choice, &path), !differences.contains(difference) {
        differences.append(difference)
      }
    }
    return .holds(by: differences)
  }

  /// What decides where the width of an item alone is required to be large enough.
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

  private enum Values {
    case none
    case open([OpenQuestion])
    case some([SymbolicFigureChoice])
  }

  /// Adds a measure to every choice: what is required holds for each item of a unit.
  private func values(
    of measure: Measure, in proofCase: ProofCase, _ place: ProofCase.Place, _ choices: [SymbolicFigureChoice],
    _ path: inout SymbolicPath
  ) throws(LayoutFailure) -> Values {
    func adding(_ form: LinearForm) -> Values { .some(choices.map { $0.adding(measure, form) }) }
    switch measure {
    case .textPoints: return adding(LinearForm(.textScale))
    case .containerWidth: return adding(LinearForm(.containerWidth))
    case .containerHeight:
      path.noteHeight()
      return adding(LinearForm(.containerHeight))
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
      if let shown = items.first?.unit, let cause = resolved.openCause(about: figure, of: shown),
        let place = sections.place(ofUnit: unit, in: section)
      {
        return .open([OpenQuestion(cause, at: place)])
      }
      // Figures of one unit are figures of one and the same item.
      let extended = choices.flatMap { choice in
        items.indices.compactMap { index -> SymbolicFigureChoice? in
          choice.taking(index, of: section, unit)?
            .adding(measure, figure == .width ? items[index].width : items[index].height)
        }
      }
      return extended.isEmpty ? .none : .some(extended)
    }
  }
}

extension ResolvedSection {
  /// Why other items decide about a figure of the items of a unit, if they do.
  fileprivate func openCause(about figure: Measure.UnitFigure, of unit: Int) -> OpenQuestion.Cause? {
    guard figure == .height, kind == .grid || kind == .flow || kind == .carousel else { return nil }
    let isUniform = units[unit].isUniformAcrossSiblings
    let isStretched = rowAlignment == .stretch && kind != .carousel
    // Where all items of a row have one width, their greatest height is one that each may have.
    guard isUniform || isStretched, units.count > 1 || hasWidthOfData(unit) else { return nil }
    return .siblings(isUniform: isUniform, isStretched: isStretched)
  }
}
