#if canImport(UIKit)
  import UIKit

  /// The rows and columns of items.
  struct PlacedRows {
    /// The items of each row, by index.
    private(set) var rows: [[Int]] = []
    /// The first column of each item.
    private(set) var columns: [Int]
    private let spans: [Int]
    private let count: Int
    private var filled: Int
    private var row: [Int] = []
    private var waiting: [Int] = []

    /// Places items in their order. A row ends at an item that does not fit and does not wait.
    ///
    /// - Parameters:
    ///   - spans: The number of columns of each item.
    ///   - waits: Whether an item lets later ones fill a row in which it does not fit.
    init(spans: [Int], waiting waits: [Bool], in count: Int, startColumn: Int = 1) {
      (self.count, self.spans) = (count, spans)
      columns = spans.map { _ in 0 }
      filled = spans.isEmpty ? 0 : startColumn - 1
      for (index, span) in spans.enumerated() {
        if span > count - filled {
          if waits[index] {
            waiting.append(index)
            continue
          }
          endRow(fitting: span)
        }
        place(index)
        if filled == count { endRow(fitting: 0) }
      }
      endRow(fitting: count + 1)
    }

    /// Begins rows until an item of a span fits, or nothing waits any more.
    private mutating func endRow(fitting span: Int) {
      closeRow()
      while !waiting.isEmpty {
        while let next = waiting.firstIndex(where: { spans[$0] <= count - filled }), filled < count {
          place(waiting.remove(at: next))
        }
        if filled < count, span <= count - filled { return }
        closeRow()
      }
    }

    private mutating func place(_ index: Int) {
      row.append(index)
      columns[index] = filled
      filled += spans[index]
    }

    private mutating func closeRow() {
      if filled > 0 { rows.append(row) }
      (row, filled) = ([], 0)
    }
  }
#endif
