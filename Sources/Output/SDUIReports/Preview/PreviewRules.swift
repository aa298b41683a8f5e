import SDUIIR
import SDUILayout

/// The CSS of one screen: what its properties say, over the custom properties that the page's boxes set. No number in it
/// was computed by layout, so that a browser's frames can be held against those of the interpreter.
struct PreviewRules {
  private let screen: Screen
  private let surroundings: PreviewSurroundings
  /// Names the surroundings.
  private let group: String
  private let bands: PreviewTextBands
  private(set) var text = ""

  /// The rules of the screen and of each variant of its sections.
  ///
  /// - Parameter vacantCells: Where no section takes room.
  init(
    _ screen: Screen, _ variants: [[PreviewVariant]], vacantCells: [ConditionBox], _ surroundings: PreviewSurroundings,
    group: String
  ) {
    self.screen = screen
    self.surroundings = surroundings
    self.group = group
    bands = PreviewTextBands(screen)
    addScreen()
    text += bands.lineHeights(of: group)
    addVacancy(vacantCells)
    for (index, forms) in variants.enumerated() {
      let cellCount = screen.sections[index].cells(surroundings.traits).count
      for variant in forms {
        add(variant, reference: reference(of: variant.section))
        if variant.cells.count < cellCount { addCondition(".\(variant.name)", variant.cells) }
      }
    }
  }

  private mutating func rule(_ selector: String, _ declarations: String) {
    text += "\(selector) { \(declarations) }\n"
  }

  /// Adds the rules that all sections share: the environment, and the room between them.
  private mutating func addScreen() {
    let environment = surroundings.environment
    rule(
      ".\(group)",
      "--text-scale: \(environment.textScale.cssNumber); --safe-left: \(environment.insets.left.pixels); "
        + "--safe-right: \(environment.insets.right.pixels);")
    if let width = widthOfWideMargins {
      let margin = "--margin: \(SizeClass.wideMargin.pixels);"
      text += "@container screen (width >= \(width.pixels)) { .\(group) { \(margin) } }\n"
    }
    if case .length(let spacing)? = screen.properties[.sectionSpacing] {
      rule(".\(group)", "row-gap: \(spacing.css);")
    }
    let bars = screen.bars.compactMapValues { $0.properties[.barHeight]?.length?.css }
    for (bar, height) in bars.entries { rule(".\(group) > .\(bar.rawValue)", "height: \(height);") }
    var room = (above: [bars.top].compactMap { $0 }, below: [bars.bottom].compactMap { $0 })
    if case .insets(let insets)? = screen.properties[.contentInsets] {
      room.above.append(insets.top.css)
      room.below.append(insets.bottom.css)
    }
    for (side, lengths) in [("above", room.above), ("below", room.below)] where !lengths.isEmpty {
      rule(".\(group)", "--\(side): calc(\(lengths.joined(separator: " + ")));")
    }
  }

  /// Layout rule R4: the width from which layout margins are wide; `nil` if they never are.
  private var widthOfWideMargins: Rational? {
    let isPhone = surroundings.environment.idiom == .phone
    switch surroundings.traits.horizontal {
    case .regular: return .zero
    case .compact: return isPhone ? SizeClass.widePhone : nil
    case nil: return isPhone ? SizeClass.widePhone : SizeClass.regularWidth
    }
  }

  /// Layout rule R12: what a screen shows where no section takes room, as a section that has nothing but that.
  private mutating func addVacancy(_ cells: [ConditionBox]) {
    guard let section = screen.vacantSection, !cells.isEmpty else { return }
    let name = ".\(group) > .vacant"
    addMeasure(section, name, reference: reference(of: section))
    addHeight(section.empty?.properties[.placeholderHeight], "\(name) > .placeholder")
    addCondition(name, cells)
  }

  /// A box is there in some cells only.
  private mutating func addCondition(_ name: String, _ cells: [ConditionBox]) {
    rule(name, "display: none;")
    for cell in cells {
      let direction = cell.traits.direction.map { "[dir=\($0.rawValue)]" } ?? ""
      let prefix = direction + (bands.selector(within: cell.textScale) ?? "")
      let shown = "\(prefix.isEmpty ? "" : prefix + " ")\(name) { display: block; }"
      text += cell.query.map { "@container screen \($0) { \(shown) }\n" } ?? shown + "\n"
    }
  }

  /// The names of the two custom properties with the room that a section's insets reference takes; in a stack none.
  private func reference(of section: ScreenSection) -> String {
    for value in [section.properties[.sectionInsetsReference], screen.properties[.insetsReference]] {
      guard case .keyword(let word)? = value, word != .automatic else { continue }
      return word.rawValue
    }
    return Keyword.safeArea.rawValue
  }
}

// MARK: - A section

extension PreviewRules {
  /// Adds the rules of a section and of its content.
  ///
  /// - Parameter reference: the insets reference; `nil` in a stack, which keeps clear of the insets already.
  private mutating func add(_ variant: PreviewVariant, reference: String?) {
    let (section, name) = (variant.section, "." + variant.name)
    addMeasure(section, name, reference: reference)
    for (part, supplementary) in [("header", section.header), ("footer", section.footer)] {
      let height = supplementary?.properties[.supplementaryHeight]
      for parent in [name, "\(name) > .track"] { addHeight(height, "\(parent) > .\(part)") }
    }
    addHeight(section.placeholder?.properties[.placeholderHeight], "\(name) > .placeholder")
    if let background = section.background {
      if case .insets(let insets)? = background.properties[.backgroundInsets] {
        for parent in ["", " > .lines", " > .placeholder"] {
          rule("\(name)\(parent) > .background", insets.css("inset"))
        }
      }
    }
    text += section.lineRules(name, variant.items)
    for index in section.units.indices { addUnit(section.units[index], "\(name) > .lines .u\(index)", in: section) }
    // Cards are as round as there is room around them.
    let edge = reference == nil ? "max(var(--edge), var(--leading))" : "var(--edge)"
    if reference != nil { rule(name, "--edge: var(--leading);") }
    rule(name, "--radius: min(10px, max(var(--line-gap), var(--item-gap)) * 1.25, \(edge));")
    for child in variant.sections { add(child, reference: nil) }
  }

  private mutating func addHeight(_ value: PropertyValue?, _ name: String) {
    guard case .size(let size)? = value, let height = size.cssHeight else { return }
    rule("\(name)::before", "padding-top: \(height);")
  }

  /// Layout rule R4, then the spacing.
  private mutating func addMeasure(_ section: ScreenSection, _ name: String, reference: String?) {
    var insets = Insets()
    if case .insets(let written)? = section.properties[.insets] { insets = written }
    var spacing = Spacing()
    if case .spacing(let written)? = section.properties[.spacing] { spacing = written }
    let leading = reference.map { "var(--\($0)-leading) + " } ?? ""
    let trailing = reference.map { "var(--\($0)-trailing) + " } ?? ""
    var maximum: Length?
    if reference != nil, case .length(let written)? = screen.properties[.maxContentWidth] { maximum = written }
    let available = "var(--container-width) - var(--before) - var(--behind)"
    let surplus = maximum == nil ? "" : " + (\(available) - var(--content-width)) / 2"
    rule(
      name,
      "--before: calc(\(leading)\(insets.leading.css)); --behind: calc(\(trailing)\(insets.trailing.css)); "
        + "--content-width: \(maximum.map { "min(\(available), \($0.css))" } ?? "calc(\(available))"); "
        + "--leading: calc(var(--before)\(surplus)); --trailing: calc(var(--behind)\(surplus)); "
        + "--line-gap: \(spacing.lines.css); --item-gap: \(spacing.items.css);")
    rule("\(name) > .top", "height: \(insets.top.css);")
    rule("\(name) > .bottom", "height: \(insets.bottom.css);")
  }

  /// Layout rules R6, R13 and R25.
  private mutating func addUnit(_ unit: SectionUnit, _ name: String, in section: ScreenSection) {
    var (box, slot) = ("", "")
    if case .insets(let insets)? = unit.properties[.itemInsets] { box += insets.css("padding") + " --radius: 10px;" }
    if let height = unit.properties.cssHeight { rule("\(name)::before", "padding-top: \(height);") }
    slot += unit.properties.cssWidth().map { "width: \($0);" } ?? ""
    if case .itemSpan(let span)? = unit.properties[.span], span.matched == nil { slot += span.css }
    if unit.properties[.uniformAcrossSiblings] == .boolean(true) { slot += " align-self: stretch;" }
    if !box.isEmpty { rule("\(name) > .box", box) }
    if !slot.isEmpty { rule(name, slot) }
  }
}

extension ItemSpan {
  /// Layout rule R13.
  var css: String {
    let column = columns.map { "grid-column: span \($0);" } ?? "grid-column: 1 / -1;"
    return rows > 1 ? column + " grid-row: span \(rows);" : column
  }
}

extension PropertyList {
  /// The span of an item, which its data may choose; `nil` where none is set.
  func span(of item: ItemData) -> ItemSpan? {
    guard case .itemSpan(let span)? = self[.span] else { return nil }
    guard let matched = span.matched else { return span }
    return matched.span(of: item)
  }
}
