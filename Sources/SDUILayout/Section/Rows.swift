import SDUIIR

/// Rows of equal columns, being filled from the top: what grids, lists and heroes are made of.
struct Rows {
  /// Where the first column begins.
  let leading: Rational
  let columns: ColumnMeasure
  let lineSpacing: Rational
  let alignment: RowAlignment
  /// One for each unit.
  let boxes: [RowBox]

  /// The cells so far, by the index in the data.
  private(set) var frames: [Frame]
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
  init(
    _ columns: ColumnMeasure, leading: Rational, lineSpacing: Rational, alignment: RowAlignment, boxes: [RowBox],
    itemCount: Int, top: Rational
  ) {
    self.columns = columns
    self.leading = leading
    self.lineSpacing = lineSpacing
    self.alignment = alignment
    self.boxes = boxes
    bottom = top
    frames = Array(repeating: .zero, count: itemCount)
    waiting = WaitingItems(unitCount: boxes.count)
  }

  /// Layout rule R14: items keep their order, and a row ends when the next does not fit; one that waits for the next
  /// row lets others fill this one first.
  mutating func fill(with items: [ItemData]) throws(Problem) {
    for index in items.indices {
      let unit = items[index].unit
      let box = boxes[unit]
      if box.span > columns.count - filled {
        if box.waitsForNextRow {
          waiting.add(index, unit: unit)
          continue
        }
        try endRow(items, fitting: box.span)
      }
      try place(index, items)
      if filled == columns.count { try endRow(items, fitting: 0) }
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
      if filled < columns.count, span <= columns.count - filled { return }
      try closeRow()
    }
  }

  /// Layout rule R14: items that wait take the next row, in their order, as far as they fit.
  private mutating func takeWaiting(_ items: [ItemData]) throws(Problem) {
    while filled < columns.count {
      let room = columns.count - filled
      guard let item = waiting.next(where: { boxes[$0].span <= room }) else { return }
      try place(item, items)
    }
  }

  /// Adds an item to the open row.
  private mutating func place(_ item: Int, _ items: [ItemData]) throws(Problem) {
    let unit = items[item].unit
    let height: Rational
    do { height = try boxes[unit].box.height(of: items[item]) } catch { throw error.naming(item: item) }
    open.append(Placed(item: item, unit: unit, column: filled, height: height))
    filled += boxes[unit].span
  }

  /// Layout rule R15: a row is as high as its highest item; lines stand the line spacing apart (R7).
  private mutating func closeRow() throws(Problem) {
    guard !open.isEmpty else { return }
    let top = isFirstRow ? bottom : try exact(bottom + lineSpacing)
    var height = Rational.zero
    for placed in open where placed.height > height { height = placed.height }
    for placed in open {
      do { frames[placed.item] = try cell(of: placed, top: top, rowHeight: height) } catch {
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
  private func cell(of placed: Placed, top: Rational, rowHeight: Rational) throws(Problem) -> Frame {
    let box = boxes[placed.unit].box
    let (y, height) = try alignment.place(placed.height, box, top: top, rowHeight: rowHeight)
    let x = placed.column == 0 ? leading : try exact(leading + Rational(placed.column, over: 1) * columns.step)
    return try box.cell(x: x, y: y, height: height)
  }
}

extension RowAlignment {
  /// Layout rule R15: where an item of a height stands in its row, and how high it is there.
  func place(
    _ height: Rational, _ box: UnitBox, top: Rational, rowHeight: Rational
  ) throws(Problem) -> (y: Rational, height: Rational) {
    if height == rowHeight { return (top, height) }
    if box.isUniformAcrossSiblings { return (top, rowHeight) }
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

/// Items that wait for a row: a queue for each unit, since those of one unit fit alike. So taking one costs as much as
/// there are units, however many wait.
private struct WaitingItems {
  private var queues: [[Int]]
  private var heads: [Int]
  private var count = 0

  init(unitCount: Int) {
    queues = Array(repeating: [], count: unitCount)
    heads = Array(repeating: 0, count: unitCount)
  }

  var isEmpty: Bool { count == 0 }

  mutating func add(_ item: Int, unit: Int) {
    queues[unit].append(item)
    count += 1
  }

  /// Takes the first item, in the order of the data, of a unit that fits.
  mutating func next(where fits: (Int) -> Bool) -> Int? {
    guard count > 0 else { return nil }
    var best: (unit: Int, item: Int)?
    for unit in queues.indices where heads[unit] < queues[unit].count && fits(unit) {
      let item = queues[unit][heads[unit]]
      if best.map({ item < $0.item }) ?? true { best = (unit, item) }
    }
    guard let best else { return nil }
    heads[best.unit] += 1
    count -= 1
    return best.item
  }
}
