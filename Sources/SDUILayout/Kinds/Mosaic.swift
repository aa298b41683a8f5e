import SDUIIR

extension SectionContents {
  /// A mosaic: an arrangement of rows and columns, repeated for as many items as there are (layout rules R19 and R20).
  static func mosaic(
    _ section: ResolvedSection, _ items: [ItemData], _ measure: SectionMeasure
  ) throws(LayoutFailure) -> SectionContents {
    guard !items.isEmpty else { return SectionContents() }
    let tile = try MosaicTile(section.arrangement, measure)
    var insets = try CellInsets(section, items, tile, measure.figures)
    var frames: [Frame] = []
    frames.reserveCapacity(items.count)
    var y = Rational.zero
    for index in items.indices {
      let cell = index % tile.cells.count
      if index > 0, cell == 0 { y = try exact(y + tile.height + measure.lineSpacing) }
      do {
        var box = tile.cells[cell]
        box.x = try exact(measure.containers.leading + box.x)
        box.y = try exact(y + box.y)
        frames.append(try insets.room(unit: items[index].unit, cell: cell).inside(box, .itemInsets, "the cell"))
      } catch { throw error.naming(item: index) }
    }
    // A partly filled last one keeps its full extent.
    return SectionContents(frames, units: items.units, of: .mosaic, height: try exact(y + tile.height))
  }
}

/// An arrangement, laid out once at its own origin.
private struct MosaicTile {
  /// The boxes of the cells, in pre-order; never empty.
  private(set) var cells: [Frame] = []
  let height: Rational

  /// Layout rule R19: parents stand before their children in the table, so one pass resolves all.
  init(_ arrangement: Arrangement?, _ measure: SectionMeasure) throws(LayoutFailure) {
    guard let arrangement, let outermost = arrangement.nodes.first, arrangement.cellCount > 0 else {
      throw .breach(.mosaic, "the mosaic has no cells", "items stand in cells")
    }
    let parts = MosaicParts(arrangement: arrangement, figures: measure.figures)
    let whole = try parts.outermost(outermost, content: measure.containers.content)
    height = whole.height
    var frames = [whole] + Array(repeating: Frame.zero, count: arrangement.nodes.count - 1)
    for index in arrangement.nodes.indices {
      if arrangement.nodes[index].kind == .cell {
        cells.append(frames[index])
      } else {
        try parts.layOutChildren(of: index, &frames)
      }
    }
  }
}

/// The parts of an arrangement, being given their frames.
private struct MosaicParts {
  let arrangement: Arrangement
  let figures: Figures

  /// Layout rules R5 and R19: the whole arrangement, whose width refers to C1.
  func outermost(_ node: ArrangementNode, content: Rational) throws(LayoutFailure) -> Frame {
    let width: Rational
    switch node.width {
    case .length(let length): width = try extent(length, of: node)
    case .percent(let percent): width = try exact(content * percent)
    default: throw .breach(.mosaic, "the outermost part's width is no length and no percent", "nothing encloses it")
    }
    guard width <= content else {
      throw .breach(
        .exactFit, "the outermost \(node.kind.rawValue) is \(width.shortText) wide",
        "the content is \(content.shortText) wide inside the insets")
    }
    let height: Rational
    switch node.height {
    case .length(let length): height = try extent(length, of: node)
    case .ratio(let ratioWidth, let ratioHeight): height = try BoxHeight.height(of: width, ratioWidth, ratioHeight)
    default: throw .breach(.mosaic, "the outermost part's height is no length and no ratio", "nothing encloses it")
    }
    return Frame(x: .zero, y: .zero, width: width, height: height)
  }

  /// Layout rules R19 and R20: the children of a row or column, side by side or one under another.
  func layOutChildren(of index: Int, _ frames: inout [Frame]) throws(LayoutFailure) {
    let node = arrangement.nodes[index]
    let children = arrangement.children(of: index)
    let inner = try figures.room(node.insets, .mosaic).inside(
      frames[index], .exactFit, "the inside of a \(node.kind.rawValue)")
    let isRow = node.kind == .row
    let spacing = try extent(node.spacing, of: node)
    let extents = try self.extents(of: children, along: isRow ? inner.width : inner.height, spacing, in: node)
    var start = isRow ? inner.x : inner.y
    for (child, extent) in zip(children, extents) {
      let across = try self.across(child, isRow ? inner.height : inner.width, in: node)
      frames[child] =
        isRow
        ? Frame(x: start, y: inner.y, width: extent, height: across)
        : Frame(x: inner.x, y: start, width: across, height: extent)
      start = try exact(start + extent + spacing)
    }
  }

  /// Layout rule R19: points and percents first, then spacing, then shares divide what is left.
  private func extents(
    of children: [Int], along room: Rational, _ spacing: Rational, in parent: ArrangementNode
  ) throws(LayoutFailure) -> [Rational] {
    var taken = try exact(Rational(children.count - 1) * spacing)
    var shares = Rational.zero
    for child in children {
      let size = self.size(child, along: parent)
      if case .share(let share) = size {
        shares = try exact(shares + share)
      } else {
        let extent = try self.extent(size, of: child, in: room)
        taken = try exact(taken + extent)
      }
    }
    let rest = try exact(room - taken)
    guard !rest.isNegative else {
      throw .breach(
        .exactFit, "the parts of a \(parent.kind.rawValue) and the spacing between them take \(taken.shortText)",
        "there is room for \(room.shortText)")
    }
    return try children.map { child throws(LayoutFailure) in
      let size = self.size(child, along: parent)
      guard case .share(let share) = size else { return try extent(size, of: child, in: room) }
      return try exact(rest * (share / shares))
    }
  }

  private func size(_ child: Int, along parent: ArrangementNode) -> Size {
    parent.kind == .row ? arrangement.nodes[child].width : arrangement.nodes[child].height
  }

  /// Layout rules R5 and R20: the extent of a part across the axis of its row or column.
  private func across(_ child: Int, _ room: Rational, in parent: ArrangementNode) throws(LayoutFailure) -> Rational {
    let node = arrangement.nodes[child]
    let extent = try self.extent(parent.kind == .row ? node.height : node.width, of: child, in: room)
    guard extent <= room else {
      throw .breach(
        .exactFit, "a \(node.kind.rawValue) is \(extent.shortText) \(parent.kind == .row ? "high" : "wide")",
        "its \(parent.kind.rawValue) has room for \(room.shortText)")
    }
    return extent
  }

  /// Layout rule R5: a length, or a percent of the enclosing row or column less its insets.
  private func extent(_ size: Size, of child: Int, in room: Rational) throws(LayoutFailure) -> Rational {
    switch size {
    case .length(let length): return try extent(length, of: arrangement.nodes[child])
    case .percent(let percent): return try exact(room * percent)
    case .share: throw .breach(.mosaic, "a part has a share across its row or column", "nothing is left over there")
    case .ratio, .ratioField, .field, .estimate, .inView:
      throw .breach(.mosaic, "a part has no definite extent", "parts are lengths, percents and shares")
    }
  }

  private func extent(_ length: Length, of node: ArrangementNode) throws(LayoutFailure) -> Rational {
    try figures.extent(length, .mosaic) { "a length of a \(node.kind.rawValue) is \($0.shortText)" }
  }
}

/// The insets of units in cells: `item.width` is the cell's box, so a unit has as many as there are cells.
private struct CellInsets {
  private let units: [ResolvedUnit]
  private let cells: [Frame]
  private let figures: Figures
  /// By unit, then by cell, as far as they were asked for.
  private var known: [Room?]

  init(_ section: ResolvedSection, _ items: [ItemData], _ tile: MosaicTile, _ figures: Figures) throws(LayoutFailure) {
    units = try section.unitBoxes(for: items) { unit, _ throws(LayoutFailure) in unit }.boxes
    cells = tile.cells
    self.figures = figures
    known = Array(repeating: nil, count: units.count * cells.count)
  }

  /// Layout rule R6: the insets of a unit's item in a cell.
  mutating func room(unit: Int, cell: Int) throws(LayoutFailure) -> Room {
    let index = unit * cells.count + cell
    if let room = known[index] { return room }
    var figures = figures
    figures.itemWidth = cells[cell].width
    let room = try figures.room(units[unit].insets, .itemInsets)
    known[index] = room
    return room
  }
}
