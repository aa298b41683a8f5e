import SDUIIR

extension SectionContents {
  /// A hero: a list whose items are as wide as the container and begin at its edge, whatever the horizontal insets.
  static func hero(
    _ section: ResolvedSection, _ items: ItemList, _ measure: SectionMeasure
  ) throws(LayoutFailure) -> SectionContents {
    try column(section, items, measure, leading: .zero, width: measure.width)
  }
}
