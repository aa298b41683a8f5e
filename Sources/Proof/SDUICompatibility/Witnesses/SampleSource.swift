import SDUIIR

/// A screen of which samples are written. What each sample looks up is computed once, so that a sample costs as much as is
/// written, and not as much as the screen has.
struct SampleSource {
  let screen: Screen
  /// The number of members of an object, and of sections, that are written. Each takes at least five characters.
  let greatestCount: Int
  /// The sections that every first page has: of the screen, and of each stack by its index.
  private let always: [Int]
  private let alwaysInner: [Int: [Int]]
  private let paths: [String: [SectionPath]]
  /// The fields that hold a declaration.
  private let holders: [SampleOwner: [FieldPlace]]
  /// The fields of each declaration that responses must have.
  private let required: [SampleOwner: [Int]]
  /// The places of each component in the order of the screen, with their numbers in that order.
  private let hosts: [HostKey: [(number: Int, host: SampleHost)]]

  /// A component, and the section of which it is a unit; `nil` for all places.
  private struct HostKey: Hashable {
    let component: ID<Component>
    let section: String?
  }

  /// Prepares samples of a screen.
  ///
  /// - Parameter length: The number of characters that count; what follows them may be left out.
  init(_ screen: Screen, length: Int) {
    self.screen = screen
    greatestCount = length / 5
    let isFixed = screen.properties[.sectionOrder] == .keyword(.fixed)
    func always(_ sections: [ScreenSection]) -> [Int] {
      sections.indices.filter { isFixed || sections[$0].isEssential }
    }
    self.always = always(screen.sections)
    var (inner, paths): ([Int: [Int]], [String: [SectionPath]]) = ([:], [:])
    for (index, section) in screen.sections.enumerated() {
      paths[section.name.source, default: []].append(SectionPath(index))
      if !section.sections.isEmpty { inner[index] = always(section.sections) }
      for (child, section) in section.sections.enumerated() {
        paths[section.name.source, default: []].append(SectionPath(index, inner: child))
      }
    }
    (alwaysInner, self.paths) = (inner, paths)
    (holders, required) = Self.fields(in: screen.contract)
    hosts = Self.hosts(of: screen)
  }

  /// Returns the places of the sections of some names.
  func paths(of names: [String]) -> [SectionPath] { names.flatMap { paths[$0] ?? [] } }

  /// Returns the stack of a section; `nil` for a section of the screen itself.
  func stack(of section: String) -> String? {
    paths[section]?.first { $0.inner != nil }.map { screen.sections[$0.section].name.source }
  }

  /// Returns the indices of the sections that a first page has if it has those at some places.
  ///
  /// - Parameter count: The number of sections after which more may be left out.
  func written(with paths: [SectionPath], atMost count: Int) -> [Int] {
    Set(always.prefix(count) + paths.map { $0.section }).sorted()
  }

  /// Returns the same for the sections of a stack.
  func written(inStack stack: Int, with paths: [SectionPath]) -> [Int] {
    let named = paths.filter { $0.section == stack }.compactMap { $0.inner }
    return Set((alwaysInner[stack] ?? []).prefix(greatestCount) + named).sorted()
  }

  /// Returns the indices of the fields of a declaration that are written, in their order: those that responses must have, and
  /// others.
  func written(of owner: SampleOwner, with others: [Int?]) -> [Int] {
    var indices = Array((required[owner] ?? []).prefix(greatestCount))
    for case let other? in others where !indices.contains(other) {
      indices.insert(other, at: indices.firstIndex { $0 > other } ?? indices.endIndex)
    }
    return indices
  }

  /// Measures the distances from a declaration.
  func distances(to focus: SampleOwner) -> FocusDistances { FocusDistances(to: focus, through: holders) }

  /// Returns the places of a component in the order of the screen.
  ///
  /// - Parameter section: The section of which it must be a unit; `nil` for any place.
  func hosts(of component: ID<Component>, inSection section: String?) -> [(number: Int, host: SampleHost)] {
    hosts[HostKey(component: component, section: section)] ?? []
  }
}

/// A place of a component in a response.
enum SampleHost: Equatable {
  case bar(Bar)
  case unit(String, ID<Component>)
  case header(String)
  case footer(String)
}

extension SampleSource {
  private static func hosts(of screen: Screen) -> [HostKey: [(number: Int, host: SampleHost)]] {
    var hosts: [HostKey: [(number: Int, host: SampleHost)]] = [:]
    var count = 0
    func add(_ id: ID<Component>, _ host: SampleHost) {
      hosts[HostKey(component: id, section: nil), default: []].append((count, host))
      if case .unit(let section, _) = host {
        hosts[HostKey(component: id, section: section), default: []].append((count, host))
      }
      count += 1
    }
    for section in screen.sections + screen.sections.flatMap({ $0.sections }) {
      let name = section.name.source
      if section.greatestItemCount > 0 {
        for unit in screen.contract.withFallbacks(section.units.map { $0.component }) { add(unit, .unit(name, unit)) }
      }
      if let part = section.header { add(part.component, .header(name)) }
      if let part = section.footer { add(part.component, .footer(name)) }
    }
    for (bar, part) in screen.bars.entries { add(part.component, .bar(bar)) }
    return hosts
  }

  private static func fields(in contract: Contract) -> ([SampleOwner: [FieldPlace]], [SampleOwner: [Int]]) {
    var holders: [SampleOwner: [FieldPlace]] = [:]
    var required: [SampleOwner: [Int]] = [:]
    func add(_ type: FieldType, _ place: FieldPlace) {
      for inner in FocusDistances.owners(in: type) { holders[inner, default: []].append(place) }
    }
    func add(_ fields: [Field], of owner: SampleOwner) {
      for (index, field) in fields.enumerated() { add(field.type, FieldPlace(owner: owner, index: index)) }
      required[owner] = fields.indices.filter { fields[$0].isRequired }
    }
    for id in contract.enums.ids {
      for (index, known) in contract.enums[id].cases.enumerated() {
        if let type = known.payload { add(type, FieldPlace(owner: .enumeration(id.index), index: index)) }
      }
    }
    for id in contract.records.ids { add(contract.records[id].fields, of: .record(id.index)) }
    for id in contract.actions.ids { add(contract.actions[id].fields, of: .action(id.index)) }
    for id in contract.components.ids { add(contract.components[id].fields, of: .component(id.index)) }
    return (holders, required)
  }
}
