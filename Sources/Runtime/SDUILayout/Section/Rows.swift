import SDUIIR

/// The figures of rows of equal columns: what grids, lists and heroes are made of.
@usableFromInline package struct RowParameters<Value: LengthValue> {
  @usableFromInline package let columns: ColumnMeasure<Value>
  /// The number of cells of the first row that stay empty, before the first item.
  @usableFromInline package let emptyCells: Int64
  /// `nil` where a row is as high as its items.
  @usableFromInline package let equalRows: EqualRows<Value>?
  /// The start of the first column.
  @usableFromInline let leading: Value
  @usableFromInline let lineSpacing: Value
  @usableFromInline let alignment: RowAlignment
  @usableFromInline package let units: UnitBoxes<RowBox<Value>>

  @inlinable init(
    columns: ColumnMeasure<Value>, emptyCells: Int64 = 0, equalRows: EqualRows<Value>? = nil, leading: Value,
    lineSpacing: Value, alignment: RowAlignment, units: UnitBoxes<RowBox<Value>>
  ) {
    (self.emptyCells, self.equalRows) = (emptyCells, equalRows)
    (self.columns, self.leading, self.lineSpacing) = (columns, leading, lineSpacing)
    (self.alignment, self.units) = (alignment, units)
  }
}

extension RowParameters {
  /// The items as they are placed: one by one where the first row is unlike the others.
  package func form(of items: ItemList) -> ItemList.Form {
    emptyCells == 0 ? items.form : .listed(items.listed)
  }
}

extension SectionContents {
  /// Items in rows: one item so many times in closed form, others by their rows.
  init(_ rows: RowParameters<Rational>, _ items: ItemList) throws(LayoutFailure) {
    self.init()
    var arithmetic = ExactArithmetic()
    switch rows.form(of: items) {
    case .repeated(_, count: 0): break
    case .repeated(let item, let count):
      let uniform: UniformRows<Rational>
      do { uniform = try UniformRows(rows, item, count: count, &arithmetic) } catch { throw error.naming(item: 0) }
      arrangement = .uniform(try UniformItems(item, count: count, uniform, rows))
      height = try uniform.height()
    case .listed(let items):
      if let equalRows = rows.equalRows {
        let cells = FilledCells(rows, equalRows)
        self = SectionContents(try cells.frames(), units: rows.units.unitOfItem, height: try cells.height())
        return
      }
      let filled = try FilledRows(rows, items, &arithmetic)
      if let whole = try? RowItems(filled) {
        arrangement = .rows(whole)
        height = whole.height
      } else {
        let (frames, bottom) = try filled.frames()
        self = SectionContents(frames, units: rows.units.unitOfItem, height: bottom)
      }
    }
  }
}

/// Rows of one item so many times.
@usableFromInline package struct UniformRows<Value: LengthValue> {
  /// The number of items in a full row.
  @usableFromInline let perRow: Int
  @usableFromInline package let lineCount: Int
  @usableFromInline package let itemHeight: Value
  @usableFromInline let lineSpacing: Value

  /// `count` is at least 1.
  @inlinable package init(
    _ rows: RowParameters<Value>, _ item: ItemData, count: Int, _ arithmetic: inout some LengthArithmetic<Value>
  ) throws(LayoutFailure) {
    let box = rows.units[0]
    itemHeight = try box.box.height(of: item, &arithmetic)
    perRow = max(1, Int(clamping: rows.columns.count / box.span))
    lineCount = (count - 1) / perRow + 1
    lineSpacing = rows.lineSpacing
  }

  /// Layout rules R7 and R15: from the top of the first row to the bottom of the last.
  @inlinable package func height() throws(LayoutFailure) -> Value {
    try (itemHeight + lineSpacing) * Rational(lineCount - 1) + itemHeight
  }
}

/// Rows with their items.
@usableFromInline package struct FilledRows<Value: LengthValue> {
  @usableFromInline let measure: RowParameters<Value>
  @usableFromInline let heights: RowHeights<Value>
  @usableFromInline let placement: RowPlacement

  @inlinable package init(
    _ measure: RowParameters<Value>, _ items: [ItemData], _ arithmetic: inout some LengthArithmetic<Value>
  ) throws(LayoutFailure) {
    self.measure = measure
    heights = try RowHeights(measure.units, items, &arithmetic)
    placement = RowPlacement(
      measure.units, columnCount: measure.columns.count, emptyCells: measure.emptyCells)
  }

  /// Layout rule R15: a row is as high as its highest item.
  @inlinable
  package func rowHeights(_ arithmetic: inout some LengthArithmetic<Value>) throws(LayoutFailure) -> [Value] {
    let places = placement.places
    var rowHeights = Array(repeating: Value.zero, count: placement.rowCount)
    for item in places.indices {
      let row = Int(places[item].row)
      rowHeights[row] = try arithmetic.greatest(rowHeights[row], heights[item, measure.units.boxOfItem[item]])
    }
    return rowHeights
  }

  /// Layout rule R7: where rows begin, the line spacing apart, and where the last one ends.
  @inlinable package func tops(of rowHeights: [Value]) throws(LayoutFailure) -> (tops: [Value], bottom: Value) {
    var tops: [Value] = []
    var bottom = Value.zero
    for height in rowHeights {
      let top = tops.isEmpty ? bottom : try bottom + measure.lineSpacing
      tops.append(top)
      bottom = try top + height
    }
    return (tops, bottom)
  }

  /// Layout rules R15 and R25: how high the box of an item is in its row.
  @inlinable package func boxHeight(of item: Int, in rowHeights: [Value]) -> Value {
    let box = measure.units.boxOfItem[item]
    return measure.alignment.height(
      of: heights[item, box], isUniform: measure.units.boxes[Int(box)].box.isUniformAcrossSiblings,
      inRow: rowHeights[Int(placement.places[item].row)])
  }
}

extension FilledRows<Rational> {
  /// The cells and where the last row ends, step by step in fractions: what `RowItems` holds over one denominator,
  /// where all lengths have one in 64 bits.
  func frames() throws(LayoutFailure) -> (frames: [Frame], bottom: Rational) {
    var arithmetic = ExactArithmetic()
    let rowHeights = try rowHeights(&arithmetic)
    let (tops, bottom) = try tops(of: rowHeights)
    var frames: [Frame] = []
    frames.reserveCapacity(placement.places.count)
    for (item, place) in placement.places.enumerated() {
      let (top, rowHeight) = (tops[Int(place.row)], rowHeights[Int(place.row)])
      do { frames.append(try cell(of: item, top, boxHeight(of: item, in: rowHeights), rowHeight: rowHeight)) } catch {
        throw error.naming(item: item)
      }
    }
    return (frames, bottom)
  }

  private func cell(
    of item: Int, _ top: Rational, _ height: Rational, rowHeight: Rational
  ) throws(LayoutFailure) -> Frame {
    let y = try measure.alignment.top(of: height, inRow: rowHeight, from: top)
    // Layout rule R13: where a column begins.
    let column = Rational(Int(placement.places[item].column))
    return try measure.units[item].box
      .cell(x: try exact(measure.leading + column * measure.columns.step), y: y, height: height)
  }
}

/// The heights of boxes of items in rows (layout rule R25).
@usableFromInline struct RowHeights<Value: LengthValue> {
  /// Of each box; `nil` where items of it may differ.
  @usableFromInline let boxes: [Value?]
  /// Of each item; empty where no box needs it.
  @usableFromInline var items: [Value] = []

  @inlinable init(
    _ units: UnitBoxes<RowBox<Value>>, _ data: [ItemData], _ arithmetic: inout some LengthArithmetic<Value>
  ) throws(LayoutFailure) {
    boxes = units.boxes.map { $0.height }
    guard boxes.contains(where: { $0 == nil }) else { return }
    items.reserveCapacity(data.count)
    for item in data.indices {
      let box = Int(units.boxOfItem[item])
      if let height = boxes[box] {
        items.append(height)
      } else {
        do { items.append(try units.boxes[box].box.height(of: data[item], &arithmetic)) } catch {
          throw error.naming(item: item)
        }
      }
    }
  }

  @inlinable subscript(item: Int, box: UInt32) -> Value { items.isEmpty ? boxes[Int(box)] ?? .zero : items[item] }
}

extension RowAlignment {
  /// Layout rules R15 and R25: how high a box is in its row; with `stretch` and `uniformAcrossSiblings` as high as that.
  @inlinable func height<Value>(of height: Value, isUniform: Bool, inRow rowHeight: Value) -> Value {
    isUniform || self == .stretch ? rowHeight : height
  }

  /// Layout rule R15: where a box of a height begins in its row.
  func top(of height: Rational, inRow rowHeight: Rational, from top: Rational) throws(LayoutFailure) -> Rational {
    if height == rowHeight { return top }
    switch self {
    case .top, .stretch: return top
    case .center: return try exact(top + (rowHeight - height) / Rational(2))
    case .bottom: return try exact(top + rowHeight - height)
    }
  }
}

/// A unit's box in rows.
@usableFromInline package struct RowBox<Value: LengthValue> {
  @usableFromInline package let box: UnitBox<Value>
  /// The number of columns that it takes; at most as many as there are.
  @usableFromInline package let span: Int64
  /// The number of rows that it takes.
  @usableFromInline package let rows: Int64
  @usableFromInline let waitsForNextRow: Bool
  /// `nil` where items of the unit may differ.
  @usableFromInline let height: Value?

  /// - Parameter item: Some item of the unit.
  @inlinable init(
    _ box: UnitBox<Value>, span: Int64, rows: Int64 = 1, waitsForNextRow: Bool, _ item: ItemData,
    _ arithmetic: inout some LengthArithmetic<Value>
  ) throws(LayoutFailure) {
    (self.box, self.span, self.rows, self.waitsForNextRow) = (box, span, rows, waitsForNextRow)
    height = box.height.dependsOnData ? nil : try box.height(of: item, &arithmetic)
  }
}
