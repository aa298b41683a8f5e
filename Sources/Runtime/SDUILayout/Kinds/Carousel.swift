import SDUIIR

extension SectionContents {
  /// A carousel: one strip over the full width of the container (layout rules R21 and R22).
  static func carousel(
    _ section: ResolvedSection, _ items: [ItemData], _ measure: SectionMeasure<Rational>
  ) throws(LayoutFailure) -> SectionContents {
    var arithmetic = ExactArithmetic()
    let strip = try Strip(section, items, measure, &arithmetic)
    var lines = SectionContents(
      try strip.frames(), units: items.units, height: try strip.height(&arithmetic), isStrip: true)
    var layout = try strip.layout()
    (layout.deceleration, layout.bounce) = (section.deceleration, section.bounce)
    lines.strip = layout
    return lines
  }
}

/// The strip of a carousel, from its items' boxes to its columns.
@usableFromInline package struct Strip<Value: LengthValue> {
  @usableFromInline let measure: SectionMeasure<Value>
  @usableFromInline let scroll: ScrollBehavior
  @usableFromInline let paging: Paging?
  /// Whether the section may show fewer items than it has.
  @usableFromInline let isCollapsed: Bool
  /// The number of items in a column; at most as many as there are.
  @usableFromInline package let rows: Int
  @usableFromInline package var boxes: MeasuredBoxes<Value>
  /// In the order of the data.
  @usableFromInline package var items: [MeasuredItem<Value>] = []
  /// From the leading end.
  @usableFromInline package var columns: [StripColumn<Value>] = []

  /// Sizes all items and columns.
  @inlinable package init(
    _ section: borrowing ResolvedSection, _ items: [ItemData], _ measure: SectionMeasure<Value>,
    _ arithmetic: inout some LengthArithmetic<Value>
  ) throws(LayoutFailure) {
    guard section.rows >= 1 else {
      throw .breach(.strip, "the strip has \(section.rows) rows", "a strip has at least one")
    }
    self.measure = measure
    scroll = section.scroll
    paging = section.paging
    isCollapsed = section.collapse.visibleCount != nil
    rows = min(Int(clamping: section.rows), max(items.count, 1))
    boxes = try MeasuredBoxes(section, items, measure, &arithmetic)
    self.items.reserveCapacity(items.count)
    for index in items.indices {
      do {
        let box = try boxes.box(of: items[index], at: index, &arithmetic)
        let height = try boxes[box].height(of: items[index], &arithmetic)
        self.items.append(MeasuredItem(box: box, width: boxes[box].width, height: height))
      } catch { throw error.naming(item: index) }
    }
    try makeUniform(&arithmetic)
    try arrangeColumns(&arithmetic)
  }

  /// Layout rule R25: `uniformAcrossSiblings` gives the items of a row of the strip the greatest height among them.
  @inlinable mutating func makeUniform(_ arithmetic: inout some LengthArithmetic<Value>) throws(LayoutFailure) {
    guard boxes.haveUniformHeights else { return }
    for row in 0..<min(rows, items.count) {
      var greatest = Value.zero
      for index in stride(from: row, to: items.count, by: rows) {
        greatest = try arithmetic.greatest(greatest, items[index].height)
      }
      for index in stride(from: row, to: items.count, by: rows)
      where boxes[items[index].box].isUniformAcrossSiblings {
        items[index].height = greatest
      }
    }
  }

  /// Layout rule R21: items fill columns of `rows` downwards; a column is as wide as its widest item.
  @inlinable mutating func arrangeColumns(_ arithmetic: inout some LengthArithmetic<Value>) throws(LayoutFailure) {
    var x = Value.zero
    for first in stride(from: 0, to: items.count, by: rows) {
      let members = first..<min(first + rows, items.count)
      var width = Value.zero
      for index in members { width = try arithmetic.greatest(width, items[index].width) }
      if columns.isEmpty { x = try padding(beside: width, orInset: measure.containers.leading, &arithmetic) }
      columns.append(StripColumn(x: x, width: width, items: members))
      x = try x + width + measure.itemSpacing
    }
  }

  /// Layout rule R21: the strip is as high as its highest column.
  @inlinable package func height(_ arithmetic: inout some LengthArithmetic<Value>) throws(LayoutFailure) -> Value {
    var highest = Value.zero
    for column in columns {
      var height = try measure.lineSpacing * Rational(column.items.count - 1)
      for index in column.items { height = try height + items[index].height }
      highest = try arithmetic.greatest(highest, height)
    }
    return highest
  }

  /// Layout rule R21: `L + Σ column widths + (columns − 1)·s + R`. A strip without items is its padding.
  @inlinable
  package func contentWidth(_ arithmetic: inout some LengthArithmetic<Value>) throws(LayoutFailure) -> Value {
    guard let last = columns.last else { return try measure.containers.leading + measure.containers.trailing }
    let trailing = try padding(beside: last.width, orInset: measure.containers.trailing, &arithmetic)
    return try last.x + last.width + trailing
  }

  /// Layout rule R22: a centred strip has `(W − w)/2` beside its first and last column, others L and R (R21).
  @inlinable func padding(
    beside width: Value, orInset inset: Value, _ arithmetic: inout some LengthArithmetic<Value>
  ) throws(LayoutFailure) -> Value {
    guard scroll == .groupPagingCentered else { return inset }
    let padding = try (measure.width - width) / Rational(2)
    guard try !arithmetic.isNegative(padding) else {
      throw .breach(
        .restOffsets, "the padding beside a centred column is \(padding.shortText)",
        "the column is \(width.shortText) wide")
    }
    return padding
  }
}

extension Strip<Rational> {
  /// Layout rule R21: computes the cells at offset 0, with the line spacing between the rows.
  fileprivate func frames() throws(LayoutFailure) -> [Frame] {
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

  /// Layout rules R21 to R23: how wide the content is, where it comes to rest, and how it goes on.
  fileprivate func layout() throws(LayoutFailure) -> StripLayout {
    var arithmetic = ExactArithmetic()
    let width = try contentWidth(&arithmetic)
    let maximum = max(.zero, try exact(width - measure.width))
    var layout = StripLayout(contentWidth: width, maximumOffset: maximum, scroll: scroll)
    if let first = columns.first, columns.allSatisfy({ $0.width == first.width }) {
      layout.columns = StripColumns(
        rows: rows, leading: first.x, width: first.width, spacing: measure.itemSpacing)
    }
    if let segment = try segment(&arithmetic) {
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
          PagingLayout(pages: $0.count, isLoop: paging?.repetition == .loop && items.count > 1)
        }
    }
    return layout
  }
}

/// A column of a strip.
@usableFromInline package struct StripColumn<Value: LengthValue> {
  @usableFromInline let x: Value
  @usableFromInline package let width: Value
  @usableFromInline package let items: Range<Int>

  @inlinable init(x: Value, width: Value, items: Range<Int>) { (self.x, self.width, self.items) = (x, width, items) }
}
