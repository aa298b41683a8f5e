import SDUIIR

extension SectionContents {
  /// A mosaic: an arrangement of rows and columns, repeated for as many items as there are (layout rules R19 and R20).
  static func mosaic(
    _ section: ResolvedSection, _ items: [ItemData], _ measure: SectionMeasure<Rational>
  ) throws(LayoutFailure) -> SectionContents {
    guard !items.isEmpty else { return SectionContents() }
    var arithmetic = ExactArithmetic()
    let tile = try MosaicTile(section.arrangement, measure, &arithmetic)
    let places = try MosaicPlaces(section, items)
    var insets = try CellInsets(section, items, tile, measure.figures)
    var frames: [Frame] = []
    frames.reserveCapacity(items.count)
    let step = try exact(tile.size.height + measure.lineSpacing)
    for index in items.indices {
      let place = places[index]
      do {
        let cell = tile.cells[place.cell]
        let y = try exact(Rational(place.tile) * step)
        let box = Frame(
          x: try exact(measure.containers.leading + cell.x), y: try exact(y + cell.y), width: cell.size.width,
          height: cell.size.height)
        let room = try insets.room(item: index, cell: place.cell, &arithmetic)
        frames.append(try room.inside(box, .itemInsets, "the cell"))
      } catch { throw error.naming(item: index) }
    }
    // A partly filled last one keeps its full extent.
    let last = try exact(Rational(places.tileCount - 1) * step)
    return SectionContents(frames, units: items.units, height: try exact(last + tile.size.height))
  }
}

/// The cell of each item, and the repetition of the arrangement that contains it (layout rule R19).
@usableFromInline package struct MosaicPlaces {
  /// In the order of the data.
  @usableFromInline private(set) var places: [(tile: Int, cell: Int)] = []
  /// The number of repetitions of the arrangement.
  @usableFromInline package private(set) var tileCount = 0

  /// The items of each list of cells fill these in their order, whatever the other cells hold.
  package init(_ section: borrowing ResolvedSection, _ items: [ItemData]) throws(LayoutFailure) {
    guard let arrangement = section.arrangement else { return }
    var lists: [(cells: [Int], count: Int)] = []
    let boxes = try section.unitBoxes(for: items) { _, item throws(LayoutFailure) in
      let cells = arrangement.cells(ofUnit: item.unit)
      guard !cells.isEmpty else {
        throw .breach(.mosaic, "no cell of the mosaic takes the item", "all of its cells name other units")
      }
      if let known = lists.firstIndex(where: { $0.cells == cells }) { return known }
      lists.append((cells, 0))
      return lists.count - 1
    }
    places.reserveCapacity(items.count)
    for index in items.indices {
      let list = boxes[index]
      let (tile, place) = lists[list].count.quotientAndRemainder(dividingBy: lists[list].cells.count)
      places.append((tile, lists[list].cells[place]))
      lists[list].count += 1
      tileCount = max(tileCount, tile + 1)
    }
  }

  /// The place of an item.
  @inlinable package subscript(item: Int) -> (tile: Int, cell: Int) { places[item] }
}

/// A part of an arrangement with its place in the arrangement.
@usableFromInline package struct MosaicCell<Value: LengthValue> {
  @usableFromInline let x: Value
  @usableFromInline let y: Value
  @usableFromInline package let size: BoxSize<Value>

  @inlinable init(x: Value = .zero, y: Value = .zero, size: BoxSize<Value>) {
    (self.x, self.y, self.size) = (x, y, size)
  }
}

/// An arrangement, laid out once at its own origin.
@usableFromInline package struct MosaicTile<Value: LengthValue> {
  /// The boxes of the cells, in pre-order; never empty.
  @usableFromInline package var cells: [MosaicCell<Value>] = []
  @usableFromInline package let size: BoxSize<Value>

  /// Layout rule R19: parents precede their children in the table, so one pass resolves all.
  @inlinable package init(
    _ arrangement: Arrangement?, _ measure: borrowing SectionMeasure<Value>,
    _ arithmetic: inout some LengthArithmetic<Value>
  ) throws(LayoutFailure) {
    guard let arrangement, let outermost = arrangement.nodes.first, arrangement.cellCount > 0 else {
      throw .breach(.mosaic, "the mosaic has no cells", "items are placed in cells")
    }
    let parts = MosaicParts(arrangement: arrangement, figures: measure.figures)
    size = try parts.outermost(outermost, content: measure.containers.content, &arithmetic)
    var placed = Array(repeating: MosaicCell(size: size), count: arrangement.nodes.count)
    for index in arrangement.nodes.indices {
      if arrangement.nodes[index].kind == .cell {
        cells.append(placed[index])
      } else {
        try parts.layOutChildren(of: index, &placed, &arithmetic)
      }
    }
  }
}

/// The parts of an arrangement, being placed.
@usableFromInline struct MosaicParts<Value: LengthValue> {
  @usableFromInline let arrangement: Arrangement
  @usableFromInline let figures: Figures<Value>

  @inlinable init(arrangement: Arrangement, figures: Figures<Value>) {
    (self.arrangement, self.figures) = (arrangement, figures)
  }

  /// Layout rules R5 and R19: the whole arrangement, whose width refers to C1.
  @inlinable func outermost(
    _ node: ArrangementNode, content: Value, _ arithmetic: inout some LengthArithmetic<Value>
  ) throws(LayoutFailure) -> BoxSize<Value> {
    let width: Value
    switch node.width {
    case .length(let length): width = try extent(length, of: node, &arithmetic)
    case .percent(let percent): width = try content * percent
    default: throw .breach(.mosaic, "the outermost part's width is no length and no percent", "nothing encloses it")
    }
    guard try !arithmetic.isLess(content, width) else {
      throw .breach(
        .exactFit, "the outermost \(node.kind.rawValue) is \(width.shortText) wide",
        "the content is \(content.shortText) wide inside the insets")
    }
    switch node.height {
    case .length(let length): return BoxSize(width: width, height: try extent(length, of: node, &arithmetic))
    case .ratio(let ratioWidth, let ratioHeight):
      return BoxSize(width: width, height: try width.height(atRatio: ratioWidth, ratioHeight))
    default: throw .breach(.mosaic, "the outermost part's height is no length and no ratio", "nothing encloses it")
    }
  }

  /// Layout rules R19 and R20: the children of a row or column, side by side or one under another.
  @inlinable func layOutChildren(
    of index: Int, _ placed: inout [MosaicCell<Value>], _ arithmetic: inout some LengthArithmetic<Value>
  ) throws(LayoutFailure) {
    let node = arrangement.nodes[index]
    let children = arrangement.children(of: index)
    let room = try figures.room(node.insets, .mosaic, &arithmetic)
    let inner = try room.inside(placed[index].size, .exactFit, "the inside of a \(node.kind.rawValue)", &arithmetic)
    let isRow = node.kind == .row
    let spacing = try extent(node.spacing, of: node, &arithmetic)
    let extents = try self.extents(
      of: children, along: isRow ? inner.width : inner.height, spacing, in: node, &arithmetic)
    var (x, y) = (try placed[index].x + room.leading, try placed[index].y + room.top)
    for (child, extent) in zip(children, extents) {
      let across = try self.across(child, isRow ? inner.height : inner.width, in: node, &arithmetic)
      let size = isRow ? BoxSize(width: extent, height: across) : BoxSize(width: across, height: extent)
      placed[child] = MosaicCell(x: x, y: y, size: size)
      if isRow { x = try x + extent + spacing } else { y = try y + extent + spacing }
    }
  }

  /// Layout rule R19: points and percents first, then spacing, then shares divide what is left.
  @inlinable func extents(
    of children: [Int], along room: Value, _ spacing: Value, in parent: ArrangementNode,
    _ arithmetic: inout some LengthArithmetic<Value>
  ) throws(LayoutFailure) -> [Value] {
    var taken = try spacing * Rational(children.count - 1)
    var shares = Rational.zero
    var extents: [Value?] = []
    for child in children {
      let size = self.size(child, along: parent)
      if case .share(let share) = size {
        shares = try exact(shares + share)
        extents.append(nil)
      } else {
        let extent = try self.extent(size, of: child, in: room, &arithmetic)
        taken = try taken + extent
        extents.append(extent)
      }
    }
    let rest = try room - taken
    guard try !arithmetic.isNegative(rest) else {
      throw .breach(
        .exactFit, "the parts of a \(parent.kind.rawValue) and the spacing between them take \(taken.shortText)",
        "there is room for \(room.shortText)")
    }
    return try zip(children, extents).map { child, extent throws(LayoutFailure) in
      guard case .share(let share) = self.size(child, along: parent) else { return extent ?? .zero }
      return try rest * exact(share / shares)
    }
  }

  @inlinable func size(_ child: Int, along parent: ArrangementNode) -> Size {
    parent.kind == .row ? arrangement.nodes[child].width : arrangement.nodes[child].height
  }

  /// Layout rules R5 and R20: the extent of a part across the axis of its row or column.
  @inlinable func across(
    _ child: Int, _ room: Value, in parent: ArrangementNode, _ arithmetic: inout some LengthArithmetic<Value>
  ) throws(LayoutFailure) -> Value {
    let node = arrangement.nodes[child]
    let extent = try self.extent(parent.kind == .row ? node.height : node.width, of: child, in: room, &arithmetic)
    guard try !arithmetic.isLess(room, extent) else {
      throw .breach(
        .exactFit, "a \(node.kind.rawValue) is \(extent.shortText) \(parent.kind == .row ? "high" : "wide")",
        "its \(parent.kind.rawValue) has room for \(room.shortText)")
    }
    return extent
  }

  /// Layout rule R5: a length, or a percent of the enclosing row or column less its insets.
  @inlinable func extent(
    _ size: Size, of child: Int, in room: Value, _ arithmetic: inout some LengthArithmetic<Value>
  ) throws(LayoutFailure) -> Value {
    switch size {
    case .length(let length): return try extent(length, of: arrangement.nodes[child], &arithmetic)
    case .percent(let percent): return try room * percent
    case .share: throw .breach(.mosaic, "a part has a share across its row or column", "nothing is left over there")
    case .ratio, .ratioField, .field, .estimate, .inView, .rows:
      throw .breach(.mosaic, "a part has no definite extent", "parts are lengths, percents and shares")
    }
  }

  @inlinable func extent(
    _ length: Length, of node: ArrangementNode, _ arithmetic: inout some LengthArithmetic<Value>
  ) throws(LayoutFailure) -> Value {
    try figures.extent(length, .mosaic, &arithmetic) { "a length of a \(node.kind.rawValue) is \($0.shortText)" }
  }
}

/// The insets of units in cells: `item.width` is the cell's box, so a unit has as many as there are cells.
@usableFromInline package struct CellInsets<Value: LengthValue> {
  @usableFromInline let units: UnitBoxes<ResolvedUnit>
  @usableFromInline let cells: [MosaicCell<Value>]
  @usableFromInline let figures: Figures<Value>
  /// By unit, then by cell, as far as they were asked for.
  @usableFromInline var known: [Room<Value>?]

  @inlinable package init(
    _ section: borrowing ResolvedSection, _ items: [ItemData], _ tile: MosaicTile<Value>, _ figures: Figures<Value>
  ) throws(LayoutFailure) {
    units = try section.unitBoxes(for: items) { unit, _ throws(LayoutFailure) in unit }
    cells = tile.cells
    self.figures = figures
    known = Array(repeating: nil, count: units.boxes.count * cells.count)
  }

  /// Layout rule R6: the insets of an item in a cell.
  @inlinable package mutating func room(
    item: Int, cell: Int, _ arithmetic: inout some LengthArithmetic<Value>
  ) throws(LayoutFailure) -> Room<Value> {
    let index = Int(units.boxOfItem[item]) * cells.count + cell
    if let room = known[index] { return room }
    var figures = figures
    figures.itemWidth = cells[cell].size.width
    let room = try figures.room(units[item].insets, .itemInsets, &arithmetic)
    known[index] = room
    return room
  }
}
