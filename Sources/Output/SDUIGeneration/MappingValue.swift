import SDUIIR

/// A part of the mapping of a screen, as all languages construct it.
indirect enum MappingValue {
  case text(String)
  case integer(Int64)
  case yes
  case list([MappingValue])
  /// Values by texts of responses.
  case dictionary([(key: String, value: MappingValue)])
  /// A value of a type of the runtime, with its properties.
  case object(String, [(label: String, value: MappingValue)])

  static func path(_ path: WirePath) -> MappingValue { .list(path.keys.map { .text($0) }) }

  /// A list of texts, `nil` if there are none.
  static func texts(_ texts: [String]) -> MappingValue? { texts.isEmpty ? nil : .list(texts.map { .text($0) }) }
}

extension ResponseMapping {
  /// The mapping as its parts; what is usual is left out.
  var value: MappingValue {
    var path: WirePath?
    var source: String?
    switch sectionName {
    case .path(let own): path = own
    case .key: source = "key"
    case .index: source = "index"
    case .only: break
    }
    var identifierPath: WirePath?
    if case .path(let own)? = identifier { identifierPath = own }
    let isKey = if case .key? = identifier { true } else { false }
    let ownKeys = Set(sections.flatMap { $0.units.ownKeys })
    let declared = fields.sorted { $0.key < $1.key }.compactMap { type, keys -> (key: String, value: MappingValue)? in
      MappingValue.texts(keys.filter(ownKeys.contains)).map { (type, $0) }
    }
    let places: [(label: String, value: MappingValue?)] = [
      ("envelope", .dictionary(envelope.map { ($0.key.rawValue, .path($0.path)) })),
      ("bars", .dictionary(bars.map { ($0.key.rawValue, $0.part.value) })),
      ("sectionList", Self.value(of: sectionList)),
      ("name", path.map { .path($0) }), ("nameFrom", source.map { .text($0) }),
      ("identifier", identifierPath.map { .path($0) }), ("identifierIsKey", isKey ? .yes : nil),
      ("sections", .list(sections.map { $0.value })),
      ("identities", .dictionary(identities.sorted { $0.key < $1.key }.map { ($0.key, .text($0.value)) })),
      ("fields", .dictionary(declared)), ("entities", entities?.value),
      ("nameIsNumber", numbers.contains(.section) ? .yes : nil),
      ("identifierIsNumber", numbers.contains(.sectionId) ? .yes : nil),
      ("firstPage", firstPage == 0 ? nil : .integer(firstPage)),
    ]
    return .object("ResponseMapping", Self.present(places))
  }

  fileprivate static func present(
    _ places: [(label: String, value: MappingValue?)]
  ) -> [(label: String, value: MappingValue)] {
    places.compactMap { place in place.value.map { (place.label, $0) } }
  }

  fileprivate static func value(of list: WirePath) -> MappingValue {
    let each: MappingValue? = list.each.map { .text($0 == .elements ? "elements" : "members") }
    let places: [(label: String, value: MappingValue?)] = [
      ("container", .path(list.container)), ("each", each),
      ("suffix", list.suffix.steps.isEmpty ? nil : .path(list.suffix)),
    ]
    return .object("MappedList", present(places))
  }
}

extension ResponseMapping.Entities {
  fileprivate var value: MappingValue {
    .object("MappedEntities", [("list", ResponseMapping.value(of: list)), ("id", .list(id.map { .path($0) }))])
  }
}

extension ResponseMapping.Part {
  fileprivate var value: MappingValue {
    .object(
      "MappedPart", [("type", .text(type)), ("path", .path(path)), ("fields", .list(fields.map { .text($0) }))])
  }
}

extension ResponseMapping.Section {
  fileprivate var value: MappingValue {
    let values: MappingValue? =
      values.isEmpty ? nil : .dictionary(values.map { ($0.key.rawValue, .path($0.path)) })
    let places: [(label: String, value: MappingValue?)] = [
      ("name", .text(name)), ("isRepeated", isRepeated ? .yes : nil), ("units", units.value),
      ("header", header?.value), ("footer", footer?.value), ("values", values),
    ]
    return .object("MappedSection", ResponseMapping.present(places))
  }
}

extension ResponseMapping.Units {
  fileprivate var value: MappingValue {
    var paths: MappingValue?
    var only: MappingValue?
    switch type {
    case .paths(let own): paths = .list(own.map { .path($0) })
    case .only(let type): only = .text(type)
    case .onlyKey: break
    }
    var identityPath: MappingValue?
    if case .path(let own)? = identity { identityPath = .path(own) }
    let isKey = if case .key? = identity { true } else { false }
    let places: [(label: String, value: MappingValue?)] = [
      ("list", ResponseMapping.value(of: list)), ("type", paths), ("typeIsNumber", typeIsNumber ? .yes : nil),
      ("only", only), ("data", .path(data)),
      ("identity", identityPath), ("identityIsKey", isKey ? .yes : nil),
      ("ownKeys", .list(ownKeys.map { .text($0) })),
    ]
    return .object("MappedUnits", ResponseMapping.present(places))
  }
}
