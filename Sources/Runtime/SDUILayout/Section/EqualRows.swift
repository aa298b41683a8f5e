import SDUIIR

/// The rows of a grid that gives all of them one height, so that cells may span several (layout rules R13 to R15).
@usableFromInline package struct EqualRows<Value: LengthValue> {
  /// `h`: how high each row is.
  @usableFromInline let height: Value
  /// `m`: the room between rows.
  @usableFromInline let gap: Value
  /// Whether later items fill the holes that earlier ones leave.
  @usableFromInline let isDense: Bool

  /// Layout rule R15; `nil` where the items decide how high their rows are.
  @inlinable init?(
    _ section: borrowing ResolvedSection, _ columns: ColumnMeasure<Value>, _ measure: borrowing SectionMeasure<Value>,
    _ arithmetic: inout some LengthArithmetic<Value>
  ) throws(LayoutFailure) {
    guard let length = section.rowHeight else { return nil }
    var figures = measure.figures
    figures.columnWidth = columns.unit
    height = try figures.extent(length, .sizes, &arithmetic) { "a row is \($0.shortText) high" }
    gap = measure.lineSpacing
    isDense = section.isDense
  }

  /// Layout rule R15: an item of `r` rows is `r·h + (r − 1)·m` high.
  @inlinable func height(of unit: ResolvedUnit) throws(LayoutFailure) -> Value {
    guard unit.height == .rows else {
      throw .breach(.sizes, "the item has a height of its own", "all rows of the grid have one height")
    }
    guard unit.span.rows >= 1 else {
      throw .breach(.columns, "the item spans \(unit.span.rows) rows", "it takes at least one")
    }
    return try height(ofRows: Int(clamping: unit.span.rows))
  }

  /// From the top of the first of some rows to the bottom of the last.
  @inlinable func height(ofRows count: Int) throws(LayoutFailure) -> Value {
    if count == 1 { return height }
    guard count > 1 else { return .zero }
    return try height * Rational(count) + gap * Rational(count - 1)
  }
}

/// The items of a grid with rows of one height, in their places.
@usableFromInline package struct FilledCells<Value: LengthValue> {
  @usableFromInline let measure: RowParameters<Value>
  @usableFromInline let rows: EqualRows<Value>
  @usableFromInline let placement: CellPlacement

  @inlinable package init(_ measure: RowParameters<Value>, _ rows: EqualRows<Value>) {
    (self.measure, self.rows) = (measure, rows)
    placement = CellPlacement(
      measure.units, columnCount: measure.columns.count, emptyCells: measure.emptyCells, isDense: rows.isDense)
  }

  /// The number of rows.
  @inlinable package var rowCount: Int { placement.rowCount }

  /// Layout rules R7 and R15: from the top of the first row to the bottom of the last.
  @inlinable package func height() throws(LayoutFailure) -> Value { try rows.height(ofRows: rowCount) }

  /// Returns the height of an item's box.
  @inlinable package func boxHeight(of item: Int) -> Value { measure.units[item].height ?? .zero }
}

extension FilledCells<Rational> {
  /// The cells of all items.
  func frames() throws(LayoutFailure) -> [Frame] {
    let step = try exact(rows.height + rows.gap)
    var frames: [Frame] = []
    frames.reserveCapacity(placement.places.count)
    for (item, place) in placement.places.enumerated() {
      let x = try exact(measure.leading + Rational(Int(place.column)) * measure.columns.step)
      let y = try exact(Rational(Int(place.row)) * step)
      do { frames.append(try measure.units[item].box.cell(x: x, y: y, height: boxHeight(of: item))) } catch {
        throw error.naming(item: item)
      }
    }
    return frames
  }
}
