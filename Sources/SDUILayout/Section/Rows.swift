import SDUIIR

/// The figures of rows of equal columns: what grids, lists and heroes are made of.
struct RowParameters {
  let columns: ColumnMeasure
  /// Where the first column begins.
  let leading: Rational
  let lineSpacing: Rational
  let alignment: RowAlignment
  let units: UnitBoxes<RowBox>
}

extension SectionContents {
  /// Items in rows: one item so many times in closed form, others by their rows.
  init(_ rows: RowParameters, _ items: ItemList) throws(LayoutFailure) {
    self.init()
    switch items.form {
    case .repeated(_, count: 0): break
    case .repeated(let item, let count):
      let repeated = try UniformItems(item, count: count, rows)
      arrangement = .uniform(repeated)
      height = try repeated.height(in: rows, of: item)
    case .listed(let items):
      let filled = FilledRows(rows, heights: try RowHeights(rows.units, items))
      if let whole = try? RowItems(filled) {
        arrangement = .rows(whole)
        height = whole.height
      } else {
        let (frames, bottom) = try filled.frames()
        self = SectionContents(frames, units: rows.units.unitOfItem, of: .grid, height: bottom)
      }
    }
  }
}

/// Rows with the items that stand in them.
struct FilledRows {
  let measure: RowParameters
  let heights: RowHeights
  let placement: RowPlacement

  init(_ measure: RowParameters, heights: RowHeights) {
    (self.measure, self.heights) = (measure, heights)
    placement = RowPlacement(measure.units, columnCount: measure.columns.count)
  }

  /// The cells and where the last row ends, step by step in fractions: what `RowItems` holds over one denominator,
  /// where all lengths have one in 64 bits.
  func frames() throws(LayoutFailure) -> (frames: [Frame], bottom: Rational) {
    let places = placement.places
    var rowHeights = Array(repeating: Rational.zero, count: placement.rowCount)
    for item in places.indices {
      let row = Int(places[item].row)
      rowHeights[row] = max(rowHeights[row], heights[item, measure.units.unitOfItem[item]])
    }
    var tops: [Rational] = []
    var bottom = Rational.zero
    for height in rowHeights {
      // Layout rule R7: lines stand the line spacing apart.
      let top = tops.isEmpty ? bottom : try exact(bottom + measure.lineSpacing)
      tops.append(top)
      bottom = try exact(top + height)
    }
    var frames: [Frame] = []
    frames.reserveCapacity(places.count)
    for item in places.indices {
      let row = Int(places[item].row)
      do { frames.append(try cell(of: item, top: tops[row], rowHeight: rowHeights[row])) } catch {
        throw error.naming(item: item)
      }
    }
    return (frames, bottom)
  }

  /// Layout rule R15: where an item stands in its row; with `stretch` and `uniformAcrossSiblings` (R25) it is as high
  /// as the row.
  private func cell(of item: Int, top: Rational, rowHeight: Rational) throws(LayoutFailure) -> Frame {
    let unit = measure.units.unitOfItem[item]
    let box = measure.units.boxes[Int(unit)].box
    let (y, height) = try measure.alignment.place(
      heights[item, unit], isUniformAcrossSiblings: box.isUniformAcrossSiblings, top: top, rowHeight: rowHeight)
    // Layout rule R13: where a column begins.
    let column = Rational(Int(placement.places[item].column))
    return try box.cell(x: try exact(measure.leading + column * measure.columns.step), y: y, height: height)
  }
}

/// How high the boxes of items in rows are (layout rule R25).
struct RowHeights {
  /// Of each unit; `nil` where items of the unit may differ.
  let units: [Rational?]
  /// Of each item; empty where no unit needs it.
  private(set) var items: [Rational] = []

  init(_ units: UnitBoxes<RowBox>, _ data: [ItemData]) throws(LayoutFailure) {
    self.units = units.boxes.map { $0.height }
    guard self.units.contains(nil) else { return }
    items.reserveCapacity(data.count)
    for item in data.indices {
      let unit = Int(units.unitOfItem[item])
      if let height = self.units[unit] {
        items.append(height)
      } else {
        do { items.append(try units.boxes[unit].box.height(of: data[item])) } catch { throw error.naming(item: item) }
      }
    }
  }

  subscript(item: Int, unit: UInt32) -> Rational { items.isEmpty ? units[Int(unit)] ?? .zero : items[item] }
}

extension RowAlignment {
  /// Layout rule R15: where an item of a height stands in its row, and how high it is there.
  func place(
    _ height: Rational, isUniformAcrossSiblings: Bool, top: Rational, rowHeight: Rational
  ) throws(LayoutFailure) -> (y: Rational, height: Rational) {
    if height == rowHeight { return (top, height) }
    if isUniformAcrossSiblings { return (top, rowHeight) }
    switch self {
    case .top: return (top, height)
    case .center: return (try exact(top + (rowHeight - height) / Rational(2)), height)
    case .bottom: return (try exact(top + rowHeight - height), height)
    case .stretch: return (top, rowHeight)
    }
  }
}

/// A unit's box in rows.
struct RowBox {
  let box: UnitBox
  /// How many columns it takes; at most as many as there are.
  let span: Int64
  let waitsForNextRow: Bool
  /// `nil` where items of the unit may differ.
  let height: Rational?

  /// - Parameter item: Some item of the unit.
  init(_ box: UnitBox, span: Int64, waitsForNextRow: Bool, _ item: ItemData) throws(LayoutFailure) {
    (self.box, self.span, self.waitsForNextRow) = (box, span, waitsForNextRow)
    height = box.height.dependsOnData ? nil : try box.height(of: item)
  }
}
