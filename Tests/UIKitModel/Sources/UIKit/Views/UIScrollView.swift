import Foundation

/// An object that hears of scrolling. Methods are optional in UIKit and have empty defaults here.
@MainActor public protocol UIScrollViewDelegate: NSObjectProtocol {
  /// Tells that the content offset changed.
  func scrollViewDidScroll(_ scrollView: UIScrollView)
  /// Tells that a finger begins to move the content.
  func scrollViewWillBeginDragging(_ scrollView: UIScrollView)
  /// Tells that a finger left the content, and lets the delegate change where the content comes to rest.
  func scrollViewWillEndDragging(
    _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
    targetContentOffset: UnsafeMutablePointer<CGPoint>)
  /// Tells that a finger left the content.
  func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool)
  /// Tells that scrolling came to rest.
  func scrollViewDidEndDecelerating(_ scrollView: UIScrollView)
}

extension UIScrollViewDelegate {
  /// Does nothing.
  public func scrollViewDidScroll(_ scrollView: UIScrollView) {}
  /// Does nothing.
  public func scrollViewWillBeginDragging(_ scrollView: UIScrollView) {}
  /// Leaves the target as it is.
  public func scrollViewWillEndDragging(
    _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
    targetContentOffset: UnsafeMutablePointer<CGPoint>
  ) {}
  /// Does nothing.
  public func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {}
  /// Does nothing.
  public func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) {}
}

/// A view of a part of its content.
@MainActor open class UIScrollView: UIView {
  /// How fast scrolling slows down.
  public struct DecelerationRate: RawRepresentable, Hashable, Sendable {
    /// The factor per millisecond.
    public let rawValue: CGFloat

    /// Creates a rate.
    public init(rawValue: CGFloat) { self.rawValue = rawValue }

    /// The default rate.
    public static let normal = DecelerationRate(rawValue: 0.998)
    /// The rate of paging.
    public static let fast = DecelerationRate(rawValue: 0.99)
  }

  /// How the safe area changes the insets of the content.
  public enum ContentInsetAdjustmentBehavior: Int, Sendable {
    case automatic = 0
    case scrollableAxes
    case never
    case always
  }

  /// The point of the content in the top left corner of the bounds.
  open var contentOffset: CGPoint {
    get { bounds.origin }
    set { bounds = CGRect(origin: newValue, size: bounds.size) }
  }

  /// The size of the content.
  open var contentSize = CGSize.zero
  /// Extra space around the content.
  open var contentInset = UIEdgeInsets.zero
  /// How the safe area changes the insets of the content.
  open var contentInsetAdjustmentBehavior = ContentInsetAdjustmentBehavior.automatic
  /// The delegate.
  open weak var delegate: (any UIScrollViewDelegate)?
  /// Whether scrolling stops at multiples of the bounds.
  open var isPagingEnabled = false
  /// How fast scrolling slows down.
  open var decelerationRate = DecelerationRate.normal
  /// Whether the horizontal indicator is shown.
  open var showsHorizontalScrollIndicator = true
  /// Whether the vertical indicator is shown.
  open var showsVerticalScrollIndicator = true
  /// Whether a vertical drag bounces even if the content is small.
  open var alwaysBounceVertical = false
  /// Whether a horizontal drag bounces even if the content is small.
  open var alwaysBounceHorizontal = false
  /// Whether scrolling bounces at the edges.
  open var bounces = true
  /// Whether people can scroll.
  open var isScrollEnabled = true
  /// Whether a finger is on the content.
  open var isTracking: Bool { false }
  /// Whether a finger moves the content.
  open var isDragging: Bool { false }
  /// Whether the content moves after a finger left it.
  open var isDecelerating: Bool { false }

  /// The content inset and what the safe area adds to it.
  open var adjustedContentInset: UIEdgeInsets {
    let safe = contentInsetAdjustmentBehavior == .never ? .zero : safeAreaInsets
    let adjustsSides = contentInsetAdjustmentBehavior == .always
    return UIEdgeInsets(
      top: contentInset.top + safe.top, left: contentInset.left + (adjustsSides ? safe.left : 0),
      bottom: contentInset.bottom + safe.bottom, right: contentInset.right + (adjustsSides ? safe.right : 0))
  }

  /// Scrolls to an offset. The model never animates.
  open func setContentOffset(_ contentOffset: CGPoint, animated: Bool) { self.contentOffset = contentOffset }
}
