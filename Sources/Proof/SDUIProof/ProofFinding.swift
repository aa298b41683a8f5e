import SDUIIR
import SDUILayout

/// The state of the proof of one obligation.
struct ProofFinding {
  /// Why it cannot be decided, if it cannot.
  private var questions: [OpenQuestion] = []
  /// The questions that data decide, by the owner of the sizes.
  private var dataQuestions: [DataQuestion] = []
  /// Of an exploration that is under way.
  private var dataOutcomes = DataOutcomes()
  /// The axis of items that it is about, if it is about one.
  private let axis: Measure.UnitFigure?
  private var margin: Margin?
  /// The least values by the numbers of columns that responses set.
  private var marginsByCounts = MarginsByCounts()
  /// The narrowest container in which it fails, of those with equal insets at both sides if there are some.
  private var told: Counterexample?
  /// All containers in which it fails, with one of each part.
  private var failures: [(part: ProvedPart, place: ProvedContainer)] = []
  /// The change of columns that makes it hold in all of these, if there is one.
  private var remedy: ColumnRemedy?
  /// Whether there is one for some of these.
  private var hasRemedy = false
  /// The containers in which a grid has too few columns.
  private var lacks = LacksOfColumns()
  private let detail: Proof.Detail
  /// The certain lower bound of the figure if a number of columns was left open.
  private var openBound: Rational?
  /// Whether it holds in some containers by a margin that is not known.
  private var hasUnknownMargin = false

  /// The evidence that it holds.
  private(set) var evidence: EvidenceRecord

  init(_ detail: Proof.Detail, axis: Measure.UnitFigure? = nil) {
    (self.detail, self.axis, evidence) = (detail, axis, EvidenceRecord(detail))
  }

  /// The outcome of an obligation.
  enum Outcome {
    case decided(Obligation.Verdict)
    /// On what it depends.
    case open([OpenQuestion])
  }

  /// A place where it fails; else why nobody knows; else by how much it holds.
  var outcome: Outcome {
    var open = questions
    for question in dataQuestions.flatMap({ $0.questions }) where !open.contains(question) { open.append(question) }
    if var told {
      told.widths = IntervalUnion(widthsOf: failures.map { $0.part }).intervals
      told.isAllOfIt = open.isEmpty
      told.widthsAlike = widths(like: told.place)
      (told.remedy, told.hasPartialRemedy) = (remedy, hasRemedy && remedy == nil)
      if let need = told.error?.columnShortage?.need { told.columns = lacks.counts(of: need, told.component) }
      return .decided(.broken(told))
    }
    if !open.isEmpty { return .open(open) }
    if hasUnknownMargin { return .decided(evidence.verdict(margin: nil)) }
    let margin = marginsByCounts.margin ?? margin
    // A margin that may be undercut is none.
    if let openBound, margin.map({ openBound < $0.least }) ?? true { return .decided(evidence.verdict(margin: nil)) }
    return .decided(evidence.verdict(margin: margin))
  }

  /// The widths around a container at which it fails in containers that are like this one in everything else.
  private func widths(like place: ProvedContainer) -> Interval? {
    let environment = place.environment
    var widths = IntervalUnion()
    for (part, other) in failures {
      guard other.variants == place.variants, other.responses == place.responses, other.items == place.items,
        other.environment.direction == environment.direction, other.environment.idiom == environment.idiom
      else { continue }
      var values: [(LinearForm.Variable, Rational)] = [
        (.textScale, environment.textScale), (.leftInset, environment.insets.left),
        (.rightInset, environment.insets.right),
      ]
      if part.usesHeight { values.append((.containerHeight, environment.height)) }
      if let found = try? part.domain.widths(at: values) { widths.formUnion(found) }
    }
    return widths.interval(around: environment.width)
  }

  /// The same, with other paths in what is open.
  func moved(_ path: (SectionPath) -> SectionPath) -> ProofFinding {
    var result = self
    result.questions = questions.map { $0.moved(path) }
    result.dataQuestions = dataQuestions.map { $0.moved(path) }
    return result
  }

  /// Adds what was found elsewhere about the same obligation, which has no margin.
  mutating func add(_ other: ProofFinding) {
    leaveOpen(other.questions)
    for question in other.dataQuestions {
      if let index = dataQuestions.firstIndex(where: { $0.isAbout(question) }) {
        dataQuestions[index].add(question)
      } else {
        dataQuestions.append(question)
      }
    }
    evidence.add(other.evidence)
    guard let place = other.told?.place else { return }
    remedy = failures.isEmpty ? other.remedy : remedy.flatMap { known in other.remedy.flatMap(known.joined) }
    hasRemedy = hasRemedy || other.hasRemedy
    failures += other.failures
    lacks.add(other.lacks)
    if told.map({ place.environment.isMoreOrdinary(than: $0.place.environment) }) ?? true { told = other.told }
  }

  /// Notes that nobody knows whether it holds.
  mutating func leaveOpen(_ open: [OpenQuestion]) {
    for question in open where !questions.contains(question) { questions.append(question) }
  }

  /// Records a failure; the most ordinary container is reported.
  ///
  /// - Parameters:
  ///   - lack: The columns that are missing there, if some are.
  ///   - extent: What is too small there, if something is.
  ///   - counterexample: The container that is reported, and the greatest extent if data decide about it.
  mutating func fails(
    in part: ProvedPart, of proofCase: ProofCase, remedy: ColumnRemedy? = nil, lack: LackOfColumns? = nil,
    extent: LinearForm? = nil,
    _ counterexample: @escaping (ProvedContainer, Rational?) -> Counterexample
  ) throws(LayoutFailure) {
    let remedy = proofCase.responses?.setsColumns ?? false ? nil : remedy
    if part.hasOpenColumns { return leaveOpen([OpenQuestion(.columnCount, at: .screen)]) }
    if part.dataSizes == nil { return try fails(in: part, of: proofCase, remedy, lack) { counterexample($0, nil) } }
    dataOutcomes.fail(
      DataOutcomes.Failure(part: part, remedy: remedy, lack: lack, extent: extent, counterexample: counterexample))
  }

  private mutating func fails(
    in part: ProvedPart, of proofCase: ProofCase, _ remedy: ColumnRemedy?, _ lack: LackOfColumns?,
    _ counterexample: (ProvedContainer) -> Counterexample
  ) throws(LayoutFailure) {
    let place = try proofCase.ordinaryContainer(in: part)
    self.remedy = failures.isEmpty ? remedy : self.remedy.flatMap { known in remedy.flatMap(known.joined) }
    hasRemedy = hasRemedy || remedy != nil
    failures.append((part, place))
    if let lack { lacks.note(lack, in: part) }
    if let told, !place.environment.isMoreOrdinary(than: told.place.environment) { return }
    told = counterexample(place)
  }

  /// Notes that it holds in a part of the containers, with some data.
  mutating func passes(in part: ProvedPart, of proofCase: ProofCase) {
    evidence.holds(in: part, of: proofCase)
    setsNoFailure(in: part)
  }

  /// Notes that it does not fail in a part of the containers with some data, because there is nothing of which it could.
  mutating func isAbsent(_ absence: Absence, in part: ProvedPart) {
    evidence.isAbsent(absence)
    setsNoFailure(in: part)
  }

  /// Notes that it does not fail in a part of the containers, with some data.
  mutating func setsNoFailure(in part: ProvedPart) {
    if part.dataSizes != nil { dataOutcomes.pass(part) }
  }

  /// Notes a rule by which something was left out.
  mutating func use(_ reductions: Reductions) { evidence.use(reductions) }

  /// Notes the cases that were skipped.
  mutating func skip(_ skipped: ProofCases.Skipped, at place: PropertyPlace) {
    use(skipped.reductions)
    leaveOpen(skipped.causes.map { OpenQuestion($0, at: place) })
  }

  /// Notes that it holds in a part of the containers with whatever a response brings, by a margin that is not known.
  mutating func holdsByBounds(in part: ProvedPart, of proofCase: ProofCase) {
    passes(in: part, of: proofCase)
    use(.boundsRepresentResponses)
    hasUnknownMargin = true
  }

  /// Decides what data left open in the parts of an exploration, of which there are no more.
  mutating func decideData(in proofCase: ProofCase) {
    let outcomes = dataOutcomes
    dataOutcomes = DataOutcomes()
    if outcomes.failures.isEmpty { return }
    do {
      for (failure, broken) in zip(outcomes.failures, try outcomes.broken(in: proofCase)) {
        for domain in broken.domains {
          try fails(in: failure.part.with(domain), of: proofCase, failure.remedy, failure.lack) { place in
            failure.counterexample(place, outcomes.greatestExtent(in: place))
          }
        }
        if !broken.isWhole, let sizes = failure.part.dataSizes { ask(about: sizes) { $0.note(failure.part) } }
      }
    } catch { leaveOpen([OpenQuestion(.overflow, at: .screen)]) }
  }

  /// Notes that data decides about a height, with which it fails below some value.
  mutating func leaveOpen(_ sizes: DataSizes, below value: Rational?) {
    ask(about: sizes) { $0.note(heightBelow: value) }
  }

  private mutating func ask(about sizes: DataSizes, _ note: (inout DataQuestion) -> Void) {
    let index = dataQuestions.firstIndex { $0.isAbout(sizes) } ?? dataQuestions.count
    if index == dataQuestions.count { dataQuestions.append(DataQuestion(sizes, axis: axis)) }
    note(&dataQuestions[index])
  }

  /// Notes that it holds in a part of the containers, with some items where these decide.
  ///
  /// - Parameters:
  ///   - slack: The amount by which it does.
  ///   - figure: The figure whose least value is the margin; `nil` for the slack itself.
  mutating func holds(
    by slack: LinearForm, figure: LinearForm? = nil, with items: [ShownItems] = [], in part: ProvedPart,
    of proofCase: ProofCase
  ) throws(LayoutFailure) {
    evidence.holds(by: slack, with: items, in: part, of: proofCase)
    try note(marginOf: figure ?? slack, with: items, in: part, of: proofCase)
  }

  /// Notes a figure's least value in a part of the containers, with some items where these decide.
  mutating func note(
    marginOf form: LinearForm, with items: [ShownItems] = [], in part: ProvedPart, of proofCase: ProofCase
  ) throws(LayoutFailure) {
    guard detail.isWhole else { return }
    if part.hasOpenColumns {
      guard let bound = try part.domain.range(of: form).lower?.value else { return }
      return openBound = min(openBound ?? bound, bound)
    }
    let columns = proofCase.responses?.countValues
    let known = columns.map { marginsByCounts[$0] } ?? margin
    guard var found = try part.margin(of: form, in: proofCase, below: known), found.isBelow(known) else { return }
    if !items.isEmpty { found = found.showing(items) }
    if let columns { marginsByCounts[columns] = found } else { margin = found }
  }

  /// Holds a length against the least that it may be. Gives the part in which it is no less, if there is one.
  @discardableResult
  mutating func compare(
    _ extent: LinearForm, least: LinearForm, in part: ProvedPart, of proofCase: ProofCase,
    _ name: @autoclosure @escaping () -> String, _ remedy: (ProvedPart) -> ColumnRemedy? = { _ in nil }
  ) throws(LayoutFailure) -> ProvedPart? {
    let difference = try extent - least + LinearForm(proofCase.rules.toleranceOfTargets)
    let signs = try part.domain.signs(of: difference)
    guard signs.reachBelowZero else {
      try holds(by: difference, figure: extent, in: part, of: proofCase)
      return part
    }
    let failing = try part.limited(difference, isNegative: true)
    try fails(in: failing, of: proofCase, remedy: remedy(failing), extent: extent) { place, greatest in
      let value = greatest ?? (try? place.value(of: extent)) ?? .zero
      let figures = [
        Counterexample.Figure(
          name: name(), value: value,
          isGreatest: greatest != nil && part.dataSizes.map { extent.depends(on: $0) } ?? false),
        Counterexample.Figure(name: "minTouchTarget", value: (try? place.value(of: least)) ?? .zero),
      ]
      return Counterexample(place: place, figures: figures)
    }
    guard signs.reachZero else { return nil }
    let rest = try part.limited(difference, isNegative: false)
    evidence.holds(by: difference, in: rest, of: proofCase)
    return rest
  }
}

extension LayoutEnvironment {
  /// Whether a finding shows this container rather than another one.
  fileprivate func isMoreOrdinary(than other: LayoutEnvironment) -> Bool {
    insets.areEqual == other.insets.areEqual ? width < other.width : insets.areEqual
  }
}

extension IntervalUnion {
  /// The widths of the containers of some parts. Those of a part whose numbers leave 64 bits on the way are left out.
  fileprivate init(widthsOf parts: [ProvedPart]) {
    self.init()
    for part in parts {
      // Bounds hold more than there is, and are known at once.
      if contains(part.domain[.containerWidth]) { continue }
      if let widths = try? part.domain.range(of: LinearForm(.containerWidth)) { formUnion(widths) }
    }
  }
}
