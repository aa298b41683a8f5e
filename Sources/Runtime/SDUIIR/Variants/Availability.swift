/// The clients that know a declaration of the contract.
public struct Availability: Hashable, Sendable {
  /// The first version that knows it, by platform; one that is not named never does. `nil`: all do from the beginning.
  public var since: PerPlatform<Version>?
  /// The first version that knows it no more, by platform; one that is not named keeps it. `nil`: all keep it.
  public var until: PerPlatform<Version>?
  /// The text that names the replacement; `nil` if it is not deprecated.
  public var deprecation: String?

  /// Creates the availability of a declaration; by default all clients know it and it is not deprecated.
  public init(since: PerPlatform<Version>? = nil, until: PerPlatform<Version>? = nil, deprecation: String? = nil) {
    self.since = since
    self.until = until
    self.deprecation = deprecation
  }

  /// Whether all clients know it.
  public var isUniversal: Bool { since == nil && until == nil }

  /// The clients that know it.
  public var clients: ClientSet {
    var clients = ClientSet()
    for platform in Platform.allCases {
      if let since, since[platform] == nil { continue }
      let range = VersionRange(from: since?[platform], end: until?[platform].map { .below($0) })
      if !range.isEmpty { clients[platform] = range }
    }
    return clients
  }
}

/// The fallback for clients that do not know a component.
public enum Fallback: Hashable, Sendable {
  /// Nothing.
  case drop
  /// Another component, with its fields in their order and where their values come from.
  case component(ID<Component>, [PayloadField])
}

extension Contract {
  /// Whether there are components that not all clients know.
  var hasVersions: Bool { components.elements.contains { !$0.availability.isUniversal } }

  /// The component that a client gets in place of one; `nil` for none.
  ///
  /// A component that the client does not know and that has no fallback is returned unchanged: the checker has refused
  /// it.
  ///
  /// - Parameter chains: The chain that begins with the component, where several clients are asked about.
  package func component(
    standingFor id: ID<Component>, at client: Client, along chains: FallbackChains? = nil
  ) -> ID<Component>? {
    var id = id
    // Fallbacks end, which checker and decoder see to; the bound only makes sure that a loop here ends as well.
    for _ in components.elements.indices {
      if let later = chains?.jump(from: id, at: client) {
        id = later
        continue
      }
      if components[id].availability.isKnown(to: client) { return id }
      switch components[id].fallback {
      case .drop: return nil
      case .component(let next, _): id = next
      case nil: return id
      }
    }
    return id
  }

  /// Returns components and all their fallbacks, each once.
  package func withFallbacks(_ ids: [ID<Component>]) -> [ID<Component>] {
    var (result, known) = (ids, Set(ids))
    var index = 0
    while index < result.count {
      if case .component(let next, _)? = components[result[index]].fallback, known.insert(next).inserted {
        result.append(next)
      }
      index += 1
    }
    return result
  }
}
