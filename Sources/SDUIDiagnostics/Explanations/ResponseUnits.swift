extension Explanation {
  static let responseUnknownUnit = Explanation(
    .responseUnknownUnit, "a unit that the contract does not have",
    """
    The type of a unit is the wire name of a component. `unknown` of the screen sets what a client does
    with any other type. If a server sends one by mistake, its unit is lost.
    """,
    sections: """
      {
        "section": "cards",
        "sectionId": "cards",
        "units": [{ "unitType": "Crad", "data": { "id": "a", "name": "Shoe" } }]
      }
      """,
    replacing: "Crad", with: "Card")

  static let responseUnacceptedUnit = Explanation(
    .responseUnacceptedUnit, "a unit where its section does not accept it",
    """
    A section shows only the units that it declares, because it has sizes only for those. A bundle
    contains everything of its section, so no other unit may accompany it.
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
        "units": [{ "unitType": "Ad", "data": { "id": "a" } }]
      },
      { "section": "ads", "sectionId": "ads", "units": [] }
      """,
    replacing: "\"unitType\": \"Ad\"", with: "\"unitType\": \"Card\"")

  static let responseDuplicateIdentity = Explanation(
    .responseDuplicateIdentity, "a unit that occurs twice in its section",
    """
    Its section, its type and its `id` identify a unit on all pages. Clients that compare two states of
    a list fail if the list contains the same unit twice.
    """,
    sections: """
      {
        "section": "cards",
        "sectionId": "cards",
        "units": [
          { "unitType": "Card", "data": { "id": "a", "name": "Shoe" } },
          { "unitType": "Card", "data": { "id": "a", "name": "Boot" } }
        ]
      }
      """,
    replacing: "\"id\": \"a\", \"name\": \"Boot\"", with: "\"id\": \"b\", \"name\": \"Boot\"")

  static let responseItemCount = Explanation(
    .responseItemCount, "too few or too many items in a section",
    """
    `minItems` and `maxItems` of a section set how many items a response may contain for it. If there
    are too few items, leave out the whole section.
    """,
    of: """
      screen Home {
        section cards: grid { columns: 2, minItems: 2, unit Card { height: 80 } }
      }
      component Card { id: ID, name: Text(max: 20), badge: Badge?, count: Int = 1 }
      enum Badge { new, sale }
      """,
    sections: """
      {
        "section": "cards",
        "sectionId": "cards",
        "units": [
          { "unitType": "Card", "data": { "id": "a", "name": "Shoe" } }
        ]
      }
      """,
    replacing: "\"name\": \"Shoe\" } }",
    with: """
      "name": "Shoe" } },
          { "unitType": "Card", "data": { "id": "b", "name": "Boot" } }
      """)

  static let responseUndeclaredPart = Explanation(
    .responseUndeclaredPart, "a header or footer that is not declared",
    """
    A section shows only the header and the footer that it declares. It has no size for any other.
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
        "header": { "unitType": "Ad", "data": { "id": "b" } },
        "units": [{ "unitType": "Card", "data": { "id": "a" } }]
      },
      { "section": "ads", "sectionId": "ads", "units": [] }
      """,
    replacing: "\"header\": { \"unitType\": \"Ad\", \"data\": { \"id\": \"b\" } },\n  ", with: "")
}
