import SDUIIR
import SDUILayout

/// The results of flags and clients for some sections of a screen: each result once, so that a difference that does not
/// matter there multiplies nothing.
struct ProofVariants {
  /// With every flag and client resolved that makes a difference.
  private(set) var screens: [Screen] = []
  /// Conditions beside those of the sections.
  private let others: [ConditionBox]
  /// The flags that these ask for.
  private let otherFlags: Set<String>
  /// Results that are known already.
  private var known: Set<[ScreenSection]> = []

  /// The maximum number of combinations of flags that are resolved. Flags that each change a part of their own make a
  /// power of their number.
  private static let greatestCount = 4_096

  /// - Parameter keepsFlags: Whether flags stay open.
  init(
    _ screen: Screen, _ others: [ConditionBox], _ rules: ProofRules, keepsFlags: Bool = false
  ) throws(TooManyCases) {
    self.others = others
    otherFlags = Set(others.flatMap { $0.flags.map { screen.contract.flags[$0.flag].name } })
    guard !keepsFlags else {
      for screen in resolvedForClients(screen.withoutHiddenAdaptations) { add(screen) }
      return
    }
    let flags = screen.contract.flags
    var apart: [ID<Flag>: [FlagCase]] = [:]
    if !tellsMore { for (flag, asked) in screen.flagConditions { apart[flag] = flags[flag].casesApart(by: asked) } }
    let cases = apart
    var combinations = FlagCombinations(screen, beside: otherFlags) { flag in
      if !rules.tellsFlags { return [FlagCase(index: 0)] }
      return cases[flag] ?? flags[flag].cases.indices.map { FlagCase(index: $0) }
    }
    var count = 0
    while let next = combinations.next() {
      guard combinations.count <= Self.greatestCount - count else {
        throw TooManyCases(limit: Self.greatestCount, flags: self.flags(askedBy: screen).count)
      }
      count += combinations.count
      for screen in resolvedForClients(next) { add(screen) }
    }
  }

  /// Whether what others ask for may differ where the sections do not.
  private var tellsMore: Bool { others.contains { !$0.flags.isEmpty || $0.clients != nil } }

  private mutating func add(_ screen: Screen) {
    if tellsMore || screen.variants.isEmpty || known.insert(screen.sections).inserted { screens.append(screen) }
  }

  /// All flags that make a difference.
  private func flags(askedBy screen: Screen) -> Set<String> {
    let asked = screen.sections.flatMap { $0.conditionBoxes }.flatMap {
      $0.flags.map { screen.contract.flags[$0.flag].name }
    }
    return otherFlags.union(asked)
  }

  /// For a client of each kind that conditions and the versions of components can tell apart.
  private func resolvedForClients(_ screen: Screen) -> [Screen] {
    guard screen.variants.client == nil else { return [screen.choosingKnownCases] }
    guard let clients = screen.clientsApart(by: others) else { return [screen] }
    let shown = screen.sections.flatMap { section in
      ([section] + section.sections).flatMap { screen.contract.shownComponents(of: $0) }
    }
    let chains = FallbackChains(of: screen.contract, from: shown)
    return clients.map { client in
      screen.resolved(for: Variants(client: client), along: chains).withoutHiddenAdaptations.choosingKnownCases
    }
  }
}

extension Screen {
  /// A flag that the last condition with one asks for, in the first section with such a condition.
  var askedFlag: Flag? {
    for section in sections {
      if let flag = section.lastFlag { return contract.flags[flag] }
    }
    return nil
  }

  /// The cases of each flag that conditions of its sections name.
  fileprivate var flagConditions: [ID<Flag>: [FlagCases]] {
    var result: [ID<Flag>: [FlagCases]] = [:]
    for section in sections {
      for box in section.conditionBoxes { for cases in box.flags { result[cases.flag, default: []].append(cases) } }
    }
    return result
  }

  /// One client of each kind that its sections and some conditions can tell apart; `nil` if they ask for none.
  fileprivate func clientsApart(by others: [ConditionBox]) -> [Client]? {
    let conditions = (sections.flatMap { $0.conditionBoxes } + others).compactMap { $0.clients }
    let sets = conditions + sections.flatMap { contract.clientSets(of: $0) + contract.clientSets(ofSpansIn: $0) }
    return sets.isEmpty ? nil : supportedClients.representatives(of: sets)
  }

  /// Of some variants those that make a difference if flags are decided one after another, in this order; a flag that is
  /// not among them has its first case.
  func askedVariants(of chosen: Variants) -> Variants {
    let known = chosen.caseNames
    let flags = contract.flags
    var combinations = FlagCombinations(self, beside: []) { id in
      let flag = flags[id]
      return [FlagCase(index: known[flag.name].flatMap { flag.cases.firstIndex(of: $0) } ?? 0)]
    }
    // There is one, since each flag has one case.
    var screen = combinations.next() ?? self
    var result = chosen
    result.flags = screen.variants.flags
    if let client = chosen.client, variants.client == nil {
      result.client = screen.clientsApart(by: [])?.last {
        $0.platform == client.platform && $0.version ?? .zero <= client.version ?? .zero
      }
      if let client = result.client { screen = screen.resolved(for: Variants(client: client)).withoutHiddenAdaptations }
    }
    let boxes = screen.traitBoxes
    for trait in ContainerTrait.allCases
    where variants.traits.isOpen(trait) && boxes.allSatisfy({ $0.traits.isOpen(trait) }) {
      result.traits[trait] = nil
    }
    return result
  }

  /// The screens with each case of a flag, in order.
  func resolved(forEachCaseOf flag: Flag, by rules: ProofRules) -> [Screen] {
    (rules.tellsFlags ? flag.cases : Array(flag.cases.prefix(1))).map { name in
      resolved(for: Variants(flags: [Variants.Choice(flag: flag.name, flagCase: name)]))
    }
  }

  /// The same screen without what later adaptations always replace.
  var withoutHiddenAdaptations: Screen {
    var result = self
    for index in sections.indices where sections[index].hasConditions {
      result.sections[index] = sections[index].withoutHiddenAdaptations
    }
    return result
  }
}

extension ScreenSection {
  /// Whether anything in it depends on a condition that does not always hold.
  var hasConditions: Bool {
    adaptations.contains { !$0.condition.isEmpty } || sections.contains { $0.hasConditions }
  }

  /// The first flag of the last condition with any.
  fileprivate var lastFlag: ID<Flag>? {
    for section in sections.reversed() {
      if let flag = section.lastFlag { return flag }
    }
    for adaptation in adaptations.reversed() {
      if let box = adaptation.condition.last(where: { !$0.flags.isEmpty }) { return box.flags.first?.flag }
    }
    return nil
  }

  /// The same without what later adaptations always replace.
  var withoutHiddenAdaptations: ScreenSection {
    var result = withoutOwnHiddenAdaptations
    for index in sections.indices where sections[index].hasConditions {
      result.sections[index] = sections[index].withoutHiddenAdaptations
    }
    return result
  }

  /// The same without what later adaptations of the section itself always replace.
  var withoutOwnHiddenAdaptations: ScreenSection {
    guard adaptations.contains(where: { $0.isUnconditional }) else { return self }
    var result = self
    var kept: [Adaptation] = []
    var hidden: Set<AssignedProperty> = []
    for var adaptation in adaptations.reversed() {
      adaptation.assignments = adaptation.assignments.filter {
        !hidden.contains(AssignedProperty($0))
      }
      if adaptation.replacement == nil && adaptation.assignments.isEmpty { continue }
      kept.append(adaptation)
      guard adaptation.isUnconditional else { continue }
      if adaptation.replacement != nil { break }
      for assignment in adaptation.assignments {
        hidden.insert(AssignedProperty(assignment))
      }
    }
    result.adaptations = kept.reversed()
    return result
  }
}

/// The property that an assignment sets.
struct AssignedProperty: Hashable {
  let target: Assignment.Target
  let property: Property

  init(_ assignment: Assignment) { (target, property) = (assignment.target, assignment.property) }
}

extension Adaptation {
  var isUnconditional: Bool { condition.contains(ConditionBox()) }
}

extension Contract {
  /// Returns the clients that know the components of a section, and all their fallbacks.
  func clientSets(of section: ScreenSection) -> [ClientSet] {
    var result: [ClientSet] = []
    for var id in shownComponents(of: section) {
      // Fallbacks end, which the checker sees to.
      for _ in components.elements.indices {
        if components[id].availability.isUniversal { break }
        result.append(components[id].availability.clients)
        guard case .component(let next, _)? = components[id].fallback else { break }
        id = next
      }
    }
    return result + section.sections.flatMap { clientSets(of: $0) }
  }
}

extension ClientSet {
  /// Clients of this set, one for each way in which others divide it.
  func representatives(of sets: [ClientSet]) -> [Client] {
    entries.flatMap { entry -> [Client] in
      let first = entry.value.minimum ?? .zero
      let versions = [first] + sets.edges(on: entry.platform).filter { first < $0 }
      return versions.filter { entry.value.contains($0) }.map { Client(entry.platform, $0) }
    }
  }
}
