import SDUIIR
import SDUILayout
import SDUIProof

/// A proof of a screen, held against layouts in many containers.
struct ProofComparison {
  private let screen: Screen
  private let proof: Proof
  private let stepsOfWidths: Int

  /// - Parameters:
  ///   - stepsOfWidths: How far the widths are apart that are tried besides all bounds, in points.
  ///   - rules: By which it is proved.
  init(_ screen: Screen, stepsOfWidths: Int = 131, by rules: ProofRules = ProofRules()) {
    self.screen = screen
    self.stepsOfWidths = stepsOfWidths
    proof = Proof(screen, .evidence, rules)
  }

  /// The statements of one judge that the other contradicts; a proof without statements cannot disagree.
  var disagreements: [String] {
    let trials = containers.map { ProofTrial(screen, $0, triesStates: true) }
    return proof.obligations.flatMap { disagreements(about: $0, trials) }
  }

  /// Whether there is any; nothing is compared after the first.
  var disagrees: Bool {
    let trials = containers.map { ProofTrial(screen, $0, triesStates: true) }
    return proof.obligations.contains { !disagreements(about: $0, trials).isEmpty }
  }

  private func disagreements(about obligation: Obligation, _ trials: [ProofTrial]) -> [String] {
    let statement = obligation.statement
    let name = "\(screen.name.source): \(statement)"
    var result: [String] = []
    switch obligation.verdict {
    case .undecided: break
    case .broken(let counterexample):
      let trial = ProofTrial(screen, counterexample.place)
      let verdicts = trial.verdicts(on: statement)
      if verdicts.contains(true) || (verdicts.isEmpty && !trial.isOpen) {
        result.append("\(name) does not fail at \(counterexample.place)")
      }
    case .absent:
      // Of a section that takes no room everything fits, and where nothing is pinned there is room.
      let isAlwaysMet = if case .requirement = statement { false } else { true }
      let occurs = { (verdicts: Set<Bool>) in
        verdicts.contains(false) || (!verdicts.isEmpty && !isAlwaysMet)
      }
      if let trial = trials.first(where: { occurs($0.verdicts(on: statement)) }) {
        result.append("\(name) occurs at \(trial.container.environment) \(trial.container.responses)")
      }
    case .proved(let evidence):
      result += disagreements(about: evidence, statement).map { "\(name) \($0)" }
      if let margin = evidence.margin {
        result += disagreements(about: margin, statement, trials).map { "\(name) \($0)" }
      }
      if let trial = trials.first(where: { $0.verdicts(on: statement).contains(false) }) {
        result.append("\(name) fails at \(trial.container.environment) \(trial.container.responses)")
      }
    }
    return result
  }

  /// The least figure is met in its container, and undercut nowhere.
  private func disagreements(
    about margin: Margin, _ statement: Obligation.Statement, _ trials: [ProofTrial]
  ) -> [String] {
    if case .requirement(let requirement) = statement { return disagreements(about: margin, requirement, trials) }
    switch statement {
    case .touchTarget, .visibleRoom: break
    case .fits, .versions, .requirement: return []
    }
    var result: [String] = []
    let trial = margin.place.map { ProofTrial(screen, $0) }
    if let trial, let container = margin.place, trial.least(statement) != margin.least,
      !trial.isOpen || trial.least(statement).map({ $0 < margin.least }) ?? false
    {
      result.append("is not \(margin.least.text) at \(container)")
    }
    if let trial = trials.first(where: { $0.least(statement).map { $0 < margin.least } ?? false }) {
      result.append("is below \(margin.least.text) at \(trial.container)")
    }
    return result
  }

  /// In the container of each recorded part layout has the slack that is recorded. Of what is not required by an author, no
  /// other subject in the container has less.
  private func disagreements(about evidence: ProofEvidence, _ statement: Obligation.Statement) -> [String] {
    if evidence.parts.count != evidence.partCount { return ["has \(evidence.parts.count) of its parts"] }
    let step = max(1, evidence.parts.count / Self.mostParts)
    return stride(from: 0, to: evidence.parts.count, by: step).flatMap { index -> [String] in
      let part = evidence.parts[index]
      guard let container = part.container else { return [] }
      guard let values = part.slack(in: container) else { return ["has a part without its container \(container)"] }
      guard part.slack != nil, let slack = values.single else { return [] }
      let trial = ProofTrial(screen, container)
      if case .requirement(let requirement) = statement, let (more, less) = requirement.claim.sides {
        // A client that lacks a unit counts the others anew.
        if container.variants.client != nil, !trial.requires(requirement) { return [] }
        return trial.differs(from: slack, requirement, .sum([more, .scaled(Rational(-1), less)]))
          ? ["does not hold by \(slack.text) at \(container)"] : []
      }
      guard let least = trial.slack(statement), !trial.isOpen, least > slack else { return [] }
      return ["holds by \(least.text) and not by \(slack.text) at \(container)"]
    }
  }

  private static let mostParts = 4

  /// The same of what an author requires: one side of a comparison is over the other by so much.
  private func disagreements(
    about margin: Margin, _ requirement: Requirement, _ trials: [ProofTrial]
  ) -> [String] {
    guard let (more, less) = requirement.claim.sides else { return ["has a margin"] }
    let difference = RequirementTerm.sum([more, .scaled(Rational(-1), less)])
    var result: [String] = []
    if let container = margin.place, ProofTrial(screen, container).differs(from: margin.least, requirement, difference)
    {
      result.append("is not \(margin.least.text) at \(container)")
    }
    let isMet = RequirementExpression.comparison(difference, .greaterOrEqual, .constant(margin.least))
    if let trial = trials.first(where: { $0.verdicts(on: requirement, as: isMet).contains(false) }) {
      result.append("is below \(margin.least.text) at \(trial.container)")
    }
    return result
  }

  /// Containers at all bounds and between, in every way that conditions can tell apart.
  private var containers: [ProvedContainer] {
    let boxes = screen.sections.flatMap(\.conditionBoxes) + screen.requirements.flatMap(\.condition)
    let widths = values(.widths, boxes.flatMap { [$0.width.minimum, $0.width.end] } + [Rational(600)])
    let heights = values(.heights, boxes.flatMap { [$0.height.minimum, $0.height.end] } + [Rational(480)])
    var result: [ProvedContainer] = []
    for variants in variants {
      for index in 0..<max(widths.count, heights.count) {
        let (width, height) = (widths[index % widths.count], heights[index % heights.count])
        for (number, environment) in environments(width, height, index).enumerated() {
          let responses = RandomResponses.values(for: screen, number: result.count + number)
          result.append(ProvedContainer(environment: environment, variants: variants, responses: responses))
        }
      }
    }
    return result
  }

  /// The ends of a range, what is named in it with its neighbours, and some numbers between.
  private func values(_ property: Property, _ named: [Rational?]) -> [Rational] {
    let range = screen.declaredRange(property)
    let most = range.upperBound ?? Rational(2_000)
    var values = Set([range.lowerBound, most])
    for value in named.compactMap(\.self) {
      for distance in [Rational(-1), .zero, .one] {
        if let near = try? value + distance { values.insert(near) }
      }
    }
    let step = property == .widths ? stepsOfWidths : 131
    // One by one as far as containers are, and in growing steps after that.
    var value = Int(range.lowerBound.floor)
    while value < Int(most.floor) {
      values.insert(Rational(value))
      value += value < 20_000 ? step : value
    }
    return values.filter { range.contains($0) }.sorted()
  }

  private func environments(_ width: Rational, _ height: Rational, _ index: Int) -> [LayoutEnvironment] {
    let insets = insets.filter { screen.sideInsetLimits.allow($0, width: width, height: height) }
    let classes: [SizeClass] = [width >= Rational(600) ? .regular : nil, width < Rational(960) ? .compact : nil]
      .compactMap(\.self)
    let scales = screen.declaredRange(.textScale)
    return classes.flatMap { horizontal in
      InterfaceDirection.allCases.map { direction in
        LayoutEnvironment(
          width: width, height: height,
          insets: insets[index % insets.count],
          direction: direction, horizontal: horizontal, idiom: index % 3 == 0 ? .pad : .phone,
          textScale: index % 2 == 0 ? scales.lowerBound : scales.upperBound ?? Rational(4))
      }
    }
  }

  /// None, the same at both sides, and at one side more than at the other.
  private var insets: [SafeAreaInsets] {
    [(0, 0), (84, 0), (68, 44), (0, 84), (68, 68), (20, 0)].map { left, right in
      SafeAreaInsets(left: Rational(left), right: Rational(right))
    }
  }

  /// The first and the last case of every flag, and some clients.
  private var variants: [Variants] {
    let flags = screen.contract.flags.elements
    let choices = [0, 1].map { which in
      flags.map { Variants.Choice(flag: $0.name, flagCase: which == 0 ? $0.cases[0] : $0.cases[$0.cases.count - 1]) }
    }
    let clients = screen.supportedClients.entries.flatMap { entry in
      [entry.value.minimum ?? .zero, nil].filter { entry.value.contains($0) }.map { Client(entry.platform, $0) }
    }
    guard screen.dependsOnVariants, screen.variants.isEmpty else { return [screen.variants] }
    return choices.flatMap { flags in
      screen.dependsOnClient
        ? clients.map { Variants(flags: flags, client: $0) } : [Variants(flags: flags)]
    }
  }
}

extension ProofTrial {
  /// Whether the screen of the container has a requirement, with the same numbers of units.
  fileprivate func requires(_ requirement: Requirement) -> Bool {
    screen.requirements.contains { $0.text == requirement.text && $0.claim == requirement.claim }
  }

  /// Whether what an author requires holds by more than an amount here, or is not required.
  fileprivate func differs(from amount: Rational, _ requirement: Requirement, _ difference: RequirementTerm) -> Bool {
    let verdicts = verdicts(on: requirement, as: .comparison(difference, .greater, .constant(amount)))
    // Other data may come nearer.
    return !isOpen && (verdicts.contains(true) || (verdicts.isEmpty && !dependsOnItems(requirement.claim)))
  }

  /// The least amount by which something holds here; `nil` where that has no meaning.
  fileprivate func slack(_ statement: Obligation.Statement) -> Rational? {
    guard let least = least(statement) else { return nil }
    guard case .touchTarget = statement else { return least }
    guard case .length(.points(let target))? = screen.properties[.minTouchTarget] ?? .length(.points(44)) else {
      return nil
    }
    return try? least - target
  }
}

extension RequirementExpression {
  /// The sides of a comparison, of which the first has to be the greater one; `nil` for other claims.
  fileprivate var sides: (more: RequirementTerm, less: RequirementTerm)? {
    guard case .comparison(let left, let sign, let right) = self else { return nil }
    return sign == .less || sign == .lessOrEqual ? (right, left) : (left, right)
  }
}
