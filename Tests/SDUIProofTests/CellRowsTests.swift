import TestSupport
import Testing

@testable import SDUIProof

/// The fewest and the most rows that items take, compared with the rows of every single sequence of items.
@Suite struct CellRowsTests {
  @Test(arguments: 0..<(Repository.isExhaustive ? 2_000 : 120))
  func `rows are those of some sequence, and of no other fewer or more`(seed: Int) {
    var random = RandomSource(seed: UInt64(seed))
    let columns = random.number(1...5)
    let empty = random.chance(30) ? random.number(0...columns - 1) : 0
    let isDense = random.chance(40)
    let kinds = Set(
      (0..<random.number(1...3)).map { _ in
        CellRows.Kind(columns: random.number(1...columns), rows: random.number(1...3))
      })
    var rows = CellRows(columns: columns, emptyCells: empty, isDense: isDense, kinds)
    for count in 1...5 {
      var found: [Int] = []
      for sequence in Self.sequences(of: Array(kinds), count) {
        found.append(Self.rows(of: sequence, columns, empty, isDense))
      }
      #expect(rows?.rows(of: count) == found.min()!...found.max()!, "\(columns) \(empty) \(isDense) \(kinds) \(count)")
    }
  }

  @Test func `what has too many states is not counted`() {
    let kinds = Set((1...8).map { CellRows.Kind(columns: $0, rows: 9 - $0) })
    var rows = CellRows(columns: 30, emptyCells: 0, isDense: true, kinds)
    #expect(rows?.rows(of: 40) == nil)
    #expect(CellRows(columns: 65, emptyCells: 0, isDense: false, kinds) == nil)
    #expect(CellRows(columns: 7, emptyCells: 0, isDense: false, kinds) == nil)
  }

  private static func sequences(of kinds: [CellRows.Kind], _ count: Int) -> [[CellRows.Kind]] {
    (0..<count).reduce([[]]) { sequences, _ in sequences.flatMap { known in kinds.map { known + [$0] } } }
  }

  private struct Cell: Hashable {
    let row: Int
    let column: Int
  }

  /// The rows of one sequence, cell by cell (layout rule R14).
  private static func rows(of items: [CellRows.Kind], _ columns: Int, _ empty: Int, _ isDense: Bool) -> Int {
    var taken = Set((0..<empty).map { Cell(row: 0, column: $0) })
    var (start, bottom) = (0, empty > 0 ? 1 : 0)
    for item in items {
      var place = isDense ? 0 : start
      while true {
        let (row, column) = place.quotientAndRemainder(dividingBy: columns)
        let cells = (row..<row + item.rows).flatMap { row in
          (column..<column + item.columns).map { Cell(row: row, column: $0) }
        }
        if column + item.columns <= columns, taken.isDisjoint(with: cells) {
          taken.formUnion(cells)
          (start, bottom) = (place, max(bottom, row + item.rows))
          break
        }
        place += 1
      }
    }
    return bottom
  }
}
