import SDUIJSON

enum FromServerKey: KeyName, ObjectKey {
  case columns, spacing, insets
  static let keys = KeySet<FromServerKey>()
}

extension ScreenDecoder {
  func fromServer(_ node: JSONNodeID, _ place: Place) throws(ScreenDocumentError) -> FromServer {
    let slots = try closedSlots(of: node, FromServerKey.keys, "What a response may set")
    var ranges = FromServer()
    if let node = slots[.columns] {
      guard place.kind.map(Property.columns.kinds.contains) ?? true else {
        throw failure("A section of this kind has no columns that a response could set.", at: node)
      }
      let range = try closedRange(node)
      guard range.lowerBound >= .one, range.lowerBound.isWhole, range.upperBound?.isWhole ?? false else {
        throw failure("Columns are whole numbers from 1.", at: node)
      }
      ranges.columns = range
    }
    if let node = slots[.spacing] { ranges.spacing = try closedRange(node) }
    if let node = slots[.insets] { ranges.insets = try closedRange(node) }
    guard ranges != FromServer() else { throw failure("This must name something that a response may set.", at: node) }
    return ranges
  }

  private func closedRange(_ node: JSONNodeID) throws(ScreenDocumentError) -> ValueRange {
    let slots = try closedSlots(of: node, BoundsKey.keys, "A range")
    let least = try rational(required(slots, .minimum))
    let most = try rational(required(slots, .maximum))
    guard !least.isNegative, least <= most else {
      throw failure("A range begins at 0 or more, and ends where it begins or behind that.", at: node)
    }
    return ValueRange(least, most)
  }
}

extension ScreenEncoder {
  mutating func encode(_ ranges: FromServer) {
    writer.beginObject()
    for (key, range) in [
      (FromServerKey.columns, ranges.columns), (.spacing, ranges.spacing), (.insets, ranges.insets),
    ] {
      guard let range else { continue }
      writer.key(key)
      encode(range)
    }
    writer.endObject()
  }
}

extension FromServer {
  static var jsonForm: ValueForm {
    let title: JSONTree = ["title": "What a response may set, and within which bounds"]
    let range = BoundsKey.schema(required: [.minimum, .maximum]) { _ in .reference("notNegative") }
    return FromServerKey.form(
      "what a response may set", named: "fromServer", title, limits: ["minProperties": 1],
      with: [("closedRange", range)]
    ) { _ in .reference("closedRange") }
  }
}
