import SDUIIR

extension SectionContents {
  /// A grid: equal columns, filled row by row (layout rules R13 to R16).
  static func grid(
    _ section: ResolvedSection, _ items: ItemList, _ measure: SectionMeasure
  ) throws(LayoutFailure) -> SectionContents {
    let columns = try ColumnMeasure(section.columns, measure)
    let rows = RowParameters(
      columns: columns, leading: measure.containers.leading, lineSpacing: measure.lineSpacing,
      alignment: section.rowAlignment, units: try section.rowBoxes(for: items.samples, measure.figures, columns))
    var lines = try SectionContents(rows, items)
    lines.columns = columns.count
    return lines
  }
}

/// Equal columns and the gap between them (layout rule R13).
struct ColumnMeasure {
  /// `n`; at least 1.
  let count: Int64
  /// `u`: how wide one column is.
  let unit: Rational
  /// `g`.
  let gap: Rational
  /// From one column to the next.
  let step: Rational
  /// What all columns and gaps fill.
  let width: Rational

  /// Layout rule R13: `u = (C1 − (n−1)·g) / n`.
  init(_ columns: Columns?, _ measure: SectionMeasure) throws(LayoutFailure) {
    gap = measure.itemSpacing
    width = measure.containers.content
    count = try Self.count(columns, measure)
    guard count <= Self.most else {
      throw .breach(.columns, "the section has \(count) columns", "there are at most \(Self.most)")
    }
    let (content, gap, number) = (width, gap, count)
    let gaps = try exact(Rational(number - 1, over: 1) * gap)
    let unit = try exact((content - gaps) / Rational(number, over: 1))
    guard !unit.isNegative else {
      throw .breach(
        .columns, "the columns are \(unit.shortText) wide",
        "the spacing between \(number) of them takes \(gaps.shortText) of the \(content.shortText) inside the insets")
    }
    self.unit = unit
    step = try exact(unit + gap)
  }

  /// One column that fills a width.
  init(single width: Rational) {
    (count, unit, gap, step, self.width) = (1, width, .zero, width, width)
  }

  /// Layout rule R13: a span of `s` columns is `s·u + (s−1)·g` wide.
  func width(ofSpan span: Int64) throws(LayoutFailure) -> Rational {
    if span == count { return width }
    if span == 1 { return unit }
    return try exact(Rational(span, over: 1) * unit + Rational(span - 1, over: 1) * gap)
  }

  /// So many columns can be told apart in 32 bits, and no display has as many pixels.
  private static let most = Int64(UInt32.max)

  /// How many columns there are.
  private static func count(_ columns: Columns?, _ measure: SectionMeasure) throws(LayoutFailure) -> Int64 {
    switch columns {
    case .fixed(let count):
      guard count >= 1 else {
        throw .breach(.columns, "the section has \(counted(count, "column"))", "there is at least one")
      }
      return count
    case .adaptive(let minimum, let maximum): return try adaptive(minimum, maximum, measure)
    case nil: throw .breach(.columns, "the section has no `columns`", "there is no guess")
    }
  }

  /// Layout rule R16: `n = clamp(⌊(C1 + g) / (min + g)⌋, 1, max)`; a content narrower than `min` is an error.
  private static func adaptive(
    _ minimum: Length, _ maximum: Int64?, _ measure: SectionMeasure
  ) throws(LayoutFailure) -> Int64 {
    let (content, gap) = (measure.containers.content, measure.itemSpacing)
    let least = try measure.figures.extent(minimum, .adaptiveColumns) { "the least column is \($0.shortText) wide" }
    guard content >= least else {
      throw .breach(
        .adaptiveColumns, "the content is \(content.shortText) wide", "one column needs at least \(least.shortText)")
    }
    guard try exact(least + gap) > .zero else {
      throw .breach(
        .adaptiveColumns, "the least column and the spacing are 0 wide", "columns without end would fit")
    }
    let count = max(1, try exact((content + gap) / (least + gap)).floor)
    guard let maximum else { return count }
    guard maximum >= 1 else {
      throw .breach(.adaptiveColumns, "the section has at most \(maximum) columns", "there is at least one")
    }
    return min(count, maximum)
  }
}

extension ResolvedSection {
  /// The boxes of the units that items ask for, in columns (layout rule R13). Units without items stay unresolved: what
  /// does not stand cannot fail.
  func rowBoxes(
    for items: [ItemData], _ figures: Figures, _ columns: ColumnMeasure
  ) throws(LayoutFailure) -> UnitBoxes<RowBox> {
    try unitBoxes(for: items) { unit, item throws(LayoutFailure) in
      let span = try columns.span(of: unit)
      let box = try UnitBox(unit, width: try columns.width(ofSpan: span), figures)
      return try RowBox(box, span: span, waitsForNextRow: unit.waitsForNextRow, item)
    }
  }

  /// One box for each unit.
  func unitBoxes<Box>(
    for items: [ItemData], _ resolve: (ResolvedUnit, ItemData) throws(LayoutFailure) -> Box
  ) throws(LayoutFailure) -> UnitBoxes<Box> {
    var boxes: [Box?] = Array(repeating: nil, count: units.count)
    var some: Box?
    var isResolved = Array(repeating: false, count: units.count)
    var unitOfItem: [UInt32] = []
    unitOfItem.reserveCapacity(items.count)
    for index in items.indices {
      let unit = items[index].unit
      guard unit >= 0, unit < isResolved.count else {
        throw .broken(
          .noClamping, item: index, what: "the item is of unit \(unit)",
          why: "the section has \(counted(units.count, "unit"))")
      }
      unitOfItem.append(UInt32(truncatingIfNeeded: unit))
      if isResolved[unit] { continue }
      isResolved[unit] = true
      do { boxes[unit] = try resolve(units[unit], items[index]) } catch { throw error.naming(item: index) }
      some = boxes[unit]
    }
    guard let some else { return UnitBoxes(boxes: [], unitOfItem: []) }
    return UnitBoxes(boxes: boxes.map { $0 ?? some }, unitOfItem: unitOfItem)
  }
}

/// The boxes of a section's units, and which item is of which. One pass over the items gives both: they are large, and
/// reading them is most of what a pass costs.
struct UnitBoxes<Box> {
  /// One for each unit; those without items have that of some other unit, and nobody asks for them.
  let boxes: [Box]
  /// The unit of each item.
  let unitOfItem: [UInt32]
}

extension ColumnMeasure {
  /// Layout rules R13 and R26: how many columns a unit takes; more than there are is an error, unless it is `all`.
  fileprivate func span(of unit: ResolvedUnit) throws(LayoutFailure) -> Int64 {
    switch unit.span {
    case .all: return count
    case .columns(let span):
      guard span >= 1 else { throw .breach(.columns, "the item spans \(span) columns", "it takes at least one") }
      guard span <= count else {
        throw .breach(.columns, "the item spans \(span) columns", "the grid has \(count)")
      }
      return span
    }
  }
}
