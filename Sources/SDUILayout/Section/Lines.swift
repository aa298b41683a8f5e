import SDUIIR

/// The items of a section, laid out by its kind.
struct Lines {
  /// The cells, in the order of the data.
  var frames: [Frame] = []
  /// From the top of the first line to the bottom of the last.
  var height = Rational.zero
  /// How many columns a grid has.
  var columns: Int64?
  /// How a carousel scrolls.
  var strip: StripLayout?

  /// No items.
  init() {}

  /// The lines of a section below a top edge.
  init(
    _ section: SettledSection, _ items: [ItemData], _ measure: SectionMeasure, top: Rational
  ) throws(Problem) {
    switch section.kind {
    case .hero: self = try .hero(section, items, measure, top: top)
    case .list: self = try .list(section, items, measure, top: top)
    case .grid: self = try .grid(section, items, measure, top: top)
    case .carousel: self = try .carousel(section, items, measure, top: top)
    }
  }
}
