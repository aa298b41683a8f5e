import SDUIIR
import SDUILayout

extension RequirementProof {
  /// The outcome if it is the same with whatever a response brings, or if some items break it whatever their data is; `nil`
  /// where that is not known.
  func boundedOutcome(
    of claim: RequirementExpression, at place: ProofCase.Place, in proofCase: ProofCase, _ path: inout SymbolicPath
  ) throws(LayoutFailure) -> Outcome? {
    for section in measures.compactMap({ $0.section }) where sections.isHidden(section, proofCase, place) {
      return .absent(.neverShown)
    }
    guard let bounds = try bounds(in: proofCase, place, nil, &path) else { return .absent(.neverShown) }
    if path.openColumns > 0 { return nil }
    if try claim.outcome(bounds, &path) == .always { return .holdsByBounds }
    let counts = claim.sections.map { sections.unitCount(of: $0, proofCase) }
    for unit in 0..<min(counts.max() ?? 1, Self.mostSampleUnits) {
      for hasMostItems in [false, true] {
        let choice = SampleChoice(unit: unit, hasMostItems: hasMostItems)
        if let found = try failure(of: claim, with: choice, at: place, in: proofCase, &path) { return found }
      }
    }
    return nil
  }

  /// The number of units of which a sample is tried.
  private static let mostSampleUnits = 3

  /// The failure with some items, whatever their data is; `nil` if there is none.
  private func failure(
    of claim: RequirementExpression, with choice: SampleChoice, at place: ProofCase.Place, in proofCase: ProofCase,
    _ path: inout SymbolicPath
  ) throws(LayoutFailure) -> Outcome? {
    var (fillings, items) = (SymbolicFigureChoice(), ItemSample())
    for section in claim.sections where claim.mayDependOnItems(of: section, proofCase.resolved.scrollDirection) {
      guard let sample = try sections.sample(of: section, claim, choice, proofCase, place, &path) else { return nil }
      for filling in sample.fillings where fillings.filling(of: filling.section) == nil {
        fillings = fillings.adding(filling)
      }
      for (key, sampled) in sample.items where items[key] == nil { items[key] = sampled }
    }
    guard let bounds = try bounds(in: proofCase, place, items, &path), path.openColumns == 0,
      try claim.outcome(bounds, &path) == .never
    else { return nil }
    // A layout shows it.
    let found = try outcome(of: claim, with: [fillings], at: place, in: proofCase, &path)
    if case .fails = found { return found }
    return nil
  }

  /// The bounds of all measures; `nil` if there is nothing of which one is.
  private func bounds(
    in proofCase: ProofCase, _ place: ProofCase.Place, _ sample: ItemSample?, _ path: inout SymbolicPath
  ) throws(LayoutFailure) -> [(measure: Measure, bounds: FigureBounds)]? {
    var bounds: [(measure: Measure, bounds: FigureBounds)] = []
    for measure in measures {
      guard let known = try self.bounds(of: measure, in: proofCase, place, sample, &path) else { return nil }
      bounds.append((measure, known))
    }
    try bounds.raiseHeights(&path)
    return bounds
  }

  private func bounds(
    of measure: Measure, in proofCase: ProofCase, _ place: ProofCase.Place, _ sample: ItemSample?,
    _ path: inout SymbolicPath
  ) throws(LayoutFailure) -> FigureBounds? {
    // A single sample does not give these.
    if case .section(_, let figure) = measure, figure.dependsOnItems(proofCase.resolved.scrollDirection) {
      return try sections.bounds(of: measure, proofCase, place, sample, &path) ?? .anySize
    }
    guard sections.openResponses(measure, proofCase, place) == nil else { return .anySize }
    switch try values(of: measure, in: proofCase, place, [SymbolicFigureChoice()], &path) {
    case .none: return nil
    case .open: return try sections.bounds(of: measure, proofCase, place, sample, &path) ?? .anySize
    case .some(let choices):
      let values = choices.compactMap { $0.figures.first { $0.measure == measure }.map { FigureBounds($0.form) } }
      return try SectionBounds.joined(values, &path)
    }
  }
}
