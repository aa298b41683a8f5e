/// The chains of fallbacks that begin with some components. With them, the component that a client gets in place of
/// another is found in a few steps, however long its chain is.
///
/// Each component has a jump to another one further along its chain, and the clients that may know a component before that. At
/// least every second jump halves what is left of the chain.
package struct FallbackChains: Sendable {
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
    for id in ids { add(chainFrom: id, contract.components) }
  }

  private mutating func add(chainFrom id: ID<Component>, _ components: Store<Component>) {
    var chain: [ID<Component>] = []
    var next: ID<Component>? = id
    while let id = next, links[id] == nil, chain.count < components.count {
      chain.append(id)
      next = Self.next(after: id, components)
    }
    // From its end. A chain without an end was reported, and has no links.
    if next != nil, chain.count == components.count { return }
    for id in chain.reversed() { links[id] = link(from: id, components) }
  }

  private func link(from id: ID<Component>, _ components: Store<Component>) -> Link {
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

  /// A component further along the chain, if the client knows none before that.
  func jump(from id: ID<Component>, at client: Client) -> ID<Component>? {
    guard let link = links[id], link.jump != id, !link.clients.contains(client) else { return nil }
    return link.jump
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
