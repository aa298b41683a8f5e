import SDUIContract
import SDUIFixtures
import SDUIIR

/// Typical data of each component, for what a page shows where the screen has no content. It changes no size: layout has
/// samples of its own.
struct PreviewSamples {
  /// By component: the fields of units that differ.
  private var units: [[[FieldValue]]]
  /// The part of the screen from which the data follow.
  private let source: Screen

  /// The data of a typical response; none where no response can be made.
  init(_ screen: Screen) {
    source = screen.sampled
    units = Array(repeating: [], count: screen.contract.components.count)
    guard let generator = try? FixtureGenerator(source), let fixture = try? generator.fixtures().first else { return }
    let contract = ResponseContract(generator.screen)
    guard let response = try? contract.read(fixture.bytes) else { return }
    let filled = contract.screen(filledWith: response)
    for section in filled.sections + filled.sections.flatMap({ $0.sections }) { add(section) }
  }

  /// Whether a screen has the same data.
  func areOf(_ screen: Screen) -> Bool { source == screen.sampled }

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
    return units[component.index][number % units[component.index].count]
  }
}

extension Screen {
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
