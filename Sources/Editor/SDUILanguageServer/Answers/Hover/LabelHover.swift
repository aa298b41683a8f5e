import SDUICompiler
import SDUIIR
import SDUISyntax

/// Texts about labels and literals.
extension Analysis {
  /// The text about a label, an event or another name that belongs to the statement around it.
  func hoverOfLabel(at index: Int, _ path: [Syntax]) -> Hover? {
    let word = tree.text(ofToken: index)
    if path.contains(where: { program.kind(of: $0) == .eventName }) {
      let sentence = Self.events[word] ?? "A control of the component, by the name that clients know."
      return Hover(range: tree.tokens[index].range, code: word, paragraphs: [sentence])
    }
    return hover(at: index, Self.sentence(aboutLabel: word, of: owner(ofLabelIn: path)), path)
  }

  /// The function or the record to which a label belongs: `adaptive(min: 160)`, `Image { width: 10 }`.
  private func owner(ofLabelIn path: [Syntax]) -> String? {
    switch path.last(where: { [.callExpression, .recordExpression, .property, .field].contains(program.kind(of: $0)) })
    {
    case let call? where program.kind(of: call) == .callExpression:
      program.child(of: call, .nameExpression).map { program.text(of: $0) }
    case let record? where program.kind(of: record) == .recordExpression: program.name(of: record)?.text
    default: nil
    }
  }

  private static func sentence(aboutLabel word: String, of owner: String?) -> String? {
    switch (owner, word) {
    case ("adaptive", "min"): "The least width of a column, in points."
    case ("adaptive", "max"): "The greatest number of columns."
    case ("Image", "width"), ("Image", "height"): "The \(word) of the picture, in pixels."
    default: labels[word]
    }
  }

  private static let events = [
    "tap": "A person taps the item or the control.", "longPress": "A person holds a finger on it.",
    "swipe": "A person swipes over it.", "pan": "A person drags it.", "pinch": "A person pinches it with two fingers.",
    "select": "A person selects the item, in a section with `selectable`.",
    "highlight": "A finger touches the item, and may still leave it.",
    "appear": "The item comes into view.", "disappear": "The item leaves the view.",
    "pageWillAppear": "A page of the carousel begins to come into view.",
    "pageAppear": "A page of the carousel has come into view.",
    "pageWillDisappear": "A page of the carousel begins to leave the view.",
    "pageDisappear": "A page of the carousel has left the view.",
    "reachStart": "A person scrolls to the first item.", "reachEnd": "A person scrolls to the last item.",
    "reorder": "A person has moved an item to another place.",
  ]

  private static let labels = [
    "top": "The upper side.", "bottom": "The lower side.",
    "leading": "The side where lines of text begin: the left one, or from right to left the right one.",
    "trailing": "The side where lines of text end.", "horizontal": "Both sides, leading and trailing.",
    "vertical": "The upper and the lower side.", "lines": "The distance between lines of items.",
    "items": "The distance between items of a line.", "columns": "The number of columns.",
    "rows": "The number of rows.", "light": "The color in light mode.", "dark": "The color in dark mode.",
    "min": "The least value, or the least number of characters or elements.",
    "max": "The greatest value, or the greatest number of characters or elements.",
    "length": "The exact number of characters.", "width": "The width, in points.", "height": "The height, in points.",
    "textScale": "The factor by which the person has enlarged the text.", "url": "The address of the image.",
    "alt": "The description of the image for people who do not see it.", "device": "The device, by its name.",
  ]

  /// The text about a number, a string or a color.
  func hoverOfLiteral(at index: Int, _ path: [Syntax]) -> Hover? {
    let text = tree.text(ofToken: index)
    switch tree.tokens[index].kind {
    case .number: return hover(at: index, Self.unit(of: text), path)
    case .color: return hover(at: index, Self.color(text), path)
    default:
      if let statement = path.last(where: { program.kind(of: $0) == .importDeclaration }) {
        return hover(at: index, declarations(broughtBy: statement), path)
      }
      return hover(at: index, nil, path)
    }
  }

  private static func unit(of number: String) -> String? {
    let digits = String(number.prefix { $0.isNumber || $0 == "." })
    switch number.dropFirst(digits.utf8.count) {
    case "%": return "\(digits) percent of the room."
    case "sp": return "\(digits) points at the usual text size; they grow with the text."
    case "fr": return "\(digits) shares of the room that is left."
    case "s": return "\(digits) seconds."
    case "ms": return "\(digits) milliseconds."
    default: return nil
    }
  }

  /// The parts of `#RRGGBB` and `#RRGGBBAA`.
  private static func color(_ text: String) -> String? {
    guard let value = ColorText.value(of: text) else { return nil }
    let parts = [24, 16, 8, 0].map { value >> $0 & 0xFF }
    let opacity = text.utf8.count == 9 ? ", opacity \(parts[3] * 100 / 255) %" : ""
    return "Red \(parts[0]), green \(parts[1]), blue \(parts[2]) of 255\(opacity)."
  }

  /// The names that an import brings.
  private func declarations(broughtBy statement: Syntax) -> String? {
    let range = program.range(of: statement)
    guard let file = program.imports[tree.file.index].first(where: { $0.range == range })?.file else { return nil }
    let other = program.trees[file.index]
    let names = other.children(of: other.root).compactMap { program.name(of: Syntax(file: file, node: $0))?.text }
    let shown = names.prefix(8).map { "`\($0)`" }.joined(separator: ", ")
    return names.isEmpty
      ? "Declares nothing." : "Declares \(shown)\(names.count > 8 ? " and \(names.count - 8) more" : "")."
  }
}
