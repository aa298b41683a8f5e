extension Explanation {
  /// The screen of most examples of responses.
  static let cards = """
    screen Home {
      section cards: grid { columns: 2, unit Card { height: 80 } }
    }
    component Card { id: ID, name: Text(max: 20), badge: Badge?, count: Int = 1 }
    enum Badge { new, sale }
    """

  /// The first page of a response of the screen `Home`, with some sections.
  static func page(_ sections: String) -> String {
    """
    {
      "sdui": "1.0", "screen": "Home", "page": 0, "hasNext": false,
      "layoutId": "0123456789abcdef0123456789abcdef0123456789abcdef0123456789abcdef",
      "sectionList": [
        \(indented(sections))
      ]
    }
    """
  }

  /// Lines with the indentation of sections in a page, but for the first one.
  static func indented(_ lines: String) -> String {
    lines.split(separator: "\n", omittingEmptySubsequences: false).joined(separator: "\n    ")
  }
}
