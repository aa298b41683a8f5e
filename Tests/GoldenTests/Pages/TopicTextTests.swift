import SDUIReports
import TestSupport
import Testing

/// `sduic explain` shows the text of the pages of the language.
@Suite("topics of the language") struct TopicTextTests {
  @Test("the text of a page is current (SDUIC_UPDATE=1 writes it)", arguments: TopicPage.allCases)
  func isCurrent(page: TopicPage) throws {
    let current = try Self.text(of: "Grammar/Language/\(page.rawValue).md")
    guard Repository.updates else {
      if page.text != current { Issue.record("\(Difference.text(expected: page.text, actual: current))") }
      return
    }
    let name = page.rawValue.prefix(1).lowercased() + page.rawValue.dropFirst()
    let source = """
      // swift-format-ignore-file
      // Made from `Grammar/Language/\(page.rawValue).md` by `TopicTextTests`.

      extension TopicPage {
        /// The text of the page, without its title, its links and the output of its examples.
        static let \(name)Text = #\"""
      \(current)
      \"""#
      }

      """
    let path = "Sources/SDUIReports/Topics/Pages/\(page.rawValue).swift"
    if try Repository.read(path) != source { try Repository.write(source, to: path) }
  }

  /// A page without its title, its links and all fences but programs.
  private static func text(of path: String) throws -> String {
    let page = try Page(path: path)
    var lines: [String] = []
    var fence: String?
    for line in page.lines.dropFirst() {
      if line.hasPrefix("```") {
        let word = line.dropFirst(3).prefix { $0 != " " }
        let isShown = ["", "sdui"].contains(fence ?? String(word))
        if isShown { lines.append(fence == nil ? "```\(word)" : "```") }
        fence = fence == nil ? String(word) : nil
      } else if fence == nil {
        lines.append(line.replacing(/\[([^\]]*)\]\([^)]*\)/) { $0.output.1 })
      } else if ["", "sdui"].contains(fence) {
        lines.append(line)
      }
    }
    var result: [String] = []
    for line in lines where !(line.isEmpty && result.last?.isEmpty ?? true) { result.append(line) }
    while result.last?.isEmpty == true { result.removeLast() }
    return result.joined(separator: "\n")
  }

  /// Each topic shows a part of its page that names it, or what it is about.
  @Test(arguments: [
    ("when", "`when` changes"), ("require", "`require` states"), ("test", "A test checks figures"),
    ("frame", "`frame` compares"), ("match", "`match` names a span"), ("localized", "localized(\"campaign.title\")"),
    ("with", "`with` copies the fields"), ("let", "`let` names a value"), ("content", "`content` contains items"),
    ("component", "A component declares"), ("enum", "A value is one of the cases"), ("record", "A record is a group"),
    ("action", "action "), ("flag", "`flag` declares"), ("Decimal", "a decimal number, exactly as written"),
    ("Decimal", "because many JSON parsers"), ("Image", "`width` and `height` in pixels"),
    ("reachEnd", "`reachEnd` when"),
    ("tap", "`longPress`"), ("column.width", "`rowHeight` of a grid"), ("bars", "bottomBar"), ("layout", "layout "),
    ("import", "import "), ("allow", "`allow`"),
  ])
  func aTopicShowsItsPart(word: String, text: String) throws {
    let page = try #require(VocabularyPage(about: word)).rendered
    #expect(page.contains(text), "\(page)")
  }

  /// No topic is empty, and none shows the part of another one.
  @Test func everyTopicHasText() throws {
    for word in ["with", "match", "localized", "column.width", "reachEnd", "tap", "ID", "Text", "Action"] {
      let topic = try #require(Topic(about: word))
      #expect((1...8).contains(topic.paragraphs.count), "\(word)")
    }
    #expect(try #require(Topic(about: "component")).paragraphs.contains { $0.hasPrefix("`with` copies") } == false)
  }
}
