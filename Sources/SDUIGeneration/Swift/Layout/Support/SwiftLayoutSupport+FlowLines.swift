extension SwiftLayoutSupport {
  /// The lines of a section.
  static let flowLines = #"""
    // MARK: - Lines

    /// The lines of items of a section. Their frames are exact, and from left to right.
    struct FlowLines {
      /// The frames of the items.
      private(set) var cells: [CGRect] = []
      /// The length of all lines with the spacing between them.
      private(set) var thickness: CGFloat = 0
      /// The length of the longest line.
      private(set) var length: CGFloat = 0
      private let metrics: FlowSectionMetrics
      private let items: [FlowItem]
      private let room: CGFloat

      /// Places a number of items.
      ///
      /// - Parameters:
      ///   - origin: The place of the first line.
      ///   - room: The length of a line.
      init(_ metrics: FlowSectionMetrics, count: Int, at origin: CGPoint, room: CGFloat) {
        self.metrics = metrics
        self.room = room
        items = Self.items(of: metrics, count: count)
        cells = items.map { CGRect(origin: origin, size: $0.size) }
        if let rows = metrics.equalRows { placeCells(in: rows, at: origin) } else { placeLines(at: origin) }
      }

      /// Places the items of lines.
      private mutating func placeLines(at origin: CGPoint) {
        let isVertical = metrics.direction == .vertical
        for (number, line) in lines.enumerated() {
          if number > 0 { thickness += metrics.lineSpacing }
          let highest = line.items.map { isVertical ? items[$0].size.height : items[$0].size.width }.max() ?? 0
          for (index, position) in zip(line.items, line.positions) {
            let size = items[index].size
            let frame =
              isVertical
              ? aligned(CGRect(x: position, y: thickness, width: size.width, height: size.height), index, in: highest)
              : CGRect(x: thickness, y: position, width: size.width, height: size.height)
            cells[index] = frame.offsetBy(dx: origin.x, dy: origin.y).inside(items[index].insets)
            length = max(length, position + along(index))
          }
          thickness += highest
        }
      }

      /// The items. In a strip, the row of an item is known before its column is placed.
      private static func items(of metrics: FlowSectionMetrics, count: Int) -> [FlowItem] {
        var items = (0..<count).map { metrics.item(at: $0) }
        let rows = max(1, metrics.itemsPerLine ?? 1)
        guard metrics.direction == .horizontal, items.contains(where: { $0.isUniformAcrossSiblings }) else {
          return items
        }
        for row in 0..<min(rows, count) {
          let indices = stride(from: row, to: count, by: rows)
          let highest = indices.map { items[$0].size.height }.max() ?? 0
          for index in indices where items[index].isUniformAcrossSiblings { items[index].size.height = highest }
        }
        return items
      }

      /// Places the items of a grid in which they may span several rows.
      private mutating func placeCells(in rows: EqualRows, at origin: CGPoint) {
        let columns = EqualColumns(metrics.itemsPerLine ?? 1, spacing: metrics.interitemSpacing, in: room)
        let placed = PlacedCells(
          items, in: columns.count, startColumn: metrics.startColumn, isDense: rows.isDense)
        for (index, place) in placed.places.enumerated() {
          let corner = CGPoint(x: columns.leading(of: place.column), y: rows.top(of: place.row))
          let box = CGRect(origin: corner, size: items[index].size)
          cells[index] = box.offsetBy(dx: origin.x, dy: origin.y).inside(items[index].insets)
        }
        thickness = placed.rowCount == 0 ? 0 : rows.height(spanning: placed.rowCount)
      }

      /// A line, with the distance of each of its items from the beginning of the line.
      private struct Line {
        let items: [Int]
        let positions: [CGFloat]
      }

      /// The length of an item along its line.
      private func along(_ index: Int) -> CGFloat {
        metrics.direction == .vertical ? items[index].size.width : items[index].size.height
      }

      private var lines: [Line] {
        if let count = metrics.itemsPerLine, metrics.direction == .vertical { return rows(of: max(1, count)) }
        let ranges = ranges
        return ranges.enumerated().map { number, range in
          let (start, spacing) = spread(range, isLast: number == ranges.count - 1)
          var position = start
          let positions = range.map { index in
            defer { position += along(index) + spacing }
            return position
          }
          return Line(items: Array(range), positions: positions)
        }
      }

      /// The rows of a grid with a number of columns.
      private func rows(of count: Int) -> [Line] {
        let placed = PlacedRows(
          spans: items.map { $0.span }, waiting: items.map { $0.waitsForNextRow }, in: count,
          startColumn: metrics.startColumn)
        let columns = EqualColumns(count, spacing: metrics.interitemSpacing, in: room)
        return placed.rows.map { row in
          Line(items: row, positions: row.map { columns.leading(of: placed.columns[$0]) })
        }
      }

      /// The items of lines that have a number of items, or as many as fit.
      private var ranges: [Range<Int>] {
        if let count = metrics.itemsPerLine {
          let starts = stride(from: 0, to: items.count, by: max(1, count))
          return starts.map { $0..<min($0 + max(1, count), items.count) }
        }
        var lines: [Range<Int>] = []
        var (first, end): (Int, CGFloat) = (0, 0)
        for index in items.indices {
          let next = index == first ? along(index) : end + metrics.interitemSpacing + along(index)
          // An item that fits exactly must not get lost to floating point.
          if index > first, next > room + 1e-6 {
            lines.append(first..<index)
            (first, end) = (index, along(index))
          } else {
            end = next
          }
        }
        return first < items.count ? lines + [first..<items.count] : lines
      }

      /// The place of the first item of a line, and the spacing after each.
      private func spread(_ line: Range<Int>, isLast: Bool) -> (start: CGFloat, spacing: CGFloat) {
        let spacing = metrics.interitemSpacing
        let total = line.map { along($0) }.reduce(0, +)
        let centred = (room - total - CGFloat(line.count - 1) * spacing) / 2
        switch metrics.alignment {
        case .leading: return (0, spacing)
        case .center: return (centred, spacing)
        case .justified: break
        }
        var (count, full) = (line.count, total)
        if isLast {
          // The last line continues the columns of the others if all items are equally wide.
          let one = along(line.lowerBound)
          guard one + spacing > 0, items.indices.allSatisfy({ along($0) == one }) else { return (0, spacing) }
          count = max(1, Int(((room + spacing) / (one + spacing) + 1e-9).rounded(.down)))
          full = CGFloat(count) * one
        }
        return count == 1 ? (centred, spacing) : (0, (room - full) / CGFloat(count - 1))
      }

      /// The frame of an item in a line of a height.
      private func aligned(_ frame: CGRect, _ index: Int, in height: CGFloat) -> CGRect {
        let isUniform = items[index].isUniformAcrossSiblings
        switch isUniform ? .stretch : metrics.rowAlignment {
        case .top: return frame
        case .center: return frame.offsetBy(dx: 0, dy: (height - frame.height) / 2)
        case .bottom: return frame.offsetBy(dx: 0, dy: height - frame.height)
        case .stretch: return CGRect(x: frame.minX, y: frame.minY, width: frame.width, height: height)
        }
      }
    }
    """#
}
