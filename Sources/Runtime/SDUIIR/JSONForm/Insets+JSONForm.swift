import SDUIJSON

enum InsetsKey: KeyName, ObjectKey {
  case top, leading, bottom, trailing
  static let keys = KeySet<InsetsKey>()
}

extension ScreenDecoder {
  func insets(_ node: JSONNodeID, upTo figure: Figure) throws(ScreenDocumentError) -> Insets {
    let slots = try closedSlots(of: node, InsetsKey.keys, "Insets")
    return Insets(
      top: try length(required(slots, .top), upTo: figure),
      leading: try length(required(slots, .leading), upTo: figure),
      bottom: try length(required(slots, .bottom), upTo: figure),
      trailing: try length(required(slots, .trailing), upTo: figure))
  }
}

extension ScreenEncoder {
  mutating func encode(_ insets: Insets) {
    writer.beginObject()
    writer.member(InsetsKey.top, insets.top)
    writer.member(InsetsKey.leading, insets.leading)
    writer.member(InsetsKey.bottom, insets.bottom)
    writer.member(InsetsKey.trailing, insets.trailing)
    writer.endObject()
  }
}

extension Insets {
  static func jsonForm(upTo figure: Figure) -> ValueForm {
    InsetsKey.form(
      "insets" + figure.jsonLimit, named: "\(figure.key)Insets", required: InsetsKey.allCases,
      with: Length.definitions(upTo: figure)
    ) { _ in .reference("\(figure.key)Length") }
  }
}
