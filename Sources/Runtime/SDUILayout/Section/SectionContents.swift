import SDUIIR

/// The items of a section, laid out by its kind.
struct SectionContents {
  /// The cells of the items; the first line begins at 0.
  var arrangement = SectionLayout.Arrangement.none
  /// From the top of the first line to the bottom of the last.
  var height = Rational.zero
  /// The number of columns of a grid or waterfall.
  var columns: Int64?
  /// The strip of a carousel, which scrolls.
  var strip: StripLayout?
  /// The sections of a stack.
  var sections: [StackedSection] = []

  /// Whether there are no items and no sections in them.
  var isEmpty: Bool { arrangement.count == 0 && !sections.contains { $0.box != nil } }

  /// No items.
  init() {}

  /// Items one by one.
  init(_ frames: [Frame], units: [UInt32], height: Rational, isStrip: Bool = false) {
    arrangement = .stored(StoredItems(frames, units: units, isStrip: isStrip))
    self.height = height
  }

  /// The lines of a section. Its items are below 0, those of a stack's sections below the stack's first line.
  init(
    _ section: ResolvedSection, _ data: SectionItems, _ measure: SectionMeasure<Rational>, top: Rational
  ) throws(LayoutFailure) {
    let items = data.items
    var arithmetic = ExactArithmetic()
    switch section.kind {
    case .hero: self = try SectionContents(.hero(section, items, measure, &arithmetic), items)
    case .list: self = try SectionContents(.list(section, items, measure, &arithmetic), items)
    case .grid:
      let rows = try RowParameters.grid(section, items, measure, &arithmetic)
      self = try SectionContents(rows, items)
      columns = rows.columns.count
    case .carousel: self = try .carousel(section, items.listed, measure)
    case .waterfall: self = try .waterfall(section, items, measure)
    case .mosaic: self = try .mosaic(section, items.listed, measure)
    case .flow: self = try .flow(section, items.listed, measure)
    case .stack: self = try .stack(section, data, measure, top: top)
    }
  }
}
