extension SwiftLayoutSupport {
  /// The cells of a grid whose rows have one height.
  static let placedCells = #"""
    /// Rows of one height with spacing between them.
    struct EqualRows {
      /// The height of one row.
      let height: CGFloat
      /// The distance between two rows.
      let spacing: CGFloat
      /// Whether later items fill the holes that earlier ones leave.
      var isDense = false

      /// Rows of a height.
      init(_ height: CGFloat, spacing: CGFloat = 0) { (self.height, self.spacing) = (height, spacing) }

      /// The height of an item over some rows.
      func height(spanning span: Int) -> CGFloat { CGFloat(span) * height + CGFloat(span - 1) * spacing }

      /// The distance between the upper edges of the first row and of another one.
      func top(of row: Int) -> CGFloat { CGFloat(row) * (height + spacing) }
    }

    /// The rows and columns of items that may span several rows.
    struct PlacedCells {
      /// The first row and column of each item.
      private(set) var places: [(row: Int, column: Int)] = []
      /// The number of rows.
      private(set) var rowCount = 0
      private let columnCount: Int
      /// Whether a cell is taken, by rows.
      private var taken: [[Bool]] = []
      /// The first row with a free cell.
      private var firstOpenRow = 0

      /// Places items. Each takes the first free place from that of the previous item on, or the first one of all.
      ///
      /// - Parameter isDense: Whether later items fill the holes that earlier ones leave.
      init(_ items: [FlowItem], in columnCount: Int, startColumn: Int, isDense: Bool) {
        self.columnCount = columnCount
        take(rows: 0..<1, columns: 0..<min(startColumn - 1, columnCount))
        var place = (row: 0, column: 0)
        for item in items {
          let (rows, columns) = (max(1, item.rowSpan), min(item.span, columnCount))
          if isDense { place = (firstOpenRow, 0) }
          while !isFree(rows: place.row..<place.row + rows, columns: place.column..<place.column + columns) {
            let isLast = place.column + columns >= columnCount
            place = isLast ? (place.row + 1, 0) : (place.row, place.column + 1)
          }
          take(rows: place.row..<place.row + rows, columns: place.column..<place.column + columns)
          places.append(place)
          rowCount = max(rowCount, place.row + rows)
        }
      }

      private func isFree(rows: Range<Int>, columns: Range<Int>) -> Bool {
        columns.upperBound <= columnCount
          && rows.allSatisfy { !taken.indices.contains($0) || !taken[$0][columns].contains(true) }
      }

      private mutating func take(rows: Range<Int>, columns: Range<Int>) {
        while taken.count < rows.upperBound { taken.append(Array(repeating: false, count: columnCount)) }
        for row in rows { for column in columns { taken[row][column] = true } }
        while firstOpenRow < taken.count, !taken[firstOpenRow].contains(false) { firstOpenRow += 1 }
      }
    }
    """#
}
