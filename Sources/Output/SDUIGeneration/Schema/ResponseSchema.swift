import SDUIIR
import SDUIJSON

/// Writes the JSON Schema (2020-12) of a screen's responses: what its server may send, in canonical form.
///
/// Unknown keys are allowed everywhere, since later versions bring some. The rules that a schema cannot express are in
/// its `$comment` and in `Grammar/WIRE.md`.
package func encodeResponseSchema(_ screen: Screen) -> [UInt8] {
  ResponseSchema(of: screen, as: .jsonSchema).document.bytes
}

/// The schema of one screen's responses, part by part.
///
/// It is written for validators and for generators of code alike. The parts for which a generator makes types are in
/// `properties` and in alternatives that a constant distinguishes; rules that no type can hold are in `if` and
/// `dependentSchemas`, which generators ignore.
struct ResponseSchema {
  let screen: Screen
  let form: SchemaForm
  let reached: ReachedTypes
  let names: DefinitionNames
  /// The names of the keys of responses.
  let keys: ResponseKeys
  /// Where they are, if the server has a form of its own.
  let mapping: ResponseMapping?

  init(of screen: Screen, as form: SchemaForm) {
    self.screen = screen
    self.form = form
    keys = screen.responseKeys
    mapping = ResponseMapping(screen)
    reached = ReachedTypes(from: screen)
    names = DefinitionNames(of: screen, reached)
  }

  /// The whole JSON Schema.
  var document: JSONTree {
    let head: JSONTree = [
      "$schema": "https://json-schema.org/draft/2020-12/schema", "title": .string(names[.response]),
    ]
    return head.adding(response).adding(["$defs": .members(definitions)])
  }

  /// A response, as an object whose parts are definitions.
  var response: JSONTree {
    if let mapping { return response(mapping) }
    return .members([
      ("$comment", .string(remark)),
      ("description", description(screen.documentation)),
      ("type", "object"),
      ("properties", properties),
      ("required", required([.sdui, .screen, .layoutId, .page, .hasNext, .sectionList])),
      ("if", asksByCursor ? ["properties": [keys[.hasNext]: ["const": true]], "required": required([.hasNext])] : nil),
      ("then", asksByCursor ? ["properties": [keys[.next]: ["type": "string"]], "required": required([.next])] : nil),
      ("dependentSchemas", pageRules),
    ])
  }

  private var remark: String {
    "Written by sduic from the screen's contract. This schema cannot check that a unit "
      + "(\(keys[.sectionId]), \(keys[.unitType]), id) occurs once in a page; that \(keys[.layoutId]) is the hash of "
      + "the layout; that a URL leads somewhere; that no key is written twice; what later pages add up to."
  }

  /// Whether the next page is requested by cursor, so that a page with a next one has a cursor.
  private var asksByCursor: Bool {
    guard case .pagination(let pagination)? = screen.properties[.pagination] else { return false }
    return pagination.style == .cursor
  }

  private var properties: JSONTree {
    head.adding(bars).adding([
      keys[.sectionList]: list(of: screen.sections, named: .screenSection)
    ])
  }

  /// The schema of the screen's bars.
  private var bars: JSONTree {
    .members(
      screen.bars.entries.map { bar, declared in
        (keys[ResponseKey(bar)], names.has(.bar(bar)) ? reference(.bar(bar)) : unit(among: [declared.component]))
      })
  }

  var head: JSONTree {
    let firstPage = mapping?.firstPage ?? 0
    return [
      keys[.sdui]: [
        "description": "The version of the format.", "type": "string", "pattern": "^1\\.(?:0|[1-9][0-9]*)$",
      ],
      keys[.screen]: ["description": "The name of the screen.", "const": .string(screen.name.wire)],
      keys[.layoutId]: [
        "description": "The name of the layout: SHA-256 of its canonical bytes, in hexadecimal.", "type": "string",
        "pattern": "^[0-9a-f]{64}$",
      ],
      keys[.layout]: [
        "description": "The layout, where it is sent along.", "type": "object", "required": ["sections"],
      ],
      keys[.variants]: ["description": "What conditions were resolved to.", "type": "object"],
      keys[.page]: [
        "description": .string("The number of the page, from \(firstPage)."), "type": "integer",
        "minimum": .integer(firstPage), "maximum": .integer(firstPage + 1 << 53),
      ],
      keys[.hasNext]: ["description": "Whether there is another page.", "type": "boolean"],
      keys[.next]: ["description": "The cursor of the next page.", "type": ["string", "null"]],
    ]
  }
}

// MARK: - Lists of sections

extension ResponseSchema {
  /// Any of some sections; where all are alternatives of one definition, that.
  func list(of sections: [ScreenSection], named key: DefinitionNames.Key) -> JSONTree {
    let isUnique = sections.allSatisfy { !$0.isRepeated }
    return .members([
      ("description", "The sections, from top to bottom."), ("type", "array"),
      ("items", sections.isEmpty ? nil : names.has(key) ? reference(key) : sectionChoice(sections)),
      ("maxItems", sections.isEmpty ? 0 : nil),
      // What `onceEach` says already, in a word that generators know.
      ("uniqueItems", isUnique && !sections.isEmpty ? true : nil),
    ])
  }

  /// One of some sections.
  func sectionChoice(_ sections: [ScreenSection]) -> JSONTree {
    choice(by: keys[.section], sections.map { ($0.name.wire, .section($0.name.wire)) })
  }

  /// None of some sections twice, unless it is repeated.
  func onceEach(_ sections: [ScreenSection]) -> JSONTree? {
    let once = sections.filter { !$0.isRepeated }.map { section in
      contains(section).adding(["minContains": 0, "maxContains": 1])
    }
    return once.isEmpty ? nil : ["allOf": .array(once)]
  }

  /// The rules of a page's list of sections, which no type of it holds.
  private var pageRules: JSONTree? {
    let list = onceEach(screen.sections).map { JSONTree.members([("properties", [keys[.sectionList]: $0])]) }
    let first = firstPage.map { rule in
      JSONTree.members([
        ("if", ["properties": [keys[.page]: ["const": 0]]]), ("then", ["properties": [keys[.sectionList]: rule]]),
      ])
    }
    return list == nil && first == nil ? nil : .members([(keys[.sectionList], list), (keys[.page], first)])
  }

  /// The rule for page 0 only: it has the essential sections; if the order is fixed, it has all of them in order.
  private var firstPage: JSONTree? {
    if screen.properties[.sectionOrder] == .keyword(.fixed) {
      return fixedOrder
    }
    let essential = screen.sections.filter { $0.isEssential }.map(contains)
    return essential.isEmpty ? nil : ["allOf": .array(essential)]
  }

  /// All sections in their order, as far as the first repeated one: a schema cannot say how many of it there are.
  private var fixedOrder: JSONTree? {
    let known = screen.sections.prefix { !$0.isRepeated }
    let order = known.map { section -> JSONTree in
      ["properties": [keys[.section]: ["const": .string(section.name.wire)]]]
    }
    let others = screen.sections.dropFirst(known.count).map(contains)
    if screen.sections.isEmpty { return nil }
    return .members([
      ("prefixItems", order.isEmpty ? nil : .array(order)), ("minItems", .integer(Int64(screen.sections.count))),
      ("allOf", others.isEmpty ? nil : .array(others)),
    ])
  }

  private func contains(_ section: ScreenSection) -> JSONTree {
    [
      "contains": [
        "type": "object", "properties": [keys[.section]: ["const": .string(section.name.wire)]],
        "required": required([.section]),
      ]
    ]
  }

  /// The keys that an object must have, as they are called.
  func required(_ names: [ResponseKey]) -> JSONTree { .array(names.map { .string(keys[$0]) }) }
}
