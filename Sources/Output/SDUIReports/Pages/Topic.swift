/// A subject that a page of the language explains: a statement, a declaration, a type, a figure.
package struct Topic {
  /// The page that explains it.
  private let page: TopicPage
  /// The paragraph with which the explanation begins, by its first words; `nil` for the whole page.
  private let first: String?
  /// The paragraph after the explanation, by its first words; `nil` for the rest of the page.
  private let end: String?
  /// The type of fields that the page describes in a table; `nil` of other topics.
  private let type: String?
  private let words: [String]

  private init(
    _ words: String..., page: TopicPage, from first: String? = nil, to end: String? = nil, type: String? = nil
  ) {
    (self.words, self.page, self.first, self.end, self.type) = (words, page, first, end, type)
  }

  /// All words that are topics.
  static let subjects = all.flatMap { $0.words }

  /// The topic of a word; `nil` where it is none.
  package init?(about word: String) {
    guard let topic = Self.all.first(where: { $0.words.contains(word) }) else { return nil }
    self = topic
  }

  private static let all: [Topic] =
    [
      Topic("when", "condition", page: .when),
      Topic("require", page: .requirements),
      Topic("test", "frame", page: .tests),
      Topic("allow", page: .allow),
      Topic("import", page: .imports),
      Topic("let", page: .constants),
      Topic("flag", page: .flags),
      Topic("enum", "open", page: .enums),
      Topic("record", page: .records),
      Topic("action", page: .actions),
      Topic("component", page: .components, to: "`with` copies"),
      Topic("with", page: .components, from: "`with` copies"),
      Topic("layout", page: .layouts),
      Topic("bars", "topBar", "bottomBar", page: .bars),
      Topic("content", page: .content, to: "To write content in several languages"),
      Topic("localized", page: .content, from: "To write content in several languages"),
      Topic("match", page: .gridKind, from: "If a field of the data decides", to: "A grid may begin"),
      Topic(
        "column.width", "container.width", "container.height", "content.width", "item.width", page: .arithmetic,
        from: "A length may depend on figures", to: "A quotient of two numbers"),
      Topic("on", "events", page: .events),
      Topic(
        "tap", "longPress", "swipe", "pan", "pinch", "select", "highlight", "appear", "disappear", page: .events,
        to: "The events of a section"),
      Topic(
        "pageWillAppear", "pageAppear", "pageWillDisappear", "pageDisappear", "reachStart", "reachEnd", "reorder",
        "event.page", page: .events, from: "The events of a section"),
    ]
    + ["ID", "Text", "Int", "Decimal", "Bool", "URL", "Date", "Color", "Image", "Action"].map { type in
      Topic(type, page: .components, type: type)
    }

  /// The paragraphs of the page.
  package var paragraphs: [String] {
    let all = page.paragraphs
    if let type { return Self.description(of: type, in: all) }
    let start = first.flatMap { first in all.firstIndex { $0.hasPrefix(first) } } ?? 0
    let end = end.flatMap { end in all.firstIndex { $0.hasPrefix(end) } } ?? all.count
    return Array(all[min(start, end)..<end])
  }

  /// The page's name: `Language/When.md`.
  package var pageName: String { "Language/\(page.rawValue).md" }

  /// The row of a type in a table of `type | contains | constraints`, then the paragraphs that name the type.
  private static func description(of type: String, in paragraphs: [String]) -> [String] {
    func names(_ text: some StringProtocol) -> Bool {
      text.split(separator: "`").contains { $0 == type || $0.hasPrefix(type + "(") }
    }
    var result: [String] = []
    for paragraph in paragraphs {
      guard paragraph.hasPrefix("|") else {
        if !paragraph.hasPrefix("```"), names(paragraph) { result.append(paragraph) }
        continue
      }
      for row in paragraph.split(separator: "\n") {
        let cells = row.split(separator: "|").map(Self.trimmed)
        guard cells.count == 3, names(cells[0]) else { continue }
        result.append("\(cells[0]): \(cells[1])." + (cells[2].isEmpty ? "" : " Constraints: \(cells[2])."))
      }
    }
    return result
  }

  private static func trimmed(_ text: Substring) -> String {
    String(text.drop { $0 == " " }.reversed().drop { $0 == " " }.reversed())
  }
}
