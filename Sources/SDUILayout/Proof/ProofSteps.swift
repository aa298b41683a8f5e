import SDUIIR

/// A proof that is made one section after another, for those who cannot wait for all of it.
public struct ProofSteps: Sendable {
  /// What is proved.
  public let screen: Screen
  /// What was decided so far: by section, then by what must hold of it; requirements stand behind.
  public private(set) var obligations: [Obligation] = []
  /// Sections of which it is known that nothing in them is broken.
  public private(set) var memory: ProofMemory

  private let detail: Proof.Detail
  private let rules: ProofRules
  /// Whether there are components that not every client knows.
  private let hasVersions: Bool
  /// How many sections and requirements are decided.
  private var count = 0

  /// A proof of what is broken and nothing else, of which nothing is made yet.
  ///
  /// - Parameter known: What a proof of the screen has remembered before it was changed.
  public init(failuresOf screen: Screen, remembering known: ProofMemory) {
    self.init(screen, .failures, ProofRules(), known)
  }

  init(_ screen: Screen, _ detail: Proof.Detail, _ rules: ProofRules, _ known: ProofMemory = ProofMemory()) {
    self.screen = screen
    self.detail = detail
    self.rules = rules
    hasVersions = screen.contract.components.elements.contains { !$0.availability.isUniversal }
    memory = known.continued(by: screen)
  }

  /// Whether everything is decided.
  public var isFinished: Bool { count == screen.sections.count + screen.requirements.count }

  /// Goes on until everything is decided, or so much was that no memory knew.
  public mutating func advance(atMost limit: Int = .max) {
    var left = limit
    while left > 0, !isFinished {
      if count < screen.sections.count {
        if decide(section: count) { left -= 1 }
      } else {
        let requirement = screen.requirements[count - screen.sections.count]
        obligations.append(RequirementProof(screen, requirement, detail, rules).obligation)
        left -= 1
      }
      count += 1
    }
    if isFinished { memory.forgetEarlier() }
  }

  /// Gives whether it took a proof.
  private mutating func decide(section index: Int) -> Bool {
    let section = screen.sections[index]
    if hasVersions { obligations += VersionProof(screen, section: index).obligations }
    let dependsOnClient = hasVersions && !screen.contract.clientSets(of: section).isEmpty
    if dependsOnClient { return prove(section, at: index, nil) }
    if memory.knows(section, at: index) { return false }
    let shape = SectionShape(section, memory.isTappable)
    guard let shape, let like = memory[shape] else { return prove(section, at: index, shape) }
    obligations += like.obligations.compactMap { $0.moved(from: like.section, to: section, at: index) }
    memory.note(index)
    return false
  }

  private mutating func prove(_ section: Section, at index: Int, _ shape: SectionShape?) -> Bool {
    let proved = SectionProof(screen, section: index, detail, rules).obligations
    obligations += proved
    // What is broken is told by its own names.
    if let shape, !proved.contains(where: \.isBroken) {
      memory[shape] = ProofMemory.Entry(section: section, obligations: detail == .whole ? proved : [])
      memory.note(index)
    }
    return true
  }
}
