import Foundation

/// Places the items of groups.
@MainActor struct GroupSolver {
  let context: SolverContext

  /// How far an item may overhang its group: what floating point loses, and no more.
  static let tolerance: CGFloat = 1e-3

  /// Lengths that take the place of a group's or an item's own.
  struct Override {
    var width: CGFloat?
    var height: CGFloat?

    /// A length along an axis.
    init(_ length: CGFloat? = nil, along axis: Axis = Axis(isHorizontal: true)) {
      if axis.isHorizontal { width = length } else { height = length }
    }

    /// The length along an axis.
    func length(_ axis: Axis) -> CGFloat? { axis.isHorizontal ? width : height }
  }

  /// Returns a group in a container, filled with the cells from an index on; `nil` if it cannot be filled.
  func solve(
    _ group: NSCollectionLayoutGroup, in container: CGSize, cells: Range<Int>, override: Override = Override()
  ) -> GroupSolution? {
    let size = CGSize(
      width: override.width ?? context.length(group.layoutSize.widthDimension, in: container),
      height: override.height ?? context.length(group.layoutSize.heightDimension, in: container))
    let frame = GroupFrame(group: group, size: size, override: override)
    if frame.effective.width <= 0 || frame.effective.height <= 0 {
      context.fail(
        .noRoomForGroup,
        "there is no room for a group in its parent group or section, or for subitems in the group: its size is "
          + "\(size.width) × \(size.height), its insets \(group.contentInsets)")
      return nil
    }
    if case .custom(let provider) = group.arrangement { return custom(frame, provider, cells) }
    guard var children = children(of: frame, cells), !children.isEmpty else { return nil }
    makeUniform(&children, in: frame)
    return place(children, in: frame, cells)
  }

  private func custom(
    _ frame: GroupFrame, _ provider: NSCollectionLayoutGroupCustomItemProvider, _ cells: Range<Int>
  ) -> GroupSolution? {
    let container = LayoutContainer(size: frame.size, insets: frame.insets)
    let items = provider(LayoutEnvironment(container: container, traits: context.traits)).prefix(cells.count)
    var solution = GroupSolution(size: frame.size)
    for (item, index) in zip(items, cells) {
      let key = ElementKey.cell(IndexPath(item: index, section: context.section))
      solution.elements.append(
        PlacedElement(
          key: key, frame: item.frame.offsetBy(dx: frame.insets.leading, dy: frame.insets.top), zIndex: item.zIndex))
    }
    solution.cellCount = items.count
    return solution.cellCount == 0 ? nil : anchored(frame, solution, cells)
  }

  /// Places children one after the other and shares what is left among flexible spaces.
  private func place(_ children: [GroupChild], in frame: GroupFrame, _ cells: Range<Int>) -> GroupSolution {
    let axis = frame.axis
    let across = axis.other
    let used = frame.used(by: children)
    var size = frame.size
    if frame.isOpen(axis) { size = axis.size(used, across.length(size)) }
    if frame.isOpen(across) {
      size = axis.size(axis.length(size), children.map { $0.footprint(across) }.max() ?? 0)
    }
    let share = frame.isOpen(axis) ? 0 : frame.share(of: children)
    let room = across.length(size) - across.start(frame.insets) - across.end(frame.insets)
    var solution = GroupSolution(size: size)
    var position = axis.start(frame.insets)
    for child in children {
      position += child.edges(axis).start(share: share)
      let edges = child.edges(across)
      let offset = edges.start(leftover: room - across.length(child.size) - edges.points)
      let corner = axis.point(position, across.start(frame.insets) + offset)
      solution.elements += elements(of: child, at: corner)
      solution.cellCount += child.cellCount
      position += axis.length(child.size) + child.edges(axis).end(share: share) + frame.spacing
      if frame.isSpacingFlexible { position += share }
    }
    return anchored(frame, solution, cells)
  }

  private func elements(of child: GroupChild, at corner: CGPoint) -> [PlacedElement] {
    switch child.content {
    case .group(let solution): return solution.elements.map { $0.moved(by: corner) }
    case .cell(let index):
      let size = child.item.layoutSize
      let insets = child.item.contentInsets
      var frame = CGRect(origin: corner, size: child.size)
      if !size.widthDimension.isMeasured {
        frame.origin.x += insets.leading
        frame.size.width = max(0, frame.width - insets.leading - insets.trailing)
      }
      if !size.heightDimension.isMeasured {
        frame.origin.y += insets.top
        frame.size.height = max(0, frame.height - insets.top - insets.bottom)
      }
      let path = IndexPath(item: index, section: context.section)
      let cell = PlacedElement(key: .cell(path), frame: frame, estimatedAxes: size.estimatedAxes)
      return [cell] + context.anchored(child.item, to: frame, at: path)
    }
  }

  /// Adds the views that are anchored to a group.
  private func anchored(_ frame: GroupFrame, _ solution: GroupSolution, _ cells: Range<Int>) -> GroupSolution {
    let path = IndexPath(item: cells.lowerBound, section: context.section)
    var result = solution
    result.elements += context.anchored(frame.group, to: CGRect(origin: .zero, size: solution.size), at: path)
    return result
  }
}
