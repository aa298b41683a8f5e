import SDUIIR

extension ResponseSchema {
  /// The units of a section: one by one, or where the first is the section's bundle, that alone.
  func bundledUnits(_ bundle: Bundle, of section: Section, isFailed: Bool, else units: JSONTree) -> JSONTree {
    let type: JSONTree = ["const": .string(bundle.type)]
    return [
      "type": "array",
      "if": [
        "prefixItems": [["type": "object", "properties": [keys[.unitType]: type], "required": required([.unitType])]],
        "minItems": 1,
      ],
      "then": [
        "items": [
          "title": "All of the section in one unit", "type": "object",
          "properties": [keys[.unitType]: type, keys[.data]: data(of: bundle, section, isFailed)],
          "required": required([.unitType, .data]),
        ],
        "maxItems": 1,
      ],
      "else": units,
    ]
  }

  private func data(of bundle: Bundle, _ section: Section, _ isFailed: Bool) -> JSONTree {
    let items = section.units.first.map { component($0.component) } ?? true
    let list = list(of: items, in: section, isFailed: isFailed)
    if bundle.units == "." { return list }
    let parts: [(key: String, value: JSONTree?)] = [
      (bundle.header ?? "", bundle.header.flatMap { _ in section.header.map { component($0.component) } }),
      (bundle.footer ?? "", bundle.footer.flatMap { _ in section.footer.map { component($0.component) } }),
      (bundle.units, list),
    ]
    return .members([
      ("type", "object"), ("properties", .members(parts)), ("required", [.string(bundle.units)]),
    ])
  }

  private func component(_ id: ID<Component>) -> JSONTree {
    Self.reference("component", screen.contract.components[id].name.wire)
  }
}
