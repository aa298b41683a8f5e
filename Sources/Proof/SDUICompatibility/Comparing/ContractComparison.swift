import SDUIIR
import SDUISyntax

/// Compares two versions of a screen.
///
/// - Parameters:
///   - tolerance: The distance, in points, by which a frame may move.
///   - witnessLength: The number of characters of a witness that are shown. A longer response may lack what follows them, so that
///     a change costs as much in a large screen as in a small one.
/// - Returns: The changes in the order of their places in the new screen.
package func contractChanges(
  from old: Screen, to new: Screen, tolerance: Rational = .zero, witnessLength: Int = .max
) -> [ContractChange] {
  var comparison = ContractComparison(old, new, tolerance: tolerance, witnessLength: witnessLength)
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
  init(_ old: Screen, _ new: Screen, tolerance: Rational, witnessLength: Int) {
    self.old = old
    self.new = new
    self.tolerance = tolerance
    pairing = ContractPairing(old.contract, new.contract)
    (oldSamples, newSamples) = (
      SampleSource(old, length: witnessLength), SampleSource(new, length: witnessLength)
    )
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

  /// Decides about layout by frames: changes of a section are safe if no frame moves, and show one that does. So are flags of
  /// which another case applies by default, by the frames of the sections that ask for them.
  ///
  /// - Parameters:
  ///   - noted: The changes of each section, by their numbers.
  ///   - sections: All sections of both versions.
  mutating func decideByFrames(
    _ noted: [(changes: Range<Int>, section: SectionChange)], _ sections: [SectionChange]
  ) {
    let flags = changes.indices.filter { changes[$0].rule == .flagDefaultChanged }
    // Frames cost more than all else.
    if noted.isEmpty, flags.isEmpty { return }
    let frames = FrameComparison(old, new, pairing.components, tolerance: tolerance)
    for index in flags {
      let name = changes[index].place.word
      let asking = sections.filter { $0.old.asks(for: name, old.contract) || $0.new.asks(for: name, new.contract) }
      decide(index, FrameComparison.Outcome(of: asking.lazy.map { frames.outcomeByDefault(of: $0) }))
    }
    for (range, section) in noted {
      let outcome = frames.outcome(of: section)
      for index in range where changes[index].rule.isDecidedByFrames { decide(index, outcome) }
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
