import SDUIIR
import SDUILayout

/// The boxes of one screen, the same at every width: the rules alone decide what stands where.
struct PreviewMarkup {
  private let contract: Contract
  private(set) var text = ""

  /// The boxes of all sections in all their forms.
  init(_ screen: Screen, _ variants: [[PreviewVariant]]) {
    contract = screen.contract
    for variant in variants.joined() { add(variant) }
    guard variants.allSatisfy(\.isEmpty), let empty = screen.empty,
      case .size(let size)? = empty.properties[.placeholderHeight], let height = size.cssHeight
    else { return }
    let card = card(CardText(empty.component, [], contract), frame: "placeholder")
    text += "<div class=\"empty\"><div class=\"strut\" style=\"padding-top: \(height)\"></div>"
    text += "<div class=\"box\">\(card)</div></div>\n"
  }

  private mutating func add(_ variant: PreviewVariant) {
    let (section, path) = (variant.section, variant.path)
    let name = MarkupText.escaped(section.name.source)
    text += "<div class=\"section \(variant.name)\" data-frame=\"\(path)\">"
    text += "<div class=\"label\">\(name)<small>\(Self.note(on: section))</small></div>\n"
    if let background = section.background { add(background, frame: path + "/background") }
    if let header = section.headerText(contract) {
      add(header, "header", section.header?.properties, variant.items.header, frame: path + "/header")
    }
    text += "<div class=\"top\"></div>"
    addLines(variant)
    text += "<div class=\"bottom\"></div>"
    if let footer = section.footerText(contract) {
      add(footer, "footer", section.footer?.properties, variant.items.footer, frame: path + "/footer")
    }
    text += "</div>\n"
  }

  /// What a section is, beside its name.
  private static func note(on section: Section) -> String {
    var words = [section.kind.rawValue]
    if case .paging(let paging)? = section.properties[.paging], paging.repetition != .none {
      words.append(paging.repetition == .loop ? "loops" : "repeats")
    }
    return words.joined(separator: ", ")
  }

  private mutating func add(
    _ text: CardText, _ part: String, _ properties: PropertyList?, _ data: SupplementaryData?, frame: String
  ) {
    var classes = "supplementary \(part)"
    if properties?[.fullWidth] == .boolean(true) { classes += " full" }
    if properties?[.overlays] == .boolean(true) { classes += " over" }
    if case .keyword(let pinned)? = properties?[.pinned], pinned != .never { classes += " pinned" }
    let style = data?.measuredHeight.map { " style=\"--measured-height: \($0.pixels)\"" } ?? ""
    self.text += "<div class=\"\(classes)\"\(style)><div class=\"box\">\(card(text, frame: frame))</div></div>\n"
  }

  private mutating func add(_ background: Background, frame: String) {
    switch background.appearance {
    case .component(let component):
      text += "<div class=\"background\" data-frame=\"\(frame)\">"
      text += "<div class=\"card\">\(inside(CardText(component, [], contract)))</div></div>\n"
    case .decoration(let id):
      let properties = contract.decorations[id].properties
      var style = ""
      if case .length(let radius)? = properties[.cornerRadius] { style += "border-radius: \(radius.css);" }
      if case .color(let color)? = properties[.color] {
        let pair = "\(MarkupText.color(color.light)), \(MarkupText.color(color.dark))"
        style += " background: light-dark(\(pair));"
      }
      text += "<div class=\"background\" data-frame=\"\(frame)\" style=\"\(style)\"></div>\n"
    }
  }
}

// MARK: - Lines

extension PreviewMarkup {
  private mutating func addLines(_ variant: PreviewVariant) {
    let section = variant.section
    text += "<div class=\"lines \(section.kind.rawValue)\(Self.marks(of: variant))\">"
    if let empty = section.placeholder, variant.items.items.isEmpty, variant.sections.isEmpty, !section.isCollapsedWhole
    {
      let card = card(CardText(empty.component, [], contract), frame: variant.path + "/placeholder")
      text += "<div class=\"placeholder\"><div class=\"box\">\(card)</div></div>"
    }
    switch section.kind {
    case .hero, .list, .grid, .waterfall, .flow: addSlots(variant, variant.items.items.indices)
    case .carousel: addColumns(variant)
    case .mosaic: addTiles(variant)
    case .stack: for child in variant.sections { add(child) }
    }
    // Takes what the last line leaves, so that its items stay together.
    if section.kind == .flow { text += "<i></i>" }
    text += "</div>"
  }

  /// What the page's script attends to: lines that CSS cannot place.
  private static func marks(of variant: PreviewVariant) -> String {
    let section = variant.section
    var marks = ""
    if section.kind == .flow, section.properties[.align] == .keyword(.justified) {
      marks += section.uniformWidth(variant.items) == nil ? " justified" : " uniform"
    }
    if section.kind == .carousel, section.properties[.scroll] == .keyword(.paging) { marks += " pages" }
    return marks
  }

  private mutating func addSlots(_ variant: PreviewVariant, _ range: Range<Int>) {
    for index in range { addSlot(variant, index) }
  }

  private mutating func addSlot(_ variant: PreviewVariant, _ index: Int) {
    let section = variant.section
    let item = variant.items.items[index]
    guard let text = section.itemText(index, unit: item.unit, contract) else { return }
    let properties = section.units[item.unit].properties
    var attributes = " class=\"slot u\(item.unit)\""
    if properties[.uniformAcrossSiblings] == .boolean(true) { attributes += " data-uniform" }
    if section.kind == .grid, properties[.place] == .keyword(.nextRow) { attributes += " data-waits" }
    switch properties[.span] {
    case .itemSpan(.all)?: attributes += " data-span=\"all\""
    case .itemSpan(.columns(let count))?: attributes += " data-span=\"\(count)\""
    default: break
    }
    let style = Self.data(of: item, properties)
    if !style.isEmpty { attributes += " style=\"\(style)\"" }
    let card = card(text, frame: "\(variant.path)/\(index)")
    self.text += "<div\(attributes)><div class=\"box\">\(card)</div></div>"
  }

  /// What an item's own data says of its size.
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
    if case .size(.estimate)? = properties[.width], let width = item.measured.width {
      style += "--measured-width: \(width.pixels);"
    }
    if case .size(.field(let field))? = properties[.width],
      let length = item.fieldLengths.first(where: { $0.field == field })
    {
      style += "--field-width: \(length.value.pixels);"
    }
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
    let cells = arrangement.cellCount
    for first in stride(from: 0, to: variant.items.items.count, by: max(cells, 1)) {
      var next = first
      addPart(0, of: arrangement, variant, &next)
    }
  }

  private mutating func addPart(_ index: Int, of arrangement: Arrangement, _ variant: PreviewVariant, _ next: inout Int)
  {
    let node = arrangement.nodes[index]
    text += "<div class=\"part \(node.kind.rawValue)-part p\(index)\">"
    if node.kind == .cell {
      if next < variant.items.items.count { addSlot(variant, next) }
      next += 1
    } else {
      for child in arrangement.children(of: index) { addPart(child, of: arrangement, variant, &next) }
    }
    text += "</div>"
  }
}

extension Section {
  fileprivate var isCollapsedWhole: Bool {
    if case .collapse(let collapse)? = properties[.collapse] { collapse.visibleCount == 0 } else { false }
  }
}

// MARK: - Cards

extension PreviewMarkup {
  /// A cell with what stands on it; its content never changes its size.
  private func card(_ text: CardText, frame: String) -> String {
    "<div class=\"cell\" data-frame=\"\(frame)\" data-name=\"\(MarkupText.escaped(text.name))\" "
      + "style=\"--hue: \((210 + text.component * 137) % 360)\"><div class=\"card\">\(inside(text))</div></div>"
  }

  private func inside(_ text: CardText) -> String {
    var result = ""
    if text.hasImage {
      let image = text.image
      let shape = image.map { " style=\"--image: (\($0.width.cssNumber) / \($0.height.cssNumber))\"" } ?? ""
      let words = MarkupText.escaped(image?.alternativeText ?? "")
      result += "<div class=\"image\"><div\(shape)><span>\(words)</span></div></div>"
    }
    // What was written comes first, and the component's name last.
    let lines = (text.texts + [text.name]).map(MarkupText.escaped)
    return result + "<b>\(lines[0])</b>" + lines.dropFirst().map { "<p>\($0)</p>" }.joined()
  }
}
