import SDUIIR
import SDUILayout

/// ``SectionContents`` for a whole domain: how large everything is, and how many lines there are.
struct SymbolicContents {
  /// The number of lines: rows of a grid, lines of a flow, repetitions of a mosaic's arrangement, items of the longest
  /// column of a waterfall, and rows of a strip.
  var lineCount = 0
  /// The number of columns of a grid, waterfall or strip.
  var columns: Int64?
  /// From the top of the first line to the bottom of the last.
  var height = LinearForm.zero
  /// The boxes of the items, each size once.
  private(set) var boxes: [ItemSize] = []
  /// The width of the content of a strip.
  var stripWidth: LinearForm?
  /// The sections of a stack; `nil` where one takes no room.
  var sections: [SectionSizes] = []
  /// The same, where there are many.
  private var known: Set<ItemSize> = []

  /// Whether there are no items and no sections in them.
  var isEmpty: Bool { boxes.isEmpty && !sections.contains { $0.takesRoom } }

  /// Notes the box of an item, in which there must be a cell (layout rule R6).
  private mutating func add(
    unit: Int, _ size: BoxSize<LinearForm>, insets: Room<LinearForm>, _ path: inout SymbolicPath
  ) throws(LayoutFailure) {
    let cell = try insets.inside(size, .itemInsets, "the cell", &path)
    let item = ItemSize(unit: unit, width: size.width, height: size.height, cell: cell)
    // A few are looked through faster than they are hashed.
    if boxes.count < 8 {
      if !boxes.contains(item) { boxes.append(item) }
      return
    }
    if known.isEmpty { known.formUnion(boxes) }
    if known.insert(item).inserted { boxes.append(item) }
  }

  /// Notes an item of a height in its unit's box.
  private mutating func add(
    unit: Int, _ box: borrowing UnitBox<LinearForm>, height: LinearForm, _ path: inout SymbolicPath
  ) throws(LayoutFailure) {
    try add(unit: unit, BoxSize(width: box.width, height: height), insets: box.insets, &path)
  }

  /// No items.
  init() {}

  /// The lines of a section.
  init(
    _ section: borrowing ResolvedSection, _ data: borrowing SectionItems, _ measure: SectionMeasure<LinearForm>,
    _ path: inout SymbolicPath
  ) throws(LayoutFailure) {
    let items = data.items
    switch section.kind {
    case .hero: try addRows(.hero(section, items, measure, &path), items, &path)
    case .list: try addRows(.list(section, items, measure, &path), items, &path)
    case .grid:
      let rows = try RowParameters.grid(section, items, measure, &path)
      try addRows(rows, items, &path)
      columns = rows.columns.count
    case .carousel: try addStrip(section, items.listed, measure, &path)
    case .waterfall: try addWaterfall(section, items.listed, measure, &path)
    case .mosaic: try addMosaic(section, items.listed, measure, &path)
    case .flow: try addFlow(section, items.listed, measure, &path)
    case .stack: self = try .stack(section, data, measure, &path)
    }
  }

  private mutating func addRows(
    _ rows: RowParameters<LinearForm>, _ items: ItemList, _ path: inout SymbolicPath
  ) throws(LayoutFailure) {
    switch rows.form(of: items) {
    case .repeated(_, count: 0): break
    case .repeated(let item, let count):
      let uniform = try UniformRows(rows, item, count: count, &path)
      try add(unit: item.unit, rows.units[0].box, height: uniform.itemHeight, &path)
      lineCount = uniform.lineCount * Int(clamping: rows.units[0].rows)
      height = try uniform.height()
    case .listed(let items):
      if let equalRows = rows.equalRows { return try addCells(FilledCells(rows, equalRows), items, rows, &path) }
      let filled = try FilledRows(rows, items, &path)
      let rowHeights = try filled.rowHeights(&path)
      for index in items.indices {
        let height = filled.boxHeight(of: index, in: rowHeights)
        try add(unit: items[index].unit, rows.units[index].box, height: height, &path)
      }
      lineCount = rowHeights.count
      height = try filled.tops(of: rowHeights).bottom
    }
  }

  private mutating func addCells(
    _ cells: FilledCells<LinearForm>, _ items: [ItemData], _ rows: RowParameters<LinearForm>, _ path: inout SymbolicPath
  ) throws(LayoutFailure) {
    for index in items.indices {
      try add(unit: items[index].unit, rows.units[index].box, height: cells.boxHeight(of: index), &path)
    }
    lineCount = cells.rowCount
    height = try cells.height()
  }

  private mutating func addWaterfall(
    _ section: borrowing ResolvedSection, _ items: [ItemData], _ measure: SectionMeasure<LinearForm>,
    _ path: inout SymbolicPath
  ) throws(LayoutFailure) {
    let measured = try ColumnMeasure(section.columns, measure, &path)
    var waterfall = try WaterfallColumns(section, items, measure, measured, &path)
    for index in items.indices {
      let place = try waterfall.add(items[index], at: index, &path)
      try add(unit: items[index].unit, waterfall.units[index], height: place.height, &path)
      height = try path.greatest(height, place.y + place.height)
    }
    columns = measured.count
    lineCount = waterfall.lineCount
  }

  private mutating func addFlow(
    _ section: borrowing ResolvedSection, _ items: [ItemData], _ measure: SectionMeasure<LinearForm>,
    _ path: inout SymbolicPath
  ) throws(LayoutFailure) {
    let flow = try FlowLines(section, items, measure, &path)
    for line in flow.lines.indices {
      let lineHeight = try flow.height(ofLine: line, &path)
      for index in flow.lines[line] {
        let box = flow.boxes[flow.items[index].box]
        try add(unit: items[index].unit, box, height: flow.boxHeight(of: index, inRow: lineHeight), &path)
      }
      height = try line == 0 ? lineHeight : height + measure.lineSpacing + lineHeight
    }
    lineCount = flow.lines.count
  }

  private mutating func addMosaic(
    _ section: borrowing ResolvedSection, _ items: [ItemData], _ measure: SectionMeasure<LinearForm>,
    _ path: inout SymbolicPath
  ) throws(LayoutFailure) {
    guard !items.isEmpty else { return }
    let tile = try MosaicTile(section.arrangement, measure, &path)
    let places = try MosaicPlaces(section, items)
    var insets = try CellInsets(section, items, tile, measure.figures)
    for index in items.indices {
      let (unit, cell) = (items[index].unit, places[index].cell)
      do throws(LayoutFailure) {
        let room = try insets.room(item: index, cell: cell, &path)
        try add(unit: unit, tile.cells[cell].size, insets: room, &path)
      } catch {
        // Fewer items fit, if a response may bring so few.
        guard index > 0, index >= section.minItems else { throw error }
        try path.note(misfit: error)
        break
      }
    }
    lineCount = places.tileCount
    height = try (tile.size.height + measure.lineSpacing) * Rational(lineCount - 1) + tile.size.height
  }

  private mutating func addStrip(
    _ section: borrowing ResolvedSection, _ items: [ItemData], _ measure: SectionMeasure<LinearForm>,
    _ path: inout SymbolicPath
  ) throws(LayoutFailure) {
    let strip = try strip(section, items, measure, &path)
    for (item, size) in zip(items, strip.items) {
      try add(unit: item.unit, strip.boxes[size.box], height: size.height, &path)
    }
    columns = Int64(strip.columns.count)
    lineCount = items.isEmpty ? 0 : strip.rows
    height = try strip.height(&path)
    stripWidth = try strip.contentWidth(&path)
    try strip.checkRest(&path)
  }

  /// The strip of some items. Those that are too wide for an end of a centred strip (layout rule R22) may be between others.
  private func strip(
    _ section: borrowing ResolvedSection, _ items: [ItemData], _ measure: SectionMeasure<LinearForm>,
    _ path: inout SymbolicPath
  ) throws(LayoutFailure) -> Strip<LinearForm> {
    do throws(LayoutFailure) { return try Strip(section, items, measure, &path) } catch {
      guard error.brokenRule == .restOffsets, section.scroll == .groupPagingCentered, path.mayHaveOtherEnds,
        section.maxItems ?? .max > 2 * section.rows
      else { throw error }
      var middle = copy section
      middle.scroll = .groupPaging
      guard try middle.fitsAtEnds(measure, &path) else { throw error }
      try path.note(misfit: error)
      return try Strip(middle, items, measure, &path)
    }
  }
}

extension ResolvedSection {
  /// Whether items of some unit are narrow enough for both ends of a centred strip.
  fileprivate func fitsAtEnds(
    _ measure: SectionMeasure<LinearForm>, _ path: inout SymbolicPath
  ) throws(LayoutFailure) -> Bool {
    for (index, unit) in units.enumerated() {
      var width = LinearForm.zero
      if unit.width?.comesFromData ?? false {
        // The data of other items may make these narrower.
        if units.count == 1, let least = path.dataSizes?.width?.interval.lower { width = LinearForm(least.value) }
        if let least = unit.minWidth { width = try path.greatest(width, measure.figures.value(of: least, &path)) }
      } else {
        let item = ItemData(unit: index, imageRatios: unit.squareImages)
        width = try Strip(self, [item], measure, &path).columns.first?.width ?? .zero
      }
      if try !path.isLess(measure.width, width) { return true }
    }
    return false
  }
}
