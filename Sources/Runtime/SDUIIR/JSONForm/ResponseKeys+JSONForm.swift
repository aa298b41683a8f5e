import SDUIJSON

extension ScreenEncoder {
  mutating func encode(_ keys: ResponseKeys) {
    writer.beginObject()
    for entry in keys.entries {
      writer.key(entry.key.rawValue)
      writer.string(entry.name)
    }
    writer.endObject()
  }
}

extension ScreenDecoder {
  /// Reads the names of keys of responses: at least one, and no two of one object the same.
  func responseKeys(_ node: JSONNodeID) throws(ScreenDocumentError) -> ResponseKeys {
    var keys = ResponseKeys()
    var values: [ResponseKey: JSONNodeID] = [:]
    for (key, value) in try members(of: node, "Names of keys") {
      guard let known = ResponseKey(rawValue: try text(key)) else {
        throw failure("Names of keys: there is no such key, and this value is read whole.", at: key)
      }
      guard values.updateValue(value, forKey: known) == nil else {
        throw failure("This key is repeated in the object.", at: key)
      }
      keys[known] = try name(value)
    }
    for entry in keys.entries {
      guard let other = keys.collisions(of: entry.key).first, let value = values[entry.key] else { continue }
      throw failure("\"\(other.rawValue)\" has this name, too, in the same object.", at: value)
    }
    guard !keys.entries.isEmpty else { throw failure("This object must name a key.", at: node) }
    return keys
  }
}

extension ResponseKeys {
  static var jsonForm: ValueForm {
    ValueForm(
      "names of keys", named: "responseKeys",
      [
        "title": "What keys of responses are called",
        "description": "No two keys of one object are called the same.", "type": "object",
        "properties": .members(ResponseKey.allCases.map { ($0.rawValue, .reference("wireName")) }),
        "minProperties": 1, "additionalProperties": false,
      ])
  }
}
