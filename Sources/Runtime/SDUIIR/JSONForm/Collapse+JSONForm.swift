import SDUIJSON

enum CollapseKey: KeyName, ObjectKey {
  case visible
  static let keys = KeySet<CollapseKey>()
}

extension ScreenDecoder {
  func collapse(_ node: JSONNodeID) throws(ScreenDocumentError) -> Collapse {
    if document.kind(of: node) == .object {
      let slots = try closedSlots(of: node, CollapseKey.keys, "A collapse")
      return .visible(try integer(required(slots, .visible), in: Collapse.counts))
    }
    switch try word(node, Collapse.words) {
    case .open: return .open
    case .collapsed: return .collapsed
    default: return .never
    }
  }
}

extension ScreenEncoder {
  mutating func encode(_ collapse: Collapse) {
    switch collapse {
    case .never: writer.string("never")
    case .open: writer.string("open")
    case .collapsed: writer.string("collapsed")
    case .visible(let count):
      writer.beginObject()
      writer.member(CollapseKey.visible, count)
      writer.endObject()
    }
  }
}

extension Collapse {
  /// The words of those that keep no items.
  static let words: [Keyword] = [.never, .open, .collapsed]

  static var jsonForm: ValueForm {
    let visible = CollapseKey.schema(required: [.visible]) { _ in .integer(in: counts) }
    return ValueForm(
      "collapse", named: "collapse",
      ["title": "How a section begins", "anyOf": [.oneOf(words.map { $0.rawValue }), visible]])
  }
}
