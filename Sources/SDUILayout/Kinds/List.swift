import SDUIIR

extension SectionContents {
  /// A list: a grid of one column. Separators are drawn in the line spacing and take none.
  static func list(
    _ section: ResolvedSection, _ items: ItemList, _ measure: SectionMeasure
  ) throws(LayoutFailure) -> SectionContents {
    if let separator = section.separator {
      let height = try measure.figures.extent(separator.height, .sectionBox) { "the separator is \($0.shortText) high" }
      guard height <= measure.lineSpacing else {
        throw .breach(
          .sectionBox, "the separator is \(height.shortText) high",
          "it is drawn between the lines, which are \(measure.lineSpacing.shortText) apart")
      }
    }
    return try column(
      section, items, measure, leading: measure.containers.leading, width: measure.containers.content)
  }

  /// Items one under another (layout rules R13 to R15 for one column).
  static func column(
    _ section: ResolvedSection, _ items: ItemList, _ measure: SectionMeasure, leading: Rational, width: Rational
  ) throws(LayoutFailure) -> SectionContents {
    let units = try section.unitBoxes(for: items.samples) { unit, item throws(LayoutFailure) in
      try RowBox(UnitBox(unit, width: width, measure.figures), span: 1, waitsForNextRow: false, item)
    }
    let rows = RowParameters(
      columns: ColumnMeasure(single: width), leading: leading, lineSpacing: measure.lineSpacing,
      alignment: section.rowAlignment, units: units)
    return try SectionContents(rows, items)
  }
}
