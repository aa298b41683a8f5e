import SDUIIR
import SDUILayout

/// A proof that is made one section after another, for those who cannot wait for all of it.
package struct ProofSteps: Sendable {
  /// The screen that is proved.
  package let screen: Screen
  /// The obligations decided so far: by section, then by claim; requirements follow. What is proved is left out where
  /// only failures are asked for.
  package private(set) var obligations: [Obligation] = []
  /// Sections in which nothing is broken, and what is undecided in them.
  package private(set) var cache: ProofCache

  private let detail: Proof.Detail
  private let rules: ProofRules
  /// Whether there are components that not every client knows.
  private let hasVersions: Bool
  /// The number of decided sections, followed by the screen's own obligations and by requirements.
  private var count = 0

  /// A proof of what is broken and nothing else, of which nothing is made yet.
  ///
  /// - Parameter known: What a proof of the screen has remembered before it was changed.
  package init(failuresOf screen: Screen, remembering known: ProofCache) {
    self.init(screen, .failures, ProofRules(), known)
  }

  init(_ screen: Screen, _ detail: Proof.Detail, _ rules: ProofRules, _ known: ProofCache = ProofCache()) {
    self.screen = screen
    self.detail = detail
    self.rules = rules
    hasVersions = screen.contract.components.elements.contains { !$0.availability.isUniversal }
    cache = known.continued(by: screen)
  }

  /// Whether everything is decided.
  package var isFinished: Bool { count > screen.sections.count + screen.requirements.count }

  /// Goes on until everything is decided, or so much was that no cache knew.
  package mutating func advance(atMost limit: Int = .max) {
    var left = limit
    while left > 0, !isFinished {
      if count < screen.sections.count {
        if decide(section: count) { left -= 1 }
      } else if count == screen.sections.count {
        if decideVisibleRoom() { left -= 1 }
        obligations += screen.ownObligations(detail, rules)
      } else {
        let requirement = screen.requirements[count - screen.sections.count - 1]
        obligations.append(RequirementProof(screen, requirement, detail, rules).obligation)
        left -= 1
      }
      count += 1
    }
    if isFinished { cache.forgetEarlier() }
  }

  /// Gives whether it took a proof.
  private mutating func decide(section index: Int) -> Bool {
    let section = screen.sections[index]
    if hasVersions { obligations += VersionProof(screen, section: index, detail).obligations }
    if dependsOnClient(section) { return prove(section, at: index, nil) }
    if let known = cache.obligations(of: section, at: index) { return remember(known, ofSection: index) }
    let shape = SectionShape(section, cache.isTappable)
    guard let shape, let known = cache[shape]?.obligations(of: section, at: index) else {
      return prove(section, at: index, shape)
    }
    return remember(known, ofSection: index)
  }

  /// Decides whether bars and pinned parts leave visible room. Gives whether it took a proof.
  private mutating func decideVisibleRoom() -> Bool {
    guard let proof = VisibleRoomProof(screen, detail, rules) else { return false }
    let sections = proof.sections
    let isCacheable = !sections.contains(where: dependsOnClient)
    let known = isCacheable ? cache.visibleRoom(of: sections) : nil
    let verdict = known ?? proof.verdict
    if isCacheable, known == nil { cache.noteVisibleRoom(verdict, of: sections) }
    obligations.append(Obligation(statement: .visibleRoom, verdict: verdict, origin: screen.origin))
    return known == nil
  }

  /// Whether some supported client does not know a component of a section, or a case that chooses a span in it.
  private func dependsOnClient(_ section: ScreenSection) -> Bool {
    hasVersions && !screen.contract.clientSets(of: section).isEmpty
      || !screen.contract.clientSets(ofSpansIn: section).isEmpty
  }

  /// Takes what is known of a section. No proof was made: the result is false.
  private mutating func remember(_ known: [Obligation], ofSection index: Int) -> Bool {
    obligations += known
    cache.note(known, ofSection: index)
    return false
  }

  private mutating func prove(_ section: ScreenSection, at index: Int, _ shape: SectionShape?) -> Bool {
    let all = SectionProof(screen, section: index, detail, rules).obligations
    // Of most sections everything is proved: then nothing has to be kept of them.
    let decided = detail.isWhole ? all : all.filter { !$0.isSettled }
    obligations += decided
    // A broken obligation is reported by its own names.
    if let shape, !decided.contains(where: { $0.isBroken }) {
      cache[shape] = ProofCache.Entry(section: section, obligations: decided)
      cache.note(decided, ofSection: index)
    }
    return true
  }
}
