import SDUIJSON

extension ScreenDecoder {
  /// Which clients know something.
  @inline(__always)
  func availability<Key: AvailabilityKey>(_ slots: Slots<Key>) throws(ScreenDocumentError) -> Availability {
    try availability(since: slots[.since], until: slots[.until], deprecated: slots[.deprecated])
  }

  private func availability(
    since: JSONNodeID?, until: JSONNodeID?, deprecated: JSONNodeID?
  ) throws(ScreenDocumentError) -> Availability {
    var availability = Availability()
    if let since { availability.since = try versions(since) }
    if let until { availability.until = try versions(until) }
    if let deprecated { availability.deprecation = try text(deprecated) }
    if !availability.isUniversal, availability.clients.isEmpty, let node = until ?? since {
      throw failure("No client knows this: it ends before it begins.", at: node)
    }
    return availability
  }

  /// A version for all platforms, or one for some.
  private func versions(_ node: JSONNodeID) throws(ScreenDocumentError) -> PerPlatform<Version> {
    guard document.kind(of: node) == .object else { return PerPlatform(everywhere: try version(node)) }
    let members = try members(of: node, Platform.keys, "Versions", isReadWhole: true)
    var versions = PerPlatform<Version>()
    for (slot, platform) in Platform.allCases.enumerated() {
      if let node = members[slot] { versions[platform] = try version(node) }
    }
    guard !versions.isEmpty else { throw failure("Versions must be of at least one platform.", at: node) }
    return versions
  }

  /// Names that are closed; none of them is that of a field.
  func reserved(_ node: JSONNodeID?, besides fields: NameTable) throws(ScreenDocumentError) -> [String] {
    guard let node else { return [] }
    var names = NameTable()
    for element in try elements(of: node, "The reserved names") {
      let name = try newName(element, in: &names, "reserved names")
      guard fields.index(of: name) == nil else {
        throw failure("The name \"\(name)\" is reserved, and a field has it.", at: element)
      }
    }
    return names.names
  }

  /// What clients get that do not know a component.
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
