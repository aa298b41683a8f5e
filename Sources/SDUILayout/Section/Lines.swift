import SDUIIR

/// The items of a section, laid out by its kind.
struct Lines {
  /// The cells, in the order of the data; empty where `uniform` has them.
  var frames: [Frame] = []
  /// The unit of each item; `nil` where the kind has not asked.
  var units: [UInt32]?
  /// The cells, where one item stands so many times in rows.
  var uniform: UniformItems?
  /// From the top of the first line to the bottom of the last.
  var height = Rational.zero
  /// How many columns a grid or waterfall has.
  var columns: Int64?
  /// How a carousel scrolls.
  var strip: StripLayout?
  /// The sections of a stack.
  var sections: [StackedSection] = []

  /// Whether nothing stands in them.
  var isEmpty: Bool { frames.isEmpty && uniform == nil && !sections.contains { $0.box != nil } }

  /// No items.
  init() {}

  /// The lines of a section below a top edge.
  init(
    _ section: SettledSection, _ data: SectionItems, _ measure: SectionMeasure, top: Rational
  ) throws(Problem) {
    let items = data.items
    switch section.kind {
    case .hero: self = try .hero(section, items, measure, top: top)
    case .list: self = try .list(section, items, measure, top: top)
    case .grid: self = try .grid(section, items, measure, top: top)
    case .carousel: self = try .carousel(section, items.listed, measure, top: top)
    case .waterfall: self = try .waterfall(section, items.listed, measure, top: top)
    case .mosaic: self = try .mosaic(section, items.listed, measure, top: top)
    case .flow: self = try .flow(section, items.listed, measure, top: top)
    case .stack: self = try .stack(section, data, measure, top: top)
    }
  }
}
