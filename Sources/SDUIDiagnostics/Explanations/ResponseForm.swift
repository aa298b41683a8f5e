extension Explanation {
  static let responseSyntax = Explanation(
    .responseSyntax, "a response that is not JSON",
    """
    A response is one JSON value as RFC 8259 defines it, in UTF-8: with double quotation marks, without
    comments, and without a comma after the last member. Arrays and objects are nested at most 128 deep,
    and a number has at most 1,000 digits.

    If a file contains one response per line, each line is one JSON value.
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
    .responseDuplicateKey, "a key that occurs twice in an object",
    """
    JSON readers differ in which of two equal keys they use. So one client might show a value that
    another one does not.
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
    A response names its screen and page, and contains a list of sections. A section has a name, a
    `sectionId` and a list of units. The `sectionId` is the name again, unless the section is
    `repeated`. A unit has a type and data. If the screen sets `wire`, these keys have the names from
    there.
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
    Clients ignore keys that they do not know, so that newer servers can send more. If you did not
    intend this, the key is misspelt, or the field is not declared. `sduic validate --strict` reports
    these keys as errors.
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
    A response names its screen by the screen's wire name. This response names another screen.
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
    A response may contain its layout, under `layout`. This must be the layout of the screen, for the
    flags and the client in `variants`, and `layoutId` must identify it. If it is another layout, the
    response was recorded before the screen changed, or it was written by hand. Render it again with
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
