import SDUIIR
import SDUILayout

extension SymbolicContents {
  /// A grid (layout rules R13 to R16).
  static func grid(
    _ section: ResolvedSection, _ items: ItemList, _ measure: SymbolicMeasure, _ path: inout SymbolicPath
  ) throws(LayoutFailure) -> SymbolicContents {
    let columns = try SymbolicColumns(section.columns, measure, &path)
    let boxes = try section.symbolicBoxes(for: items) { unit, _ throws(LayoutFailure) in
      let span = try columns.span(of: unit)
      let box = try SymbolicBox(unit, width: columns.width(ofSpan: span), measure.figures, &path)
      return SymbolicRowBox(box: box, span: span, waitsForNextRow: unit.waitsForNextRow)
    }
    var lines = try rows(boxes, items, columns.count, section.rowAlignment, measure, &path)
    lines.columns = columns.count
    return lines
  }

  /// A list: a column as wide as the content, with separators that fit between its lines.
  static func list(
    _ section: ResolvedSection, _ items: ItemList, _ measure: SymbolicMeasure, _ path: inout SymbolicPath
  ) throws(LayoutFailure) -> SymbolicContents {
    if let separator = section.separator {
      let height = try measure.figures.extent(separator.height, .sectionBox, &path)
      if try path.isLess(measure.lineSpacing, height) { throw .unresolved(.sectionBox) }
    }
    return try column(section, items, measure, width: measure.content, &path)
  }

  /// Items one under another (layout rules R13 to R15 for one column).
  static func column(
    _ section: ResolvedSection, _ items: ItemList, _ measure: SymbolicMeasure, width: LinearForm,
    _ path: inout SymbolicPath
  ) throws(LayoutFailure) -> SymbolicContents {
    let boxes = try section.symbolicBoxes(for: items) { unit, _ throws(LayoutFailure) in
      let box = try SymbolicBox(unit, width: width, measure.figures, &path)
      return SymbolicRowBox(box: box, span: 1, waitsForNextRow: false)
    }
    return try rows(boxes, items, 1, section.rowAlignment, measure, &path)
  }

  private static func rows(
    _ boxes: [Int: SymbolicRowBox], _ items: ItemList, _ columns: Int64, _ alignment: RowAlignment,
    _ measure: SymbolicMeasure, _ path: inout SymbolicPath
  ) throws(LayoutFailure) -> SymbolicContents {
    var lines = SymbolicContents()
    switch items.form {
    case .repeated(_, count: 0): break
    case .repeated(let item, let count):
      guard let box = boxes[item.unit] else { break }
      let height = try box.box.height(of: item, &path)
      try lines.add(unit: item.unit, box.box, height: height, &path)
      lines.lineCount = (count - 1) / max(1, Int(clamping: columns / box.span)) + 1
      lines.height = try (height + measure.lineSpacing) * Rational(lines.lineCount - 1) + height
    case .listed(let items):
      let rows = RowFilling.rows(of: items.map { boxes[$0.unit] }, columns: columns)
      for row in rows {
        let height = try lines.add(row: row.map { items[$0] }, boxes, alignment, &path)
        lines.height = try lines.lineCount == 0 ? height : lines.height + measure.lineSpacing + height
        lines.lineCount += 1
      }
    }
    return lines
  }

  /// Layout rule R15: a row is as high as its highest item.
  private mutating func add(
    row: [ItemData], _ boxes: [Int: SymbolicRowBox], _ alignment: RowAlignment, _ path: inout SymbolicPath
  ) throws(LayoutFailure) -> LinearForm {
    var rowHeight = LinearForm.zero
    var heights: [LinearForm] = []
    for item in row {
      guard let box = boxes[item.unit]?.box else { throw .unresolved(.noClamping) }
      let height = try box.height(of: item, &path)
      heights.append(height)
      rowHeight = try path.greatest(rowHeight, height)
    }
    for (item, height) in zip(row, heights) {
      guard let box = boxes[item.unit]?.box else { throw .unresolved(.noClamping) }
      let placed = box.isUniformAcrossSiblings || alignment == .stretch ? rowHeight : height
      try add(unit: item.unit, box, height: placed, &path)
    }
    return rowHeight
  }
}

/// A unit's box in rows.
struct SymbolicRowBox {
  let box: SymbolicBox
  /// How many columns it takes; at most as many as there are.
  let span: Int64
  let waitsForNextRow: Bool
}

/// Which items stand in which row (layout rule R14): a matter of spans alone.
private struct RowFilling {
  private let boxes: [SymbolicRowBox?]
  private let columns: Int64
  private var rows: [[Int]] = []
  private var open: [Int] = []
  private var filled: Int64 = 0
  /// In the order of the data.
  private var waiting: [Int] = []

  /// The items of each row, by the boxes of the items.
  static func rows(of boxes: [SymbolicRowBox?], columns: Int64) -> [[Int]] {
    var filling = RowFilling(boxes: boxes, columns: columns)
    for item in boxes.indices {
      if filling.span(item) > columns - filling.filled {
        if boxes[item]?.waitsForNextRow ?? false {
          filling.waiting.append(item)
          continue
        }
        filling.endRow(fitting: filling.span(item))
      }
      filling.place(item)
      if filling.filled == columns { filling.endRow(fitting: 0) }
    }
    filling.closeRow()
    while !filling.waiting.isEmpty {
      filling.takeWaiting()
      filling.closeRow()
    }
    return filling.rows
  }

  private init(boxes: [SymbolicRowBox?], columns: Int64) {
    self.boxes = boxes
    self.columns = columns
  }

  private func span(_ item: Int) -> Int64 { boxes[item]?.span ?? 1 }

  private mutating func place(_ item: Int) {
    open.append(item)
    filled += span(item)
  }

  private mutating func closeRow() {
    if !open.isEmpty { rows.append(open) }
    (open, filled) = ([], 0)
  }

  private mutating func endRow(fitting span: Int64) {
    closeRow()
    while !waiting.isEmpty {
      takeWaiting()
      if filled < columns, span <= columns - filled { return }
      closeRow()
    }
  }

  private mutating func takeWaiting() {
    while filled < columns, let next = waiting.firstIndex(where: { span($0) <= columns - filled }) {
      place(waiting.remove(at: next))
    }
  }
}

/// ``ColumnMeasure`` for a whole domain in which the number of columns is the same.
struct SymbolicColumns {
  /// `n`; at least 1.
  let count: Int64
  /// `u`: how wide one column is.
  let unit: LinearForm
  private let gap: LinearForm
  private let width: LinearForm

  /// Layout rule R13: `u = (C1 − (n−1)·g) / n`.
  init(_ columns: Columns?, _ measure: borrowing SymbolicMeasure, _ path: inout SymbolicPath) throws(LayoutFailure) {
    gap = measure.itemSpacing
    width = measure.content
    switch columns {
    case .fixed(let fixed): count = fixed
    case .adaptive(let minimum, let maximum):
      let least = try measure.figures.extent(minimum, .adaptiveColumns, &path)
      if maximum == nil, let open = try Self.many(least, measure, &path) {
        (count, unit) = (Self.fewest, open)
        return
      }
      count = try Self.adaptive(least, maximum, measure, &path)
    case nil: throw .unresolved(.columns)
    }
    guard count >= 1 else { throw .unresolved(.columns) }
    let gaps = try gap * exact(Rational(count - 1, over: 1))
    unit = try path.extent((width - gaps) / exact(Rational(count, over: 1)), .columns)
  }

  /// Layout rule R13: a span of `s` columns is `s·u + (s−1)·g` wide.
  func width(ofSpan span: Int64) throws(LayoutFailure) -> LinearForm {
    if span == count { return width }
    return try unit * exact(Rational(span, over: 1)) + gap * exact(Rational(span - 1, over: 1))
  }

  /// Layout rules R13 and R26: how many columns a unit takes.
  func span(of unit: ResolvedUnit) throws(LayoutFailure) -> Int64 {
    switch unit.span {
    case .all: return count
    case .columns(let span):
      guard span >= 1, span <= count else { throw .unresolved(.columns) }
      return span
    }
  }

  /// Where there may be very many columns, how wide one of many is: from `n·(min + g) ≤ C1 + g < (n+1)·(min + g)` follows
  /// that a column and a gap are less than `1 + 1/n` times `min + g`. `nil` where there are few.
  private static func many(
    _ least: LinearForm, _ measure: SymbolicMeasure, _ path: inout SymbolicPath
  ) throws(LayoutFailure) -> LinearForm? {
    let whole = try measure.content + measure.itemSpacing
    let step = try least + measure.itemSpacing
    guard path.isOfProof, least.isConstant, step.isConstant, step.constant > .zero else { return nil }
    let end = try path.domain.range(of: whole).upper?.value
    let greatest = try exact(step.constant * Rational(Int(manyAtLeast)))
    if let end, end <= greatest { return nil }
    if try path.isLess(whole, step * Rational(Int(fewest))) { return nil }
    let surplus = try exact(step.constant / Rational(Int(fewest)))
    return path.widthOfOpenColumns(from: least.constant, below: try exact(least.constant + surplus))
  }

  /// From how many columns on their number may be left open, and where it is worth it.
  private static let (fewest, manyAtLeast): (Int64, Int64) = (16, 64)

  /// Layout rule R16: `n = clamp(⌊(C1 + g) / (min + g)⌋, 1, max)`.
  private static func adaptive(
    _ least: LinearForm, _ maximum: Int64?, _ measure: SymbolicMeasure, _ path: inout SymbolicPath
  ) throws(LayoutFailure) -> Int64 {
    let (content, gap) = (measure.content, measure.itemSpacing)
    if try path.isLess(content, least) { throw .unresolved(.adaptiveColumns) }
    guard try path.isLess(.zero, least + gap) else { throw .unresolved(.adaptiveColumns) }
    if let maximum, maximum < 1 { throw .unresolved(.adaptiveColumns) }
    return max(1, try path.floor(content + gap, over: least + gap, atMost: maximum ?? .max))
  }
}
