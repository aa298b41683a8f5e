import Foundation

extension GroupSolver {
  /// Returns the children of a group in their order; `nil` after a failure.
  func children(of frame: GroupFrame, _ cells: Range<Int>) -> [GroupChild]? {
    switch frame.group.arrangement {
    case .filling: filling(frame, cells)
    case .dividing(let count): counted(frame, cells, count, override: divided(frame, count))
    case .repeating(let count): counted(frame, cells, count, override: Override())
    case .custom: []
    }
  }

  /// The template repeats until an item does not fit. An estimated axis holds the whole template once, and further
  /// items as far as the estimates fit.
  private func filling(_ frame: GroupFrame, _ cells: Range<Int>) -> [GroupChild]? {
    let isOpen = frame.isOpen(frame.axis)
    let limit = frame.axis.length(frame.effective) + Self.tolerance
    var children: [GroupChild] = []
    var next = cells.lowerBound
    var used: CGFloat = 0
    while next < cells.upperBound {
      let start = next
      for (index, subitem) in frame.group.subitems.enumerated() where next < cells.upperBound {
        guard let child = child(subitem, in: frame, next..<cells.upperBound) else { return nil }
        let footprint = isOpen ? child.estimatedFootprint(frame.axis) : child.footprint(frame.axis)
        used += footprint + (children.isEmpty ? 0 : frame.spacing)
        let isFirstPass = children.count == index && start == cells.lowerBound
        if used > limit, !(isOpen && isFirstPass) {
          if !children.isEmpty { return children }
          context.fail(.noItemFits, "a group of length \(limit) cannot fit even a single item of length \(footprint)")
          return nil
        }
        children.append(child)
        next += child.cellCount
      }
      if next == start { break }
    }
    return children
  }

  private func counted(
    _ frame: GroupFrame, _ cells: Range<Int>, _ count: Int, override: Override
  ) -> [GroupChild]? {
    var children: [GroupChild] = []
    var next = cells.lowerBound
    guard let subitem = frame.group.subitems.first else { return [] }
    while children.count < count, next < cells.upperBound {
      guard let child = child(subitem, in: frame, next..<cells.upperBound, override: override) else { return nil }
      children.append(child)
      next += child.cellCount
    }
    return children
  }

  /// The length of each of a number of equal items. Items that are measured in a group that is measured keep their own.
  private func divided(_ frame: GroupFrame, _ count: Int) -> Override {
    guard let subitem = frame.group.subitems.first, count > 0 else { return Override() }
    let axis = frame.axis
    if frame.isOpen(axis), axis.dimension(subitem.layoutSize).isMeasured { return Override() }
    let spaces = frame.spacing * CGFloat(count - 1)
    let slot = (axis.length(frame.effective) - spaces) / CGFloat(count)
    return Override(max(0, slot - ChildEdges(subitem.edgeSpacing, axis).points), along: axis)
  }

  private func child(
    _ item: NSCollectionLayoutItem, in frame: GroupFrame, _ cells: Range<Int>, override: Override = Override()
  ) -> GroupChild? {
    if let group = item as? NSCollectionLayoutGroup {
      guard let solution = solve(group, in: frame.effective, cells: cells, override: override) else { return nil }
      return GroupChild(
        item: group, size: solution.size, content: .group(solution), cells: cells, override: override)
    }
    let key = ElementKey.cell(IndexPath(item: cells.lowerBound, section: context.section))
    var size = context.size(of: key, item.layoutSize, in: frame.effective)
    if let width = override.width { size.width = width }
    if let height = override.height { size.height = height }
    return GroupChild(item: item, size: size, content: .cell(cells.lowerBound), cells: cells, override: override)
  }

  /// Gives children whose dimension is uniform the length of the largest of them.
  func makeUniform(_ children: inout [GroupChild], in frame: GroupFrame) {
    for axis in [Axis(isHorizontal: true), Axis(isHorizontal: false)] {
      let uniform = children.indices.filter { index in
        axis.dimension(children[index].item.layoutSize).isUniformAcrossSiblings
          && children[index].override.length(axis) == nil
      }
      let largest = uniform.map { axis.length(children[$0].size) }.max() ?? 0
      for index in uniform where axis.length(children[index].size) < largest {
        children[index] = grown(children[index], to: largest, axis, in: frame)
      }
    }
  }

  private func grown(_ child: GroupChild, to length: CGFloat, _ axis: Axis, in frame: GroupFrame) -> GroupChild {
    var override = child.override
    if axis.isHorizontal { override.width = length } else { override.height = length }
    if child.item is NSCollectionLayoutGroup {
      let cells = child.cells.prefix(child.cellCount)
      return self.child(child.item, in: frame, cells, override: override) ?? child
    }
    var result = child
    result.size = axis.size(length, axis.other.length(child.size))
    return result
  }
}
