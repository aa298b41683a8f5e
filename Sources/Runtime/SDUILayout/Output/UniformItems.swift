import SDUIIR

/// One item so many times in rows, in closed form: every cell follows from its index.
///
/// Items of one height fill each row alike, whatever their place and alignment, so that rows and columns are
/// progressions (layout rules R13 to R15).
struct UniformItems: Hashable, Sendable {
  /// The index of the unit among those of the section.
  let unit: Int
  let count: Int
  /// The number of items in a full row.
  let perRow: Int
  /// The left edges of the cells of a row.
  let x: EvenSteps
  /// The top edges of the rows' cells.
  let y: EvenSteps
  /// Of each cell.
  let width: Rational
  /// Of each cell.
  let height: Rational

  /// Sizes the first item and steps on from it. `count` is at least 1.
  init(
    _ item: ItemData, count: Int, _ uniform: UniformRows<Rational>, _ rows: RowParameters<Rational>
  ) throws(LayoutFailure) {
    let box = rows.units[0]
    let cell: Frame
    do { cell = try box.box.cell(x: rows.leading, y: .zero, height: uniform.itemHeight) } catch {
      throw error.naming(item: 0)
    }
    (unit, self.count) = (item.unit, count)
    (width, height) = (cell.width, cell.height)
    perRow = uniform.perRow
    let across = try exact(Rational(box.span, over: 1) * rows.columns.step)
    let down = try exact(uniform.itemHeight + rows.lineSpacing)
    x = try exact(EvenSteps(first: cell.x, step: across, count: min(perRow, count)))
    y = try exact(EvenSteps(first: cell.y, step: down, count: uniform.lineCount))
  }

  /// The cell of an item.
  func frame(at item: Int) -> Frame {
    let (row, place) = item.quotientAndRemainder(dividingBy: perRow)
    return frame(row: row, place: place)
  }

  /// The same, by its row and its place there.
  func frame(row: Int, place: Int) -> Frame { Frame(x: x[place], y: y[row], width: width, height: height) }
}

/// Edges at equal steps.
struct EvenSteps: Hashable, Sendable {
  let first: Rational
  /// Not negative.
  let step: Rational
  /// At least 1.
  let count: Int
  private let edges: Progression

  init(first: Rational, step: Rational, count: Int) throws(ArithmeticError) {
    (self.first, self.step, self.count) = (first, step, count)
    edges = try Progression(first: first, step: step, count: count)
  }

  var last: Rational { edges[count - 1] }

  subscript(index: Int) -> Rational { edges[index] }

  /// Returns which of the stretches that begin at these edges lie between two others, as far as a division decides.
  func indices(of extent: Rational, from least: Rational, to most: Rational) throws(ArithmeticError) -> Range<Int> {
    guard step > .zero else {
      let end = try first + extent
      return 0..<(first < most && least < end ? count : 0)
    }
    // The first that ends after `least`, and the first that begins at `most` or after it.
    let start = try (least - first - extent) / step
    let end = try (most - first) / step
    let lower = min(max(start.floor + 1, 0), Int64(count))
    let upper = min(max(end.isWhole ? end.floor : end.floor + 1, lower), Int64(count))
    return Int(lower)..<Int(upper)
  }
}
