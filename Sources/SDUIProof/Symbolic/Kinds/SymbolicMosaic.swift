import SDUIIR
import SDUILayout

extension SymbolicContents {
  /// A mosaic: an arrangement, repeated for as many items as there are (layout rules R19 and R20).
  static func mosaic(
    _ section: ResolvedSection, _ items: ItemList, _ measure: SymbolicMeasure, _ path: inout SymbolicPath
  ) throws(LayoutFailure) -> SymbolicContents {
    var lines = SymbolicContents()
    guard !items.isEmpty else { return lines }
    let units = try section.symbolicBoxes(for: items) { unit, _ throws(LayoutFailure) in unit }
    let tile = try SymbolicTile(section.arrangement, measure, &path)
    for (index, item) in items.enumerated() {
      let cell = tile.cells[index % tile.cells.count]
      guard let unit = units[item.unit] else { throw .unresolved(.noClamping) }
      do throws(LayoutFailure) {
        var figures = measure.figures
        figures.itemWidth = cell.width
        try lines.add(unit: item.unit, cell, insets: figures.room(unit.insets, .itemInsets, &path), &path)
      } catch {
        // Fewer items fit, if a response may bring so few.
        guard index > 0, index >= section.minItems else { throw error }
        try path.note(misfit: error)
        break
      }
    }
    lines.lineCount = (items.count - 1) / tile.cells.count + 1
    lines.height = try (tile.height + measure.lineSpacing) * Rational(lines.lineCount - 1) + tile.height
    return lines
  }
}

/// An arrangement for a whole domain.
private struct SymbolicTile {
  /// The boxes of the cells, in pre-order; never empty.
  private(set) var cells: [SymbolicSize] = []
  let height: LinearForm
  private let arrangement: Arrangement
  private let figures: SymbolicFigures

  /// Layout rule R19: parents stand before their children in the table, so one pass resolves all.
  init(_ arrangement: Arrangement?, _ measure: SymbolicMeasure, _ path: inout SymbolicPath) throws(LayoutFailure) {
    guard let arrangement, let outermost = arrangement.nodes.first, arrangement.cellCount > 0 else {
      throw .unresolved(.mosaic)
    }
    self.arrangement = arrangement
    figures = measure.figures
    let whole = try Self.outermost(outermost, content: measure.content, measure.figures, &path)
    height = whole.height
    var sizes = Array(repeating: whole, count: arrangement.nodes.count)
    for index in arrangement.nodes.indices {
      if arrangement.nodes[index].kind == .cell {
        cells.append(sizes[index])
      } else {
        try resolveChildren(of: index, &sizes, &path)
      }
    }
  }

  /// Layout rules R5 and R19: the whole arrangement, whose width refers to C1.
  private static func outermost(
    _ node: ArrangementNode, content: LinearForm, _ figures: SymbolicFigures, _ path: inout SymbolicPath
  ) throws(LayoutFailure) -> SymbolicSize {
    let width: LinearForm
    switch node.width {
    case .length(let length): width = try figures.extent(length, .mosaic, &path)
    case .percent(let percent): width = try content * percent
    default: throw .unresolved(.mosaic)
    }
    if try path.isLess(content, width) { throw .unresolved(.exactFit) }
    switch node.height {
    case .length(let length):
      return SymbolicSize(width: width, height: try figures.extent(length, .mosaic, &path))
    case .ratio(let ratioWidth, let ratioHeight):
      return SymbolicSize(width: width, height: try SymbolicHeight.height(of: width, ratioWidth, ratioHeight))
    default: throw .unresolved(.mosaic)
    }
  }

  /// Layout rules R19 and R20: the children of a row or column.
  private func resolveChildren(
    of index: Int, _ sizes: inout [SymbolicSize], _ path: inout SymbolicPath
  ) throws(LayoutFailure) {
    let node = arrangement.nodes[index]
    let inner = try figures.room(node.insets, .mosaic, &path).inside(sizes[index], .exactFit, &path)
    let isRow = node.kind == .row
    let spacing = try figures.extent(node.spacing, .mosaic, &path)
    let children = arrangement.children(of: index)
    let extents = try extents(of: children, along: isRow ? inner.width : inner.height, spacing, isRow: isRow, &path)
    for (child, extent) in zip(children, extents) {
      let part = arrangement.nodes[child]
      let room = isRow ? inner.height : inner.width
      let across = try self.extent(isRow ? part.height : part.width, in: room, &path)
      if try path.isLess(room, across) { throw .unresolved(.exactFit) }
      sizes[child] =
        isRow ? SymbolicSize(width: extent, height: across) : SymbolicSize(width: across, height: extent)
    }
  }

  /// Layout rule R19: points and percents first, then spacing, then shares divide what is left.
  private func extents(
    of children: [Int], along room: LinearForm, _ spacing: LinearForm, isRow: Bool, _ path: inout SymbolicPath
  ) throws(LayoutFailure) -> [LinearForm] {
    let sizes = children.map { isRow ? arrangement.nodes[$0].width : arrangement.nodes[$0].height }
    var rest = try room - spacing * Rational(children.count - 1)
    var shares = Rational.zero
    var extents: [LinearForm?] = []
    for size in sizes {
      if case .share(let share) = size {
        shares = try exact(shares + share)
        extents.append(nil)
      } else {
        let extent = try self.extent(size, in: room, &path)
        rest = try rest - extent
        extents.append(extent)
      }
    }
    rest = try path.extent(rest, .exactFit)
    return try zip(sizes, extents).map { size, extent throws(LayoutFailure) in
      guard case .share(let share) = size else { return extent ?? .zero }
      return try rest * exact(share / shares)
    }
  }

  /// Layout rule R5: a length, or a percent of the enclosing row or column less its insets.
  private func extent(_ size: Size, in room: LinearForm, _ path: inout SymbolicPath) throws(LayoutFailure) -> LinearForm
  {
    switch size {
    case .length(let length): return try figures.extent(length, .mosaic, &path)
    case .percent(let percent): return try room * percent
    case .share, .ratio, .ratioField, .field, .estimate, .inView: throw .unresolved(.mosaic)
    }
  }
}
