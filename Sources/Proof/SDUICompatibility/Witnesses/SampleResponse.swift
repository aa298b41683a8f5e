import SDUIIR
import SDUIJSON

/// Writes the least response of a screen that contains some part, for a witness.
struct SampleResponse {
  private let source: SampleSource
  private let values: SampleValues
  private let distances: FocusDistances?
  /// Numbers of items that are not the least ones, by the name of the section.
  var counts: [String: Int] = [:]
  /// The sections that must be in the response, by name.
  var required: [String] = []
  /// A section that is left out.
  var omitted: String?
  /// A section that is written twice, with names of its own.
  var repeated: String?
  /// The component that the response must contain.
  var component: ID<Component>?
  /// The section of which the component must be an item; `nil` for any place.
  var host: String?
  /// The bar that must have the component; `nil` for any place.
  var bar: Bar?
  /// Whether the sections are in the reverse of their declared order.
  var isReversed = false
  /// The section whose header or footer is written.
  var header: String?
  var footer: String?
  /// The section that is written as its bundle.
  var bundled: String?
  /// The section whose items have one identity.
  var alike: String?
  /// More members of one section.
  var extras: (section: String, members: [SampleMember])?

  /// A response of a screen with a part of its data as a focus asks.
  init(_ source: SampleSource, _ focus: SampleFocus? = nil) {
    self.source = source
    distances = focus.map { source.distances(to: $0.owner) }
    if let focus, let distances {
      values = SampleValues(source, focus, distances)
    } else {
      values = SampleValues(source)
    }
    if case .component(let index)? = focus?.owner { component = ID(index) }
  }

  /// The response as JSON; `nil` if no response contains the part.
  func witness() -> Witness? {
    var host: SampleHost?
    if distances != nil || component != nil {
      guard let found = findHost() else { return nil }
      host = found
    }
    var members: [SampleMember] = []
    for (bar, part) in screen.bars.entries where host == .bar(bar) {
      members.append((key: keys[ResponseKey(bar)], value: unit(part.component, 1)))
    }
    let named = source.paths(of: names(with: host))
    // The reverse begins with the last.
    let count = isReversed ? .max : source.greatestCount
    let sections = source.written(with: named, atMost: count).map { self.sections(at: SectionPath($0), named, host) }
    members.append(
      (key: keys[.sectionList], value: .array((isReversed ? sections.reversed() : sections).flatMap { $0 })))
    let bytes = JSONTree.members(members).bytes
    return .response(String(decoding: ResponseMapping(screen)?.sent(bytes) ?? bytes, as: UTF8.self))
  }

  private var screen: Screen { source.screen }
  private var keys: ResponseKeys { screen.responseKeys }
}

// MARK: - Sections

extension SampleResponse {
  /// The names of the sections that must be in the response.
  private func names(with host: SampleHost?) -> [String] {
    var names = required + counts.keys + [bundled, header, footer, extras?.section].compactMap { $0 }
    switch host {
    case .unit(let section, _), .header(let section), .footer(let section): names.append(section)
    case .bar, nil: break
    }
    return names
  }

  /// Writes a section, twice if it is repeated; nothing if it is left out.
  private func sections(at path: SectionPath, _ named: [SectionPath], _ host: SampleHost?) -> [JSONTree] {
    let section = screen[path]
    if omitted == section.name.source { return [] }
    let identifiers = repeated == section.name.source ? ["a", "b"] : [section.name.wire]
    return identifiers.map { self.section(section, at: path, named, host, identifier: $0) }
  }

  private func section(
    _ section: ScreenSection, at path: SectionPath, _ named: [SectionPath], _ host: SampleHost?, identifier: String
  ) -> JSONTree {
    let name = section.name.source
    var members: [SampleMember] = [
      (key: keys[.section], value: .string(section.name.wire)),
      (key: keys[.sectionId], value: .string(identifier)),
    ]
    if let extras, extras.section == name { members += extras.members }
    if let part = section.header, header == name || host == .header(name) {
      members.append((key: keys[.header], value: unit(part.component, 1)))
    }
    if let part = section.footer, footer == name || host == .footer(name) {
      members.append((key: keys[.footer], value: unit(part.component, 1)))
    }
    if section.kind.holdsSections {
      let inner = source.written(inStack: path.section, with: named).flatMap {
        self.sections(at: SectionPath(path.section, inner: $0), named, host)
      }
      members.append((key: keys[.sections], value: .array(inner)))
    } else {
      members.append((key: keys[.units], value: .array(units(section, host))))
    }
    return .members(members)
  }

  /// The unit that carries the data of a section.
  private func bundle(_ bundle: UnitBundle, _ section: ScreenSection) -> JSONTree {
    let count = max(section.leastItemCount, 0)
    let units = JSONTree.array(
      (0..<count).compactMap { number in
        section.units.first.map { values.data(of: $0.component, number: number + 1) }
      })
    let parts: [(key: String?, part: Supplementary?)] = [
      (bundle.header, section.header), (bundle.footer, section.footer),
    ]
    let members: [SampleMember] = parts.compactMap { entry in
      guard let key = entry.key, let part = entry.part else { return nil }
      return (key, values.data(of: part.component, number: 1))
    }
    return [
      keys[.unitType]: .string(bundle.type),
      keys[.data]: bundle.units == "." ? units : .members(members + [(bundle.units, units)]),
    ]
  }

  private func units(_ section: ScreenSection, _ host: SampleHost?) -> [JSONTree] {
    if bundled == section.name.source, let bundle = section.bundle { return [self.bundle(bundle, section)] }
    var components: [ID<Component>] = []
    if case .unit(section.name.source, let component)? = host { components = [component] }
    let count = counts[section.name.source] ?? max(section.leastItemCount, components.count)
    if let first = section.units.first {
      while components.count < count { components.append(first.component) }
    }
    return components.enumerated().map { unit($1, alike == section.name.source ? 1 : $0 + 1) }
  }

  private func unit(_ component: ID<Component>, _ number: Int) -> JSONTree {
    [
      keys[.unitType]: .string(screen.contract.components[component].name.wire),
      keys[.data]: values.data(of: component, number: number),
    ]
  }
}

// MARK: - The component

extension SampleResponse {
  /// The place from which the focus is nearest, of equal ones the first.
  private func findHost() -> SampleHost? {
    let candidates = component.map { [(id: $0, distance: 0)] } ?? distances?.components ?? []
    var best: (distance: Int, number: Int, host: SampleHost)?
    for (id, distance) in candidates {
      let hosts = source.hosts(of: id, inSection: self.host)
      guard let (number, host) = hosts.first(where: { place in bar.map { place.host == .bar($0) } ?? true }) else {
        continue
      }
      if let best, (best.distance, best.number) <= (distance, number) { continue }
      best = (distance, number, host)
    }
    return best?.host
  }
}

extension ScreenSection {
  /// The least number of items.
  var leastItemCount: Int {
    guard case .count(let bound)? = properties[.minItems] else { return 0 }
    return Int(bound)
  }

  /// The greatest number of items, `Int.max` without a bound.
  var greatestItemCount: Int {
    guard case .count(let bound)? = properties[.maxItems] else { return .max }
    return Int(bound)
  }
}
