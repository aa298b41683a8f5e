import SDUIReports
import TestSupport
import Testing

/// `sduic explain` shows the text of the pages of the language.
@Suite("topics of the language") struct TopicTextTests {
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
