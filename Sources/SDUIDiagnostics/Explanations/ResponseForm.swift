extension Explanation {
  static let responseSyntax = Explanation(
    .responseSyntax, "a response that is no JSON",
    """
    A response is one JSON value as RFC 8259 defines it, in UTF-8: double quotation marks, no comments
    and no comma behind the last member. Arrays and objects are at most 128 deep, and a number has at
    most 1,000 digits.

    Where responses stand line by line, each line is one.
    """,
    of: """
      screen Home {
        section cards: grid { columns: 2, unit Card { height: 80 } }
      }
      component Card { id: ID, name: Text(max: 20), badge: Badge?, count: Int = 1 }
      enum Badge { new, sale }
      """,
    example: """
      {
        "sdui": "1.0", "screen": "Home", "page": 0, "hasNext": False,
        "layoutId": "0123456789abcdef0123456789abcdef0123456789abcdef0123456789abcdef",
        "sectionList": [
          {
            "section": "cards",
            "sectionId": "cards",
            "units": [{ "unitType": "Card", "data": { "id": "a", "name": "Shoe" } }]
          }
        ]
      }
      """,
    mended: """
      {
        "sdui": "1.0", "screen": "Home", "page": 0, "hasNext": false,
        "layoutId": "0123456789abcdef0123456789abcdef0123456789abcdef0123456789abcdef",
        "sectionList": [
          {
            "section": "cards",
            "sectionId": "cards",
            "units": [{ "unitType": "Card", "data": { "id": "a", "name": "Shoe" } }]
          }
        ]
      }
      """)

  static let responseDuplicateKey = Explanation(
    .responseDuplicateKey, "a key that stands twice in an object",
    """
    Readers of JSON differ in which of two equal keys they take. What one client shows, another would
    not.
    """,
    of: """
      screen Home {
        section cards: grid { columns: 2, unit Card { height: 80 } }
      }
      component Card { id: ID, name: Text(max: 20), badge: Badge?, count: Int = 1 }
      enum Badge { new, sale }
      """,
    example: """
      {
        "sdui": "1.0", "screen": "Home", "page": 0, "hasNext": false,
        "layoutId": "0123456789abcdef0123456789abcdef0123456789abcdef0123456789abcdef",
        "sectionList": [
          {
            "section": "cards",
            "sectionId": "cards",
            "units": [
              {
                "unitType": "Card",
                "data": { "id": "a", "name": "Shoe", "name": "Boot" }
              }
            ]
          }
        ]
      }
      """,
    mended: """
      {
        "sdui": "1.0", "screen": "Home", "page": 0, "hasNext": false,
        "layoutId": "0123456789abcdef0123456789abcdef0123456789abcdef0123456789abcdef",
        "sectionList": [
          {
            "section": "cards",
            "sectionId": "cards",
            "units": [{ "unitType": "Card", "data": { "id": "a", "name": "Shoe" } }]
          }
        ]
      }
      """)

  static let responseMissingKey = Explanation(
    .responseMissingKey, "a key of the format is missing",
    """
    A response says which screen and page it is, and holds a list of sections. A section says its name,
    which is its `sectionId` as well unless it is `repeated`, and holds a list of units. A unit has a
    type and data. Where the screen says `wire`, these keys have the names that stand there.
    """,
    of: """
      screen Home {
        section cards: grid { columns: 2, unit Card { height: 80 } }
      }
      component Card { id: ID, name: Text(max: 20), badge: Badge?, count: Int = 1 }
      enum Badge { new, sale }
      """,
    example: """
      {
        "sdui": "1.0", "screen": "Home", "page": 0, "hasNext": false,
        "layoutId": "0123456789abcdef0123456789abcdef0123456789abcdef0123456789abcdef",
        "sectionList": [
          {
            "section": "cards",
            "units": [{ "unitType": "Card", "data": { "id": "a", "name": "Shoe" } }]
          }
        ]
      }
      """,
    mended: """
      {
        "sdui": "1.0", "screen": "Home", "page": 0, "hasNext": false,
        "layoutId": "0123456789abcdef0123456789abcdef0123456789abcdef0123456789abcdef",
        "sectionList": [
          {
            "section": "cards",
            "sectionId": "cards",
            "units": [{ "unitType": "Card", "data": { "id": "a", "name": "Shoe" } }]
          }
        ]
      }
      """)

  static let responseUnknownField = Explanation(
    .responseUnknownField, "a key that the contract does not know",
    """
    Clients ignore what they do not know, so that newer servers can send more. Where that was not meant,
    a name is misspelt, or a field was not declared. `sduic validate --strict` makes errors of these.
    """,
    of: """
      screen Home {
        section cards: grid { columns: 2, unit Card { height: 80 } }
      }
      component Card { id: ID, name: Text(max: 20), badge: Badge?, count: Int = 1 }
      enum Badge { new, sale }
      """,
    example: """
      {
        "sdui": "1.0", "screen": "Home", "page": 0, "hasNext": false,
        "layoutId": "0123456789abcdef0123456789abcdef0123456789abcdef0123456789abcdef",
        "sectionList": [
          {
            "section": "cards",
            "sectionId": "cards",
            "units": [
              { "unitType": "Card", "data": { "id": "a", "name": "Shoe", "bagde": "new" } }
            ]
          }
        ]
      }
      """,
    mended: """
      {
        "sdui": "1.0", "screen": "Home", "page": 0, "hasNext": false,
        "layoutId": "0123456789abcdef0123456789abcdef0123456789abcdef0123456789abcdef",
        "sectionList": [
          {
            "section": "cards",
            "sectionId": "cards",
            "units": [
              { "unitType": "Card", "data": { "id": "a", "name": "Shoe", "badge": "new" } }
            ]
          }
        ]
      }
      """)

  static let responseOtherScreen = Explanation(
    .responseOtherScreen, "the response of another screen",
    """
    A response says which screen it is for, by the screen's name on the wire.
    """,
    of: """
      screen Home {
        section cards: grid { columns: 2, unit Card { height: 80 } }
      }
      component Card { id: ID, name: Text(max: 20), badge: Badge?, count: Int = 1 }
      enum Badge { new, sale }
      """,
    example: """
      {
        "sdui": "1.0", "screen": "Start", "page": 0, "hasNext": false,
        "layoutId": "0123456789abcdef0123456789abcdef0123456789abcdef0123456789abcdef",
        "sectionList": [
          {
            "section": "cards",
            "sectionId": "cards",
            "units": [{ "unitType": "Card", "data": { "id": "a", "name": "Shoe" } }]
          }
        ]
      }
      """,
    mended: """
      {
        "sdui": "1.0", "screen": "Home", "page": 0, "hasNext": false,
        "layoutId": "0123456789abcdef0123456789abcdef0123456789abcdef0123456789abcdef",
        "sectionList": [
          {
            "section": "cards",
            "sectionId": "cards",
            "units": [{ "unitType": "Card", "data": { "id": "a", "name": "Shoe" } }]
          }
        ]
      }
      """)
}
