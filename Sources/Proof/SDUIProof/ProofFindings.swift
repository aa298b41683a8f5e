import SDUIIR
import SDUILayout

/// The findings so far in the parts of all containers, of one section and those in it.
struct ProofFindings {
  private let screen: Screen
  let section: Int
  /// The index of the section of a stack that is proved by itself.
  let inner: Int?
  private let detail: Proof.Detail
  /// The findings about each obligation.
  var known: [(statement: Obligation.Statement, finding: ProofFinding, origin: Origin)] = []

  init(_ screen: Screen, section: Int, ofStack inner: Int? = nil, _ detail: Proof.Detail) {
    (self.screen, self.section, self.inner, self.detail) = (screen, section, inner, detail)
  }

  /// The obligations by section; of one what fits, then its units in the order in which they were met, then its other
  /// parts.
  ///
  /// - Parameter reason: Why an open one is undecided.
  func obligations(_ reason: (Obligation.Statement, [OpenQuestion]) -> OpenReason) -> [Obligation] {
    let order = known.indices.sorted { (known[$0].statement.rank, $0) < (known[$1].statement.rank, $1) }
    return order.map { index in
      let (statement, finding, origin) = known[index]
      switch finding.outcome {
      case .decided(let verdict): return Obligation(statement: statement, verdict: verdict, origin: origin)
      case .open(let questions):
        return Obligation(statement: statement, verdict: .undecided(reason(statement, questions)), origin: origin)
      }
    }
  }

  /// Returns the outcome of one obligation; `nil` if there is none.
  func outcome(of statement: Obligation.Statement) -> ProofFinding.Outcome? {
    index(of: statement).map { known[$0].finding.outcome }
  }

  /// Everything about a section must fit.
  mutating func begin(_ path: SectionPath) {
    known.append((.fits(real(path)), ProofFinding(detail), screen.section(at: path)?.origin ?? .none))
  }

  /// Notes the cases of a section that were skipped.
  mutating func skip(_ skipped: ProofCases.Skipped, of path: SectionPath) {
    // Whatever is known of its items is known of a part of the containers only.
    for index in known.indices where known[index].statement.isAbout(real(path)) {
      known[index].finding.use(.oneUnitRepresentsAll)
      known[index].finding.skip(skipped, at: PropertyPlace(path))
    }
  }

  /// Decides what data left open in the parts of an exploration.
  mutating func decideData(in proofCase: ProofCase) {
    for index in known.indices { known[index].finding.decideData(in: proofCase) }
  }

  /// Records the result of a section in the containers of a path.
  mutating func add(
    _ proved: ProvedSection, of placed: PlacedSection, _ unit: Int?, in proofCase: ProofCase, _ path: SymbolicPath
  ) {
    // A stack has no items here, and its own insets are open all the same.
    if placed.resolved.kind.holdsSections, !placed.resolved.isHidden, let question = placed.ofResponses?.question {
      change(fitOf: placed.path) { $0.leaveOpen([question]) }
    }
    let takesRoom = proved.sizes.takesRoom || proved.shell?.takesRoom ?? false
    add(path.misfit, of: placed.path, placed, unit, in: proofCase, path.part, takesRoom: takesRoom)
    // The background of a stack fits around its sections, with their items.
    if placed.path.inner != nil || path.misfitOfStack.failure != nil {
      let stack = SectionPath(placed.path.section)
      add(path.misfitOfStack, of: stack, placed, unit, in: proofCase, path.part, takesRoom: takesRoom)
    }
    let fits = path.misfit.failure == nil && path.misfitOfStack.failure == nil
    addParts(of: proved, placed, in: proofCase, path.part, fits: fits)
    guard proved.sizes.takesRoom else { return }
    change(fitOf: placed.path) { $0.leaveOpen(placed.openQuestions(unit, in: proofCase)) }
    if let unit { addTouchTargets(proved, placed, unit, in: proofCase, path.part) }
  }

  /// Records whether a section fits, or the stack that it is in.
  private mutating func add(
    _ misfit: Misfit, of path: SectionPath, _ placed: PlacedSection, _ unit: Int?, in proofCase: ProofCase,
    _ part: ProvedPart, takesRoom: Bool
  ) {
    if misfit.dependsOnMeasure { leaveFitOpen(of: path, placed, hasItems: unit != nil, in: proofCase) }
    if let failure = misfit.failure {
      fail(failure, of: placed.path, unit, in: proofCase, part, blaming: path)
    } else {
      change(fitOf: path) {
        if takesRoom { $0.passes(in: part, of: proofCase) } else { $0.isAbsent(.neverShown, in: part) }
      }
    }
  }

  /// Notes that nothing can be laid out in a part of the containers, unless it is data that decides.
  ///
  /// - Parameter blamed: The stack of the section, if that is what does not fit; `nil` for the section itself.
  mutating func fail(
    _ problem: LayoutFailure, of path: SectionPath, _ unit: Int?, in proofCase: ProofCase, _ part: ProvedPart,
    blaming blamed: SectionPath? = nil
  ) {
    guard let section = proofCase.screen.section(at: path) else { return }
    guard let rule = problem.brokenRule, let place = try? proofCase.container(in: part) else {
      return leaveOpen(path, section, unit, in: proofCase, OpenQuestion(.overflow, at: .screen))
    }
    let resolved = ResolvedSection(section, in: place.environment)
    if part.dataSizes == nil {
      let questions = resolved.openQuestions(about: rule, unit, at: path, in: proofCase)
      if !questions.isEmpty { return change(fitOf: blamed ?? path) { $0.leaveOpen(questions) } }
    }
    let component = unit.map { section.units[$0].component }
    let lack = problem.columnShortage.map { LackOfColumns(shortage: $0, component: component) }
    change(fitOf: blamed ?? path) { finding in
      do throws(LayoutFailure) {
        try finding.fails(in: part, of: proofCase, lack: lack) { place, _ in
          Counterexample(
            place: place, error: proofCase.error(problem, path, unit, at: place), component: component)
        }
      } catch { finding.leaveOpen([OpenQuestion(.overflow, at: .screen)]) }
    }
  }

  /// Nobody knows what becomes of a section there, nor of the items of a unit.
  private mutating func leaveOpen(
    _ path: SectionPath, _ section: ScreenSection, _ unit: Int?, in proofCase: ProofCase, _ question: OpenQuestion
  ) {
    change(fitOf: path) { $0.leaveOpen([question]) }
    for index in section.units.indices where index == unit ?? index {
      let unit = section.units[index]
      guard proofCase.screen.contract.components[unit.component].isTappable else { continue }
      let target = TouchTarget(section: real(path), part: .unit, component: unit.component)
      leaveOpen(target, unit.origin, question)
    }
    leavePartsOpen(of: path, section, in: proofCase, question)
  }

  private mutating func addTouchTargets(
    _ proved: ProvedSection, _ placed: PlacedSection, _ unit: Int, in proofCase: ProofCase, _ part: ProvedPart
  ) {
    let target = placed.targets[unit]
    guard target.isTappable else { return }
    let isNeverShown = placed.resolved.maxItems == 0 && proofCase.screen.section(at: placed.path)?.grows != true
    for axis in Measure.UnitFigure.allCases {
      let statement = TouchTarget(section: real(placed.path), part: .unit, component: target.component)
      change(.touchTarget(statement, axis), target.origin) { finding in
        if isNeverShown { return finding.isAbsent(.neverShown, in: part) }
        if let known = placed.ofResponses, known.decideAboutItems(of: placed.resolved.kind) {
          finding.leaveOpen([known.question])
        }
        do throws(LayoutFailure) {
          try finding.hold(proved, placed, unit, axis, in: proofCase, part)
        } catch { finding.leaveOpen([OpenQuestion(.overflow, at: .screen)]) }
      }
    }
  }

  /// A section as the whole screen has it.
  func real(_ path: SectionPath) -> SectionPath { SectionPath(section, inner: path.inner.map { inner ?? $0 }) }

  /// Changes what is known of whether a section fits.
  mutating func change(fitOf path: SectionPath, _ change: (inout ProofFinding) -> Void) {
    self.change(.fits(real(path)), screen.section(at: path)?.origin ?? .none, change)
  }

  /// Changes what is known of something that must hold.
  mutating func change(
    _ statement: Obligation.Statement, _ origin: Origin, _ change: (inout ProofFinding) -> Void
  ) {
    if let index = index(of: statement) { return change(&known[index].finding) }
    var axis: Measure.UnitFigure?
    if case .touchTarget(_, let figure) = statement { axis = figure }
    known.append((statement, ProofFinding(detail, axis: axis), origin))
    change(&known[known.count - 1].finding)
  }
}

extension Obligation.Statement {
  /// Whether it is about a section, or something in it.
  fileprivate func isAbout(_ section: SectionPath) -> Bool {
    switch self {
    case .fits(let path), .versions(let path): path == section
    case .touchTarget(let target, _): target.section == section
    case .visibleRoom, .requirement: false
    }
  }

  /// The rank among the obligations of a section and of the sections in it.
  fileprivate var rank: Int {
    switch self {
    case .versions(let path), .fits(let path): return 4 * ((path.inner ?? -1) + 1)
    case .touchTarget(let target, _):
      let parts: [TouchTarget.Part] = [.unit, .header, .footer]
      return 4 * ((target.section?.inner ?? -1) + 1) + 1 + min(parts.firstIndex(of: target.part) ?? 2, 2)
    case .visibleRoom, .requirement: return .max
    }
  }
}

extension ProofCase {
  /// Returns the layout error of a section with items of a unit in one container; without a unit, with all that must be
  /// alike, or with none.
  fileprivate func error(
    _ problem: LayoutFailure, _ path: SectionPath, _ unit: Int?, at place: ProvedContainer
  ) -> LayoutError {
    let environment = place.environment
    let screen = responses?.screen(screen, answeredBy: place.responses) ?? screen
    guard let section = screen.section(at: path) else { return LayoutError(problem, containerWidth: environment.width) }
    let resolved = ResolvedSection(section, in: environment)
    for shown in unit.map({ [[$0]] }) ?? [resolved.unitsTogether, []] {
      if let error = error(path, section, resolved, screen, showing: shown, in: environment) { return error }
    }
    // A stack that keeps its room where none of its sections has any.
    if let error = error(path, section, resolved, screen, showing: [], isFilled: false, in: environment) {
      return error
    }
    let name = section.name.source
    return LayoutError(problem, section: path.section, name: name, containerWidth: environment.width)
  }

  private func error(
    _ path: SectionPath, _ section: ScreenSection, _ resolved: ResolvedSection, _ screen: Screen, showing units: [Int],
    isFilled: Bool = true, in environment: LayoutEnvironment
  ) -> LayoutError? {
    do throws(LayoutError) {
      var data = SectionItems.samples(of: units, resolved, at: path, in: self)
      if resolved.kind.holdsSections, isFilled, !resolved.isFailed {
        // It takes room where one of its sections does.
        data.sections = section.sections.indices.flatMap { inner -> [SectionItems] in
          let path = SectionPath(path.section, inner: inner)
          let resolved = ResolvedSection(section.sections[inner], in: environment)
          return SectionItems.samples(of: resolved.units.isEmpty ? [] : [0], resolved, at: path, in: self).sections
        }
      }
      _ = try screen.layout(ScreenItems(sections: [data]), in: environment)
    } catch { return error }
    return nil
  }
}

extension ProofFinding {
  /// Holds the items of a unit against what can be tapped.
  fileprivate mutating func hold(
    _ proved: ProvedSection, _ placed: PlacedSection, _ unit: Int, _ axis: Measure.UnitFigure,
    in proofCase: ProofCase, _ part: ProvedPart
  ) throws(LayoutFailure) {
    let target = placed.targets[unit]
    let columns = axis == .width ? ColumnFigures(placed.resolved, proved.sizes, unit: unit) : nil
    // With some data all items have to be large enough, and with other data perhaps none is.
    var rest: ProvedPart? = part
    for item in proved.sizes.items {
      guard let scope = part.dataSizes == nil ? part : rest else { return }
      let size =
        proofCase.rules.leavesOutItemInsets ? item.cell : BoxSize(width: item.width, height: item.height)
      let needed = try item.width - item.cell.width + proved.minTouchTarget
      let extent = axis == .width ? size.width : size.height
      rest = try compare(
        extent, least: proved.minTouchTarget, in: scope, of: proofCase,
        "\(proofCase.screen.contract.components[target.component].name.source).\(axis.rawValue)"
      ) { failing in columns.flatMap { $0.remedy(for: needed, in: failing) } }
    }
    if let rest { setsNoFailure(in: rest) }
  }
}

extension ResolvedSection {
  /// Why all items of a section that shows all of its units, or what is in their place, may fit with other data.
  fileprivate func openQuestions(
    about rule: LayoutRule, _ unit: Int?, at path: SectionPath, in proofCase: ProofCase
  ) -> [OpenQuestion] {
    guard unit == nil, rule.isAboutItems else { return [] }
    if isFailed {
      let sizes =
        rule.isAboutWidths ? nil : DataSizes(placeholderHeight, of: PropertyPlace(path, .part(.failure)), proofCase)
      return sizes.map(DataQuestion.questions) ?? []
    }
    return units.indices.compactMap { DataSizes(of: $0, in: path, self, proofCase) }.flatMap(DataQuestion.questions)
      .filter { !rule.isAboutWidths || $0.isAboutWidth }
  }
}

extension LayoutRule {
  /// Whether sizes of items decide about it.
  fileprivate var isAboutItems: Bool {
    switch self {
    case .itemInsets, .sizes, .flow, .restOffsets, .repetition, .strip, .background: true
    case .exactArithmetic, .rounding, .containers, .percents, .sectionBox, .supplementaries, .columns, .order, .bars:
      false
    case .adaptiveColumns, .mosaic, .exactFit, .stack, .noClamping: false
    }
  }

  /// Whether nothing but their widths decides about it.
  fileprivate var isAboutWidths: Bool {
    switch self {
    case .flow, .restOffsets, .repetition, .strip: true
    default: false
    }
  }
}
