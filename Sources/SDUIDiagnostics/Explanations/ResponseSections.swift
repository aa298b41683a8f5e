extension Explanation {
  static let responseUnknownSection = Explanation(
    .responseUnknownSection, "a section that the screen does not have",
    """
    A response contains only sections that the screen declares, by their wire names. If it is a list of
    lists of units without names, it has at most one list for each section.
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
    .responseDuplicateSection, "a section that occurs twice",
    """
    A response contains a section at most once, unless the section is `repeated`. Then each one has a
    `sectionId` of its own, by which clients join pages.
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
    .responseMissingSection, "a required section is missing",
    """
    Every first page contains all `essential` sections, and with `sections: fixed` all sections. If a
    section has nothing to show, send it without units.
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
    With `sections: fixed` the first page contains the sections in the order in which the screen
    declares them. Without it a response may order them freely.
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
    .responseServerValue, "a value outside of `fromServer`",
    """
    `fromServer` names the properties that a response may set, and their bounds. What is proved for the
    screen covers all values within these bounds.
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
