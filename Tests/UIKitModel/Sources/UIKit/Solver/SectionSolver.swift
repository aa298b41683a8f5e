import Foundation

/// Places the groups, boundary items and decorations of a section.
@MainActor struct SectionSolver {
  let context: SolverContext
  let section: NSCollectionLayoutSection
  let geometry: ViewGeometry
  /// The reference of the layout's configuration.
  let defaultReference: UIContentInsetsReference
  let cellCount: Int

  private var axis: Axis { geometry.axis }

  private var reference: UIContentInsetsReference {
    section.contentInsetsReference == .automatic ? defaultReference : section.contentInsetsReference
  }

  /// The container of the section, inside of the insets of its reference.
  private var container: CGRect { geometry.container(reference) }

  private var insets: NSDirectionalEdgeInsets { section.contentInsets.resolved(in: container.size) }

  /// The container of boundary items. A reference of its own replaces the insets of the section.
  private var boundaryContainer: CGRect {
    var insets = self.insets
    if axis.isHorizontal {
      (insets.leading, insets.trailing) = (0, 0)
    } else {
      (insets.top, insets.bottom) = (0, 0)
    }
    guard section.supplementaryContentInsetsReference == .automatic else {
      return geometry.container(section.supplementaryContentInsetsReference)
    }
    return section.supplementariesFollowContentInsets ? container.inset(by: insets) : container
  }

  /// Returns the section, which begins at a coordinate along the axis of scrolling.
  func solve(at start: CGFloat) -> SectionSolution {
    let index = context.section
    let boundary = BoundarySolver(
      context: context, items: section.boundarySupplementaryItems, container: boundaryContainer, axis: axis
    ) { IndexPath(item: $0, section: index) }
    let extensions = boundary.extensions
    let contentStart = start + extensions.start + axis.start(insets)
    let content = self.content(at: contentStart)
    let end = contentStart + content.length + axis.end(insets) + extensions.end
    let box =
      axis.isHorizontal
      ? CGRect(x: start, y: container.minY, width: end - start, height: container.height)
      : CGRect(x: container.minX, y: start, width: container.width, height: end - start)
    var solution = SectionSolution(box: box, scroller: content.scroller)
    solution.elements = content.elements + boundary.elements(in: box)
    if !section.decorationItems.isEmpty {
      for position in solution.elements.indices {
        solution.elements[position].zIndex = max(1, solution.elements[position].zIndex)
      }
    }
    solution.elements += decorations(in: box)
    return solution
  }

  private func decorations(in box: CGRect) -> [PlacedElement] {
    var counts: [String: Int] = [:]
    return section.decorationItems.map { item in
      let count = counts[item.elementKind, default: 0]
      counts[item.elementKind] = count + 1
      return PlacedElement(
        key: .decoration(item.elementKind, IndexPath(item: count, section: context.section)),
        frame: box.inset(by: item.contentInsets.resolved(in: box.size)), zIndex: item.zIndex)
    }
  }

  /// The groups of the section.
  private struct Content {
    var length: CGFloat
    var elements: [PlacedElement] = []
    var scroller: OrthogonalScroller?
  }

  private func content(at start: CGFloat) -> Content {
    let inner = container.inset(by: insets)
    let groups = self.groups(in: inner.size)
    if section.orthogonalScrollingBehavior != .none {
      let solver = OrthogonalSolver(
        section: section, groups: groups, axis: axis.other, viewport: geometry.size, container: container,
        insets: insets)
      let solved = solver.solve(at: start)
      return Content(length: solved.length, elements: solved.elements, scroller: solved.scroller)
    }
    var content = Content(length: 0)
    let edges = ChildEdges(section.group.edgeSpacing, axis)
    let sides = ChildEdges(section.group.edgeSpacing, axis.other)
    var position = start
    for (index, group) in groups.enumerated() {
      if index > 0 { position += section.interGroupSpacing }
      position += edges.start.points
      let room = axis.other.length(inner.size) - axis.other.length(group.size) - sides.points
      let corner = axis.point(position, axis.other.start(inner) + sides.start(leftover: room))
      content.elements += group.elements.map { $0.moved(by: corner) }
      position += axis.length(group.size) + edges.end.points
    }
    content.length = position - start
    return content
  }

  /// The instances of the group. An outermost group of a uniform dimension has that of the largest instance.
  private func groups(in size: CGSize) -> [GroupSolution] {
    var override = GroupSolver.Override()
    let first = groups(in: size, override)
    for axis in [Axis(isHorizontal: true), Axis(isHorizontal: false)]
    where axis.dimension(section.group.layoutSize).isUniformAcrossSiblings {
      let largest = first.map { axis.length($0.size) }.max() ?? 0
      if axis.isHorizontal { override.width = largest } else { override.height = largest }
    }
    return override.width == nil && override.height == nil ? first : groups(in: size, override)
  }

  private func groups(in size: CGSize, _ override: GroupSolver.Override) -> [GroupSolution] {
    let solver = GroupSolver(context: context)
    var result: [GroupSolution] = []
    var next = 0
    while next < cellCount {
      guard let group = solver.solve(section.group, in: size, cells: next..<cellCount, override: override),
        group.cellCount > 0
      else { return result }
      result.append(group)
      next += group.cellCount
    }
    return result
  }
}
