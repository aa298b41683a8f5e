extension ConditionBox {
  /// The number of cells that the checker looks at, which keeps long lists of conditions affordable.
  package static let maximumCells = 4_096

  /// Boxes that cover everything, and each of which lies inside every given box or outside of it: so what holds together
  /// can be found by trying them all.
  ///
  /// - Parameters:
  ///   - axes: The axes to divide. Others stay open.
  ///   - limit: How many cells there may be; an axis that would make more is not divided.
  package static func cells(
    of boxes: [ConditionBox], _ flags: Store<Flag>, along axes: [ConditionAxis] = ConditionAxis.allCases,
    limit: Int = maximumCells
  ) -> [ConditionBox] {
    var cells = [ConditionBox()]
    for axis in axes {
      for parts in parts(of: boxes, on: axis, flags) where parts.count > 1 && cells.count * parts.count <= limit {
        cells = cells.flatMap { cell in
          parts.map { part in
            var result = cell
            // The parts of an axis are not empty, and nothing else bounds it.
            _ = result.narrow(axis, to: part)
            return result
          }
        }
      }
    }
    return cells
  }

  /// The parts into which boxes divide an axis; of flags, which are independent, a list for each.
  private static func parts(of boxes: [ConditionBox], on axis: ConditionAxis, _ flags: Store<Flag>) -> [[ConditionBox]]
  {
    switch axis {
    case .width: [Bounds.cells(of: boxes.map { $0.width }).map { ConditionBox(width: $0) }]
    case .height: [Bounds.cells(of: boxes.map { $0.height }).map { ConditionBox(height: $0) }]
    case .textScale: [Bounds.cells(of: boxes.map { $0.textScale }).map { ConditionBox(textScale: $0) }]
    case .trait(let trait):
      boxes.contains { !$0.traits.isOpen(trait) } ? [Traits.all(trait).map { ConditionBox(traits: $0) }] : []
    case .flags:
      FlagCases.cells(of: boxes.map { $0.flags }, flags).map { $0.map { ConditionBox(flags: [$0]) } }
    case .clients: [ClientSet.cells(of: boxes.compactMap { $0.clients }).map { ConditionBox(clients: $0) }]
    }
  }
}

extension ScreenSection {
  /// The boxes of all conditions of the section and of the sections in it.
  package var conditionBoxes: [ConditionBox] {
    adaptations.flatMap { $0.condition } + sections.flatMap { $0.conditionBoxes }
  }
}
