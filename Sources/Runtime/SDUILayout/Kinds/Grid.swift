import SDUIIR

extension RowParameters {
  /// A grid: equal columns, filled row by row (layout rules R13 to R16).
  @inlinable package static func grid(
    _ section: borrowing ResolvedSection, _ items: ItemList, _ measure: borrowing SectionMeasure<Value>,
    _ arithmetic: inout some LengthArithmetic<Value>
  ) throws(LayoutFailure) -> RowParameters {
    let columns = try ColumnMeasure(section.columns, measure, &arithmetic)
    guard section.startColumn >= 1, section.startColumn <= columns.count else {
      throw .tooFewColumns(ColumnShortage(start: section.startColumn, in: columns.count))
    }
    let equalRows = try EqualRows(section, columns, measure, &arithmetic)
    let figures = measure.figures
    // Units without items stay unresolved: an absent item cannot fail.
    let samples = section.startColumn == 1 ? items.samples : items.listed
    let units = try section.unitBoxes(for: samples) { unit, item throws(LayoutFailure) in
      let span = try columns.span(of: unit)
      let height = try equalRows?.height(of: unit)
      guard height != nil || unit.span.rows == 1 else {
        throw .breach(.columns, "the item spans \(unit.span.rows) rows", "the grid has no `rowHeight`")
      }
      let box = try UnitBox(unit, width: columns.width(ofSpan: span), rowsHeight: height, figures, &arithmetic)
      return try RowBox(
        box, span: span, rows: unit.span.rows, waitsForNextRow: unit.waitsForNextRow, item, &arithmetic)
    }
    return RowParameters(
      columns: columns, emptyCells: section.startColumn - 1, equalRows: equalRows, leading: measure.containers.leading,
      lineSpacing: measure.lineSpacing,
      alignment: section.rowAlignment, units: units)
  }
}

/// Equal columns and the gap between them (layout rule R13).
@usableFromInline package struct ColumnMeasure<Value: LengthValue> {
  /// `n`; at least 1.
  @usableFromInline package let count: Int64
  /// `u`: how wide one column is.
  @usableFromInline package let unit: Value
  /// `g`.
  @usableFromInline let gap: Value
  /// From one column to the next.
  @usableFromInline let step: Value
  /// The width of all columns and gaps.
  @usableFromInline let width: Value

  /// Layout rule R13: `u = (C1 − (n−1)·g) / n`.
  @inlinable package init(
    _ columns: Columns?, _ measure: borrowing SectionMeasure<Value>, _ arithmetic: inout some LengthArithmetic<Value>
  ) throws(LayoutFailure) {
    gap = measure.itemSpacing
    width = measure.containers.content
    let (content, gap) = (width, gap)
    switch columns {
    case .fixed(let fixed):
      guard fixed >= 1 else {
        throw .breach(.columns, "the section has \(counted(fixed, "column"))", "there is at least one")
      }
      count = fixed
    case .adaptive(let minimum, let maximum):
      let least = try measure.figures.extent(minimum, .adaptiveColumns, &arithmetic) {
        "the least column is \($0.shortText) wide"
      }
      if maximum == nil, let many = try arithmetic.manyColumns(atLeast: least, gap: gap, in: content) {
        (count, unit, step) = (many.count, many.width, try many.width + gap)
        return
      }
      count = try Self.adaptive(least, maximum, gap: gap, in: content, &arithmetic)
    case nil: throw .breach(.columns, "the section has no `columns`", "there is no guess")
    }
    let number = count
    guard number <= Self.most else {
      throw .breach(.columns, "the section has \(number) columns", "there are at most \(Self.most)")
    }
    let gaps = try gap * exact(Rational(number - 1, over: 1))
    let unit = try (content - gaps) / exact(Rational(number, over: 1))
    guard try !arithmetic.isNegative(unit) else {
      throw .breach(
        .columns, "the columns are \(unit.shortText) wide",
        "the spacing between \(number) of them takes \(gaps.shortText) of the \(content.shortText) inside the insets")
    }
    self.unit = unit
    step = try unit + gap
  }

  /// One column that fills a width.
  @inlinable init(single width: Value) {
    (count, unit, gap, step, self.width) = (1, width, .zero, width, width)
  }

  /// Layout rule R13: a span of `s` columns is `s·u + (s−1)·g` wide.
  @inlinable func width(ofSpan span: Int64) throws(LayoutFailure) -> Value {
    if span == count { return width }
    if span == 1 { return unit }
    return try unit * exact(Rational(span, over: 1)) + gap * exact(Rational(span - 1, over: 1))
  }

  /// 32 bits can distinguish so many columns, and no display has as many pixels.
  @inlinable static var most: Int64 { Int64(UInt32.max) }

  /// Layout rule R16: `n = clamp(⌊(C1 + g) / (min + g)⌋, 1, max)`; a content narrower than `min` is an error.
  @inlinable static func adaptive(
    _ least: Value, _ maximum: Int64?, gap: Value, in content: Value, _ arithmetic: inout some LengthArithmetic<Value>
  ) throws(LayoutFailure) -> Int64 {
    guard try !arithmetic.isLess(content, least) else {
      throw .breach(
        .adaptiveColumns, "the content is \(content.shortText) wide", "one column needs at least \(least.shortText)")
    }
    let step = try least + gap
    guard try arithmetic.isLess(.zero, step) else {
      throw .breach(
        .adaptiveColumns, "the least column and the spacing are 0 wide", "columns without end would fit")
    }
    if let maximum, maximum < 1 {
      throw .breach(.adaptiveColumns, "the section has at most \(maximum) columns", "there is at least one")
    }
    return max(1, try arithmetic.quotient(content + gap, by: step, atMost: maximum ?? .max))
  }
}

extension ResolvedSection {
  /// One box for each unit that has items; of a unit whose span the data decides, for each of its cases.
  @inlinable package func unitBoxes<Box>(
    for items: [ItemData], _ resolve: (ResolvedUnit, ItemData) throws(LayoutFailure) -> Box
  ) throws(LayoutFailure) -> UnitBoxes<Box> {
    let shown = shownUnits(of: items)
    var boxes: [Box] = []
    boxes.reserveCapacity(shown.units.count)
    for index in shown.units.indices {
      let item = shown.items[index]
      do { boxes.append(try resolve(shown.units[index], items[item])) } catch { throw error.naming(item: item) }
    }
    if let failure = shown.failure { throw failure }
    return UnitBoxes(boxes: boxes, units: shown.indices, boxOfItem: shown.unitOfItem)
  }

  /// The units that items show, and of units whose span the data decides each case. Apart from the boxes, whose types differ:
  /// most of the work is the same for all.
  @usableFromInline func shownUnits(of items: [ItemData]) -> ShownUnits {
    var shown = ShownUnits()
    // Proofs lay thousands of units out one by one: only those that items show are looked at.
    var boxOfUnit = Array(repeating: UInt32.max, count: units.count)
    var boxesOfCases: [Int: [UInt32]] = [:]
    shown.unitOfItem.reserveCapacity(items.count)
    for index in items.indices {
      let unit = items[index].unit
      guard unit >= 0, unit < boxOfUnit.count else {
        shown.failure = .broken(
          .noClamping, item: index, what: "the item is of unit \(unit)",
          why: "the section has \(counted(units.count, "unit"))")
        return shown
      }
      // A unit whose span the data decides has no box of its own.
      if boxOfUnit[unit] != .max {
        shown.unitOfItem.append(boxOfUnit[unit])
      } else if let cases = units[unit].span.matched?.cases, !cases.isEmpty {
        let choice: (unit: ResolvedUnit, index: Int)
        do { choice = try units[unit].shown(for: items[index]) } catch {
          shown.failure = error.naming(item: index)
          return shown
        }
        var boxes = boxesOfCases[unit] ?? Array(repeating: .max, count: cases.count)
        if boxes[choice.index] == .max { boxes[choice.index] = shown.add(choice.unit, unit, item: index) }
        shown.unitOfItem.append(boxes[choice.index])
        boxesOfCases[unit] = boxes
      } else {
        boxOfUnit[unit] = shown.add(units[unit], unit, item: index)
        shown.unitOfItem.append(boxOfUnit[unit])
      }
    }
    return shown
  }
}

/// The units of a section that items show, each for each case of its span, in the order of their first items.
@usableFromInline struct ShownUnits {
  @usableFromInline private(set) var units: [ResolvedUnit] = []
  /// The index of each among the units of the section.
  @usableFromInline private(set) var indices: [UInt32] = []
  /// The first item that shows each.
  @usableFromInline private(set) var items: [Int] = []
  /// The index in `units` of what each item shows.
  @usableFromInline var unitOfItem: [UInt32] = []
  /// Why the next item shows none of them.
  @usableFromInline var failure: LayoutFailure?

  /// Adds a unit, and gives its index.
  mutating func add(_ unit: ResolvedUnit, _ index: Int, item: Int) -> UInt32 {
    units.append(unit)
    indices.append(UInt32(truncatingIfNeeded: index))
    items.append(item)
    return UInt32(truncatingIfNeeded: units.count - 1)
  }
}

extension ResolvedUnit {
  /// Layout rule R13: the unit with the span of an item, and the index of the case by which the data chooses it.
  fileprivate func shown(for item: ItemData) throws(LayoutFailure) -> (unit: ResolvedUnit, index: Int) {
    guard var matched = span.matched else { return (self, 0) }
    guard let index = matched.index(for: item) else {
      throw .breach(.columns, "the span comes from the data", "the data has no such case in `\(matched.field)`")
    }
    matched.chosen = index
    var shown = self
    shown.span = .matched(matched)
    return (shown, index)
  }
}

extension MatchedSpan {
  /// The index of the case of an item; `nil` where its data has none of them.
  fileprivate func index(for item: ItemData) -> Int? {
    if let chosen { return chosen }
    let name = item.fieldCases.first { $0.field == field }?.name
    return cases.firstIndex { $0.name == name }
  }

  /// The span of an item; `nil` where its data has none of the cases.
  package func span(of item: ItemData) -> ItemSpan? { index(for: item).map { cases[$0].span } }
}

/// The boxes of those units of a section that have items, and which item has which. One pass over the items gives both:
/// they are large, and reading them is most of what a pass costs. Units without items cost nothing, so that a section of
/// many units can be proved one unit after another.
@usableFromInline package struct UnitBoxes<Box> {
  /// In the order of their first items.
  @usableFromInline package var boxes: [Box]
  /// The index of each box's unit among those of the section.
  @usableFromInline let units: [UInt32]
  /// The index of each item's box.
  @usableFromInline let boxOfItem: [UInt32]

  @inlinable init(boxes: [Box], units: [UInt32], boxOfItem: [UInt32]) {
    (self.boxes, self.units, self.boxOfItem) = (boxes, units, boxOfItem)
  }

  /// The box of an item.
  @inlinable package subscript(item: Int) -> Box { boxes[Int(boxOfItem[item])] }

  /// The index of each item's unit among those of the section.
  var unitOfItem: [UInt32] { boxOfItem.map { units[Int($0)] } }
}

extension UnitBoxes: Sendable where Box: Sendable {}

extension ColumnMeasure {
  /// Layout rules R13 and R26: how many columns a unit takes; more than there are is an error, unless it is `all`.
  @inlinable func span(of unit: ResolvedUnit) throws(LayoutFailure) -> Int64 {
    guard let span = unit.span.columns else { return count }
    guard span >= 1 else { throw .breach(.columns, "the item spans \(span) columns", "it takes at least one") }
    guard span <= count else {
      throw .tooFewColumns(ColumnShortage(unit.span, of: span, in: count))
    }
    return span
  }
}
