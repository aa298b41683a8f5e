import SDUIJSON

extension ScreenEncoder {
  /// Which clients know something, and what to use instead.
  @inline(__always)
  mutating func encode<Key: AvailabilityKey>(_ availability: Availability, _ keys: Key.Type) {
    encode(availability.since, as: Key.since)
    encode(availability.until, as: Key.until)
    writer.member(Key.deprecated, availability.deprecation)
  }

  /// A version, where it is the same on all platforms, else one for each.
  private mutating func encode(_ versions: PerPlatform<Version>?, as key: some ObjectKey) {
    guard let versions else { return }
    writer.key(key)
    if let version = versions.common { return writer.string(version.text) }
    writer.beginObject()
    for entry in versions.entries {
      writer.key(entry.platform.rawValue)
      writer.string(entry.value.text)
    }
    writer.endObject()
  }

  /// What clients get that do not know a component.
  mutating func encode(_ fallback: Fallback?) {
    guard let fallback else { return }
    writer.key(DeclarationKey.fallback)
    switch fallback {
    case .drop: writer.string("drop")
    case .component(let id, let fields):
      writer.beginObject()
      writer.member(DataKey.unitType, wireName(of: id))
      writer.key(DataKey.data)
      encode(fields, of: screen.contract.components.elements[id.index].fields)
      writer.endObject()
    }
  }

  /// Names that are closed, where there are any.
  mutating func encodeReserved(_ names: [String]) {
    guard !names.isEmpty else { return }
    writer.key(DeclarationKey.reserved)
    writer.strings(names)
  }
}
