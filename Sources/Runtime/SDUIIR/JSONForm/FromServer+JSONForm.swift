import SDUIJSON

enum FromServerKey: KeyName, ObjectKey {
  case columns, startColumn, spacing, insets
  static let keys = KeySet<FromServerKey>()
}

extension ScreenDecoder {
  func fromServer(_ node: JSONNodeID, _ place: Place) throws(ScreenDocumentError) -> FromServer {
    let slots = try closedSlots(of: node, FromServerKey.keys, "What a response may set")
    var ranges = FromServer()
    for (property, key) in FromServer.keys {
      guard let node = slots[key] else { continue }
      let range = try closedRange(node)
      if FromServer.isCount(property) {
        guard place.kind.map(property.kinds.contains) ?? true else {
          throw failure("A section of this kind has no \"\(property.row.key)\" that a response could set.", at: node)
        }
        guard range.lowerBound >= .one, range.lowerBound.isWhole, range.upperBound?.isWhole ?? false else {
          throw failure("\"\(property.row.key)\" is a whole number from 1.", at: node)
        }
      }
      ranges[property] = range
    }
    guard ranges != FromServer() else { throw failure("This must name something that a response may set.", at: node) }
    return ranges
  }

  private func closedRange(_ node: JSONNodeID) throws(ScreenDocumentError) -> ValueRange {
    let slots = try closedSlots(of: node, BoundsKey.keys, "A range")
    let least = try rational(required(slots, .minimum))
    let most = try rational(required(slots, .maximum))
    guard !least.isNegative, least <= most else {
      throw failure("A range begins at 0 or more, and ends at its start or after it.", at: node)
    }
    return ValueRange(least, most)
  }
}

extension ScreenEncoder {
  mutating func encode(_ ranges: FromServer) {
    writer.beginObject()
    for (property, key) in FromServer.keys {
      member(key, ranges[property]) { $0.encode($1) }
    }
    writer.endObject()
  }
}

extension FromServer {
  fileprivate static let keys: [(property: Property, key: FromServerKey)] = [
    (.columns, .columns), (.startColumn, .startColumn), (.spacing, .spacing), (.insets, .insets),
  ]

  static var jsonForm: ValueForm {
    let title: JSONTree = ["title": "What a response may set, and within which bounds"]
    let range = BoundsKey.schema(required: [.minimum, .maximum]) { _ in .reference("notNegative") }
    return FromServerKey.form(
      "what a response may set", named: "fromServer", title, limits: ["minProperties": 1],
      with: [("closedRange", range)]
    ) { _ in .reference("closedRange") }
  }
}
