import SDUIJSON

extension ScreenDecoder {
  /// Reads the fallback for clients that do not know a component.
  func fallback(_ node: JSONNodeID, of component: Int) throws(ScreenDocumentError) -> Fallback {
    if document.keyEquals(node, "drop") { return .drop }
    let slots = try slots(of: node, DataKey.keys, "A fallback that is not \"drop\"")
    let target = try reference(required(slots, .unitType), in: tables.components, "component")
    let fields = try sources(
      required(slots, .data), of: components[target].fields, tables.componentFields[target], "component",
      from: component)
    return .component(ID(target), fields)
  }

  /// Every chain of fallbacks has an end.
  func checkFallbacksEnd(_ nodes: [JSONNodeID?]) throws(ScreenDocumentError) {
    // In which walk a component was met.
    var walks = [Int?](repeating: nil, count: components.count)
    for start in components.indices {
      var next: Int? = start
      while let component = next {
        if let walk = walks[component] {
          guard walk == start, let node = nodes[component] else { break }
          throw failure("The fallback leads back to the component itself.", at: node)
        }
        walks[component] = start
        next = if case .component(let id, _)? = components[component].fallback { id.index } else { nil }
      }
    }
  }
}

extension ScreenEncoder {
  /// Writes the fallback for clients that do not know a component.
  mutating func encode(_ fallback: Fallback) {
    switch fallback {
    case .drop: writer.string("drop")
    case .component(let id, let fields):
      writer.beginObject()
      writer.member(DataKey.unitType, wireName(of: id))
      member(DataKey.data, fields) { $0.encode($1, of: $0.screen.contract.components.elements[id.index].fields) }
      writer.endObject()
    }
  }
}
