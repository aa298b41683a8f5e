import SDUIIR
import SDUILayout
import SDUIProof

/// A screen in one container.
final class ProofTrial {
  let container: ProvedContainer
  let whole: Screen
  /// With all sections open that people can collapse.
  private(set) var screen: Screen
  /// With all of them as far closed as people can close them.
  private(set) var closed: Screen
  /// The data that are tried.
  let samples: [DataSample]
  /// The cases that are tried if the data chooses spans.
  private var shapes: SpanCases
  /// The states in which requirements are tried: that of the container, or all.
  private let states: [Form.State]
  /// The one that is tried.
  private(set) var state = Form.State.open
  /// Items for every section.
  private(set) lazy var standard = ScreenItems.standard(for: screen, in: container.environment)
  /// Whether people can collapse a section.
  let canClose: Bool
  /// Whether a section has a background.
  let hasBackgrounds: Bool
  /// The screen in the forms that were asked for.
  var screens: [Form: Screen] = [:]
  /// The layouts that were asked for.
  var layouts: [Shown: Result<ScreenLayout, LayoutError>] = [:]
  /// The checks that were asked for; `nil` of what cannot be laid out.
  var checks: [Shown: RequirementCheck?] = [:]
  /// Whether more of some items leave room for backgrounds, where that was asked for.
  var roomsForBackgrounds: [ScreenItems: Bool] = [:]
  /// The least extents that were asked for: of each way to show the target, with each sample that can be laid out.
  private var leastExtents: [Obligation.Statement: [[Rational]]] = [:]

  /// - Parameter triesStates: Whether requirements are tried in all states, or in the one that the container names.
  init(_ screen: Screen, _ container: ProvedContainer, triesStates: Bool = false) {
    self.container = container
    let screen = screen.answered(by: container.responses)
    whole = screen
    var choices = container.variants
    choices.traits = Traits()
    let declared = screen.resolved(for: choices).resolvedByDefault.screen
    (self.screen, closed) = (declared, declared)
    for index in declared.sections.indices {
      self.screen.sections[index].collapse { _ in .open }
      closed.sections[index].collapse { $0 == .open ? .collapsed : $0 }
    }
    canClose = self.screen != closed
    let failing = declared.paths.filter { declared.section(at: $0)?.failure != nil }.map(Form.State.failing)
    states = triesStates ? [.open, .closed] + failing : [.shown(container.states)]
    hasBackgrounds = self.screen.withoutBackgrounds != self.screen
    samples = declared.sections.contains(where: \.isSizedByData) ? DataSample.allCases : [.standard]
    shapes = SpanCases(of: declared)
  }

  /// An item with the data of a sample.
  func item(_ item: ItemData, with sample: DataSample, of unit: SectionUnit) -> ItemData {
    shapes.applied(to: sample.applied(to: item, of: unit, in: screen.contract), of: unit, in: screen)
  }

  /// Returns the results with each case that the data may have.
  private func withEachShape<Result>(_ body: () throws -> Result) rethrows -> [Result] {
    defer { shapes.tried = nil }
    return try shapes.all.map { next in
      shapes.tried = next
      return try body()
    }
  }

  /// Whether something holds here, with each sample of data with which it is asked for.
  func verdicts(on statement: Obligation.Statement) -> Set<Bool> {
    switch statement {
    case .fits(let path):
      return Set(samples.compactMap { sample in withEachShape { fits(path, sample) }.holdingAll })
    case .versions: return []
    case .visibleRoom: return Set(samples.compactMap(room).map { $0 > .zero })
    case .touchTarget(let target, _):
      guard target.section.map({ screen.section(at: $0) != nil }) ?? true,
        case .length(.points(let least))? = screen.properties[.minTouchTarget] ?? .length(.points(44))
      else { return [] }
      let verdicts = extents(statement).map { Set($0.map { $0 >= least }) }
      // Items of some unit make it fail, whatever the data is; those of others may let it hold.
      return verdicts.contains([false]) ? [false] : verdicts.reduce([]) { $0.union($1) }
    case .requirement(let requirement): return verdicts(on: requirement, as: requirement.claim)
    }
  }

  /// Whether data decides what fits, so that nobody can say what holds where nothing did that was tried.
  var isOpen: Bool { samples.count > 1 }

  /// Whether something else holds wherever a requirement must.
  func verdicts(on requirement: Requirement, as claim: RequirementExpression) -> Set<Bool> {
    // Resolved with the rest of the screen.
    guard var own = screen.requirements.first(where: { $0.text == requirement.text && $0.claim == requirement.claim })
    else { return [] }
    own.claim = claim
    defer { state = .open }
    return states.reduce(into: []) { known, state in
      self.state = state
      known.formUnion(verdicts(on: own))
    }
  }

  private func verdicts(on own: Requirement) -> Set<Bool> {
    if dependsOnItems(own.claim) {
      return Set(
        samples.flatMap { sample -> [Bool] in
          let ways = withEachShape { verdictsWithSequences(on: own, sample) }
          // A requirement fails with a sequence of items if it fails with one of the cases that these may have.
          return (ways.first ?? []).indices.compactMap { number in ways.map { $0[number] }.holdingAll }
        })
    }
    return Set(samples.compactMap { sample in withEachShape { verdict(on: own, sample) }.holdingAll })
  }

  private func verdict(on requirement: Requirement, _ sample: DataSample) -> Bool? {
    for choice in itemChoices {
      let items = items(for: requirement.claim.measures, sample, choice)
      guard let check = check(items, of: Form(state: state).withoutBackgrounds),
        let verdict = try? check.verdict(on: requirement)
      else { continue }
      if case .fails = verdict { return false }
      return verdict == .holds ? true : nil
    }
    return nil
  }

  /// Whether the section can be laid out with items of each unit by itself, and with none. If bars leave no room
  /// nothing fits, which is reported for these.
  private func fits(_ path: SectionPath, _ sample: DataSample) -> Bool? {
    guard let section = screen.section(at: path), !breaksBars else { return nil }
    let stack = SectionPath(path.section)
    if path.inner != nil, layout(stack, nil, sample) == nil { return nil }
    let (least, most) = bounds(of: section)
    for unit in section.units.indices.map(Optional.some) + [nil] {
      for count in Set([1, 2, 5, least]).sorted() where unit == nil || (count >= least && count <= most) {
        for state in [Form.State.open, .closed] {
          let form = Form(state: state, hasBackgroundsOfStacks: path.inner == nil)
          if layout(path, unit, sample, count, of: form) == nil { return false }
        }
      }
    }
    for inner in section.sections.indices where !leavesRoomForBackground(stack, inner, sample) { return false }
    if section.failure == nil { return true }
    return layout(path, nil, sample, of: Form(state: .failing(path), hasBackgroundsOfStacks: path.inner == nil)) != nil
  }

  /// Whether the background of a stack fits around one of its sections, if that fits by itself.
  private func leavesRoomForBackground(_ stack: SectionPath, _ inner: Int, _ sample: DataSample) -> Bool {
    let path = SectionPath(stack.section, inner: inner)
    let (least, most) = screen.section(at: path).map(bounds) ?? (0, 0)
    return (screen.section(at: path)?.units.indices ?? 0..<0).allSatisfy { unit in
      layout(path, unit, sample, min(most, max(1, least)), of: Form(hasBackgroundsOfStacks: false)) == nil
        || layout(path, unit, sample, min(most, max(1, least))) != nil
    }
  }

  private var breaksBars: Bool {
    if screen.bars.isEmpty { return false }
    if case .failure(let error) = layout(ScreenItems(sections: [])) { return error.rule == .bars }
    return false
  }

  /// Returns the minimum number of items in a response.
  func leastCount(_ path: SectionPath) -> Int64 {
    screen.section(at: path).flatMap { leastCount(of: $0) } ?? 1
  }

  /// The least extent of the items of a component, whatever the data is.
  func least(_ statement: Obligation.Statement) -> Rational? { extents(statement).joined().min() }

  private func extents(_ statement: Obligation.Statement) -> [[Rational]] {
    if statement == .visibleRoom { return [samples.compactMap(room)] }
    if let known = leastExtents[statement] { return known }
    var extents: [[Rational]] = []
    for sample in samples {
      for (way, extent) in leastExtents(statement, sample).enumerated() {
        if way == extents.count { extents.append([]) }
        if let extent { extents[way].append(extent) }
      }
    }
    leastExtents[statement] = extents
    return extents
  }

  /// The least extent in each way to show the target, the same ways with every sample; `nil` where it is not shown.
  private func leastExtents(_ statement: Obligation.Statement, _ sample: DataSample) -> [Rational?] {
    guard case .touchTarget(let target, let axis) = statement else { return [] }
    let name = whole.contract.components[target.component].name
    func isShown(_ component: ID<Component>?) -> Bool {
      component.map { screen.contract.components[$0].name == name } ?? false
    }
    if let bar = Bar(rawValue: target.part.rawValue) {
      guard isShown(screen.bars[bar]?.component) else { return [] }
      let layout = try? layout(ScreenItems(sections: [])).get()
      return [layout?.bars[bar]?.extent(on: axis)]
    }
    guard let path = target.section, let section = screen.section(at: path) else {
      guard isShown(screen.empty?.component) else { return [] }
      let layout = try? layout(ScreenItems(sections: [])).get()
      return [layout?.placeholder?.extent(on: axis)]
    }
    if target.part != .unit {
      guard isShown(section.component(of: target.part)) else { return [] }
      return frames(of: target, path, sample).map { $0?.extent(on: axis) }
    }
    guard let unit = section.units.firstIndex(where: { isShown($0.component) }) else { return [] }
    // Where not all items fit, those of a closed section may.
    return [Form.State.open, .closed].map { state in
      withEachShape {
        let layout = largestLayout(path, unit, sample, of: Form(state: state).withoutBackgrounds)
        let items = layout.map { layout in layout.sections.indices.flatMap { layout.sections[$0].items } }
        return items?.map { $0.frame.extent(on: axis) }.min()
      }.compactMap(\.self).min()
    }
  }
}

extension Frame {
  fileprivate func extent(on axis: Measure.UnitFigure) -> Rational { axis == .width ? width : height }
}

extension ScreenSection {
  /// Begins in another way wherever people can collapse it.
  fileprivate mutating func collapse(_ change: (Collapse) -> Collapse) {
    properties.collapse(change)
    for index in adaptations.indices { adaptations[index].replacement?.properties.collapse(change) }
    for index in sections.indices { sections[index].collapse(change) }
  }

  /// Items of no height at all, which fit everywhere.
  mutating func becomeLine() {
    var line = ScreenSection(name: name, kind: .list)
    line.properties[.hidden] = properties[.hidden]
    line.adaptations = adaptations.compactMap { adaptation in
      let hidden = adaptation.replacement.map {
        Assignment(.section, .hidden, $0.properties[.hidden] ?? .boolean(false))
      }
      let assignments = adaptation.assignments.filter { $0.property == .hidden } + [hidden].compactMap(\.self)
      return assignments.isEmpty ? nil : Adaptation(condition: adaptation.condition, assignments: assignments)
    }
    line.units = units.prefix(1).map { unit in
      var unit = unit
      unit.properties = PropertyList()
      unit.properties[.height] = .size(.length(.points(.zero)))
      return unit
    }
    self = line
  }

  /// Whether a size of a unit is one of the data somewhere.
  fileprivate var isSizedByData: Bool {
    let units = units.map(\.properties) + adaptations.flatMap { $0.replacement?.units ?? [] }
    let parts = [header, footer].compactMap { $0?.properties } + adaptations.flatMap { $0.replacement?.parts ?? [] }
    return sections.contains(where: \.isSizedByData) || (units + parts).contains(where: \.isSizedByData)
      || adaptations.contains { $0.assignments.contains { $0.value.isData } }
  }
}

extension Replacement {
  fileprivate var parts: [PropertyList] { [header, footer].compactMap(\.self) }
}

extension PropertyList {
  var isSizedByData: Bool { entries.contains { $0.value.isData } }

  fileprivate mutating func collapse(_ change: (Collapse) -> Collapse) {
    if case .collapse(let known)? = self[.collapse], known != .never { self[.collapse] = .collapse(change(known)) }
  }
}

extension PropertyValue {
  fileprivate var isData: Bool {
    switch self {
    case .size(.field), .size(.estimate), .size(.ratioField): true
    default: false
    }
  }
}
