extension Explanation {
  static let noScreen = Explanation(
    .noScreen, "a file without a screen",
    """
    Only a screen can be compiled or laid out, and this file declares none. Perhaps it is a catalogue
    that screens import, or the screen is in another file: the screens of imported files do not count.

    Name the file that declares the screen, or declare one. `sduic check` also accepts files without
    screens.
    """,
    example: """
      component ProductCard { id: ID }
      """,
    replacing: "component ProductCard { id: ID }",
    with: """
      component ProductCard { id: ID }

      screen Shop {
        section products: list {
          unit ProductCard { height: 200 }
        }
      }
      """)

  static let severalScreens = Explanation(
    .severalScreens, "a file with more than one screen",
    """
    The command works on one screen, and this file declares several. Name one of them, as in
    `--screen News`.

    `sduic check`, `prove`, `generate` and `breaking` take all screens of a file, and `sduic compile` of
    a folder writes each of them to a file of its own. You can also write each screen in a file of its
    own, and what they share in a file that both import.
    """,
    example: """
      component ArticleRow { id: ID }

      screen News {
        section articles: list { unit ArticleRow { height: 88 } }
      }

      screen Archive {
        section articles: list { unit ArticleRow { height: 64 } }
      }
      """,
    replacing: """


      screen Archive {
        section articles: list { unit ArticleRow { height: 64 } }
      }
      """,
    with: "")

  static let dataTooLarge = Explanation(
    .dataTooLarge, "data that is too large for a fixture",
    """
    `sduic fixtures` generates a value for each place in the data of a component. If two fields have the
    same record as their type, the data contains that record twice, so the number of places multiplies
    with each level of nested records. At most 50,000 places are generated. Data may be nested at most
    119 deep, so that a response can still be read.

    Nest fewer records, lists and actions, or send an `ID` in place of a record that clients load
    separately. In the example each `Lot` has 11,111 places.
    """,
    example: """
      record Box { a: Int, b: Int, c: Int, d: Int, e: Int, f: Int, g: Int, h: Int, i: Int, j: Int }
      record Row { a: Box, b: Box, c: Box, d: Box, e: Box, f: Box, g: Box, h: Box, i: Box, j: Box }
      record Map { a: Row, b: Row, c: Row, d: Row, e: Row, f: Row, g: Row, h: Row, i: Row, j: Row }
      record Lot { a: Map, b: Map, c: Map, d: Map, e: Map, f: Map, g: Map, h: Map, i: Map, j: Map }
      component Archive { id: ID, first: Lot, second: Lot, third: Lot, fourth: Lot, fifth: Lot }

      screen Archives {
        section archives: list { unit Archive { height: 88 } }
      }
      """,
    replacing: "fifth: Lot", with: "fifth: ID")

  static let layoutImpossible = Explanation(
    .layoutImpossible, "no room for the layout at this width",
    """
    The screen is correct, but at a width that it declares, or at the width that you requested, it
    breaks a layout rule: the insets are wider than the container, an item has a negative height, or an
    item spans more columns than there are. The message names the section, the width and the figures.

    The example fails below 600, where the grid has two columns and the advertisement spans three.
    """,
    example: """
      component Ad { id: ID }

      screen Shop {
        section ads: grid {
          columns: 3
          unit Ad { span: 3, height: 120 }
          when width < 600 { columns: 2 }
        }
      }
      """,
    replacing: "span: 3", with: "span: all")

  static let outsideDeclaredRange = Explanation(
    .outsideDeclaredRange, "a container outside of the declared ranges",
    """
    `widths` and `heights` declare the containers for which a screen is made. Without them these are all
    widths and heights from 320 to 1376 points. You requested a layout outside this range. It is
    computed anyway, but nobody promised that it looks right, so this is a warning.

    `sduic layout example.sdui --width 768` reports the example. Choose a width inside the range, or
    widen the range.
    """,
    example: """
      component ArticleRow { id: ID }

      screen News {
        widths: 320...480
        section articles: list {
          unit ArticleRow { height: 88 }
        }
      }
      """,
    replacing: "widths: 320...480", with: "widths: 320...1024")

  static let invalidDocument = Explanation(
    .invalidDocument, "a file that is not a screen document",
    """
    Commands for a screen read its `.sdui` file, or the document that `sduic compile` wrote. This file
    looks like such a document but is none: it is not JSON, or a value in it is missing, has the wrong
    type, or refers to something that does not exist. The message names the problem and its place.

    `sduic` reads documents of every version 1.x and ignores keys that it does not know. Compile the
    screen again instead of editing a document by hand.
    """)

  static let missingText = Explanation(
    .missingText, "a localized text that is missing or does not fit",
    """
    Content names the keys of its texts: `localized("deals.title")`. `sduic render --strings TEXTS.json`
    replaces each key with the text of one language. The file is an object of keys and texts. Here it
    has no text for a key, an empty one, or a text that breaks the constraints of its field, such as
    `Text(max: 40)`.

    `sduic compile --emit strings` writes the keys of a screen in the form of such a file. Add the text,
    or change it until it fits.
    """)

  static let unknownText = Explanation(
    .unknownText, "a localized text whose key is in no content",
    """
    The file of `sduic render --strings TEXTS.json` has a text for a key that no content of the screen
    names. Its texts may be shared by several screens; if not, the key is misspelt, or its text is no
    longer needed.

    Correct the key, or remove it with its text. `sduic compile --emit strings` writes the keys of a
    screen.
    """)
}
