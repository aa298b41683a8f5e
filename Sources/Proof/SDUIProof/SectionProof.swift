import SDUIIR
import SDUILayout

/// The proof of one section's implicit obligations: that everything fits, and that touch targets are large enough.
struct SectionProof {
  /// Holds the section and no other.
  private let screen: Screen
  /// The section's index among those of the whole screen.
  private let section: Int
  private let detail: Proof.Detail
  private let rules: ProofRules

  init(_ screen: Screen, section: Int, _ detail: Proof.Detail, _ rules: ProofRules) {
    self.init(alone: screen.alone([section]).withAskedFlags, section: section, detail, rules)
  }

  private init(alone screen: Screen, section: Int, _ detail: Proof.Detail, _ rules: ProofRules) {
    self.screen = screen
    self.section = section
    self.detail = detail
    self.rules = rules
  }

  /// By claim; those of a stack's sections follow the stack's.
  var obligations: [Obligation] {
    findings().obligations { statement, questions in
      let reason = detail.isWhole ? reason(for: questions, of: statement) : OpenReason(questions)
      return reason.moved { place in PropertyPlace(place.section.map(real), place.part) } ?? reason
    }
  }

  /// Finds the reason for an open obligation, by proofs of it alone in changed screens.
  private func reason(for questions: [OpenQuestion], of statement: Obligation.Statement) -> OpenReason {
    guard let subject = Subject(statement) else { return OpenReason(questions) }
    let search = OpenReasonSearch(
      screen: screen, sections: screen.paths(of: 0), axis: subject.axis,
      prove: {
        SectionProof(alone: $0, section: section, .failures, rules).findings(of: subject).outcome(of: statement)
      })
    return search.reason(for: questions)
  }

  /// - Parameter subject: The only obligation to look at, if it is not all.
  private func findings(of subject: Subject? = nil) -> ProofFindings {
    var findings = ProofFindings(screen, section: section, detail)
    let paths = screen.paths(of: 0).filter { $0.inner == nil || rules.includes(.innerSections) }
    for path in paths where subject?.isDecided(in: real(path)) ?? true {
      findings.add(self.findings(about: path, subject?.component))
    }
    return findings
  }

  /// - Parameter path: The section, or one of a stack's. That does not depend on the others in the stack.
  private func findings(about path: SectionPath, _ component: ID<Component>?) -> ProofFindings {
    let screen = path.inner.map(screen.withSection) ?? screen
    let own = SectionPath(0, inner: path.inner.map { _ in 0 })
    var findings = ProofFindings(screen, section: section, ofStack: path.inner, detail)
    findings.begin(own)
    var cases = ProofCases(screen, at: [section], ofStack: path.inner, by: rules)
    let skipped = cases.forEach(in: ProofCases.Scope(sections: [own])) { proofCase throws(TooManyCases) in
      guard proofCase.screen.section(at: own) != nil else { return true }
      do throws(TooManyCases) { return try prove(own, component, in: proofCase, &findings) } catch {
        throw proofCase.tooManyCases
      }
    }
    findings.skip(skipped, of: own)
    return findings
  }

  private func real(_ path: SectionPath) -> SectionPath { SectionPath(section, inner: path.inner) }

  /// The subject of one obligation.
  private struct Subject {
    let path: SectionPath
    /// The component of its items; `nil` for all.
    var component: ID<Component>?
    var axis: Measure.UnitFigure?

    /// `nil` for what is no obligation of a section.
    init?(_ statement: Obligation.Statement) {
      switch statement {
      case .fits(let path): self.path = path
      case .touchTarget(let target, let axis):
        guard let path = target.section else { return nil }
        (self.path, self.axis) = (path, axis)
        if target.part == .unit { component = target.component }
      case .versions, .visibleRoom, .requirement: return nil
      }
    }

    /// Whether a proof of a section, or of a section of a stack, says something about it. Items decide whether the
    /// background of their stack fits.
    func isDecided(in other: SectionPath) -> Bool {
      other == path || (axis == nil && path.inner == nil && other.section == path.section)
    }
  }

  /// Returns whether anything depends on the container's height.
  private func prove(
    _ path: SectionPath, _ component: ID<Component>?, in proofCase: ProofCase, _ findings: inout ProofFindings
  ) throws(TooManyCases) -> Bool {
    var (usesHeight, count) = (false, 0)
    try SymbolicPath.explore(proofCase.domain, limit: proofCase.limit) { cell throws(TooManyCases) in
      defer { usesHeight = usesHeight || cell.usesHeight }
      let placed: PlacedSection
      do throws(LayoutFailure) { placed = PlacedSection(path, in: proofCase, try proofCase.place(&cell)) } catch {
        // Room in which no section fits is reported for a stack, and not for those in it as well; and for bars of the
        // screen.
        if path.inner == nil, !error.isOfBars { findings.fail(error, of: path, nil, in: proofCase, cell.part) }
        return
      }
      for choice in placed.choices(by: rules) {
        if let component, choice.unit.map({ placed.targets[$0].component }) != component { continue }
        usesHeight = try prove(placed, with: choice, in: proofCase, cell, &count, &findings) || usesHeight
      }
    }
    return usesHeight
  }

  /// The same of a placed section that shows items of one unit, of all, or none.
  ///
  /// - Parameters:
  ///   - cell: The containers in which it is placed so.
  ///   - count: How many parts of the case were looked at.
  private func prove(
    _ placed: PlacedSection, with choice: (unit: Int?, shown: [Int]), in proofCase: ProofCase, _ cell: SymbolicPath,
    _ count: inout Int, _ findings: inout ProofFindings
  ) throws(TooManyCases) -> Bool {
    let unit = choice.unit
    let data = SectionItems.samples(of: choice.shown, placed.resolved, at: placed.path, in: proofCase)
    let sizes = unit.flatMap { DataSizes(of: $0, in: placed.path, placed.resolved, proofCase) }
    var (usesHeight, known) = (false, 0)
    defer { count += known }
    try SymbolicPath.explore(
      cell.domain, after: cell.comparisons, limit: proofCase.limit - count, by: rules
    ) { path in
      if cell.usesHeight { path.noteHeight() }
      known += 1
      guard rules.looksAtEachPart || known == 1 else { return }
      defer { usesHeight = usesHeight || path.usesHeight }
      if let sizes { _ = path.open(sizes) }
      do throws(LayoutFailure) {
        let proved = try ProvedSection(placed, data, in: proofCase, &path)
        findings.add(proved, of: placed, unit, in: proofCase, path)
      } catch {
        findings.fail(error, of: placed.path, unit, in: proofCase, path.part)
      }
    }
    findings.decideData(in: proofCase)
    return usesHeight
  }
}

/// The sizes of one section in a part of the containers.
struct ProvedSection {
  let sizes: SectionSizes
  /// The stack around its sections.
  let shell: SectionSizes?
  let minTouchTarget: LinearForm

  /// Evaluates a section of a case's screen with some items.
  init(
    _ placed: borrowing PlacedSection, _ data: borrowing SectionItems, in proofCase: borrowing ProofCase,
    _ symbolic: inout SymbolicPath
  ) throws(LayoutFailure) {
    let surroundings = placed.place.surroundings
    let direction = proofCase.resolved.scrollDirection
    let whole: SectionSizes
    let around = try Self.shell(placed, in: proofCase, &symbolic)
    shell = placed.path.inner == nil ? around : nil
    if around != nil || placed.path.inner == nil {
      whole = try SectionSizes(placed.outer, data, surroundings, direction, &symbolic)
    } else {
      var outer = placed.outer
      outer.isHidden = true
      whole = try SectionSizes(outer, data, surroundings, direction, &symbolic)
    }
    sizes = placed.path.inner == nil ? whole : whole.sections.first ?? whole
    let least = proofCase.screen.properties[.minTouchTarget]?.length ?? .points(44)
    minTouchTarget = try surroundings.figures.value(of: least, &symbolic)
  }

  /// Returns a stack around its sections; `nil` where there is none, or it does not fit around a section. This is
  /// reported for the stack, and its sections are absent.
  private static func shell(
    _ placed: PlacedSection, in proofCase: ProofCase, _ symbolic: inout SymbolicPath
  ) throws(LayoutFailure) -> SectionSizes? {
    guard let shell = placed.shell else { return nil }
    let nothing = SectionItems.samples(of: [], shell, at: SectionPath(placed.path.section), in: proofCase)
    do throws(LayoutFailure) {
      return try SectionSizes(
        shell, nothing, placed.place.surroundings, proofCase.resolved.scrollDirection, &symbolic)
    } catch {
      if placed.path.inner == nil { throw error }
      return nil
    }
  }
}

extension SectionItems {
  /// Items of some units, as many as it takes to meet all that layout does with them.
  static func samples(
    of units: [Int], _ resolved: ResolvedSection, at path: SectionPath, in proofCase: ProofCase
  ) -> SectionItems {
    guard let section = proofCase.screen.section(at: path) else {
      return SectionItems(section: path.section, items: [])
    }
    let data = SectionItems(of: units, resolved, section, proofCase.screen.contract, at: path.inner ?? path.section)
    return path.inner == nil ? data : SectionItems(section: path.section, sections: [data])
  }

  init(of units: [Int], _ resolved: ResolvedSection, _ section: ScreenSection, _ contract: Contract, at index: Int) {
    let items = units.flatMap { unit in
      Array(repeating: ItemData(unit, resolved, section, contract), count: resolved.sampleCount)
    }
    func part(_ resolved: ResolvedSupplementary?) -> SupplementaryData {
      SupplementaryData(imageRatios: resolved?.height.map(ImageRatio.squares) ?? [])
    }
    self.init(section: index, items: items, header: part(resolved.header), footer: part(resolved.footer))
  }
}

extension ItemData {
  /// An item with usual data.
  init(_ unit: Int, _ resolved: ResolvedSection, _ section: ScreenSection, _ contract: Contract) {
    let size = resolved.units[unit]
    self.init(
      unit: unit, imageRatios: size.squareImages,
      fieldLengths: size.asksForField ? contract.fieldLengths(of: section.units[unit].component, []) : [])
  }
}

extension ResolvedUnit {
  /// Whether a number in the data decides about its size.
  fileprivate var asksForField: Bool {
    if case .field? = width { return true }
    if case .field? = height { return true }
    return false
  }
}

extension ResolvedSection {
  /// Whether a strip goes on from its beginning.
  var repeats: Bool { paging.map { $0.repetition != .none } ?? false }

  /// Units whose items must be alike, since a strip repeats them.
  var unitsTogether: [Int] { repeats ? Array(units.indices) : [] }

  /// Returns a stack whose sections have no height, since they are responsible for their contents. So its background
  /// may not fit, and is left out.
  func shell(in environment: LayoutEnvironment) -> ResolvedSection? {
    guard !isFailed, sections.contains(where: { $0.mayTakeRoom(in: environment) }) else { return nil }
    var shell = self
    (shell.keepsRoomWhenEmpty, shell.placeholderHeight, shell.background) = (true, nil, nil)
    return shell
  }

  /// As few as a response may bring, within reason, and never more than it may. A mosaic has cells of different sizes, a
  /// strip repeats two items at least, and with two there are pages to come to rest at.
  var sampleCount: Int {
    let (least, most) = (Int(clamping: min(minItems, 100)), Int(clamping: maxItems ?? .max))
    let wanted = arrangement?.cellCount ?? (repeats || scroll == .paging ? 2 : 1)
    return max(least, 1, min(wanted, most))
  }
}

extension ScreenSection {
  /// Whether it takes room with some data (layout rule R12).
  fileprivate func mayTakeRoom(in environment: LayoutEnvironment) -> Bool {
    let resolved = ResolvedSection(self, in: environment)
    let hasRoom = resolved.keepsRoomWhenEmpty || resolved.placeholderHeight != nil || !units.isEmpty
    return hasRoom && !resolved.isHidden
  }
}

extension LayoutFailure {
  /// Whether bars leave nothing of the container (layout rule R27).
  fileprivate var isOfBars: Bool {
    if case .broken(.bars, _, _, _) = self { true } else { false }
  }
}
