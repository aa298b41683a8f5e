import SDUIJSON

enum UnitKey: KeyName, ObjectKey {
  case events = "on"
  static let keys = KeySet<UnitKey>(.item)
}

/// The components that a section accepts, in the order of the document.
struct AcceptedUnits {
  var names = NameTable()
  var components: [Int] = []
}

extension ScreenDecoder {
  /// The units that a section accepts.
  ///
  /// - Parameter nextComponent: what the first unit probably is.
  func accepted(_ node: JSONNodeID, _ nextComponent: Int) throws(ScreenDocumentError) -> AcceptedUnits {
    var units = AcceptedUnits()
    for element in try elements(of: node, "The accepted units") {
      let component = try reference(
        element, in: tables.components, "component", expected: nextComponent + units.components.count)
      let name = tables.components.names[component]
      guard units.names.add(name) else {
        throw failure("There are two accepted units named \"\(name)\".", at: element)
      }
      units.components.append(component)
    }
    return units
  }

  /// The units of a section, in the order in which they are accepted.
  func units(
    _ node: JSONNodeID, _ accepted: AcceptedUnits, _ kind: LayoutKind
  ) throws(ScreenDocumentError) -> [SectionUnit] {
    var units: [SectionUnit] = []
    units.reserveCapacity(accepted.components.count)
    var order = UnitOrder(count: accepted.components.count)
    for (key, value) in try members(of: node, "The units") {
      let index = try reference(key, in: accepted.names, "accepted unit", expected: units.count)
      guard order.place(units.count, at: index) else { throw failure("This unit is repeated.", at: key) }
      let slots = try slots(of: value, UnitKey.keys, "A unit")
      let component = accepted.components[index]
      try checkEvents(slots[.events], of: component, in: value)
      let place = Place(kind: kind, component: component)
      units.append(SectionUnit(component: ID(component), properties: try properties(slots, UnitKey.keys, place)))
    }
    if let missing = order.firstFree(after: units.count) {
      throw failure("The accepted unit \"\(accepted.names.names[missing])\" is missing here.", at: node)
    }
    return order.isKept ? units : order.indices.map { units[$0] }
  }
}

/// The places of a section's units in the document, by their order in the section. Mostly it is the same, and nothing
/// has to be kept.
private struct UnitOrder {
  let count: Int
  private(set) var isKept = true
  /// The index in the document of each accepted unit, -1 of one that has not come yet; empty while the order is kept.
  private(set) var indices: [Int] = []

  init(count: Int) { self.count = count }

  /// Notes where the next unit of the document belongs; `false` if there was one already.
  mutating func place(_ next: Int, at index: Int) -> Bool {
    if isKept {
      if index == next { return true }
      isKept = false
      indices = Array(0..<next) + Array(repeating: -1, count: count - next)
    }
    guard indices[index] < 0 else { return false }
    indices[index] = next
    return true
  }

  /// The first accepted unit that is not among so many of the document.
  func firstFree(after unitCount: Int) -> Int? {
    isKept ? (unitCount < count ? unitCount : nil) : indices.firstIndex(of: -1)
  }
}

extension ScreenEncoder {
  mutating func encodeAccepted(by section: ScreenSection) {
    guard !section.kind.holdsSections else { return }
    let units = section.units
    encode(units.indices, as: SectionKey.accepts) { $0.writer.string($0.wireName(of: units[$1].component)) }
  }

  mutating func encodeUnits(of section: ScreenSection) {
    writer.key(SectionKey.units)
    writer.beginObject()
    let units = section.units
    for index in units.indices {
      writer.key(wireName(of: units[index].component))
      writer.beginObject()
      encode(units[index].properties)
      encodeEvents(of: units[index].component)
      writer.endObject()
    }
    writer.endObject()
  }
}
