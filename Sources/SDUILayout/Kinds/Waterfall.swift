import SDUIIR

extension Lines {
  /// A waterfall: equal columns, each item under the shortest (layout rules R13, R16 and R17).
  static func waterfall(
    _ section: SettledSection, _ items: [ItemData], _ measure: SectionMeasure, top: Rational
  ) throws(Problem) -> Lines {
    let columns = try ColumnMeasure(section.columns, measure)
    let units = try section.unitBoxes(for: items) { unit, _ throws(Problem) in
      try UnitBox(unit, width: columns.unit, measure.figures)
    }
    var fall = Fall(columns, measure, itemCount: items.count, top: top)
    for index in items.indices {
      do { try fall.add(items[index], units.boxes[items[index].unit]) } catch { throw error.naming(item: index) }
    }
    var lines = Lines()
    lines.frames = fall.frames
    lines.units = units.unitOfItem
    lines.height = try exact(fall.bottom - top)
    lines.columns = columns.count
    return lines
  }
}

/// The columns of a waterfall, being filled from the top.
private struct Fall {
  let columns: ColumnMeasure
  let leading: Rational
  let lineSpacing: Rational
  /// By column, from the leading one; columns that no item has reached are left out.
  private var ends: [ColumnEnd] = []
  private let top: Rational
  /// The cells so far, in the order of the data.
  private(set) var frames: [Frame] = []
  /// Where the longest column ends.
  private(set) var bottom: Rational

  /// Where the next item of a column stands.
  private struct ColumnEnd {
    /// By declared and estimated heights: what decides which column is the shortest.
    var declared: Rational
    /// By measured heights: where the item really stands.
    var actual: Rational
  }

  /// Empty columns below a top edge.
  init(_ columns: ColumnMeasure, _ measure: SectionMeasure, itemCount: Int, top: Rational) {
    self.columns = columns
    leading = measure.containers.leading
    lineSpacing = measure.lineSpacing
    self.top = top
    bottom = top
    frames.reserveCapacity(itemCount)
  }

  /// Layout rule R17: the next item goes under the shortest column. What was measured moves the items below in its
  /// column, and none to another column.
  mutating func add(_ item: ItemData, _ box: UnitBox) throws(Problem) {
    let column = shortest()
    if column == ends.count { ends.append(ColumnEnd(declared: top, actual: top)) }
    let end = ends[column]
    let height = try box.height(of: item)
    let x = try exact(leading + Rational(column) * columns.step)
    frames.append(try box.cell(x: x, y: end.actual, height: height))
    bottom = max(bottom, try exact(end.actual + height))
    let declaredHeight = try box.declaredHeight(of: item)
    ends[column].declared = try exact(end.declared + declaredHeight + lineSpacing)
    ends[column].actual = try exact(end.actual + height + lineSpacing)
  }

  /// Layout rule R17: the column in which the next item would stand highest, ties to the leading one. A column without
  /// items is shorter than any other, unless those have no height and no spacing.
  private func shortest() -> Int {
    var best: Int?
    for index in ends.indices {
      if let best, ends[index].declared >= ends[best].declared { continue }
      best = index
    }
    guard let best else { return 0 }
    let isEmptyShorter = Int64(ends.count) < columns.count && ends[best].declared > top
    return isEmptyShorter ? ends.count : best
  }
}
