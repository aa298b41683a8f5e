/// The components that stand in for some others, at any client: found in a few steps, however long chains of fallbacks are.
///
/// Each component knows one that is further along its chain, with versions outside of which no client knows any component up
/// to there. The distances are such that a step over them halves what is left, at least at every second time.
package struct FallbackChains: Sendable {
  private let components: Store<Component>
  private var links: [ID<Component>: Link] = [:]

  private struct Link {
    /// The number of fallbacks that follow.
    let length: Int
    /// A component further along the chain; the last one leads to itself.
    let jump: ID<Component>
    /// Clients among which are all that know a component before that.
    let clients: ClientSet
  }

  /// The chains that begin with some components.
  package init(of contract: Contract, from ids: [ID<Component>]) {
    components = contract.components
    for id in ids { add(chainFrom: id) }
  }

  private mutating func add(chainFrom id: ID<Component>) {
    var chain: [ID<Component>] = []
    var next: ID<Component>? = id
    while let id = next, links[id] == nil, chain.count < components.count {
      chain.append(id)
      next = Self.next(after: id, components)
    }
    // From its end. A chain without one was reported; then it has no links.
    if next != nil, chain.count == components.count { return }
    for id in chain.reversed() { links[id] = link(from: id) }
  }

  private func link(from id: ID<Component>) -> Link {
    let own = components[id].availability.clients
    guard let next = Self.next(after: id, components), let first = links[next] else {
      return Link(length: 0, jump: id, clients: ClientSet())
    }
    if let second = links[first.jump], first.jump != second.jump,
      first.length - second.length == second.length - (links[second.jump]?.length ?? 0)
    {
      return Link(
        length: first.length + 1, jump: second.jump,
        clients: own.extended(to: first.clients).extended(to: second.clients))
    }
    return Link(length: first.length + 1, jump: next, clients: own)
  }

  private static func next(after id: ID<Component>, _ components: Store<Component>) -> ID<Component>? {
    if case .component(let next, _)? = components[id].fallback { next } else { nil }
  }

  /// The component that a client gets in place of one; see ``Contract/component(standingFor:at:)``.
  package func component(standingFor id: ID<Component>, at client: Client) -> ID<Component>? {
    var id = id
    for _ in components.elements.indices {
      if let link = links[id], link.jump != id, !link.clients.contains(client) {
        id = link.jump
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
}

extension ClientSet {
  /// The smallest set with one range of versions for each platform that holds all of two sets, whose ranges do not end with a
  /// last version.
  fileprivate func extended(to other: ClientSet) -> ClientSet {
    var result = self
    for entry in other.entries {
      guard let own = self[entry.platform] else {
        result[entry.platform] = entry.value
        continue
      }
      var range = VersionRange()
      if let first = own.minimum, let second = entry.value.minimum { range.minimum = min(first, second) }
      if case .below(let first)? = own.end, case .below(let second)? = entry.value.end {
        range.end = .below(max(first, second))
      }
      result[entry.platform] = range
    }
    return result
  }
}
