import Foundation

/// A group with its size and insets.
@MainActor struct GroupFrame {
  let group: NSCollectionLayoutGroup
  /// The size; estimated axes have their estimate.
  let size: CGSize
  /// The insets; those along estimated axes are ignored.
  let insets: NSDirectionalEdgeInsets
  private let override: GroupSolver.Override

  /// Creates a frame.
  init(group: NSCollectionLayoutGroup, size: CGSize, override: GroupSolver.Override) {
    self.group = group
    self.size = size
    self.override = override
    var insets = group.contentInsets.resolved(in: size)
    if group.layoutSize.widthDimension.isMeasured { (insets.leading, insets.trailing) = (0, 0) }
    if group.layoutSize.heightDimension.isMeasured { (insets.top, insets.bottom) = (0, 0) }
    self.insets = insets
  }

  /// The size inside of the insets, to which fractions of items refer.
  var effective: CGSize {
    CGSize(
      width: size.width - insets.leading - insets.trailing, height: size.height - insets.top - insets.bottom)
  }

  /// The axis along which items follow each other.
  var axis: Axis { Axis(isHorizontal: group.isHorizontal) }

  /// The least space between items.
  var spacing: CGFloat { group.interItemSpacing?.spacing ?? 0 }

  /// Whether the space between items may grow.
  var isSpacingFlexible: Bool { group.interItemSpacing?.isFlexibleSpacing ?? false }

  /// Whether the content decides about the length along an axis.
  func isOpen(_ axis: Axis) -> Bool {
    axis.dimension(group.layoutSize).isMeasured && override.length(axis) == nil
  }

  /// The length of children with the least spaces.
  func used(by children: [GroupChild]) -> CGFloat {
    children.reduce(0) { $0 + $1.footprint(axis) } + spacing * CGFloat(max(0, children.count - 1))
  }

  /// How much each flexible space grows: all have the same share of what is left.
  func share(of children: [GroupChild]) -> CGFloat {
    let gaps = isSpacingFlexible ? max(0, children.count - 1) : 0
    let count = children.reduce(gaps) { $0 + $1.edges(axis).flexibleCount }
    let leftover = axis.length(effective) - used(by: children)
    return count == 0 ? 0 : max(0, leftover) / CGFloat(count)
  }
}

/// An item or a group inside of a group.
@MainActor struct GroupChild {
  /// What is inside.
  enum Content {
    case cell(Int)
    case group(GroupSolution)
  }

  let item: NSCollectionLayoutItem
  var size: CGSize
  let content: Content
  /// The cells from the first of this child on.
  let cells: Range<Int>
  /// The lengths that replaced the child's own.
  let override: GroupSolver.Override

  /// The number of cells inside.
  var cellCount: Int {
    switch content {
    case .cell: 1
    case .group(let solution): solution.cellCount
    }
  }

  /// The spaces around the child along an axis.
  func edges(_ axis: Axis) -> ChildEdges { ChildEdges(item.edgeSpacing, axis) }

  /// The length with the least spaces around it.
  func footprint(_ axis: Axis) -> CGFloat { axis.length(size) + edges(axis).points }

  /// The length with the least spaces around it, before views are measured.
  func estimatedFootprint(_ axis: Axis) -> CGFloat {
    let dimension = axis.dimension(item.layoutSize)
    return (dimension.isMeasured ? dimension.dimension : axis.length(size)) + edges(axis).points
  }
}
