import SDUIIR
import SDUILayout

/// A screen with its layout in one container.
package struct DrawnScreen {
  let screen: Screen
  let report: LayoutReport
  /// The file of the response that the screen shows, if one was named.
  let source: String?
  /// Frames that are marked, such as those that differ from another version.
  let marks: [Frame]

  /// A screen with its layout.
  package init(_ screen: Screen, _ report: LayoutReport, source: String? = nil, marks: [Frame] = []) {
    self.screen = screen
    self.report = report
    self.source = source
    self.marks = marks
  }
}

/// Draws laid-out screens side by side, for documents and pull requests: a picture without a script, whose colours
/// follow the reader's surroundings.
package struct PreviewSVG {
  private var markup = ""
  /// The left edge of the next screen.
  private var x = Rational(0)
  private var cards: SampleCards

  /// The picture of some layouts of one screen.
  package static func text(_ reports: [LayoutReport], of screen: Screen) throws(ArithmeticError) -> String {
    try text(reports.map { DrawnScreen(screen, $0) })
  }

  /// The picture of some screens with the same name.
  ///
  /// - Parameter isDark: Whether the picture is dark wherever it is shown.
  package static func text(_ screens: [DrawnScreen], isDark: Bool = false) throws(ArithmeticError) -> String {
    var cards = SampleCards()
    return try text(screens, isDark: isDark, reusing: &cards)
  }

  /// The picture of some screens with the same name.
  ///
  /// - Parameters:
  ///   - isDark: Whether the picture is dark wherever it is shown.
  ///   - cards: The cards of the picture before; then those of this one.
  package static func text(
    _ screens: [DrawnScreen], isDark: Bool, reusing cards: inout SampleCards
  ) throws(ArithmeticError) -> String {
    var picture = PreviewSVG(cards: cards)
    picture.cards.beginPicture()
    defer { cards = picture.cards }
    var highest = Rational.zero
    for drawn in screens {
      try picture.draw(drawn)
      highest = max(highest, try drawn.report.layout.drawnHeight)
    }
    let (width, height) = try (
      MarkupText.number(width(to: picture.x)), MarkupText.number(highest + Rational(top + belowScreens))
    )
    let name = MarkupText.escaped(screens.first?.screen.name.source ?? "")
    let widths = screens.map { MarkupText.number($0.report.layout.container.width) }.joined(separator: ", ")
    return """
      <svg xmlns="http://www.w3.org/2000/svg"\(isDark ? " class=\"dark\"" : "") width="\(width)" height="\(height)" \
      viewBox="0 0 \(width) \(height)" role="img" aria-label="\(name) at \(widths) points">
      <style>\(Self.style)</style>
      <rect class="page" width="100%" height="100%"/>
      <text class="title" x="\(Self.margin)" y="34">\(name)</text>
      \(picture.markup)</svg>

      """
  }

  /// The width of a picture whose last screen ends somewhere.
  private static func width(to end: Rational) throws(ArithmeticError) -> Rational {
    try max(end, Rational(320)) + Rational(margin)
  }

  /// The size of a window, in points, in which the picture is in view on a page, up to 8,000 points each way.
  package static func windowSize(of screens: [DrawnScreen]) throws(ArithmeticError) -> (width: Int, height: Int) {
    var (end, highest) = (Rational.zero, Rational.zero)
    for drawn in screens {
      end = try end + Rational(margin) + drawn.report.layout.drawnWidth
      highest = max(highest, try drawn.report.layout.drawnHeight)
    }
    // Around the picture is the margin of the page.
    let size = try (width(to: end) + Rational(40), highest + Rational(top + belowScreens + 40))
    return (Int(clamping: min(size.0, Rational(8_000)).floor), Int(clamping: min(size.1, Rational(8_000)).floor))
  }

  private static let belowScreens = 32
  /// Around and between the screens; it contains the names of sections.
  private static let margin = 116
  /// Above the screens.
  private static let top = 84

}

// MARK: - Screens and sections

extension PreviewSVG {
  /// One screen with the names of its sections beside it.
  private mutating func draw(_ drawn: DrawnScreen) throws(ArithmeticError) {
    cards.begin(drawn.screen)
    let (layout, screen) = (drawn.report.layout, drawn.screen)
    let left = try x + Rational(Self.margin)
    let (width, height) = (layout.drawnWidth, layout.contentSize.height)
    // The whole content is between the bars, as it would be in a container that is high enough.
    let top = try Rational(Self.top) + (layout.bars.top?.height ?? .zero)
    markup += Self.caption(of: drawn, x: left)
    try addNames(of: drawn, left: left, top: top)
    for (bar, frame) in layout.bars.entries {
      guard let part = screen.bars[bar] else { continue }
      let y = bar == .top ? Rational(Self.top) : try top + height
      let place = Frame(x: left, y: y, width: frame.width, height: frame.height)
      draw(part.component, nil, at: .bar, in: place, of: drawn)
    }
    markup +=
      "<svg x=\"\(MarkupText.number(left))\" y=\"\(MarkupText.number(top))\" width=\"\(MarkupText.number(width))\" "
    markup += "height=\"\(MarkupText.number(height))\"><rect class=\"paper\" width=\"100%\" height=\"100%\"/>\n"
    for index in layout.sections.indices where layout.sections[index].takesRoom {
      draw(sectionAt: index, of: drawn)
    }
    if let frame = layout.placeholder, let empty = screen.empty {
      draw(empty.component, [], at: .row(inset: 16), in: frame, of: drawn)
    }
    for frame in drawn.marks { markup += "<rect class=\"changed\" \(Self.place(frame)) rx=\"3\"/>\n" }
    markup += try layout.containerEdge() + "</svg>\n"
    x = try left + width
  }

  /// The size of the container, and what it is.
  private static func caption(of drawn: DrawnScreen, x: Rational) -> String {
    let layout = drawn.report.layout
    let extent =
      layout.scrollDirection == .horizontal
      ? "\(MarkupText.number(layout.contentSize.width)) wide" : "\(MarkupText.number(layout.contentSize.height)) high"
    let words =
      [layout.direction == .rightToLeft ? layout.direction.rawValue : nil, "content \(extent)"]
      + [drawn.report.device, drawn.source]
    let text = ([" × \(MarkupText.number(layout.container.height))"] + words.compactMap { $0 }).joined(separator: ", ")
    return "<text x=\"\(MarkupText.number(x))\" y=\"68\"><tspan class=\"width\">"
      + "\(MarkupText.number(layout.container.width))</tspan>"
      + "<tspan class=\"quiet\">\(MarkupText.escaped(text))</tspan></text>\n"
  }

  private mutating func addNames(of drawn: DrawnScreen, left: Rational, top: Rational) throws(ArithmeticError) {
    let layout = drawn.report.layout
    for (index, section) in layout.sections.enumerated() where section.takesRoom && section.parent == nil {
      let name = MarkupText.escaped(layout.declaration(ofSection: index, in: drawn.screen).name.source)
      let end = try layout.nameEnd(ofSection: index, left: left, top: top)
      let (x, y) = (MarkupText.number(end.x), end.y)
      markup += "<text class=\"name\" x=\"\(x)\" y=\"\(MarkupText.number(y))\">\(name)</text>"
      for (index, line) in Self.notes(on: section).enumerated() {
        let below = MarkupText.number(try y + Rational(13 * (index + 1)))
        markup += "<text class=\"kind\" x=\"\(x)\" y=\"\(below)\">\(line)</text>\n"
      }
    }
  }

  /// `grid` and `2 columns`: what kind of section it is.
  private static func notes(on section: SectionLayout) -> [String] {
    [section.kind.rawValue] + (section.columns.map { [counted($0, "column")] } ?? [])
  }

  /// From back to front: background, items, header and footer.
  private mutating func draw(sectionAt index: Int, of drawn: DrawnScreen) {
    let (layout, screen) = (drawn.report.layout, drawn.screen)
    let section = layout.sections[index]
    let environment = LayoutEnvironment(
      width: layout.container.width, height: layout.container.height, direction: layout.direction)
    let declared = layout.declaration(ofSection: index, in: screen).resolved(in: environment)
    if let frame = section.background, let background = declared.background { draw(background, in: frame, of: drawn) }
    let items = layout.sections[index].items.filter { declared.units.indices.contains($0.unit) }
    let cards = items.map { item in
      card(
        of: declared.units[item.unit].component, declared.written(item.index, unit: item.unit),
        at: declared.place(of: item, layout), in: item.frame, of: drawn, number: item.index)
    }
    // The pictures of cards of one size are equally high.
    var wordsHeights: [[Double]: Double] = [:]
    for card in cards {
      guard let height = card.wordsHeight else { continue }
      wordsHeights[card.size, default: 0] = max(wordsHeights[card.size, default: 0], height)
    }
    for (item, card) in zip(items, cards) where item.frame.width > .zero && item.frame.height > .zero {
      add(card, in: item.frame, wordsHeight: wordsHeights[card.size])
    }
    if let frame = section.placeholder, let empty = declared.placeholder {
      draw(empty.component, [], at: .row(inset: 12), in: frame, of: drawn)
    }
    for (part, frame, written) in [
      (declared.header, section.header, declared.content?.header),
      (declared.footer, section.footer, declared.content?.footer),
    ] {
      guard let part, let frame else { continue }
      let inset = max(16 - frame.x.doubleValue, 0)
      draw(part.component, written, at: .header(inset: inset), in: frame, of: drawn, number: section.section)
    }
  }

  private mutating func draw(_ background: Background, in frame: Frame, of drawn: DrawnScreen) {
    switch background.appearance {
    case .component(let component): draw(component, [], at: .card(radius: 0), in: frame, of: drawn)
    case .decoration(let id):
      let properties = drawn.screen.contract.decorations[id].properties
      var radius = Rational.zero
      if case .length(let length)? = properties[.cornerRadius] { radius = length.constant ?? .zero }
      let shape = "\(Self.place(frame)) rx=\"\(MarkupText.number(radius))\""
      guard case .color(let color)? = properties[.color] else {
        return markup += "<rect class=\"none\" \(shape)/>\n"
      }
      markup += "<rect class=\"day\" \(shape) fill=\"\(ColorText.text(of: color.light))\"/>"
      markup += "<rect class=\"night\" \(shape) fill=\"\(ColorText.text(of: color.dark))\"/>\n"
      drawBorder(of: properties, radius, in: frame)
    }
  }

  /// The line runs inside the area: its middle is half its width from the edges.
  private mutating func drawBorder(of properties: PropertyList, _ radius: Rational, in frame: Frame) {
    guard case .length(let length)? = properties[.borderWidth], case .color(let color)? = properties[.borderColor],
      let width = length.constant, let half = try? width / Rational(2), let x = try? frame.x + half,
      let y = try? frame.y + half,
      let wide = try? frame.width - width, let high = try? frame.height - width, let round = try? radius - half
    else { return }
    let place = Self.place(Frame(x: x, y: y, width: max(wide, .zero), height: max(high, .zero)))
    let shape =
      "\(place) rx=\"\(MarkupText.number(max(round, .zero)))\" fill=\"none\" stroke-width=\"\(MarkupText.number(width))\""
    markup += "<rect class=\"day\" \(shape) stroke=\"\(ColorText.text(of: color.light))\"/>"
    markup += "<rect class=\"night\" \(shape) stroke=\"\(ColorText.text(of: color.dark))\"/>\n"
  }

  private static func place(_ frame: Frame) -> String {
    "x=\"\(MarkupText.number(frame.x))\" y=\"\(MarkupText.number(frame.y))\" "
      + "width=\"\(MarkupText.number(frame.width))\" height=\"\(MarkupText.number(frame.height))\""
  }
}

// MARK: - Cards

extension PreviewSVG {
  /// The card of a component in its frame, which cuts it off.
  ///
  /// - Parameter written: The values that the author or a response gives; `nil` if a sample takes their place.
  private mutating func draw(
    _ component: ID<Component>, _ written: [FieldValue]?, at place: CardPicture.Place, in frame: Frame,
    of drawn: DrawnScreen, number: Int = 0
  ) {
    guard frame.width > .zero, frame.height > .zero else { return }
    add(card(of: component, written, at: place, in: frame, of: drawn, number: number), in: frame)
  }

  private mutating func card(
    of component: ID<Component>, _ written: [FieldValue]?, at place: CardPicture.Place, in frame: Frame,
    of drawn: DrawnScreen, number: Int
  ) -> DrawnCard {
    let (width, height, contract) = (frame.width.doubleValue, frame.height.doubleValue, drawn.screen.contract)
    let isMirrored = drawn.report.layout.direction == .rightToLeft
    guard let written else {
      return cards.card(
        of: component, number: number, at: place, width: width, height: height, isMirrored: isMirrored, contract)
    }
    let drawing = CardDrawing(component, written, contract)
    return DrawnCard(
      CardPicture(drawing, at: place, width: width, height: height, isMirrored: isMirrored, number: number))
  }

  private mutating func add(_ card: DrawnCard, in frame: Frame, wordsHeight: Double? = nil) {
    markup += "<svg \(Self.place(frame))>\(card.markup(wordsHeight: wordsHeight))</svg>\n"
  }
}

extension ScreenSection {
  /// The values of an item of the section's content; `nil` if it has none.
  func written(_ index: Int, unit: Int) -> [FieldValue]? {
    guard let content, content.items.indices.contains(index), content.items[index].unit == unit else { return nil }
    return content.items[index].fields
  }

  /// Whether an item is a card of its own, and how round it is.
  fileprivate func place(of item: ItemLayout, _ layout: ScreenLayout) -> CardPicture.Place {
    let isAtEdge = item.frame.x == .zero && item.frame.width >= layout.container.width
    if itemsAbut, !kind.itemsIgnoreInsets {
      return .row(inset: background != nil ? 14 : max(16 - item.frame.x.doubleValue, kind.hasOneColumn ? 0 : 8))
    }
    return .card(radius: isAtEdge || kind.itemsIgnoreInsets ? 0 : 10)
  }
}

extension ScreenLayout {
  /// The content with the bars above and below it.
  fileprivate var drawnHeight: Rational {
    get throws(ArithmeticError) {
      try contentSize.height + (bars.top?.height ?? .zero) + (bars.bottom?.height ?? .zero)
    }
  }
}
