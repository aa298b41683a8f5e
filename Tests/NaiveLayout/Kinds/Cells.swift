// Grids with rows of one height: R13 to R15.

extension Section {
  /// The items in cells that may span several rows.
  func cells(in columns: Int, rowHeight: JSON) throws(Failure) -> Lines {
    let column = try columnWidth(columns)
    var figures = figures
    figures.columnWidth = column
    let height = figures.points(rowHeight)
    var lines = Lines(boxes: [])
    lines.columns = columns
    let emptyCells = try emptyCells(columns)
    var taken: [[Bool]] = []
    if !items.isEmpty { taken.append((0..<columns).map { $0 < emptyCells }) }
    var (firstRow, firstColumn) = (0, 0)
    for item in items {
      let span = try span(of: item, columns)
      let rows = writtenSpan(of: item)?["rows"]?.whole ?? 1
      if rows > 1 { trace.reach(.r13, "rows") }
      if unit(item)["height"]?.string != "rowHeight" { throw failure(.r25) }
      if height.isNegative { throw failure(.r25) }
      if isDense { (firstRow, firstColumn) = (0, 0) }
      trace.reach(.r14, isDense ? "dense" : "cells")
      while !isFree(firstRow, rows, firstColumn, span, columns, taken) {
        firstColumn += 1
        if firstColumn + span > columns { (firstRow, firstColumn) = (firstRow + 1, 0) }
      }
      while taken.count < firstRow + rows { taken.append(Array(repeating: false, count: columns)) }
      for row in firstRow..<firstRow + rows {
        for column in firstColumn..<firstColumn + span { taken[row][column] = true }
      }
      trace.reach(.r15, "rowHeight")
      lines.boxes.append(
        Frame(
          left + Fraction(firstColumn) * (column + itemSpacing), Fraction(firstRow) * (height + lineSpacing),
          span == columns ? contentWidth : Fraction(span) * (column + itemSpacing) - itemSpacing,
          Fraction(rows) * (height + lineSpacing) - lineSpacing))
    }
    if !taken.isEmpty { lines.height = Fraction(taken.count) * (height + lineSpacing) - lineSpacing }
    return lines
  }

  private var isDense: Bool { declaration["packing"]?.string == "dense" }

  /// Whether so many rows and columns from a place on are free.
  private func isFree(
    _ row: Int, _ rows: Int, _ column: Int, _ span: Int, _ columns: Int, _ taken: [[Bool]]
  ) -> Bool {
    if column + span > columns { return false }
    for row in row..<row + rows where row < taken.count {
      if taken[row][column..<column + span].contains(true) { return false }
    }
    return true
  }
}
