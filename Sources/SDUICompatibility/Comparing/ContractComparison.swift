import SDUIDiagnostics
import SDUIIR

/// Compares two versions of a screen.
///
/// - Parameter tolerance: The distance, in points, by which a frame may move.
/// - Returns: The changes in the order of their places in the new screen.
package func contractChanges(from old: Screen, to new: Screen, tolerance: Rational = .zero) -> [ContractChange] {
  var comparison = ContractComparison(old, new, tolerance: tolerance)
  comparison.compareAll()
  return comparison.sorted
}

/// One comparison: the two screens, the correspondences between them, and the changes so far.
struct ContractComparison {
  let old: Screen
  let new: Screen
  let pairing: ContractPairing
  /// The sources of witnesses.
  let oldSamples: SampleSource
  let newSamples: SampleSource
  /// The clients that both versions support: those for which a change of versions matters.
  let clients: ClientSet
  /// The distance by which a frame may move.
  let tolerance: Rational
  private var changes: [ContractChange] = []

  /// A comparison without any change so far.
  init(_ old: Screen, _ new: Screen, tolerance: Rational = .zero) {
    self.old = old
    self.new = new
    self.tolerance = tolerance
    pairing = ContractPairing(old.contract, new.contract)
    (oldSamples, newSamples) = (SampleSource(old), SampleSource(new))
    clients = old.supportedClients.intersection(new.supportedClients)
  }

  /// Compares everything.
  mutating func compareAll() {
    compareScreen()
    compareClients()
    compareFlags()
    compareEnums()
    compareRecords()
    compareActions()
    compareComponents()
    compareSections()
    compareLayouts()
  }

  /// Notes a change.
  mutating func note(
    _ rule: CompatibilityRule, _ impact: Impact, _ directions: [Direction] = [], at place: Place,
    earlier: Place? = nil, _ message: String, _ remedy: String? = nil, witness: Witness? = nil,
    fixable: Direction? = nil
  ) {
    changes.append(
      ContractChange(
        rule: rule, impact: impact, directions: directions, fixableDirection: fixable, place: place,
        earlierPlace: earlier, message: message, remedy: remedy, witness: witness))
  }

  /// The number of changes so far.
  var count: Int { changes.count }

  /// Decides about layout by frames: changes noted since a count are safe if no frame moves, and show one that does.
  mutating func decideByFrames(since start: Int, _ outcome: FrameComparison.Outcome) {
    for index in start..<changes.count where changes[index].rule.isDecidedByFrames { decide(index, outcome) }
  }

  /// Decides about flags of which another case applies by default, by the frames of the sections that ask for them.
  mutating func decideAboutFlags(_ sections: [SectionChange], _ frames: FrameComparison) {
    for index in changes.indices where changes[index].rule == .flagDefaultChanged {
      let name = changes[index].place.word
      let asking = sections.filter { $0.old.asks(for: name, old.contract) || $0.new.asks(for: name, new.contract) }
      decide(index, FrameComparison.Outcome(of: asking.lazy.map { frames.outcomeByDefault(of: $0) }))
    }
  }

  private mutating func decide(_ index: Int, _ outcome: FrameComparison.Outcome) {
    guard changes[index].impact.layout != .safe else { return }
    switch outcome {
    case .equal:
      changes[index].impact.layout = .safe
      if changes[index].impact == Impact() { changes[index].remedy = nil }
    case .different(let witness): changes[index].witness = changes[index].witness ?? witness
    case .undecided: return
    }
  }

  /// The changes by place, equal places in the order in which they were noted.
  var sorted: [ContractChange] {
    changes.indices.sorted { left, right in
      let (one, other) = (changes[left].place.origin, changes[right].place.origin)
      return (one.file, one.lowerBound, left) < (other.file, other.lowerBound, right)
    }.map { changes[$0] }
  }

  /// Both directions, in which a name that changes is not found.
  static let bothDirections = Direction.allCases
}

extension Screen {
  /// The place of the screen's name.
  var place: Place { Place(origin, name.source) }

  /// Whether clients omit what a policy concerns, in place of the whole response.
  func drops(_ policy: Property) -> Bool { properties[policy] != .keyword(.fail) }
}

/// Names and places of something that has a name in the source and in responses.
struct Named {
  let name: DeclaredName
  let place: Place

  init(_ name: DeclaredName, _ origin: Origin) {
    self.name = name
    place = Place(origin, name.source)
  }
}

extension ScreenSection {
  /// Whether a condition of the section depends on a flag.
  fileprivate func asks(for flag: String, _ contract: Contract) -> Bool {
    conditionBoxes.contains { box in box.flags.contains { contract.flags[$0.flag].name == flag } }
  }
}
