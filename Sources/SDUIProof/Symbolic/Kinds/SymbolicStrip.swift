import SDUIIR
import SDUILayout

extension SymbolicContents {
  /// A carousel: one strip over the full width of the container (layout rules R21 to R23).
  static func carousel(
    _ section: ResolvedSection, _ items: [ItemData], _ measure: SymbolicMeasure, _ path: inout SymbolicPath
  ) throws(LayoutFailure) -> SymbolicContents {
    guard section.rows >= 1 else { throw .unresolved(.strip) }
    let strip = try SymbolicStrip(section, items, measure, &path)
    var lines = SymbolicContents()
    for (item, (box, height)) in zip(items, zip(strip.boxes, strip.heights)) {
      try lines.add(unit: item.unit, box, height: height, &path)
    }
    lines.columns = Int64(strip.columns.count)
    lines.lineCount = items.isEmpty ? 0 : strip.rows
    lines.height = try strip.height(&path)
    lines.stripWidth = try strip.contentWidth(&path)
    try strip.checkRest(&path)
    return lines
  }
}

/// ``Strip`` for a whole domain.
private struct SymbolicStrip {
  let section: ResolvedSection
  let measure: SymbolicMeasure
  let rows: Int
  let boxes: [SymbolicBox]
  private(set) var heights: [LinearForm] = []
  /// The items of each column, and how wide it is.
  private(set) var columns: [(items: Range<Int>, width: LinearForm)] = []

  init(
    _ section: ResolvedSection, _ items: [ItemData], _ measure: SymbolicMeasure, _ path: inout SymbolicPath
  ) throws(LayoutFailure) {
    self.section = section
    self.measure = measure
    rows = min(Int(clamping: section.rows), max(items.count, 1))
    boxes = try section.ownBoxes(of: items, measure, &path)
    for (item, box) in zip(items, boxes) { heights.append(try box.height(of: item, &path)) }
    try makeUniform(&path)
    for first in stride(from: 0, to: items.count, by: rows) {
      let members = first..<min(first + rows, items.count)
      var width = LinearForm.zero
      for index in members { width = try path.greatest(width, boxes[index].width) }
      columns.append((members, width))
    }
  }

  /// Layout rule R25: `uniformAcrossSiblings` gives the items of a row of the strip the greatest height among them.
  private mutating func makeUniform(_ path: inout SymbolicPath) throws(LayoutFailure) {
    guard boxes.contains(where: { $0.isUniformAcrossSiblings }) else { return }
    for row in 0..<min(rows, boxes.count) {
      var greatest = LinearForm.zero
      for index in stride(from: row, to: boxes.count, by: rows) {
        greatest = try path.greatest(greatest, heights[index])
      }
      for index in stride(from: row, to: boxes.count, by: rows) where boxes[index].isUniformAcrossSiblings {
        heights[index] = greatest
      }
    }
  }

  /// Layout rule R21: the strip is as high as its highest column.
  func height(_ path: inout SymbolicPath) throws(LayoutFailure) -> LinearForm {
    var highest = LinearForm.zero
    for column in columns {
      var height = try measure.lineSpacing * Rational(column.items.count - 1)
      for index in column.items { height = try height + heights[index] }
      highest = try path.greatest(highest, height)
    }
    return highest
  }

  /// Layout rules R21 and R22: `L + Σ column widths + (columns − 1)·s + R`, with a centred strip's own padding.
  func contentWidth(_ path: inout SymbolicPath) throws(LayoutFailure) -> LinearForm {
    guard let first = columns.first, let last = columns.last else { return try measure.leading + measure.trailing }
    let leading = try padding(beside: first.width, orInset: measure.leading, &path)
    let trailing = try padding(beside: last.width, orInset: measure.trailing, &path)
    return try leading + trailing + inner
  }

  /// From the leading edge of the first column to the trailing one of the last.
  private var inner: LinearForm {
    get throws(LayoutFailure) {
      var sum = try measure.itemSpacing * Rational(columns.count - 1)
      for column in columns { sum = try sum + column.width }
      return sum
    }
  }

  private func padding(
    beside width: LinearForm, orInset inset: LinearForm, _ path: inout SymbolicPath
  ) throws(LayoutFailure) -> LinearForm {
    guard section.scroll == .groupPagingCentered else { return inset }
    return try path.extent((measure.width - width) / Rational(2), .restOffsets)
  }

  /// Layout rules R22 and R23: pages must have a width, and what repeats must be uniform, and whole pages where it is
  /// paged. Another number of items may keep them, with items as large as these.
  func checkRest(_ path: inout SymbolicPath) throws(LayoutFailure) {
    guard let segment = try segment(&path) else { return try checkPages(&path) }
    guard section.scroll == .paging else { return }
    guard try path.isLess(.zero, measure.width) else { throw .unresolved(.repetition) }
    let pages = try path.floor(segment, over: measure.width, atMost: Self.mostPages + 1)
    guard pages <= Self.mostPages,
      try path.isEqual(segment, measure.width * exact(Rational(pages, over: 1)))
    else { return try path.note(misfit: .unresolved(.repetition)) }
  }

  /// Layout rule R23: from an item to the same one in the next copy; `nil` where the strip ends.
  private func segment(_ path: inout SymbolicPath) throws(LayoutFailure) -> LinearForm? {
    guard let paging = section.paging, paging.repetition != .none, let first = columns.first else { return nil }
    if boxes.count < 2 {
      if section.collapse.visibleCount != nil { return nil }
      throw .unresolved(.repetition)
    }
    for column in columns.dropFirst() where try !path.isEqual(column.width, first.width) {
      try path.note(misfit: .unresolved(.repetition))
    }
    guard paging.repetition == .infinite else { return nil }
    guard section.scroll != .continuous else { throw .unresolved(.repetition) }
    return try inner + measure.itemSpacing
  }

  /// Layout rule R22: pages of a strip that ends.
  private func checkPages(_ path: inout SymbolicPath) throws(LayoutFailure) {
    guard section.scroll == .paging, !columns.isEmpty else { return }
    let maximum = try contentWidth(&path) - measure.width
    guard try path.isLess(.zero, maximum) else { return }
    guard try path.isLess(.zero, measure.width) else { return try path.note(misfit: .unresolved(.restOffsets)) }
    let most = try measure.width * exact(Rational(Self.mostPages, over: 1))
    if try !path.isLess(maximum, most) { try path.note(misfit: .unresolved(.restOffsets)) }
  }

  /// As many as ``Strip`` has at most.
  private static let mostPages: Int64 = 1_000_000
}
