extension Explanation {
  static let responseSyntax = Explanation(
    .responseSyntax, "a response that is no JSON",
    """
    A response is one JSON value as RFC 8259 defines it, in UTF-8: double quotation marks, no comments
    and no comma behind the last member. Arrays and objects are at most 128 deep, and a number has at
    most 1,000 digits.

    Where responses stand line by line, each line is one.
    """,
    of: cards,
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
    mended: page(
      """
      {
        "section": "cards",
        "sectionId": "cards",
        "units": [{ "unitType": "Card", "data": { "id": "a", "name": "Shoe" } }]
      }
      """))

  static let responseDuplicateKey = Explanation(
    .responseDuplicateKey, "a key that stands twice in an object",
    """
    Readers of JSON differ in which of two equal keys they take. What one client shows, another would
    not.
    """,
    of: cards,
    example: page(
      """
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
      """),
    mended: page(
      """
      {
        "section": "cards",
        "sectionId": "cards",
        "units": [{ "unitType": "Card", "data": { "id": "a", "name": "Shoe" } }]
      }
      """))

  static let responseMissingKey = Explanation(
    .responseMissingKey, "a key of the format is missing",
    """
    A response says which screen and page it is, and holds a list of sections. A section says its name,
    which is its `sectionId` as well unless it is `repeated`, and holds a list of units. A unit has a
    type and data. Where the screen says `wire`, these keys have the names that stand there.
    """,
    of: cards,
    example: page(
      """
      {
        "section": "cards",
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

  static let responseUnknownField = Explanation(
    .responseUnknownField, "a key that the contract does not know",
    """
    Clients ignore what they do not know, so that newer servers can send more. Where that was not meant,
    a name is misspelt, or a field was not declared. `sduic validate --strict` makes errors of these.
    """,
    of: cards,
    example: page(
      """
      {
        "section": "cards",
        "sectionId": "cards",
        "units": [
          { "unitType": "Card", "data": { "id": "a", "name": "Shoe", "bagde": "new" } }
        ]
      }
      """),
    mended: page(
      """
      {
        "section": "cards",
        "sectionId": "cards",
        "units": [
          { "unitType": "Card", "data": { "id": "a", "name": "Shoe", "badge": "new" } }
        ]
      }
      """))

  static let responseOtherScreen = Explanation(
    .responseOtherScreen, "the response of another screen",
    """
    A response says which screen it is for, by the screen's name on the wire.
    """,
    of: cards,
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
    mended: page(
      """
      {
        "section": "cards",
        "sectionId": "cards",
        "units": [{ "unitType": "Card", "data": { "id": "a", "name": "Shoe" } }]
      }
      """))

  static let responseOtherLayout = Explanation(
    .responseOtherLayout, "a layout that is not that of the screen",
    """
    A response may send its layout along, under `layout`. It is that of the screen, for the flags and
    the client under `variants`, and `layoutId` is its name. Where it is another, the response was
    recorded before the screen changed, or put together by hand: render it anew with
    `sduic render --inline`.
    """,
    of: """
      screen Home {
        section cards: list { unit Card { height: 80 } }
      }
      component Card { id: ID }
      """,
    example: inlineLayout(height: 72), mended: inlineLayout(height: 80))

  private static func inlineLayout(height: Int) -> String {
    """
    {
      "sdui": "1.0", "screen": "Home", "page": 0, "hasNext": false,
      "layoutId": "9e81ab3e6a0cca7ba17780b617bc6cf6f96132a2c461137cd2c2809da3d7c811",
      "layout": {
        "decorations": {},
        "sections": {
          "cards": {
            "kind": "list", "accepts": ["Card"],
            "units": { "Card": { "height": { "points": \(height) } } }
          }
        }
      },
      "sectionList": []
    }
    """
  }
}
