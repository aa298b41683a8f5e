import SDUIIR
import SDUILayout

/// ``SectionContents`` for a whole domain: how large everything is, and how many lines there are.
struct SymbolicContents {
  /// How many lines there are: rows of a grid, lines of a flow, repetitions of a mosaic's arrangement, items of the
  /// longest column of a waterfall, and rows of a strip.
  var lineCount = 0
  /// How many columns a grid, waterfall or strip has.
  var columns: Int64?
  /// From the top of the first line to the bottom of the last.
  var height = LinearForm.zero
  /// The boxes of the items, each size once.
  private(set) var boxes: [ItemSize] = []
  /// How wide the content of a strip is.
  var stripWidth: LinearForm?
  /// The sections of a stack; `nil` where one takes no room.
  var sections: [SectionSizes] = []
  /// The same, where there are many.
  private var known: Set<ItemSize> = []

  /// Whether nothing stands in them.
  var isEmpty: Bool { boxes.isEmpty && !sections.contains { $0.takesRoom } }

  /// Notes the box of an item, in which there must be a cell (layout rule R6).
  mutating func add(
    unit: Int, _ size: SymbolicSize, insets: SymbolicRoom, _ path: inout SymbolicPath
  ) throws(LayoutFailure) {
    let cell = try insets.inside(size, .itemInsets, &path)
    let item = ItemSize(unit: unit, width: size.width, height: size.height, cell: cell)
    // A few are looked through faster than they are hashed.
    if boxes.count < 8 {
      if !boxes.contains(item) { boxes.append(item) }
      return
    }
    if known.isEmpty { known.formUnion(boxes) }
    if known.insert(item).inserted { boxes.append(item) }
  }

  /// Notes an item of a height in its unit's box.
  mutating func add(
    unit: Int, _ box: SymbolicBox, height: LinearForm, _ path: inout SymbolicPath
  ) throws(LayoutFailure) {
    try add(unit: unit, SymbolicSize(width: box.width, height: height), insets: box.insets, &path)
  }

  /// No items.
  init() {}

  /// The lines of a section.
  init(
    _ section: borrowing ResolvedSection, _ data: borrowing SectionItems, _ measure: borrowing SymbolicMeasure,
    _ path: inout SymbolicPath
  ) throws(LayoutFailure) {
    let items = data.items
    switch section.kind {
    case .hero: self = try .column(section, items, measure, width: measure.width, &path)
    case .list: self = try .list(section, items, measure, &path)
    case .grid: self = try .grid(section, items, measure, &path)
    case .carousel: self = try .carousel(section, items.listed, measure, &path)
    case .waterfall: self = try .waterfall(section, items.listed, measure, &path)
    case .mosaic: self = try .mosaic(section, items, measure, &path)
    case .flow: self = try .flow(section, items.listed, measure, &path)
    case .stack: self = try .stack(section, data, measure, &path)
    }
  }
}

extension ResolvedSection {
  /// One box for each unit that has items; those without cannot fail.
  func symbolicBoxes<Box>(
    for items: ItemList, _ resolve: (ResolvedUnit, ItemData) throws(LayoutFailure) -> Box
  ) throws(LayoutFailure) -> [Int: Box] {
    var boxes: [Int: Box] = [:]
    for item in items.samples {
      guard units.indices.contains(item.unit) else { throw .unresolved(.noClamping) }
      if boxes[item.unit] == nil { boxes[item.unit] = try resolve(units[item.unit], item) }
    }
    return boxes
  }
}

extension [Int: SymbolicBox] {
  /// The box of an item's unit, which is resolved where the unit has items.
  func box(of item: ItemData) throws(LayoutFailure) -> SymbolicBox {
    guard let box = self[item.unit] else { throw .unresolved(.noClamping) }
    return box
  }
}
