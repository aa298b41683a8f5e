extension Screen {
  /// The screen for some variants: what depends on a flag, a client or a trait that is chosen depends on it no more.
  ///
  /// What the screen does not know is left out; ``variants`` says what was chosen in the end. What was chosen before
  /// stays. Tests in containers of other traits are left out, since the screen is not made for these any more.
  public func resolved(for choices: Variants) -> Screen { resolved(for: choices, along: nil) }

  /// The same for one of several clients.
  ///
  /// - Parameter chains: The fallbacks of all components that it shows, where they are known.
  package func resolved(for choices: Variants, along chains: FallbackChains?) -> Screen {
    let resolution = Resolution(choices, contract.flags)
    guard !resolution.isEmpty else { return self }
    var screen = self
    for index in screen.sections.indices { resolution.resolve(&screen.sections[index]) }
    screen.requirements = resolution.resolved(screen.requirements)
    screen.tests = tests.filter { choices.traits.agree(with: $0.traits(in: self)) }
    for index in screen.tests.indices {
      screen.tests[index].requirements = resolution.resolved(screen.tests[index].requirements)
    }
    if let client = choices.client, contract.hasVersions {
      ComponentReplacement(contract, client, chains).resolve(&screen)
    }
    resolution.record(in: &screen)
    return screen
  }

  /// Whether anything depends on a flag or a client that is not resolved.
  package var dependsOnVariants: Bool { contract.flags.count > 0 || dependsOnClient }

  /// Whether any condition asks for the client, or not all clients know every component.
  package var dependsOnClient: Bool {
    variants.client == nil && (contract.hasVersions || sections.contains { $0.dependsOnClient })
  }

  /// The clients that the screen supports.
  public var supportedClients: ClientSet {
    if case .clients(let clients)? = properties[.clients] { return clients }
    return .everything
  }

  /// The newest client of the first platform that the screen supports.
  public var newestClient: Client {
    guard let first = supportedClients.entries.first else { return Client(.ios) }
    switch first.value.end {
    case .through(let last): return Client(first.platform, last)
    case .below, nil: return Client(first.platform)
    }
  }
}

extension ScreenSection {
  fileprivate var dependsOnClient: Bool {
    @inline(never) get {
      adaptations.contains { $0.condition.contains { $0.clients != nil } } || sections.contains { $0.dependsOnClient }
    }
  }
}

/// Choices, by the flags of one contract.
private struct Resolution {
  /// The chosen variants.
  private let point: ConditionPoint
  /// The flags that stay, by the index of what they were; `nil` if all do.
  private let remaining: [ID<Flag>?]?

  init(_ choices: Variants, _ flags: Store<Flag>) {
    var point = ConditionPoint(traits: choices.traits)
    point.choose(choices, of: flags)
    self.point = point
    var count = 0
    let places: [ID<Flag>?] = point.flags.map { chosen in
      if chosen != nil { return nil }
      count += 1
      return ID(count - 1)
    }
    remaining = places.isEmpty ? nil : places
  }

  var isEmpty: Bool { point.client == nil && point.traits.isEmpty && point.flags.allSatisfy { $0 == nil } }

  /// Without those that are required nowhere.
  func resolved(_ requirements: [Requirement]) -> [Requirement] {
    requirements.compactMap { requirement in
      if requirement.condition.isEmpty { return requirement }
      var requirement = requirement
      requirement.condition = resolved(requirement.condition)
      if requirement.condition.isEmpty { return nil }
      if requirement.condition.contains(ConditionBox()) { requirement.condition = [] }
      return requirement
    }
  }

  private func resolved(_ condition: [ConditionBox]) -> [ConditionBox] {
    if condition.count == 1, leavesAlone(condition[0]) { return condition }
    return condition.compactMap { resolved($0) }.eachOnce
  }

  func resolve(_ section: inout ScreenSection) {
    for index in section.sections.indices { resolve(&section.sections[index]) }
    if section.adaptations.isEmpty { return }
    section.adaptations = section.adaptations.compactMap { adaptation in
      var adaptation = adaptation
      adaptation.condition = resolved(adaptation.condition)
      return adaptation.condition.isEmpty ? nil : adaptation
    }
  }

  /// Whether nothing that a box asks for is decided, and its flags keep their indices: so it is for most of the boxes of
  /// many flags that are resolved one after another, from the last.
  private func leavesAlone(_ box: ConditionBox) -> Bool {
    point.traits.isEmpty && (point.client == nil || box.clients == nil)
      && (remaining.map { remaining in box.flags.allSatisfy { remaining[$0.flag.index] == $0.flag } } ?? true)
  }

  /// The box without what is decided; `nil` if it cannot hold.
  private func resolved(_ box: ConditionBox) -> ConditionBox? {
    guard var box = box.resolved(at: point) else { return nil }
    guard let remaining else { return box }
    box.flags = box.flags.compactMap { condition in
      remaining[condition.flag.index].map { FlagCases(flag: $0, cases: condition.cases) }
    }
    return box
  }

  /// Notes what was chosen, and keeps the flags that are still open.
  func record(in screen: inout Screen) {
    if remaining != nil {
      var open = Store<Flag>()
      for (flag, chosen) in zip(screen.contract.flags.elements, point.flags) {
        if let chosen {
          screen.variants.flags.append(Variants.Choice(flag: flag.name, flagCase: flag.cases[chosen]))
        } else {
          _ = open.append(flag)
        }
      }
      screen.contract.flags = open
    }
    if let client = point.client, screen.variants.client == nil { screen.variants.client = client }
    var settled = point.traits
    settled.override(with: screen.variants.traits)
    screen.variants.traits = settled
  }
}
