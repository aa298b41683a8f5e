import SDUIIR
import SDUILayout

extension ScreenSection {
  /// Returns the rules that arrange the items of a section, by its kind.
  func lineRules(_ name: String, _ items: SectionItems) -> String {
    switch kind {
    // One below the other, as all lines do.
    case .hero, .stack: ""
    case .list: separatorRule(name)
    case .grid: (properties[.rowHeight] == nil ? gridRule(name) : equalRowRules(name)) + emptyCellRule(name)
    case .waterfall: "\(name) > .lines { \(columnTemplate) }\n"
    case .carousel: stripRules(name, items)
    case .flow: flowRule(name, items)
    case .mosaic: mosaicRules(name)
    }
  }

  private func gridRule(_ name: String) -> String {
    "\(name) > .lines { \(columnTemplate) align-items: \(rowAlignment); }\n"
  }

  /// Layout rule R14: the cells before the first item, as one that nothing is in.
  private func emptyCellRule(_ name: String) -> String {
    guard case .count(let start)? = properties[.startColumn], start > 1 else { return "" }
    return "\(name) > .lines::before { content: ''; grid-column: span \(start - 1); }\n"
  }

  /// Layout rules R13 to R15, where all rows have one height.
  private func equalRowRules(_ name: String) -> String {
    guard case .length(let height)? = properties[.rowHeight] else { return "" }
    let flow = properties[.packing] == .keyword(.dense) ? " grid-auto-flow: row dense;" : ""
    return "\(name) { --column-width: \(columnWidth); }\n"
      + "\(name) > .lines { \(columnTemplate) grid-auto-rows: \(height.css);\(flow) align-items: stretch; }\n"
      + "\(name) > .lines > .slot { grid-template-rows: minmax(0, 1fr); }\n"
  }

  /// Layout rules R13 and R16: the width of one column. CSS divides lengths by way of the tangent of an angle.
  private var columnWidth: String {
    let count: String
    switch properties[.columns] {
    case .columns(.fixed(let fixed))?: count = "\(fixed)"
    case .columns(.adaptive(let minimum, let maximum))?:
      let ratio = "tan(atan2(var(--content-width) + var(--item-gap), \(minimum.css) + var(--item-gap)))"
      let fitting = "max(1, round(down, \(ratio) + 0.000001, 1))"
      count = maximum.map { "min(\($0), \(fitting))" } ?? fitting
    default: return "0px"
    }
    return "calc((var(--content-width) - var(--item-gap) * (\(count) - 1)) / \(count))"
  }

  /// Layout rules R13 and R16. The greatest number of columns is the least width that so many leave.
  private var columnTemplate: String {
    switch properties[.columns] {
    case .columns(.fixed(let count))?: return "grid-template-columns: repeat(\(count), minmax(0, 1fr));"
    case .columns(.adaptive(let minimum, let maximum))?:
      let most = maximum.map { "(100% - var(--item-gap) * \($0 - 1)) / \($0)" }
      let least = most.map { "max(\(minimum.css), \($0))" } ?? minimum.css
      return "grid-template-columns: repeat(auto-fill, minmax(\(least), 1fr));"
    default: return ""
    }
  }

  /// Layout rule R15.
  private var rowAlignment: String {
    guard case .keyword(let word)? = properties[.rowAlign] else { return "start" }
    switch word {
    case .center: return "center"
    case .bottom: return "end"
    case .stretch: return "stretch"
    default: return "start"
    }
  }

  private func separatorRule(_ name: String) -> String {
    guard case .separator(let separator)? = properties[.separator] else { return "" }
    let color = "light-dark(\(ColorText.text(of: separator.color.light)), \(ColorText.text(of: separator.color.dark)))"
    var ends = "0"
    if case .insets(let insets)? = properties[.separatorInsets] {
      ends = "\(insets.leading.css) \(insets.trailing.css)"
    }
    return "\(name) > .lines > .slot + .slot::after { content: ''; position: absolute; inset-inline: \(ends); "
      + "height: \(separator.height.css); top: calc((var(--line-gap) + \(separator.height.css)) / -2); "
      + "background: \(color); }\n"
  }
}

// MARK: - Strips and lines

extension ScreenSection {
  /// Layout rules R21 and R22: how a strip is padded and where it comes to rest.
  private func stripRules(_ name: String, _ items: SectionItems) -> String {
    let lines = "\(name) > .lines"
    guard case .keyword(let word)? = properties[.scroll] else { return "" }
    switch word {
    case .continuousGroupLeadingBoundary, .groupPaging:
      let strictness = word == .groupPaging ? "mandatory" : "proximity"
      return "\(lines) { scroll-snap-type: x \(strictness); scroll-padding-inline-start: var(--leading); }\n"
        + "\(lines) > .column { scroll-snap-align: start; }\n"
    case .groupPagingCentered:
      let rows = stripRows
      let (first, last) = (items.items.prefix(rows), items.items.suffix((items.items.count - 1) % rows + 1))
      return "\(lines) { scroll-snap-type: x mandatory; "
        + "padding-inline: calc((var(--container-width) - \(widest(first))) / 2) "
        + "calc((var(--container-width) - \(widest(last))) / 2); }\n"
        + "\(lines) > .column { scroll-snap-align: center; }\n"
    case .paging: return "\(lines) { scroll-snap-type: x mandatory; }\n"
    default: return ""
    }
  }

  /// The number of items in a column of a strip.
  var stripRows: Int {
    guard case .count(let rows)? = properties[.rows] else { return 1 }
    return Int(clamping: rows)
  }

  /// The width of the widest of some items.
  private func widest(_ items: some Collection<ItemData>) -> String {
    let widths = items.compactMap(width(of:))
    return widths.count == 1 ? widths[0] : "max(0px\(widths.map { ", " + $0 }.joined()))"
  }

  /// The width of an item, its data put in.
  private func width(of item: ItemData) -> String? {
    let properties = units[item.unit].properties
    guard case .size(let size)? = properties[.width] else { return nil }
    switch size {
    case .field(let field):
      return item.fieldLengths.first { $0.field == field }.flatMap { properties.cssWidth($0.value.pixels) }
    case .ratioField(let field):
      return item.imageRatios.first { $0.field == field }.flatMap { properties.cssWidth(ofRatio: $0.css) }
    case .estimate: return properties.cssWidth(item.measured.width?.pixels)
    case .length, .percent, .ratio, .share, .inView, .rows: return properties.cssWidth()
    }
  }

  /// Layout rule R18.
  private func flowRule(_ name: String, _ items: SectionItems) -> String {
    var declarations = "align-items: \(rowAlignment);"
    switch properties[.align] {
    case .keyword(.center)?: declarations += " justify-content: center;"
    case .keyword(.justified)?:
      declarations += " justify-content: space-between;"
      if let width = uniformWidth(items) {
        declarations += " display: grid; grid-template-columns: repeat(auto-fill, \(width));"
      }
    default: break
    }
    return "\(name) > .lines { \(declarations) }\n"
  }

  /// The width of all items, if they say the same one.
  func uniformWidth(_ items: SectionItems) -> String? {
    let widths = items.items.compactMap(width(of:))
    guard let first = widths.first, widths.allSatisfy({ $0 == first }) else { return nil }
    return first
  }
}

// MARK: - Mosaics

extension ScreenSection {
  /// Layout rule R19: each part is a flex box, sized in its parent.
  private func mosaicRules(_ name: String) -> String {
    guard case .arrangement(let arrangement)? = properties[.arrangement] else { return "" }
    var parents: [Int: Int] = [:]
    for index in arrangement.nodes.indices where arrangement.nodes[index].kind != .cell {
      for child in arrangement.children(of: index) { parents[child] = index }
    }
    return arrangement.nodes.indices.map { index in
      let node = arrangement.nodes[index]
      let axis = parents[index].flatMap { arrangement.nodes[$0].kind.axis }
      var declarations = Self.extent(node.width, of: "width", isShared: axis == .width)
      declarations += Self.extent(node.height, of: "height", isShared: axis == .height)
      if case .ratio(let width, let height) = node.height {
        let extent = node.width.cssWidth ?? "0px"
        declarations += " height: calc(\(extent) * \(height.cssFactor) / (\(width.cssFactor)));"
      }
      var rules = "\(name) > .lines .p\(index) {\(declarations) }\n"
      if node.kind != .cell {
        rules += "\(name) > .lines .p\(index) > .parts { gap: \(node.spacing.css); \(node.insets.css("padding")) }\n"
      }
      return rules
    }.joined()
  }

  private static func extent(_ size: Size, of property: String, isShared: Bool) -> String {
    switch size {
    case .length(let length): " \(property): \(length.css);"
    case .percent(let percent): " \(property): calc(100% * \(percent.cssFactor));"
    // Shares below 1 in sum would leave room, which the rule does not.
    case .share(let share): isShared ? " flex: calc(1000 * \(share.cssFactor)) 1 0px;" : ""
    // Of the outermost part; see below.
    case .ratio, .ratioField, .field, .estimate, .inView, .rows: ""
    }
  }
}
