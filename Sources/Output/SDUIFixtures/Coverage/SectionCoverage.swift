import SDUIContract
import SDUIIR

/// The possible forms of a section of a response, as factors.
struct SectionCoverage: Sendable {
  let section: ScreenSection
  let path: SectionPath
  var subject: CoverageSubject
  /// The components that it may hold, fallbacks included.
  let components: [ID<Component>]
  let headers: [ID<Component>]
  let footers: [ID<Component>]
  private let items: Int
  private var header: Int?
  private var footer: Int?
  private var units: Int?
  private var times: Int?
  private var named: Int?
  private var server: [(property: Property, factor: Int)] = []

  /// The state of its content, in the words of reports.
  enum State: String {
    case some, most, least, empty, failed, absent
  }

  /// More items than these are no boundary that fixtures show.
  static let greatestBoundary = 200

  private let states: [State]

  init(
    _ section: ScreenSection, _ path: SectionPath, in contract: Contract, pages: [String], mustStand: Bool,
    sent: SentSection
  ) {
    (self.section, self.path) = (section, path)
    components = contract.withFallbacks(section.units.map { $0.component })
    headers = contract.withFallbacks([section.header].compactMap { $0?.component })
    footers = contract.withFallbacks([section.footer].compactMap { $0?.component })
    var subject = CoverageSubject("section \(section.name.wire)")
    let page = pages.count > 1 ? subject.add("page", pages) : nil
    let states = Self.states(of: section, isOnLaterPages: pages.count > 1, mustStand: mustStand, sent)
    let items = subject.add("items", states.map { $0.rawValue })
    (self.states, self.items) = (states, items)
    func condition(_ these: [State]) -> [CoverageFactor.Condition] {
      let levels = states.indices.filter { these.contains(states[$0]) }.map { subject.level(items, $0) }
      return [.init(factor: items, levels: levels)]
    }
    if let page, mustStand, let absent = states.firstIndex(of: .absent) {
      // After the first page everything may be left out.
      for first in 0..<2 { subject.forbid(subject.level(page, first), subject.level(items, absent)) }
    }
    let stands = condition([.some, .most, .least, .empty, .failed])
    func names(_ ids: [ID<Component>]) -> [String] { ids.map { contract.components[$0].name.wire } + ["absent"] }
    if !headers.isEmpty { header = subject.add("header", names(headers), where: stands) }
    if !footers.isEmpty { footer = subject.add("footer", names(footers), where: stands) }
    if components.count > 1 {
      units = subject.add("units", names(components).dropLast(), where: condition([.some, .most, .least]))
    }
    if section.isRepeated {
      times = subject.add("times", ["once", "several"], where: stands)
      if sent.canHaveIdentifier { named = subject.add("sectionId", ["named", "absent"], where: stands) }
    }
    for (property, key) in FromServer.properties {
      let levels = section.serverLevels(property)
      if levels.isEmpty { continue }
      server.append((property, subject.add(key.rawValue, ["absent"] + levels, where: stands)))
    }
    subject.open()
    self.subject = subject
  }

  private static func states(of section: ScreenSection, isOnLaterPages: Bool, mustStand: Bool, _ sent: SentSection)
    -> [State]
  {
    let absent: [State] = (mustStand && !isOnLaterPages) || !sent.canBeAbsent ? [] : [.absent]
    if section.kind.holdsSections { return [.some, .failed] + absent }
    let counts = section.units.isEmpty ? 0...0 : section.itemCounts
    var states: [State] = []
    let least = counts.lowerBound
    let hasMost = counts.upperBound <= greatestBoundary && counts.upperBound > least
    if max(1, least + (least > 0 ? 1 : 0)) < counts.upperBound { states.append(.some) }
    if hasMost { states.append(.most) }
    states.append(least > 0 ? .least : .empty)
    return states + (sent.canFail ? [.failed] : []) + absent
  }
}

// MARK: - Rows

extension SectionCoverage {
  func state(_ row: [Int?]) -> State { row[items].map { states[$0 - subject.factors[items].first] } ?? .absent }

  /// The levels of states that it must not have.
  func levels(of these: [State]) -> Set<Int> {
    Set(states.indices.filter { these.contains(states[$0]) }.map { subject.level(items, $0) })
  }

  func header(_ row: [Int?]) -> ID<Component>? { component(headers, header, row) }

  func footer(_ row: [Int?]) -> ID<Component>? { component(footers, footer, row) }

  private func component(_ ids: [ID<Component>], _ factor: Int?, _ row: [Int?]) -> ID<Component>? {
    guard let factor, let level = row[factor] else { return nil }
    let index = level - subject.factors[factor].first
    return index < ids.count ? ids[index] : nil
  }

  func isSeveral(_ row: [Int?]) -> Bool { times.map { row[$0] == subject.level($0, 1) } ?? false }

  func isNamed(_ row: [Int?]) -> Bool { named.map { row[$0] != subject.level($0, 1) } ?? true }

  /// The levels of a row that further ones of a repeated section have, too.
  func shared(_ row: [Int?]) -> [Int] { times.flatMap { row[$0] }.map { [$0] } ?? [] }

  /// Returns the properties that a response sets.
  func serverValues(_ row: [Int?]) -> PropertyList {
    var result = PropertyList()
    for (property, factor) in server {
      guard let level = row[factor], level != subject.level(factor, 0) else { continue }
      result[property] = section.serverValues(isMost: level == subject.level(factor, 2))[property]
    }
    return result
  }

  /// Returns the component that has most to cover beside a row, of those that are absent yet.
  func nextUnit(_ row: [Int?], standing: [ID<Component>]) -> ID<Component>? {
    guard let units else { return nil }
    let levels = row.enumerated().compactMap { $0.offset == units ? nil : $0.element }
    let open = components.indices.filter { !standing.contains(components[$0]) }.map { index -> (Int, Int) in
      let level = subject.level(units, index)
      return (index, (levels + [level]).count { subject.isOpen($0, level) })
    }
    return open.filter { $0.1 > 0 }.max { ($0.1, $1.0) < ($1.1, $0.0) }.map { components[$0.0] }
  }

  /// Covers the components that are present.
  mutating func cover(_ row: [Int?], _ standing: [ID<Component>], into pairs: inout PairSet) {
    var levels = Set(row.enumerated().compactMap { $0.offset == units ? nil : $0.element })
    if let units {
      for (index, component) in components.enumerated() where standing.contains(component) {
        levels.insert(subject.level(units, index))
      }
    }
    subject.cover(levels, into: &pairs)
  }
}

extension ScreenSection {
  /// At which ends of its bounds a response may set something; none where it may not set it.
  fileprivate func serverLevels(_ property: Property) -> [String] {
    guard case .fromServer(let ranges)? = properties[.fromServer] else { return [] }
    guard let range = ranges[property], serverValues(isMost: false)[property] != nil else { return [] }
    let hasMost = range.upperBound.map { $0 != range.lowerBound } ?? false
    return ["least"] + (hasMost && serverValues(isMost: true)[property] != nil ? ["greatest"] : [])
  }
}

extension SectionCoverage {
  /// Returns the possible numbers of items in a state; `nil` if it has none.
  func counts(_ state: State) -> ClosedRange<Int>? {
    let allowed = section.itemCounts
    switch state {
    case .least: return allowed.lowerBound...allowed.lowerBound
    case .most: return allowed.upperBound...allowed.upperBound
    case .some:
      let least = allowed.lowerBound > 0 ? allowed.lowerBound + 1 : 1
      return least...max(least, min(Self.greatestFill, allowed.upperBound - 1))
    case .empty, .failed, .absent: return nil
    }
  }

  /// As many items as one section holds so that there are few fixtures.
  private static let greatestFill = 24

  /// The unit that a row asks for.
  func unit(_ row: [Int?]) -> ID<Component>? {
    guard let units else { return components.count == 1 ? components[0] : nil }
    return row[units].map { components[$0 - subject.factors[units].first] }
  }
}
