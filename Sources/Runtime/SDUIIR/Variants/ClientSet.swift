/// A set of clients: the versions of each platform; one that is not named has none.
public typealias ClientSet = PerPlatform<VersionRange>

/// Some versions in a row.
public struct VersionRange: Hashable, Sendable {
  /// The first version; `nil` for all from the beginning.
  public var minimum: Version?
  /// The end of the versions; `nil` if there is none.
  public var end: End?

  /// The end of a range of versions.
  public enum End: Hashable, Sendable {
    /// The last version that belongs to it.
    case through(Version)
    /// The first version that does not.
    case below(Version)

    fileprivate var version: Version {
      switch self {
      case .through(let version), .below(let version): version
      }
    }
  }

  /// Versions from one to another; every version without either.
  public init(from minimum: Version? = nil, end: End? = nil) {
    self.minimum = minimum
    self.end = end
  }

  /// Whether a version belongs to it; `nil` is one later than all that are named.
  public func contains(_ version: Version?) -> Bool {
    guard let version else { return end == nil }
    if let minimum, version < minimum { return false }
    switch end {
    case .through(let last): return version <= last
    case .below(let next): return version < next
    case nil: return true
    }
  }

  /// The notation in source: `3.0...`, `3.0...4.2`; with `<` after the dots if the end is not included.
  public var text: String {
    let start = (minimum ?? .zero).text + "..."
    switch end {
    case .through(let last): return start + last.text
    case .below(let next): return start + "<" + next.text
    case nil: return start
    }
  }

  /// Whether no version belongs to it.
  public var isEmpty: Bool {
    switch end {
    case .through(let last): minimum.map { $0 > last } ?? false
    case .below(let next): (minimum ?? .zero) >= next
    case nil: false
    }
  }

  /// Returns the intersection with another range, which may be empty.
  package func intersection(_ other: VersionRange) -> VersionRange {
    var start = minimum ?? other.minimum
    if let minimum, let second = other.minimum { start = max(minimum, second) }
    return VersionRange(from: start, end: Self.first(end, other.end))
  }

  /// The end that comes first; at one version, that which leaves it out.
  private static func first(_ left: End?, _ right: End?) -> End? {
    guard let left, let right else { return left ?? right }
    if left.version == right.version, case .through = left { return right }
    return right.version < left.version ? right : left
  }
}

extension PerPlatform where Value == VersionRange {
  /// Every version of every platform.
  public static var everything: ClientSet { ClientSet(everywhere: VersionRange()) }

  /// Whether a client belongs to it.
  public func contains(_ client: Client) -> Bool { self[client.platform]?.contains(client.version) ?? false }

  /// Returns the intersection with another set; platforms without a version are left out.
  package func intersection(_ other: ClientSet) -> ClientSet {
    var result = ClientSet()
    for entry in entries {
      guard let range = other[entry.platform]?.intersection(entry.value), !range.isEmpty else { continue }
      result[entry.platform] = range
    }
    return result
  }

  /// Returns the difference of this set and another, as disjoint sets.
  ///
  /// - Parameter other: Clients whose ranges do not end with a last version.
  package func subtracting(_ other: ClientSet) -> [ClientSet] {
    var result: [ClientSet] = []
    for entry in entries {
      guard let removed = other[entry.platform] else {
        result.append(ClientSet(entry.platform, entry.value))
        continue
      }
      if let minimum = removed.minimum {
        let before = entry.value.intersection(VersionRange(end: .below(minimum)))
        if !before.isEmpty { result.append(ClientSet(entry.platform, before)) }
      }
      if case .below(let end)? = removed.end {
        let behind = entry.value.intersection(VersionRange(from: end))
        if !behind.isEmpty { result.append(ClientSet(entry.platform, behind)) }
      }
    }
    return result
  }

  /// Clients by platform, and by what lies between versions at which sets begin or end; none without a set.
  package static func cells(of sets: [ClientSet]) -> [ClientSet] {
    guard !sets.isEmpty else { return [] }
    return Platform.allCases.flatMap { platform in
      let edges = sets.edges(on: platform)
      let starts: [Version?] = [nil] + edges.map { $0 }
      let ends: [VersionRange.End?] = edges.map { .below($0) } + [nil]
      return zip(starts, ends).map { ClientSet(platform, VersionRange(from: $0, end: $1)) }
    }
  }

  private init(_ platform: Platform, _ range: VersionRange) {
    self.init()
    self[platform] = range
  }
}

extension Sequence<ClientSet> {
  /// The versions of a platform at which any of the sets begins or ends, in order: between two of them all clients belong
  /// to the same sets.
  package func edges(on platform: Platform) -> [Version] {
    Set(compactMap { $0[platform] }.flatMap { [$0.minimum, $0.end?.version] }.compactMap { $0 }).sorted()
  }
}
