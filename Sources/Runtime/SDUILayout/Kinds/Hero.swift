import SDUIIR

extension RowParameters {
  /// A hero: a list whose items are as wide as the container and begin at its edge, whatever the horizontal insets.
  @inlinable package static func hero(
    _ section: borrowing ResolvedSection, _ items: ItemList, _ measure: borrowing SectionMeasure<Value>,
    _ arithmetic: inout some LengthArithmetic<Value>
  ) throws(LayoutFailure) -> RowParameters {
    try RowParameters(column: measure.width, leading: .zero, section, items, measure, &arithmetic)
  }
}
