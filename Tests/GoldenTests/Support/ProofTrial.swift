import SDUIIR
import SDUILayout

/// A screen in one container.
final class ProofTrial {
  let container: ProvedContainer
  private let whole: Screen
  /// With all sections open that people can collapse.
  private var screen: Screen
  /// With all of them as far closed as people can close them.
  private var closed: Screen
  /// What numbers in the data are tried.
  private let extents: [Extent]
  /// Items for every section.
  private lazy var standard = ScreenItems.standard(for: screen, in: container.environment)
  /// The least extents that were asked for.
  private var leastExtents: [Obligation.Statement: Rational?] = [:]

  init(_ screen: Screen, _ container: ProvedContainer) {
    self.container = container
    whole = screen
    var choices = container.variants
    choices.traits = Traits()
    let declared = screen.resolved(for: choices).resolvedByDefault
    (self.screen, closed) = (declared, declared)
    for index in declared.sections.indices {
      self.screen.sections[index].collapse { _ in .open }
      closed.sections[index].collapse { $0 == .open ? .collapsed : $0 }
    }
    extents = declared.sections.contains(where: \.isSizedByData) ? Extent.allCases : [.standard]
  }

  /// Whether something holds here; `nil` where it is not asked for.
  func holds(_ statement: Obligation.Statement) -> Bool? {
    switch statement {
    case .fits(let path): return fits(path)
    case .versions: return nil
    case .touchTarget(let target, _):
      guard target.section.map({ screen.section(at: $0) != nil }) ?? true,
        case .length(.points(let least))? = screen.properties[.minTouchTarget] ?? .length(.points(44))
      else { return nil }
      return self.least(statement).map { $0 >= least }
    case .requirement(let requirement): return holds(requirement, as: requirement.claim)
    }
  }

  /// Whether data decides what fits, so that nobody can say what holds where nothing did that was tried.
  var isOpen: Bool { extents.count > 1 }

  /// Whether something else holds wherever a requirement must.
  func holds(_ requirement: Requirement, as claim: Claim) -> Bool? {
    // Resolved with the rest of the screen.
    guard var own = screen.requirements.first(where: { $0.text == requirement.text && $0.claim == requirement.claim })
    else { return nil }
    own.claim = claim
    let verdicts = extents.compactMap { verdict(on: own, $0) }
    return verdicts.contains(false) ? false : verdicts.first
  }

  /// What the numbers in the data may be, and what is measured.
  private enum Extent: Int, CaseIterable { case standard = -1, none = 0, great = 1_000 }

  private func verdict(on requirement: Requirement, _ extent: Extent) -> Bool? {
    let items = items(for: requirement.claim.measures, extent)
    guard let check = try? RequirementCheck(screen.withoutBackgrounds, items, in: container.environment),
      let verdict = try? check.verdict(on: requirement)
    else { return nil }
    if case .fails = verdict { return false }
    return verdict == .holds ? true : nil
  }

  /// What a requirement is about and nothing else, so that nothing else breaks: one item of each unit that it names, or
  /// of the first one.
  private func items(for measures: [Measure], _ extent: Extent) -> ScreenItems {
    var units: [SectionPath: [Int]] = [:]
    for measure in measures {
      switch measure {
      case .textPoints, .containerWidth, .containerHeight: break
      case .section(let path, _): units[path, default: []] += []
      case .unit(let path, let unit, _): units[path, default: []].append(unit)
      }
    }
    return ScreenItems(
      sections: Set(units.keys.map(\.section)).sorted().map { section in
        var data = standard.sections[section]
        let declared = screen.sections[section]
        if declared.kind != .stack { return items(of: units[SectionPath(section)] ?? [], declared, data, extent) }
        let named = Set(units.keys.filter { $0.section == section }.compactMap(\.inner))
        if !named.isEmpty { data.sections.removeAll { !named.contains($0.section) } }
        for (index, inner) in data.sections.enumerated() {
          let asked = units[SectionPath(section, inner: inner.section)] ?? []
          data.sections[index] = items(of: asked, declared.sections[inner.section], inner, extent)
        }
        return data
      })
  }

  private func items(of units: [Int], _ section: Section, _ data: SectionItems, _ extent: Extent) -> SectionItems {
    var data = data
    let known = section.units.indices.filter { !section.units[$0].properties.isSizedByData }
    // As many as fill all cells of most mosaics.
    data.items = ItemList(
      (units.isEmpty ? Array((known + [0]).prefix(1)) : Set(units).sorted()).flatMap { unit in
        var item = data.items.first { $0.unit == unit } ?? ItemData(unit: unit)
        let count = section.kind == .mosaic ? 12 : 1
        if extent == .standard { return Array(repeating: item, count: count) }
        let length = Rational(extent.rawValue)
        item.measured = MeasuredSize(width: length, height: length)
        item.fieldLengths = item.fieldLengths.map { FieldLength(field: $0.field, value: length) }
        return Array(repeating: item, count: count)
      })
    return data
  }

  /// Whether the section can be laid out with items of each unit by itself, and with none.
  private func fits(_ path: SectionPath) -> Bool? {
    guard let section = screen.section(at: path) else { return nil }
    let stack = SectionPath(path.section)
    if path.inner != nil, (try? layout(stack, nil)) == nil { return nil }
    var least: Int64 = 1
    if case .count(let count)? = section.settled(in: container.environment).properties[.minItems] { least = count }
    for unit in section.units.indices.map(Optional.some) + [nil] {
      for count in [1, 2, 5] where unit == nil || count >= least {
        if (try? layout(path, unit, count)) == nil { return false }
        if closed != screen, (try? layout(path, unit, count, of: closed)) == nil { return false }
      }
    }
    if section.failure == nil { return true }
    return (try? layout(path, nil, of: screen.failing(path))) != nil
  }

  /// The section with so many items of a unit, or with none.
  private func layout(
    _ path: SectionPath, _ unit: Int?, _ count: Int = 5, of other: Screen? = nil
  ) throws -> ScreenLayout {
    var (screen, section) = (other ?? screen, standard.sections[path.section])
    if path.inner == nil, screen.sections[path.section].kind == .stack {
      // What stands in its sections is a matter of theirs.
      section.sections = section.sections.map {
        SectionItems(section: $0.section, items: [ItemData(unit: 0)])
      }
      for index in screen.sections[path.section].sections.indices {
        screen.sections[path.section].sections[index].becomeLine()
      }
    }
    var data = path.inner.map { section.sections[$0] } ?? section
    let known = data.items.first { $0.unit == unit }
    let items = unit.map { known ?? ItemData(unit: $0) }.map { Array(repeating: $0, count: count) }
    data.items = ItemList(items ?? [])
    let whole = path.inner == nil ? data : SectionItems(section: path.section, sections: [data])
    return try Layout.evaluate(screen, ScreenItems(sections: [whole]), in: container.environment)
  }

  /// The least extent of the items of a component.
  func least(_ statement: Obligation.Statement) -> Rational? {
    if let known = leastExtents[statement] { return known }
    let extent = leastExtent(statement)
    leastExtents[statement] = .some(extent)
    return extent
  }

  private func leastExtent(_ statement: Obligation.Statement) -> Rational? {
    guard case .touchTarget(let target, let axis) = statement else { return nil }
    let name = whole.contract.components[target.component].name
    func isShown(_ component: ID<Component>?) -> Bool {
      component.map { screen.contract.components[$0].name == name } ?? false
    }
    guard let path = target.section, let section = screen.section(at: path) else {
      guard isShown(screen.empty?.component) else { return nil }
      let layout = try? Layout.evaluate(screen, ScreenItems(sections: []), in: container.environment)
      return layout?.placeholder.map { axis == .width ? $0.width : $0.height }
    }
    if target.part != .unit { return isShown(section.component(of: target.part)) ? least(of: target, path, axis) : nil }
    guard let unit = section.units.firstIndex(where: { isShown($0.component) }) else { return nil }
    // Where not all items fit, those of a closed section may.
    let layouts = [screen, closed].compactMap { try? layout(path, unit, of: $0.withoutBackgrounds) }
    return layouts.flatMap { layout in layout.sections.indices.flatMap { layout.items(ofSection: $0) } }
      .map { axis == .width ? $0.frame.width : $0.frame.height }.min()
  }
}

extension ProofTrial {
  /// The least extent of a header, a footer or what stands in place of items, in each state and with items of each unit.
  private func least(of target: TouchTarget, _ path: SectionPath, _ axis: Measure.UnitFigure) -> Rational? {
    var states = target.part == .failure ? [] : [screen, closed]
    if target.part != .empty, screen.section(at: path)?.failure != nil { states.append(screen.failing(path)) }
    var choices: [(path: SectionPath, unit: Int?)] = [(path, nil)]
    for inner in path.inner == nil ? Array(screen.sections[path.section].sections.indices) : [] {
      let inner = SectionPath(path.section, inner: inner)
      choices += (screen.section(at: inner)?.units.indices ?? 0..<0).map { (path: inner, unit: Optional($0)) }
    }
    choices += (screen.section(at: path)?.units.indices ?? 0..<0).map { (path: path, unit: Optional($0)) }
    let frames = states.flatMap { state in
      choices.compactMap { choice -> Frame? in
        guard let layout = try? self.layout(choice.path, choice.unit, of: state.withoutBackgrounds),
          let section = path.inner == nil ? layout.sections.first : layout.sections.first(where: { $0.parent != nil })
        else { return nil }
        switch target.part {
        case .unit: return nil
        case .header: return section.header
        case .footer: return section.footer
        case .empty, .failure: return section.placeholder
        }
      }
    }
    return frames.map { axis == .width ? $0.width : $0.height }.min()
  }
}

extension Section {
  fileprivate func component(of part: TouchTarget.Part) -> ID<Component>? {
    switch part {
    case .unit: nil
    case .header: header?.component
    case .footer: footer?.component
    case .empty: empty?.component
    case .failure: failure?.component
    }
  }
}

extension Screen {
  /// The screen where the backend of a section failed.
  fileprivate func failing(_ path: SectionPath) -> Screen {
    var result = self
    if let inner = path.inner {
      result.sections[path.section].sections[inner].state.isFailed = true
    } else {
      result.sections[path.section].state.isFailed = true
    }
    return result
  }

  /// With more items than are tried there is room for a background, and the items are as large as with few.
  fileprivate var withoutBackgrounds: Screen {
    var result = self
    for index in sections.indices { result.sections[index].removeBackgrounds() }
    return result
  }
}

extension Section {
  fileprivate mutating func removeBackgrounds() {
    background = nil
    for index in sections.indices { sections[index].removeBackgrounds() }
  }

  /// Begins in another way wherever people can collapse it.
  fileprivate mutating func collapse(_ change: (Collapse) -> Collapse) {
    properties.collapse(change)
    for index in adaptations.indices { adaptations[index].replacement?.properties.collapse(change) }
    for index in sections.indices { sections[index].collapse(change) }
  }

  /// Items of no height at all, which fit everywhere.
  fileprivate mutating func becomeLine() {
    var line = Section(name: name, kind: .list)
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
    return sections.contains(where: \.isSizedByData) || units.contains(where: \.isSizedByData)
  }
}

extension PropertyList {
  fileprivate var isSizedByData: Bool { entries.contains { $0.value.isData } }

  fileprivate mutating func collapse(_ change: (Collapse) -> Collapse) {
    if case .collapse(let known)? = self[.collapse], known != .never { self[.collapse] = .collapse(change(known)) }
  }
}

extension PropertyValue {
  fileprivate var isData: Bool {
    switch self {
    case .size(.field), .size(.estimate): true
    default: false
    }
  }
}
