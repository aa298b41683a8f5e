import SDUIJSON

/// The place of a property, as far as its value depends on it.
struct Place {
  /// The kind of the section.
  var kind: LayoutKind?
  /// The component of the unit, header or footer.
  var component: Int?
  /// The units of the section.
  var units = NameTable()
}

extension KeySet {
  /// The property of a key.
  func property(keyed key: String) -> Property? {
    slot(named: key).flatMap { table.property(in: $0) }
  }

  /// The property of a key in a document.
  func property(keyedBy node: JSONNodeID, in document: JSONDocument) -> Property? {
    slot(of: node, in: document).flatMap { table.property(in: $0) }
  }
}

extension ScreenDecoder {
  /// The properties among the members of an object.
  @inline(__always)
  func properties<Key>(
    _ slots: Slots<Key>, _ keys: KeySet<Key>, _ place: Place
  ) throws(ScreenDocumentError) -> PropertyList {
    try properties(slots.members, keys.table, place)
  }

  private func properties(
    _ slots: SlotMembers, _ keys: KeyTable, _ place: Place
  ) throws(ScreenDocumentError) -> PropertyList {
    // A bit for each property that is present or required.
    var rest = (slots.filled | keys.required) >> UInt64(keys.fixedCount)
    guard rest != 0 else { return PropertyList() }
    var entries: [PropertyList.Entry] = []
    entries.reserveCapacity(rest.nonzeroBitCount)
    while rest != 0 {
      let index = rest.trailingZeroBitCount
      rest &= rest - 1
      let property = keys.properties[index]
      if let node = slots[keys.fixedCount + index] {
        entries.append(PropertyList.Entry(property: property, value: try propertyValue(node, property, place)))
      } else if place.kind.map(property.kinds.contains) ?? true {
        throw missing(property.row.key, in: slots.object)
      }
    }
    return PropertyList(sorted: entries)
  }
}

extension ScreenEncoder {
  /// The members of properties, inside an object.
  mutating func encode(_ properties: PropertyList) {
    let entries = properties.entries
    for index in entries.indices {
      writer.key(PropertyKeys[entries[index].property])
      encode(entries[index].value)
    }
  }
}

/// The key of every property, in the order of the vocabulary.
enum PropertyKeys {
  private static let all: [String] = Vocabulary.rows.map { $0.key }

  static subscript(property: Property) -> String { all[Int(property.rawValue)] }
}
