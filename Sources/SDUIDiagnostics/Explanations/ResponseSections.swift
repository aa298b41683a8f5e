extension Explanation {
  static let responseUnknownSection = Explanation(
    .responseUnknownSection, "a section that the screen does not have",
    """
    A section of a response is one that the screen declares, by its name on the wire. Where lists of
    units stand without names, there is at most one for each section.
    """,
    sections: """
      {
        "section": "card",
        "sectionId": "cards",
        "units": [{ "unitType": "Card", "data": { "id": "a", "name": "Shoe" } }]
      }
      """,
    replacing: "\"card\"", with: "\"cards\"")

  static let responseDuplicateSection = Explanation(
    .responseDuplicateSection, "a section that stands twice",
    """
    A section stands once in a response, unless it is `repeated`; then each has a `sectionId` of its
    own, by which pages are joined.
    """,
    of: """
      screen Home {
        section cards: list { unit Card { height: 80 } }
        section ads: list { unit Ad { height: 80 } }
      }
      component Card { id: ID }
      component Ad { id: ID }
      """,
    sections: """
      {
        "section": "cards",
        "sectionId": "cards",
        "units": [{ "unitType": "Card", "data": { "id": "a" } }]
      },
      { "section": "cards", "sectionId": "cards", "units": [] }
      """,
    replacing: #"{ "section": "cards", "sectionId": "cards""#, with: #"{ "section": "ads", "sectionId": "ads""#)

  static let responseMissingSection = Explanation(
    .responseMissingSection, "a section that must stand is missing",
    """
    Every first page has the sections that are `essential`, and with `sections: fixed` all of them. A
    section with nothing to show stands without units.
    """,
    of: """
      screen Home {
        essential section cards: list { unit Card { height: 80 } }
        section ads: list { unit Ad { height: 80 } }
      }
      component Card { id: ID }
      component Ad { id: ID }
      """,
    sections: """
      { "section": "ads", "sectionId": "ads", "units": [] }
      """,
    replacing: "{ \"section\": \"ads\"",
    with: """
      { "section": "cards", "sectionId": "cards", "units": [] },
      { "section": "ads"
      """)

  static let responseSectionOrder = Explanation(
    .responseSectionOrder, "sections in another order than the fixed one",
    """
    With `sections: fixed` the first page has the sections as the screen declares them. Without it a
    response may order them as it likes.
    """,
    of: """
      screen Home {
        sections: fixed
        section cards: list { unit Card { height: 80 } }
        section ads: list { unit Ad { height: 80 } }
      }
      component Card { id: ID }
      component Ad { id: ID }
      """,
    sections: """
      { "section": "ads", "sectionId": "ads", "units": [] },
      { "section": "cards", "sectionId": "cards", "units": [] }
      """,
    replacing: """
      { "section": "ads", "sectionId": "ads", "units": [] },
      { "section": "cards", "sectionId": "cards", "units": [] }
      """,
    with: """
      { "section": "cards", "sectionId": "cards", "units": [] },
      { "section": "ads", "sectionId": "ads", "units": [] }
      """)

  static let responseServerValue = Explanation(
    .responseServerValue, "a value outside what a section leaves to responses",
    """
    `fromServer` says which properties a response may set, and within which bounds. Everything that the
    screen promises holds for values inside them.
    """,
    of: """
      screen Home {
        section cards: grid { columns: 2, fromServer: (columns: 1...4), unit Card { height: 80 } }
      }
      component Card { id: ID, name: Text(max: 20), badge: Badge?, count: Int = 1 }
      enum Badge { new, sale }
      """,
    sections: """
      {
        "section": "cards",
        "sectionId": "cards",
        "columns": 6,
        "units": [{ "unitType": "Card", "data": { "id": "a", "name": "Shoe" } }]
      }
      """,
    replacing: "\"columns\": 6", with: "\"columns\": 4")
}
