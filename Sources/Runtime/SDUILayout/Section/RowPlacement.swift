import SDUIIR

/// The row and the first column of an item.
@usableFromInline struct RowPlace: Sendable {
  /// The index of the item's box.
  @usableFromInline var box: UInt32 = 0
  @usableFromInline var row: UInt32 = 0
  @usableFromInline var column: UInt32 = 0
}

/// The row and the columns of each item (layout rule R14). Spans decide that, and no height.
@usableFromInline struct RowPlacement {
  /// In the order of the data.
  @usableFromInline private(set) var places: [RowPlace]
  /// The number of closed rows.
  @usableFromInline private(set) var rowCount = 0
  /// Whether rows follow the order of the data: nothing has waited.
  private(set) var isInOrder = true

  private let columnCount: Int64
  /// The number of columns of the open row that are taken.
  private var filled: Int64 = 0
  private var waiting: WaitingItems

  /// Layout rule R14: items keep their order, and a row ends when the next does not fit; one that waits for the next
  /// row lets others fill this one first. The first row begins with empty cells, fewer than there are columns.
  @usableFromInline init(
    _ units: UnitBoxes<RowBox<some LengthValue>>, columnCount: Int64, emptyCells: Int64 = 0
  ) {
    self.columnCount = columnCount
    if !units.boxOfItem.isEmpty { filled = emptyCells }
    waiting = WaitingItems(boxCount: units.boxes.count)
    places = Array(repeating: RowPlace(), count: units.boxOfItem.count)
    let spans = units.boxes.map { $0.span }
    for item in units.boxOfItem.indices {
      let box = Int(units.boxOfItem[item])
      let span = spans[box]
      if span > columnCount - filled {
        if units.boxes[box].waitsForNextRow {
          waiting.add(item, box: box)
          isInOrder = false
          continue
        }
        endRow(units, fitting: span)
      }
      place(item, box, span)
      if filled == columnCount { endRow(units, fitting: 0) }
    }
    closeRow()
    while !waiting.isEmpty {
      takeWaiting(units)
      closeRow()
    }
  }

  /// Layout rule R14: ends the row, and those that waiting items fill after it, until `span` columns are free.
  private mutating func endRow(_ units: UnitBoxes<RowBox<some LengthValue>>, fitting span: Int64) {
    closeRow()
    while !waiting.isEmpty {
      takeWaiting(units)
      if filled < columnCount, span <= columnCount - filled { return }
      closeRow()
    }
  }

  /// Layout rule R14: items that wait take the next row, in their order, as far as they fit.
  private mutating func takeWaiting(_ units: UnitBoxes<RowBox<some LengthValue>>) {
    while filled < columnCount {
      let room = columnCount - filled
      guard let item = waiting.next(where: { units.boxes[$0].span <= room }) else { return }
      let box = Int(units.boxOfItem[item])
      place(item, box, units.boxes[box].span)
    }
  }

  /// Adds an item to the open row.
  private mutating func place(_ item: Int, _ box: Int, _ span: Int64) {
    places[item] = RowPlace(
      box: UInt32(truncatingIfNeeded: box), row: UInt32(truncatingIfNeeded: rowCount),
      column: UInt32(truncatingIfNeeded: filled))
    filled += span
  }

  private mutating func closeRow() {
    guard filled > 0 else { return }
    rowCount += 1
    filled = 0
  }
}
