extension Explanation {
  static let responseUnknownSection = Explanation(
    .responseUnknownSection, "a section that the screen does not have",
    """
    A section of a response is one that the screen declares, by its name on the wire. Where lists of
    units stand without names, there is at most one for each section.
    """,
    of: cards,
    example: page(
      """
      {
        "section": "card",
        "sectionId": "cards",
        "units": [{ "unitType": "Card", "data": { "id": "a", "name": "Shoe" } }]
      }
      """),
    mended: page(
      """
      {
        "section": "cards",
        "sectionId": "cards",
        "units": [{ "unitType": "Card", "data": { "id": "a", "name": "Shoe" } }]
      }
      """))

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
    example: page(
      """
      {
        "section": "cards",
        "sectionId": "cards",
        "units": [{ "unitType": "Card", "data": { "id": "a" } }]
      },
      {
        "section": "cards",
        "sectionId": "cards",
        "units": [{ "unitType": "Card", "data": { "id": "b" } }]
      }
      """),
    mended: page(
      """
      {
        "section": "cards",
        "sectionId": "cards",
        "units": [
          { "unitType": "Card", "data": { "id": "a" } },
          { "unitType": "Card", "data": { "id": "b" } }
        ]
      },
      { "section": "ads", "sectionId": "ads", "units": [] }
      """))

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
    example: """
      {
        "sdui": "1.0", "screen": "Home", "page": 0, "hasNext": false,
        "layoutId": "0123456789abcdef0123456789abcdef0123456789abcdef0123456789abcdef",
        "sectionList": [{ "section": "ads", "sectionId": "ads", "units": [] }]
      }
      """,
    mended: page(
      """
      {
        "section": "cards",
        "sectionId": "cards",
        "units": [{ "unitType": "Card", "data": { "id": "a" } }]
      },
      { "section": "ads", "sectionId": "ads", "units": [] }
      """))

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
    example: page(
      """
      { "section": "ads", "sectionId": "ads", "units": [] },
      { "section": "cards", "sectionId": "cards", "units": [] }
      """),
    mended: page(
      """
      { "section": "cards", "sectionId": "cards", "units": [] },
      { "section": "ads", "sectionId": "ads", "units": [] }
      """))

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
    example: page(
      """
      {
        "section": "cards",
        "sectionId": "cards",
        "columns": 6,
        "units": [{ "unitType": "Card", "data": { "id": "a", "name": "Shoe" } }]
      }
      """),
    mended: page(
      """
      {
        "section": "cards",
        "sectionId": "cards",
        "columns": 4,
        "units": [{ "unitType": "Card", "data": { "id": "a", "name": "Shoe" } }]
      }
      """))
}
