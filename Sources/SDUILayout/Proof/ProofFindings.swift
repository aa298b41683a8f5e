import SDUIIR

/// What the parts of all containers have come to so far, of one section and those in it.
struct ProofFindings {
  private let screen: Screen
  private let section: Int
  private let detail: Proof.Detail
  private var known: [(statement: Obligation.Statement, finding: ProofFinding, origin: Origin)] = []

  init(_ screen: Screen, section: Int, _ detail: Proof.Detail) {
    self.screen = screen
    self.section = section
    self.detail = detail
  }

  /// By section; of one what fits, then its units in the order in which they were met, then its other parts.
  var obligations: [Obligation] {
    let order = known.indices.sorted { (known[$0].statement.rank, $0) < (known[$1].statement.rank, $1) }
    return order.map {
      Obligation(statement: known[$0].statement, verdict: known[$0].finding.verdict, origin: known[$0].origin)
    }
  }

  /// Everything about a section must fit.
  mutating func begin(_ path: SectionPath) {
    known.append((.fits(real(path)), ProofFinding(detail), screen.section(at: path)?.origin ?? .none))
  }

  /// The section that came last is not decided.
  mutating func giveUp(_ reason: String) {
    guard let first = known.lastIndex(where: { if case .fits = $0.statement { true } else { false } }) else { return }
    // Whatever is known of its items is known of a part of the containers only.
    for index in known.indices[first...] { known[index].finding.undecided = reason }
  }

  /// Notes what a section comes to in a part of the containers.
  mutating func add(
    _ proved: ProvedSection, of placed: PlacedSection, _ unit: Int?, in proofCase: ProofCase, _ containers: ProvedPart
  ) {
    // Of a stack nothing stands here, and its own insets are open all the same.
    if placed.settled.kind == .stack, !placed.settled.isHidden, let reason = placed.ofResponses?.reason {
      change(.fits(real(placed.path)), placed.origin) { $0.undecided = reason }
    }
    addParts(around: proved, placed, in: proofCase, containers)
    guard proved.sizes.takesRoom else { return }
    if let reason = placed.openQuestion(unit) {
      change(.fits(real(placed.path)), placed.origin) { $0.undecided = reason }
    }
    if let unit { addTouchTargets(proved, placed, unit, in: proofCase, containers) }
    addPlaceholder(of: proved, placed, in: proofCase, containers)
  }

  /// Notes that nothing can be laid out in a part of the containers, unless it is data that decides.
  mutating func fail(
    _ problem: Problem, of path: SectionPath, _ unit: Int?, in proofCase: ProofCase, _ part: ProvedPart
  ) {
    guard let section = proofCase.screen.section(at: path) else { return }
    guard case .broken = problem, let place = try? proofCase.container(in: part) else {
      return leaveOpen(path, section, unit, in: proofCase, "a number on the way needs more than 64 bits")
    }
    let settled = SettledSection(section, in: place.environment)
    if settled.isUpToData(problem, unit) {
      return leaveOpen(path, section, unit, in: proofCase, "a size comes from the data")
    }
    change(.fits(real(path)), section.origin) { finding in
      finding.fails(at: place, in: part) {
        Counterexample(
          place: place, error: proofCase.error(problem, path, unit, in: place.environment),
          component: unit.map { section.units[$0].component })
      }
    }
  }

  /// Nobody knows what becomes of a section there, nor of the items of a unit.
  private mutating func leaveOpen(
    _ path: SectionPath, _ section: Section, _ unit: Int?, in proofCase: ProofCase, _ reason: String
  ) {
    change(.fits(real(path)), section.origin) { $0.undecided = reason }
    for index in section.units.indices where index == unit ?? index {
      let unit = section.units[index]
      leaveOpen(.unit, DeclaredPart(component: unit.component, origin: unit.origin), of: path, in: proofCase, reason)
    }
    leavePartsOpen(of: path, section, unit, in: proofCase, reason)
  }

  private mutating func addTouchTargets(
    _ proved: ProvedSection, _ placed: PlacedSection, _ unit: Int, in proofCase: ProofCase, _ part: ProvedPart
  ) {
    let target = placed.targets[unit]
    guard target.isTappable else { return }
    for axis in Measure.UnitFigure.allCases {
      let statement = TouchTarget(section: real(placed.path), part: .unit, component: target.component)
      change(.touchTarget(statement, axis), target.origin) { finding in
        if let known = placed.ofResponses, known.decideAboutItems(of: placed.settled.kind) {
          return finding.undecided = known.reason
        }
        let isOpen = axis == .width ? placed.settled.hasWidthOfData(unit) : placed.settled.isSizedByData(unit)
        if isOpen { return finding.undecided = "its \(axis.rawValue) comes from the data" }
        for item in proved.sizes.items {
          let size =
            proofCase.rules.leavesOutItemInsets ? item.cell : SymbolicSize(width: item.width, height: item.height)
          let extent = axis == .width ? size.width : size.height
          do throws(Problem) {
            try finding.compare(extent, least: proved.minTouchTarget, in: part, of: proofCase) {
              "\(proofCase.screen.contract.components[target.component].name.source).\(axis.rawValue)"
            } _: { failing in
              guard axis == .width, let columns = ColumnFigures(placed.settled, proved.sizes, unit: unit),
                let needed = try? item.width - item.cell.width + proved.minTouchTarget
              else { return nil }
              return columns.remedy(for: needed, in: failing)
            }
          } catch { finding.undecided = "a number on the way needs more than 64 bits" }
        }
      }
    }
  }

  /// A section as the whole screen has it.
  func real(_ path: SectionPath) -> SectionPath { SectionPath(section, inner: path.inner) }

  /// Changes what is known of something that must hold.
  mutating func change(
    _ statement: Obligation.Statement, _ origin: Origin, _ change: (inout ProofFinding) -> Void
  ) {
    if let index = known.firstIndex(where: { $0.statement == statement }) { return change(&known[index].finding) }
    known.append((statement, ProofFinding(detail), origin))
    change(&known[known.count - 1].finding)
  }
}

extension Obligation.Statement {
  /// Where it stands among those of a section and of the sections in it.
  fileprivate var rank: Int {
    switch self {
    case .versions(let path), .fits(let path): return 4 * ((path.inner ?? -1) + 1)
    case .touchTarget(let target, _):
      let parts: [TouchTarget.Part] = [.unit, .header, .footer]
      return 4 * ((target.section?.inner ?? -1) + 1) + 1 + min(parts.firstIndex(of: target.part) ?? 2, 2)
    case .requirement: return .max
    }
  }
}

extension ProofCase {
  /// What layout says of a section with items of a unit in one container.
  fileprivate func error(
    _ problem: Problem, _ path: SectionPath, _ unit: Int?, in environment: Environment
  ) -> LayoutError {
    let name = screen.section(at: path)?.name.source
    do throws(LayoutError) {
      guard let section = screen.section(at: path) else {
        throw LayoutError(problem, containerWidth: environment.width)
      }
      let settled = SettledSection(section, in: environment)
      var data = SectionItems.samples(of: unit.map { [$0] } ?? [], settled, at: path, in: self)
      if settled.kind == .stack, !settled.isFailed {
        // It takes room where one of its sections does.
        data.sections = section.sections.indices.flatMap { inner -> [SectionItems] in
          let path = SectionPath(path.section, inner: inner)
          let settled = SettledSection(section.sections[inner], in: environment)
          return SectionItems.samples(of: settled.units.isEmpty ? [] : [0], settled, at: path, in: self).sections
        }
      }
      _ = try Layout.evaluate(screen, ScreenItems(sections: [data]), in: environment)
    } catch { return error }
    return LayoutError(problem, section: path.section, name: name, containerWidth: environment.width)
  }
}

extension SettledSection {
  /// Whether items of a unit, or any without one, may fit with other data than what does not.
  func isUpToData(_ problem: Problem, _ unit: Int?) -> Bool {
    guard case .broken(let rule, _, _, _) = problem, rule.isAboutItems else { return false }
    guard rule.isAboutWidths else { return isSizedByData(unit) }
    if isFailed { return false }
    return unit.map { hasWidthOfData($0) } ?? units.indices.contains { hasWidthOfData($0) }
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

  /// Whether nothing but their widths decides about it.
  fileprivate var isAboutWidths: Bool {
    switch self {
    case .flow, .restOffsets, .repetition, .strip: true
    default: false
    }
  }
}
