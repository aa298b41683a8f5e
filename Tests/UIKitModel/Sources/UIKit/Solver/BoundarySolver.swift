import Foundation

/// Places headers, footers and other boundary items of a section or of the whole layout.
@MainActor struct BoundarySolver {
  let context: SolverContext
  let items: [NSCollectionLayoutBoundarySupplementaryItem]
  /// The container of the items; only its range across the axis of scrolling counts for places.
  let container: CGRect
  /// The axis of scrolling.
  let axis: Axis
  /// The index path of the item at an index, which is counted in its kind.
  let indexPath: (Int) -> IndexPath

  /// A boundary item with its size.
  private struct Sized {
    let item: NSCollectionLayoutBoundarySupplementaryItem
    let key: ElementKey
    let size: CGSize
  }

  private var sized: [Sized] {
    var counts: [String: Int] = [:]
    return items.map { item in
      let count = counts[item.elementKind, default: 0]
      counts[item.elementKind] = count + 1
      let key = ElementKey.supplementary(item.elementKind, indexPath(count))
      return Sized(item: item, key: key, size: context.size(of: key, item.layoutSize, in: container.size))
    }
  }

  /// Where along the axis of scrolling an item is: -1 at the start, 1 at the end, 0 beside the content.
  private func side(_ item: NSCollectionLayoutBoundarySupplementaryItem) -> Int {
    let edges = item.alignment.edges
    if !axis.isHorizontal { return edges.contains(.top) ? -1 : edges.contains(.bottom) ? 1 : 0 }
    return edges == .leading ? -1 : edges == .trailing ? 1 : 0
  }

  /// How far the items extend the boundary at its start and at its end: by the longest that extends.
  var extensions: (start: CGFloat, end: CGFloat) {
    func longest(_ wanted: Int) -> CGFloat {
      sized.filter { side($0.item) == wanted && $0.item.extendsBoundary }.map { axis.length($0.size) }.max() ?? 0
    }
    return (longest(-1), longest(1))
  }

  /// Returns the items on the boundary of a box.
  func elements(in box: CGRect) -> [PlacedElement] {
    let range =
      axis.isHorizontal
      ? CGRect(x: box.minX, y: container.minY, width: box.width, height: container.height)
      : CGRect(x: container.minX, y: box.minY, width: container.width, height: box.height)
    return sized.map { sized in
      let item = sized.item
      let frame = item.frame(in: range, size: sized.size).offsetBy(dx: item.offset.x, dy: item.offset.y)
      var element = PlacedElement(
        key: sized.key, frame: frame, zIndex: item.zIndex, estimatedAxes: item.layoutSize.estimatedAxes)
      if item.pinToVisibleBounds, side(item) != 0 {
        element.pin = Pin(box: box, isAtEnd: side(item) > 0)
        element.zIndex = max(item.zIndex, 2)
      }
      return element
    }
  }
}
