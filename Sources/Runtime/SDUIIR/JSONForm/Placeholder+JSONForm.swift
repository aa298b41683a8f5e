import SDUIJSON

enum PlaceholderKey: KeyName, ObjectKey {
  case unitType
  case events = "on"
  static let keys = KeySet<PlaceholderKey>(.placeholder)
}

extension ScreenDecoder {
  /// Reads a component that replaces items.
  func placeholder(_ node: JSONNodeID) throws(ScreenDocumentError) -> Placeholder {
    let slots = try slots(of: node, PlaceholderKey.keys, "A component in place of items")
    let component = try reference(required(slots, .unitType), in: tables.components, "component")
    try checkEvents(slots[.events], of: component, in: node)
    return Placeholder(component: ID(component), properties: try properties(slots, PlaceholderKey.keys, Place()))
  }

  /// Reads the component under the key of a property that otherwise has a word.
  func takePlaceholder(
    _ property: Property, from slots: inout Slots<SectionKey>
  ) throws(ScreenDocumentError) -> Placeholder? {
    guard let slot = SectionKey.keys.slot(named: property.row.key) else { return nil }
    guard let node = slots.take(slot, if: { document.kind(of: $0) == .object }) else { return nil }
    return try placeholder(node)
  }
}

extension ScreenEncoder {
  mutating func encode(_ placeholder: Placeholder?, insteadOf property: Property) {
    guard let placeholder else { return }
    writer.key(PropertyKeys[property])
    encode(placeholder)
  }

  mutating func encode(_ placeholder: Placeholder) {
    writer.beginObject()
    writer.member(PlaceholderKey.unitType, wireName(of: placeholder.component))
    encode(placeholder.properties)
    encodeEvents(of: placeholder.component)
    writer.endObject()
  }
}
