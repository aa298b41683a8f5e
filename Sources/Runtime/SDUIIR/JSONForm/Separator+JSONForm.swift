import SDUIJSON

enum SeparatorKey: KeyName, ObjectKey {
  case height, color
  static let keys = KeySet<SeparatorKey>()
}

extension ScreenDecoder {
  func separator(_ node: JSONNodeID) throws(ScreenDocumentError) -> Separator {
    let slots = try closedSlots(of: node, SeparatorKey.keys, "A separator")
    return Separator(
      height: try length(required(slots, .height), upTo: .points),
      color: try adaptiveColor(required(slots, .color)))
  }
}

extension ScreenEncoder {
  mutating func encode(_ separator: Separator) {
    writer.beginObject()
    writer.member(SeparatorKey.height, separator.height)
    member(SeparatorKey.color, separator.color) { $0.encode($1) }
    writer.endObject()
  }
}

extension Separator {
  static var jsonForm: ValueForm {
    SeparatorKey.form(
      "separator", ["title": "A line between items"], required: [.height, .color],
      with: Length.definitions(upTo: .points) + AdaptiveColor.jsonForm.definitions
    ) { key in
      key == .height ? .reference("pointsLength") : AdaptiveColor.jsonForm.schema
    }
  }
}
