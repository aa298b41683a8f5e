import SDUIIR
import SDUILayout

extension SymbolicContents {
  /// A waterfall: each item under the shortest column (layout rules R13, R16 and R17).
  static func waterfall(
    _ section: ResolvedSection, _ items: [ItemData], _ measure: SymbolicMeasure, _ path: inout SymbolicPath
  ) throws(LayoutFailure) -> SymbolicContents {
    let columns = try SymbolicColumns(section.columns, measure, &path)
    let boxes = try section.symbolicBoxes(for: ItemList(items)) { unit, _ throws(LayoutFailure) in
      try SymbolicBox(unit, width: columns.unit, measure.figures, &path)
    }
    var lines = SymbolicContents()
    lines.columns = columns.count
    var ends: [ColumnEnd] = []
    for item in items {
      let box = try boxes.box(of: item)
      let column = try shortest(ends, of: columns.count, &path)
      if column == ends.count { ends.append(ColumnEnd()) }
      let height = try box.height(of: item, &path)
      try lines.add(unit: item.unit, box, height: height, &path)
      lines.height = try path.greatest(lines.height, ends[column].actual + height)
      let declared = try box.declaredHeight(of: item, &path)
      ends[column].declared = try ends[column].declared + declared + measure.lineSpacing
      ends[column].actual = try ends[column].actual + height + measure.lineSpacing
      ends[column].count += 1
    }
    lines.lineCount = ends.map { $0.count }.max() ?? 0
    return lines
  }

  /// Where the next item of a column stands, by declared and by measured heights, below the first line's top.
  private struct ColumnEnd {
    var declared = LinearForm.zero
    var actual = LinearForm.zero
    var count = 0
  }

  /// Layout rule R17: the column in which the next item would stand highest, ties to the leading one.
  private static func shortest(
    _ ends: [ColumnEnd], of columns: Int64, _ path: inout SymbolicPath
  ) throws(LayoutFailure) -> Int {
    guard var best = ends.indices.first else { return 0 }
    for index in ends.indices.dropFirst() where try path.isLess(ends[index].declared, ends[best].declared) {
      best = index
    }
    guard Int64(ends.count) < columns else { return best }
    return try path.isLess(.zero, ends[best].declared) ? ends.count : best
  }
}
