import SDUIIR

extension PreviewMarkup {
  /// A cell with its card; the content of a card never changes the cell's size.
  ///
  /// - Parameters:
  ///   - written: The values that the author or a response gives; `nil` where a sample takes their place.
  ///   - number: Which of several samples that is.
  mutating func card(
    of component: ID<Component>, _ written: [FieldValue]?, number: Int = 0, frame: String
  ) -> String {
    let drawing = drawing(of: component, written, number: number)
    let hue = styles.name(of: "--hue: \((210 + drawing.component * 137 + number * 23) % 360);")
    return "<div class=\"cell\(hue)\" data-frame=\"\(frame)\" data-name=\"\(MarkupText.escaped(drawing.name))\">"
      + card(drawing) + "</div>"
  }

  /// The card of a component that is no cell of its own.
  mutating func card(of component: ID<Component>) -> String { card(drawing(of: component, nil, number: 0)) }

  private func drawing(of component: ID<Component>, _ written: [FieldValue]?, number: Int) -> CardDrawing {
    CardDrawing(component, written ?? samples.fields(of: component, number: number), contract)
  }

  private mutating func card(_ drawing: CardDrawing) -> String {
    var classes = "card"
    if drawing.role != .card { classes += " \(drawing.role.rawValue)" }
    if !drawing.pictures.isEmpty { classes += drawing.hasWords ? " pictured" : " bare" }
    if drawing.isPortrait { classes += " portrait" }
    if drawing.isSelected || drawing.isOn == true { classes += " selected" }
    return "<div class=\"\(classes)\">" + pictures(of: drawing) + glyph(drawing.glyph)
      + words(of: drawing) + entries(of: drawing) + controls(of: drawing)
      + "<span class=\"name\">\(MarkupText.escaped(drawing.name))</span></div>"
  }

  private func pictures(of drawing: CardDrawing) -> String {
    if drawing.pictures.isEmpty { return "" }
    let pictures = drawing.pictures.map { image in
      let words = MarkupText.escaped(image.alternativeText ?? "")
      let label = words.isEmpty ? "" : " role=\"img\" aria-label=\"\(words)\""
      return "<div class=\"picture\"\(label)>\(words.isEmpty ? "" : "<span dir=\"auto\">\(words)</span>")</div>"
    }
    return "<div class=\"pictures\">\(pictures.joined())\(badge(of: drawing))</div>"
  }

  private func badge(of drawing: CardDrawing) -> String {
    drawing.badge.map { "<span class=\"badge\">\(MarkupText.escaped($0))</span>" } ?? ""
  }

  private func glyph(_ glyph: Glyph?) -> String {
    glyph.map { "<svg class=\"glyph\" viewBox=\"0 0 24 24\" aria-hidden=\"true\"><path d=\"\($0.path)\"/></svg>" } ?? ""
  }

  private mutating func words(of drawing: CardDrawing) -> String {
    var words = drawing.texts.first.map { Self.text($0, in: drawing.isBody ? "b class=\"body\"" : "b") } ?? ""
    for line in drawing.texts.dropFirst() { words += Self.text(line, in: "p") }
    words += facts(of: drawing)
    if !drawing.tags.isEmpty {
      words += "<div class=\"tags\">" + drawing.tags.map { Self.text($0, in: "i") }.joined() + "</div>"
    }
    if !drawing.points.isEmpty {
      let bars = drawing.points.prefix(48).map { point in
        "<i class=\"point\(styles.name(of: "--point: \(point.cssNumber);"))\"></i>"
      }
      words += "<div class=\"chart\">\(bars.joined())</div>"
    }
    if let progress = drawing.progress {
      let width = styles.name(of: "--progress: \(progress.cssNumber);")
      words += "<div class=\"progress\(width)\"></div>"
    }
    return words.isEmpty ? "" : "<div class=\"words\">\(words)</div>"
  }

  private static func text(_ text: String, in tag: String) -> String {
    "<\(tag) dir=\"auto\">\(MarkupText.escaped(text))</\(tag.prefix { $0 != " " })>"
  }

  /// The price, then what matters less, in one line.
  private func facts(of drawing: CardDrawing) -> String {
    let prices = [
      drawing.price.map { "<span class=\"price\">\(MarkupText.escaped($0))</span>" },
      drawing.oldPrice.map { "<s>\(MarkupText.escaped($0))</s>" },
    ]
    let facts =
      [drawing.rating.map { "<span>★ \(MarkupText.escaped($0))</span>" }]
      + drawing.counts.map { "<span>\(MarkupText.escaped($0))</span>" }
      + [drawing.date.map { "<time>\(MarkupText.escaped($0))</time>" }]
    // A badge is on the picture if there is one, and in a row beside it.
    let badge = badge(of: drawing)
    let rows = [prices.compactMap { $0 }.joined(), facts.compactMap { $0 }.joined()]
    if rows.joined().isEmpty, badge.isEmpty { return "" }
    let minor = rows[1].isEmpty ? "" : "<span class=\"minor\">\(rows[1])</span>"
    return "<div class=\"facts\">\(rows[0])\(minor)\(badge)</div>"
  }

  /// The records of a list: such as the tabs of a bar.
  private func entries(of drawing: CardDrawing) -> String {
    if drawing.entries.isEmpty { return "" }
    let entries = drawing.entries.enumerated().map { index, entry in
      let isSelected = entry.isSelected || index == 0 && !drawing.entries.contains { $0.isSelected }
      let picture = entry.hasPicture ? "<div class=\"picture\"></div>" : glyph(entry.glyph)
      return "<div class=\"entry\(isSelected ? " selected" : "")\">\(picture)"
        + (entry.title.map { Self.text($0, in: "span") } ?? "") + "</div>"
    }
    return "<div class=\"entries\">\(entries.joined())</div>"
  }

  private func controls(of drawing: CardDrawing) -> String {
    (drawing.action.map { "<span class=\"action\" dir=\"auto\">\(MarkupText.escaped($0))</span>" } ?? "")
      + (drawing.isOn.map { "<span class=\"switch\($0 ? " on" : "")\"></span>" } ?? "")
  }
}

/// The declarations of single boxes, each as a class of the page's one style sheet: the content security policy of the
/// page takes no `style` attributes.
struct PreviewClasses {
  /// Begins the name of every class.
  let prefix: String
  /// In the order of first use.
  private var declarations: [String] = []
  private var indices: [String: Int] = [:]

  /// No classes yet.
  init(prefix: String) { self.prefix = prefix }

  /// The class with some declarations, after a blank; nothing without declarations.
  mutating func name(of text: String) -> String {
    if text.isEmpty { return "" }
    if let index = indices[text] { return " \(prefix)\(index)" }
    indices[text] = declarations.count
    declarations.append(text)
    return " \(prefix)\(declarations.count - 1)"
  }

  /// The rules of all classes.
  var rules: String { declarations.enumerated().map { ".\(prefix)\($0.offset) { \($0.element) }\n" }.joined() }
}
