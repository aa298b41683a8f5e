import SDUIIR

extension Lines {
  /// A carousel: one strip over the full width of the container (layout rules R21 and R22).
  static func carousel(
    _ section: SettledSection, _ items: [ItemData], _ measure: SectionMeasure, top: Rational
  ) throws(Problem) -> Lines {
    var strip = try Strip(section, items, measure)
    try strip.makeUniform()
    try strip.arrangeColumns()
    var lines = Lines()
    lines.frames = try strip.frames(top: top)
    lines.height = try strip.height()
    lines.strip = try strip.layout()
    return lines
  }
}

/// The strip of a carousel, from its items' boxes to its columns.
private struct Strip {
  let measure: SectionMeasure
  let scroll: ScrollBehavior
  /// How many items stand one under another in a column; at most as many as there are.
  let rows: Int
  var boxes: MeasuredBoxes
  /// In the order of the data.
  var items: [StripItem] = []
  /// From the leading end.
  var columns: [StripColumn] = []

  /// Sizes all items.
  init(_ section: SettledSection, _ items: [ItemData], _ measure: SectionMeasure) throws(Problem) {
    guard section.rows >= 1 else {
      throw .breach(.strip, "the strip has \(section.rows) rows", "a strip has at least one")
    }
    self.measure = measure
    scroll = section.scroll
    rows = min(Int(clamping: section.rows), max(items.count, 1))
    boxes = try MeasuredBoxes(section, items, measure)
    self.items.reserveCapacity(items.count)
    for index in items.indices {
      do {
        let box = try boxes.box(of: items[index])
        self.items.append(StripItem(box: box, height: try boxes[box].height(of: items[index])))
      } catch { throw error.naming(item: index) }
    }
  }

  /// Layout rule R25: `uniformAcrossSiblings` gives the items of a row of the strip the greatest height among them.
  mutating func makeUniform() throws(Problem) {
    guard boxes.haveUniformHeights else { return }
    for row in 0..<min(rows, items.count) {
      var greatest = Rational.zero
      for index in stride(from: row, to: items.count, by: rows) { greatest = max(greatest, items[index].height) }
      for index in stride(from: row, to: items.count, by: rows)
      where boxes[items[index].box].isUniformAcrossSiblings {
        items[index].height = greatest
      }
    }
  }

  /// Layout rule R21: items fill columns of `rows` downwards; a column is as wide as its widest item.
  mutating func arrangeColumns() throws(Problem) {
    var x = Rational.zero
    for first in stride(from: 0, to: items.count, by: rows) {
      let members = first..<min(first + rows, items.count)
      var width = Rational.zero
      for index in members { width = max(width, boxes[items[index].box].width) }
      if columns.isEmpty { x = try leadingPadding(width) }
      columns.append(StripColumn(x: x, width: width, items: members))
      x = try exact(x + width + measure.itemSpacing)
    }
  }

  /// Layout rule R21: the cells as they stand at offset 0, with the line spacing between the rows.
  func frames(top: Rational) throws(Problem) -> [Frame] {
    var frames: [Frame] = []
    frames.reserveCapacity(items.count)
    for column in columns {
      var y = top
      for index in column.items {
        let item = items[index]
        do { frames.append(try boxes[item.box].cell(x: column.x, y: y, height: item.height)) } catch {
          throw error.naming(item: index)
        }
        if index + 1 < column.items.upperBound { y = try exact(y + item.height + measure.lineSpacing) }
      }
    }
    return frames
  }

  /// Layout rule R21: the strip is as high as its highest column.
  func height() throws(Problem) -> Rational {
    var highest = Rational.zero
    for column in columns {
      var height = try exact(Rational(column.items.count - 1) * measure.lineSpacing)
      for index in column.items { height = try exact(height + items[index].height) }
      highest = max(highest, height)
    }
    return highest
  }

  /// Layout rules R21 and R22: how wide the content is, and where it comes to rest.
  func layout() throws(Problem) -> StripLayout {
    let width = try contentWidth()
    let maximum = max(.zero, try exact(width - measure.width))
    return StripLayout(
      contentWidth: width, maximumOffset: maximum, restOffsets: try restOffsets(width, maximum: maximum))
  }
}

/// An item of a strip.
private struct StripItem {
  /// The index of its box.
  let box: Int
  var height: Rational
}

/// A column of a strip.
private struct StripColumn {
  let x: Rational
  let width: Rational
  let items: Range<Int>
}

extension Strip {
  /// Layout rule R21: `L + Σ column widths + (columns − 1)·s + R`. A strip without items is its padding.
  private func contentWidth() throws(Problem) -> Rational {
    guard let last = columns.last else {
      return try exact(measure.containers.leading + measure.containers.trailing)
    }
    let trailing = try padding(beside: last.width, orInset: measure.containers.trailing)
    return try exact(last.x + last.width + trailing)
  }

  private func leadingPadding(_ width: Rational) throws(Problem) -> Rational {
    try padding(beside: width, orInset: measure.containers.leading)
  }

  /// Layout rule R22: a centred strip has `(W − w)/2` beside its first and last column, others L and R (R21).
  private func padding(beside width: Rational, orInset inset: Rational) throws(Problem) -> Rational {
    guard scroll == .groupPagingCentered else { return inset }
    let padding = try exact((measure.width - width) / Rational(2))
    guard !padding.isNegative else {
      throw .breach(
        .restOffsets, "the padding beside a centred column is \(padding.text)",
        "the column is \(width.text) wide")
    }
    return padding
  }

  /// Layout rule R22: where the strip comes to rest.
  private func restOffsets(_ contentWidth: Rational, maximum: Rational) throws(Problem) -> [Rational]? {
    switch scroll {
    case .continuous: return nil
    case .paging: return try pages(contentWidth, maximum: maximum)
    case .continuousGroupLeadingBoundary, .groupPaging:
      return try columns.map { column throws(Problem) in
        min(try exact(column.x - measure.containers.leading), maximum)
      }
    case .groupPagingCentered:
      return try columns.map { column throws(Problem) in
        try exact(column.x + (column.width - measure.width) / Rational(2))
      }
    }
  }

  /// Layout rule R22: `min(k·W, max)`, for as many pages as show all of the content.
  private func pages(_ contentWidth: Rational, maximum: Rational) throws(Problem) -> [Rational] {
    guard !columns.isEmpty else { return [] }
    guard maximum > .zero else { return [.zero] }
    guard measure.width > .zero else {
      throw .breach(.restOffsets, "a page is 0 wide", "the content is \(contentWidth.text) wide")
    }
    let full = try exact(maximum / measure.width).floor
    guard full < Self.mostPages else {
      throw .breach(
        .restOffsets, "the strip has over \(Self.mostPages) pages", "its content is \(contentWidth.text) wide")
    }
    var offsets: [Rational] = []
    for page in 0...Int(full) { offsets.append(try exact(Rational(page) * measure.width)) }
    if offsets.last != maximum { offsets.append(maximum) }
    return offsets
  }

  /// As many pages as a response may bring items.
  private static let mostPages: Int64 = 1_000_000
}
