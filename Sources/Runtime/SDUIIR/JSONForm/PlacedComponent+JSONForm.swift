import SDUIJSON

/// The keys of a component at a place, which properties of the place follow.
enum PlacedKey: KeyName, ObjectKey {
  case unitType
  case events = "on"
  /// Those of a header or a footer.
  static let keys = KeySet<PlacedKey>(.supplementary)
  static let barKeys = KeySet<PlacedKey>(.bar)
  static let placeholderKeys = KeySet<PlacedKey>(.placeholder)
}

enum BackgroundKey: KeyName, ObjectKey {
  case decoration, unitType
  case events = "on"
  static let keys = KeySet<BackgroundKey>(.background)
}

extension ScreenDecoder {
  /// Reads a component at a place.
  ///
  /// - Parameter kind: The kind of its section, if it is a header or a footer.
  func placed(
    _ node: JSONNodeID, _ keys: KeySet<PlacedKey>, _ what: String, in kind: LayoutKind? = nil
  ) throws(ScreenDocumentError) -> PlacedComponent {
    let slots = try slots(of: node, keys, what)
    let component = try component(required(slots, .unitType), slots[.events], in: node)
    let place = Place(kind: kind, component: component.index)
    return PlacedComponent(component: component, properties: try properties(slots, keys, place))
  }

  /// Reads a component that replaces items.
  func placeholder(_ node: JSONNodeID) throws(ScreenDocumentError) -> Placeholder {
    try placed(node, PlacedKey.placeholderKeys, "A component in place of items")
  }

  /// Reads the component under the key of a property that otherwise has a word.
  func takePlaceholder(
    _ property: Property, from slots: inout Slots<SectionKey>
  ) throws(ScreenDocumentError) -> Placeholder? {
    guard let slot = SectionKey.keys.slot(named: property.row.key) else { return nil }
    guard let node = slots.take(slot, if: { document.kind(of: $0) == .object }) else { return nil }
    return try placeholder(node)
  }

  func background(_ node: JSONNodeID, _ kind: LayoutKind) throws(ScreenDocumentError) -> Background {
    let slots = try slots(of: node, BackgroundKey.keys, "A background")
    let appearance: Background.Appearance
    switch (slots[.decoration], slots[.unitType]) {
    case (let decoration?, nil):
      appearance = .decoration(ID(try reference(decoration, in: tables.decorations, "decoration")))
    case (nil, let unitType?): appearance = .component(try component(unitType, slots[.events], in: node))
    default: throw failure("A background must have either \"decoration\" or \"unitType\".", at: node)
    }
    return Background(
      appearance: appearance, properties: try properties(slots, BackgroundKey.keys, Place(kind: kind)))
  }

  private func component(
    _ unitType: JSONNodeID, _ events: JSONNodeID?, in object: JSONNodeID
  ) throws(ScreenDocumentError) -> ID<Component> {
    let component = try reference(unitType, in: tables.components, "component")
    try checkEvents(events, of: component, in: object)
    return ID(component)
  }
}

extension ScreenEncoder {
  mutating func encode(_ placeholder: Placeholder?, insteadOf property: Property) {
    guard let placeholder else { return }
    writer.key(PropertyKeys[property])
    encode(placeholder)
  }

  mutating func encode(_ part: PlacedComponent) {
    writer.beginObject()
    writer.member(PlacedKey.unitType, wireName(of: part.component))
    encode(part.properties)
    encodeEvents(of: part.component)
    writer.endObject()
  }

  mutating func encode(_ background: Background) {
    writer.beginObject()
    switch background.appearance {
    case .decoration(let id):
      writer.member(BackgroundKey.decoration, screen.contract.decorations.elements[id.index].name.wire)
      encode(background.properties)
    case .component(let id):
      writer.member(BackgroundKey.unitType, wireName(of: id))
      encode(background.properties)
      encodeEvents(of: id)
    }
    writer.endObject()
  }
}
