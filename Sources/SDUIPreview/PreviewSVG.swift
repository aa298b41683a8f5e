import SDUIIR
import SDUILayout

/// Draws laid-out screens side by side, for documents and pull requests: a picture without a script, whose colours
/// follow the reader's surroundings.
package struct PreviewSVG {
  private let screen: Screen
  private var markup = ""
  /// Where the next screen begins.
  private var x = Rational(0)

  private init(_ screen: Screen) { self.screen = screen }

  /// The picture of some layouts of one screen.
  package static func text(_ reports: [LayoutReport], of screen: Screen) throws(ArithmeticError) -> String {
    var picture = PreviewSVG(screen)
    var highest = Rational.zero
    for report in reports {
      try picture.draw(report.layout, device: report.device)
      highest = max(highest, try report.layout.drawnHeight)
    }
    let width = MarkupText.number(try max(picture.x, Rational(320)) + Rational(Self.margin))
    let height = MarkupText.number(try highest + Rational(Self.top + Self.margin))
    let name = MarkupText.escaped(screen.name.source)
    let widths = reports.map { MarkupText.number($0.layout.container.width) }.joined(separator: ", ")
    return """
      <svg xmlns="http://www.w3.org/2000/svg" width="\(width)" height="\(height)" viewBox="0 0 \(width) \(height)" \
      role="img" aria-label="\(name) at \(widths) points">
      <style>\(Self.style)</style>
      <rect class="page" width="100%" height="100%"/>
      <text class="title" x="\(Self.margin)" y="34">\(name)</text>
      \(picture.markup)</svg>

      """
  }

  /// Around and between the screens; names of sections stand in it.
  private static let margin = 116
  /// Above the screens.
  private static let top = 84

  /// The picture's style sheet.
  static let style = """
    text{font:12px system-ui,sans-serif;fill:#1f2328}.page{fill:#eceef1}.paper{fill:#fff}.title{font-size:18px;\
    font-weight:600}.width,.first{font-weight:600}.quiet,.name{fill:#6b7280;font-size:11px}.name{text-anchor:end}.kind{\
    fill:#9aa1ac;font-size:10px;text-anchor:end}.card{stroke:#0000001f}.plain{fill-opacity:.4}.none{fill:none;stroke:#9aa1ac;\
    stroke-dasharray:3 3}.image{fill:#00000012}@media(prefers-color-scheme:dark){text{fill:#e6e8eb}.page{fill:#0e1013}\
    .paper{fill:#1a1d21}.quiet,.name{fill:#9aa1ac}.card{stroke:#ffffff2e}.image{fill:#ffffff14}.light{display:none}}\
    @media(prefers-color-scheme:light){.dark{display:none}}
    """
}

// MARK: - Screens and sections

extension PreviewSVG {
  /// One screen with the names of its sections beside it.
  private mutating func draw(_ layout: ScreenLayout, device: String?) throws(ArithmeticError) {
    let left = try x + Rational(Self.margin)
    let (width, height) = (layout.drawnWidth, layout.contentSize.height)
    // The whole content is between the bars, as it would be in a container that is high enough.
    let top = try Rational(Self.top) + (layout.bars.top?.height ?? .zero)
    let content =
      layout.scrollDirection == .horizontal
      ? "\(MarkupText.number(layout.contentSize.width)) wide" : "\(MarkupText.number(height)) high"
    markup += "<text x=\"\(MarkupText.number(left))\" y=\"68\"><tspan class=\"width\">"
    markup += MarkupText.number(layout.container.width)
    markup += "</tspan><tspan class=\"quiet\"> × \(MarkupText.number(layout.container.height)), "
    markup += "\(layout.direction.rawValue), content \(content)"
    markup += "\(device.map { ", " + MarkupText.escaped($0) } ?? "")</tspan></text>\n"
    for (index, section) in layout.sections.enumerated() where section.takesRoom && section.parent == nil {
      let name = MarkupText.escaped(layout.declaration(ofSection: index, in: screen).name.source)
      let end = try layout.nameEnd(ofSection: index, left: left, top: top)
      let (x, y) = (MarkupText.number(end.x), end.y)
      markup += "<text class=\"name\" x=\"\(x)\" y=\"\(MarkupText.number(y))\">\(name)</text>"
      for (index, line) in Self.notes(on: section).enumerated() {
        let below = MarkupText.number(try y + Rational(13 * (index + 1)))
        markup += "<text class=\"kind\" x=\"\(x)\" y=\"\(below)\">\(line)</text>\n"
      }
    }
    for (bar, frame) in layout.bars.entries {
      guard let part = screen.bars[bar] else { continue }
      let y = bar == .top ? Rational(Self.top) : try top + height
      let place = Frame(x: left, y: y, width: frame.width, height: frame.height)
      draw(CardText(part.component, [], screen.contract), in: place)
    }
    markup +=
      "<svg x=\"\(MarkupText.number(left))\" y=\"\(MarkupText.number(top))\" width=\"\(MarkupText.number(width))\" "
    markup += "height=\"\(MarkupText.number(height))\"><rect class=\"paper\" width=\"100%\" height=\"100%\"/>\n"
    for index in layout.sections.indices where layout.sections[index].takesRoom { draw(sectionAt: index, of: layout) }
    if let frame = layout.placeholder, let empty = screen.empty {
      draw(CardText(empty.component, [], screen.contract), in: frame)
    }
    markup += try layout.containerEdge() + "</svg>\n"
    x = try left + width
  }

  /// `grid` and `2 columns`: what kind of section it is.
  private static func notes(on section: SectionLayout) -> [String] {
    [section.kind.rawValue] + (section.columns.map { [counted($0, "column")] } ?? [])
  }

  /// From behind to the front: background, items, header and footer.
  private mutating func draw(sectionAt index: Int, of layout: ScreenLayout) {
    let section = layout.sections[index]
    let declared = layout.declaration(ofSection: index, in: screen)
    if let frame = section.background, let background = declared.background { draw(background, in: frame) }
    for item in layout.items(ofSection: index) {
      guard let text = declared.itemText(item.index, unit: item.unit, screen.contract) else { continue }
      draw(text, in: item.frame)
    }
    if let frame = section.placeholder, let empty = declared.placeholder {
      draw(CardText(empty.component, [], screen.contract), in: frame)
    }
    if let frame = section.header, let text = declared.headerText(screen.contract) {
      draw(text, in: frame, isPlain: true)
    }
    if let frame = section.footer, let text = declared.footerText(screen.contract) {
      draw(text, in: frame, isPlain: true)
    }
  }

  private mutating func draw(_ background: Background, in frame: Frame) {
    switch background.appearance {
    case .component(let component): draw(CardText(component, [], screen.contract), in: frame)
    case .decoration(let id):
      let properties = screen.contract.decorations[id].properties
      var radius = Rational.zero
      if case .length(let length)? = properties[.cornerRadius] { radius = length.constant ?? .zero }
      let shape = "\(Self.place(frame)) rx=\"\(MarkupText.number(radius))\""
      guard case .color(let color)? = properties[.color] else {
        return markup += "<rect class=\"none\" \(shape)/>\n"
      }
      markup += "<rect class=\"light\" \(shape) fill=\"\(MarkupText.color(color.light))\"/>"
      markup += "<rect class=\"dark\" \(shape) fill=\"\(MarkupText.color(color.dark))\"/>\n"
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
    markup += "<rect class=\"light\" \(shape) stroke=\"\(MarkupText.color(color.light))\"/>"
    markup += "<rect class=\"dark\" \(shape) stroke=\"\(MarkupText.color(color.dark))\"/>\n"
  }

  private static func place(_ frame: Frame) -> String {
    "x=\"\(MarkupText.number(frame.x))\" y=\"\(MarkupText.number(frame.y))\" "
      + "width=\"\(MarkupText.number(frame.width))\" height=\"\(MarkupText.number(frame.height))\""
  }
}

// MARK: - Cards

extension PreviewSVG {
  /// A card: its tint, the place of its image, its texts and its name, cut off where it ends. Headers and footers are
  /// plain.
  private mutating func draw(_ text: CardText, in frame: Frame, isPlain: Bool = false) {
    guard frame.width > .zero, frame.height > .zero else { return }
    let (width, height) = (frame.width.doubleValue, frame.height.doubleValue)
    let lines = text.texts + [text.name]
    markup += "<svg \(Self.place(frame))><rect class=\"card\(isPlain ? " plain" : "")\" x=\".5\" y=\".5\" "
    markup += "width=\"\(Self.number(max(width - 1, 0)))\" height=\"\(Self.number(max(height - 1, 0)))\" rx=\"6\" "
    markup += "fill=\"hsl(\(Self.hue(text.component)) 40% 60% / .16)\"/>"
    var baseline = min(height / 2 + 4, 22)
    let image = height - 18 - Double(lines.count) * 16
    if text.hasImage, image >= 32, width >= 48 {
      markup += "<rect class=\"image\" x=\"8\" y=\"8\" width=\"\(Self.number(width - 16))\" "
      markup += "height=\"\(Self.number(image))\" rx=\"4\"/>"
      baseline = image + 24
    }
    for (index, line) in lines.enumerated() where baseline <= height || index == 0 {
      let style = index == 0 ? " class=\"first\"" : " class=\"quiet\""
      markup += "<text\(style) x=\"10\" y=\"\(Self.number(baseline))\">\(MarkupText.escaped(line))</text>"
      baseline += 16
    }
    markup += "</svg>\n"
  }

  /// Components that follow one another differ most.
  private static func hue(_ component: Int) -> Int { (210 + component * 137) % 360 }

  private static func number(_ value: Double) -> String { "\((value * 1_000).rounded() / 1_000)" }
}

extension ScreenLayout {
  /// The content with the bars above and below it.
  fileprivate var drawnHeight: Rational {
    get throws(ArithmeticError) {
      try contentSize.height + (bars.top?.height ?? .zero) + (bars.bottom?.height ?? .zero)
    }
  }
}
