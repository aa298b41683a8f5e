#if canImport(UIKit)
  import UIKit

  /// The size of an item in a strip.
  public struct StripItem: Sendable {
    /// The width of the box of the item.
    public let width: CGFloat
    /// The height of the box of the item.
    public let height: CGFloat
    /// The space between the box and the cell.
    public var insets: NSDirectionalEdgeInsets
    /// Whether the item is as high as the highest at its place in a column.
    public var isUniformAcrossSiblings: Bool

    /// An item whose box has a size.
    public init(
      width: CGFloat, height: CGFloat, insets: NSDirectionalEdgeInsets = .zero, isUniformAcrossSiblings: Bool = false
    ) {
      (self.width, self.height, self.insets) = (width, height, insets)
      self.isUniformAcrossSiblings = isUniformAcrossSiblings
    }
  }

  extension NSCollectionLayoutGroup {
    /// All items of a strip, in columns that are as wide as their widest item.
    public static func strip(
      of items: [StripItem], rows: Int = 1, spacing: CGFloat = 0, lineSpacing: CGFloat = 0
    ) -> NSCollectionLayoutGroup {
      var frames: [CGRect] = []
      var (x, height): (CGFloat, CGFloat) = (0, 0)
      for first in stride(from: 0, to: items.count, by: rows) {
        let column = first..<min(first + rows, items.count)
        var y: CGFloat = 0
        for index in column {
          let siblings = stride(from: index - first, to: items.count, by: rows).map { items[$0].height }
          let own = items[index].isUniformAcrossSiblings ? siblings.max() ?? 0 : items[index].height
          frames.append(CGRect(x: x, y: y, width: items[index].width, height: own).inside(items[index].insets))
          y += own + lineSpacing
        }
        height = max(height, y - lineSpacing)
        x += (items[column].map { $0.width }.max() ?? 0) + spacing
      }
      return .custom(frames, width: .absolute(max(x - spacing, 1)), height: height)
    }
  }
#endif
