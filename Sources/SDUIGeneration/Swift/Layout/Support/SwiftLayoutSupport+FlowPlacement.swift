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

  /// Sections one after another.
  static let flowPlacement = #"""
    // MARK: - Sections

    /// The frames of a section. They are exact, from left to right, and those at rest.
    struct PlacedFlowSection {
      /// The box of the section.
      let frame: CGRect
      /// The frames of the items.
      let cells: [CGRect]
      /// The frame of the header.
      let header: CGRect?
      /// The frame of the footer.
      let footer: CGRect?
      /// The frame of the background.
      let background: CGRect?

      /// A section whose lines follow one another from the top.
      init(_ metrics: FlowSectionMetrics, count: Int, top: CGFloat, width: CGFloat) {
        let insets = metrics.insets
        let origin = CGPoint(x: insets.leading, y: top + (metrics.header?.room ?? 0) + insets.top)
        let room = width - insets.leading - insets.trailing
        let (cells, thickness) = Self.content(metrics, count: count, at: origin, room: room)
        let end = origin.y + thickness + insets.bottom + (metrics.footer?.room ?? 0)
        let frame = CGRect(x: 0, y: top, width: width, height: end - top)
        self.frame = frame
        self.cells = cells
        header = metrics.header.map { CGRect(x: $0.leading, y: top, width: $0.width, height: $0.height) }
        footer = metrics.footer.map { CGRect(x: $0.leading, y: end - $0.height, width: $0.width, height: $0.height) }
        background = metrics.background.flatMap { background in
          if !background.coversItems { return frame.inside(background.insets) }
          let items = CGRect(x: insets.leading, y: origin.y, width: room, height: thickness)
          return count == 0 ? nil : items.inside(background.insets)
        }
      }

      /// The cells of a section, or of the sections of a stack one after another, and the height of all of them.
      private static func content(
        _ metrics: FlowSectionMetrics, count: Int, at origin: CGPoint, room: CGFloat
      ) -> (cells: [CGRect], height: CGFloat) {
        if metrics.parts.isEmpty {
          let lines = FlowLines(metrics, count: count, at: origin, room: room)
          return (lines.cells, lines.thickness)
        }
        var cells: [CGRect] = []
        var end = origin.y
        for (number, part) in metrics.parts.enumerated() {
          if number > 0 { end += metrics.lineSpacing }
          let section = PlacedFlowSection(part.metrics, count: part.count, top: end, width: room)
          cells += section.cells.map { $0.offsetBy(dx: origin.x, dy: 0) }
          end = section.frame.maxY
        }
        return (cells, end - origin.y)
      }

      /// A section whose lines follow one another from the leading edge. It has no other parts.
      ///
      /// - Parameters:
      ///   - width: The width of the container. A section without items is as wide as what is between the sides.
      ///   - sides: Insets that are at the ends of the screen, and not around each section.
      init(
        _ metrics: FlowSectionMetrics, count: Int, leading: CGFloat, width: CGFloat,
        sides: (leading: CGFloat, trailing: CGFloat)
      ) {
        let insets = metrics.insets
        let origin = CGPoint(x: leading + insets.leading - sides.leading, y: insets.top)
        let lines = FlowLines(metrics, count: count, at: origin, room: 0)
        let end =
          count == 0
          ? leading + width - sides.leading - sides.trailing
          : origin.x + lines.thickness + insets.trailing - sides.trailing
        frame = CGRect(x: leading, y: 0, width: end - leading, height: insets.top + lines.length + insets.bottom)
        cells = lines.cells
        (header, footer, background) = (nil, nil, nil)
      }
    }

    /// The frames of all sections.
    struct FlowPlacement {
      /// The direction of scrolling.
      let direction: UICollectionView.ScrollDirection
      /// The metrics of the sections.
      let metrics: [FlowSectionMetrics]
      /// The frames of the sections.
      private(set) var sections: [PlacedFlowSection] = []
      /// The size of the content.
      private(set) var contentSize: CGSize

      /// Places sections one after another.
      ///
      /// - Parameter sides: Insets at the ends of a screen that scrolls horizontally.
      init(
        _ metrics: [FlowSectionMetrics], counts: [Int], spacing: CGFloat, sides: (leading: CGFloat, trailing: CGFloat),
        in environment: ScreenEnvironment
      ) {
        self.metrics = metrics
        direction = metrics.first?.direction ?? .vertical
        let isVertical = direction == .vertical
        contentSize = CGSize(width: isVertical ? environment.width : 0, height: 0)
        var end = isVertical ? 0 : sides.leading
        for (metrics, count) in zip(metrics, counts) {
          if !sections.isEmpty { end += spacing }
          let section =
            isVertical
            ? PlacedFlowSection(metrics, count: count, top: end, width: environment.width)
            : PlacedFlowSection(metrics, count: count, leading: end, width: environment.width, sides: sides)
          sections.append(section)
          end = isVertical ? section.frame.maxY : section.frame.maxX
          contentSize.height = max(contentSize.height, section.frame.maxY)
        }
        // Content that is narrower than the container is at its leading edge.
        if !isVertical { contentSize.width = max(end + sides.trailing, environment.width) }
      }

      /// Whether some header or footer moves while the content scrolls.
      var hasPinnedParts: Bool {
        metrics.contains { ($0.header?.isPinned ?? false) || ($0.footer?.isPinned ?? false) }
      }
    }
    """#
}
