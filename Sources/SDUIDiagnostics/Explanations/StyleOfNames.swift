extension Explanation {
  static let nameStyle = Explanation(
    .nameStyle, "a name that is not in the style of the language",
    """
    Types, screens and layouts are written in `UpperCamelCase`; values, flags, parameters, fields, cases
    and sections in `lowerCamelCase`. So a reader knows from a name what it is.

    This is a warning. A server's own names keep their form behind `as`.
    """,
    example: """
      component PRODUCT_CARD { id: ID }

      screen Shop {
        section products: list { unit PRODUCT_CARD { height: 200 } }
      }
      """,
    replacing: """
      component PRODUCT_CARD { id: ID }

      screen Shop {
        section products: list { unit PRODUCT_CARD { height: 200 } }
      """,
    with: """
      component ProductCard as "PRODUCT_CARD" { id: ID }

      screen Shop {
        section products: list { unit ProductCard { height: 200 } }
      """)

  static let unusedImport = Explanation(
    .unusedImport, "an import of which nothing is used",
    """
    Nothing that the imported file declares is named in this one. An import brings a file's own
    declarations, not what that file imports itself.

    This is a warning. Remove the import: whoever reads the file would look for what comes from it.
    """,
    example: """
      import "theme.sdui"

      component ProductCard { id: ID }

      screen Shop {
        section products: list { unit ProductCard { height: 200 } }
      }
      """,
    others: [File("theme.sdui", "let gutter = 16")],
    replacing: "products: list {", with: "products: list { spacing: gutter,")

  static let unusedDeclaration = Explanation(
    .unusedDeclaration, "something that is declared and used nowhere",
    """
    The file declares a screen, and a `let`, flag, layout or decoration that nothing in the file names.
    Perhaps it was left over when something else was changed.

    This is a warning. What others are to use belongs into a file of its own that they import; in a file
    without a screen nothing is reported.
    """,
    example: """
      let gutter = 16

      component ProductCard { id: ID }

      screen Shop {
        section products: list { unit ProductCard { height: 200 } }
      }
      """,
    replacing: "products: list {", with: "products: list { spacing: gutter,")
}
