import SDUIIR
import SDUIJSON

/// Writes the least response of a screen that contains some part, for a witness.
struct SampleResponse {
  let screen: Screen
  private let values: SampleValues
  private let keys: ResponseKeys
  private let isFocused: Bool
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
  init(_ screen: Screen, _ focus: SampleFocus? = nil) {
    self.screen = screen
    values = SampleValues(screen.contract, focus)
    keys = screen.responseKeys
    isFocused = focus != nil
    if case .component(let index)? = focus?.owner { component = ID(index) }
  }

  /// The response as JSON; `nil` if no response contains the part.
  func witness() -> Witness? {
    var host: Host?
    if isFocused || component != nil {
      guard let found = findHost() else { return nil }
      host = found
    }
    var members: [SampleMember] = []
    for (bar, part) in screen.bars.entries where host == .bar(bar) {
      members.append((key: keys[ResponseKey(bar)], value: unit(part.component, 1)))
    }
    let sections = screen.sections.map { self.sections($0, host) }
    members.append(
      (key: keys[.sectionList], value: .array((isReversed ? sections.reversed() : sections).flatMap { $0 })))
    return .response(String(decoding: JSONTree.members(members).bytes, as: UTF8.self))
  }

  /// The place of the component that the witness is about.
  private enum Host: Equatable {
    case bar(Bar)
    case unit(String, ID<Component>)
    case header(String)
    case footer(String)
  }
}

// MARK: - Sections

extension SampleResponse {
  private func isWritten(_ section: ScreenSection, _ host: Host?) -> Bool {
    let name = section.name.source
    if omitted == name { return false }
    if section.isEssential || screen.properties[.sectionOrder] == .keyword(.fixed) { return true }
    return hasPart(section, host) || section.sections.contains { hasPart($0, host) }
  }

  /// Whether the response must have a section that is not essential.
  private func hasPart(_ section: ScreenSection, _ host: Host?) -> Bool {
    let name = section.name.source
    let isNamed = required.contains(name) || counts[name] != nil || bundled == name || header == name || footer == name
    let isHost: Bool
    switch host {
    case .unit(let host, _), .header(let host), .footer(let host): isHost = host == name
    case .bar, nil: isHost = false
    }
    return isNamed || isHost || extras?.section == name
  }

  private func sections(_ section: ScreenSection, _ host: Host?) -> [JSONTree] {
    guard isWritten(section, host) else { return [] }
    if repeated == section.name.source {
      return ["a", "b"].map { self.section(section, host, identifier: $0) }
    }
    return [self.section(section, host, identifier: section.name.wire)]
  }

  private func section(_ section: ScreenSection, _ host: Host?, identifier: String) -> JSONTree {
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
      let inner = section.sections.flatMap { self.sections($0, host) }
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

  private func units(_ section: ScreenSection, _ host: Host?) -> [JSONTree] {
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
  private func distance(_ id: ID<Component>) -> Int? {
    if let component, component != id { return nil }
    return component == id ? 0 : values.distance(id)
  }

  private func findHost() -> Host? {
    var best: (distance: Int, host: Host)?
    func offer(_ id: ID<Component>, _ host: Host) {
      if let wanted = self.host, host != .unit(wanted, id) { return }
      if let bar, host != .bar(bar) { return }
      guard let distance = distance(id), distance < best?.distance ?? .max else { return }
      best = (distance, host)
    }
    for section in screen.sections + screen.sections.flatMap({ $0.sections }) {
      let name = section.name.source
      if section.greatestItemCount > 0 {
        for unit in screen.contract.withFallbacks(section.units.map { $0.component }) { offer(unit, .unit(name, unit)) }
      }
      if let part = section.header { offer(part.component, .header(name)) }
      if let part = section.footer { offer(part.component, .footer(name)) }
    }
    for (bar, part) in screen.bars.entries { offer(part.component, .bar(bar)) }
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
