import SDUIIR

/// The figures of rows of equal columns: what grids, lists and heroes are made of.
struct RowMeasure {
  let columns: ColumnMeasure
  /// Where the first column begins.
  let leading: Rational
  let lineSpacing: Rational
  let alignment: RowAlignment
  let units: UnitBoxes<RowBox>
}

extension Lines {
  /// Items in rows: one item so many times in closed form, others one by one.
  init(_ rows: RowMeasure, _ items: ItemList, top: Rational) throws(Problem) {
    switch items.form {
    case .repeated(_, count: 0): break
    case .repeated(let item, let count):
      let repeated = try UniformItems(item, count: count, rows, top: top)
      uniform = repeated
      height = try repeated.height(in: rows, of: item)
    case .listed(let items):
      var filling = Rows(rows, itemCount: items.count, top: top)
      try filling.fill(with: items)
      frames = filling.frames
      units = rows.units.unitOfItem
      height = try exact(filling.bottom - top)
    }
  }
}

/// Rows of equal columns, being filled from the top.
private struct Rows {
  let measure: RowMeasure
  /// What is asked of each unit for every item.
  private let units: [RowUnit]
  /// The heights of the units whose items are all alike, as far as they have come up.
  private var heights: [Rational?]
  /// Where the first columns begin, as far as they have come up.
  private var edges: [Rational] = []

  /// The cells so far, by the index in the data.
  private(set) var frames: [Frame] = []
  /// Where the last closed row ends.
  private(set) var bottom: Rational
  private var isFirstRow = true
  /// The items of the open row.
  private var open: [Placed] = []
  /// How many columns of the open row are taken.
  private var filled: Int64 = 0
  private var waiting: WaitingItems

  /// An item of the open row.
  private struct Placed {
    let item: Int
    let unit: Int
    let column: Int64
    let height: Rational
  }

  /// No rows yet, below a top edge.
  init(_ measure: RowMeasure, itemCount: Int, top: Rational) {
    self.measure = measure
    units = measure.units.boxes.map(RowUnit.init)
    heights = Array(repeating: nil, count: units.count)
    bottom = top
    frames.reserveCapacity(itemCount)
    waiting = WaitingItems(unitCount: units.count)
  }

  /// Layout rule R14: items keep their order, and a row ends when the next does not fit; one that waits for the next
  /// row lets others fill this one first.
  mutating func fill(with items: [ItemData]) throws(Problem) {
    let unitOfItem = measure.units.unitOfItem
    for index in unitOfItem.indices {
      let unit = Int(unitOfItem[index])
      let span = units[unit].span
      if span > columnCount - filled {
        if units[unit].waitsForNextRow {
          waiting.add(index, unit: unit)
          continue
        }
        try endRow(items, fitting: span)
      }
      try place(index, unit, items)
      if filled == columnCount { try endRow(items, fitting: 0) }
    }
    try closeRow()
    while !waiting.isEmpty {
      try takeWaiting(items)
      try closeRow()
    }
  }

  /// Layout rule R14: ends the row, and those that waiting items fill after it, until `span` columns are free.
  private mutating func endRow(_ items: [ItemData], fitting span: Int64) throws(Problem) {
    try closeRow()
    while !waiting.isEmpty {
      try takeWaiting(items)
      if filled < columnCount, span <= columnCount - filled { return }
      try closeRow()
    }
  }

  /// Layout rule R14: items that wait take the next row, in their order, as far as they fit.
  private mutating func takeWaiting(_ items: [ItemData]) throws(Problem) {
    while filled < columnCount {
      let room = columnCount - filled
      guard let item = waiting.next(where: { units[$0].span <= room }) else { return }
      try place(item, Int(measure.units.unitOfItem[item]), items)
    }
  }

  /// Adds an item to the open row.
  private mutating func place(_ item: Int, _ unit: Int, _ items: [ItemData]) throws(Problem) {
    let height: Rational
    if let known = heights[unit] {
      height = known
    } else {
      do { height = try measure.units.boxes[unit].box.height(of: items[item]) } catch { throw error.naming(item: item) }
      if !measure.units.boxes[unit].box.height.dependsOnData { heights[unit] = height }
    }
    open.append(Placed(item: item, unit: unit, column: filled, height: height))
    filled += units[unit].span
  }

  /// Layout rule R15: a row is as high as its highest item; lines stand the line spacing apart (R7).
  private mutating func closeRow() throws(Problem) {
    guard !open.isEmpty else { return }
    let top = isFirstRow ? bottom : try exact(bottom + measure.lineSpacing)
    var height = Rational.zero
    for placed in open where placed.height > height { height = placed.height }
    for placed in open {
      do { store(try cell(of: placed, top: top, rowHeight: height), at: placed.item) } catch {
        throw error.naming(item: placed.item)
      }
    }
    bottom = try exact(top + height)
    isFirstRow = false
    open.removeAll(keepingCapacity: true)
    filled = 0
  }

  /// Layout rule R15: where an item stands in its row; with `stretch` and `uniformAcrossSiblings` (R25) it is as high
  /// as the row.
  private mutating func cell(of placed: Placed, top: Rational, rowHeight: Rational) throws(Problem) -> Frame {
    let (y, height) = try measure.alignment.place(
      placed.height, isUniformAcrossSiblings: units[placed.unit].isUniformAcrossSiblings, top: top,
      rowHeight: rowHeight)
    let x = try edge(ofColumn: placed.column)
    return try units[placed.unit].cell(x: x, y: y, height: height)
  }

  /// Layout rule R13: where a column begins.
  private mutating func edge(ofColumn column: Int64) throws(Problem) -> Rational {
    if column < edges.count { return edges[Int(column)] }
    let edge = try exact(measure.leading + Rational(column, over: 1) * measure.columns.step)
    if column == edges.count, column < 64 { edges.append(edge) }
    return edge
  }

  /// Keeps a cell. Items that wait come later than those behind them.
  private mutating func store(_ cell: Frame, at item: Int) {
    if item < frames.count {
      frames[item] = cell
    } else {
      while frames.count < item { frames.append(.zero) }
      frames.append(cell)
    }
  }

  private var columnCount: Int64 { measure.columns.count }
}

extension RowAlignment {
  /// Layout rule R15: where an item of a height stands in its row, and how high it is there.
  func place(
    _ height: Rational, isUniformAcrossSiblings: Bool, top: Rational, rowHeight: Rational
  ) throws(Problem) -> (y: Rational, height: Rational) {
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
}

/// What rows ask of a unit for each of its items: numbers only, so that asking copies nothing.
private struct RowUnit {
  let span: Int64
  let waitsForNextRow: Bool
  let isUniformAcrossSiblings: Bool
  private let width: Rational
  private let insets: Room
  private let hasInsets: Bool

  init(_ box: RowBox) {
    span = box.span
    waitsForNextRow = box.waitsForNextRow
    isUniformAcrossSiblings = box.box.isUniformAcrossSiblings
    width = box.box.width
    insets = box.box.insets
    hasInsets = !insets.isEmpty
  }

  /// Layout rule R6: the cell inside a box.
  func cell(x: Rational, y: Rational, height: Rational) throws(Problem) -> Frame {
    let box = Frame(x: x, y: y, width: width, height: height)
    return hasInsets ? try insets.inside(box, .itemInsets, "the cell") : box
  }
}
