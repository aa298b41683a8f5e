import SDUIIR

extension SectionContents {
  /// A waterfall: equal columns, each item under the shortest (layout rules R13, R16 and R17).
  static func waterfall(
    _ section: ResolvedSection, _ items: ItemList, _ measure: SectionMeasure<Rational>
  ) throws(LayoutFailure) -> SectionContents {
    var arithmetic = ExactArithmetic()
    let columns = try ColumnMeasure(section.columns, measure, &arithmetic)
    var lines = SectionContents()
    if let rows = try rows(ofEqual: items, section, measure, columns) {
      lines = try SectionContents(rows, items)
      lines.columns = columns.count
      return lines
    }
    let items = items.listed
    var waterfall = try WaterfallColumns(section, items, measure, columns, &arithmetic)
    var frames: [Frame] = []
    frames.reserveCapacity(items.count)
    for index in items.indices {
      do {
        let top = try waterfall.add(items[index], at: index, &arithmetic)
        let x = try exact(measure.containers.leading + Rational(top.column) * columns.step)
        frames.append(try waterfall.units[index].cell(x: x, y: top.y, height: top.height))
      } catch { throw error.naming(item: index) }
    }
    let units = waterfall.units
    let filled = FilledColumns(units: units, columnOfItem: waterfall.columnOfItem, bottoms: waterfall.bottoms)
    lines.arrangement = .stored(StoredItems(frames, units: units.unitOfItem, in: filled))
    lines.height = filled.bottom
    lines.columns = columns.count
    return lines
  }

  /// Items of one height go under one column after the other, as in rows, unless no column ever becomes longer.
  private static func rows(
    ofEqual items: ItemList, _ section: ResolvedSection, _ measure: SectionMeasure<Rational>,
    _ columns: ColumnMeasure<Rational>
  ) throws(LayoutFailure) -> RowParameters<Rational>? {
    guard case .repeated(let item, _) = items.form else { return nil }
    var arithmetic = ExactArithmetic()
    let units = try section.unitBoxes(for: items.samples) { unit, item throws(LayoutFailure) in
      let box = try UnitBox(unit, width: columns.unit, measure.figures, &arithmetic)
      return try RowBox(box, span: 1, waitsForNextRow: false, item, &arithmetic)
    }
    guard let box = units.boxes.first?.box,
      try box.declaredHeight(of: item, &arithmetic) > .zero || measure.lineSpacing > .zero
    else { return nil }
    return RowParameters(
      columns: columns, leading: measure.containers.leading, lineSpacing: measure.lineSpacing, alignment: .top,
      units: units)
  }
}

/// The columns of a waterfall, being filled from the top.
@usableFromInline package struct WaterfallColumns<Value: LengthValue> {
  @usableFromInline package let units: UnitBoxes<UnitBox<Value>>
  @usableFromInline let columnCount: Int64
  @usableFromInline let lineSpacing: Value
  /// By column, from the leading one; columns that no item has reached are left out.
  @usableFromInline var ends: [ColumnEnd] = []
  /// The column of each item.
  @usableFromInline var columnOfItem: [UInt32] = []
  /// The end of each column's last item.
  @usableFromInline package var bottoms: [Value] = []

  /// The position of the next item of a column.
  @usableFromInline struct ColumnEnd {
    /// By declared and estimated heights: what decides which column is the shortest.
    @usableFromInline var declared = Value.zero
    /// By measured heights: the actual position of the item.
    @usableFromInline var actual = Value.zero
    @usableFromInline var itemCount = 0

    @inlinable init() {}
  }

  /// Empty columns.
  @inlinable package init(
    _ section: borrowing ResolvedSection, _ items: [ItemData], _ measure: borrowing SectionMeasure<Value>,
    _ columns: ColumnMeasure<Value>, _ arithmetic: inout some LengthArithmetic<Value>
  ) throws(LayoutFailure) {
    let figures = measure.figures
    units = try section.unitBoxes(for: items) { unit, _ throws(LayoutFailure) in
      try UnitBox(unit, width: columns.unit, figures, &arithmetic)
    }
    columnCount = columns.count
    lineSpacing = measure.lineSpacing
    columnOfItem.reserveCapacity(items.count)
  }

  /// The number of items of the longest column.
  @inlinable package var lineCount: Int { ends.map { $0.itemCount }.max() ?? 0 }

  /// Layout rule R17: the next item goes under the shortest column. What was measured moves the items below in its
  /// column, and none to another column.
  @inlinable package mutating func add(
    _ item: ItemData, at index: Int, _ arithmetic: inout some LengthArithmetic<Value>
  ) throws(LayoutFailure) -> (column: Int, y: Value, height: Value) {
    let column = try shortest(&arithmetic)
    if column == ends.count {
      ends.append(ColumnEnd())
      bottoms.append(.zero)
    }
    let y = ends[column].actual
    let height = try units[index].height(of: item, &arithmetic)
    let bottom = try y + height
    let declaredHeight = try units[index].declaredHeight(of: item, &arithmetic)
    columnOfItem.append(UInt32(truncatingIfNeeded: column))
    bottoms[column] = bottom
    ends[column].declared = try ends[column].declared + declaredHeight + lineSpacing
    ends[column].actual = try bottom + lineSpacing
    ends[column].itemCount += 1
    return (column, y, height)
  }

  /// Layout rule R17: returns the column in which the next item would be highest, ties to the leading one. A column
  /// without items is shorter than any other, unless those have no height and no spacing.
  @inlinable func shortest(_ arithmetic: inout some LengthArithmetic<Value>) throws(LayoutFailure) -> Int {
    guard !ends.isEmpty else { return 0 }
    var best = 0
    for index in 1..<ends.count where try arithmetic.isLess(ends[index].declared, ends[best].declared) { best = index }
    guard Int64(ends.count) < columnCount, try arithmetic.isLess(.zero, ends[best].declared) else { return best }
    return ends.count
  }
}

/// The columns of a waterfall with the items in them: what must be known where one of them gets another height.
struct FilledColumns: Sendable {
  let units: UnitBoxes<UnitBox<Rational>>
  let columnOfItem: [UInt32]
  /// The end of each column's last item.
  fileprivate(set) var bottoms: [Rational]

  /// The end of the longest column.
  var bottom: Rational { bottoms.max() ?? .zero }
}

extension StoredItems {
  /// Layout rules R17 and R25: the box of an item of a waterfall follows its data; what is below in its column moves.
  /// Gives by how much the longest column becomes longer.
  ///
  /// - Throws: `LayoutFailure` where that is no layout.
  mutating func setData(from old: ItemData, to new: ItemData, of item: Int) throws(LayoutFailure) -> Rational {
    guard var columns else { return .zero }
    let box = columns.units[item]
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
    self = StoredItems(frames, units: units, in: columns)
    return try exact(columns.bottom - bottom)
  }
}
