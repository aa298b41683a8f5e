#if canImport(UIKit)
  import UIKit

  /// Equal columns with spacing between them.
  public struct EqualColumns {
    /// The number of columns.
    public let count: Int
    /// The distance between two columns.
    public let spacing: CGFloat
    /// The width of all columns and of the spacing between them.
    public let totalWidth: CGFloat

    /// A number of columns in a width.
    public init(_ count: Int, spacing: CGFloat = 0, in width: CGFloat) {
      (self.count, self.spacing, totalWidth) = (max(1, count), spacing, width)
    }

    /// As many columns as fit if each has a least width.
    public init(atLeast least: CGFloat, max most: Int = .max, spacing: CGFloat = 0, in width: CGFloat) {
      // A column that fits exactly must not get lost to floating point.
      let fitting = ((width + spacing) / (least + spacing) + 1e-9).rounded(.down)
      self.init(min(Int(fitting), most), spacing: spacing, in: width)
    }

    /// The width of one column.
    public var width: CGFloat { (totalWidth - CGFloat(count - 1) * spacing) / CGFloat(count) }

    /// The width of an item over some columns.
    public func width(spanning span: Int) -> CGFloat {
      span == count ? totalWidth : CGFloat(span) * width + CGFloat(span - 1) * spacing
    }

    /// The distance between the leading edges of the first column and of another one.
    public func leading(of column: Int) -> CGFloat { CGFloat(column) * (width + spacing) }
  }
#endif
