/// Computes the content of a screen for one version of a platform after another.
struct ClientContentResolution {
  private let screen: Screen
  private var client: Client
  /// Whether the client reads only the first version of the format.
  private var readsFirstFormat = false
  /// The sections for the preceding version.
  private var sections: [ClientSection] = []
  /// The versions at which each section may change: at all others, that of the preceding version is used again.
  private let edges: [Set<Version>]
  /// The omissions in the data of components for the client that were computed before.
  private var omissions: [ID<Component>: [DeclaredMember]] = [:]

  /// - Parameter screen: The screen for all clients.
  init(_ screen: Screen, on platform: Platform) {
    self.screen = screen
    client = Client(platform)
    let contract = screen.contract
    edges = screen.sections.map { section in
      let shown = contract.withFallbacks(section.shownComponents).map { DeclaredMember.Owner.component($0) }
      let owners = contract.reached(from: shown + section.actionsOfEvents.map { .action($0) }, by: nil)
      let conditions = section.conditionBoxes.compactMap { $0.clients }
      return Set((conditions + contract.clientSets(of: owners)).edges(on: platform))
    }
  }

  private var contract: Contract { screen.contract }

  /// Returns the content for a version; `nil` is the first of all versions. Versions come in their order, and no version
  /// at which something changes is left out.
  mutating func content(from version: Version?) -> ClientContent {
    client.version = version ?? .zero
    omissions = [:]
    readsFirstFormat = screen.formatReaders.map { !$0.clients.contains(client) } ?? false
    var parts: [ClientPart] = []
    for (bar, declared) in screen.bars.entries {
      parts.append(part(bar == .top ? .topBar : .bottomBar, declared.component, declared.origin))
    }
    if let empty = screen.empty { parts.append(part(.empty, empty.component, empty.origin)) }
    if sections.isEmpty {
      for (index, section) in screen.sections.enumerated() {
        sections.append(self.section(section, SectionPath(index)))
      }
    } else {
      for index in sections.indices where version.map(edges[index].contains) ?? true {
        sections[index] = section(screen.sections[index], SectionPath(index))
      }
    }
    return ClientContent(parts: parts, sections: sections, unread: unread)
  }

  /// The features that the client passes over, each once.
  private var unread: [FormatFeature] {
    guard readsFirstFormat else { return [] }
    var features: [FormatFeature] = []
    screen.resolved(on: client.platform, client.version).forEachFormatUse(in: .response) { use in
      if use.feature != .bars, use.feature != .listBounds, !features.contains(use.feature) {
        features.append(use.feature)
      }
    }
    return features
  }

  private mutating func section(_ section: ScreenSection, _ path: SectionPath) -> ClientSection {
    var parts: [ClientPart] = []
    if let header = section.header { parts.append(part(.header, header.component, header.origin)) }
    for unit in section.units { parts.append(part(.unit, unit.component, unit.origin)) }
    if let footer = section.footer { parts.append(part(.footer, footer.component, footer.origin)) }
    if let background = section.background, case .component(let id) = background.appearance {
      parts.append(part(.background, id, background.origin))
    }
    if let empty = section.empty { parts.append(part(.empty, empty.component, empty.origin)) }
    if let failure = section.failure { parts.append(part(.onFailure, failure.component, failure.origin)) }
    var inner: [ClientSection] = []
    for (index, section) in section.sections.enumerated() {
      inner.append(self.section(section, SectionPath(path.section, inner: index)))
    }
    return ClientSection(
      path: path, parts: parts, sections: inner, conditions: conditions(of: section),
      omissions: unknownMembers(from: section.declaredActions.map { .action($0) }))
  }

  /// Follows the fallbacks of a component.
  private mutating func part(
    _ role: ClientPart.Role, _ component: ID<Component>, _ origin: Origin
  ) -> ClientPart {
    var (id, skipped): (ID<Component>, [ID<Component>]) = (component, [])
    var known: Set<ID<Component>> = []
    // A fallback has the fields that its braces fill.
    var filled: [PayloadField]?
    var end: ClientPart.Outcome?
    if readsFirstFormat, role == .topBar || role == .bottomBar { end = .unread }
    while end == nil {
      if contract.components[id].availability.isKnown(to: client) {
        end = .shown(id)
        break
      }
      skipped.append(id)
      known.insert(id)
      switch contract.components[id].fallback {
      case .drop: end = .dropped
      // Fallbacks end, which checker and decoder see to; one that leads back would be no fallback.
      case .component(let next, let fields) where !known.contains(next): (id, filled) = (next, fields)
      case .component, nil: end = screen.properties[.unknown] == .keyword(.fail) ? .refused : .ignored
      }
    }
    let outcome = end ?? .ignored
    guard case .shown(let shown) = outcome else {
      return ClientPart(
        role: role, component: component, skipped: skipped, outcome: outcome, fields: [], omissions: [], origin: origin)
    }
    let fields = contract.components[shown].fields
    let sent = role.hasData ? filled.map { $0.map { $0.field } } ?? Array(fields.indices) : []
    return ClientPart(
      role: role, component: component, skipped: skipped, outcome: outcome,
      fields: sent.filter { fields[$0].availability.isKnown(to: client) },
      omissions: omissions(of: shown), origin: origin)
  }

  private mutating func omissions(of component: ID<Component>) -> [DeclaredMember] {
    if let known = omissions[component] { return known }
    let result = unknownMembers(from: [.component(component)])
    omissions[component] = result
    return result
  }

  /// The members of declarations, and of those that their data may contain, that the client does not know.
  private func unknownMembers(from owners: [DeclaredMember.Owner]) -> [DeclaredMember] {
    if owners.isEmpty { return [] }
    return contract.reached(from: owners, by: client).flatMap { contract.members(of: $0) }
      .filter { !$0.availability.isKnown(to: client) }
  }

  /// The adaptations that ask for the client and hold for it.
  private func conditions(of section: ScreenSection) -> [ClientCondition] {
    section.adaptations.compactMap { adaptation in
      let boxes = adaptation.condition.filter { $0.clients?.contains(client) ?? false }
      guard let box = boxes.first, let range = box.clients?[client.platform] else { return nil }
      var rest = box
      rest.clients = nil
      var properties: [Property] = []
      for assignment in adaptation.assignments where !properties.contains(assignment.property) {
        properties.append(assignment.property)
      }
      let kind = adaptation.replacement.map { section.replaced(by: $0).kind }
      return ClientCondition(
        range: range, hasOtherBounds: rest != ConditionBox(), kind: kind, properties: properties)
    }
  }
}
