import SDUIJSON

enum SpacingKey: KeyName, ObjectKey {
  case lines, items
  static let keys = KeySet<SpacingKey>()
}

extension ScreenDecoder {
  func spacing(_ node: JSONNodeID) throws(ScreenDocumentError) -> Spacing {
    let slots = try closedSlots(of: node, SpacingKey.keys, "Spacing")
    return Spacing(
      lines: try length(required(slots, .lines), upTo: .contentWidth),
      items: try length(required(slots, .items), upTo: .contentWidth))
  }
}

extension ScreenEncoder {
  mutating func encode(_ spacing: Spacing) {
    writer.beginObject()
    writer.member(SpacingKey.lines, spacing.lines)
    writer.member(SpacingKey.items, spacing.items)
    writer.endObject()
  }
}

extension Spacing {
  static var jsonForm: ValueForm {
    SpacingKey.form("spacing", required: [.lines, .items], with: Length.definitions(upTo: .contentWidth)) { _ in
      .reference("contentWidthLength")
    }
  }
}
