extension SwiftLayoutSupport {
  /// Equal columns.
  static let columns = #"""
    // MARK: - Columns

    /// Equal columns with spacing between them.
    struct EqualColumns {
      /// The number of columns.
      let count: Int
      /// The distance between two columns.
      let spacing: CGFloat
      /// The width of all columns and of the spacing between them.
      let totalWidth: CGFloat

      /// A number of columns in a width.
      init(_ count: Int, spacing: CGFloat = 0, in width: CGFloat) {
        (self.count, self.spacing, totalWidth) = (max(1, count), spacing, width)
      }

      /// As many columns as fit if each has a least width.
      init(atLeast least: CGFloat, max most: Int = .max, spacing: CGFloat = 0, in width: CGFloat) {
        // A column that fits exactly must not get lost to floating point.
        let fitting = ((width + spacing) / (least + spacing) + 1e-9).rounded(.down)
        self.init(min(Int(fitting), most), spacing: spacing, in: width)
      }

      /// The width of one column.
      var width: CGFloat { (totalWidth - CGFloat(count - 1) * spacing) / CGFloat(count) }

      /// The width of an item over some columns.
      func width(spanning span: Int) -> CGFloat {
        span == count ? totalWidth : CGFloat(span) * width + CGFloat(span - 1) * spacing
      }

      /// The distance between the leading edges of the first column and of another one.
      func leading(of column: Int) -> CGFloat { CGFloat(column) * (width + spacing) }
    }
    """#

  /// The alignment of items in a row.
  static let rowAlignment = #"""
    // MARK: - Rows

    /// The alignment of an item in a row that is higher than the item.
    enum RowAlignment {
      case top, center, bottom, stretch
    }

    extension CGRect {
      /// The rectangle inside insets, with the leading edge at the left.
      func inside(_ insets: NSDirectionalEdgeInsets) -> CGRect {
        CGRect(
          x: minX + insets.leading, y: minY + insets.top, width: width - insets.leading - insets.trailing,
          height: height - insets.top - insets.bottom)
      }
    }
    """#

  /// Rows of items that differ.
  static let rows = #"""
    /// The size of an item in a row.
    struct RowItem {
      /// The number of columns that the item spans.
      var span = 1
      /// The height of the box of the item.
      let height: NSCollectionLayoutDimension
      /// The space between the box and the cell.
      var insets = NSDirectionalEdgeInsets.zero
      /// Whether the item lets later ones fill a row in which it does not fit.
      var waitsForNextRow = false
      /// Whether the item is as high as its row.
      var isUniformAcrossSiblings = false
    }
    """#

  /// The rows of a grid.
  static let placedRows = #"""
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
    """#

  /// Groups of rows.
  static let rowGroups = #"""
    extension EqualColumns {
      /// The width of a group that has room for some items and for no more of them.
      @MainActor func width(of row: [RowItem]) -> CGFloat {
        let widths = row.map { width(spanning: $0.span) }.reduce(0, +)
        // An item that fits exactly must not get lost to floating point.
        return widths + CGFloat(row.count - 1) * spacing + 0.1
      }
    }

    extension NSCollectionLayoutGroup {
      /// All items of a section in rows. Items that the app measures are in a group for each row; others have the frames
      /// of a custom group.
      static func rows(
        of items: [RowItem], in columns: EqualColumns, startColumn: Int = 1, spacing: CGFloat = 0,
        alignment: RowAlignment = .top
      ) -> NSCollectionLayoutGroup {
        let placed = PlacedRows(
          spans: items.map { $0.span }, waiting: items.map { $0.waitsForNextRow }, in: columns.count,
          startColumn: startColumn)
        guard !items.contains(where: { $0.height.isEstimated }) else {
          return measuredRows(placed.rows.map { $0.map { items[$0] } }, columns, spacing, alignment)
        }
        var frames = items.map { _ in CGRect.zero }
        var top: CGFloat = 0
        for row in placed.rows {
          let height = row.map { items[$0].height.dimension }.max() ?? 0
          for index in row {
            let x = columns.leading(of: placed.columns[index])
            frames[index] = items[index].cell(x: x, y: top, rowHeight: height, in: columns, alignment)
          }
          top += height + spacing
        }
        return .custom(frames, width: .fractionalWidth(1), height: top - spacing)
      }

      private static func measuredRows(
        _ rows: [[RowItem]], _ columns: EqualColumns, _ spacing: CGFloat, _ alignment: RowAlignment
      ) -> NSCollectionLayoutGroup {
        let groups = rows.map { row in
          let items = row.map { $0.layoutItem(in: columns, isAlone: row.count == 1, alignment) }
          let estimate = row.map { $0.height.dimension }.max() ?? 0
          let isEstimated = row.contains { $0.height.isEstimated }
          let size = NSCollectionLayoutSize(
            widthDimension: .absolute(columns.width(of: row)),
            heightDimension: isEstimated ? .estimated(estimate) : .absolute(estimate))
          let group = NSCollectionLayoutGroup.horizontal(layoutSize: size, subitems: items)
          group.interItemSpacing = .fixed(columns.spacing)
          return group
        }
        let estimate = groups.map { $0.layoutSize.heightDimension.dimension }.reduce(0, +)
        let size = NSCollectionLayoutSize(
          widthDimension: .fractionalWidth(1), heightDimension: .estimated(estimate + CGFloat(rows.count - 1) * spacing))
        let group = NSCollectionLayoutGroup.vertical(layoutSize: size, subitems: groups)
        group.interItemSpacing = .fixed(spacing)
        return group
      }

      /// Cells in frames, in a group that ends where the last one does.
      static func custom(
        _ frames: [CGRect], width: NSCollectionLayoutDimension, height: CGFloat
      ) -> NSCollectionLayoutGroup {
        let size = NSCollectionLayoutSize(widthDimension: width, heightDimension: .absolute(max(height, 1)))
        return .custom(layoutSize: size) { _ in frames.map { NSCollectionLayoutGroupCustomItem(frame: $0) } }
      }
    }

    extension RowItem {
      /// The frame of the cell in a row.
      @MainActor func cell(
        x: CGFloat, y: CGFloat, rowHeight: CGFloat, in columns: EqualColumns, _ alignment: RowAlignment
      ) -> CGRect {
        let fills = isUniformAcrossSiblings || alignment == .stretch
        let height = fills ? rowHeight : self.height.dimension
        let offset: CGFloat =
          switch alignment {
          case .top, .stretch: 0
          case .center: (rowHeight - height) / 2
          case .bottom: rowHeight - height
          }
        return CGRect(x: x, y: y + offset, width: columns.width(spanning: span), height: height).inside(insets)
      }

      /// The item in a group of its row.
      @MainActor func layoutItem(
        in columns: EqualColumns, isAlone: Bool, _ alignment: RowAlignment
      ) -> NSCollectionLayoutItem {
        let fills = !isAlone && height.isEstimated && (isUniformAcrossSiblings || alignment == .stretch)
        let item = NSCollectionLayoutItem(
          layoutSize: NSCollectionLayoutSize(
            widthDimension: .absolute(columns.width(spanning: span)),
            heightDimension: fills ? .uniform(estimate: height.dimension) : height))
        item.contentInsets = insets
        item.align(alignment)
        return item
      }
    }

    extension NSCollectionLayoutItem {
      /// Aligns the item in a row that is higher.
      func align(_ alignment: RowAlignment) {
        guard alignment == .center || alignment == .bottom else { return }
        edgeSpacing = NSCollectionLayoutEdgeSpacing(
          leading: nil, top: .flexible(0), trailing: nil, bottom: alignment == .center ? .flexible(0) : nil)
      }
    }

    extension NSCollectionLayoutDimension {
      /// An estimate that grows to the size of the largest sibling. Before iOS 17 each item has its own size.
      static func uniform(estimate: CGFloat) -> NSCollectionLayoutDimension {
        if #available(iOS 17, *) { return .uniformAcrossSiblings(estimate: estimate) }
        return .estimated(estimate)
      }
    }
    """#
}
