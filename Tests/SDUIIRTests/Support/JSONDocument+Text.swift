import SDUIJSON

extension JSONDocument {
  /// The text of a node without white space.
  func compactText(of node: JSONNodeID) -> String {
    var writer = JSONWriter()
    copy(node, to: &writer)
    return String(decoding: writer.finish(), as: UTF8.self)
  }

  private func copy(_ node: JSONNodeID, to writer: inout JSONWriter) {
    switch kind(of: node) {
    case .null: writer.null()
    case .boolean: writer.boolean(boolean(of: node) ?? false)
    case .number: writer.rawNumber(numberText(of: node) ?? "0")
    case .string: writer.string(string(of: node) ?? "")
    case .array:
      writer.beginArray()
      for child in children(of: node) { copy(child, to: &writer) }
      writer.endArray()
    case .object:
      writer.beginObject()
      for (key, value) in members(of: node) {
        writer.key(string(of: key) ?? "")
        copy(value, to: &writer)
      }
      writer.endObject()
    }
  }
}
