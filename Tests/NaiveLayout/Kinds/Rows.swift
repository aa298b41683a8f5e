// Grids, lists and heroes: R13 to R16, and the rows of a flow (R18).

extension Section {
  /// A list is a grid of one column; a hero is a list that is as wide as the container.
  func rows() throws(Failure) -> Lines {
    let isHero = declaration.kind == "hero"
    let isList = declaration.kind == "list"
    if isList, figures.points(declaration["separator"]?["height"]) > lineSpacing { throw failure(.r7) }
    let count = declaration.kind == "grid" ? try columnCount() : 1
    if declaration.kind == "grid", try emptyCells(count) > 0 { trace.reach(.r14, "startColumn") }
    if declaration.kind == "grid", let rowHeight = declaration["rowHeight"] {
      return try cells(in: count, rowHeight: rowHeight)
    }
    let gap = itemSpacing
    let column = isHero ? width : try columnWidth(count)
    var lines = Lines(boxes: items.map { _ in Frame(0, 0, 0, 0) })
    if declaration.kind == "grid" { lines.columns = count }
    var y = Fraction.zero
    for row in try placed(in: count, after: declaration.kind == "grid" ? emptyCells(count) : 0) {
      let rowItems = row.map { items[$0.item] }
      let widths = row.map { place in
        place.span == count ? isHero ? width : contentWidth : Fraction(place.span) * (column + gap) - gap
      }
      let (heights, rowHeight) = try heights(ofRow: rowItems, widths: widths)
      for (index, place) in row.enumerated() {
        let x = (isHero ? 0 : left) + Fraction(place.column) * (column + gap)
        lines.boxes[place.item] = aligned(
          Frame(x, y, widths[index], heights[index]), inRowOf: rowHeight)
      }
      lines.height = y + rowHeight
      y = lines.height + lineSpacing
    }
    return lines
  }

  /// The number of columns: a declared one, or as many as fit (R16).
  func columnCount() throws(Failure) -> Int {
    guard let adaptive = declaration["columns"]?["adaptive"] else {
      trace.reach(.r13)
      return declaration["columns"]?.whole ?? 1
    }
    trace.reach(.r16)
    let minimum = figures.points(adaptive["min"])
    // Where columns take no room, they would be without number.
    if contentWidth < minimum || minimum.isNegative || minimum + itemSpacing == 0 { throw failure(.r16) }
    let count = max(1, ((contentWidth + itemSpacing) / (minimum + itemSpacing)).floor)
    return min(count, adaptive["max"]?.whole ?? .max)
  }

  /// `u` of R13.
  func columnWidth(_ count: Int) throws(Failure) -> Fraction {
    let width = (contentWidth - Fraction(count - 1) * itemSpacing) / Fraction(count)
    if width.isNegative { throw failure(.r13) }
    return width
  }

  /// An item in a row, by its index in the data, with its first column.
  struct Place {
    let item: Int
    let column: Int
    let span: Int
  }

  /// R14: how many cells of the first row stay empty.
  func emptyCells(_ columns: Int) throws(Failure) -> Int {
    let start = declaration["startColumn"]?.whole ?? 1
    if start < 1 || start > columns { throw failure(.r14) }
    return start - 1
  }

  /// R14: the rows, in order.
  private func placed(in columns: Int, after emptyCells: Int) throws(Failure) -> [[Place]] {
    var waiting = Array(items.indices)
    var rows: [[Place]] = []
    while !waiting.isEmpty {
      trace.reach(.r14)
      var row: [Place] = []
      var used = rows.isEmpty ? emptyCells : 0
      var left: [Int] = []
      for (position, item) in waiting.enumerated() {
        let span = try span(of: items[item], columns)
        if used + span <= columns {
          row.append(Place(item: item, column: used, span: span))
          used += span
        } else if used < columns, unit(items[item])["place"]?.string == "nextRow" {
          trace.reach(.r14, "nextRow")
          left.append(item)
        } else {
          left += waiting[position...]
          break
        }
      }
      rows.append(row)
      waiting = left
    }
    return rows
  }

  /// R13: what is written of the span of an item. A case that is not there yet is the first one.
  func writtenSpan(of item: Item) -> JSON? {
    let written = unit(item)["span"]
    guard let path = written?["field"] else { return written }
    trace.reach(.r13, "span of the data")
    let (value, field) = document.value(at: path, in: item)
    let name = value?.string ?? field?["enum"]?.string.flatMap(document.firstCase)
    return name.flatMap { written?["cases"]?[$0] }
  }

  func span(of item: Item, _ columns: Int) throws(Failure) -> Int {
    let written = writtenSpan(of: item)
    let span = written?["columns"] ?? written
    if span?.string == "all" {
      trace.reach(.r13, "span all")
      return columns
    }
    let count = span?.whole ?? 1
    if count > 1 { trace.reach(.r13, "span") }
    if count > columns { throw failure(.r13) }
    if declaration["rowHeight"] == nil, let rows = written?["rows"]?.whole, rows > 1 { throw failure(.r13) }
    return count
  }

  /// R15 and R25: the heights of the items of a row, and that of the row.
  func heights(ofRow row: [Item], widths: [Fraction]) throws(Failure) -> ([Fraction], Fraction) {
    trace.reach(.r15)
    var heights: [Fraction] = []
    for (item, width) in zip(row, widths) { heights.append(try height(of: item, width: width)) }
    let rowHeight = greatest(heights)
    if rowAlign == "stretch" { heights = heights.map { _ in rowHeight } }
    for index in row.indices where isUniform(row[index]) {
      trace.reach(.r25, "uniformAcrossSiblings")
      heights[index] = rowHeight
    }
    return (heights, rowHeight)
  }

  /// R15: an item at the top, in the centre or at the bottom of its row.
  func aligned(_ box: Frame, inRowOf height: Fraction) -> Frame {
    trace.reach(.r15, rowAlign)
    switch rowAlign {
    case "center": return box.moved(x: 0, y: (height - box.height) / 2)
    case "bottom": return box.moved(x: 0, y: height - box.height)
    default: return box
    }
  }
}
