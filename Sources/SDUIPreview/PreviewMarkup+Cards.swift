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
    if !drawing.pictures.isEmpty { classes += drawing.hasWords ? " pictured" : " bare" }
    return "<div class=\"\(classes)\">" + pictures(of: drawing) + words(of: drawing)
      + (drawing.badge.map { "<span class=\"badge\">\(MarkupText.escaped($0))</span>" } ?? "")
      + "<span class=\"name\">\(MarkupText.escaped(drawing.name))</span></div>"
  }

  private mutating func pictures(of drawing: CardDrawing) -> String {
    if drawing.pictures.isEmpty { return "" }
    let pictures = drawing.pictures.map { image in
      let words = MarkupText.escaped(image.alternativeText ?? "")
      return "<div class=\"picture\"><span>\(words)</span></div>"
    }
    return "<div class=\"pictures\">\(pictures.joined())</div>"
  }

  private mutating func words(of drawing: CardDrawing) -> String {
    // A component without anything to show is at least named.
    guard drawing.hasWords || drawing.pictures.isEmpty else { return "" }
    let title = drawing.texts.first ?? (drawing.hasWords ? nil : drawing.name)
    var words = title.map { "<b>\(MarkupText.escaped($0))</b>" } ?? ""
    for line in drawing.texts.dropFirst() { words += "<p>\(MarkupText.escaped(line))</p>" }
    let facts = [
      drawing.price.map { "<span class=\"price\">\(MarkupText.escaped($0))</span>" },
      drawing.rating.map { "<span>★ \(MarkupText.escaped($0))</span>" },
      drawing.date.map { "<time>\(MarkupText.escaped($0))</time>" },
    ].compactMap { $0 }
    if !facts.isEmpty { words += "<p class=\"facts\">\(facts.joined())</p>" }
    if !drawing.tags.isEmpty {
      words += "<p class=\"facts\">" + drawing.tags.map { "<i>\(MarkupText.escaped($0))</i>" }.joined() + "</p>"
    }
    if let progress = drawing.progress {
      let width = styles.name(of: "--progress: \(progress.cssNumber);")
      words += "<div class=\"progress\(width)\"></div>"
    }
    return "<div class=\"words\">\(words)</div>"
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
