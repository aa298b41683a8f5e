import SDUIJSON

extension ScreenEncoder {
  mutating func encode(_ keys: ResponseKeys) {
    writer.beginObject()
    for entry in keys.entries {
      writer.key(entry.key.rawValue)
      encode(entry.place, as: entry.form)
    }
    writer.endObject()
  }

  mutating func encode(_ place: ResponsePlace, as form: ResponseForm = .usual) {
    switch place {
    case .name(let name): writer.string(name)
    case .paths(let paths):
      writer.beginObject()
      writer.member(PlaceKey.at, paths.map { $0.text })
      switch form {
      case .usual: break
      case .number: writer.member(PlaceKey.as, Self.numberWord)
      case .first(let first): writer.member(PlaceKey.first, first)
      }
      writer.endObject()
    case .source(let source):
      writer.beginObject()
      writer.member(PlaceKey.from, source.rawValue)
      writer.endObject()
    }
  }
}

extension ScreenEncoder {
  /// The word for names that are sent as numbers.
  fileprivate static let numberWord = "number"
}

/// The keys of a place that is no name.
package enum PlaceKey: KeyName, ObjectKey {
  case at, from
  case `as`, first
  package static let keys = KeySet<PlaceKey>()
}

extension ScreenDecoder {
  /// Reads the places of keys in responses: at least one, and no two names of one object the same.
  func responseKeys(_ node: JSONNodeID, of scope: PropertyScope) throws(ScreenDocumentError) -> ResponseKeys {
    var keys = ResponseKeys()
    var values: [ResponseKey: JSONNodeID] = [:]
    for (key, value) in try members(of: node, "Names of keys") {
      guard let known = ResponseKey(rawValue: try text(key)), ResponseKey.keys(of: scope).contains(known) else {
        throw failure("Names of keys: there is no such key, and this value is read whole.", at: key)
      }
      guard values.updateValue(value, forKey: known) == nil else {
        throw failure("This key is repeated in the object.", at: key)
      }
      keys.set(known, to: try place(value, of: known), as: try form(value, of: known))
    }
    for entry in keys.entries {
      guard let other = keys.collisions(of: entry.key).first, let value = values[entry.key] else { continue }
      throw failure("\"\(other.rawValue)\" has this name, too, in the same object.", at: value)
    }
    guard !keys.entries.isEmpty else { throw failure("This object must name a key.", at: node) }
    return keys
  }

  /// Reads the name or the place of a key.
  func place(_ node: JSONNodeID, of key: ResponseKey) throws(ScreenDocumentError) -> ResponsePlace {
    guard document.kind(of: node) == .object else {
      guard key.isOfFormat else { throw failure("\"\(key.rawValue)\" has no name: it is at a path.", at: node) }
      return .name(try name(node))
    }
    let slots = try closedSlots(of: node, PlaceKey.keys, "A place")
    if let from = slots[.from], slots[.at] == nil {
      guard let source = ResponseSource(rawValue: try text(from)), source.keys.contains(key) else {
        throw failure("This value of \"\(key.rawValue)\" does not follow from that.", at: from)
      }
      return .source(source)
    }
    guard slots[.from] == nil, slots[.as] == nil || slots[.first] == nil else {
      throw failure("A place is at paths, or follows from something.", at: node)
    }
    var paths: [WirePath] = []
    for element in try elements(of: required(slots, .at), "A list of paths") {
      guard let path = WirePath(try text(element)), key.takes(path) else {
        throw failure("This is no path of \"\(key.rawValue)\".", at: element)
      }
      paths.append(path)
    }
    guard paths.count == 1 || (paths.count > 1 && key.takesSeveralPaths) else {
      throw failure("\"\(key.rawValue)\" is at one path.", at: node)
    }
    return .paths(paths)
  }
}

extension ScreenDecoder {
  /// Reads the form of the value of a key at a path.
  private func form(_ node: JSONNodeID, of key: ResponseKey) throws(ScreenDocumentError) -> ResponseForm {
    guard document.kind(of: node) == .object else { return .usual }
    let slots = try closedSlots(of: node, PlaceKey.keys, "A place")
    var form = ResponseForm.usual
    if let word = slots[.as] {
      guard try text(word) == ScreenEncoder.numberWord else { throw failure("There is no such form.", at: word) }
      form = .number
    }
    if let first = slots[.first] { form = .first(try integer(first, in: ResponseForm.firstPages)) }
    guard form.fits(key), form == .usual || slots[.at].map({ document.itemCount(of: $0) == 1 }) == true else {
      throw failure("\"\(key.rawValue)\" has no such form.", at: node)
    }
    return form
  }
}

extension ResponseKeys {
  static func jsonForm(of scope: PropertyScope) -> ValueForm {
    let place: ValueForm.Definition = (
      "responsePlace",
      [
        "description": "Another name of the key, or the place of its value in the responses of a server.",
        "anyOf": [
          .reference("wireName"),
          [
            "type": "object",
            "properties": [
              "at": ["type": "array", "items": ["type": "string", "minLength": 1], "minItems": 1],
              "as": ["const": .string(ScreenEncoder.numberWord)], "first": .integer(in: ResponseForm.firstPages),
            ], "required": ["at"], "additionalProperties": false,
          ],
          [
            "type": "object",
            "properties": ["from": .oneOf(ResponseSource.allCases.map { $0.rawValue })], "required": ["from"],
            "additionalProperties": false,
          ],
        ],
      ]
    )
    return ValueForm(
      "names of keys", named: scope == .screen ? "responseKeys" : "sectionResponseKeys",
      [
        "title": "What keys of responses are called",
        "description": "No two keys of one object are called the same.", "type": "object",
        "properties": .members(
          ResponseKey.keys(of: scope).map { ($0.rawValue, .reference("responsePlace")) }),
        "minProperties": 1, "additionalProperties": false,
      ], [place])
  }
}
