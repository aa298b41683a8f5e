import SDUIJSON

/// The keys of something that only some clients know.
protocol AvailabilityKey: ObjectKey {
  static var since: Self { get }
  static var until: Self { get }
  static var deprecated: Self { get }
}

extension ScreenDecoder {
  /// Reads the clients that know something.
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
  func versions(_ node: JSONNodeID) throws(ScreenDocumentError) -> PerPlatform<Version> {
    guard document.kind(of: node) == .object else { return PerPlatform(everywhere: try version(node)) }
    let members = try members(of: node, Platform.keys, "Versions", isReadWhole: true)
    var versions = PerPlatform<Version>()
    for (slot, platform) in Platform.allCases.enumerated() {
      if let node = members[slot] { versions[platform] = try version(node) }
    }
    guard !versions.isEmpty else { throw failure("Versions must be of at least one platform.", at: node) }
    return versions
  }
}

extension ScreenEncoder {
  /// Reads the clients that know something, and its replacement if it is deprecated.
  @inline(__always)
  mutating func encode<Key: AvailabilityKey>(_ availability: Availability, _ keys: Key.Type) {
    encode(availability.since, as: Key.since)
    encode(availability.until, as: Key.until)
    writer.member(Key.deprecated, availability.deprecation)
  }

  /// A version, where it is the same on all platforms, else one for each.
  mutating func encode(_ versions: PerPlatform<Version>?, as key: some ObjectKey) {
    guard let versions else { return }
    writer.key(key)
    if let version = versions.common { return writer.string(version.text) }
    writer.beginObject()
    for entry in versions.entries {
      writer.member(entry.platform.rawValue, entry.value.text)
    }
    writer.endObject()
  }
}
