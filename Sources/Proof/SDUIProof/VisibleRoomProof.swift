import SDUIIR
import SDUILayout

/// Whether bars and what is pinned leave something of every container to what scrolls (layout rules R10 and R27).
///
/// The most that can be in view at once is the bars, everything that is pinned on the screen, and of what is pinned in its
/// section the highest header and the highest footer, below that of its stack. All sections are in the response. Each pair
/// of a header and a footer is proved by itself, since the conditions of all sections together would divide the containers
/// into far more parts.
struct VisibleRoomProof {
  private let screen: Screen
  /// The sections of which something may be pinned, and those that decide together, by their indices.
  private let pinning: [Int]
  private let groups: [[Int]]
  private let detail: Proof.Detail
  private let rules: ProofRules

  /// Of more pairs of headers and footers nobody says anything.
  private static let mostGroups = 1_024

  /// `nil` where nothing stays in view.
  init?(_ screen: Screen, _ detail: Proof.Detail, _ rules: ProofRules) {
    let parts = screen.sections.indices.map { PinnedParts(of: screen.sections[$0]) }
    let pinning = parts.indices.filter { !parts[$0].isNone }
    if pinning.isEmpty, screen.bars.isEmpty { return nil }
    let always = pinning.filter { parts[$0].onScreen }
    func choices(_ isPinned: (PinnedParts) -> Bool) -> [Int?] {
      let found = pinning.filter { isPinned(parts[$0]) }
      return found.isEmpty ? [nil] : found.map(Optional.some)
    }
    let (headers, footers) = (choices { $0.headerInSection }, choices { $0.footerInSection })
    var groups: [[Int]] = []
    if headers.count <= Self.mostGroups / footers.count {
      groups = headers.flatMap { header in
        footers.map { footer in Set(always + [header, footer].compactMap { $0 }).sorted() }
      }
    }
    (self.screen, self.pinning, self.groups, self.detail, self.rules) = (screen, pinning, groups, detail, rules)
  }

  /// The sections with pinned parts, in order.
  var sections: [ScreenSection] { pinning.map { screen.sections[$0] } }

  var verdict: Obligation.Verdict {
    switch outcome {
    case .decided(let known): known
    case .open(let questions): .undecided(detail.isWhole ? reason(for: questions) : OpenReason(questions))
    }
  }

  private func reason(for questions: [OpenQuestion]) -> OpenReason {
    let search = OpenReasonSearch(
      screen: screen, sections: pinning.flatMap(screen.paths), axis: .height,
      prove: { VisibleRoomProof($0, .failures, rules)?.outcome })
    return search.reason(for: questions)
  }

  /// Broken if some pair is; the narrowest container is reported.
  private var outcome: ProofFinding.Outcome {
    if groups.isEmpty { return .open([OpenQuestion(.tooManyCases(TooManyCases(limit: Self.mostGroups)), at: .screen)]) }
    var broken: [(proof: PinnedGroupProof, counterexample: Counterexample)] = []
    var (questions, margins): ([OpenQuestion], [Margin?]) = ([], [])
    var evidence = EvidenceRecord(detail)
    for group in groups {
      let proof = PinnedGroupProof(screen, group, detail, rules)
      switch proof.outcome {
      case .decided(.broken(let counterexample)): broken.append((proof, counterexample))
      case .decided(.proved(let known)):
        evidence.add(known)
        margins.append(known.margin)
      case .decided(.absent(let absence)): evidence.isAbsent(absence)
      case .decided(.undecided): break
      case .open(let open): for question in open where !questions.contains(question) { questions.append(question) }
      }
    }
    let width = { (counterexample: Counterexample) in counterexample.place.environment.width }
    if let narrowest = broken.min(by: { width($0.counterexample) < width($1.counterexample) }) {
      var first = narrowest.proof.first(of: narrowest.counterexample)
      var widths = IntervalUnion()
      for interval in broken.flatMap({ $0.counterexample.widths }) { widths.formUnion(interval) }
      (first.widths, first.isAllOfIt) = (widths.intervals, broken.allSatisfy { $0.counterexample.isAllOfIt })
      first.holdsInHighest = holdsInHighest
      return .decided(.broken(first))
    }
    if !questions.isEmpty { return .open(questions) }
    let known = margins.compactMap { $0 }
    if known.count < margins.count { return .decided(evidence.verdict(margin: nil)) }
    let least = known.dropFirst().reduce(known.first) { $1.isBelow($0) ? $1 : $0 }
    return .decided(evidence.verdict(margin: least))
  }
}

extension VisibleRoomProof {
  /// Whether enough is left of the highest containers that the screen declares, whatever their width.
  private var holdsInHighest: Bool {
    guard let most = screen.declaredRange(.heights).upperBound else { return true }
    var highest = screen
    highest.properties[.heights] = .range(ValueRange(most, most))
    return groups.allSatisfy { group in
      if case .decided(.broken) = PinnedGroupProof(highest, group, .failures, rules).outcome { false } else { true }
    }
  }
}

/// The parts of a section, and of those in it, that may be pinned in some container.
private struct PinnedParts {
  private(set) var onScreen = false
  private(set) var headerInSection = false
  private(set) var footerInSection = false

  var isNone: Bool { !onScreen && !headerInSection && !footerInSection }

  init(of section: ScreenSection) {
    let (header, footer) = (section.pinning(of: .header), section.pinning(of: .footer))
    onScreen = section.mayStayInView || header.contains(.screen) || footer.contains(.screen)
    (headerInSection, footerInSection) = (header.contains(.section), footer.contains(.section))
    for inner in section.sections.map(PinnedParts.init) {
      onScreen = onScreen || inner.onScreen
      headerInSection = headerInSection || inner.headerInSection
      footerInSection = footerInSection || inner.footerInSection
    }
  }
}

extension ScreenSection {
  /// The figures of what may stay in view by itself: its header, its footer, or all of it.
  var partsInView: [Measure.SectionFigure] {
    (mayStayInView ? [.height] : []) + (pinning(of: .header).isEmpty ? [] : [.headerHeight])
      + (pinning(of: .footer).isEmpty ? [] : [.footerHeight])
  }

  /// Whether all of it is pinned somewhere.
  fileprivate var mayStayInView: Bool { !words(of: .sectionPinned, .section, properties).isEmpty }

  /// Returns the possible pinnings of its header or footer.
  fileprivate func pinning(of target: Assignment.Target) -> Set<Keyword> {
    words(of: .pinned, target, target == .header ? header?.properties : footer?.properties)
  }

  /// The words that a property has somewhere, but for `never`.
  private func words(of property: Property, _ target: Assignment.Target, _ declared: PropertyList?) -> Set<Keyword> {
    guard let declared else { return [] }
    var values = [declared[property]]
    for adaptation in adaptations {
      values.append(adaptation.replacement?.properties(of: target)?[property])
      values += adaptation.assignments.filter { $0.target == target && $0.property == property }.map { $0.value }
    }
    return Set(
      values.compactMap { value in
        if case .keyword(let word)? = value, word != .never { word } else { nil }
      })
  }
}
