import Foundation

/// Places the groups of a section that scrolls on its own.
@MainActor struct OrthogonalSolver {
  let section: NSCollectionLayoutSection
  let groups: [GroupSolution]
  /// The axis of the section's own scrolling.
  let axis: Axis
  /// The size of the collection view, over which the scroller extends.
  let viewport: CGSize
  /// The container inside of the insets of the reference.
  let container: CGRect
  let insets: NSDirectionalEdgeInsets

  private var viewportLength: CGFloat { axis.length(viewport) }

  private var isCentered: Bool { section.orthogonalScrollingBehavior == .groupPagingCentered }

  /// The space before the first group: the insets, or what centres the group.
  private var padding: (start: CGFloat, end: CGFloat) {
    if isCentered, let first = groups.first, let last = groups.last {
      return ((viewportLength - axis.length(first.size)) / 2, (viewportLength - axis.length(last.size)) / 2)
    }
    let end = viewportLength - axis.start(container) - axis.length(container.size)
    return (axis.start(container) + axis.start(insets), end + axis.end(insets))
  }

  /// Returns the groups side by side. They begin at a coordinate across the axis.
  func solve(at start: CGFloat) -> (length: CGFloat, elements: [PlacedElement], scroller: OrthogonalScroller) {
    let padding = self.padding
    let edges = ChildEdges(section.group.edgeSpacing, axis)
    let sides = ChildEdges(section.group.edgeSpacing, axis.other)
    var elements: [PlacedElement] = []
    var places: [(start: CGFloat, length: CGFloat)] = []
    var position = padding.start
    for (index, group) in groups.enumerated() {
      if index > 0 { position += section.interGroupSpacing }
      position += edges.start.points
      let corner = axis.point(position, start + sides.start.points)
      elements += group.elements.map { $0.moved(by: corner) }
      places.append((position, axis.length(group.size)))
      position += axis.length(group.size) + edges.end.points
    }
    for index in elements.indices { elements[index].scrolls = true }
    let length = (groups.map { axis.other.length($0.size) }.max() ?? 0) + sides.points
    let scroller = scroller(places, start: start, length: length, contentLength: position + padding.end)
    return (length, elements, scroller)
  }

  private func scroller(
    _ places: [(start: CGFloat, length: CGFloat)], start: CGFloat, length: CGFloat, contentLength: CGFloat
  ) -> OrthogonalScroller {
    let maximum = max(0, contentLength - viewportLength)
    let offsets = places.map { place in
      let offset =
        isCentered
        ? place.start + place.length / 2 - viewportLength / 2 : place.start - (places.first?.start ?? 0)
      return min(max(0, offset), maximum)
    }
    var rest: [CGFloat]? = offsets
    switch section.orthogonalScrollingBehavior {
    case .none, .continuous: rest = nil
    case .paging: rest = pages(maximum)
    case .continuousGroupLeadingBoundary, .groupPaging, .groupPagingCentered: break
    }
    return OrthogonalScroller(
      viewport: CGRect(origin: axis.point(0, start), size: axis.size(viewportLength, length)),
      contentLength: contentLength, maximumOffset: maximum, groupOffsets: offsets, restOffsets: rest,
      isHorizontal: axis.isHorizontal)
  }

  /// The multiples of the viewport, and the largest offset.
  private func pages(_ maximum: CGFloat) -> [CGFloat] {
    guard viewportLength > 0 else { return [0] }
    let full = Array(stride(from: 0, to: maximum, by: viewportLength))
    return full + [maximum]
  }
}
