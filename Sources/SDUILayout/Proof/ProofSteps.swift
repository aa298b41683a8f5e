import SDUIIR

/// A proof that is made one section after another, for those who cannot wait for all of it.
public struct ProofSteps: Sendable {
  /// What is proved.
  public let screen: Screen
  /// What was decided so far: by section, then by what must hold of it; requirements stand behind.
  public private(set) var obligations: [Obligation] = []
  /// Sections of which it is known that nothing in them is broken: those of this screen that were met so far.
  public private(set) var memory: ProofMemory

  private let known: ProofMemory
  private let detail: Proof.Detail
  private let rules: ProofRules
  /// Which components can be tapped.
  private let isTappable: [Bool]
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
    isTappable = screen.contract.components.elements.map(\.isTappable)
    hasVersions = screen.contract.components.elements.contains { !$0.availability.isUniversal }
    memory = ProofMemory(of: screen)
    self.known = known.isAbout(screen) ? known : memory
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
  }

  /// Gives whether it took a proof.
  private mutating func decide(section index: Int) -> Bool {
    let section = screen.sections[index]
    if hasVersions { obligations += VersionProof(screen, section: index).obligations }
    let dependsOnClient = hasVersions && !screen.contract.clientSets(of: section).isEmpty
    let shape = dependsOnClient ? nil : SectionShape(section, isTappable)
    if let shape, let like = memory[shape] {
      obligations += like.obligations.compactMap { $0.moved(from: like.section, to: section, at: index) }
      return false
    }
    // Where something is remembered, failures alone are asked for, and there is none.
    if let shape, let like = known[shape] {
      memory[shape] = like
      return false
    }
    let proved = SectionProof(screen, section: index, detail, rules).obligations
    obligations += proved
    // What is broken is told by its own names.
    if let shape, !proved.contains(where: \.isBroken) {
      memory[shape] = ProofMemory.Entry(section: section, obligations: detail == .whole ? proved : [])
    }
    return true
  }
}

/// Sections of a screen in which nothing is broken, by all that a proof of them looks at. So sections of one shape are
/// proved once, and those that stay as they are while others are changed not again.
public struct ProofMemory: Sendable {
  /// A section, and what is known of it.
  struct Entry: Sendable {
    let section: Section
    let obligations: [Obligation]
  }

  private var entries: [SectionShape: Entry] = [:]
  /// What of the screen a proof of its sections looks at.
  private var properties = PropertyList()
  private var flags = Store<Flag>()
  private var variants = Variants()

  /// Nothing is known.
  public init() {}

  /// Nothing is known of a screen.
  fileprivate init(of screen: Screen) {
    properties = screen.properties
    flags = screen.contract.flags
    variants = screen.variants
  }

  /// Whether sections of a screen are decided by the same.
  fileprivate func isAbout(_ screen: Screen) -> Bool {
    properties == screen.properties && flags == screen.contract.flags && variants == screen.variants
  }

  /// What is known of sections of a shape.
  subscript(shape: SectionShape) -> Entry? {
    get { entries[shape] }
    set { entries[shape] = newValue }
  }

  /// Adds what another one knows.
  public mutating func add(_ other: ProofMemory) {
    guard properties == other.properties, flags == other.flags, variants == other.variants else { return self = other }
    entries.merge(other.entries) { own, _ in own }
  }
}
