extension Explanation {
  static let responseSyntax = Explanation(
    .responseSyntax, "a response that is no JSON",
    """
    A response is one JSON value as RFC 8259 defines it, in UTF-8: double quotation marks, no comments
    and no comma behind the last member. Arrays and objects are at most 128 deep, and a number has at
    most 1,000 digits.

    Where responses stand line by line, each line is one.
    """,
    response: """
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
    replacing: "False", with: "false")

  static let responseDuplicateKey = Explanation(
    .responseDuplicateKey, "a key that stands twice in an object",
    """
    Readers of JSON differ in which of two equal keys they take. What one client shows, another would
    not.
    """,
    sections: """
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
      """,
    replacing: #", "name": "Boot""#, with: "")

  static let responseMissingKey = Explanation(
    .responseMissingKey, "a key of the format is missing",
    """
    A response says which screen and page it is, and holds a list of sections. A section says its name,
    which is its `sectionId` as well unless it is `repeated`, and holds a list of units. A unit has a
    type and data. Where the screen says `wire`, these keys have the names that stand there.
    """,
    sections: """
      {
        "section": "cards",
        "units": [{ "unitType": "Card", "data": { "id": "a", "name": "Shoe" } }]
      }
      """,
    replacing: "\"section\": \"cards\",",
    with: "\"section\": \"cards\",\n  \"sectionId\": \"cards\",")

  static let responseUnknownField = Explanation(
    .responseUnknownField, "a key that the contract does not know",
    """
    Clients ignore what they do not know, so that newer servers can send more. Where that was not meant,
    a name is misspelt, or a field was not declared. `sduic validate --strict` makes errors of these.
    """,
    sections: """
      {
        "section": "cards",
        "sectionId": "cards",
        "units": [
          { "unitType": "Card", "data": { "id": "a", "name": "Shoe", "bagde": "new" } }
        ]
      }
      """,
    replacing: "bagde", with: "badge")

  static let responseOtherScreen = Explanation(
    .responseOtherScreen, "the response of another screen",
    """
    A response says which screen it is for, by the screen's name on the wire.
    """,
    response: """
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
    replacing: "Start", with: "Home")

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
    response: """
      {
        "sdui": "1.0", "screen": "Home", "page": 0, "hasNext": false,
        "layoutId": "9e81ab3e6a0cca7ba17780b617bc6cf6f96132a2c461137cd2c2809da3d7c811",
        "layout": {
          "decorations": {},
          "sections": {
            "cards": {
              "kind": "list", "accepts": ["Card"],
              "units": { "Card": { "height": { "points": 72 } } }
            }
          }
        },
        "sectionList": []
      }
      """,
    replacing: "\"points\": 72", with: "\"points\": 80")
}
