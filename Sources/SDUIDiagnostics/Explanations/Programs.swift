extension Explanation {
  static let noScreen = Explanation(
    .noScreen, "a file without a screen",
    """
    Compiling and laying out work on a screen, and this file declares none. Perhaps it is a catalogue
    that screens import, or the screen is in another file: those of imported files do not count.

    Name the file that has the screen, or declare one. `sduic check` takes files without screens, too.
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
    Compiling and laying out work on one screen at a time, and this file declares several.

    Give each screen a file of its own. What they share can stand in a file that both import.
    `sduic check` takes files with several screens, too.
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
    .dataTooLarge, "data that no fixture could hold",
    """
    `sduic fixtures` makes a value for each place in the data of a component. A record that two fields
    have stands in the data twice, so that records in one another make a power of places. At most 50,000
    places are made. Data are nested at most 119 deep, so that a response can still be read.

    Hold fewer records, lists and actions in one another, or send an `ID` in place of a record that
    clients load by itself. In the example each `Lot` has 11,111 places.
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
    The screen is correct, but at some width that it declares, or at one that was asked for, a rule
    cannot be kept: insets wider than the container, an item of negative height, a span of more columns
    than there are. The message names the section, the width and the figures.

    The example fails below 600, where the grid has two columns and the advertisement wants three.
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
    .outsideDeclaredRange, "a container that the screen is not made for",
    """
    A screen says which containers it is made for with `widths` and `heights`; without them it is every
    width and height from 320 to 1376 points. A layout was asked for outside of that. It is computed all
    the same, and nobody promised that it looks right, so this is a warning.

    The example is reported by `sduic layout example.sdui --width 768`. Choose a width inside the range,
    or widen the range.
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
    .invalidDocument, "a file that is no screen document",
    """
    Commands that work on a screen take its `.sdui` or the document that `sduic compile` wrote. This
    file looks like a document and is none: it is no JSON, or a value in it is missing, of the wrong
    type, or refers to something that is not there. The message says what, and where.

    A document of any version 1.x is read, and keys that this version does not know are ignored.
    Compile the screen anew, rather than edit a document by hand.
    """)
}
