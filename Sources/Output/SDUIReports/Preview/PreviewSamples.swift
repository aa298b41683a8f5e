import SDUIContract
import SDUIFixtures
import SDUIIR
import SDUILayout

/// Typical data of each component, for what a page shows where the screen has no content. It changes no size: layout has
/// samples of its own, and a field that chooses a span has the case that layout takes.
struct PreviewSamples {
  /// By component: the fields of units that differ.
  private var units: [[[FieldValue]]]
  /// The part of the screen from which the data follow.
  private let source: Screen
  /// By component, the cases of the fields that choose spans.
  private let cases: [[FieldCase]]

  /// The data of a typical response; none where no response can be made.
  init(_ screen: Screen) {
    source = screen.sampled
    cases = screen.casesOfSpans
    units = Array(repeating: [], count: screen.contract.components.count)
    guard let generator = try? FixtureGenerator(source), let fixture = try? generator.fixtures().first else { return }
    let contract = ResponseContract(generator.screen)
    guard let response = try? contract.read(fixture.bytes) else { return }
    let filled = contract.screen(filledWith: response)
    for section in filled.sections + filled.sections.flatMap({ $0.sections }) { add(section) }
  }

  /// Whether a screen has the same data.
  func areOf(_ screen: Screen) -> Bool { source == screen.sampled && cases == screen.casesOfSpans }

  private mutating func add(_ section: ScreenSection) {
    guard let content = section.content else { return }
    if let header = section.header { add(content.header, of: header.component) }
    if let footer = section.footer { add(content.footer, of: footer.component) }
    for item in content.items where section.units.indices.contains(item.unit) {
      add(item.fields, of: section.units[item.unit].component)
    }
  }

  private mutating func add(_ fields: [FieldValue]?, of component: ID<Component>) {
    guard let fields, units.indices.contains(component.index) else { return }
    units[component.index].append(fields)
  }

  /// The data of a unit by its number; none where there is no typical one.
  func fields(of component: ID<Component>, number: Int) -> [FieldValue] {
    guard units.indices.contains(component.index), !units[component.index].isEmpty else { return [] }
    let fields = units[component.index][number % units[component.index].count]
    return cases[component.index].reduce(fields) { fields, known in
      source.contract.setting(known.name, at: known.field.split(separator: ".")[...], in: fields, of: component)
    }
  }
}

extension Contract {
  /// Returns the fields of a component with a case at a path of wire names.
  fileprivate func setting(
    _ name: String, at path: ArraySlice<Substring>, in values: [FieldValue], of component: ID<Component>
  ) -> [FieldValue] { setting(name, at: path, in: values, components[component].fields) }

  private func setting(
    _ name: String, at path: ArraySlice<Substring>, in values: [FieldValue], _ fields: [Field]
  ) -> [FieldValue] {
    guard let first = path.first, let index = fields.firstIndex(where: { $0.name.wire == first }) else { return values }
    let place = values.firstIndex { $0.field == index }
    let value: Value
    switch fields[index].type {
    case .enumeration(let id):
      guard let known = enums[id].cases.firstIndex(where: { $0.name.wire == name }) else { return values }
      value = .enumerationCase(id, known)
    case .record(let id):
      guard let place, case .record(_, let inner) = values[place].value else { return values }
      value = .record(id, setting(name, at: path.dropFirst(), in: inner, records[id].fields))
    default: return values
    }
    var result = values
    if let place {
      result[place] = FieldValue(field: index, value: value)
    } else {
      result.append(FieldValue(field: index, value: value))
    }
    return result
  }
}

extension Screen {
  /// By component, the cases that layout takes in fields that choose spans.
  fileprivate var casesOfSpans: [[FieldCase]] {
    var result = Array(repeating: [FieldCase](), count: contract.components.count)
    for section in sections + sections.flatMap({ $0.sections }) where section.isSpannedByData {
      for unit in section.units {
        let paths = section.fieldsOfSpans
        let known = contract.fieldCases(of: unit.component, [], at: variants.client)
        result[unit.component.index] += known.filter { paths.contains($0.field) }
      }
    }
    return result
  }

  /// The contract with the sections, but nothing of their layout and content. Each bar is the unit of one more section,
  /// where its data becomes content.
  fileprivate var sampled: Screen {
    var result = Screen(name: name, contract: contract, sections: sections.map { $0.sampled })
    result.variants = variants
    for (bar, part) in bars.entries {
      var section = ScreenSection(name: DeclaredName("\(bar.rawValue) "), kind: .list)
      section.units = [SectionUnit(component: part.component, properties: PropertyList())]
      result.sections.append(section)
    }
    return result
  }
}

extension ScreenSection {
  /// The units of the section, and what decides how many there are.
  fileprivate var sampled: ScreenSection {
    var result = ScreenSection(name: name, kind: kind, isRepeated: isRepeated)
    for property in [Property.minItems, .maxItems] { result.properties[property] = properties[property] }
    result.header = header.map { Supplementary(component: $0.component, properties: PropertyList()) }
    result.footer = footer.map { Supplementary(component: $0.component, properties: PropertyList()) }
    result.units = units.map { SectionUnit(component: $0.component, properties: PropertyList()) }
    result.sections = sections.map { $0.sampled }
    return result
  }
}

extension ScreenSection {
  /// The paths of fields that choose a span of some unit.
  fileprivate var fieldsOfSpans: [String] {
    let units = units.map { $0.properties } + adaptations.flatMap { $0.replacement?.units ?? [] }
    let values = units.compactMap { $0[.span] } + adaptations.flatMap { $0.assignments.map { $0.value } }
    return values.compactMap { if case .itemSpan(.matched(let matched)) = $0 { matched.field } else { nil } }
  }
}
