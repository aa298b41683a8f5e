import SDUIIR
import SDUILayout

/// The content that supported clients receive of a section, if not all of them know its components.
struct VersionProof {
  private let screen: Screen
  private let section: Int
  private let detail: Proof.Detail

  init(_ screen: Screen, section: Int, _ detail: Proof.Detail) {
    (self.screen, self.section, self.detail) = (screen, section, detail)
  }

  /// Of the section and of those in it; none where every client knows everything.
  var obligations: [Obligation] {
    guard screen.variants.client == nil else { return [] }
    let inner = screen.sections[section].sections.indices.map { SectionPath(section, inner: $0) }
    return ([SectionPath(section)] + inner).compactMap { path in
      guard var shown = screen.section(at: path) else { return nil }
      shown.sections = []
      let sets = screen.contract.clientSets(of: shown)
      if sets.isEmpty { return nil }
      let clients = screen.supportedClients.representatives(of: sets)
      let chains = FallbackChains(of: screen.contract, from: screen.contract.shownComponents(of: shown))
      var evidence = EvidenceRecord(detail)
      var lost: Client?
      for client in clients {
        if keeps(shown, client, chains) { evidence.holds(for: client) } else { lost = lost ?? client }
      }
      return Obligation(
        statement: .versions(path), verdict: lost.map { .broken(counterexample($0)) } ?? evidence.verdict(margin: nil),
        origin: shown.origin)
    }
  }

  /// Whether a client receives something that it knows, or an explicit nothing, for each component; and of an essential
  /// section at least one unit.
  private func keeps(_ section: ScreenSection, _ client: Client, _ chains: FallbackChains) -> Bool {
    let ids = screen.contract.shownComponents(of: section)
    let standing = ids.map { screen.contract.component(standingFor: $0, at: client, along: chains) }
    let known = standing.allSatisfy { id in
      id.map { screen.contract.components[$0].availability.isKnown(to: client) } ?? true
    }
    let remaining = section.units.contains {
      screen.contract.component(standingFor: $0.component, at: client, along: chains) != nil
    }
    return known && (remaining || section.units.isEmpty || !section.isEssential)
  }

  /// Any container will do.
  private func counterexample(_ client: Client) -> Counterexample {
    let environment = LayoutEnvironment(
      width: screen.declaredRange(.widths).lowerBound, height: screen.standardHeight)
    return Counterexample(place: ProvedContainer(environment: environment, variants: Variants(client: client)))
  }
}

extension Contract {
  /// The components that a section shows, without those of a stack's sections.
  func shownComponents(of section: ScreenSection) -> [ID<Component>] {
    var ids = section.units.map { $0.component }
    ids += [section.header?.component, section.footer?.component].compactMap { $0 }
    ids += [section.empty?.component, section.failure?.component].compactMap { $0 }
    if case .component(let id)? = section.background?.appearance { ids.append(id) }
    return ids
  }
}
