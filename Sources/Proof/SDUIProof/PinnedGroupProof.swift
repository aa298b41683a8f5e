import SDUIIR
import SDUILayout

/// Whether bars and what is pinned in some sections leave something of every container, as if there were no other sections.
struct PinnedGroupProof {
  let whole: Screen
  let sections: RequiredSections
  /// That the parts in view are lower than the container, by all figures that may be among them.
  private let requirement: Requirement
  private let detail: Proof.Detail
  let rules: ProofRules

  init(_ screen: Screen, _ group: [Int], _ detail: Proof.Detail, _ rules: ProofRules) {
    let measures = group.flatMap(screen.paths).flatMap { path in
      screen[path].partsInView.map { RequirementTerm.measure(.section(path, $0)) }
    }
    requirement = Requirement(claim: .comparison(.sum(measures), .less, .measure(.containerHeight)), text: "")
    whole = screen
    sections = RequiredSections(requirement.claim.measures, in: screen)
    (self.detail, self.rules) = (detail, rules)
  }

  var outcome: ProofFinding.Outcome {
    guard sections.screen.askedFlag != nil, case .decided(let verdict) = outcome(keepingFlags: true) else {
      return outcome(keepingFlags: false)
    }
    guard case .proved(let evidence) = verdict else { return .decided(verdict) }
    return .decided(.proved(evidence.moved { $0.showing(sections.screen.askedVariants(of: $0.variants)) }))
  }

  /// - Parameter keepsFlags: Whether each section has the cases of its flags with which its parts are highest, or all
  ///   combinations of all flags are proved one after another.
  private func outcome(keepingFlags keepsFlags: Bool) -> ProofFinding.Outcome {
    var finding = ProofFinding(detail)
    finding.use([.pairsOfPinnedParts, .openSectionsRepresentAll])
    if keepsFlags { finding.use(.highestPartsRepresentFlags) }
    var cases = ProofCases(sections.screen.withAskedFlags, at: sections.indices, by: rules, keepsFlags: keepsFlags)
    // Parts are as high in a section that is not open, and a pinned section that may fail is undecided.
    let scope = ProofCases.Scope(
      sections: sections.paths(of: requirement.claim.measures), units: sections.unitGroups(of: requirement.claim),
      hasOpenSectionsOnly: true)
    let skipped = cases.forEach(in: scope) { proofCase in
      prove(in: proofCase, &finding)
      return true
    }
    finding.skip(skipped, at: .screen)
    guard case .open(let questions) = finding.outcome else { return finding.outcome }
    return .open(questions.map { $0.moved { SectionPath(sections.indices[$0.section], inner: $0.inner) } })
  }

  /// Each part costs as much as there are sections.
  private func limit(of proofCase: ProofCase) -> Int { max(1, proofCase.limit / max(1, sections.indices.count)) }

  private func prove(in proofCase: ProofCase, _ finding: inout ProofFinding) {
    do {
      let groups = try FlagGroups(of: proofCase)
      try SymbolicPath.explore(proofCase.domain, limit: limit(of: proofCase), by: rules) { path in
        path.noteHeight()
        var proofCase = proofCase
        do throws(LayoutFailure) {
          let place = try proofCase.place(&path)
          proofCase = try highest(of: groups, at: place, in: proofCase, &finding, &path)
          var view = PartsInView(self, proofCase, place)
          try view.addAll(&path)
          finding.leaveOpen(view.questions)
          let room = try LinearForm(.containerHeight) - view.height
          if try path.isLess(.zero, room) {
            finding.setsNoFailure(in: path.part)
            if view.parts.isEmpty {
              finding.isAbsent(.neverShown, in: path.part)
              try finding.note(marginOf: room, in: path.part, of: proofCase)
            } else {
              try finding.holds(by: room, in: path.part, of: proofCase)
            }
          } else {
            try fail(view.parts, in: path.part, of: proofCase, &finding)
          }
        } catch { note(error, in: path.part, of: proofCase, &finding) }
      }
    } catch {
      finding.leaveOpen([OpenQuestion(.tooManyCases(proofCase.tooManyCases), at: .screen)])
    }
    finding.decideData(in: proofCase)
  }

  private func fail(
    _ parts: [PartsInView.Part], in part: ProvedPart, of proofCase: ProofCase, _ finding: inout ProofFinding
  ) throws(LayoutFailure) {
    try finding.fails(in: part, of: proofCase) { place, _ in
      let data = part.someData(in: place)
      let told = parts.map { (measure: $0.measure, value: (try? place.value(of: $0.height, data)) ?? .zero) }
      let highest = told.max { $0.value < $1.value }
      let figures = zip(parts, told).map { part, told in
        Counterexample.Figure(name: part.name(in: whole), value: told.value)
      }
      let container = Counterexample.Figure(name: "container.height", value: place.environment.height)
      return Counterexample(place: place, figures: figures + [container], blamed: highest?.measure)
    }
  }

  /// Records that the screen cannot be laid out, whatever is pinned. Its own placeholder is reported by itself.
  private func note(
    _ problem: LayoutFailure, in part: ProvedPart, of proofCase: ProofCase, _ finding: inout ProofFinding
  ) {
    do throws(LayoutFailure) {
      if case .arithmetic = problem { throw problem }
      guard case .broken(.bars, _, _, _) = problem else { return }
      let general = LayoutError(problem, containerWidth: .zero)
      try finding.fails(in: part, of: proofCase) { place, _ in
        Counterexample(place: place, error: proofCase.screen.errorWithoutSections(in: place.environment) ?? general)
      }
    } catch { finding.leaveOpen([OpenQuestion(.overflow, at: .screen)]) }
  }

  /// The parts that are in view together, in a part of the containers.
  struct PartsInView {
    private let proof: PinnedGroupProof
    private let proofCase: ProofCase
    private let place: ProofCase.Place
    private(set) var parts: [Part] = []
    private(set) var questions: [OpenQuestion] = []

    /// Something that stays in view.
    struct Part {
      /// `nil` for a bar.
      var measure: Measure?
      var bar: Bar?
      let height: LinearForm

      func name(in screen: Screen) -> String { measure.map(screen.phrase) ?? "\(bar?.rawValue ?? "").height" }
    }

    /// The pinned parts of a section, of which one is in view at a time.
    typealias Chain = [Part]

    init(_ proof: PinnedGroupProof, _ proofCase: ProofCase, _ place: ProofCase.Place) {
      (self.proof, self.proofCase, self.place) = (proof, proofCase, place)
    }

    var height: LinearForm { get throws(LayoutFailure) { try Self.height(of: parts) } }

    /// The parts of a section that may be pinned.
    static let figures = [Measure.SectionFigure.headerHeight, .footerHeight]

    static func height(of parts: [Part]) throws(LayoutFailure) -> LinearForm {
      var height = LinearForm.zero
      for part in parts { height = try height + part.height }
      return height
    }

    mutating func addAll(_ path: inout SymbolicPath) throws(LayoutFailure) {
      for (bar, height) in try place.surroundings.edges(proofCase.resolved, &path).bars.entries
      where proof.rules.includes(.bars) {
        parts.append(Part(bar: bar, height: height))
      }
      for figure in Self.figures { parts += try add(figure, of: proof.sections.indices.indices, &path) }
    }

    /// Adds what is pinned on the screen, and gives the highest of what is pinned in some sections.
    mutating func add(
      _ figure: Measure.SectionFigure, of sections: some Sequence<Int>, _ path: inout SymbolicPath
    ) throws(LayoutFailure) -> Chain {
      var highest: Chain = []
      for own in sections {
        let index = proof.sections.indices[own]
        var chain = try add(figure, of: SectionPath(index), at: SectionPath(own), &path)
        var inner: Chain = []
        for child in proof.whole.sections[index].sections.indices {
          let added = try add(figure, of: SectionPath(index, inner: child), at: SectionPath(own, inner: child), &path)
          inner = try higher(inner, added, &path)
        }
        chain += inner
        highest = try higher(highest, chain, &path)
      }
      return highest
    }

    private func higher(
      _ left: Chain, _ right: Chain, _ path: inout SymbolicPath
    ) throws(LayoutFailure) -> Chain {
      if right.isEmpty { return left }
      if left.isEmpty { return right }
      return try path.isLess(Self.height(of: left), Self.height(of: right)) ? right : left
    }

    /// Adds what is pinned on the screen, and gives what is pinned in the section.
    private mutating func add(
      _ figure: Measure.SectionFigure, of section: SectionPath, at own: SectionPath, _ path: inout SymbolicPath
    ) throws(LayoutFailure) -> Chain {
      guard let shown = proofCase.screen.section(at: own), !shown.partsInView.isEmpty else { return [] }
      let placed = PlacedSection(own, in: proofCase, place)
      let resolved = placed.resolved
      if resolved.isHidden || placed.outer.isHidden { return [] }
      if resolved.isPinned, own.inner == nil {
        if figure == .headerHeight, proof.rules.includes(.pinnedSections) {
          try addWhole(placed, shown, section, &path)
        }
        return []
      }
      let part = figure == .headerHeight ? resolved.header : resolved.footer
      let source = figure == .headerHeight ? PartSource.pinnedHeaders : .pinnedFooters
      guard let pinning = part?.pinning, pinning != .never, proof.rules.includes(source) else { return [] }
      let measure = Measure.section(section, figure)
      let value = try ifItFits { () throws(LayoutFailure) in
        try proof.sections.figure(figure, of: section, proofCase, place, &path)
      }
      switch value ?? .absent {
      case .absent: return []
      case .open(let open):
        questions += open
        return []
      case .form(let height):
        if let open = proof.sections.openResponses(measure, proofCase, place) { questions.append(open) }
        let found = Part(measure: measure, height: height)
        if pinning == .section { return [found] }
        parts.append(found)
        if shown.isRepeated {
          let target = TouchTarget.Part(rawValue: figure == .headerHeight ? "header" : "footer") ?? .header
          questions.append(OpenQuestion(.repeatedSections, at: PropertyPlace(own, .part(target))))
        }
        return []
      }
    }

    /// Returns a size; `nil` for what does not fit. That is reported by itself, and hides nothing else in view: a response may
    /// leave it out.
    private func ifItFits<Size>(_ size: () throws(LayoutFailure) -> Size) throws(LayoutFailure) -> Size? {
      do throws(LayoutFailure) { return try size() } catch {
        if case .arithmetic = error { throw error }
        return nil
      }
    }

    /// Adds a section that is pinned as a whole, with its height for items of one unit.
    private mutating func addWhole(
      _ placed: PlacedSection, _ shown: ScreenSection, _ section: SectionPath, _ path: inout SymbolicPath
    ) throws(LayoutFailure) {
      var height: LinearForm?
      if !shown.hasOneHeight(placed.resolved) || shown.isRepeated {
        questions.append(OpenQuestion(.sectionHeight(mostItems: nil), at: PropertyPlace(placed.path)))
      }
      for choice in placed.choices(by: proof.rules) {
        let data = SectionItems.samples(of: choice.shown, placed.resolved, at: placed.path, in: proofCase)
        let sizes = try ifItFits { () throws(LayoutFailure) in
          try ProvedSection(placed, data, in: proofCase, &path).sizes
        }
        guard let sizes, sizes.takesRoom else { continue }
        height =
          try height.map { known throws(LayoutFailure) in try path.greatest(known, sizes.height) } ?? sizes.height
      }
      if let height { parts.append(Part(measure: .section(section, .height), height: height)) }
    }
  }
}

extension ScreenSection {
  /// Whether a pinned section is as high whatever its data is. The language sees to that; documents come from anywhere.
  fileprivate func hasOneHeight(_ resolved: ResolvedSection) -> Bool {
    let measured = [resolved.header?.height, resolved.footer?.height, resolved.placeholderHeight].compactMap { $0 }
    if measured.contains(where: { $0.comesFromData }) || failure != nil || properties[.fromServer] != nil {
      return false
    }
    if resolved.units.indices.contains(where: { !resolved.hasKnownHeight($0) }) { return false }
    if resolved.units.contains(where: { $0.span.matched != nil }) { return false }
    if resolved.kind.isStrip { return resolved.rows <= max(1, resolved.minItems) }
    return resolved.minItems == resolved.maxItems && units.count == 1 && properties[.grows] != .boolean(true)
  }
}

extension Screen {
  /// Returns the layout error of the screen without sections, with the numbers of one container.
  fileprivate func errorWithoutSections(in environment: LayoutEnvironment) -> LayoutError? {
    do throws(LayoutError) { _ = try layout(ScreenItems(sections: []), in: environment) } catch { return error }
    return nil
  }
}

extension ResolvedSection {
  /// Whether the items of a unit are as high whatever the data is.
  fileprivate func hasKnownHeight(_ unit: Int) -> Bool {
    guard let height = units[unit].height, !height.comesFromData else { return units[unit].height == nil }
    if !hasWidthOfData(unit) { return true }
    let bounds = [units[unit].minHeight, units[unit].maxHeight].compactMap { $0 }
    guard case .length(let length) = height else { return false }
    return !(bounds + [length]).contains { $0.depends(on: .itemWidth) }
  }
}
