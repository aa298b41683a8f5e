import Foundation

/// The place of the elements of a list, in the responses of a server with a form of its own.
public struct MappedList: Sendable {
  /// The keys that lead to the array, or to the object whose members are the elements.
  let container: [String]
  /// `elements` or `members`; without it, the value is the only one.
  let each: String?
  /// The keys that lead from each of them to what is meant.
  let suffix: [String]

  /// A list at some keys.
  public init(container: [String], each: String? = nil, suffix: [String] = []) {
    (self.container, self.each, self.suffix) = (container, each, suffix)
  }
}

/// A header, footer or bar, of which the server sends the data.
public struct MappedPart: Sendable {
  /// The name of its component.
  let type: String
  let path: [String]
  /// The keys of the data, beside which others are if there is no path.
  let fields: [String]

  /// The data of a component at some keys.
  public init(type: String, path: [String], fields: [String]) {
    (self.type, self.path, self.fields) = (type, path, fields)
  }
}

/// Entities that are elsewhere in a response than the units that they are.
public struct MappedEntities: Sendable {
  let list: MappedList
  /// The places in an entity of the values that identify it; none if that is its key.
  let id: [[String]]

  /// Whether a unit refers to its entity by one value, and not by an object.
  var refersByValue: Bool { id.count < 2 }

  /// The number of units of a response that one entity may be, so that a response cannot grow without end.
  static let mostUses = 32

  /// The entities of a list.
  public init(list: MappedList, id: [[String]]) { (self.list, self.id) = (list, id) }
}

/// The units of a section.
public struct MappedUnits: Sendable {
  let list: MappedList
  /// The place of the type; of several values it is the texts with strokes between them.
  let type: [[String]]?
  /// Whether it is digits, which the server sends as a number.
  let typeIsNumber: Bool
  /// The type of all units, if nothing in them says it. Without both it is the only key of the unit.
  let only: String?
  let data: [String]
  /// The place of the identity, if it is not among the data.
  let identity: [String]?
  /// Whether it is the key of the member that the unit is.
  let identityIsKey: Bool
  /// Keys beside the data that are none of them.
  let ownKeys: Set<String>

  /// The units of a list.
  public init(
    list: MappedList, type: [[String]]? = nil, typeIsNumber: Bool = false, only: String? = nil, data: [String],
    identity: [String]? = nil, identityIsKey: Bool = false, ownKeys: Set<String>
  ) {
    (self.list, self.type, self.typeIsNumber, self.only, self.data) = (list, type, typeIsNumber, only, data)
    (self.identity, self.identityIsKey, self.ownKeys) = (identity, identityIsKey, ownKeys)
  }
}

/// A section of the screen.
public struct MappedSection: Sendable {
  let name: String
  let isRepeated: Bool
  let units: MappedUnits
  let header: MappedPart?
  let footer: MappedPart?
  /// Whether its backend failed, and what a response may set.
  let values: [String: [String]]

  /// A section with its parts.
  public init(
    name: String, isRepeated: Bool = false, units: MappedUnits, header: MappedPart? = nil, footer: MappedPart? = nil,
    values: [String: [String]] = [:]
  ) {
    (self.name, self.isRepeated, self.units) = (name, isRepeated, units)
    (self.header, self.footer, self.values) = (header, footer, values)
  }
}

/// The form of the responses of a server.
public struct ResponseMapping: Sendable {
  let envelope: [String: [String]]
  let bars: [String: MappedPart]
  let sectionList: MappedList
  /// The place of the name of a section. Otherwise it is that of the only section, or follows from something else.
  let name: [String]?
  /// `key` or `index`.
  let nameFrom: String?
  /// The place of the identifier of a repeated section.
  let identifier: [String]?
  let identifierIsKey: Bool
  let sections: [MappedSection]
  /// The key of the identity of each component that has one.
  let identities: [String: String]
  /// The keys beside the data that are fields of a component all the same.
  let fields: [String: [String]]
  /// The entities to which units refer.
  let entities: MappedEntities?
  /// Whether the names of sections are digits, which the server sends as numbers.
  let nameIsNumber: Bool
  /// Whether the identifiers of repeated sections are.
  let identifierIsNumber: Bool
  /// The number of the first page.
  let firstPage: Int

  /// The form of the responses of a screen.
  public init(
    envelope: [String: [String]], bars: [String: MappedPart], sectionList: MappedList, name: [String]? = nil,
    nameFrom: String? = nil, identifier: [String]? = nil, identifierIsKey: Bool = false, sections: [MappedSection],
    identities: [String: String], fields: [String: [String]], entities: MappedEntities? = nil,
    nameIsNumber: Bool = false, identifierIsNumber: Bool = false, firstPage: Int = 0
  ) {
    (self.envelope, self.bars, self.sectionList, self.sections) = (envelope, bars, sectionList, sections)
    (self.name, self.nameFrom, self.identifier, self.identifierIsKey) = (name, nameFrom, identifier, identifierIsKey)
    (self.identities, self.fields, self.entities) = (identities, fields, entities)
    (self.nameIsNumber, self.identifierIsNumber, self.firstPage) = (nameIsNumber, identifierIsNumber, firstPage)
  }

  /// Whether a response without the number of its page is the first one.
  var hasFirstPage: Bool { envelope["page"] != nil || envelope["next"] == nil }

  /// Whether a response is one section, without which there is no page.
  var isOneSection: Bool { name == nil && nameFrom == nil }

  /// Whether sections follow from their positions.
  var isByPosition: Bool { name == nil && nameFrom != "key" }

  /// The number of a page in the canonical form; `nil` if it is the one that was sent, or none.
  func canonicalPage(_ node: ResponseNode) -> String? {
    guard firstPage != 0, let page = node.number.flatMap({ ExactNumber($0)?.whole }), page > .min else { return nil }
    return String(page - Int64(firstPage))
  }

  /// Whether the server sends a key that a response in the canonical form must have.
  func requires(_ key: String) -> Bool { key == "sectionList" || envelope[key] != nil }
}

// MARK: - To the server's form

extension ResponseMapping {
  /// A response in the canonical form as the server sends it.
  func sent(_ response: JSONValue) -> JSONValue {
    guard case .object(let members) = response else { return response }
    var root: [String: JSONValue] = [:]
    for (key, path) in envelope {
      guard let value = members[key] else { continue }
      let page = key == "page" ? value.number.flatMap { Int($0) } : nil
      Self.put(page.map { .number(String($0 + firstPage)) } ?? value, at: path[...], in: &root)
    }
    for (key, part) in bars { Self.put(part, members[key], in: &root) }
    var written: [(key: String, value: JSONValue)] = []
    var positions: [Int: JSONValue] = [:]
    var entities = SentEntities(place: entities)
    for section in members["sectionList"]?.elements ?? [] {
      guard let name = section["section"]?.string, let index = sections.firstIndex(where: { $0.name.isExactly(name) })
      else { continue }
      let value = sent(section, sections[index], &entities)
      written.append(((identifierIsKey ? section["sectionId"]?.string : name) ?? "", value))
      positions[index] = value
    }
    if nameFrom == "index" {
      let count = (positions.keys.max() ?? -1) + 1
      written = (0..<count).map { ("", positions[$0] ?? .null) }
    }
    let response = Self.put(written, at: sectionList, in: root)
    guard let place = self.entities, case .object(let members) = response else { return response }
    return Self.put(entities.all, at: place.list, in: members)
  }

  private func sent(
    _ section: JSONValue, _ place: MappedSection, _ entities: inout SentEntities
  ) -> JSONValue {
    var result: [String: JSONValue] = [:]
    if let name, let value = section["section"] { Self.put(Self.name(value, nameIsNumber), at: name[...], in: &result) }
    if place.isRepeated, let identifier, let value = section["sectionId"] {
      Self.put(Self.name(value, identifierIsNumber), at: identifier[...], in: &result)
    }
    if let header = place.header { Self.put(header, section["header"], in: &result) }
    if let footer = place.footer { Self.put(footer, section["footer"], in: &result) }
    for (key, path) in place.values { if let value = section[key] { Self.put(value, at: path[...], in: &result) } }
    let units = (section["units"]?.elements ?? []).map { unit in
      let (key, value) = sent(unit: unit, place.units)
      let field = unit["unitType"]?.string.flatMap { identities[$0] }
      let reference = entities.reference(to: value, field.flatMap { unit["data"]?[$0] })
      return (key: key, value: reference ?? value)
    }
    return Self.put(units, at: place.units.list, in: result)
  }

  private func sent(unit: JSONValue, _ units: MappedUnits) -> (key: String, value: JSONValue) {
    let type = unit["unitType"]?.string ?? ""
    var result: [String: JSONValue] = [:]
    if let paths = units.type {
      let texts = type.split(separator: "/", maxSplits: paths.count - 1, omittingEmptySubsequences: false)
      for (path, text) in zip(paths, texts) {
        Self.put(Self.name(.text(String(text)), units.typeIsNumber), at: path[...], in: &result)
      }
    }
    var value = unit["data"]
    var identity: JSONValue?
    if units.identity != nil || units.identityIsKey, let field = identities[type],
      case .object(var members)? = value, let moved = members.removeValue(forKey: field)
    {
      (identity, value) = (moved, .object(members))
    }
    if let path = units.identity, let identity { Self.put(identity, at: path[...], in: &result) }
    let key = identity?.string ?? identity?.number ?? ""
    guard let value else { return (key, .object(result)) }
    let path = units.type == nil && units.only == nil ? [type] + units.data : units.data
    guard !path.isEmpty || value.isObject else { return (key, value) }
    Self.put(value, at: path[...], in: &result)
    return (key, .object(result))
  }

  /// A name, which the server may send as a number.
  private static func name(_ value: JSONValue, _ isNumber: Bool) -> JSONValue {
    guard isNumber, let text = value.string, text.isWholeNumber else { return value }
    return .number(text)
  }

  private static func put(_ part: MappedPart, _ unit: JSONValue?, in object: inout [String: JSONValue]) {
    if let data = unit?["data"] { put(data, at: part.path[...], in: &object) }
  }

  /// Puts a value at the end of a path. Objects that are there already get its members, and other values are replaced.
  static func put(_ value: JSONValue, at path: ArraySlice<String>, in object: inout [String: JSONValue]) {
    guard let key = path.first else {
      if case .object(let members) = value { object.merge(members) { $0.joined(with: $1) } }
      return
    }
    guard path.count > 1 else {
      object[key] = object[key]?.joined(with: value) ?? value
      return
    }
    var inner: [String: JSONValue] = [:]
    if case .object(let members)? = object[key] { inner = members }
    put(value, at: path.dropFirst(), in: &inner)
    object[key] = .object(inner)
  }

  /// Puts values into a list, or the only one in its place.
  private static func put(
    _ values: [(key: String, value: JSONValue)], at place: MappedList, in object: [String: JSONValue]
  ) -> JSONValue {
    func wrapped(_ value: JSONValue) -> JSONValue {
      if place.suffix.isEmpty { return value }
      var outer: [String: JSONValue] = [:]
      put(value, at: place.suffix[...], in: &outer)
      return .object(outer)
    }
    let list: JSONValue?
    switch place.each {
    case "elements": list = .list(values.map { wrapped($0.value) })
    case "members": list = .object(Dictionary(values.map { ($0.key, wrapped($0.value)) }) { _, last in last })
    default: list = values.first?.value
    }
    guard let list else { return .object(object) }
    if place.container.isEmpty, !list.isObject { return list }
    var object = object
    put(list, at: place.container[...], in: &object)
    return .object(object)
  }
}

extension JSONValue {
  subscript(key: String) -> JSONValue? {
    if case .object(let members) = self { members[key] } else { nil }
  }

  /// An object with the members of both; the other value, unless both are objects.
  fileprivate func joined(with other: JSONValue) -> JSONValue {
    guard case .object(let members) = self, case .object(let others) = other else { return other }
    return .object(members.merging(others) { $0.joined(with: $1) })
  }

  fileprivate var elements: [JSONValue]? { if case .list(let elements) = self { elements } else { nil } }
  var string: String? { if case .text(let text) = self { text } else { nil } }
  var number: String? { if case .number(let digits) = self { digits } else { nil } }
  fileprivate var isObject: Bool { if case .object = self { true } else { false } }
}
