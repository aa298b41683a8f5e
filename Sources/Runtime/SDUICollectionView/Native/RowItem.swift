#if canImport(UIKit)
  import UIKit

  /// The size of an item in a row.
  public struct RowItem {
    /// The number of columns that the item spans.
    public var span: Int
    /// The height of the box of the item.
    public let height: NSCollectionLayoutDimension
    /// The space between the box and the cell.
    public var insets: NSDirectionalEdgeInsets
    /// Whether the item lets later ones fill a row in which it does not fit.
    public var waitsForNextRow: Bool
    /// Whether the item is as high as its row.
    public var isUniformAcrossSiblings: Bool

    /// An item of a height.
    public init(
      span: Int = 1, height: NSCollectionLayoutDimension, insets: NSDirectionalEdgeInsets = .zero,
      waitsForNextRow: Bool = false, isUniformAcrossSiblings: Bool = false
    ) {
      (self.span, self.height, self.insets) = (span, height, insets)
      (self.waitsForNextRow, self.isUniformAcrossSiblings) = (waitsForNextRow, isUniformAcrossSiblings)
    }
  }

  /// The alignment of an item in a row that is higher than the item.
  public enum RowAlignment: Sendable {
    case top, center, bottom, stretch
  }

  extension CGRect {
    /// The rectangle inside insets, with the leading edge at the left.
    public func inside(_ insets: NSDirectionalEdgeInsets) -> CGRect {
      CGRect(
        x: minX + insets.leading, y: minY + insets.top, width: width - insets.leading - insets.trailing,
        height: height - insets.top - insets.bottom)
    }
  }

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
    public static func rows(
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
    public static func custom(
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
    public func align(_ alignment: RowAlignment) {
      guard alignment == .center || alignment == .bottom else { return }
      edgeSpacing = NSCollectionLayoutEdgeSpacing(
        leading: nil, top: .flexible(0), trailing: nil, bottom: alignment == .center ? .flexible(0) : nil)
    }
  }

  extension NSCollectionLayoutDimension {
    /// An estimate that grows to the size of the largest sibling. Before iOS 17 each item has its own size.
    public static func uniform(estimate: CGFloat) -> NSCollectionLayoutDimension {
      if #available(iOS 17, *) { return .uniformAcrossSiblings(estimate: estimate) }
      return .estimated(estimate)
    }
  }
#endif
