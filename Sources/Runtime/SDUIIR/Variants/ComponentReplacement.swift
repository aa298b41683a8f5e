/// Replaces components that one client does not know by their fallbacks: with the layout of the replaced component, and
/// with content that is filled from its content.
///
/// Where a section accepts the fallback itself, its own layout counts. What is dropped leaves its section.
struct ComponentReplacement {
  private let contract: Contract
  private let client: Client
  private let chains: FallbackChains?

  init(_ contract: Contract, _ client: Client, _ chains: FallbackChains?) {
    self.contract = contract
    self.client = client
    self.chains = chains
  }

  func resolve(_ screen: inout Screen) {
    var places: [(SectionPath, [Int?])] = []
    for index in screen.sections.indices {
      places.append((SectionPath(index), resolve(&screen.sections[index])))
      for inner in screen.sections[index].sections.indices {
        places.append((SectionPath(index, inner: inner), resolve(&screen.sections[index].sections[inner])))
      }
    }
    screen.empty = resolved(screen.empty)
    screen.bars = screen.bars.compactMapValues(resolved)
    if screen.requirements.isEmpty, screen.tests.isEmpty { return }
    var requirements = RequirementResolution(screen)
    for (path, units) in places { requirements.note(units, at: path) }
    screen.requirements = requirements.resolved(screen.requirements)
    for index in screen.tests.indices {
      screen.tests[index].requirements = requirements.resolved(screen.tests[index].requirements)
    }
  }

  /// Gives where each unit went.
  private func resolve(_ section: inout ScreenSection) -> [Int?] {
    let old = section
    section.header = resolved(section.header)
    section.footer = resolved(section.footer)
    section.background = resolved(section.background)
    section.empty = resolved(section.empty)
    section.failure = resolved(section.failure)
    if section.header == nil { section.bundle?.header = nil }
    if section.footer == nil { section.bundle?.footer = nil }
    let places = resolveUnits(of: &section)
    section.properties.changeArrangement { $0.renumbered(places) }
    if case .indexTitle(let title)? = section.properties[.indexTitle] {
      section.properties[.indexTitle] = resolved(title, in: section, old, places).map { .indexTitle($0) }
    }
    section.adaptations = section.adaptations.compactMap { adaptation in
      var adaptation = adaptation
      if let replacement = adaptation.replacement {
        adaptation.replacement = resolved(replacement, in: section, old, places)
        return adaptation
      }
      adaptation.assignments = adaptation.assignments.compactMap { resolved($0, in: section, old, places) }
        .sorted { ($0.target, $0.property) < ($1.target, $1.property) }
      return adaptation.assignments.isEmpty ? nil : adaptation
    }
    if let content = section.content { section.content = resolved(content, in: section, old, places) }
    return places
  }

  private func stand(in id: ID<Component>) -> ID<Component>? {
    contract.component(standingFor: id, at: client, along: chains)
  }

  /// Returns a header, footer, bar or placeholder, or its fallback. A placeholder has no data: its fallback has its
  /// defaults, as the placeholder has.
  private func resolved(_ part: PlacedComponent?) -> PlacedComponent? {
    guard var result = part, let component = stand(in: result.component) else { return nil }
    result.component = component
    return result
  }

  private func resolved(_ background: Background?) -> Background? {
    guard var result = background, case .component(let id) = result.appearance else { return background }
    guard let component = stand(in: id) else { return nil }
    result.appearance = .component(component)
    return result
  }

  /// Gives where each unit went: its index, or `nil` where it was dropped.
  private func resolveUnits(of section: inout ScreenSection) -> [Int?] {
    let old = section.units
    var units: [SectionUnit] = []
    var places: [Int?] = Array(repeating: nil, count: old.count)
    let accepted = old.map { $0.component }
    for (index, unit) in old.enumerated() {
      guard let component = stand(in: unit.component) else { continue }
      if leads(from: unit.component, to: component, by: accepted)
        || units.contains(where: { $0.component == component })
      {
        continue
      }
      places[index] = units.count
      var unit = unit
      unit.properties = resolved(unit.properties, from: unit.component, to: component)
      unit.component = component
      units.append(unit)
    }
    section.units = units
    return places
  }

  /// Whether the fallback of a component is a unit of the section, or a fallback of one: that has its own layout.
  private func leads(from old: ID<Component>, to new: ID<Component>, by accepted: [ID<Component>]) -> Bool {
    // A chain of fallbacks does not come back to where it began.
    if accepted == [old] { return false }
    var id = old
    while id != new, case .component(let next, _)? = contract.components[id].fallback {
      if accepted.contains(next) { return true }
      id = next
    }
    return false
  }

  /// Sizes that follow an image or a number take that of the fallback; spans that follow from a field take its field, and
  /// are one column if it has none of the same enumeration.
  private func resolved(
    _ properties: PropertyList, from old: ID<Component>, to new: ID<Component>
  ) -> PropertyList {
    if old == new { return properties }
    var result = properties
    for entry in properties.entries { result[entry.property] = resolved(entry.value, from: old, to: new) }
    return result
  }

  private func resolved(_ value: PropertyValue, from old: ID<Component>, to new: ID<Component>) -> PropertyValue {
    switch value {
    case .size(.ratioField(let path)):
      return .size(.ratioField(field(path, of: old, in: new) ?? path))
    case .size(.field(let path)):
      return .size(.field(field(path, of: old, in: new) ?? path))
    case .itemSpan(.matched(var matched)) where old != new:
      guard let path = field(matched.field, of: old, in: new),
        let field = contract.components[new].fields.first(where: { $0.name.wire == path }),
        case .enumeration(let id) = field.type, !contract.enums[id].isOpen,
        contract.enums[id].cases.map({ $0.name.wire }) == matched.cases.map({ $0.name })
      else { return .itemSpan(.columns(1)) }
      matched.field = path
      return .itemSpan(.matched(matched))
    default: return value
    }
  }

  /// Returns the field of a fallback that is filled from a field of the component; by wire names.
  private func field(_ path: String, of old: ID<Component>, in new: ID<Component>) -> String? {
    var path = path
    var id = old
    while id != new, case .component(let next, let fields)? = contract.components[id].fallback {
      let source = PayloadField.Source.data(path.parts(separatedBy: "."))
      guard let field = fields.first(where: { $0.source == source }) else { return nil }
      path = contract.components[next].fields[field.field].name.wire
      id = next
    }
    return path
  }

  /// Returns the new source of the titles of an index; `nil` if some unit or the header has no such field any more.
  private func resolved(_ title: IndexTitle, in section: ScreenSection, _ old: ScreenSection, _ places: [Int?])
    -> IndexTitle?
  {
    switch title {
    case .headerField(let path):
      guard let before = old.header, let header = section.header else { return nil }
      return field(path, of: before.component, in: header.component).map(IndexTitle.headerField)
    case .unitField(let path):
      var common: String?
      for (unit, place) in zip(old.units, places) {
        guard let place else { continue }
        let name = field(path, of: unit.component, in: section.units[place].component)
        guard let name, common == nil || name == common else { return nil }
        common = name
      }
      return common.map(IndexTitle.unitField)
    }
  }

  private func resolved(
    _ replacement: Replacement, in section: ScreenSection, _ old: ScreenSection, _ places: [Int?]
  ) -> Replacement {
    var result = replacement
    if section.header == nil { result.header = PropertyList() }
    if section.footer == nil { result.footer = PropertyList() }
    if section.background == nil { result.background = PropertyList() }
    result.properties[.indexTitle] = section.properties[.indexTitle]
    result.properties.changeArrangement { $0.renumbered(places) }
    result.units = []
    for (index, place) in places.enumerated() {
      guard let place, replacement.units.indices.contains(index) else { continue }
      result.units.append(
        resolved(
          replacement.units[index], from: old.units[index].component, to: section.units[place].component))
    }
    return result
  }

  private func resolved(
    _ assignment: Assignment, in section: ScreenSection, _ old: ScreenSection, _ places: [Int?]
  ) -> Assignment? {
    switch assignment.target {
    case .header: return section.header == nil ? nil : assignment
    case .footer: return section.footer == nil ? nil : assignment
    case .background: return section.background == nil ? nil : assignment
    case .section:
      guard case .arrangement(let arrangement) = assignment.value else { return assignment }
      return Assignment(.section, assignment.property, .arrangement(arrangement.renumbered(places)))
    case .unit(let index):
      guard let place = places[index] else { return nil }
      let value = resolved(
        assignment.value, from: old.units[index].component, to: section.units[place].component)
      return Assignment(.unit(place), assignment.property, value)
    }
  }
}

// MARK: - Content

extension ComponentReplacement {
  private func resolved(_ content: Content, in section: ScreenSection, _ old: ScreenSection, _ places: [Int?])
    -> Content
  {
    var result = Content()
    if let header = section.header, let before = old.header {
      result.header = content.header.map { values($0, from: before.component, to: header.component) }
    }
    if let footer = section.footer, let before = old.footer {
      result.footer = content.footer.map { values($0, from: before.component, to: footer.component) }
    }
    for item in content.items {
      let before = old.units[item.unit].component
      guard let component = stand(in: before) else { continue }
      let place = places[item.unit] ?? section.units.firstIndex { $0.component == component }
      guard let place else { continue }
      result.items.append(Content.Item(unit: place, fields: values(item.fields, from: before, to: component)))
    }
    return result
  }

  /// Returns the data of a fallback, from the component's data.
  private func values(
    _ values: [FieldValue], from old: ID<Component>, to new: ID<Component>
  ) -> [FieldValue] {
    var (id, values) = (old, values)
    while id != new, let next = contract.fallback(of: id, filledFrom: values) { (id, values) = next }
    return values
  }
}

extension Contract {
  /// Returns the fallback of a component, with its data, from the component's data; `nil` if it has none.
  package func fallback(
    of id: ID<Component>, filledFrom values: [FieldValue]
  ) -> (component: ID<Component>, values: [FieldValue])? {
    guard case .component(let next, let sources)? = components[id].fallback else { return nil }
    let available = components[id].fields
    let filled: [FieldValue] = sources.compactMap { field in
      switch field.source {
      case .value(let value): FieldValue(field: field.field, value: value)
      // Offered by sections only.
      case .event: nil
      case .data(let path):
        value(at: path[...], in: values, of: available).map { FieldValue(field: field.field, value: $0) }
      }
    }
    return (next, filled)
  }

  /// Returns the value at a path of wire names: written, or the default of a field.
  package func value(at path: ArraySlice<String>, in values: [FieldValue], of fields: [Field]) -> Value? {
    guard let name = path.first, let index = fields.firstIndex(where: { $0.name.wire == name }) else { return nil }
    let value = values.first { $0.field == index }?.value ?? fields[index].defaultValue
    guard path.count > 1 else { return value }
    switch value {
    case .record(let id, let inner): return self.value(at: path.dropFirst(), in: inner, of: records[id].fields)
    default: return nil
    }
  }
}
