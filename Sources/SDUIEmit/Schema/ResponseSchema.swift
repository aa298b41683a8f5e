import SDUIIR

/// Writes the JSON Schema (2020-12) of a screen's responses: what its server may send, in canonical form.
///
/// Unknown keys are allowed everywhere, since later versions bring some. What a schema cannot say stands in its
/// `$comment` and in `Grammar/WIRE.md`.
public func encodeResponseSchema(_ screen: Screen) -> [UInt8] { ResponseSchema(of: screen).document.bytes }

/// The schema of one screen's responses, part by part.
struct ResponseSchema {
  let screen: Screen
  let reached: ReachedTypes
  /// What the keys of responses are called.
  let keys: ResponseKeys

  init(of screen: Screen) {
    self.screen = screen
    keys = screen.responseKeys
    reached = ReachedTypes(from: screen)
  }

  /// The whole schema.
  var document: JSONTree {
    .members([
      ("$schema", "https://json-schema.org/draft/2020-12/schema"),
      ("$comment", .string(remark)),
      ("title", .string("A response of the screen \(screen.name.source)")),
      ("description", description(screen.documentation)),
      ("type", "object"),
      ("properties", properties),
      ("required", required([.sdui, .screen, .layoutId, .page, .hasNext, .sectionList])),
      ("if", ["properties": [keys[.page]: ["const": 0]], "required": required([.page])]),
      ("then", firstPage), ("allOf", cursorRule),
      ("$defs", definitions),
    ])
  }

  private var remark: String {
    "Written by sduic from the screen's contract. A schema cannot say, and this one does not check: that a unit "
      + "(\(keys[.sectionId]), \(keys[.unitType]), id) stands once in a page; the least and greatest Decimal; that \(keys[.layoutId]) is the hash of "
      + "the layout; that a URL leads somewhere; that no key is written twice; what later pages add up to."
  }

  /// Where pages are asked for by cursor, a page with a next one says its cursor.
  private var cursorRule: JSONTree? {
    guard case .pagination(let pagination)? = screen.properties[.pagination], pagination.style == .cursor else {
      return nil
    }
    return [
      [
        "if": ["properties": [keys[.hasNext]: ["const": true]], "required": required([.hasNext])],
        "then": ["properties": [keys[.next]: ["type": "string"]], "required": required([.next])],
      ]
    ]
  }

  private var properties: JSONTree {
    [
      keys[.sdui]: [
        "title": "Version of the format", "type": "string", "pattern": "^1\\.(?:0|[1-9][0-9]*)$",
      ],
      keys[.screen]: ["title": "Name of the screen", "const": .string(screen.name.wire)],
      keys[.layoutId]: [
        "title": "Name of the layout", "description": "SHA-256 of the layout's canonical bytes, in hexadecimal.",
        "type": "string", "pattern": "^[0-9a-f]{64}$",
      ],
      keys[.layout]: [
        "title": "The layout, where it is sent along", "type": "object", "required": ["sections"],
      ],
      keys[.variants]: ["title": "What conditions were resolved to", "type": "object"],
      keys[.page]: [
        "title": "Number of the page, from 0", "type": "integer", "minimum": 0, "maximum": 9_007_199_254_740_992,
      ],
      keys[.hasNext]: ["title": "Whether there is another page", "type": "boolean"],
      keys[.next]: ["title": "Cursor of the next page", "type": ["string", "null"]],
      keys[.sectionList]: list(of: screen.sections),
    ]
  }

  /// Any of some sections, none of them twice unless it is repeated.
  private func list(of sections: [Section]) -> JSONTree {
    let names = sections.map { JSONTree.string($0.name.wire) }
    let choices = sections.map { section in
      Self.choice(keys[.section], section.name.wire, Self.reference("section", section.name.wire))
    }
    let once = sections.filter { !$0.isRepeated }.map { section in
      contains(section).adding(["minContains": 0, "maxContains": 1])
    }
    return .members([
      ("title", "The sections, from top to bottom"), ("type", "array"),
      (
        "items",
        .members([
          ("type", "object"), ("properties", [keys[.section]: ["enum": .array(names)]]),
          ("required", required([.section])),
          ("allOf", choices.isEmpty ? nil : .array(choices)),
        ])
      ),
      ("allOf", once.isEmpty ? nil : .array(once)),
    ])
  }

  /// What holds for page 0 only: essential sections stand there; where the order is fixed, all do and in their order.
  private var firstPage: JSONTree {
    if screen.properties[.sectionOrder] == .keyword(.fixed) {
      return fixedOrder
    }
    let essential = screen.sections.filter(\.isEssential).map(contains)
    return essential.isEmpty ? true : ["properties": [keys[.sectionList]: ["allOf": .array(essential)]]]
  }

  /// All sections in their order, as far as the first repeated one: a schema cannot say how many of it there are.
  private var fixedOrder: JSONTree {
    let known = screen.sections.prefix { !$0.isRepeated }
    let order = known.map { section -> JSONTree in
      ["properties": [keys[.section]: ["const": .string(section.name.wire)]]]
    }
    let others = screen.sections.dropFirst(known.count).map(contains)
    if screen.sections.isEmpty { return true }
    return [
      "properties": [
        keys[.sectionList]: .members([
          ("prefixItems", order.isEmpty ? nil : .array(order)), ("minItems", .integer(Int64(screen.sections.count))),
          ("allOf", others.isEmpty ? nil : .array(others)),
        ])
      ]
    ]
  }

  private func contains(_ section: Section) -> JSONTree {
    [
      "contains": [
        "type": "object", "properties": [keys[.section]: ["const": .string(section.name.wire)]],
        "required": required([.section]),
      ]
    ]
  }
}

// MARK: - Sections and units

extension ResponseSchema {
  /// One entry of the list of sections.
  func schema(of section: Section) -> JSONTree {
    let name = JSONTree.string(section.name.wire)
    let failure = unitsWhereFailed(section)
    let parts: [(key: String, value: JSONTree?)] = [
      (keys[.section], ["const": name]),
      (keys[.sectionId], section.isRepeated ? Self.ownIdentifier : ["const": name]),
      (keys[.header], section.header.map { unit(among: [$0.component]) } ?? Self.nothing),
      (keys[.footer], section.footer.map { unit(among: [$0.component]) } ?? Self.nothing),
      section.kind == .stack
        ? (keys[.sections], list(of: section.sections))
        : (keys[.units], failure == nil ? units(of: section, isFailed: false) : nil),
      (keys[.failed], Self.failed(section)),
    ]
    return .members([
      ("title", .string(section.name.source)), ("description", description(section.documentation)),
      ("type", "object"), ("properties", .members(parts + fromServer(section))),
      (
        "required",
        required([.section] + (section.isRepeated ? [] : [.sectionId]) + [section.kind == .stack ? .sections : .units])
      ),
      ("if", failure.map { _ in ["properties": [keys[.failed]: ["const": true]], "required": required([.failed])] }),
      ("then", failure),
      ("else", failure.map { _ in ["properties": [keys[.units]: units(of: section, isFailed: false)]] }),
    ])
  }

  /// Said of a section whose backend failed.
  private static func failed(_ section: Section) -> JSONTree {
    [
      "title": "Whether its backend failed",
      "description": section.failure == nil
        ? "Then the section is hidden." : "Then `onFailure` stands in place of items.",
      "type": "boolean",
    ]
  }

  /// What stands in a section whose backend failed, if that differs: then it need not have its least number of items.
  private func unitsWhereFailed(_ section: Section) -> JSONTree? {
    guard section.kind != .stack, section.properties[.minItems] != nil else { return nil }
    return ["properties": [keys[.units]: units(of: section, isFailed: true)]]
  }

  /// What tells repeated sections apart.
  private static let ownIdentifier: JSONTree = [
    "title": "Name of this one among the repeated",
    "description": "Pages are joined by it. A section without one stands on its page only.",
    "type": ["string", "null"], "minLength": 1,
  ]

  private func units(of section: Section, isFailed: Bool) -> JSONTree {
    let units = list(of: unit(among: section.units.map(\.component)), in: section, isFailed: isFailed)
    return section.bundle.map { bundledUnits($0, of: section, isFailed: isFailed, else: units) } ?? units
  }

  /// As many as the section may have.
  func list(of items: JSONTree, in section: Section, isFailed: Bool) -> JSONTree {
    .members([
      ("type", "array"), ("items", items), ("minItems", isFailed ? nil : count(section.properties[.minItems])),
      ("maxItems", count(section.properties[.maxItems])),
    ])
  }

  /// What no value is; written out, since some validators lose the place of a mere `false`.
  private static let nothing: JSONTree = ["$comment": "The section declares none.", "not": .object([])]

  private func count(_ value: PropertyValue?) -> JSONTree? {
    guard case .count(let count)? = value else { return nil }
    return .integer(count)
  }

  /// `{ "unitType", "data" }` of one of some components.
  private func unit(among ids: [ID<Component>]) -> JSONTree {
    let components = screen.contract.withFallbacks(ids).map { screen.contract.components[$0] }
    if components.count == 1 {
      let name: JSONTree = [keys[.unitType]: ["const": .string(components[0].name.wire)]]
      return .members([
        ("type", "object"), ("properties", name.adding(data(of: components[0]))),
        ("required", required(hasOptionalData(components[0]) ? [.unitType] : [.unitType, .data])),
      ])
    }
    let choices = components.map { component in
      let required: JSONTree? = hasOptionalData(component) ? nil : required([.data])
      return Self.choice(
        keys[.unitType], component.name.wire, .members([("properties", data(of: component)), ("required", required)]))
    }
    return .members([
      ("type", "object"),
      ("properties", [keys[.unitType]: ["enum": .array(components.map { .string($0.name.wire) })]]),
      ("required", required([.unitType])), ("allOf", choices.isEmpty ? nil : .array(choices)),
    ])
  }

  private func data(of component: Component) -> JSONTree {
    [keys[.data]: Self.reference("component", component.name.wire)]
  }

  /// Data stand in every unit, unless they are the value of one field that may be missing.
  private func hasOptionalData(_ component: Component) -> Bool {
    Field.isDataItself(component.fields) && !component.fields[0].isRequired
  }

  /// The keys that an object must have, as they are called.
  func required(_ names: [ResponseKey]) -> JSONTree { .array(names.map { .string(keys[$0]) }) }

  /// What holds where a key has a value. So a report names the one thing that is wrong, where a list of alternatives
  /// would report each of them.
  static func choice(_ key: String, _ value: String, _ schema: JSONTree) -> JSONTree {
    [
      "if": ["properties": [key: ["const": .string(value)]], "required": [.string(key)]], "then": schema,
    ]
  }
}
