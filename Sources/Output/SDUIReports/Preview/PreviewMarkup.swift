import SDUIIR
import SDUILayout

/// The boxes of one screen, the same at every width: the rules alone decide where each is.
struct PreviewMarkup {
  let contract: Contract
  /// The sample values that cards show where the author wrote none.
  let samples: PreviewSamples
  var text = ""
  /// The bars, which do not scroll with the sections.
  private(set) var bars = ""
  /// The declarations that single boxes have.
  var styles: PreviewClasses
  /// The number of sections that began or ended so far: decides which of two pinned parts is in front.
  private var order = 0

  /// The boxes of all sections in all their forms.
  ///
  /// - Parameter vacantCells: Where no section takes room.
  init(
    _ screen: Screen, _ variants: [[PreviewVariant]], vacantCells: [ConditionBox], _ samples: PreviewSamples,
    group: String
  ) {
    contract = screen.contract
    self.samples = samples
    styles = PreviewClasses(prefix: "\(group)b")
    for (bar, part) in screen.bars.entries {
      let card = card(of: part.component, nil, frame: bar.rawValue)
      bars += "<div class=\"bar \(bar.rawValue)\"><div class=\"box\">\(card)</div></div>"
    }
    for variant in variants.joined() { add(variant) }
    guard let empty = screen.empty, !vacantCells.isEmpty else { return }
    text += "<div class=\"vacant\">"
    addPlaceholder(empty, frame: "placeholder")
    text += "</div>\n"
  }

  mutating func add(_ variant: PreviewVariant) {
    let (section, path) = (variant.section, variant.path)
    let name = MarkupText.escaped(section.name.source)
    var classes = "section \(variant.name)"
    if section.properties[.sectionPinned] == .keyword(.screen) {
      classes += " stays" + styles.name(of: "z-index: \(level(of: .header, .screen));")
    }
    text += "<div class=\"\(classes)\" data-frame=\"\(path)\">"
    text += "<div class=\"label\">\(name)<small>\(Self.note(on: section))</small></div>\n"
    let coversItems = section.background?.properties[.backgroundCovers] == .keyword(.items)
    if let background = section.background, !coversItems { add(background, frame: path + "/background") }
    add(.header, of: variant)
    text += "<div class=\"top\"></div>"
    if let placeholder = variant.placeholder {
      addPlaceholder(
        placeholder, frame: path + "/placeholder", isFull: section.kind.itemsIgnoreInsets,
        before: coversItems ? section.background.map { ($0, path + "/background") } : nil)
    } else {
      addLines(variant)
    }
    text += "<div class=\"bottom\"></div>"
    add(.footer, of: variant)
    text += "</div>\n"
  }

  /// Returns the note on a section, beside its name.
  private static func note(on section: ScreenSection) -> String {
    var words = [section.kind.rawValue]
    if case .paging(let paging)? = section.properties[.paging], paging.repetition != .none {
      words.append(paging.repetition == .loop ? "loops" : "repeats")
    }
    return words.joined(separator: ", ")
  }

  /// Layout rule R12: a component in place of items, as wide as they could be.
  private mutating func addPlaceholder(
    _ placeholder: Placeholder, frame: String, isFull: Bool = false, before background: (Background, String)? = nil
  ) {
    // Nothing fills a placeholder: its fields have their defaults.
    let card = card(of: placeholder.component, [], frame: frame)
    text += "<div class=\"placeholder\(isFull ? " full" : "")\">"
    if let (background, frame) = background { add(background, frame: frame) }
    text += "<div class=\"box\">\(card)</div></div>"
  }

  mutating func add(_ background: Background, frame: String) {
    switch background.appearance {
    case .component(let component):
      text += "<div class=\"background\" data-frame=\"\(frame)\">"
      text += "\(card(of: component))</div>\n"
    case .decoration(let id):
      let properties = contract.decorations[id].properties
      var style = ""
      if case .length(let radius)? = properties[.cornerRadius] { style += "border-radius: \(radius.css);" }
      if case .color(let color)? = properties[.color] {
        let pair = "\(ColorText.text(of: color.light)), \(ColorText.text(of: color.dark))"
        style += " background: light-dark(\(pair));"
      }
      if case .length(let width)? = properties[.borderWidth], case .color(let color)? = properties[.borderColor] {
        let pair = "\(ColorText.text(of: color.light)), \(ColorText.text(of: color.dark))"
        style += " box-shadow: inset 0 0 0 \(width.css) light-dark(\(pair));"
      }
      text += "<div class=\"background\(styles.name(of: style))\" data-frame=\"\(frame)\"></div>\n"
    }
  }
}

// MARK: - Headers and footers

extension PreviewMarkup {
  private enum Part: String {
    case header, footer
  }

  /// Layout rules R8 and R10. A header that lies over the content moves on a track as long as its section; one that is
  /// pinned on the screen moves on a track as long as the content, and leaves its room in the section.
  private mutating func add(_ part: Part, of variant: PreviewVariant) {
    defer { order += 1 }
    let section = variant.section
    let isHeader = part == .header
    guard let supplementary = isHeader ? section.header : section.footer else { return }
    let properties = supplementary.properties
    let written = isHeader ? section.content?.header : section.content?.footer
    let data = isHeader ? variant.items.header : variant.items.footer
    var classes = "supplementary \(part.rawValue)"
    classes += styles.name(of: data?.measuredHeight.map { "--measured-height: \($0.pixels);" } ?? "")
    if properties[.fullWidth] == .boolean(true) { classes += " full" }
    let overlays = properties[.overlays] == .boolean(true)
    let pinned = properties.pinned
    let isOnScreen = pinned == .screen
    if isOnScreen, !overlays { self.text += "<div class=\"\(classes)\"></div>" }
    if overlays { classes += " over" }
    if let pinned { classes += " pinned" + styles.name(of: "z-index: \(level(of: part, pinned));") }
    let card = card(
      of: supplementary.component, written, number: variant.number, frame: "\(variant.path)/\(part.rawValue)")
    let box = "<div class=\"\(classes)\"><div class=\"box\">\(card)</div></div>"
    let track = "<div class=\"track \(part.rawValue)-track\(isOnScreen ? " long" : "")\">\(box)</div>"
    self.text += (isOnScreen || overlays ? track : box) + "\n"
  }

  /// Layout rule R10: headers of earlier sections are in front of those of later ones, and those of a stack in front of
  /// those of its sections; footers the other way round. What is pinned on the screen is in front of all others.
  private func level(of part: Part, _ pinned: Keyword) -> Int {
    (pinned == .screen ? 2_000_000 : 1_000_000) + (part == .header ? -order : order)
  }
}

extension PropertyList {
  /// The pinning of a header or footer; `nil` if it is not pinned.
  var pinned: Keyword? {
    if case .keyword(let word)? = self[.pinned], word != .never { word } else { nil }
  }
}
