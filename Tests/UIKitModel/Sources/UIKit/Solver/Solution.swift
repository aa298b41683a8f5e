import Foundation

/// An element with its frame.
struct PlacedElement {
  let key: ElementKey
  var frame: CGRect
  var zIndex = 0
  var estimatedAxes: EstimatedAxes = []
  /// Whether the element moves with its section's own scrolling.
  var scrolls = false
  /// How the element stays visible, if it is pinned.
  var pin: Pin?

  /// Returns the element moved by a distance.
  func moved(by distance: CGPoint) -> PlacedElement {
    var result = self
    result.frame = frame.offsetBy(dx: distance.x, dy: distance.y)
    return result
  }
}

/// How an element stays visible.
struct Pin {
  /// The box that the element never leaves.
  let box: CGRect
  /// Whether the element keeps to the end of the visible range, and not to its start.
  let isAtEnd: Bool

  /// Returns a frame moved along an axis into the visible range, and then into the box.
  func frame(of frame: CGRect, visible: CGRect, isVertical: Bool) -> CGRect {
    let axis = Axis(isHorizontal: !isVertical)
    let extent = axis.length(frame.size)
    let rest = axis.start(frame)
    var position: CGFloat
    if isAtEnd {
      position = max(min(axis.end(visible) - extent, rest), axis.start(box))
    } else {
      position = min(max(axis.start(visible), rest), axis.end(box) - extent)
    }
    // An element that is larger than its box stays at rest.
    if extent > axis.length(box.size) { position = rest }
    return axis.frame(frame, startingAt: position)
  }
}

/// A group with the elements in it, relative to its own corner.
struct GroupSolution {
  var size: CGSize
  var elements: [PlacedElement] = []
  var cellCount = 0
}

/// A section that scrolls on its own.
package struct OrthogonalScroller: Sendable {
  /// The part of the content that the scroller shows, in the coordinates of the layout.
  package let viewport: CGRect
  /// The length of the content along the axis of scrolling.
  package let contentLength: CGFloat
  /// The largest offset.
  package let maximumOffset: CGFloat
  /// For each group, the offset at which it is at its place of rest, within the range of offsets.
  package let groupOffsets: [CGFloat]
  /// The offsets at which scrolling comes to rest; `nil` if it may at any.
  package let restOffsets: [CGFloat]?
  /// Whether the section scrolls horizontally.
  package let isHorizontal: Bool
}

/// A solved section.
struct SectionSolution {
  /// The rectangle of the section, with headers, footers and insets.
  var box: CGRect
  var elements: [PlacedElement] = []
  var scroller: OrthogonalScroller?
}

/// One of the two axes.
struct Axis {
  let isHorizontal: Bool

  /// The other axis.
  var other: Axis { Axis(isHorizontal: !isHorizontal) }

  /// The length of a size along the axis.
  func length(_ size: CGSize) -> CGFloat { isHorizontal ? size.width : size.height }

  /// The coordinate of a rectangle's start.
  func start(_ rect: CGRect) -> CGFloat { isHorizontal ? rect.minX : rect.minY }

  /// The coordinate of a rectangle's end.
  func end(_ rect: CGRect) -> CGFloat { isHorizontal ? rect.minX + rect.width : rect.minY + rect.height }

  /// The inset at the start.
  func start(_ insets: NSDirectionalEdgeInsets) -> CGFloat { isHorizontal ? insets.leading : insets.top }

  /// The inset at the end.
  func end(_ insets: NSDirectionalEdgeInsets) -> CGFloat { isHorizontal ? insets.trailing : insets.bottom }

  /// A size from its lengths along this axis and the other.
  func size(_ length: CGFloat, _ across: CGFloat) -> CGSize {
    isHorizontal ? CGSize(width: length, height: across) : CGSize(width: across, height: length)
  }

  /// A point from its coordinates along this axis and the other.
  func point(_ position: CGFloat, _ across: CGFloat) -> CGPoint {
    isHorizontal ? CGPoint(x: position, y: across) : CGPoint(x: across, y: position)
  }

  /// The rectangle with another coordinate along the axis.
  func frame(_ rect: CGRect, startingAt position: CGFloat) -> CGRect {
    var result = rect
    if isHorizontal { result.origin.x = position } else { result.origin.y = position }
    return result
  }

  /// The dimension of a size along the axis.
  @MainActor func dimension(_ size: NSCollectionLayoutSize) -> NSCollectionLayoutDimension {
    isHorizontal ? size.widthDimension : size.heightDimension
  }
}
