import SDUIJSON

enum SupplementaryKey: KeyName, ObjectKey {
  case unitType
  case events = "on"
  static let keys = KeySet<SupplementaryKey>(.supplementary)
}

enum BackgroundKey: KeyName, ObjectKey {
  case decoration, unitType
  case events = "on"
  static let keys = KeySet<BackgroundKey>(.background)
}

extension ScreenDecoder {
  func supplementary(
    _ node: JSONNodeID, _ what: String, _ kind: LayoutKind
  ) throws(ScreenDocumentError) -> Supplementary {
    let slots = try slots(of: node, SupplementaryKey.keys, what)
    let component = try reference(required(slots, .unitType), in: tables.components, "component")
    try checkEvents(slots[.events], of: component, in: node)
    let place = Place(kind: kind, component: component)
    return Supplementary(
      component: ID(component), properties: try properties(slots, SupplementaryKey.keys, place))
  }

  func background(_ node: JSONNodeID, _ kind: LayoutKind) throws(ScreenDocumentError) -> Background {
    let slots = try slots(of: node, BackgroundKey.keys, "A background")
    let appearance: Background.Appearance
    switch (slots[.decoration], slots[.unitType]) {
    case (let decoration?, nil):
      appearance = .decoration(ID(try reference(decoration, in: tables.decorations, "decoration")))
    case (nil, let unitType?):
      let component = try reference(unitType, in: tables.components, "component")
      try checkEvents(slots[.events], of: component, in: node)
      appearance = .component(ID(component))
    default: throw failure("A background must have either \"decoration\" or \"unitType\".", at: node)
    }
    return Background(
      appearance: appearance, properties: try properties(slots, BackgroundKey.keys, Place(kind: kind)))
  }
}

extension ScreenEncoder {
  mutating func encode(_ supplementary: Supplementary?, as key: some ObjectKey) {
    guard let supplementary else { return }
    writer.key(key)
    writer.beginObject()
    writer.member(SupplementaryKey.unitType, wireName(of: supplementary.component))
    encode(supplementary.properties)
    encodeEvents(of: supplementary.component)
    writer.endObject()
  }

  mutating func encode(_ background: Background?) {
    guard let background else { return }
    writer.key(SectionKey.background)
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
