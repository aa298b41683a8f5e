import SDUIIR
import SDUILayout

extension PreviewMarkup {
  mutating func addLines(_ variant: PreviewVariant) {
    let section = variant.section
    text += "<div class=\"lines \(section.kind.rawValue)\(Self.marks(of: variant))\">"
    let coversItems = section.background?.properties[.backgroundCovers] == .keyword(.items)
    if coversItems, let background = section.background, !variant.isEmpty {
      add(background, frame: variant.path + "/background")
    }
    switch section.kind {
    case .hero, .list, .grid, .waterfall: addSlots(variant, variant.items.items.indices)
    case .flow:
      addSlots(variant, variant.items.items.indices)
      // Takes what the last line leaves, so that its items stay together.
      text += "<i></i>"
    case .carousel: addColumns(variant)
    case .mosaic: addTiles(variant)
    case .stack: for child in variant.sections { add(child) }
    }
    text += "</div>"
  }

  /// Returns the marks for the page's script: lines that CSS cannot place.
  private static func marks(of variant: PreviewVariant) -> String {
    let section = variant.section
    var marks = ""
    if section.properties[.align] == .keyword(.justified) {
      marks += section.uniformWidth(variant.items) == nil ? " justified" : " uniform"
    }
    if section.properties[.scroll] == .keyword(.paging) { marks += " pages" }
    if section.itemsAbut { marks += " abutting" }
    if section.background != nil { marks += " panelled" }
    if section.properties[.separator] != nil { marks += " separated" }
    return marks
  }

  private mutating func addSlots(_ variant: PreviewVariant, _ range: Range<Int>) {
    for index in range { addSlot(variant, index) }
  }

  private mutating func addSlot(_ variant: PreviewVariant, _ index: Int) {
    let section = variant.section
    let item = variant.items.items[index]
    guard section.units.indices.contains(item.unit) else { return }
    let properties = section.units[item.unit].properties
    var attributes = " class=\"slot u\(item.unit)\(styles.name(of: Self.data(of: item, properties)))\""
    if properties[.uniformAcrossSiblings] == .boolean(true) { attributes += " data-uniform" }
    if properties[.place] == .keyword(.nextRow) { attributes += " data-waits" }
    if let span = properties.span(of: item) {
      attributes += " data-span=\"\(span.columns.map(String.init) ?? "all")\""
    }
    let card = card(
      of: section.units[item.unit].component, section.written(index, unit: item.unit), number: index,
      frame: "\(variant.path)/\(index)")
    self.text += "<div\(attributes)><div class=\"box\">\(card)</div></div>"
  }

  /// Returns the sizes from an item's own data.
  private static func data(of item: ItemData, _ properties: PropertyList) -> String {
    var style = ""
    switch properties[.height] {
    case .size(.ratioField(let field))?:
      guard let ratio = item.imageRatios.first(where: { $0.field == field }) else { break }
      style += "--shape: \(ratio.height.cssNumber) / \(ratio.width.cssNumber);"
    case .size(.field(let field))?:
      guard let length = item.fieldLengths.first(where: { $0.field == field }) else { break }
      style += "--field-height: \(length.value.pixels);"
    case .size(.estimate)?:
      style += item.measured.height.map { "--measured-height: \($0.pixels);" } ?? ""
    default: break
    }
    if case .size(.ratioField(let field))? = properties[.width],
      let ratio = item.imageRatios.first(where: { $0.field == field })
    {
      style += "--picture: \(ratio.css);"
    }
    if case .size(.estimate)? = properties[.width], let width = item.measured.width {
      style += "--measured-width: \(width.pixels);"
    }
    if case .size(.field(let field))? = properties[.width],
      let length = item.fieldLengths.first(where: { $0.field == field })
    {
      style += "--field-width: \(length.value.pixels);"
    }
    if case .itemSpan(.matched)? = properties[.span] { style += properties.span(of: item)?.css ?? "" }
    return style
  }

  /// Layout rule R21: items fill columns downwards.
  private mutating func addColumns(_ variant: PreviewVariant) {
    let (count, rows) = (variant.items.items.count, variant.section.stripRows)
    for first in stride(from: 0, to: count, by: rows) {
      text += "<div class=\"column\">"
      addSlots(variant, first..<min(first + rows, count))
      text += "</div>"
    }
  }

  /// Layout rule R19: the arrangement, as often as there are items for it.
  private mutating func addTiles(_ variant: PreviewVariant) {
    guard case .arrangement(let arrangement)? = variant.section.properties[.arrangement] else { return }
    var tile = MosaicItems(variant.items.items.map { arrangement.cells(ofUnit: $0.unit) })
    while !tile.isEmpty {
      var next = 0
      let items = tile.takeNext()
      addPart(0, of: arrangement, items, variant, &next)
    }
  }

  /// A row or column has its insets in a box of their own: a share is a share of the room, whatever the insets take.
  private mutating func addPart(
    _ index: Int, of arrangement: Arrangement, _ items: [Int: Int], _ variant: PreviewVariant, _ next: inout Int
  ) {
    let node = arrangement.nodes[index]
    text += "<div class=\"part p\(index)\">"
    if node.kind == .cell {
      if let item = items[next] { addSlot(variant, item) }
      next += 1
    } else {
      text += "<div class=\"parts \(node.kind.rawValue)-parts\">"
      for child in arrangement.children(of: index) {
        addPart(child, of: arrangement, items, variant, &next)
      }
      text += "</div>"
    }
    text += "</div>"
  }
}

extension ScreenSection {
  /// Whether items are so near to one another that they read as the rows or cells of one area.
  var itemsAbut: Bool {
    if units.contains(where: { $0.properties[.itemInsets] != nil }) { return false }
    var spacing = Spacing()
    if case .spacing(let written)? = properties[.spacing] { spacing = written }
    let isNear = { (length: Length) in length.constant.map { $0 <= Rational(4) } ?? false }
    switch kind {
    case .hero: return true
    case .list: return isNear(spacing.lines)
    case .grid, .waterfall, .mosaic, .carousel, .flow: return isNear(spacing.items) && isNear(spacing.lines)
    case .stack: return false
    }
  }
}

/// Items that wait for a cell of a mosaic, with the cells that each may take.
private struct MosaicItems {
  private var waiting: [(item: Int, cells: [Int])]

  init(_ cells: [[Int]]) { waiting = cells.enumerated().filter { !$0.element.isEmpty }.map { ($0.offset, $0.element) } }

  var isEmpty: Bool { waiting.isEmpty }

  /// The items in the cells of the next arrangement, by cell: each takes the first free one.
  mutating func takeNext() -> [Int: Int] {
    var taken: [Int: Int] = [:]
    waiting.removeAll { item, cells in
      guard let free = cells.first(where: { taken[$0] == nil }) else { return false }
      taken[free] = item
      return true
    }
    return taken
  }
}

extension ImageRatio {
  /// Width by height, as a quotient.
  var css: String { "(\(width.cssNumber) / \(height.cssNumber))" }
}
