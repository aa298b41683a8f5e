import SDUIIR
import SDUILayout

/// The cases of obligations about some sections: the states of these sections, the cases of spans that data chooses, the
/// values that responses set, and the containers and clients that conditions tell apart.
///
/// Every proof takes its cases from here, so that none leaves out what another one looks at.
struct ProofCases {
  /// Holds the sections and no others.
  private let screen: Screen
  private let places: SectionPlaces
  private let rules: ProofRules
  /// Whether flags stay open in the cases.
  private let keepsFlags: Bool
  /// The cases of the open screen in which nothing else is left to choose, once they are known.
  private var known: Result<[ProofCase], TooManyCases>?

  /// The maximum number of combinations of states of several sections, times those of spans.
  private static let mostStates = 64

  init(
    _ screen: Screen, at indices: [Int], ofStack inner: Int? = nil, by rules: ProofRules, keepsFlags: Bool = false
  ) {
    places = SectionPlaces(indices: indices, inner: inner)
    (self.screen, self.rules, self.keepsFlags) = (screen, rules, keepsFlags)
  }

  /// The extent of an enumeration.
  struct Scope {
    /// The sections that the obligation is about, of this screen.
    var sections: [SectionPath]
    /// Conditions beside those of the sections.
    var conditions: [ConditionBox] = []
    /// The units whose cases of spans are combined with those of all other groups; `nil` for all units in one group.
    var units: [[UnitPlace]]?
    /// Whether an open section represents a collapsed and a failed one.
    var hasOpenSectionsOnly = false
    /// Whether the obligation is about places, which depend on the inset of each side.
    var looksAtPlaces = false
  }

  /// Proves each case.
  ///
  /// - Parameter prove: Returns whether anything depends on the container's height. If it throws, the other cases with the
  ///   same states and spans are skipped.
  /// - Returns: What was not proved.
  mutating func forEach(
    in scope: Scope, _ prove: (ProofCase) throws(TooManyCases) -> Bool
  ) -> Skipped {
    var skipped = Skipped()
    guard let states = states(in: scope) else {
      return Skipped(causes: [.tooManyCases(TooManyCases(limit: Self.mostStates))])
    }
    for state in states {
      guard let screens = spans(of: screen.showing(state), scope, states.count) else {
        return Skipped(causes: [.spansOfData])
      }
      for screen in screens {
        do throws(TooManyCases) { try forEachContainer(of: screen, state, scope, &skipped, prove) } catch {
          skipped.causes.append(.tooManyCases(error))
        }
      }
    }
    return skipped
  }

  /// The cases that were not proved.
  struct Skipped {
    /// Why nobody knows what holds in some of them.
    var causes: [OpenQuestion.Cause] = []
    /// Why others hold wherever those do that were proved.
    var reductions = Reductions()
  }

  private mutating func forEachContainer(
    of screen: Screen, _ states: [ShownState], _ scope: Scope, _ skipped: inout Skipped,
    _ prove: (ProofCase) throws(TooManyCases) -> Bool
  ) throws(TooManyCases) {
    let shown = states.filter { $0.state != .open }.map {
      ShownState(section: places.whole($0.section), state: $0.state)
    }
    let choices = ResponseChoice.all(of: screen, about: scope.sections, at: places, by: rules)
    for responses in rules.includes(.responses) ? choices : [nil] {
      var usesHeight = true
      for proofCase in try cases(of: screen, scope, responses, shown) {
        guard let width = proofCase.widthOfLow else {
          usesHeight = try prove(proofCase)
          continue
        }
        // Without a look at heights, what holds in the low containers before holds in those of that width or more.
        guard !usesHeight || !rules.looksAtHeights else {
          _ = try prove(proofCase)
          continue
        }
        skipped.reductions.insert(.lowContainersRepresentHigh)
        if let narrow = proofCase.narrower(than: width) { _ = try prove(narrow) }
      }
    }
  }

  private mutating func cases(
    of screen: Screen, _ scope: Scope, _ responses: ResponseChoice?, _ shown: [ShownState]
  ) throws(TooManyCases) -> [ProofCase] {
    guard responses == nil, shown.isEmpty, scope.conditions.isEmpty, screen == self.screen else {
      return try ProofCase.all(of: screen, scope, responses, shown, at: places, by: rules, keepsFlags)
    }
    let (places, rules, keepsFlags) = (places, rules, keepsFlags)
    let all =
      known
      ?? Result { () throws(TooManyCases) in
        try ProofCase.all(of: screen, scope, nil, [], at: places, by: rules, keepsFlags)
      }
    known = all
    return try all.get()
  }

  /// All combinations of the states of the sections; `nil` if they are too many.
  private func states(in scope: Scope) -> [[ShownState]]? {
    if scope.hasOpenSectionsOnly { return [[]] }
    var result: [[ShownState]] = [[]]
    // A stack is changed before the sections in it.
    for path in scope.sections.filter({ $0.inner == nil }) + scope.sections.filter({ $0.inner != nil }) {
      let states = screen.states(of: path).filter { state in
        switch state {
        case .open: true
        case .collapsed: rules.includes(.collapsedSections)
        case .failed: rules.includes(.failedSections)
        }
      }
      guard result.count * states.count <= Self.mostStates else { return nil }
      result = result.flatMap { known in states.map { known + [ShownState(section: path, state: $0)] } }
    }
    return result
  }

  /// The screen with the cases of its spans; `nil` if they are too many.
  private func spans(of screen: Screen, _ scope: Scope, _ states: Int) -> [Screen]? {
    let screens = scope.units.map { screen.casesOfSpans(ofEach: $0, atMost: Self.mostStates / states) }
    return (screens ?? screen.casesOfSpans()).map { rules.includes(.spanCases) ? $0 : Array($0.prefix(1)) }
  }
}

extension ProofCase {
  /// All cases of some sections of a screen that its conditions, and others, can tell apart.
  ///
  /// - Parameters:
  ///   - screen: Holds these sections and no others.
  ///   - responses: What responses set of them.
  ///   - states: The sections of the whole screen that are not open in it.
  ///   - places: Where its sections are in the whole screen.
  /// - Throws: `TooManyCases` where flags make more of them than anyone could look at.
  fileprivate static func all(
    of screen: Screen, _ scope: ProofCases.Scope, _ responses: ResponseChoice?, _ states: [ShownState],
    at places: SectionPlaces, by rules: ProofRules, _ keepsFlags: Bool
  ) throws(TooManyCases) -> [ProofCase] {
    let (screen, others) = (responses?.applied(to: screen) ?? screen, scope.conditions)
    let looksAtSides = scope.looksAtPlaces || screen.hasWidthsByOneSide
    return try ProofVariants(screen, others, rules, keepsFlags: keepsFlags).screens.flatMap { screen -> [ProofCase] in
      let boxes = screen.sections.flatMap { $0.conditionBoxes } + others
      return traits(asked: boxes, screen, rules).flatMap { traits -> [ProofCase] in
        let resolved = screen.resolved(for: Variants(traits: traits))
        let boxes = resolved.sections.flatMap { $0.conditionBoxes } + others
        let spanCases = resolved.chosenCases.map { $0.moved(places.whole) }
        return Extents(of: screen, traits, rules, looksAtSides: looksAtSides).containers.map {
          ProofCase(resolved, traits, $0, boxes, responses, states, spanCases, rules)
        }
      }
    }
  }

  /// The traits that make a difference, in all of their values.
  private static func traits(asked boxes: [ConditionBox], _ screen: Screen, _ rules: ProofRules) -> [Traits] {
    var known = screen.variants.traits
    for trait in rules.untoldTraits where known.isOpen(trait) { known[trait] = trait.words[0] }
    let open = ContainerTrait.allCases.filter { known.isOpen($0) }
    return ConditionBox.cells(of: boxes + screen.marginBoxes, screen.contract.flags, along: open.map { .trait($0) }).map
    { cell in
      var traits = known
      traits.override(with: cell.traits)
      return traits
    }
  }
}

extension Screen {
  /// Whether a size depends on the inset of one side: the width of items that are partly in view after the leading inset,
  /// and of strips with an end at each side.
  fileprivate var hasWidthsByOneSide: Bool {
    properties[.scrollDirection] == .keyword(.horizontal)
      || sections.contains { ([$0] + $0.sections).contains { $0.kinds.contains { $0.isStrip } } }
  }

  /// The size classes and idioms, if margins depend on them.
  fileprivate var marginBoxes: [ConditionBox] {
    usesMargins ? (Traits.all(.horizontal) + Traits.all(.idiom)).map { ConditionBox(traits: $0) } : []
  }

  /// All that may ask for traits.
  var traitBoxes: [ConditionBox] { sections.flatMap { $0.conditionBoxes } + marginBoxes }

  /// Whether the size class decides about insets (layout rule R4).
  fileprivate var usesMargins: Bool {
    func isMargin(_ value: PropertyValue?) -> Bool {
      value == .keyword(.layoutMargins) || value == .keyword(.readableContent)
    }
    if isMargin(properties[.insetsReference]) { return true }
    return sections.contains { section in
      isMargin(section.properties[.sectionInsetsReference])
        || section.adaptations.contains { adaptation in
          isMargin(adaptation.replacement?.properties[.sectionInsetsReference])
            || adaptation.assignments.contains { $0.property == .sectionInsetsReference && isMargin($0.value) }
        }
    }
  }
}
