import SDUIContract
import SDUIIR
import SDUIJSON

/// Puts fixtures together until all that responses of a screen can be is covered, in pairs, and leaves none that the others
/// make superfluous.
struct CoverComposer {
  let generator: FixtureGenerator
  /// The possible pages, in the words of reports.
  let pages: [String]
  /// The response as a whole, then the sections, then components.
  private var response: CoverageSubject
  /// The factors of the response that are about its sections.
  private let order: Int?
  private let content: Int?
  /// The factors that say what is in the bars, with the components among which they choose.
  private let bars: PerBar<(factor: Int, components: [ID<Component>])>
  private var sections: [SectionCoverage] = []
  private var components: [ComponentCoverage?] = []
  /// The pairs that the current fixture covers, by subject.
  private var covered: [PairSet] = []

  /// A response and what it covers, by subject.
  struct CoveringResponse {
    let response: OutgoingResponse
    let pairs: [PairSet]
  }

  init(_ generator: FixtureGenerator) throws(FixtureError) {
    self.generator = generator
    let screen = generator.screen
    pages = screen.properties[.pagination] == nil ? ["only"] : ["only", "first", "middle", "last"]
    var response = CoverageSubject("response")
    if pages.count > 1 { _ = response.add("page", pages) }
    let isFixed = screen.properties[.sectionOrder] == .keyword(.fixed)
    let sent = screen.sections.indices.map { SentSection(SectionPath($0), in: generator.mapping) }
    let isOrdered = isFixed || generator.mapping?.isByPosition == true || screen.sections.count < 2
    order = isOrdered ? nil : response.add("order", ["declared", "other"])
    let all = screen.sections + screen.sections.flatMap { $0.sections }
    let canHold = all.contains { !$0.units.isEmpty && $0.itemCounts.upperBound > 0 }
    let states = EmptyStates(screen, sent, isFixed: isFixed)
    content = canHold && states.canBeEmpty ? response.add("content", ["something", "nothing"]) : nil
    // The order of nothing is that of its sections.
    if let order, let content, !states.canBeReversed {
      response.forbid(response.level(order, 1), response.level(content, 1))
    }
    var bars = PerBar<(factor: Int, components: [ID<Component>])>()
    for (bar, part) in screen.bars.entries {
      let components = screen.contract.withFallbacks([part.component])
      let names = components.map { screen.contract.components[$0].name.source }
      bars[bar] = (response.add(bar.rawValue, names + ["absent"]), components)
    }
    self.bars = bars
    response.open()
    self.response = response
    for (index, section) in screen.sections.enumerated() {
      addSections(from: section, at: index, mustStand: isFixed || section.isEssential, sent: sent[index])
    }
    components = Array(repeating: nil, count: screen.contract.components.count)
    let inBars = bars.entries.flatMap { $0.value.components }
    let shown = sections.flatMap { $0.components + $0.headers + $0.footers } + inBars
    for id in shown where components[id.index] == nil {
      components[id.index] = generator.tree(id).map { ComponentCoverage($0, pages: pages) }
    }
  }

  /// Adds a section and those inside.
  private mutating func addSections(from section: ScreenSection, at index: Int, mustStand: Bool, sent: SentSection) {
    let contract = generator.screen.contract
    sections.append(
      SectionCoverage(section, SectionPath(index), in: contract, pages: pages, mustStand: mustStand, sent: sent))
    for (inner, child) in section.sections.enumerated() {
      let path = SectionPath(index, inner: inner)
      sections.append(
        SectionCoverage(child, path, in: contract, pages: pages, mustStand: child.isEssential, sent: sent))
    }
  }

  /// Everything that is to be covered.
  var subjects: [CoverageSubject] {
    [response] + sections.map { $0.subject } + components.compactMap { $0?.subject }
  }

  private var openCount: Int {
    sections.reduce(response.openCount) { $0 + $1.subject.openCount }
      + components.reduce(0) { $0 + ($1?.subject.openCount ?? 0) }
  }

  /// The fixtures, of which none could be left out.
  mutating func compose() -> [CoveringResponse] {
    var result: [CoveringResponse] = []
    var open = openCount
    var exhausted: Set<Int> = []
    // The pairs that no page can add are in the report.
    while open > 0, exhausted.count < pages.count {
      let page = nextPage(except: exhausted)
      let fixture = next(onPage: page)
      if openCount == open {
        exhausted.insert(page)
      } else {
        result.append(fixture)
        exhausted = []
      }
      open = openCount
    }
    return Self.reduced(result)
  }

  /// Without those that others make superfluous, the largest first, since it takes longest to read.
  private static func reduced(_ all: [CoveringResponse]) -> [CoveringResponse] {
    var counts = PairCounts(all.map { $0.pairs })
    let sizes = all.map { $0.pairs.reduce(0) { $0 + $1.count } }
    var isKept = Array(repeating: true, count: all.count)
    let order = all.indices.sorted { (sizes[$0], $0) < (sizes[$1], $1) }
    for index in order where counts.own(all[index].pairs) == 0 {
      isKept[index] = false
      counts.remove(all[index].pairs)
    }
    return zip(all, isKept).filter { $0.1 }.map { $0.0 }
  }
}

// MARK: - One fixture

extension CoverComposer {
  private mutating func next(onPage page: Int) -> CoveringResponse {
    covered = Array(repeating: PairSet(), count: 1 + sections.count + components.count)
    let row = response.row(pages.count > 1 ? [page] : [])
    let isOther = order.map { row[$0] == response.level($0, 1) } ?? false
    let isEmpty = content.map { row[$0] == response.level($0, 1) } ?? true
    let hasNext = pages[page] == "first" || pages[page] == "middle"
    var result = OutgoingResponse(page: ["middle": 1, "last": 2][pages[page]] ?? 0, hasNext: hasNext)
    if hasNext, case .pagination(let pagination)? = generator.screen.properties[.pagination],
      pagination.style == .cursor
    {
      result.next = "after-page-\(result.page)"
    }
    for (bar, choice) in bars.entries {
      guard let level = row[choice.factor] else { continue }
      let index = level - response.level(choice.factor, 0)
      if index < choice.components.count { result.bars[bar] = unit(choice.components[index], 0, page) }
    }
    for index in sections.indices where sections[index].path.inner == nil {
      result.sections += compose(index, onPage: page, isEmpty: isEmpty, mustStand: isOther)
    }
    if isOther { result.sections.reverse() }
    cover(result, page)
    return CoveringResponse(response: result, pairs: covered)
  }

  /// The page of which most is left to cover.
  private func nextPage(except exhausted: Set<Int>) -> Int {
    guard pages.count > 1 else { return 0 }
    let all = subjects
    let open = pages.indices.map { page in all.reduce(0) { $0 + $1.openCounts[page] } }
    return open.indices.filter { !exhausted.contains($0) }.max { (open[$0], $1) < (open[$1], $0) } ?? 0
  }

  /// Covers what the response is as a whole.
  private mutating func cover(_ result: OutgoingResponse, _ page: Int) {
    let places = result.sections.map { $0.path.section }
    let isOther = zip(places, places.dropFirst()).contains { $0 > $1 }
    let all = result.sections + result.sections.flatMap { $0.sections }
    let isEmpty = all.allSatisfy { $0.units.isEmpty }
    var levels: Set<Int> = []
    if let content { levels.insert(response.level(content, isEmpty ? 1 : 0)) }
    if let order { levels.insert(response.level(order, isOther ? 1 : 0)) }
    for (bar, choice) in bars.entries {
      let shown = result.bars[bar]?.component
      let index = shown.flatMap { choice.components.firstIndex(of: $0) } ?? choice.components.count
      levels.insert(response.level(choice.factor, index))
    }
    if pages.count > 1 { levels.insert(page) }
    response.cover(levels, into: &covered[0])
  }

  /// One section, or as many as there are of a repeated one.
  private mutating func compose(
    _ index: Int, onPage page: Int, isEmpty: Bool, mustStand: Bool
  ) -> [OutgoingSection] {
    let coverage = sections[index]
    let fixed = pages.count > 1 ? [page] : []
    var banned: Set<Int> = []
    if isEmpty, !coverage.section.kind.holdsSections { banned.formUnion(coverage.levels(of: [.some, .most, .least])) }
    if mustStand { banned.formUnion(coverage.levels(of: [.absent])) }
    let row = coverage.subject.row(fixed, banned: banned)
    guard coverage.state(row) != .absent else {
      sections[index].cover(row, [], into: &covered[1 + index])
      return []
    }
    var result = [write(index, row, 0, page, isEmpty: isEmpty)]
    if coverage.isSeveral(row) {
      banned.formUnion(coverage.levels(of: [.absent]))
      let other = sections[index].subject.row(fixed + coverage.shared(row), banned: banned)
      result.append(write(index, other, 1, page, isEmpty: isEmpty))
    }
    return result
  }

  private mutating func write(
    _ index: Int, _ row: [Int?], _ number: Int, _ page: Int, isEmpty: Bool
  ) -> OutgoingSection {
    let coverage = sections[index]
    let state = coverage.state(row)
    let identifier =
      coverage.section.isRepeated && coverage.isNamed(row)
      ? generator.identifier(of: coverage.section, number) : nil
    var result = OutgoingSection(coverage.path, identifier: identifier)
    result.isFailed = state == .failed
    result.properties = coverage.serverValues(row)
    let base = SectionWriter(generator, coverage.section, identifier: identifier).base
    result.header = coverage.header(row).map { unit($0, base, page) }
    result.footer = coverage.footer(row).map { unit($0, base, page) }
    var standing: [ID<Component>] = []
    if coverage.section.kind.holdsSections {
      for inner in sections.indices where sections[inner].path.section == coverage.path.section && inner != index {
        result.sections += compose(inner, onPage: page, isEmpty: isEmpty, mustStand: false)
      }
    } else if let counts = coverage.counts(state) {
      let chosen = coverage.unit(row)
      while result.units.count < counts.upperBound {
        let known = standing.isEmpty ? chosen : nil
        guard
          let next = known
            ?? nextComponent(index, row, standing, page, isNeeded: result.units.count < counts.lowerBound)
        else { break }
        result.units.append(unit(next, base + UInt64(result.units.count), page))
        if !standing.contains(next) { standing.append(next) }
      }
    }
    sections[index].cover(row, standing, into: &covered[1 + index])
    return result
  }

  /// Returns the component to put into a section: one that it does not hold yet, or one with more pairs to cover, or
  /// any if one is required.
  private func nextComponent(
    _ index: Int, _ row: [Int?], _ standing: [ID<Component>], _ page: Int, isNeeded: Bool
  ) -> ID<Component>? {
    let coverage = sections[index]
    if let unit = coverage.nextUnit(row, standing: standing) { return unit }
    let level = pages.count > 1 ? page : nil
    let open = coverage.components.first { components[$0.index]?.row(onPage: level) != nil }
    return open ?? (isNeeded ? coverage.components.first : nil)
  }

  /// A unit with data that cover what was not covered, as far as there is any.
  private mutating func unit(_ component: ID<Component>, _ number: UInt64, _ page: Int) -> OutgoingUnit {
    guard var coverage = components[component.index] else {
      return OutgoingUnit(component: component, data: Array("{}".utf8))
    }
    // Its tables have one owner, so that they are changed and not copied.
    components[component.index] = nil
    let level = pages.count > 1 ? page : nil
    var writer = DataWriter(.typical, number: number)
    writer.recordsLevels = true
    if let row = coverage.row(onPage: level) { writer.wishes = coverage.wishes(row) }
    writer.writeWhole(coverage.tree)
    coverage.cover(writer.used, onPage: level, into: &covered[1 + sections.count + component.index])
    components[component.index] = coverage
    return OutgoingUnit(component: component, data: writer.json.finish())
  }
}

/// The responses without items that a server can send.
private struct EmptyStates {
  /// Whether there is one at all.
  let canBeEmpty: Bool
  /// Whether there is one with several sections.
  let canBeReversed: Bool

  init(_ screen: Screen, _ sent: [SentSection], isFixed: Bool) {
    // In the form of the format each section can fail, and is empty then.
    let areEmpty = zip(screen.sections, sent).map { $1.canFail || $0.itemCounts.lowerBound == 0 }
    canBeReversed = areEmpty.count { $0 } > 1
    canBeEmpty = screen.sections.indices.allSatisfy { index in
      areEmpty[index] || (sent[index].canBeAbsent && !isFixed && !screen.sections[index].isEssential)
    }
  }
}
