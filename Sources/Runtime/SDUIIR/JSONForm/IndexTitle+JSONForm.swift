import SDUIJSON

enum IndexTitleKey: KeyName, ObjectKey {
  case unitField, headerField
  static let keys = KeySet<IndexTitleKey>()
}

extension ScreenDecoder {
  func indexTitle(_ node: JSONNodeID) throws(ScreenDocumentError) -> IndexTitle {
    let slots = try closedSlots(of: node, IndexTitleKey.keys, "An index title")
    switch (slots[.unitField], slots[.headerField]) {
    case (let field?, nil): return .unitField(try text(field))
    case (nil, let field?): return .headerField(try text(field))
    default: throw failure("This must have either \"unitField\" or \"headerField\".", at: node)
    }
  }

  /// Checks that the titles of the index are texts of all units, or of the header.
  func checkIndexTitle(of section: ScreenSection, in object: JSONNodeID) throws(ScreenDocumentError) {
    guard case .indexTitle(let title)? = section.properties[.indexTitle] else { return }
    let field: String
    let components: [ID<Component>]
    switch title {
    case .unitField(let path): (field, components) = (path, section.units.map { $0.component })
    case .headerField(let path):
      guard let header = section.header else { throw failure("The section has no header.", at: object) }
      (field, components) = (path, [header.component])
    }
    for component in components {
      let holdsText = types(at: field, in: component).contains { if case .text = $0 { true } else { false } }
      guard holdsText else {
        throw failure("There is no text \"\(field)\" in the data, as the index needs it.", at: object)
      }
    }
  }
}

extension ScreenEncoder {
  mutating func encode(_ title: IndexTitle) {
    writer.beginObject()
    switch title {
    case .unitField(let field):
      writer.member(IndexTitleKey.unitField, field)
    case .headerField(let field):
      writer.member(IndexTitleKey.headerField, field)
    }
    writer.endObject()
  }
}

extension IndexTitle {
  static var jsonForm: ValueForm {
    let limits: JSONTree = ["minProperties": 1, "maxProperties": 1]
    let title = "Where the titles of the index come from"
    return IndexTitleKey.form("index title", named: "indexTitle", ["title": .string(title)], limits: limits) { key in
      let owner = key == .unitField ? "each unit's" : "the header's"
      return ["description": .string("The path into \(owner) data, joined with dots."), "type": "string"]
    }
  }
}
