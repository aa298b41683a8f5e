import SDUIIR

extension Lines {
  /// A hero: a list whose items are as wide as the container and begin at its edge, whatever the horizontal insets.
  static func hero(
    _ section: SettledSection, _ items: ItemList, _ measure: SectionMeasure
  ) throws(Problem) -> Lines {
    try column(section, items, measure, leading: .zero, width: measure.width)
  }
}
