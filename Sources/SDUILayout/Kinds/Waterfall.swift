import SDUIIR

extension SectionContents {
  /// A waterfall: equal columns, each item under the shortest (layout rules R13, R16 and R17).
  static func waterfall(
    _ section: ResolvedSection, _ items: ItemList, _ measure: SectionMeasure
  ) throws(LayoutFailure) -> SectionContents {
    let columns = try ColumnMeasure(section.columns, measure)
    if case .repeated(let item, _) = items.form {
      let units = try section.unitBoxes(for: items.samples) { unit, item throws(LayoutFailure) in
        try RowBox(UnitBox(unit, width: columns.unit, measure.figures), span: 1, waitsForNextRow: false, item)
      }
      // Items of one height go under one column after the other, as in rows, unless no column ever becomes longer.
      if let box = units.boxes.first?.box, try box.declaredHeight(of: item) > .zero || measure.lineSpacing > .zero {
        let rows = RowParameters(
          columns: columns, leading: measure.containers.leading, lineSpacing: measure.lineSpacing, alignment: .top,
          units: units)
        var lines = try SectionContents(rows, items)
        lines.columns = columns.count
        return lines
      }
    }
    let items = items.listed
    let units = try section.unitBoxes(for: items) { unit, _ throws(LayoutFailure) in
      try UnitBox(unit, width: columns.unit, measure.figures)
    }
    var builder = WaterfallBuilder(columns, measure, itemCount: items.count)
    for index in items.indices {
      do { try builder.add(items[index], units.boxes[items[index].unit]) } catch { throw error.naming(item: index) }
    }
    let filled = FilledColumns(boxes: units.boxes, columnOfItem: builder.columnOfItem, bottoms: builder.bottoms)
    var lines = SectionContents()
    lines.arrangement = .stored(StoredItems(builder.frames, units: units.unitOfItem, kind: .waterfall, in: filled))
    lines.height = filled.bottom
    lines.columns = columns.count
    return lines
  }
}

/// The columns of a waterfall, being filled from the top.
private struct WaterfallBuilder {
  let columns: ColumnMeasure
  let leading: Rational
  let lineSpacing: Rational
  /// By column, from the leading one; columns that no item has reached are left out.
  private var ends: [ColumnEnd] = []
  /// The cells so far, in the order of the data.
  private(set) var frames: [Frame] = []
  /// The column of each item.
  private(set) var columnOfItem: [UInt32] = []
  /// Where the last item of each column ends.
  private(set) var bottoms: [Rational] = []

  /// Where the next item of a column stands.
  private struct ColumnEnd {
    /// By declared and estimated heights: what decides which column is the shortest.
    var declared: Rational
    /// By measured heights: where the item really stands.
    var actual: Rational
  }

  /// Empty columns.
  init(_ columns: ColumnMeasure, _ measure: SectionMeasure, itemCount: Int) {
    self.columns = columns
    leading = measure.containers.leading
    lineSpacing = measure.lineSpacing
    frames.reserveCapacity(itemCount)
  }

  /// Layout rule R17: the next item goes under the shortest column. What was measured moves the items below in its
  /// column, and none to another column.
  mutating func add(_ item: ItemData, _ box: UnitBox) throws(LayoutFailure) {
    let column = shortest()
    if column == ends.count {
      ends.append(ColumnEnd(declared: .zero, actual: .zero))
      bottoms.append(.zero)
    }
    let end = ends[column]
    let height = try box.height(of: item)
    let x = try exact(leading + Rational(column) * columns.step)
    frames.append(try box.cell(x: x, y: end.actual, height: height))
    columnOfItem.append(UInt32(truncatingIfNeeded: column))
    bottoms[column] = try exact(end.actual + height)
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
    let isEmptyShorter = Int64(ends.count) < columns.count && ends[best].declared > .zero
    return isEmptyShorter ? ends.count : best
  }
}

/// The columns of a waterfall with the items in them: what must be known where one of them gets another height.
struct FilledColumns: Sendable {
  /// One for each unit.
  let boxes: [UnitBox]
  let columnOfItem: [UInt32]
  /// Where the last item of each column ends.
  fileprivate(set) var bottoms: [Rational]

  /// Where the longest column ends.
  var bottom: Rational { bottoms.max() ?? .zero }
}

extension StoredItems {
  /// Layout rules R17 and R25: the box of an item of a waterfall follows its data; what is below in its column moves.
  /// Gives by how much the longest column becomes longer.
  ///
  /// - Throws: `LayoutFailure` where that is no layout.
  mutating func setData(from old: ItemData, to new: ItemData, of item: Int) throws(LayoutFailure) -> Rational {
    guard var columns else { return .zero }
    let box = columns.boxes[new.unit]
    let height = try box.height(of: new)
    let oldHeight = try box.height(of: old)
    let growth = try exact(height - oldHeight)
    if growth == .zero { return .zero }
    var frames = takeFrames()
    frames[item].height = try box.cell(x: .zero, y: .zero, height: height).height
    let column = columns.columnOfItem[item]
    for below in frames.indices.dropFirst(item + 1) where columns.columnOfItem[below] == column {
      frames[below].y = try exact(frames[below].y + growth)
    }
    let bottom = columns.bottom
    columns.bottoms[Int(column)] = try exact(columns.bottoms[Int(column)] + growth)
    self = StoredItems(frames, units: units, kind: .waterfall, in: columns)
    return try exact(columns.bottom - bottom)
  }
}
