import SDUIJSON

enum BarKey: KeyName, ObjectKey {
  case unitType
  case events = "on"
  static let keys = KeySet<BarKey>(.bar)
}

extension ScreenDecoder {
  /// A bar of the screen.
  func bar(_ node: JSONNodeID) throws(ScreenDocumentError) -> Supplementary {
    let slots = try slots(of: node, BarKey.keys, "A bar")
    let component = try reference(required(slots, .unitType), in: tables.components, "component")
    try checkEvents(slots[.events], of: component, in: node)
    return Supplementary(component: ID(component), properties: try properties(slots, BarKey.keys, Place()))
  }
}

extension ScreenEncoder {
  /// The bars of the screen, each under its key.
  mutating func encode(_ bars: PerBar<Supplementary>) {
    for (bar, supplementary) in bars.entries { encode(supplementary, as: bar == .top ? LayoutKey.topBar : .bottomBar) }
  }
}
