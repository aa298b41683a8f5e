import Foundation

/// What a solver knows beyond the description of the layout.
@MainActor struct SolverContext {
  /// The section.
  let section: Int
  /// The traits.
  let traits: UITraitCollection
  /// The sizes that views chose.
  let measured: [ElementKey: CGSize]
  /// Records a failure.
  let fail: (ModelFailure.Kind, String) -> Void

  /// Returns the length of a dimension in a container. A measured length replaces an estimate.
  func length(_ dimension: NSCollectionLayoutDimension, in container: CGSize, measured: CGFloat? = nil) -> CGFloat {
    switch dimension.rule {
    case .fractionalWidth: dimension.dimension * container.width
    case .fractionalHeight: dimension.dimension * container.height
    case .absolute: dimension.dimension
    case .estimated, .uniform: measured ?? dimension.dimension
    }
  }

  /// Returns the size of an element in a container.
  func size(of element: ElementKey, _ size: NSCollectionLayoutSize, in container: CGSize) -> CGSize {
    let own = measured[element]
    return CGSize(
      width: length(size.widthDimension, in: container, measured: own?.width),
      height: length(size.heightDimension, in: container, measured: own?.height))
  }

  /// Returns the views that are anchored to an item or a group in a rectangle.
  func anchored(_ item: NSCollectionLayoutItem, to host: CGRect, at indexPath: IndexPath) -> [PlacedElement] {
    item.supplementaryItems.map { supplementary in
      let key = ElementKey.supplementary(supplementary.elementKind, indexPath)
      let size = self.size(of: key, supplementary.layoutSize, in: host.size)
      return PlacedElement(
        key: key, frame: supplementary.frame(in: host, size: size), zIndex: supplementary.zIndex,
        estimatedAxes: supplementary.layoutSize.estimatedAxes)
    }
  }
}

/// The spaces around a child of a group.
@MainActor struct ChildEdges {
  /// The space on one side.
  struct Edge {
    var points: CGFloat = 0
    var isFlexible = false
  }

  let start: Edge
  let end: Edge

  /// Creates the spaces of an item along an axis.
  init(_ spacing: NSCollectionLayoutEdgeSpacing?, _ axis: Axis) {
    start = Self.edge(axis.isHorizontal ? spacing?.leading : spacing?.top)
    end = Self.edge(axis.isHorizontal ? spacing?.trailing : spacing?.bottom)
  }

  private static func edge(_ spacing: NSCollectionLayoutSpacing?) -> Edge {
    Edge(points: spacing?.spacing ?? 0, isFlexible: spacing?.isFlexibleSpacing ?? false)
  }

  /// The points of both sides.
  var points: CGFloat { start.points + end.points }

  /// The number of sides that grow.
  var flexibleCount: Int { (start.isFlexible ? 1 : 0) + (end.isFlexible ? 1 : 0) }

  /// The space at the start if each flexible side grows by a share.
  func start(share: CGFloat) -> CGFloat { start.points + (start.isFlexible ? share : 0) }

  /// The space at the end if each flexible side grows by a share.
  func end(share: CGFloat) -> CGFloat { end.points + (end.isFlexible ? share : 0) }

  /// The space at the start in a range of which a length is left over.
  func start(leftover: CGFloat) -> CGFloat {
    flexibleCount == 0 ? start.points : start(share: max(0, leftover) / CGFloat(flexibleCount))
  }
}
