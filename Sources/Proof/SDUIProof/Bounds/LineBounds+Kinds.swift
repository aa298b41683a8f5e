import SDUIIR
import SDUILayout

extension LineBounds {
  /// Layout rules R13 to R15: the rows of a grid.
  func grid(
    of items: [ItemBounds], _ counts: Counts, _ height: FigureBounds, apart spacing: FigureBounds,
    _ path: inout SymbolicPath
  ) throws(LayoutFailure) -> FigureBounds? {
    guard let item = items.first, let columns = item.columns else { return nil }
    let rows = rowCounts(of: items, counts, columns: Int(clamping: columns))
    if section.rowHeight != nil {
      let row = try sizing.sizes(of: item.unit, &path) { $0.span = .columns(Int64(item.cells.columns)) }
      guard let row = row?.items.first else { return nil }
      return try FigureBounds(row.height).lines(rows, apart: spacing)
    }
    let whole = try height.lines(rows, apart: spacing)
    // A row of empty cells is as high as nothing.
    return section.startColumn > 1 ? FigureBounds(height.least, whole.greatest) : whole
  }

  /// The numbers of rows, by the cells that items take.
  private func rowCounts(of items: [ItemBounds], _ counts: Counts, columns: Int) -> Counts {
    let kinds = Set(items.map { $0.cells })
    let empty = Int(clamping: section.startColumn - 1)
    let cells = kinds.map { $0.columns * $0.rows }.min() ?? 1
    let highest = kinds.map { $0.rows }.max() ?? 1
    // No cell is taken twice, and each item begins below all others at the latest.
    let least = max(kinds.map { $0.rows }.min() ?? 1, (empty + counts.least * cells - 1) / columns + 1)
    let greatest = counts.greatest.map { $0 * highest + (empty > 0 ? 1 : 0) }
    let waits = items.contains { section.units[$0.unit].waitsForNextRow }
    guard !waits,
      var rows = CellRows(
        columns: columns, emptyCells: empty, isDense: section.rowHeight != nil && section.isDense, kinds)
    else { return (least, greatest) }
    // An additional item never takes fewer rows.
    guard let first = rows.rows(of: counts.least)?.lowerBound else { return (least, greatest) }
    return (first, counts.greatest.flatMap { rows.rows(of: $0)?.upperBound } ?? greatest)
  }

  /// Layout rule R18: a line takes no fewer items than of the widest, and no more than of the narrowest.
  func flowLines(
    of items: [ItemBounds], _ counts: Counts, _ measure: SectionMeasure<LinearForm>, _ path: inout SymbolicPath
  ) throws(LayoutFailure) -> Counts {
    guard let width = try SectionBounds.joined(items.map { $0.width }, &path) else { return counts }
    let room = try measure.containers.content + measure.itemSpacing
    func perLine(_ width: LinearForm?, atMost limit: Int) throws(LayoutFailure) -> Int? {
      guard let step = try width.map({ width throws(LayoutFailure) in try width + measure.itemSpacing }) else {
        return nil
      }
      guard try path.isLess(.zero, step) else { return limit }
      return max(1, Int(clamping: try path.quotient(room, by: step, atMost: Int64(limit))))
    }
    let most = try perLine(width.least, atMost: counts.least) ?? counts.least
    guard let greatest = counts.greatest else { return ((counts.least - 1) / most + 1, nil) }
    let fewest = try perLine(width.greatest, atMost: greatest) ?? 1
    return ((counts.least - 1) / most + 1, (greatest - 1) / fewest + 1)
  }

  /// Layout rule R19: the arrangement as often as its cells require, whatever units the items are of.
  func mosaic(
    of items: [ItemBounds], _ counts: Counts, apart spacing: FigureBounds, _ path: inout SymbolicPath
  ) throws(LayoutFailure) -> FigureBounds? {
    guard let arrangement = section.arrangement, let first = items.first,
      let tile = try sizing.sizes(of: first.unit, &path)
    else { return nil }
    let cells = items.map { arrangement.cells(ofUnit: $0.unit) }
    let all = Set(cells.joined()).count
    guard all > 0, let fewest = cells.map({ $0.count }).min(), fewest > 0 else { return nil }
    let most = counts.greatest.map { ($0 - 1) / fewest + 1 }
    return try FigureBounds(tile.height).lines(((counts.least - 1) / all + 1, most), apart: spacing)
  }

  /// Layout rule R17: each item is in the column that is the shortest before it, as far as heights are declared. That one is no
  /// longer than the mean of all.
  func waterfall(
    of items: [ItemBounds], _ counts: Counts, _ height: FigureBounds, apart spacing: FigureBounds,
    _ path: inout SymbolicPath
  ) throws(LayoutFailure) -> FigureBounds? {
    guard let columns = items.first?.columns.map({ Int(clamping: $0) }), columns > 0 else { return nil }
    // Some column has at least so many.
    let least = (counts.least - 1) / columns + 1
    // Items of one height fill the columns in turn.
    let isUniform = items.count == 1 && (items[0].isMeasured || items[0].height.isSingle)
    let most = counts.greatest.map { isUniform ? ($0 - 1) / columns + 1 : $0 }
    var result = try height.lines((least, most), apart: spacing)
    if !isUniform, !items.contains(where: { $0.isMeasured }), let count = counts.greatest,
      let highest = height.greatest,
      let gap = spacing.greatest
    {
      let others = try (highest + gap) * exact(Rational(Int64(count - 1), over: Int64(columns)))
      let bound = try others + highest
      if let end = result.greatest { result = FigureBounds(result.least, try path.least(end, bound)) }
    }
    return result
  }
}

extension FigureBounds {
  /// Whether the figure is known.
  var isSingle: Bool { least != nil && least == greatest }

  /// The values that a response may set.
  init(_ range: ValueRange) {
    self.init(LinearForm(range.lowerBound), range.upperBound.map { LinearForm($0) })
  }
}
