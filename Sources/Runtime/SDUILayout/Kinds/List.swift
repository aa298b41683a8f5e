import SDUIIR

extension RowParameters {
  /// A list: a grid of one column. Separators are drawn in the line spacing and take none.
  @inlinable package static func list(
    _ section: borrowing ResolvedSection, _ items: ItemList, _ measure: borrowing SectionMeasure<Value>,
    _ arithmetic: inout some LengthArithmetic<Value>
  ) throws(LayoutFailure) -> RowParameters {
    if let separator = section.separator {
      let height = try measure.figures.extent(separator.height, .sectionBox, &arithmetic) {
        "the separator is \($0.shortText) high"
      }
      guard try !arithmetic.isLess(measure.lineSpacing, height) else {
        throw .breach(
          .sectionBox, "the separator is \(height.shortText) high",
          "it is drawn between the lines, which are \(measure.lineSpacing.shortText) apart")
      }
    }
    let containers = measure.containers
    return try RowParameters(
      column: containers.content, leading: containers.leading, section, items, measure, &arithmetic)
  }

  /// Items one under another (layout rules R13 to R15 for one column).
  @inlinable init(
    column width: Value, leading: Value, _ section: borrowing ResolvedSection, _ items: ItemList,
    _ measure: borrowing SectionMeasure<Value>, _ arithmetic: inout some LengthArithmetic<Value>
  ) throws(LayoutFailure) {
    let figures = measure.figures
    let units = try section.unitBoxes(for: items.samples) { unit, item throws(LayoutFailure) in
      let box = try UnitBox(unit, width: width, figures, &arithmetic)
      return try RowBox(box, span: 1, waitsForNextRow: false, item, &arithmetic)
    }
    self.init(
      columns: ColumnMeasure(single: width), leading: leading, lineSpacing: measure.lineSpacing,
      alignment: section.rowAlignment, units: units)
  }
}
