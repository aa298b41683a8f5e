import SDUIIR
import SDUIJSON

extension ResponseSchema {
  /// The definitions of one unit that carries all of a section, and of its data.
  func definitions(of bundle: UnitBundle, _ section: ScreenSection) -> [(key: DefinitionNames.Key, value: JSONTree)] {
    let wire = section.name.wire
    let list = list(of: bundle, section)
    let hasKeys = names.has(.bundleData(wire))
    let unit: JSONTree = [
      "description": "All of the section in one unit, the only one of its list.", "type": "object",
      "properties": [
        keys[.unitType]: ["const": .string(bundle.type)],
        keys[.data]: hasKeys ? reference(.bundleData(wire)) : list,
      ],
      "required": required([.unitType, .data]),
    ]
    guard hasKeys else { return [(.bundle(wire), unit)] }
    let parts: [(key: String, value: JSONTree?)] = [
      (bundle.header ?? "", bundle.header.flatMap { _ in section.header.map { reference(.component($0.component)) } }),
      (bundle.footer ?? "", bundle.footer.flatMap { _ in section.footer.map { reference(.component($0.component)) } }),
      (bundle.units, list),
    ]
    let data: JSONTree = [
      "type": "object", "properties": .members(parts), "required": [.string(bundle.units)],
    ]
    return [(.bundle(wire), unit), (.bundleData(wire), data)]
  }

  /// The list of the units' data.
  private func list(of bundle: UnitBundle, _ section: ScreenSection) -> JSONTree {
    .members([
      ("type", "array"), ("items", section.units.first.map { reference(.component($0.component)) }),
      ("maxItems", count(section.properties[.maxItems]).map { .integer($0) }),
    ])
  }

  /// Whether a list of units has the bundle in it.
  func containsBundle(_ bundle: UnitBundle) -> JSONTree {
    [
      "contains": [
        "type": "object", "properties": [keys[.unitType]: ["const": .string(bundle.type)]],
        "required": required([.unitType]),
      ]
    ]
  }
}
