extension Explanation {
  static let responseUnknownUnit = Explanation(
    .responseUnknownUnit, "a unit that the contract does not have",
    """
    The type of a unit is the name of a component on the wire. What a client does with another,
    `unknown` of the screen says; a server that sends one by mistake loses it.
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
    A section shows the units that it declares and no others: it has sizes for those only. A bundle
    holds everything of its section and stands alone.
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
    .responseDuplicateIdentity, "a unit that stands twice in its section",
    """
    A unit is the same unit on all pages by its section, its type and its `id`. Clients that compare two
    states of a list fail where one stands twice.
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
    `minItems` and `maxItems` of a section bound how many items a response brings. What cannot be filled
    is left out as a whole section.
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
    A section shows the header and the footer that it declares. It has no size for another.
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
