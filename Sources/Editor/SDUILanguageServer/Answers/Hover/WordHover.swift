import SDUICompiler
import SDUIIR
import SDUIReports
import SDUISyntax

/// Texts about words of the language and figures, which no declaration of a program means.
extension Analysis {
  /// Returns the text about the word or literal at an offset of the file.
  func hoverOfWord(at offset: Int) -> Hover? {
    guard let index = word(at: offset), !isInComment(offset) else { return nil }
    let token = tree.tokens[index]
    let path = path(to: Int(token.start)).map { Syntax(file: tree.file, node: $0) }
    switch token.kind {
    case .name:
      return hoverOfFigure(at: index, path) ?? hoverOfTrait(at: index, path) ?? hoverOfKeyword(at: index, path)
        ?? hoverOfLabel(at: index, path)
    case .number, .string, .color: return hoverOfLiteral(at: index, path)
    default: return nil
    }
  }

  /// The word or literal at an offset, or the one that ends there.
  private func word(at offset: Int) -> Int? {
    guard let index = token(at: offset) else { return nil }
    let isWord =
      switch tree.tokens[index].kind {
      case .name, .number, .string, .color: true
      default: false
      }
    return !isWord && index > 0 && Int(tree.tokens[index - 1].end) == offset ? index - 1 : index
  }

  private func isInComment(_ offset: Int) -> Bool {
    tree.comments.contains { $0.start <= offset && offset < $0.end }
  }

  /// Makes a text with a sentence about the word and those about its place.
  func hover(at index: Int, _ sentence: String?, _ path: [Syntax], code: String? = nil) -> Hover? {
    let paragraphs = (sentence.map { [$0] } ?? []) + purpose(of: path)
    guard !paragraphs.isEmpty else { return nil }
    return Hover(range: tree.tokens[index].range, code: code ?? tree.text(ofToken: index), paragraphs: paragraphs)
  }

  /// The text about a word that begins a statement or belongs to one: the first paragraph of its page, or a sentence.
  private func hoverOfKeyword(at index: Int, _ path: [Syntax]) -> Hover? {
    guard let holder = path.last else { return nil }
    let word = tree.text(ofToken: index)
    let isWord =
      switch program.kind(of: holder) {
      case .name:
        path.dropLast().last.map { [.contentElement, .fallbackClause].contains(program.kind(of: $0)) } ?? false
      case .nameExpression: word == "true" || word == "false"
      default: true
      }
    guard isWord else { return nil }
    return hover(ofWord: word, at: tree.tokens[index].range)
  }

  /// The sentence about a word of the language, or the first paragraph of its page; none about other words.
  static func paragraphs(aboutWord word: String) -> [String] {
    if let sentence = words[word] { return [sentence] }
    return Topic(about: word)?.paragraphs.first { !$0.hasPrefix("```") }.map { [$0] } ?? []
  }

  private static let words = [
    "screen": "A screen has sections, one after the other, and properties of all of them.",
    "section": "A section lays out the items of its units, by its kind or a layout.",
    "essential": "An essential section has to be in each response: without it the screen cannot be shown.",
    "repeated": "A repeated section may be in a response any number of times, each time with other items.",
    "unit": "A unit is a component whose items a section shows.",
    "item": "Properties of all units of the section. A unit may set them again for itself.",
    "header": "The header is shown before the items of its section.",
    "footer": "The footer is shown after the items of its section.",
    "background": "The background is a decoration behind the whole section.",
    "empty": "The component that is shown in place of items when the section has none.",
    "onFailure": "The component that is shown in place of items when the server could not get them.",
    "bundle": "The key in responses under which the data of the section are.",
    "decoration": "A decoration is a background with a color, a border and corners, and has no data.",
    "breaking": "The `allow` is for a rule of `sduic breaking`, which compares two versions.",
    "because": "The reason why the finding is right here.",
    "at": "The container in which the test computes the layout.",
    "row": "A row of a mosaic: its parts are side by side.",
    "column": "A column of a mosaic: its parts are one below the other.",
    "cell": "A cell of a mosaic: the place of one item.",
    "as": "The name in responses and documents, where it differs from the name in this file.",
    "since": "The first version of the app that knows it.",
    "until": "The first version of the app that does not know it any more.",
    "deprecated": "New uses get a warning with the text that follows.",
    "fallback": "What clients get that do not know the component yet.",
    "drop": "Clients that do not know the component get no item in its place.",
    "reserved": "A name that was used before. It cannot be declared again with another meaning.",
    "with": "Copies the fields of another component or record to this place.",
    "and": "Both conditions have to hold.", "or": "One of the conditions has to hold.",
    "not": "The condition must not hold.", "true": "The value of what holds.",
    "false": "The value of what does not hold.",
  ]
}

// MARK: - Figures and traits

extension Analysis {
  /// The text about a figure, such as `item.width`, or about a function.
  private func hoverOfFigure(at index: Int, _ path: [Syntax]) -> Hover? {
    guard let holder = path.last(where: { program.kind(of: $0) != .name }) else { return nil }
    let word = tree.text(ofToken: index)
    switch program.kind(of: holder) {
    case .memberExpression, .nameExpression: break
    default: return nil
    }
    // The whole of `deals.ProductCard.height` up to the word.
    let outer = path.first { program.kind(of: $0) == .memberExpression } ?? holder
    let names = tree.source.text(in: program.range(of: outer).bytes.lowerBound..<tree.tokens[index].range.upperBound)
      .split(separator: ".").map { String($0) }
    if let sentence = Self.figures[names.joined(separator: ".")] ?? Self.functions[word] {
      return hover(at: index, sentence, path, code: names.joined(separator: "."))
    }
    guard let phrase = Self.figurePhrases[word] else { return nil }
    let owner = names.dropLast().joined(separator: ".")
    let isCondition = path.contains {
      program.kind(of: $0) == .whenStatement || program.kind(of: $0) == .letDeclaration
    }
    guard !owner.isEmpty || !isCondition || word == "columns" else { return nil }
    let whose = owner.isEmpty ? "the section" : "`\(owner)`"
    return hover(at: index, "\(phrase) of \(whose).", path, code: names.joined(separator: "."))
  }

  private static let figures = [
    "container": "The container that shows the screen: a device, or a part of its display.",
    "container.width": "The width of the container, in points.",
    "container.height": "The height of the container, in points.",
    "content": "The room of the section inside its insets.",
    "content.width": "The width of the section inside its insets, in points.",
    "column": "A column of the section.",
    "column.width": "The width of one column, in points.",
    "item": "The box of an item.",
    "item.width": "The width of the box of the item, in points. The insets of the item are inside of it.",
    "item.height": "The height of the item, in points.",
    "data": "The data of the item, which a response brings.",
    "header": "The header of the section.", "footer": "The footer of the section.",
    "event": "The event that happens.", "event.page": "The page of the carousel at which the event happens.",
  ]

  private static let figurePhrases = [
    "width": "The width", "height": "The height", "columns": "The number of columns", "x": "The left edge",
    "y": "The upper edge", "frame": "The position and the size", "ratio": "The ratio of width to height",
    "content": "The room inside the insets", "header": "The header", "footer": "The footer", "url": "The address",
    "alt": "The description",
  ]

  private static let functions = [
    "min": "The least of some lengths.", "max": "The greatest of some lengths.",
    "estimated": "A length that the device measures; layout begins with this estimate.",
    "lines": "The height of some lines of a text style, at the text size of the client.",
    "adaptive": "As many columns as fit, each at least as wide as `min`, and at most `max` of them.",
    "flag": "The case of an experiment that the client takes part in.",
    "match": "A span for each case of a field of the data.",
    "localized": "The key of a text that a server or an app translates.",
    "all": "The whole line.",
  ]

  /// The text about a word of a condition: what it compares, or one of its values; with the devices that meet the
  /// comparison.
  private func hoverOfTrait(at index: Int, _ path: [Syntax]) -> Hover? {
    let word = tree.text(ofToken: index)
    let comparison = path.last { program.kind(of: $0) == .binaryExpression }
    let subject = comparison.flatMap { program.children(of: $0).first }.map { program.text(of: $0) }
    let isInArguments = path.contains { program.kind(of: $0) == .argumentList }
    guard !isInArguments, let comparison, let subject else { return nil }
    let sentence: String?
    switch word {
    case "width": sentence = "The width of the container, in points."
    case "height": sentence = "The height of the container, in points."
    case "textScale": sentence = "The factor by which the person has enlarged the text; 1 is the usual size."
    case "textSize": sentence = "The text size that the person has chosen; `large` is the usual one."
    case "ios", "android": sentence = "The version of the client on \(word == "ios" ? "iOS" : "Android")."
    default:
      let value = TraitWord(rawValue: word)
      sentence =
        ContainerTrait(name: word)?.documentation
        ?? ContainerTrait(name: subject).flatMap { $0.words.contains(value) ? $0.documentation(of: value) : nil }
        ?? TextSize(rawValue: word).flatMap { subject == "textSize" ? "The text scale \($0.scale.text)." : nil }
    }
    guard let sentence else { return nil }
    let devices = devices(meeting: comparison, NameTable(of: program)).map { [$0] } ?? []
    return Hover(
      range: tree.tokens[index].range, code: program.text(of: comparison), paragraphs: [sentence] + devices)
  }
}
