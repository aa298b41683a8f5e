import SDUIIR

extension SectionContents {
  /// A carousel: one strip over the full width of the container (layout rules R21 and R22).
  static func carousel(
    _ section: ResolvedSection, _ items: [ItemData], _ measure: SectionMeasure
  ) throws(LayoutFailure) -> SectionContents {
    var strip = try Strip(section, items, measure)
    try strip.makeUniform()
    try strip.arrangeColumns()
    var lines = SectionContents(try strip.frames(), units: items.units, of: .carousel, height: try strip.height())
    lines.strip = try strip.layout()
    return lines
  }
}

/// The strip of a carousel, from its items' boxes to its columns.
struct Strip {
  let measure: SectionMeasure
  let scroll: ScrollBehavior
  let paging: Paging?
  /// Whether the section may show fewer items than it has.
  let isCollapsed: Bool
  /// How many items stand one under another in a column; at most as many as there are.
  let rows: Int
  var boxes: MeasuredBoxes
  /// In the order of the data.
  var items: [StripItem] = []
  /// From the leading end.
  var columns: [StripColumn] = []

  /// Sizes all items.
  init(_ section: ResolvedSection, _ items: [ItemData], _ measure: SectionMeasure) throws(LayoutFailure) {
    guard section.rows >= 1 else {
      throw .breach(.strip, "the strip has \(section.rows) rows", "a strip has at least one")
    }
    self.measure = measure
    scroll = section.scroll
    paging = section.paging
    isCollapsed = section.collapse.visibleCount != nil
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
  mutating func makeUniform() throws(LayoutFailure) {
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
  mutating func arrangeColumns() throws(LayoutFailure) {
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
  func frames() throws(LayoutFailure) -> [Frame] {
    var frames: [Frame] = []
    frames.reserveCapacity(items.count)
    for column in columns {
      var y = Rational.zero
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
  func height() throws(LayoutFailure) -> Rational {
    var highest = Rational.zero
    for column in columns {
      var height = try exact(Rational(column.items.count - 1) * measure.lineSpacing)
      for index in column.items { height = try exact(height + items[index].height) }
      highest = max(highest, height)
    }
    return highest
  }

  /// Layout rules R21 to R23: how wide the content is, where it comes to rest, and how it goes on.
  func layout() throws(LayoutFailure) -> StripLayout {
    let width = try contentWidth()
    let maximum = max(.zero, try exact(width - measure.width))
    var layout = StripLayout(contentWidth: width, maximumOffset: maximum)
    if let segment = try segment() {
      let offsets = try repeatedOffsets(segment)
      layout.restOffsets = offsets
      layout.paging = PagingLayout(
        pages: offsets.count,
        segment: StripSegment(
          length: segment, jumpBelow: segment, jumpFrom: try exact(segment * Rational(2))))
    } else {
      layout.restOffsets = try restOffsets(width, maximum: maximum)
      layout.paging =
        paging == nil
        ? nil
        : layout.restOffsets.map {
          PagingLayout(pages: $0.count, isLoop: paging?.repetition == .loop)
        }
    }
    return layout
  }
}

/// An item of a strip.
struct StripItem {
  /// The index of its box.
  let box: Int
  var height: Rational
}

/// A column of a strip.
struct StripColumn {
  let x: Rational
  let width: Rational
  let items: Range<Int>
}
