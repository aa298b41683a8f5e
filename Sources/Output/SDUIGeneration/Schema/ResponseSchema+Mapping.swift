import SDUIIR
import SDUIJSON

/// An object whose members are put together at paths.
private final class ObjectSchema {
  private var members: [(key: String, schema: ObjectSchema, isRequired: Bool)] = []
  /// What the object is besides, or the whole schema if it has no members.
  private var others: [JSONTree] = []

  /// Adds the schema of the value at a path. At the end of no keys it is of the object itself.
  func add(_ keys: some Collection<String>, _ schema: JSONTree, isRequired: Bool) {
    guard let key = keys.first else { return others.append(schema) }
    let index =
      members.firstIndex { $0.key == key }
      ?? {
        members.append((key, ObjectSchema(), false))
        return members.count - 1
      }()
    members[index].isRequired = members[index].isRequired || isRequired
    members[index].schema.add(keys.dropFirst(), schema, isRequired: isRequired)
  }

  var tree: JSONTree {
    guard !members.isEmpty else { return others.count == 1 ? others[0] : ["allOf": .array(others)] }
    let required = members.filter { $0.isRequired }.map { JSONTree.string($0.key) }
    return .members([
      ("type", "object"), ("properties", .members(members.map { ($0.key, $0.schema.tree) })),
      ("required", required.isEmpty ? nil : .array(required)), ("allOf", others.isEmpty ? nil : .array(others)),
    ])
  }
}

/// The responses of a server with a form of its own: values are at the paths of `wire`.
extension ResponseSchema {
  /// A response, with the sections and the values beside them at their places.
  func response(_ mapping: ResponseMapping) -> JSONTree {
    let root = ObjectSchema()
    for (key, path) in mapping.envelope {
      let isRequired = [.sdui, .screen, .layoutId, .page, .hasNext].contains(key)
      root.add(path.keys, envelope(key), isRequired: isRequired)
    }
    for ((_, part), (_, declared)) in zip(mapping.bars, screen.bars.entries) {
      root.add(part.path.keys, reference(.component(declared.component)), isRequired: false)
    }
    root.add(mapping.sectionList.container.keys, sectionList(mapping), isRequired: true)
    if let place = mapping.entities { root.add(place.list.container.keys, entities(place, mapping), isRequired: false) }
    return JSONTree.members([
      ("$comment", .string(mappedRemark + (mapping.entities == nil ? "" : " Nor that references lead to entities."))),
      ("description", description(screen.documentation)),
    ]).adding(root.tree)
  }

  private var mappedRemark: String {
    "Written by sduic from the screen's contract, in the form that its server sends. This schema cannot check that an "
      + "identity occurs once in a section; that a URL leads somewhere; that no key is written twice."
  }

  private func envelope(_ key: ResponseKey) -> JSONTree {
    guard case .object(let members) = head, let found = members.first(where: { $0.key == key.rawValue }) else {
      return true
    }
    return found.value
  }

  private func sectionList(_ mapping: ResponseMapping) -> JSONTree {
    let path = mapping.sectionList
    let references = screen.sections.map { reference(.section($0.name.wire)) }
    switch path.each {
    case nil: return references.first ?? true
    case .elements?:
      if case .index = mapping.sectionName {
        return [
          "type": "array", "prefixItems": .array(references.map { ["anyOf": [$0, ["type": "null"]]] }), "items": false,
        ]
      }
      let rules = mappedRules(mapping)
      return .members([
        ("description", "The sections, from top to bottom."), ("type", "array"),
        ("items", wrapped(path.suffix, oneSection(mapping))), ("allOf", rules.isEmpty ? nil : .array(rules)),
      ])
    case .members?, .key?:
      guard case .key = mapping.sectionName else {
        return ["type": "object", "additionalProperties": wrapped(path.suffix, oneSection(mapping))]
      }
      let essential = screen.sections.filter { $0.isEssential && hasOnePage }.map { JSONTree.string($0.name.wire) }
      return .members([
        ("description", "The sections by their names."), ("type", "object"),
        (
          "properties",
          .members(zip(screen.sections, references).map { ($0.name.wire, wrapped(path.suffix, $1)) })
        ),
        ("required", essential.isEmpty ? nil : .array(essential)),
        // A section that the screen does not have is a fault, and what is neither an object nor a list is no section.
        ("additionalProperties", ["type": ["string", "number", "boolean", "null"]]),
      ])
    }
  }

  /// Whether each response is the first page: the server sends neither numbers nor cursors.
  private var hasOnePage: Bool {
    let keys = screen.responseKeys
    return keys.place(of: .page) == nil && keys.place(of: .next) == nil
  }

  /// One of the sections, which a value at a path tells apart.
  private func oneSection(_ mapping: ResponseMapping) -> JSONTree {
    let references = screen.sections.map { reference(.section($0.name.wire)) }
    if references.count == 1 { return references[0] }
    if case .path(let path) = mapping.sectionName, let key = path.onlyKey, !mapping.numbers.contains(.section) {
      return choice(by: key, screen.sections.map { ($0.name.wire, .section($0.name.wire)) })
    }
    return ["oneOf": .array(references)]
  }

  /// None of some sections twice, and the essential ones on the first page, if a value names them.
  private func mappedRules(_ mapping: ResponseMapping) -> [JSONTree] {
    guard case .path(let path) = mapping.sectionName else { return [] }
    return screen.sections.compactMap { section in
      let isDemanded = section.isEssential && hasOnePage
      guard isDemanded || !section.isRepeated else { return nil }
      let name = ObjectSchema()
      name.add(path.keys, self.name(section.name.wire, isNumber: mapping.numbers.contains(.section)), isRequired: true)
      return .members([
        ("contains", wrapped(mapping.sectionList.suffix, name.tree)), ("minContains", isDemanded ? 1 : 0),
        ("maxContains", section.isRepeated ? nil : 1),
      ])
    }
  }

  /// A name, which may be sent as a number.
  private func name(_ text: String, isNumber: Bool) -> JSONTree {
    guard isNumber, let number = Int64(text) else { return ["const": .string(text)] }
    return ["enum": [.integer(number), .string(text)]]
  }

  /// A value at the end of a path.
  private func wrapped(_ path: WirePath, _ schema: JSONTree) -> JSONTree {
    let object = ObjectSchema()
    object.add(path.keys, schema, isRequired: true)
    return object.tree
  }

  // MARK: Sections

  /// A section at its place.
  func schema(of section: ScreenSection, _ mapping: ResponseMapping) -> JSONTree {
    guard let index = mapping.sectionsByName[section.name.wire] else { return true }
    let mapped = mapping.sections[index]
    let object = ObjectSchema()
    if case .path(let path) = mapping.sectionName {
      object.add(path.keys, name(section.name.wire, isNumber: mapping.numbers.contains(.section)), isRequired: true)
    }
    if section.isRepeated, case .path(let path)? = mapping.identifier {
      let text: JSONTree = ["type": ["string", "null"], "minLength": 1]
      let number: JSONTree = ["anyOf": [reference(.builtIn(.type(.numericID))), ["type": "null"]]]
      object.add(path.keys, mapping.numbers.contains(.sectionId) ? number : text, isRequired: false)
    }
    for (part, declared) in [(mapped.header, section.header), (mapped.footer, section.footer)] {
      guard let part, let declared else { continue }
      // Beside other keys it is there if one of its fields is.
      let schema = part.path.steps.isEmpty ? beside(declared.component) : orNull(declared.component)
      object.add(part.path.keys, schema, isRequired: false)
    }
    for (key, path) in mapped.values {
      if key == .failed { object.add(path.keys, ["type": "boolean"], isRequired: false) }
    }
    let schemas = fromServer(section)
    for (key, path) in mapped.values {
      guard let schema = schemas.first(where: { $0.key == keys[key] })?.value else { continue }
      object.add(path.keys, schema, isRequired: false)
    }
    let list = mapped.units.list
    object.add(list.container.keys, units(of: section, mapped.units, mapping), isRequired: list.each != nil)
    return JSONTree.members([("description", description(section.documentation))]).adding(object.tree)
  }

  /// Whether all of the fields of a header that is beside other keys fit, if it is there.
  private func beside(_ component: ID<Component>) -> JSONTree {
    let value: JSONTree = ["not": ["type": "null"]]
    let isThere = screen.contract.components[component].fields.map { field in
      JSONTree.members([
        ("properties", .members([(field.name.wire, value)])),
        ("required", [.string(field.name.wire)]),
      ])
    }
    return ["if": ["anyOf": .array(isThere)], "then": reference(.component(component))]
  }

  private func orNull(_ component: ID<Component>) -> JSONTree {
    ["anyOf": [reference(.component(component)), ["type": "null"]]]
  }

  // MARK: Units

  private func units(
    of section: ScreenSection, _ units: ResponseMapping.Units, _ mapping: ResponseMapping
  ) -> JSONTree {
    let ids = screen.contract.withFallbacks(section.units.map { $0.component })
    let alternatives = ids.map { self.unit($0, units) }
    var unit: JSONTree = alternatives.count == 1 ? alternatives[0] : ["oneOf": .array(alternatives)]
    if let entities = mapping.entities {
      unit = ["anyOf": .array(references(to: entities, of: ids, units) + [unit])]
    }
    let wrappedUnit = wrapped(units.list.suffix, unit)
    let (least, most) = (count(section.properties[.minItems]), count(section.properties[.maxItems]))
    switch units.list.each {
    case nil: return units.list.steps.isEmpty ? unit : ["anyOf": [unit, ["type": "null"]]]
    case .elements?:
      return .members([
        ("type", "array"), ("items", wrappedUnit), ("minItems", least.map { .integer($0) }),
        ("maxItems", most.map { .integer($0) }),
      ])
    case .members?, .key?:
      return .members([
        ("type", "object"), ("additionalProperties", wrappedUnit),
        // The keys are identities.
        ("propertyNames", ["minLength": 1, "maxLength": 2_048]), ("minProperties", least.map { .integer($0) }),
        ("maxProperties", most.map { .integer($0) }),
      ])
    }
  }

  /// What refers to an entity, for each component that it may be.
  private func references(
    to entities: ResponseMapping.Entities, of ids: [ID<Component>], _ units: ResponseMapping.Units
  ) -> [JSONTree] {
    let value: JSONTree = ["type": ["string", "number"]]
    if entities.refersByValue { return [value] }
    return ids.map { id in
      let object = ObjectSchema()
      for path in entities.id { object.add(path.keys, value, isRequired: true) }
      addType(of: id, units, to: object)
      return object.tree
    }
  }

  private func addType(of id: ID<Component>, _ units: ResponseMapping.Units, to object: ObjectSchema) {
    guard case .paths(let paths) = units.type else { return }
    let texts = ResponseMapping.texts(of: screen.contract.components[id].name.wire, count: paths.count)
    for (path, text) in zip(paths, texts) {
      object.add(path.keys, name(text, isNumber: units.typeIsNumber), isRequired: true)
    }
  }

  /// The entities: units, and others to which no unit refers if something tells them apart.
  private func entities(_ place: ResponseMapping.Entities, _ mapping: ResponseMapping) -> JSONTree {
    var units: [JSONTree] = []
    var types: [JSONTree] = []
    var seen: Set<[UInt8]> = []
    for (section, mapped) in zip(screen.sections, mapping.sections) {
      for id in screen.contract.withFallbacks(section.units.map { $0.component }) {
        let unit = unit(id, mapped.units)
        guard seen.insert(unit.bytes).inserted else { continue }
        units.append(unit)
        guard case .paths = mapped.units.type else { continue }
        let object = ObjectSchema()
        addType(of: id, mapped.units, to: object)
        types.append(object.tree)
      }
    }
    if types.count == units.count { units.append(["not": ["anyOf": .array(types)]]) }
    let entity = wrapped(place.list.suffix, units.count == 1 ? units[0] : ["anyOf": .array(units)])
    return place.list.each == .elements
      ? ["type": "array", "items": entity] : ["type": "object", "additionalProperties": entity]
  }

  /// A unit of a component, with its data and what tells it apart at their places.
  private func unit(_ id: ID<Component>, _ units: ResponseMapping.Units) -> JSONTree {
    let component = screen.contract.components[id]
    let object = ObjectSchema()
    addType(of: id, units, to: object)
    var data = reference(.component(id))
    var holder: [String] = []
    if case .onlyKey = units.type { holder = [component.name.wire] }
    var fields = component.fields
    if let identity = component.identity, let place = units.identity {
      // The identity is elsewhere, and all other fields are in the data.
      fields.removeAll { $0.name.source == identity.name.source }
      data = self.object(of: component.name, component.documentation, fields)
      if case .path(let path) = place {
        object.add(path.keys, schema(of: identity, in: component.name), isRequired: true)
      }
    }
    // The only key of a unit leads to its data.
    let isRequired = fields.contains { $0.isRequired } || !holder.isEmpty
    object.add(holder + units.data.keys, data, isRequired: isRequired)
    return object.tree
  }
}
