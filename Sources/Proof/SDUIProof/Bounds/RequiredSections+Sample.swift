import SDUIIR
import SDUILayout

extension RequiredSections {
  /// Some items that a response may bring in a section, of the units that a claim names or of one that fits; of a stack
  /// also the sections in it. `nil` where these cannot be laid out.
  ///
  /// - Parameter choice: Which items.
  func sample(
    of section: SectionPath, _ claim: RequirementExpression, _ choice: SampleChoice, _ proofCase: ProofCase,
    _ place: ProofCase.Place, _ path: inout SymbolicPath
  ) throws(LayoutFailure) -> (fillings: [SectionFilling], items: ItemSample)? {
    guard let own = own(section), let shown = proofCase.screen.section(at: own) else { return nil }
    let placed = PlacedSection(own, in: proofCase, place)
    if shown.kind.holdsSections { return try sampleOfStack(section, placed, shown, claim, choice, proofCase, &path) }
    for number in shown.units.indices {
      let unit = (number + choice.unit) % shown.units.count
      guard let sequence = sequence(of: unit, in: shown, naming: claim, of: section, choice) else { continue }
      let data = SectionItems(sequence, placed, shown, proofCase.screen.contract)
      guard let sizes = try fitting(data, placed, proofCase, &path) else { continue }
      return ([SectionFilling(section, sequence, shown, sizes)], [own: sequence])
    }
    return nil
  }

  private func sampleOfStack(
    _ section: SectionPath, _ placed: PlacedSection, _ stack: ScreenSection, _ claim: RequirementExpression,
    _ choice: SampleChoice, _ proofCase: ProofCase, _ path: inout SymbolicPath
  ) throws(LayoutFailure) -> (fillings: [SectionFilling], items: ItemSample)? {
    var data = SectionItems(ItemSequence([]), placed, stack, proofCase.screen.contract)
    var items: ItemSample = [placed.path: ItemSequence([])]
    var sequences: [ItemSequence] = []
    for index in stack.sections.indices {
      let path = SectionPath(section.section, inner: index)
      let inner = PlacedSection(SectionPath(placed.path.section, inner: index), in: proofCase, placed.place)
      let shown = stack.sections[index]
      let unit = shown.units.isEmpty ? 0 : choice.unit % shown.units.count
      let sequence = sequence(of: unit, in: shown, naming: claim, of: path, choice) ?? ItemSequence([])
      if sequence.count < shown.leastItems { return nil }
      data.sections += SectionItems(sequence, inner, shown, proofCase.screen.contract).sections
      items[inner.path] = sequence
      sequences.append(sequence)
    }
    guard let sizes = try fitting(data, placed, proofCase, &path), sizes.sections.count == sequences.count else {
      return nil
    }
    let inner = sequences.indices.map { index in
      SectionFilling(
        SectionPath(section.section, inner: index), sequences[index], stack.sections[index], sizes.sections[index])
    }
    return ([SectionFilling(section, ItemSequence([]), stack, sizes)] + inner, items)
  }

  /// Items of a section, of the units that a claim names or else of one unit; `nil` where no response brings these.
  private func sequence(
    of unit: Int, in shown: ScreenSection, naming claim: RequirementExpression, of section: SectionPath,
    _ choice: SampleChoice
  ) -> ItemSequence? {
    let named = claim.measures.compactMap { measure -> Int? in
      guard case .unit(section, let unit, _) = measure,
        let declared = own(section).flatMap({ screen.section(at: $0) })
      else { return nil }
      return shown.units.firstIndex { $0.component == declared.units[unit].component }
    }
    if shown.units.isEmpty { return nil }
    var sequence = ItemSequence(named.isEmpty ? [unit] : Set(named).sorted())
    let most = DecidingItems.counts(of: shown)?.upperBound ?? .max
    let count = choice.hasMostItems && most <= Self.mostSampleItems ? most : shown.leastItems
    sequence.append(unit, count: count - sequence.count)
    return sequence.count > min(most, Self.mostSampleItems) ? nil : sequence
  }

  private static let mostSampleItems = 1_000

  /// The sizes of a section with some items; `nil` where these do not fit.
  private func fitting(
    _ data: SectionItems, _ placed: PlacedSection, _ proofCase: ProofCase, _ path: inout SymbolicPath
  ) throws(LayoutFailure) -> SectionSizes? {
    let sizes = try path.fitting { path throws(LayoutFailure) in
      try ProvedSection(placed, data, in: proofCase, &path).sizes
    }
    return sizes.flatMap { $0.takesRoom ? $0 : nil }
  }
}

extension SectionFilling {
  /// A section of the whole screen with some items.
  init(
    _ section: SectionPath, _ sequence: ItemSequence, _ shown: ScreenSection, _ sizes: SectionSizes,
    _ reductions: Reductions = []
  ) {
    self.init(
      section: section, items: sequence.shown(in: section, shown), sizes: sizes,
      components: shown.units.map { $0.component }, reductions: reductions)
  }
}

/// The items that a sample has.
struct SampleChoice {
  /// The index of the unit to begin with.
  var unit = 0
  /// Whether it has as many items as may be, where there is an end to them, or as few.
  var hasMostItems = false
}
