/// The form of a server's responses: `wire` of a screen and of its sections, with the names that the screen declares. It converts a response of the server to the canonical form, and one in that form back.
package struct ResponseMapping: Sendable {
  /// The values beside the sections that the server sends, in the order of the format.
  package let envelope: [(key: ResponseKey, path: WirePath)]
  package let bars: [(key: ResponseKey, part: Part)]
  package let sectionList: WirePath
  package let sectionName: NamePlace
  /// The place of the identifier of a repeated section; `nil` if it has none.
  package let identifier: NamePlace?
  package let sections: [Section]
  /// The index of each section by its wire name.
  package let sectionsByName: [String: Int]
  /// The wire name of the identity of each component, by that of the component.
  package let identities: [String: String]
  /// The wire names of the fields of each component.
  package let fields: [String: [String]]

  /// The entities to which units refer; `nil` if units are in their lists only.
  package let entities: Entities?
  /// The keys of sections whose values are names of digits, which the server sends as numbers.
  package let numbers: Set<ResponseKey>
  /// The number of the first page.
  package let firstPage: Int64

  /// The place of the name of a section.
  package enum NamePlace: Sendable {
    case path(WirePath)
    /// The key of the member that the section is.
    case key
    /// Its position.
    case index
    /// The screen has one section.
    case only
  }

  /// A section of the screen.
  package struct Section: Sendable {
    package let name: String
    package let isRepeated: Bool
    package let units: Units
    package let header: Part?
    package let footer: Part?
    /// Whether its backend failed, and what a response may set.
    package let values: [(key: ResponseKey, path: WirePath)]

    package init(
      name: String, isRepeated: Bool, units: Units, header: Part? = nil, footer: Part? = nil,
      values: [(key: ResponseKey, path: WirePath)] = []
    ) {
      (self.name, self.isRepeated, self.units) = (name, isRepeated, units)
      (self.header, self.footer, self.values) = (header, footer, values)
    }
  }

  /// A header, footer or bar, of which the server sends the data.
  package struct Part: Sendable {
    /// The wire name of its component.
    package let type: String
    package let path: WirePath
    /// The keys of its data, beside which others are if `path` is the whole section.
    package let fields: [String]

    package init(type: String, path: WirePath, fields: [String]) {
      (self.type, self.path, self.fields) = (type, path, fields)
    }
  }

  /// The units of a section.
  package struct Units: Sendable {
    package let list: WirePath
    package let type: TypePlace
    /// Whether the type is digits, which the server sends as a number.
    package let typeIsNumber: Bool
    package let data: WirePath
    package let identity: IdentityPlace?
    /// The keys beside the data of a unit that are none of them, if the data are the unit itself.
    package let ownKeys: [String]

    package init(
      list: WirePath, type: TypePlace, typeIsNumber: Bool, data: WirePath, identity: IdentityPlace?, ownKeys: [String]
    ) {
      (self.list, self.type, self.typeIsNumber, self.data) = (list, type, typeIsNumber, data)
      (self.identity, self.ownKeys) = (identity, ownKeys)
    }
  }

  /// Entities that are elsewhere in a response than the units that they are.
  package struct Entities: Sendable {
    package let list: WirePath
    /// The places in an entity of the values that identify it; none if that is its key.
    package let id: [WirePath]

    package init(list: WirePath, id: [WirePath]) { (self.list, self.id) = (list, id) }

    /// The number of units of a response that one entity may be, so that a response cannot grow without end.
    package static let mostUses = 32
  }

  /// The place of the type of a unit.
  package enum TypePlace: Sendable {
    /// The texts at paths, with strokes between them.
    case paths([WirePath])
    case onlyKey
    /// All units have this type.
    case only(String)
  }

  /// The place of the identity of a unit, if it is not in the data.
  package enum IdentityPlace: Sendable {
    case path(WirePath)
    case key
  }

  /// A mapping that is put together elsewhere than in a screen.
  package init(
    envelope: [(key: ResponseKey, path: WirePath)], sectionList: WirePath, sectionName: NamePlace,
    identifier: NamePlace?, sections: [Section], identities: [String: String], entities: Entities?,
    _ keys: ResponseKeys
  ) {
    (self.envelope, self.sectionList, self.sectionName) = (envelope, sectionList, sectionName)
    (self.identifier, self.sections, self.identities) = (identifier, sections, identities)
    sectionsByName = Dictionary(keepingFirst: sections.enumerated().map { ($0.element.name, $0.offset) })
    (bars, fields, self.entities) = ([], [:], entities)
    (numbers, firstPage) = (keys.numbers, keys.firstPage)
  }

  /// A key of arranged responses that no reader knows: it is there twice for each key that is repeated in the response of the server.
  package static var repeatedKey: String { "repeated" }

  /// The number of a page in the canonical form; `nil` if it has too many digits.
  package func canonicalPage(_ page: Int64) -> Int64? {
    let (number, isOverflow) = page.subtractingReportingOverflow(firstPage)
    return isOverflow ? nil : number
  }

  /// Whether the position of a section is its name.
  package var isByPosition: Bool { if case .index = sectionName { true } else { false } }

  /// Whether a response is one section.
  package var isOneSection: Bool { if case .only = sectionName { true } else { false } }

  /// The texts that a type consists of if several values are together the type: those between strokes, of which the last one may
  /// have more.
  package static func texts(of type: String, count: Int) -> [String] {
    type.utf8.split(separator: UInt8(ascii: "/"), maxSplits: count - 1, omittingEmptySubsequences: false).map {
      String(decoding: Array($0), as: UTF8.self)
    }
  }
}

// MARK: - Of a screen

extension ResponseMapping {
  /// The mapping of a screen; `nil` if its responses have the canonical form, or one with other names of keys.
  package init?(_ screen: Screen) {
    let keys = screen.responseKeys
    guard keys.isMapped else { return nil }
    let places = MappedPlaces(keys: keys, own: ResponseKeys(), contract: screen.contract)
    envelope = ResponseKey.allCases.compactMap { key in
      guard key.object == .response, key.isOfFormat, ![.sectionList, .topBar, .bottomBar].contains(key) else {
        return nil
      }
      return places.path(key).map { (key, $0) }
    }
    (numbers, firstPage) = (keys.numbers, keys.firstPage)
    bars = screen.bars.entries.map { bar, declared in
      (ResponseKey(bar), places.part(ResponseKey(bar), declared.component))
    }
    entities = keys.place(of: .entityList)?.paths.first.map { list in
      Entities(list: list, id: keys.place(of: .entityId)?.paths ?? [])
    }
    let list = Self.listPath(keys.place(of: .sectionList), .sectionList)
    let name = Self.namePlace(keys.place(of: .section))
    let usual = list.each == nil ? NamePlace.only : .path(WirePath([.key(ResponseKey.section.rawValue)]))
    let identifier = Self.namePlace(keys.place(of: .sectionId))
    (sectionList, sectionName, self.identifier) = (list, name ?? usual, identifier)
    let nameKeys = [name ?? usual, identifier].compactMap { place in
      if case .path(let path)? = place { path.keys.first } else { nil }
    }
    sections = screen.sections.map { Self.section($0, keys, screen.contract, nameKeys) }
    sectionsByName = Dictionary(keepingFirst: sections.enumerated().map { ($0.element.name, $0.offset) })
    let components = screen.contract.components.elements
    identities = Dictionary(
      keepingFirst: components.compactMap { component in component.identity.map { (component.name.wire, $0.name.wire) }
      })
    fields = Dictionary(keepingFirst: components.map { ($0.name.wire, $0.fields.map { $0.name.wire }) })
  }

  private static func namePlace(_ place: ResponsePlace?) -> NamePlace? {
    switch place {
    case .source(.index)?: .index
    case .source?: .key
    case let place?: place.paths.first.map { .path($0) }
    case nil: nil
    }
  }

  private static func section(
    _ section: ScreenSection, _ keys: ResponseKeys, _ contract: Contract, _ nameKeys: [String]
  ) -> Section {
    let places = MappedPlaces(keys: keys, own: section.responseKeys, contract: contract)
    let header = section.header.map { places.part(.header, $0.component) }
    let footer = section.footer.map { places.part(.footer, $0.component) }
    var values: [(key: ResponseKey, path: WirePath)] = []
    if let failed = places.path(.failed) { values.append((.failed, failed)) }
    if case .fromServer? = section.properties[.fromServer] {
      for (_, key) in FromServer.properties { values.append((key, places.path(key) ?? WirePath([.key(key.rawValue)]))) }
    }
    let parts = [header, footer].compactMap { $0?.path } + values.map { $0.path }
    let units = units(of: section, places, sectionKeys: nameKeys + parts.compactMap { $0.keys.first })
    return Section(
      name: section.name.wire, isRepeated: section.isRepeated, units: units, header: header, footer: footer,
      values: values)
  }

  /// The path of a list; a name is that of an array.
  private static func listPath(_ place: ResponsePlace?, _ key: ResponseKey) -> WirePath {
    switch place {
    case .paths(let paths)?: paths[0]
    case .name(let name)?: WirePath([.key(name), .elements])
    default: WirePath([.key(key.rawValue), .elements])
    }
  }

  private static func units(of section: ScreenSection, _ places: MappedPlaces, sectionKeys: [String]) -> Units {
    // A name of `units` is that of the array, if there is no path to its elements.
    let list = [places.own, places.keys].compactMap { $0.place(of: .unitList) ?? $0.place(of: .units) }.first
    let listPath = Self.listPath(list, .units)
    let type: TypePlace
    var ownKeys: [String] = []
    switch places.place(.unitType) {
    case .source(.section)?:
      type = .only(section.units.first.map { places.contract.components[$0.component].name.wire } ?? "")
    case .source?: type = .onlyKey
    case let place:
      let paths = place?.paths ?? [WirePath([.key(ResponseKey.unitType.rawValue)])]
      type = .paths(paths)
      ownKeys = paths.compactMap { $0.keys.first }
    }
    let identity: IdentityPlace? =
      switch places.place(.id) {
      case .source?: .key
      case let place?: .path(place.paths[0])
      case nil: nil
      }
    // A key through which the path of the identity leads is no field, either.
    if case .path(let path)? = identity, let key = path.keys.first { ownKeys.append(key) }
    if listPath.steps.isEmpty { ownKeys += sectionKeys }
    let isOnlyKey = if case .onlyKey = type { true } else { false }
    let data = places.path(.data) ?? (isOnlyKey ? .whole : WirePath([.key(ResponseKey.data.rawValue)]))
    return Units(
      list: listPath, type: type, typeIsNumber: places.entry(.unitType)?.form == .number, data: data,
      identity: identity, ownKeys: ownKeys)
  }
}

/// The places of a section, or of a screen, in responses.
private struct MappedPlaces {
  let keys: ResponseKeys
  let own: ResponseKeys
  let contract: Contract

  func entry(_ key: ResponseKey) -> ResponseKeys.Entry? { own.entry(of: key) ?? keys.entry(of: key) }

  func place(_ key: ResponseKey) -> ResponsePlace? { entry(key)?.place }

  func path(_ key: ResponseKey) -> WirePath? { place(key)?.paths.first }

  func part(_ key: ResponseKey, _ component: ID<Component>) -> ResponseMapping.Part {
    let component = contract.components[component]
    return ResponseMapping.Part(
      type: component.name.wire, path: path(key) ?? WirePath([.key(key.rawValue)]),
      fields: component.fields.map { $0.name.wire })
  }
}
