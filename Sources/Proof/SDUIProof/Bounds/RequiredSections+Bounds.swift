import SDUIIR
import SDUILayout

extension RequiredSections {
  /// Returns the bounds of a measure that is not known, whatever the response is; `nil` where nothing is known of it but
  /// that it is no less than 0.
  ///
  /// - Parameter sample: The only items that count in some sections of this screen.
  func bounds(
    of measure: Measure, _ proofCase: ProofCase, _ place: ProofCase.Place, _ sample: ItemSample?,
    _ path: inout SymbolicPath
  ) throws(LayoutFailure) -> FigureBounds? {
    guard proofCase.resolved.scrollDirection == .vertical, let own = measure.section.flatMap(own),
      let shown = proofCase.screen.section(at: own), let declared = screen.section(at: own)
    else { return nil }
    switch measure {
    case .section(_, .height): return try SectionBounds(own, in: proofCase, place, sample, &path).height
    case .unit(_, let unit, let figure):
      guard !shown.kind.holdsSections,
        let same = shown.units.firstIndex(where: { $0.component == declared.units[unit].component })
      else { return nil }
      let placed = PlacedSection(own, in: proofCase, place)
      if placed.ofResponses != nil || placed.resolved.kind.itemWidth == .cells { return nil }
      let section = try SectionBounds(own, in: proofCase, place, sample, &path)
      return figure == .width
        ? try section.width(of: same, &path) : try section.height(of: same, in: placed.resolved, &path)
    case .section, .position, .textPoints, .line, .containerWidth, .containerHeight: return nil
    }
  }

  /// The number of units of a section, or the most of one in it.
  func unitCount(of section: SectionPath, _ proofCase: ProofCase) -> Int {
    guard let shown = own(section).flatMap({ proofCase.screen.section(at: $0) }) else { return 0 }
    return max(shown.units.count, shown.sections.map { $0.units.count }.max() ?? 0)
  }

  /// Whether a section takes no room in a part of the containers, whatever it contains.
  func isHidden(_ section: SectionPath, _ proofCase: ProofCase, _ place: ProofCase.Place) -> Bool {
    guard let own = own(section), proofCase.screen.section(at: own) != nil else { return true }
    let placed = PlacedSection(own, in: proofCase, place)
    return placed.resolved.isHidden || placed.outer.isHidden
  }
}
