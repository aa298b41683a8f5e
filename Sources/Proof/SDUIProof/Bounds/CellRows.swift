/// The least and the greatest number of rows that some number of items take in a grid (layout rule R14), by dynamic
/// programming over the number of items.
///
/// Where the next item goes depends on nothing but the cells that are taken from the first one on that is still free.
/// So of all sequences that lead to the same cells only those in the fewest and in the most rows are kept.
struct CellRows {
  /// The cells that an item of a kind takes.
  struct Kind: Hashable {
    let columns: Int
    let rows: Int
  }

  private let columns: Int
  private let isDense: Bool
  private let kinds: [Kind]
  private var states: [State: (least: Int, greatest: Int)]
  /// The number of items that were placed.
  private(set) var count = 0

  /// The greatest number of different states, and of steps, that are looked at.
  private static let (mostStates, mostSteps) = (2_000, 20_000)

  /// The cells from which on an item may begin: those of the rows from the first that is not full, or in which the last
  /// item begins.
  private struct State: Hashable {
    /// A bit for each column, of each row that an item reaches.
    var rows: [UInt64]
    /// The first column in which the next item may begin.
    var column: Int
  }

  /// - Parameter emptyCells: The cells at the beginning that no item takes.
  init?(columns: Int, emptyCells: Int, isDense: Bool, _ kinds: Set<Kind>) {
    guard columns <= 64, !kinds.isEmpty, kinds.allSatisfy({ $0.rows <= 64 && 1...columns ~= $0.columns }) else {
      return nil
    }
    (self.columns, self.isDense) = (columns, isDense)
    self.kinds = kinds.sorted { ($0.columns, $0.rows) < ($1.columns, $1.rows) }
    let empty: UInt64 = emptyCells > 0 ? 1 << UInt64(emptyCells) - 1 : 0
    states = [State(rows: emptyCells > 0 ? [empty] : [], column: emptyCells): (0, 0)]
  }

  /// The fewest and the most rows of so many items, at least as many as before; `nil` where that takes too long.
  mutating func rows(of items: Int) -> ClosedRange<Int>? {
    while count < items {
      guard states.count <= Self.mostStates, states.count * kinds.count * (items - count) <= Self.mostSteps else {
        return nil
      }
      advance()
    }
    var (least, greatest) = (Int.max, 0)
    for (state, before) in states {
      least = min(least, before.least + state.rows.count)
      greatest = max(greatest, before.greatest + state.rows.count)
    }
    return least <= greatest ? least...greatest : nil
  }

  /// Places one more item of each kind.
  private mutating func advance() {
    var next: [State: (least: Int, greatest: Int)] = [:]
    for (state, before) in states {
      for kind in kinds {
        let (following, skipped) = placing(kind, in: state)
        let rows = (before.least + skipped, before.greatest + skipped)
        next[following] = next[following].map { (min($0.least, rows.0), max($0.greatest, rows.1)) } ?? rows
      }
    }
    states = next
    count += 1
  }

  /// Returns the state after an item, and how many rows are above it.
  private func placing(_ kind: Kind, in state: State) -> (State, skipped: Int) {
    var state = state
    let cells: UInt64 = kind.columns == 64 ? .max : 1 << UInt64(kind.columns) - 1
    var (row, column) = (0, isDense ? 0 : state.column)
    while true {
      if column + kind.columns > columns {
        (row, column) = (row + 1, 0)
        continue
      }
      let taken = (row..<row + kind.rows).contains { below in
        below < state.rows.count && state.rows[below] & (cells << UInt64(column)) != 0
      }
      if !taken { break }
      column += 1
    }
    while state.rows.count < row + kind.rows { state.rows.append(0) }
    for below in row..<row + kind.rows { state.rows[below] |= cells << UInt64(column) }
    let full: UInt64 = columns == 64 ? .max : 1 << UInt64(columns) - 1
    let skipped = isDense ? state.rows.prefix { $0 == full }.count : row
    state.rows.removeFirst(skipped)
    state.column = isDense ? 0 : column
    return (state, skipped)
  }
}
