extension Explanation {
  static let responseType = Explanation(
    .responseType, "a value of another type",
    """
    Each field accepts values of its type only, in the form that the contract declares. A `Decimal` is a
    text, so that it stays exact, unless it is declared `as: number`. An `Int` is a whole number. An
    image and a record are objects.
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
    .responseMissingField, "a required field is missing in the data",
    """
    A field is required unless it is optional (`Text?`), has a default, or is known to some clients
    only.
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
    Only optional fields may be `null`. A field with a default may be absent and then has its default.
    `null` does not determine the value of the field.
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
    A value must keep the bounds of the contract: `min`, `max` and `length`. For a `Text` they count
    code points. A URL is absolute, a date has a time and an offset, and a colour is `#RRGGBB` or
    `#RRGGBBAA`.
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
    .responseUnknownCase, "a value that is not a case of its enumeration",
    """
    A closed enum accepts only its declared cases, by their wire names. Clients show nothing for any
    other value. An `open enum` accepts any text.
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
    .responseUnknownAction, "an action that a field does not accept",
    """
    The type of a field names the actions that the server may choose. Clients do nothing for any other
    action.
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
