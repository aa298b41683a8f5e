import SDUIIR
import SDUISyntax

extension Checker {
  /// The properties with which cells over several rows are checked together.
  private static let properties: Set<Property> = [
    .rowHeight, .packing, .rowAlign, .span, .place, .height, .minHeight, .maxHeight, .uniformAcrossSiblings,
  ]

  /// Layout rules R13 to R15: cells over several rows, and packing, need rows of one height; then nothing else decides
  /// about heights. In any case that the section's `when`s make.
  mutating func checkRows(_ kind: ResolvedKind, _ section: SectionContext, named name: WrittenName) {
    guard Property.rowHeight.kinds.contains(kind.kind), kind.layers.hasRows else { return }
    for state in kind.states(of: Self.properties, contract.flags) {
      let combination = Combination(state: state, section: section, name: name)
      if let rowHeight = state.section[.rowHeight] {
        checkEqualRows(rowHeight, combination)
      } else {
        checkWithoutRowHeight(combination)
      }
    }
  }

  private mutating func checkWithoutRowHeight(_ combination: Combination) {
    let state = combination.state
    if let packing = state.section[.packing] {
      return reportConflict(
        "`packing` needs rows of one height, and `\(combination.name.text)` has no `rowHeight`",
        at: packing.name.range, remedy: "add `rowHeight: 120` to the grid, in place of the heights of its units")
    }
    for (index, unit) in state.units.enumerated() {
      guard let span = unit[.span], case .itemSpan(let value)? = span.value, value.rows > 1 else { continue }
      reportConflict(
        "`\(combination.section.draft.units[index].name.text)` spans \(value.rows) rows, and "
          + "`\(combination.name.text)` does not set the height of a row",
        at: span.range, remedy: "add `rowHeight: 120` to the grid, in place of the heights of its units")
    }
  }

  private mutating func checkEqualRows(_ rowHeight: Entries.Entry, _ combination: Combination) {
    let labels = [Label("the height of every row", at: rowHeight.range)]
    if let alignment = combination.state.section[.rowAlign] {
      reportConflict(
        "`rowAlign` has nothing to align, since `rowHeight` makes all items of one row as high as the row",
        at: alignment.name.range, labels: labels, remedy: "remove `rowAlign`, or remove `rowHeight`")
    }
    for (index, unit) in combination.state.units.enumerated() {
      let name = combination.section.draft.units[index].name.text
      for entry in unit.all {
        switch (entry.property, entry.value) {
        case (.height, .size(.rows)?), (.uniformAcrossSiblings, .boolean(false)?), (.place, .keyword(.automatic)?):
          continue
        case (.height, _), (.minHeight, _), (.maxHeight, _), (.uniformAcrossSiblings, _):
          reportConflict(
            "`\(name)` is as high as the rows that it spans, and has no `\(entry.name.text)` of its own",
            at: entry.name.range, labels: labels, remedy: "remove `\(entry.name.text)`, or remove `rowHeight`")
        case (.place, _):
          reportConflict(
            "`\(name)` cannot wait for the next row, since cells of a grid with `rowHeight` may reach into it",
            at: entry.range, labels: labels,
            remedy: "remove `place: nextRow`; `packing: dense` lets later items fill the holes")
        default: continue
        }
      }
    }
  }
}

extension ResolvedLayers {
  /// Whether it has properties that only grids with rows of one height support.
  fileprivate var hasRows: Bool {
    func isOfRows(_ entry: Entries.Entry) -> Bool {
      if case .itemSpan(let span)? = entry.value { return span.rows > 1 }
      return entry.property == .rowHeight || entry.property == .packing
    }
    return base.section.all.contains(where: isOfRows) || base.units.contains { $0.all.contains(where: isOfRows) }
      || adaptations.contains { $0.assignments.contains { isOfRows($0.entry) } }
  }
}
