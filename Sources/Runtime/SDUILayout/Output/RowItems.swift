import SDUIIR

/// Items in rows of equal columns, each by its row and its column (layout rules R13 to R15).
///
/// All heights are whole numbers over one denominator. So laying out an item is a few whole additions, a height that
/// changes moves the rows below by one addition each, and no cell can fail when it is asked for.
struct RowItems: Sendable {
  private let places: [RowPlace]
  /// For each box, what its cells have in common.
  private(set) var cells: [RowCell]
  /// The index of each box's unit among those of the section.
  private let units: [UInt32]
  private let alignment: RowAlignment
  /// The items in the order of their rows; empty where that is the order of the data.
  private let order: [UInt32]

  /// The common denominator of all heights.
  private(set) var denominator: Int64
  /// The height of each box; if some have items that differ, that of each item.
  private var heights: [Int64]
  private let haveOwnHeights: Bool
  /// The start of each row, and the start of another one after them.
  private var tops: [Int64]
  private var lineSpacing: Int64

  /// - Throws: `ArithmeticError` where the lengths have no common denominator in 64 bits, or a cell would have a negative
  ///   extent.
  init(_ rows: FilledRows<Rational>) throws(ArithmeticError) {
    let measure = rows.measure
    alignment = measure.alignment
    places = rows.placement.places
    units = measure.units.units
    order = rows.placement.isInOrder ? [] : Self.order(of: places, rowCount: rows.placement.rowCount)
    let denominator = try Self.denominator(of: rows)
    self.denominator = denominator
    haveOwnHeights = !rows.heights.items.isEmpty
    let known = haveOwnHeights ? rows.heights.items : rows.heights.boxes.map { $0 ?? .zero }
    heights = try known.map { height throws(ArithmeticError) in try height.over(denominator) }
    lineSpacing = try measure.lineSpacing.over(denominator)
    cells = try measure.units.boxes.map { box throws(ArithmeticError) in try RowCell(box, measure, over: denominator) }
    tops = Array(repeating: 0, count: rows.placement.rowCount + 1)
    try setTops()
    if cells.contains(where: { $0.above + $0.below > 0 }) {
      for item in places.indices { try checkExtent(of: item) }
    }
  }

  /// The number of items.
  var count: Int { places.count }

  /// The index of an item's unit among those of the section.
  func unit(at item: Int) -> Int { Int(units[box(at: item)]) }

  /// The index of an item's box among `cells`.
  private func box(at item: Int) -> Int { Int(places[item].box) }

  /// The end of the last row, over the denominator.
  var bottom: Int64 { tops.count > 1 ? tops[tops.count - 1] - lineSpacing : 0 }

  /// From the top of the first row to the bottom of the last.
  var height: Rational { Rational(reducing: bottom, positive: denominator) }

  /// The cell of an item.
  func frame(at item: Int) -> Frame {
    let box = box(at: item)
    let (y, height) = extent(of: item, box)
    return Frame(
      x: cells[box].x[Int(places[item].column)],
      y: Rational(reducing: y + cells[box].above, positive: denominator),
      width: cells[box].width,
      height: Rational(reducing: height - cells[box].above - cells[box].below, positive: denominator))
  }

  /// The cells of all items.
  var frames: [Frame] { places.indices.map { frame(at: $0) } }

  /// Layout rule R15: computes the position of an item's box in its row; with `stretch` and `uniformAcrossSiblings`
  /// (R25) it is as high as the row.
  private func extent(of item: Int, _ box: Int) -> (y: Int64, height: Int64) {
    let row = Int(places[item].row)
    let top = tops[row]
    let rowHeight = tops[row + 1] - lineSpacing - top
    if cells[box].stretches { return (top, rowHeight) }
    let height = boxHeight(of: item, box)
    switch alignment {
    case .top, .stretch: return (top, height)
    case .center: return (top + (rowHeight - height) / 2, height)
    case .bottom: return (top + rowHeight - height, height)
    }
  }

  private func boxHeight(of item: Int, _ box: Int) -> Int64 {
    heights[haveOwnHeights ? item : box]
  }

  /// Throws for a cell of which its insets leave nothing (layout rule R6), which the exact (fractional) path then
  /// reports.
  private func checkExtent(of item: Int) throws(ArithmeticError) {
    let box = box(at: item)
    guard cells[box].above + cells[box].below <= extent(of: item, box).height else { throw .overflow }
  }
}

/// The part that the cells of one box share.
struct RowCell: Sendable {
  let box: UnitBox<Rational>
  /// The left edge of a cell, by the first column of its box.
  let x: EvenSteps
  let width: Rational
  /// Layout rule R6: the insets above and below, over the denominator of the rows.
  fileprivate(set) var above: Int64
  fileprivate(set) var below: Int64
  /// Layout rules R15 and R25: whether the box is as high as its row.
  let stretches: Bool

  init(_ row: RowBox<Rational>, _ measure: RowParameters<Rational>, over denominator: Int64) throws(ArithmeticError) {
    box = row.box
    let columns = Int(clamping: measure.columns.count - row.span + 1)
    x = try EvenSteps(first: measure.leading + box.insets.leading, step: measure.columns.step, count: columns)
    width = try box.width - box.insets.leading - box.insets.trailing
    guard !width.isNegative else { throw .overflow }
    above = try box.insets.top.over(denominator)
    below = try box.insets.bottom.over(denominator)
    guard !above.addingReportingOverflow(below).overflow else { throw .overflow }
    stretches = measure.alignment == .stretch || box.isUniformAcrossSiblings
  }
}

extension RowItems {
  /// The least denominator that all heights have in common; where rows are centred, that of halves of them.
  private static func denominator(of rows: FilledRows<Rational>) throws(ArithmeticError) -> Int64 {
    var result = rows.measure.lineSpacing.denominator
    for box in rows.measure.units.boxes {
      result = try Rational.commonDenominator(result, box.box.insets.top.denominator)
      result = try Rational.commonDenominator(result, box.box.insets.bottom.denominator)
      result = try Rational.commonDenominator(result, box.height?.denominator ?? 1)
    }
    for height in rows.heights.items { result = try Rational.commonDenominator(result, height.denominator) }
    guard rows.measure.alignment == .center else { return result }
    let (halves, overflow) = result.multipliedReportingOverflow(by: 2)
    guard !overflow else { throw .overflow }
    return halves
  }

  /// Layout rules R7 and R15: a row is as high as its highest item, and rows are the line spacing apart.
  private mutating func setTops() throws(ArithmeticError) {
    // Stores each row's height after its top, then the sums.
    for item in places.indices {
      let behind = Int(places[item].row) + 1
      tops[behind] = max(tops[behind], boxHeight(of: item, box(at: item)))
    }
    for row in tops.indices.dropLast() {
      let (end, overflow) = tops[row].addingReportingOverflow(tops[row + 1])
      let (next, isOver) = end.addingReportingOverflow(lineSpacing)
      guard !overflow, !isOver else { throw .overflow }
      tops[row + 1] = next
    }
  }

  /// The items sorted by their rows, by counting; those of a row in the order of the data.
  private static func order(of places: [RowPlace], rowCount: Int) -> [UInt32] {
    var starts = Array(repeating: 0, count: rowCount + 1)
    for place in places { starts[Int(place.row) + 1] += 1 }
    for row in 0..<rowCount { starts[row + 1] += starts[row] }
    var order = Array(repeating: UInt32(0), count: places.count)
    for item in places.indices {
      let row = Int(places[item].row)
      order[starts[row]] = UInt32(truncatingIfNeeded: item)
      starts[row] += 1
    }
    return order
  }
}

extension RowItems {
  /// Layout rule R25: the box of an item follows its data; the rows below move. Gives by how much all rows become higher.
  ///
  /// - Throws: `LayoutFailure` where that cannot be held over one denominator, or is no layout.
  mutating func setData(_ data: ItemData, of item: Int) throws(LayoutFailure) -> Rational {
    let box = box(at: item)
    guard cells[box].box.height.dependsOnData else { return .zero }
    let height = try cells[box].box.height(of: data)
    return try exact(setHeight(height, of: item))
  }

  private mutating func setHeight(_ height: Rational, of item: Int) throws(ArithmeticError) -> Rational {
    let (halves, overflow) = height.denominator.multipliedReportingOverflow(by: alignment == .center ? 2 : 1)
    guard !overflow else { throw .overflow }
    try divide(by: halves)
    heights[item] = try height.over(denominator)
    let row = Int(places[item].row)
    let members = items(ofRows: row..<row + 1)
    let highest = members.map { boxHeight(of: $0, box(at: $0)) }.max() ?? 0
    let growth = highest - (tops[row + 1] - lineSpacing - tops[row])
    guard !tops[tops.count - 1].addingReportingOverflow(growth).overflow else { throw .overflow }
    if growth != 0 { for behind in row + 1..<tops.count { tops[behind] += growth } }
    for member in members { try checkExtent(of: member) }
    return Rational(reducing: growth, positive: denominator)
  }

  /// Brings all heights over a denominator that another one divides.
  private mutating func divide(by other: Int64) throws(ArithmeticError) {
    let common = try Rational.commonDenominator(denominator, other)
    guard common != denominator else { return }
    let factor = common / denominator
    func scaled(_ parts: Int64) throws(ArithmeticError) -> Int64 {
      let (scaled, overflow) = parts.multipliedReportingOverflow(by: factor)
      guard !overflow else { throw .overflow }
      return scaled
    }
    for index in heights.indices { heights[index] = try scaled(heights[index]) }
    for row in tops.indices { tops[row] = try scaled(tops[row]) }
    for box in cells.indices {
      cells[box].above = try scaled(cells[box].above)
      cells[box].below = try scaled(cells[box].below)
    }
    lineSpacing = try scaled(lineSpacing)
    denominator = common
  }
}

extension RowItems {
  /// The items whose rows meet a region, in the order of the data.
  func candidates(in region: Region) -> [Int] {
    let rowCount = tops.count - 1
    let first = (0..<rowCount).partitioningIndex { isBelow(tops[$0 + 1] - lineSpacing, region.top) }
    let behind = (0..<rowCount).partitioningIndex { !isBelow(region.bottom, tops[$0]) }
    return first < behind ? items(ofRows: first..<behind) : []
  }

  /// The items of some rows, in the order of the data.
  private func items(ofRows rows: Range<Int>) -> [Int] {
    let positions = places.indices
    let first = positions.partitioningIndex { places[item(at: $0)].row >= rows.lowerBound }
    let behind = positions.partitioningIndex { places[item(at: $0)].row >= rows.upperBound }
    return order.isEmpty ? Array(first..<behind) : order[first..<behind].map(Int.init).sorted()
  }

  private func item(at position: Int) -> Int { order.isEmpty ? position : Int(order[position]) }

  /// Whether an edge of a row is further down than some length.
  private func isBelow(_ edge: Int64, _ length: Rational) -> Bool {
    if denominator == 1, length.isWhole { return edge > length.numerator }
    let first = edge.multipliedFullWidth(by: length.denominator)
    let second = length.numerator.multipliedFullWidth(by: denominator)
    return first.high != second.high ? first.high > second.high : first.low > second.low
  }

  /// Whether some length is further down than an edge of a row.
  private func isBelow(_ length: Rational, _ edge: Int64) -> Bool {
    let first = edge.multipliedFullWidth(by: length.denominator)
    let second = length.numerator.multipliedFullWidth(by: denominator)
    return first.high != second.high ? first.high < second.high : first.low < second.low
  }
}

extension Rational {
  /// Returns the number as a count of parts of a denominator.
  fileprivate func over(_ denominator: Int64) throws(ArithmeticError) -> Int64 {
    if self.denominator == denominator { return numerator }
    let (parts, overflow) = numerator.multipliedReportingOverflow(by: denominator / self.denominator)
    guard !overflow, parts != .min else { throw .overflow }
    return parts
  }
}
