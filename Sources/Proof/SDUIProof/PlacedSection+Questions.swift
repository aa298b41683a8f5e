import SDUIIR
import SDUILayout

extension ResolvedSection {
  /// Whether the data decides how wide the items of a unit are.
  func hasWidthOfData(_ unit: Int) -> Bool { units[unit].width?.comesFromData ?? false }

  /// Whether the data decides about the size of the items of a unit, or of what is in place of them.
  func isSizedByData(_ unit: Int) -> Bool {
    if isFailed { return placeholderHeight?.comesFromData ?? false }
    return hasWidthOfData(unit) || units[unit].height?.comesFromData ?? false
  }
}

extension PlacedSection {
  /// Returns the questions that only data can answer, though everything in it fits.
  func openQuestions(_ unit: Int?, in proofCase: ProofCase) -> [OpenQuestion] {
    [ofResponses?.question].compactMap { $0 } + questionsOfRepetition(unit, in: proofCase)
  }

  private func questionsOfRepetition(_ unit: Int?, in proofCase: ProofCase) -> [OpenQuestion] {
    guard resolved.repeats else { return [] }
    if resolved.scroll == .paging, resolved.paging?.repetition == .infinite {
      return [OpenQuestion(.pages, at: PropertyPlace(path))]
    }
    guard let unit, let open = DataSizes(of: unit, in: path, resolved, proofCase)?.width else { return [] }
    // All of them are as wide as those whose width is known.
    let known = resolved.units.compactMap { unit -> Rational? in
      if case .length(.points(let points))? = unit.width { points } else { nil }
    }
    let place = PropertyPlace(path, .unit(targets[unit].component))
    return [OpenQuestion(.widthOfRepeatedItems(usual: known.first ?? open.usual), at: place)]
  }
}

extension Screen {
  /// A section, and those in it.
  func paths(of section: Int) -> [SectionPath] {
    [SectionPath(section)] + sections[section].sections.indices.map { SectionPath(section, inner: $0) }
  }
}
