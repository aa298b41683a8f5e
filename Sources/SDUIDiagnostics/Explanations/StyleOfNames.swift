extension Explanation {
  static let nameStyle = Explanation(
    .nameStyle, "a name in another style than the language uses",
    """
    Write the names of types, screens and layouts in `UpperCamelCase`, and the names of values, flags,
    parameters, fields, cases and sections in `lowerCamelCase`. So a name shows what kind of thing it
    is.

    This is a warning. If a server uses another spelling, write the server's name after `as`.
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
    .unusedImport, "an unused import",
    """
    This file uses no name that the imported file declares. An import provides only the file's own
    declarations, not those that the file imports in turn.

    This is a warning. Remove the import, because readers of the file would look for what comes from it.
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
    .unusedDeclaration, "an unused declaration",
    """
    The file declares a screen, and also a `let`, flag, layout or decoration that nothing in the file
    uses. Perhaps it was left over from another change.

    This is a warning. Move declarations that other files use into a file of their own, which the others
    import. In a file without a screen unused declarations are not reported.
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
