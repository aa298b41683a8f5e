import SDUIJSON

enum BundleKey: KeyName, ObjectKey {
  case unitType, header, footer, units
  static let keys = KeySet<BundleKey>()
}

extension ScreenDecoder {
  /// The one unit that carries all of a section's data.
  func bundle(_ node: JSONNodeID, of section: ScreenSection) throws(ScreenDocumentError) -> UnitBundle {
    guard section.units.count == 1 else {
      throw failure("A bundle belongs to a section that accepts one unit.", at: node)
    }
    let slots = try slots(of: node, BundleKey.keys, "A bundle")
    let type = try name(required(slots, .unitType))
    if tables.components.index(of: type) != nil { throw failure("A component is named \"\(type)\" already.", at: node) }
    var bundle = UnitBundle(type: type, units: try name(required(slots, .units)))
    bundle.header = try key(slots[.header], section.header != nil, "header")
    bundle.footer = try key(slots[.footer], section.footer != nil, "footer")
    let keys = [bundle.units, bundle.header, bundle.footer].compactMap { $0 }
    guard Set(keys).count == keys.count, keys.count == 1 || !keys.contains(".") else {
      throw failure("These keys are not different keys of one object.", at: node)
    }
    return bundle
  }

  private func key(_ node: JSONNodeID?, _ stands: Bool, _ what: String) throws(ScreenDocumentError) -> String? {
    guard let node else { return nil }
    guard stands else { throw failure("The section has no \(what).", at: node) }
    return try name(node)
  }
}

extension ScreenEncoder {
  mutating func encode(_ bundle: UnitBundle) {
    writer.beginObject()
    writer.member(BundleKey.unitType, bundle.type)
    writer.member(BundleKey.header, bundle.header)
    writer.member(BundleKey.footer, bundle.footer)
    writer.member(BundleKey.units, bundle.units)
    writer.endObject()
  }
}
