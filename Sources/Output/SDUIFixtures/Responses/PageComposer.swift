import SDUIContract
import SDUIIR

/// Composes the pages of a profile: the sections of each page, and the number of items of each.
struct PageComposer {
  let generator: FixtureGenerator
  let profile: FixtureProfile
  let pageCount: Int
  private let counts: [String: Int]

  init(_ generator: FixtureGenerator, _ request: FixtureRequest) throws(FixtureError) {
    self.generator = generator
    profile = request.profile
    var counts: [String: Int] = [:]
    for entry in request.itemCounts { counts[entry.section] = entry.count }
    self.counts = counts
    let possible = Self.possiblePageCount(of: generator.screen)
    let pages = request.pages ?? (request.profile == .edge ? min(2, possible) : 1)
    pageCount = max(1, pages)
    if pageCount > 1, generator.screen.properties[.pagination] == nil { throw .noPages }
    guard pageCount <= possible else { throw .pageCount(asked: pageCount, possible: possible) }
    for section in generator.screen.sections {
      for section in [section] + section.sections where !section.units.isEmpty { try check(section) }
    }
  }

  private func check(_ section: ScreenSection) throws(FixtureError) {
    let allowed = section.itemCounts
    let count = itemCount(of: section)
    guard allowed.contains(count), count <= FixtureRequest.greatestItemCount else {
      throw .itemCount(
        section: section.name.source, asked: count,
        allowed: allowed.clamped(to: 0...max(allowed.lowerBound, FixtureRequest.greatestItemCount)))
    }
  }

  /// Returns the maximum number of pages of a screen.
  private static func possiblePageCount(of screen: Screen) -> Int {
    guard screen.properties[.pagination] != nil else { return 1 }
    if screen.sections.contains(where: { $0.standsOnLaterPages }) { return FixtureRequest.greatestPageCount }
    if screen.properties[.sectionOrder] == .keyword(.fixed) { return 1 }
    return max(1, screen.sections.filter { !$0.isEssential }.count)
  }

  /// One page.
  func response(_ page: Int) -> OutgoingResponse {
    let hasNext = page + 1 < pageCount
    var response = OutgoingResponse(page: Int64(page), hasNext: hasNext, sections: sections(of: page))
    if hasNext, case .pagination(let pagination)? = generator.screen.properties[.pagination],
      pagination.style == .cursor
    {
      response.next = "after-page-\(page)"
    }
    if profile != .minimal, page == 0 { response.bars = bars }
    return response
  }

  /// The units of the bars, like those of headers.
  private var bars: PerBar<OutgoingUnit> {
    generator.screen.bars.compactMapValues { bar in
      let data = generator.tree(bar.component).map { DataWriter.data($0, taste(of: 0), number: 0) }
      return OutgoingUnit(component: bar.component, data: data ?? Array("{}".utf8))
    }
  }

  private func sections(of page: Int) -> [OutgoingSection] {
    let screen = generator.screen
    let spreads = pageCount > 1 && !screen.sections.contains { $0.standsOnLaterPages }
    let free = spreads ? screen.sections.indices.filter { !screen.sections[$0].isEssential } : []
    var result: [OutgoingSection] = []
    for (index, section) in screen.sections.enumerated() {
      let path = SectionPath(index)
      if !section.kind.holdsSections, section.units.isEmpty, section.itemCounts.lowerBound > 0 { continue }
      if let place = free.firstIndex(of: index), place * pageCount / free.count != page { continue }
      if free.isEmpty || !free.contains(index), page > 0, !section.standsOnLaterPages { continue }
      guard section.isRepeated else {
        result.append(outgoing(section, path, on: page))
        continue
      }
      let count = profile == .minimal ? 1 : profile == .maximal ? 3 : 2
      for number in page * count..<(page + 1) * count {
        result.append(outgoing(section, path, identifier: generator.identifier(of: section, number), on: page))
      }
    }
    return result
  }
}

// MARK: - Sections

extension PageComposer {
  private func outgoing(
    _ section: ScreenSection, _ path: SectionPath, identifier: String? = nil, on page: Int
  ) -> OutgoingSection {
    var result = OutgoingSection(path, identifier: identifier)
    let writer = SectionWriter(generator, section, identifier: identifier)
    let continues = page > 0 && section.grows
    if profile != .minimal, !continues {
      result.header = section.header.map { writer.part($0, headingTaste(path)) }
      result.footer = section.footer.map { writer.part($0, headingTaste(path)) }
    }
    if profile == .maximal { result.properties = section.serverValues(isMost: true) }
    if profile == .edge { result.properties = section.serverValues(isMost: false) }
    if section.kind.holdsSections {
      result.sections = section.sections.indices.compactMap { inner in
        let child = section.sections[inner]
        if continues, !child.grows { return nil }
        return outgoing(child, SectionPath(path.section, inner: inner), on: page)
      }
      return result
    }
    // As its server sends it. One of which nothing is known, or that failed, has nothing to carry.
    result.isBundled = section.bundle != nil && !section.units.isEmpty
    switch state(of: section, path) {
    case .empty: return result
    case .failed: (result.isFailed, result.isBundled) = (true, false)
    case .filled: result.units = units(writer, section, on: page)
    }
    return result
  }

  private func headingTaste(_ path: SectionPath) -> ValueTaste {
    taste(of: path.section + (path.inner ?? 0))
  }

  private func taste(of index: Int) -> ValueTaste {
    switch profile {
    case .minimal: .minimal
    case .typical: .typical
    case .maximal: .maximal
    case .edge: .edge(ValueEdge.allCases[index % ValueEdge.allCases.count])
    }
  }

  private enum State { case filled, empty, failed }

  /// In the profile `edge` one in five of the sections that may is empty, and one in five has failed.
  private func state(of section: ScreenSection, _ path: SectionPath) -> State {
    guard profile == .edge, counts[section.name.source] == nil, !section.isEssential, !section.grows else {
      return .filled
    }
    let canFail = SentSection(path, in: generator.mapping).canFail
    let turn = (path.section + (path.inner ?? 0)) % 5
    return turn == 1 && canFail ? .failed : turn == 3 && section.itemCounts.contains(0) ? .empty : .filled
  }

  private func units(_ writer: SectionWriter, _ section: ScreenSection, on page: Int) -> [OutgoingUnit] {
    let count = itemCount(of: section)
    // What grows goes on where the page before ended; the last page of an edge is not full.
    let first = section.grows ? page * count : 0
    let isLast = profile == .edge && pageCount > 1 && page == pageCount - 1 && section.grows
    let number = isLast ? max(section.itemCounts.lowerBound, (count + 1) / 2) : count
    return (first..<first + number).map { writer.unit($0, taste(of: $0)) }
  }

  /// Returns the number of items of a section on a page.
  private func itemCount(of section: ScreenSection) -> Int {
    if let count = counts[section.name.source] { return count }
    // No client that the screen is resolved for knows what it shows.
    if section.units.isEmpty { return 0 }
    let allowed = section.itemCounts
    // The number that gives each unit at least one item.
    let usual = max(section.kind.usualItemCount, 2 * section.units.count - 2)
    let wanted =
      switch profile {
      case .minimal: max(1, allowed.lowerBound)
      case .typical: usual
      case .maximal: allowed.upperBound <= 60 ? allowed.upperBound : 3 * usual
      case .edge: section.partialRowCount(atLeast: usual)
      }
    return min(max(wanted, allowed.lowerBound), allowed.upperBound)
  }
}
