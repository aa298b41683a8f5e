import Foundation

/// Places all sections of a compositional layout.
@MainActor struct LayoutSolver {
  let configuration: UICollectionViewCompositionalLayoutConfiguration
  let provider: UICollectionViewCompositionalLayoutSectionProvider
  let geometry: ViewGeometry
  let traits: UITraitCollection
  let measured: [ElementKey: CGSize]
  let fail: (ModelFailure.Kind, String) -> Void

  /// A solved layout.
  struct Solution {
    /// The size of the content.
    var size = CGSize.zero
    /// The sections.
    var sections: [SectionSolution] = []
    /// The boundary items of the whole layout.
    var boundary: [PlacedElement] = []
    /// The descriptions of the sections.
    var descriptions: [NSCollectionLayoutSection?] = []
  }

  /// The environment that section providers see: the container is inside of the insets of the configuration's reference.
  var environment: LayoutEnvironment {
    let container = LayoutContainer(size: geometry.container(configuration.contentInsetsReference).size)
    return LayoutEnvironment(container: container, traits: traits)
  }

  private func context(_ section: Int) -> SolverContext {
    SolverContext(section: section, traits: traits, measured: measured, fail: fail)
  }

  /// Returns the layout of sections with numbers of cells.
  func solve(counts: [Int]) -> Solution {
    let axis = geometry.axis
    let boundary = BoundarySolver(
      context: context(0), items: configuration.boundarySupplementaryItems,
      container: geometry.container(configuration.contentInsetsReference), axis: axis
    ) { IndexPath(index: $0) }
    let extensions = boundary.extensions
    var solution = Solution()
    var position = extensions.start
    for (index, count) in counts.enumerated() {
      if index > 0 { position += configuration.interSectionSpacing }
      let section = provider(index, environment)
      solution.descriptions.append(section)
      solution.sections.append(solve(section, index: index, count: count, at: position))
      position += axis.length(solution.sections[index].box.size)
    }
    position += extensions.end
    solution.size = axis.size(position, axis.other.length(geometry.size))
    solution.boundary = boundary.elements(in: CGRect(origin: .zero, size: solution.size))
    return solution
  }

  private func solve(
    _ section: NSCollectionLayoutSection?, index: Int, count: Int, at position: CGFloat
  ) -> SectionSolution {
    guard let section else {
      fail(.missingSection, "the section provider returned no section for index \(index)")
      return SectionSolution(box: CGRect(origin: geometry.axis.point(position, 0), size: .zero))
    }
    let solver = SectionSolver(
      context: context(index), section: section, geometry: geometry,
      defaultReference: configuration.contentInsetsReference, cellCount: count)
    return solver.solve(at: position)
  }
}
