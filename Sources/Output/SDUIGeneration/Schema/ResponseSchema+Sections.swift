import SDUIIR
import SDUIJSON

extension ResponseSchema {
  /// Returns the definitions of a section and of the parts that only it contains.
  func definitions(of section: ScreenSection) -> [(key: String, value: JSONTree?)] {
    let wire = section.name.wire
    if let mapping { return [(names[.section(wire)], schema(of: section, mapping))] + fromServerParts(of: section) }
    var members: [(key: DefinitionNames.Key, value: JSONTree)] = [(.section(wire), schema(of: section))]
    if names.has(.innerSection(wire)) { members.append((.innerSection(wire), sectionChoice(section.sections))) }
    if names.has(.sectionUnit(wire)) { members.append((.sectionUnit(wire), unitChoice(of: section))) }
    for (part, key) in [(section.header, DefinitionNames.Key.header(wire)), (section.footer, .footer(wire))] {
      if let part, names.has(key) { members.append((key, unit(among: [part.component]))) }
    }
    if let bundle = section.bundle { members += definitions(of: bundle, section) }
    members += fromServerDefinitions(of: section)
    return members.map { (names[$0.key], $0.value) }
  }

  private func fromServerParts(of section: ScreenSection) -> [(key: String, value: JSONTree?)] {
    fromServerDefinitions(of: section).map { (names[$0.key], $0.value) }
  }

  /// One entry of the list of sections.
  private func schema(of section: ScreenSection) -> JSONTree {
    let name = JSONTree.string(section.name.wire)
    let leastUnits = leastUnits(of: section)
    let identifier: [ResponseKey] = section.isRepeated ? [] : [.sectionId]
    let contents: ResponseKey = section.kind.holdsSections ? .sections : .units
    let parts: [(key: String, value: JSONTree?)] = [
      (keys[.section], ["const": name]),
      (keys[.sectionId], section.isRepeated ? Self.ownIdentifier : ["const": name]),
      (keys[.header], part(section.header, .header(section.name.wire))),
      (keys[.footer], part(section.footer, .footer(section.name.wire))),
      section.kind.holdsSections
        ? (keys[.sections], list(of: section.sections, named: .innerSection(section.name.wire)))
        : (keys[.units], units(of: section)),
      (keys[.failed], Self.failed(section)),
    ]
    let inner = onceEach(section.sections)
    return .members([
      ("description", description(section.documentation)),
      ("type", "object"), ("properties", .members(parts + fromServer(section))),
      ("required", required([.section] + identifier + [contents])),
      (
        "if",
        leastUnits.map { _ in ["properties": [keys[.failed]: ["const": true]], "required": required([.failed])] }
      ),
      ("else", leastUnits.map { ["properties": [keys[.units]: $0]] }),
      ("dependentSchemas", inner.map { [keys[.sections]: ["properties": [keys[.sections]: $0]]] }),
    ])
  }

  /// Returns the schema of `failed`, for a section whose backend failed.
  private static func failed(_ section: ScreenSection) -> JSONTree {
    [
      "description": section.failure == nil
        ? "Whether its backend failed. Then the section is hidden."
        : "Whether its backend failed. If so, `onFailure` replaces the items.",
      "type": "boolean",
    ]
  }

  /// The schema of the identifier that distinguishes repeated sections.
  private static let ownIdentifier: JSONTree = [
    "description":
      "The name of this one among the repeated. Pages are joined by it. A section without one occurs on its page only.",
    "type": ["string", "null"], "minLength": 1,
  ]

  /// A header or footer, or what no value is. That is written as `null` and not `null`: generators take the former and
  /// make no type of the latter.
  private func part(_ part: Supplementary?, _ key: DefinitionNames.Key) -> JSONTree {
    guard let part else {
      return ["description": "Left out: the section declares none.", "type": "null", "not": .object([])]
    }
    return names.has(key) ? reference(key) : unit(among: [part.component])
  }
}

// MARK: - Units

extension ResponseSchema {
  /// The units of a section, as many as it may have. A bundle is alone.
  private func units(of section: ScreenSection) -> JSONTree {
    let key = DefinitionNames.Key.sectionUnit(section.name.wire)
    let isEmpty = section.units.isEmpty && section.bundle == nil
    let items = names.has(key) ? reference(key) : unitChoice(of: section)
    let most = count(section.properties[.maxItems])
    guard let bundle = section.bundle else {
      return .members([
        ("type", "array"), ("items", isEmpty ? nil : items), ("maxItems", isEmpty ? 0 : most.map { .integer($0) }),
      ])
    }
    return .members([
      ("type", "array"), ("items", items), ("maxItems", most.map { .integer(max($0, 1)) }),
      ("if", containsBundle(bundle)), ("then", ["maxItems": 1]), ("else", most == 0 ? ["maxItems": 0] : nil),
    ])
  }

  /// Returns the rule for the units of a section that has a least number of items, unless its backend failed.
  private func leastUnits(of section: ScreenSection) -> JSONTree? {
    guard !section.kind.holdsSections, let least = count(section.properties[.minItems]) else { return nil }
    let enough: JSONTree = ["minItems": .integer(least)]
    guard let bundle = section.bundle else { return enough }
    let data = bundle.units == "." ? enough : ["properties": .members([(bundle.units, enough)])]
    return [
      "if": containsBundle(bundle), "then": ["prefixItems": [["properties": [keys[.data]: data]]]], "else": enough,
    ]
  }

  func count(_ value: PropertyValue?) -> Int64? {
    guard case .count(let count)? = value else { return nil }
    return count
  }

  /// Returns the schema of the list of a section's units.
  private func unitChoice(of section: ScreenSection) -> JSONTree {
    let units = alternatives(among: section.units.map { $0.component })
    let bundle = section.bundle.map { ($0.type, DefinitionNames.Key.bundle(section.name.wire)) }
    return choice(by: keys[.unitType], units + [bundle].compactMap { $0 })
  }

  /// Returns the schema of one of some components, or their fallbacks.
  func unit(among ids: [ID<Component>]) -> JSONTree { choice(by: keys[.unitType], alternatives(among: ids)) }

  private func alternatives(among ids: [ID<Component>]) -> [(value: String, key: DefinitionNames.Key)] {
    screen.contract.withFallbacks(ids).map { (screen.contract.components[$0].name.wire, .unit($0)) }
  }

  /// Returns the definition of a unit: `{ "unitType", "data" }`. It contains data, unless they are the value of one
  /// field that may be missing.
  func unit(_ id: ID<Component>) -> JSONTree {
    let component = screen.contract.components[id]
    let value = Field.isDataItself(component.fields) ? component.fields[0] : nil
    let hasOptionalData = value.map { !$0.isRequired } ?? false
    let standard = value?.defaultValue.map { JSONTree.written(encodeValue($0, in: screen.contract)) }
    return [
      "type": "object",
      "properties": [
        keys[.unitType]: ["const": .string(component.name.wire)],
        keys[.data]: JSONTree.members([("default", standard)]).adding(reference(.component(id))),
      ],
      "required": required(hasOptionalData ? [.unitType] : [.unitType, .data]),
    ]
  }
}
