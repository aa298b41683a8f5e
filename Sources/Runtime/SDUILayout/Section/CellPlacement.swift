/// The rows and columns of each item of a grid whose cells may span several rows (layout rule R14).
///
/// Where cells of one size may begin is searched from row to row and never back, since places only fill up. So placing
/// `n` items takes `n log n` steps for each size of cells.
@usableFromInline struct CellPlacement {
  /// In the order of the data.
  @usableFromInline private(set) var places: [RowPlace] = []
  @usableFromInline private(set) var rowCount = 0

  /// Layout rule R14: each item takes the first free place, row by row, from the one before it on; where later items fill
  /// holes, from the first row on. The first cells of the first row stay empty, fewer than there are columns.
  @usableFromInline init(
    _ units: UnitBoxes<RowBox<some LengthValue>>, columnCount: Int64, emptyCells: Int64 = 0, isDense: Bool
  ) {
    var searches: [CellSearch] = []
    let searchOfBox = units.boxes.map { box in
      let columns = Int(clamping: box.span)
      let rows = Int(clamping: box.rows)
      if let known = searches.firstIndex(where: { $0.columns == columns && $0.rows == rows }) { return known }
      searches.append(CellSearch(columns: columns, rows: rows, of: Int(clamping: columnCount)))
      return searches.count - 1
    }
    places.reserveCapacity(units.boxOfItem.count)
    if emptyCells > 0 {
      for search in searches.indices { searches[search].take(row: 0, 1, column: 0, Int(clamping: emptyCells)) }
    }
    var (row, column) = (0, 0)
    for box in units.boxOfItem {
      let search = searchOfBox[Int(box)]
      (row, column) = isDense ? searches[search].first() : searches[search].first(fromRow: row, column: column)
      places.append(
        RowPlace(
          box: box, row: UInt32(truncatingIfNeeded: row), column: UInt32(truncatingIfNeeded: column)))
      let (columns, rows) = (searches[search].columns, searches[search].rows)
      for other in searches.indices { searches[other].take(row: row, rows, column: column, columns) }
      rowCount = max(rowCount, row + rows)
    }
  }
}

/// The places where cells of one size may begin: the columns that are free in one row, and the rows at which that
/// changes further down.
private struct CellSearch {
  let columns: Int
  let rows: Int
  private var row = 0
  /// The columns in which a cell would meet another one.
  private var blocked: ColumnCover
  private var changes = ChangeQueue()

  init(columns: Int, rows: Int, of columnCount: Int) {
    (self.columns, self.rows) = (columns, rows)
    blocked = ColumnCover(count: columnCount - columns + 1)
  }

  /// The first free place.
  mutating func first() -> (row: Int, column: Int) { first(fromRow: row, column: 0) }

  /// The first free place from one on; never asked again for what precedes it.
  mutating func first(fromRow start: Int, column: Int) -> (row: Int, column: Int) {
    advance(to: start)
    if let free = blocked.firstFree(from: column) { return (row, free) }
    if column > 0 { advance(to: row + 1) }
    while true {
      if let free = blocked.firstFree(from: 0) { return (row, free) }
      advance(to: changes.first?.row ?? row + 1)
    }
  }

  /// Records a cell, which no other one may overlap: one that begins less than its own size before it would.
  mutating func take(row top: Int, _ height: Int, column left: Int, _ width: Int) {
    guard top + height > row else { return }
    let range = max(0, left - columns + 1)..<min(left + width, blocked.count)
    guard !range.isEmpty else { return }
    let start = top - rows + 1
    if start <= row { blocked.add(1, in: range) } else { changes.insert(.init(row: start, columns: range, cells: 1)) }
    changes.insert(.init(row: top + height, columns: range, cells: -1))
  }

  private mutating func advance(to next: Int) {
    row = max(row, next)
    while let change = changes.first, change.row <= row {
      changes.removeFirst()
      blocked.add(change.cells, in: change.columns)
    }
  }
}

/// The number of cells that cover each of some columns, as a binary tree of ranges that is as deep as it needs to be.
private struct ColumnCover {
  let count: Int
  private var nodes = [Node()]

  private struct Node {
    /// The number of cells that cover the whole range.
    var cells = 0
    /// Whether no column of the range is free.
    var isFull = false
    /// The index of the node of the first half, which that of the second follows; 0 where there is none.
    var halves = 0
  }

  init(count: Int) { self.count = count }

  /// Adds so many cells to each column of a range.
  mutating func add(_ cells: Int, in range: Range<Int>) { add(cells, in: range, node: 0, of: 0..<count) }

  private mutating func add(_ cells: Int, in range: Range<Int>, node: Int, of whole: Range<Int>) {
    if range.lowerBound <= whole.lowerBound, range.upperBound >= whole.upperBound {
      nodes[node].cells += cells
    } else {
      if nodes[node].halves == 0 {
        nodes[node].halves = nodes.count
        nodes += [Node(), Node()]
      }
      let (halves, middle) = (nodes[node].halves, whole.lowerBound + whole.count / 2)
      if range.lowerBound < middle { add(cells, in: range, node: halves, of: whole.lowerBound..<middle) }
      if range.upperBound > middle { add(cells, in: range, node: halves + 1, of: middle..<whole.upperBound) }
    }
    let halves = nodes[node].halves
    nodes[node].isFull =
      nodes[node].cells > 0 || (halves > 0 && nodes[halves].isFull && nodes[halves + 1].isFull)
  }

  /// The first free column from one on.
  func firstFree(from column: Int) -> Int? { firstFree(from: column, node: 0, of: 0..<count) }

  private func firstFree(from column: Int, node: Int, of whole: Range<Int>) -> Int? {
    if nodes[node].isFull || column >= whole.upperBound { return nil }
    let halves = nodes[node].halves
    if halves == 0 { return max(column, whole.lowerBound) }
    let middle = whole.lowerBound + whole.count / 2
    return firstFree(from: column, node: halves, of: whole.lowerBound..<middle)
      ?? firstFree(from: column, node: halves + 1, of: middle..<whole.upperBound)
  }
}

/// The changes further down, the next row first: a binary heap.
private struct ChangeQueue {
  struct Change {
    let row: Int
    let columns: Range<Int>
    let cells: Int
  }

  private var changes: [Change] = []

  var first: Change? { changes.first }

  mutating func insert(_ change: Change) {
    var index = changes.count
    changes.append(change)
    while index > 0, changes[(index - 1) / 2].row > changes[index].row {
      changes.swapAt(index, (index - 1) / 2)
      index = (index - 1) / 2
    }
  }

  mutating func removeFirst() {
    changes.swapAt(0, changes.count - 1)
    changes.removeLast()
    var index = 0
    while true {
      var least = index
      for child in [2 * index + 1, 2 * index + 2]
      where child < changes.count && changes[child].row < changes[least].row { least = child }
      if least == index { return }
      changes.swapAt(index, least)
      index = least
    }
  }
}
