import SDUIIR

extension PreviewMarkup {
  /// A cell with its card; the content of a card never changes the cell's size.
  mutating func card(_ text: CardText, frame: String) -> String {
    let hue = styles.name(of: "--hue: \((210 + text.component * 137) % 360);")
    return "<div class=\"cell\(hue)\" data-frame=\"\(frame)\" data-name=\"\(MarkupText.escaped(text.name))\">"
      + "<div class=\"card\">\(inside(text))</div></div>"
  }

  /// The image and the texts of a card.
  mutating func inside(_ text: CardText) -> String {
    var result = ""
    if text.hasImage {
      let image = text.image
      let shape = image.map { "--image: (\($0.width.cssNumber) / \($0.height.cssNumber));" } ?? ""
      let words = MarkupText.escaped(image?.alternativeText ?? "")
      result += "<div class=\"image\"><div class=\"picture\(styles.name(of: shape))\"><span>\(words)</span></div></div>"
    }
    // What was written comes first, and the component's name last.
    let lines = (text.texts + [text.name]).map(MarkupText.escaped)
    return result + "<b>\(lines[0])</b>" + lines.dropFirst().map { "<p>\($0)</p>" }.joined()
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
