extension Explanation {
  static let responseType = Explanation(
    .responseType, "a value of another type",
    """
    Each field takes values of its type, as the contract writes them: a `Decimal` is a text, so that it
    stays exact, an `Int` is a whole number, an image and a record are objects.
    """,
    sections: """
      {
        "section": "cards",
        "sectionId": "cards",
        "units": [
          { "unitType": "Card", "data": { "id": "a", "name": "Shoe", "count": "3" } }
        ]
      }
      """,
    replacing: "\"count\": \"3\"", with: "\"count\": 3")

  static let responseMissingField = Explanation(
    .responseMissingField, "data lack a field that must stand",
    """
    A field must stand unless it is optional (`Text?`), has a default, or is known to some clients only.
    """,
    sections: """
      {
        "section": "cards",
        "sectionId": "cards",
        "units": [{ "unitType": "Card", "data": { "id": "a" } }]
      }
      """,
    replacing: "\"id\": \"a\"", with: "\"id\": \"a\", \"name\": \"Shoe\"")

  static let responseNull = Explanation(
    .responseNull, "`null` in place of a value",
    """
    Only optional fields may be `null`. A field with a default may be missing, and then has it; `null`
    says nothing about what should stand there.
    """,
    sections: """
      {
        "section": "cards",
        "sectionId": "cards",
        "units": [
          { "unitType": "Card", "data": { "id": "a", "name": "Shoe", "count": null } }
        ]
      }
      """,
    replacing: ", \"count\": null", with: "")

  static let responseConstraint = Explanation(
    .responseConstraint, "a value outside its bounds",
    """
    Values keep the bounds that the contract gives them: `min`, `max` and `length`, of a `Text` in code
    points. A URL is absolute, a date has a time and an offset, a colour is `#RRGGBB` or `#RRGGBBAA`.
    """,
    sections: """
      {
        "section": "cards",
        "sectionId": "cards",
        "units": [
          {
            "unitType": "Card",
            "data": { "id": "a", "name": "Shoes for walking in the mountains" }
          }
        ]
      }
      """,
    replacing: "Shoes for walking in the mountains", with: "Walking shoes")

  static let responseUnknownCase = Explanation(
    .responseUnknownCase, "a value that is no case of its enumeration",
    """
    A closed enumeration has the cases that are declared, by their names on the wire. Clients show
    nothing for another. An `open enum` takes any text.
    """,
    sections: """
      {
        "section": "cards",
        "sectionId": "cards",
        "units": [
          { "unitType": "Card", "data": { "id": "a", "name": "Shoe", "badge": "NEW" } }
        ]
      }
      """,
    replacing: "\"NEW\"", with: "\"new\"")

  static let responseUnknownAction = Explanation(
    .responseUnknownAction, "an action that a field does not take",
    """
    The type of a field says which actions its server may choose. Clients do nothing on another.
    """,
    of: """
      screen Home {
        section links: list { unit Link { height: 44 } }
      }
      component Link { id: ID, target: Action(OpenPage, Close), on tap: target }
      action OpenPage { url: URL }
      action Close
      """,
    sections: """
      {
        "section": "links",
        "sectionId": "links",
        "units": [
          {
            "unitType": "Link",
            "data": {
              "id": "a",
              "target": {
                "type": "OpenSite",
                "payload": { "url": "https://example.com" }
              }
            }
          }
        ]
      }
      """,
    replacing: "OpenSite", with: "OpenPage")
}
