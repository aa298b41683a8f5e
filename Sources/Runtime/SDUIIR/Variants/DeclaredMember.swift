/// A field or a case of a declaration that data may contain.
package struct DeclaredMember: Hashable, Sendable {
  /// The declaration that has it.
  package let owner: Owner
  /// Its name in the source.
  package let name: String
  /// The clients that know it.
  package let availability: Availability
  /// The type of its values; `nil` for a case without data.
  let type: FieldType?

  /// A declaration with fields or cases.
  package enum Owner: Hashable, Sendable {
    case component(ID<Component>)
    case record(ID<Record>)
    case enumeration(ID<Enumeration>)
    case action(ID<Action>)
  }
}

extension Contract {
  /// The name of a declaration in the source.
  package func name(of owner: DeclaredMember.Owner) -> String {
    switch owner {
    case .component(let id): components[id].name.source
    case .record(let id): records[id].name.source
    case .enumeration(let id): enums[id].name.source
    case .action(let id): actions[id].name.source
    }
  }

  /// Returns the fields of a declaration, or its cases.
  func members(of owner: DeclaredMember.Owner) -> [DeclaredMember] {
    func members(_ fields: [Field]) -> [DeclaredMember] {
      fields.map {
        DeclaredMember(owner: owner, name: $0.name.source, availability: $0.availability, type: $0.type)
      }
    }
    switch owner {
    case .component(let id): return members(components[id].fields)
    case .record(let id): return members(records[id].fields)
    case .action(let id): return members(actions[id].fields)
    case .enumeration(let id):
      return enums[id].cases.map {
        DeclaredMember(owner: owner, name: $0.name.source, availability: $0.availability, type: $0.payload)
      }
    }
  }

  /// Returns the clients that know declarations and their members, where not all clients do.
  func clientSets(of owners: [DeclaredMember.Owner]) -> [ClientSet] {
    owners.flatMap { owner in
      var availabilities = members(of: owner).map { $0.availability }
      if case .component(let id) = owner { availabilities.append(components[id].availability) }
      return availabilities.filter { !$0.isUniversal }.map { $0.clients }
    }
  }

  /// Returns declarations with those that their data may contain, each once, in the order in which they are reached.
  ///
  /// - Parameter client: The client that gets the data; `nil` for one that knows everything.
  func reached(from owners: [DeclaredMember.Owner], by client: Client?) -> [DeclaredMember.Owner] {
    var (result, known): ([DeclaredMember.Owner], Set<DeclaredMember.Owner>) = ([], [])
    func add(_ owner: DeclaredMember.Owner) { if known.insert(owner).inserted { result.append(owner) } }
    for owner in owners { add(owner) }
    var index = 0
    while index < result.count {
      for member in members(of: result[index]) where member.availability.isKnown(to: client) {
        switch member.type?.element {
        case .record(let id): add(.record(id))
        case .enumeration(let id), .choice(let id): add(.enumeration(id))
        case .action(let ids): for id in ids { add(.action(id)) }
        default: break
        }
      }
      if case .component(let id) = result[index] {
        for event in components[id].events { if case .declared(let action, _) = event.action { add(.action(action)) } }
      }
      index += 1
    }
    return result
  }
}

extension Availability {
  /// Whether a client knows it; `nil` knows everything. Looks at the client's platform only.
  package func isKnown(to client: Client?) -> Bool {
    guard let client, !isUniversal else { return true }
    if let since {
      guard let first = since[client.platform] else { return false }
      if let version = client.version, version < first { return false }
    }
    // A client without a version is later than all that are named.
    guard let end = until?[client.platform] else { return true }
    return client.version.map { $0 < end } ?? false
  }
}

/// A declaration of the contract, and the supported clients that know it.
package struct DeclarationVersions: Hashable, Sendable {
  /// The declaration.
  package let owner: DeclaredMember.Owner
  /// The clients that know it; of declarations other than components all of the screen.
  package let clients: ClientSet
  /// The fields or cases that not every client knows that knows the declaration, each with the clients that do.
  package let members: [Member]

  /// A field or a case with the clients that know it.
  package struct Member: Hashable, Sendable {
    /// Its name in the source.
    package let name: String
    /// The supported clients that know it.
    package let clients: ClientSet
  }
}

extension Screen {
  /// The components that clients may get, in the order of the screen and then of fallbacks; then the records, enums and
  /// actions in their data that have versions.
  var declarationVersions: [DeclarationVersions] {
    var (components, known): ([ID<Component>], Set<ID<Component>>) = ([], [])
    for id in shownComponents where known.insert(id).inserted { components.append(id) }
    let events = sections.flatMap { $0.actionsOfEvents }.map { DeclaredMember.Owner.action($0) }
    let owners = contract.withFallbacks(components).map { DeclaredMember.Owner.component($0) } + events
    return contract.reached(from: owners, by: nil).compactMap { owner in
      var clients = supportedClients
      if case .component(let id) = owner {
        clients = clients.intersection(contract.components[id].availability.clients)
      }
      let members = contract.members(of: owner).filter { !$0.availability.isUniversal }.map {
        DeclarationVersions.Member(name: $0.name, clients: clients.intersection($0.availability.clients))
      }.filter { $0.clients != clients }
      if case .component = owner {} else if members.isEmpty { return nil }
      return DeclarationVersions(owner: owner, clients: clients, members: members)
    }
  }

  /// The components that the source names, in the order of the screen; one may occur several times.
  private var shownComponents: [ID<Component>] {
    bars.entries.map { $0.value.component } + sections.flatMap { $0.shownComponents }
      + [empty?.component].compactMap { $0 }
  }
}

extension ScreenSection {
  /// The components that the source names in the section and in those in it; one may occur several times.
  var shownComponents: [ID<Component>] {
    var ids = [header?.component].compactMap { $0 } + units.map { $0.component }
    ids += [footer?.component].compactMap { $0 }
    if case .component(let id)? = background?.appearance { ids.append(id) }
    return ids + [empty?.component, failure?.component].compactMap { $0 } + sections.flatMap { $0.shownComponents }
  }

  /// The declared actions on events of the section, without those of sections in it.
  var declaredActions: [ID<Action>] {
    events.compactMap { event in if case .declared(let action, _) = event.action { action } else { nil } }
  }

  /// The declared actions on events of the section and of sections in it.
  var actionsOfEvents: [ID<Action>] { declaredActions + sections.flatMap { $0.actionsOfEvents } }
}
